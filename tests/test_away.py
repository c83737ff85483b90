"""People who do not decide: clocks that run out, passes made as asked, bots that take over for the absent."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from periplus.games import GAMES, ours
from periplus.kernel.game import SPECTATOR
from periplus.server.hall import ME, Plan
from periplus.server.live import GRACE, LiveTable
from periplus.server.notices import TIME_DECIDED, TIME_PASSED, subject
from periplus.server.passing import FORCED, HESITATION, LONGEST, pass_for, pause_of
from periplus.store.tables import OPEN
from tests.in_process import Client, RunningApp, all_sent, running_app, until
from tests.serving import SOON

Json = dict[str, Any]
LONG = 3600
SECRET = bytes(range(32))


@dataclass
class Friends:
    """A table at which only people sit, each in their own browser."""

    app: RunningApp
    live: LiveTable
    people: list[Client]

    @property
    def path(self) -> str:
        return f"/tables/{self.live.table.id}"

    async def table(self, seat: int, language: str = "en") -> Json:
        return (await self.people[seat].get(f"{self.path}?lang={language}")).json()

    async def click(self, code: int) -> None:
        seat = self.live.shown.seat
        body = {"ply": self.live.shown.ply, "code": code}
        assert (await self.people[seat].post(f"{self.path}/decisions", **body)).status == 200

    async def post(self, who: int, path: str, status: int = 200, **body: object) -> Json:
        answer = await self.people[who].post(f"{self.path}/{path}", **body)
        assert answer.status == status, answer.body
        return answer.json()

    async def post_none(self, who: int, path: str, **body: object) -> None:
        """The same where nothing is answered."""
        answer = await self.people[who].post(f"{self.path}/{path}", **body)
        assert answer.status == 204, answer.body

    def run_out(self) -> None:
        """Let the time be up."""
        self.live.become(replace(self.live.table, changed=0.0))
        self.live.awake_since = 0.0
        self.live.wake()

    async def miss(self) -> None:
        """Let the time be up, and wait until somebody decided."""
        told = len(self.live.chat)
        self.run_out()
        await until(lambda: len(self.live.chat) > told)

    async def to_question(self, wanted: Callable[[LiveTable], bool]) -> int:
        """Play on at random until such a question; returns the seat that is asked."""
        live, chance = self.live, random.Random(5)
        while not wanted(live):
            if self.passes(live.shown.seat):
                await asyncio.sleep(0.01)
            else:
                await self.click(chance.choice(live.shown.legal))
        return live.shown.seat

    def passes(self, seat: int) -> bool:
        """Whether a pass is about to be made for this seat."""
        auto, shown = self.live.seats[seat].auto, self.live.shown
        return pass_for(auto, shown.views[seat], shown.legal, self.live.caretaker) is not None


@asynccontextmanager
async def friends(folder: Path, game: str, clock: int = LONG) -> AsyncIterator[Friends]:
    async with running_app(folder) as app:
        number = GAMES[game].seats[0] if game == "ulysses" else 3
        people = [Client(app.app) for _ in range(number)]
        seats = [ME] + [OPEN] * (number - 1)
        plan = Plan(GAMES[game], {}, seats, "Friday", "Anna", clock=clock, secret=SECRET)
        live = await app.hall.make(plan, "anna")
        people[0].cookie = "periplus=anna"
        for number, person in enumerate(people[1:], 1):
            await person.post(f"/tables/{live.table.id}/join", player=f"Ben {number}")
        yield Friends(app, live, people)


def sailing(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(scene(), 3 * SOON))


def further(live: LiveTable, ply: int) -> bool:
    return live.shown.ply > ply


def notices(table: Json) -> list[tuple[str, int]]:
    return [(line["notice"], line["about"]) for line in table["chat"] if line["notice"]]


def many(live: LiveTable) -> bool:
    """A question to which one may pass or do something else."""
    shown = live.shown
    return len(shown.legal) > 1 and live.caretaker.passing(shown.views[shown.seat], shown.legal) is not None


# The clock


@pytest.mark.parametrize("game", ours())
def test_when_the_time_is_up_a_bot_passes_and_the_log_says_so(game: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with friends(tmp_path, game) as at:
            seat = await at.to_question(many)
            ply, passes = at.live.shown.ply, at.live.caretaker.passing
            wanted = passes(at.live.shown.views[seat], at.live.shown.legal)
            at.run_out()
            await until(lambda: at.live.shown.ply > ply)
            assert at.live.voyage.decisions[ply] == wanted
            name = at.live.seats[seat].name
            for viewer in range(len(at.people)):
                (line,) = (await at.table(viewer))["chat"]
                assert (line["notice"], line["about"], line["ply"]) == ("time-passed", seat, ply)
                whose = "Your time ran out: a bot passed for you."
                assert line["text"] == (
                    whose if viewer == seat else f"Time ran out: a bot passed for {name}."
                )
            assert at.live.seats[seat].missed == 1

    sailing(scene)


@pytest.mark.parametrize("game", ours())
def test_a_choice_that_was_begun_is_dropped_when_the_time_is_up(game: str, tmp_path: Path) -> None:
    """What somebody was about to do is not done for them: they may have been about to take it back."""

    def begins(live: LiveTable) -> list[int]:
        """Clicks after which the choice is still in the making, and which are not the least."""
        shown, state = live.shown, live.voyage.state
        least = live.caretaker.least(shown.views[shown.seat], shown.legal)
        tried = []
        for code in [code for code in shown.legal if code not in least]:
            after = state.clone()
            after.apply(code)
            if after.seat == shown.seat and after.view(shown.seat)["choice"] is not None:
                tried.append(code)
        return tried

    async def scene() -> None:
        async with friends(tmp_path, game) as at:
            seat = await at.to_question(lambda live: bool(begins(live)))
            ply, code = at.live.shown.ply, begins(at.live)[0]
            await at.click(code)
            assert at.live.shown.ply == ply + 1 > at.live.shown.public_ply
            at.run_out()
            await until(lambda: at.live.chat)
            assert at.live.voyage.decisions[ply] != code
            assert at.live.voyage.deciders[ply] == seat
            kept = await at.app.hall.table(at.live.table.id)
            assert kept.voyage.decisions == at.live.voyage.decisions

    sailing(scene)


def test_the_time_runs_for_the_whole_choice(tmp_path: Path) -> None:
    """Neither a click nor taking it back moves the end, and coming and going gives a moment at most."""

    async def scene() -> None:
        async with friends(tmp_path, "journey", clock=LONG) as at:
            live, seat = at.live, at.live.shown.seat
            move = next(
                code for code in live.shown.legal if live.voyage.game.verbs.split(code)[0].name == "move"
            )
            end = live.deadline
            for _ in range(3):
                await at.click(move)
                assert live.deadline == end
                await at.post(seat, "undo", ply=live.shown.ply)
                assert live.deadline == end
            await at.post(seat, "seat", level="")  # who never was away does not come back
            assert live.deadline == end
            assert live.chat == []
            live.become(replace(live.table, changed=live.table.changed - LONG + 5.0))
            live.awake_since = 0.0
            late = live.deadline
            live.seats[seat] = replace(live.seats[seat], level="nobody")  # a bot that never decides
            await at.post(seat, "seat", level="")
            assert late is not None
            assert live.deadline is not None
            assert late < live.deadline <= late + GRACE
            assert notices(await at.table(0)) == [("returned", seat)]

    sailing(scene)


def test_who_misses_several_decisions_has_a_stand_in_until_they_return(tmp_path: Path) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ithaca") as at:
            live, missed = at.live, list[int]()
            while not any(seat.level for seat in live.seats):
                missed.append(live.shown.seat)
                await at.miss()
            away = next(number for number, seat in enumerate(live.seats) if seat.level)
            assert missed.count(away) == 3
            await until(lambda: ("time-stands-in", away) in map(subject, live.chat))
            await at.post(away, "seat", level="")
            assert notices(await at.table(0))[-1] == ("returned", away)
            assert live.seats[away].missed == 0

    sailing(scene)


def test_leaving_standing_in_and_returning_are_lines_of_the_log(tmp_path: Path) -> None:
    """By hand, by a click of one's own, and for good; in every language, and about oneself in other words."""

    async def scene() -> None:
        async with friends(tmp_path, "journey") as at:
            live, seat = at.live, at.live.shown.seat
            live.seats[seat] = replace(live.seats[seat], level="nobody")  # a bot that never decides
            await at.click(live.shown.legal[0])
            assert not live.played_by_bot(seat)
            other = (seat + 2) % 3
            await at.post(other, "seat", level="helmsman")
            await at.people[other].post(f"{at.path}/leave")
            told = await at.table(seat)
            assert notices(told) == [("returned", seat), ("stands-in", other), ("left", other)]
            assert told["chat"][0]["text"] == "You are back."
            texts = {(await at.table(seat, each))["chat"][-1]["text"] for each in ("en", "it", "fr", "de")}
            assert len(texts) == 4
            assert all(live.seats[other].name in text for text in texts)

    sailing(scene)


