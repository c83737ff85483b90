"""Tables that wait for a thought: nobody is held up by it, and what is no longer wanted is not thought."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any, cast

import pytest

from periplus.bots.hint import BUDGET, Hint
from periplus.games import GAMES
from periplus.kernel.reasons import ONLY, Reason
from periplus.kernel.voyage import Voyage
from periplus.server.hall import ME, Plan
from periplus.server.live import LiveTable
from periplus.server.queueing import FLOOR, UNWATCHED
from periplus.server.thinking import UNWATCHED_AFTER, is_unwatched, on_behalf_of
from periplus.server.workers import CARETAKER, Workers, asked
from periplus.store import Said
from tests.in_process import Client, Request, RunningApp, all_sent, running_app, until
from tests.test_away import friends, notices, sailing


class Thinkers:
    """In place of the workers: they think until they are told to go on, and note who gave up."""

    def __init__(self, app: RunningApp, monkeypatch: pytest.MonkeyPatch) -> None:
        self.workers = app.hall.workers
        self.ask: dict[str, Any] = {"decide": self.workers.decide, "advise": self.workers.advise}
        self.asked: list[tuple[str, str]] = []  # what, and for whom
        self.given_up: list[str] = []
        self.may = asyncio.Event()
        monkeypatch.setattr(self.workers, "decide", self.decide)
        monkeypatch.setattr(self.workers, "advise", self.advise)

    async def decide(self, question: Any, level: str, person: str) -> Any:
        return await self.waited("decide", level, person, question, level, person)

    async def advise(self, question: Any, person: str) -> Any:
        return await self.waited("advise", "hint", person, question, person)

    async def waited(self, kind: str, what: str, person: str, *question: object) -> Any:
        self.asked.append((what, person))
        try:
            await self.may.wait()
        except asyncio.CancelledError:
            self.given_up.append(what)
            raise
        return await self.ask[kind](*question)


def has_steps(live: LiveTable) -> bool:
    """A question whose answer takes more than a click."""
    shown = live.shown
    return shown.seat >= 0 and any(code not in shown.final for code in shown.legal)


# ---- tables ----


def test_a_click_does_not_wait_for_the_bot_that_decides_when_the_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ithaca") as at:
            thinkers = Thinkers(at.app, monkeypatch)
            at.run_out()
            await until(lambda: thinkers.asked)
            assert thinkers.asked[0][0] == CARETAKER
            at.live.awake_since = time.monotonic()  # whoever decides next has time
            seat, ply = at.live.shown.seat, at.live.shown.ply
            await at.to_question(lambda live: live.public_ply > ply)
            await until(lambda: thinkers.given_up)
            assert at.live.voyage.deciders[ply] == seat
            assert notices(await at.table(seat)) == []

    sailing(scene)


def test_who_is_late_puts_nothing_off_by_beginning_to_choose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ithaca") as at:
            seat = await at.to_question(has_steps)
            thinkers, shown = Thinkers(at.app, monkeypatch), at.live.shown
            at.run_out()
            await until(lambda: thinkers.asked)
            await at.click(next(code for code in shown.legal if code not in shown.final))
            assert at.live.shown.ply > shown.ply
            thinkers.may.set()
            await until(lambda: at.live.chat)
            assert thinkers.given_up == []
            assert [about for _, about in notices(await at.table(seat))] == [seat]

    sailing(scene)


def test_a_bots_choice_is_not_thought_about_once_its_seat_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ithaca") as at:
            thinkers, seat = Thinkers(at.app, monkeypatch), at.live.shown.seat
            await at.post(seat, "seat", level="helmsman")
            await until(lambda: thinkers.asked)
            await at.live.say(Said(seat, "A bot thinks for me", 0.0, 0))
            await all_sent()
            assert thinkers.given_up == []
            await at.post(seat, "seat", level="")
            await until(lambda: thinkers.given_up)
            assert thinkers.given_up == ["helmsman"]

    sailing(scene)


# ---- hints ----


async def hint_asked(
    live: LiveTable, who: Client, thinkers: Thinkers
) -> "tuple[Request, asyncio.Task[None]]":
    asked = len(thinkers.asked)
    request = Request(b"")
    scope = who.scope("GET", f"/tables/{live.table.id}/hint")
    under_way = asyncio.ensure_future(cast(Any, who.app(scope, request.receive, request.send)))
    await until(lambda: len(thinkers.asked) > asked)
    return request, under_way


def test_a_hint_is_not_thought_about_for_somebody_who_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ithaca") as at:
            thinkers, seat = Thinkers(at.app, monkeypatch), at.live.shown.seat
            request, under_way = await hint_asked(at.live, at.people[seat], thinkers)
            request.gone.set()
            await under_way
            await until(lambda: thinkers.given_up)
            again, under_way = await hint_asked(at.live, at.people[seat], thinkers)
            thinkers.may.set()
            await under_way
            assert again.status == 200

    sailing(scene)


def test_a_hint_goes_on_as_long_as_anybody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ithaca") as at:
            thinkers, ada = Thinkers(at.app, monkeypatch), at.people[at.live.shown.seat]
            first, under_way = await hint_asked(at.live, ada, thinkers)
            second = asyncio.create_task(ada.get(f"{at.path}/hint"))
            await all_sent()
            first.gone.set()
            await under_way
            thinkers.may.set()
            assert (await second).status == 200
            assert (len(thinkers.asked), thinkers.given_up) == (1, [])

    sailing(scene)


def test_a_hint_is_refused_when_the_table_has_moved_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with friends(tmp_path, "ithaca") as at:
            thinkers, seat = Thinkers(at.app, monkeypatch), at.live.shown.seat
            request, under_way = await hint_asked(at.live, at.people[seat], thinkers)
            await at.to_question(lambda live: live.shown.seat != seat)
            await under_way
            assert request.status == 409
            assert thinkers.given_up == ["hint"]

    sailing(scene)


# ---- on whose behalf ----


async def table_of(app: RunningApp, ada: Client, *seats: str) -> LiveTable:
    made = await ada.post("/tables", game="ithaca", seats=list(seats), player="Ada")
    return await app.hall.table(made.json()["id"])


def test_bots_think_on_behalf_of_whoever_made_the_table_or_clicked_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running_app(tmp_path) as app:
            thinkers = Thinkers(app, monkeypatch)
            ada, bruno = Client(app.app, "10.0.0.1"), Client(app.app, "10.0.0.2")
            live = await table_of(app, ada, "me", "open")
            assert on_behalf_of(live) == "10.0.0.1"
            await bruno.post(f"/tables/{live.table.id}/join", player="Bruno")
            players = [ada, bruno]
            while live.shown.seat != 1:
                await click(live, players)
            await click(live, players)
            assert on_behalf_of(live) == "10.0.0.2"
            request, under_way = await hint_asked(live, players[live.shown.seat], thinkers)
            assert thinkers.asked == [("hint", f"10.0.0.{live.shown.seat + 1}")]
            request.gone.set()
            await under_way
            id = live.table.id
        async with running_app(tmp_path) as app:
            live = await app.hall.table(id)
            assert on_behalf_of(live) == UNWATCHED
            live.looked = time.monotonic()
            assert live.viewer(on_behalf_of(live)) == live.table.host

    sailing(scene)


async def click(live: LiveTable, players: list[Client]) -> None:
    body = {"ply": live.shown.ply, "code": live.shown.legal[0]}
    await players[live.shown.seat].post(f"/tables/{live.table.id}/decisions", **body)


def test_a_table_is_watched_while_a_stream_is_open_and_for_some_time_after_a_request(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_app(tmp_path) as app:
            live = await app.hall.make(Plan(GAMES["ithaca"], {}, [ME, "open"]), "ada")
            assert not is_unwatched(live)
            live.looked = long_ago = time.monotonic() - UNWATCHED_AFTER - 1
            assert is_unwatched(live)
            async with Client(app.app).stream(live.table.id):
                live.looked = long_ago
                assert not is_unwatched(live)
            assert not is_unwatched(live)
            live.looked = long_ago
            await Client(app.app).get(f"/tables/{live.table.id}")
            assert not is_unwatched(live)

    sailing(scene)


def test_a_thought_comes_forward_when_somebody_comes_to_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running_app(tmp_path) as app:
            id = (await app.hall.make(Plan(GAMES["ithaca"], {}, ["sailor", "helmsman"]), "nobody")).table.id
        async with running_app(tmp_path) as app:
            thinkers = Thinkers(app, monkeypatch)
            live = await app.hall.table(id)
            await until(lambda: thinkers.asked)
            async with Client(app.app).stream(id):
                await until(lambda: len(thinkers.asked) == 2)
            assert [person for _, person in thinkers.asked] == [UNWATCHED, live.table.id]
            assert len(thinkers.given_up) == 1

    sailing(scene)


# ---- workers ----


A_HINT = Hint(1, 0.5, Reason(ONLY))


class Pool(Executor):
    """A pool that does nothing by itself."""

    def __init__(self) -> None:
        self.given: list[Future[Any]] = []
        self.works: list[Any] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        self.works.append(work)
        self.given.append(Future())
        self.given[-1].set_running_or_notify_cancel()
        return self.given[-1]


def with_pool(scene: Callable[[Workers, Pool], Any]) -> None:
    async def run() -> None:
        workers, pool = Workers(1), Pool()
        workers._pool.shutdown()
        workers._pool = cast(Any, pool)
        try:
            await asyncio.wait_for(scene(workers, pool), 20)
        finally:
            workers.close()

    asyncio.run(run())


def a_question() -> Any:
    voyage = Voyage(GAMES["ithaca"], ["A", "B"], {}, secret=bytes(32))
    return asked(voyage, int(voyage.state.seat), 1)


def test_who_gives_up_waiting_is_taken_out_of_the_queue() -> None:
    async def scene(workers: Workers, pool: Pool) -> None:
        first, second, third = (asyncio.create_task(workers.advise(a_question(), "ada")) for _ in range(3))
        await all_sent()
        assert (len(pool.given), len(workers.queue)) == (1, 2)
        second.cancel()
        await all_sent()
        assert len(workers.queue) == 1
        first.cancel()  # its worker thinks on
        await all_sent()
        assert len(pool.given) == 1
        pool.given[0].set_result(([], 1.0))
        await all_sent()
        assert (len(pool.given), len(workers.queue)) == (2, 0)
        pool.given[1].set_result(([A_HINT], 1.0))
        assert await third == [A_HINT]

    with_pool(scene)


def test_a_thought_that_fails_makes_room_for_the_next() -> None:
    async def scene(workers: Workers, pool: Pool) -> None:
        first, second = (asyncio.create_task(workers.advise(a_question(), "ada")) for _ in range(2))
        await all_sent()
        pool.given[0].set_exception(KeyError("no evaluation"))
        with pytest.raises(KeyError):
            await first
        await all_sent()
        pool.given[1].set_result(([A_HINT], 1.0))
        assert await second == [A_HINT]

    with_pool(scene)


def test_work_is_told_how_long_it_may_take() -> None:
    """The first thought begins while nobody else waits; the more wait when one begins, the less it gets."""

    async def scene(workers: Workers, pool: Pool) -> None:
        waiting = [asyncio.create_task(workers.advise(a_question(), "ada")) for _ in range(40)]
        for number in range(40):
            await all_sent()
            pool.given[number].set_result(([], 1.0))
        await asyncio.gather(*waiting)
        seconds = [work.args[0].args[-1] for work in pool.works]
        assert (seconds[0], seconds[1], seconds[-1]) == (
            BUDGET.seconds,
            FLOOR * BUDGET.seconds,
            BUDGET.seconds,
        )
        assert seconds[1:] == sorted(seconds[1:])

    with_pool(scene)