# A bot for somebody who is away


@asynccontextmanager
async def looking(at: Friends, *seats: int) -> AsyncIterator[None]:
    """These people look at the table."""
    async with AsyncExitStack() as streams:
        for seat in seats:
            await streams.enter_async_context(at.people[seat].stream(at.live.table.id))
        yield


def test_a_bot_takes_over_when_all_who_are_here_want_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ulysses") as at, looking(at, 0, 1):
            asked = await at.post(0, "stand-in", seat=2)
            assert asked["seats"][2]["wished_by"] == [0]
            await all_sent()
            assert not at.live.played_by_bot(2), "the other has not been asked"
            assert (await at.post(0, "stand-in", seat=2, wanted=False))["seats"][2]["wished_by"] == []
            await at.post(1, "stand-in", seat=2)
            await all_sent()
            assert not at.live.played_by_bot(2)
            await at.post(0, "stand-in", seat=2)
            await until(lambda: at.live.played_by_bot(2))
            told = await at.table(0)
            assert ("asked-to-stand-in", 2) in notices(told)
            assert told["seats"][2]["wished_by"] == []
            await at.post(2, "seat", level="")
            assert notices(await at.table(1))[-1] == ("returned", 2)

    sailing(scene)


def test_who_is_alone_at_the_table_need_not_ask_anybody(tmp_path: Path) -> None:
    """And when one who did not want it goes, all who are left do."""

    async def scene() -> None:
        async with friends(tmp_path, "ulysses") as at, looking(at, 0):
            async with looking(at, 1):
                await at.post(0, "stand-in", seat=2)
                await all_sent()
                assert not at.live.played_by_bot(2)
            await until(lambda: at.live.played_by_bot(2))

    sailing(scene)


def test_nobody_is_replaced_who_is_here_or_plays_no_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ulysses") as at, looking(at, 0, 1):
            assert (await at.post(0, "stand-in", 409, seat=1))["error"] == "not_away"
            assert (await at.post(0, "stand-in", 409, seat=7))["error"] == "not_away"
            stranger = Client(at.app.app)
            answer = await stranger.post(f"{at.path}/stand-in", seat=2)
            assert (answer.status, answer.json()["error"]) == (403, "not_seated")
            await at.post(0, "stand-in", seat=2)
            async with looking(at, 2):
                assert (await at.table(0))["seats"][2]["wished_by"] == []
            await at.post(1, "stand-in", seat=2)
            await all_sent()
            assert not at.live.played_by_bot(2), "the wish was for another absence"

    sailing(scene)


# Passes as asked


@pytest.mark.parametrize("game", ours())
@pytest.mark.parametrize("wish", ["turn", "round", "forced"])
def test_passes_are_made_as_asked_and_told_to_nobody_else(wish: str, game: str, tmp_path: Path) -> None:
    """Everybody has passes made: those that were wished for and no others, each known to one alone."""

    async def scene() -> None:
        async with friends(tmp_path, game) as at:
            live, made, chance = at.live, Counter[int](), random.Random(5)
            while live.status == "running" and made.total() < 8:
                shown, seat, ply = live.shown, live.shown.seat, live.shown.ply
                if not live.seats[seat].auto:
                    assert (await at.post(seat, "pass", until=wish))["passing"] == wish
                code = live.caretaker.passing(shown.views[seat], shown.legal)
                if code is not None and wants(live, wish):
                    await until(partial(further, live, ply))
                    assert live.voyage.decisions[ply] == code
                    made[seat] += 1
                else:
                    await all_sent()
                    assert live.shown.ply == ply, "nothing is done that was not asked for"
                    await at.click(chance.choice(shown.legal))
            assert made.total() > 0
            for seat in range(3):
                told = await at.table(seat)
                assert len(told["chat"]) >= made[seat], "more may have been made meanwhile"
                assert set(notices(told)) <= {("auto-passed", seat)}
                assert all("as you asked" in line["text"] for line in told["chat"])
                assert told["passing"] in ("", wish)
            watcher = (await Client(at.app.app).get(at.path)).json()
            assert (watcher["chat"], watcher["passing"]) == ([], "")

    def wants(live: LiveTable, wish: str) -> bool:
        going_round = live.caretaker.going_round(live.shown.views[SPECTATOR])
        return {"turn": True, "round": going_round, "forced": len(live.shown.legal) == 1}[wish]

    sailing(scene)


def test_a_pass_made_looks_to_others_like_any_other(tmp_path: Path) -> None:
    """The messages on their streams, word for word, whoever made it."""

    async def seen(folder: Path, by_hand: bool) -> list[str]:
        async with friends(folder, "ulysses") as at:
            seat = await at.to_question(many)
            other = (seat + 1) % 3
            async with at.people[other].stream(at.live.table.id) as stream:
                before, ply = stream.take(), at.live.shown.ply
                if by_hand:
                    shown = at.live.shown
                    code = at.live.caretaker.passing(shown.views[seat], shown.legal)
                    assert code is not None
                    await at.click(code)
                else:
                    await at.post(seat, "pass", until="turn")
                    await until(lambda: at.live.shown.ply > ply)
                await all_sent()
                assert before
                return [name for name, _ in keyed(stream.take())]

    def keyed(messages: list[str]) -> list[tuple[str, str]]:
        return [(message.split("\n")[0], message) for message in messages]

    async def scene() -> None:
        assert await seen(tmp_path / "one", True) == await seen(tmp_path / "other", False)

    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    sailing(scene)


def test_a_wish_ends_when_it_is_fulfilled(tmp_path: Path) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ulysses") as at:
            live = at.live
            active = live.shown.seat
            other = (active + 1) % 3
            await at.post(active, "pass", until="turn")
            assert live.seats[active].auto == "turn later", "this turn is mine already"
            await at.post(other, "pass", until="round")
            assert live.seats[other].auto == "round later", "no debate is on"
            await at.click(live.caretaker.least(live.shown.views[active], live.shown.legal)[0])
            assert live.seats[other].auto == "round"
            await until(lambda: live.shown.seat not in (active, other))
            await at.to_question(lambda live: live.shown.views[SPECTATOR]["stage"] == "strengthen")
            assert live.seats[other].auto == ""
            await until(lambda: live.seats[active].auto == "turn")
            await at.to_question(lambda live: live.shown.views[SPECTATOR]["active"] == active)
            assert live.seats[active].auto == ""

    sailing(scene)


def test_a_wish_survives_a_restart_and_can_be_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ulysses") as at:
            await at.post(1, "pass", until="forced")
            id, cookie = at.live.table.id, at.people[1].cookie
        async with running_app(tmp_path) as again:
            ben = Client(again.app)
            ben.cookie = cookie
            assert (await ben.get(f"/tables/{id}")).json()["passing"] == "forced"
            assert (await ben.post(f"/tables/{id}/pass", until="")).json()["passing"] == ""
            assert (await ben.post(f"/tables/{id}/pass", until="dawn")).status == 400

    sailing(scene)


def test_somebody_who_has_begun_to_choose_is_not_passed_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ithaca") as at:
            seat = await at.to_question(lambda live: bids(live) != [])
            await at.click(bids(at.live)[0])
            ply = at.live.shown.ply
            await at.post(seat, "pass", until="round")
            await all_sent()
            assert at.live.shown.ply == ply
            await at.post(seat, "undo", ply=ply)
            await until(lambda: at.live.shown.ply > ply - 1)
            assert at.live.voyage.game.verbs.split(at.live.voyage.decisions[ply - 1])[0].name == "pass"

    def bids(live: LiveTable) -> list[int]:
        verbs = live.voyage.game.verbs
        return [code for code in live.shown.legal if verbs.split(code)[0].name == "bid"]

    sailing(scene)


def test_forced_passes_take_as_long_as_others_by_the_same_player() -> None:
    """Else a pass that came at once would say: nothing to play."""
    slow, quick = [12.0, 9.0], [0.1]
    assert all(7.0 < pause_of(FORCED, 1.0, slow) < 15.1 for _ in range(200))
    assert all(0.6 <= pause_of(FORCED, 1.0, quick) <= 1.4 for _ in range(200))
    assert all(pause_of(FORCED, 1.0, []) > HESITATION / 2 for _ in range(200))
    assert pause_of(FORCED, 1.0, [1000.0]) == LONGEST
    assert all(0.6 <= pause_of("turn", 1.0, slow) <= 1.4 for _ in range(200))


# Somebody sets the clock of the server


def set_clock(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    day = time.time
    monkeypatch.setattr("time.time", lambda: day() + seconds)


def test_a_clock_set_back_does_not_stop_the_time_for_a_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ithaca", clock=1) as at:
            set_clock(monkeypatch, -LONG)
            at.live.wake()
            await until(lambda: at.live.chat)
            assert at.live.chat[0].text.split()[0] in (TIME_DECIDED, TIME_PASSED)

    sailing(scene)


def test_a_clock_set_forward_takes_no_time_from_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ithaca", clock=LONG) as at:
            before = at.live.due
            set_clock(monkeypatch, 2 * LONG)
            at.live.wake()
            await all_sent()
            assert (at.live.chat, at.live.due) == ([], before)

    sailing(scene)


def test_nor_does_one_that_was_set_back_while_the_server_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ithaca", clock=60) as at:
            id = at.live.table.id
        set_clock(monkeypatch, -LONG)
        async with running_app(tmp_path) as app:
            live = await app.hall.table(id)
            assert live.due is not None
            assert live.deadline is not None
            assert live.due <= time.monotonic() + 60
            assert live.deadline <= time.time() + 60

    sailing(scene)
