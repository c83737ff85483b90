"""Law 4 over HTTP: nothing that a viewer receives on any channel depends on what it may not know.

Two tables of the real app look alike in all but what one viewer may not know: at one lies the truth, at the
other a guess of it. The same decisions are made at both, and all that this viewer can get is compared.
"""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, cast

import pytest

from periplus.games import GAMES
from periplus.kernel.chance import Chance
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER, NOBODY, SPECTATOR, Game, State
from periplus.kernel.voyage import Voyage
from periplus.server.hall import ME, Plan
from periplus.server.live import LiveTable
from periplus.server.passing import pass_for
from periplus.server.runner import TableRunner
from periplus.store import tables
from periplus.store.tables import OPEN
from periplus.testing.following import Follow, at_first_click
from periplus.testing.laws import plies
from tests.in_process import Answer, Client, RunningApp, Stream, all_sent, running_app
from tests.serving import SOON

SECRET = bytes(range(32))
STEPS = 10  # clicks that both tables are followed for
PROBES = 6  # questions asked after each of them, beside clicks at the present ply
OWN = ("content-length", "set-cookie")  # headers that depend on the times, and on who asks
TIMES = re.compile(r'"(deadline|said|changed)":[0-9.]+')
HOSTS = count()  # nobody holds seats at two tables: a list of tables would tell them apart


class Dealt:
    """A voyage whose dealer draws what it is told to, as soon as it is to decide."""

    def __init__(self, game: Game, seats: list[str], options: dict[str, object], state: State) -> None:
        self.voyage = Voyage(game, seats, options)
        self.voyage.beginning = state.clone()
        self.voyage.state = state.clone()
        self.draws: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.voyage, name)

    def click(self, code: int) -> None:
        self.voyage.click(code)
        while self.voyage.state.seat == DEALER:
            self.voyage.click(self.draws.pop(0))


@dataclass
class Board:
    """A table at which everybody is a person, and one more person who watches."""

    live: LiveTable
    people: dict[int, Client]

    @property
    def path(self) -> str:
        return f"/tables/{self.live.table.id}"

    async def lay(self, state: State) -> None:
        """Begin anew from this position."""
        live = self.live
        dealt = Dealt(live.voyage.game, live.voyage.seats, live.voyage.options, state)
        seat = int(state.seat)
        clear = partial(tables.take_back, id=live.table.id, limit=0)
        await asyncio.wrap_future(live.store.write(clear))
        live.become(replace(live.table, deciding=seat))
        live.voyage = cast(Voyage, dealt)
        live.settle()
        live.publish()

    async def click(self, code: int, draws: list[int]) -> Answer:
        self.deal(draws)
        seat = int(self.live.shown.seat)
        body = {"ply": self.live.shown.ply, "code": code}
        answer = await self.people[seat].post(f"{self.path}/decisions", **body)
        assert answer.status == 200, answer.body
        await all_sent()
        return answer

    def deal(self, draws: list[int]) -> None:
        cast(Dealt, self.live.voyage).draws = draws

    def passes(self, code: int) -> bool:
        """Whether this is the pass that is about to be made for whoever decides."""
        shown, auto = self.live.shown, self.live.seats[self.live.shown.seat].auto
        return pass_for(auto, shown.views[shown.seat], shown.legal, self.live.caretaker) == code

    def run_out(self) -> None:
        self.live.become(replace(self.live.table, changed=0.0))
        self.live.awake_since = 0.0
        self.live.wake()


async def set_up(app: RunningApp, game: Game, seats: int, state: State) -> Board:
    """A table for so many people, with the same secret and names whenever one is made."""
    people = {seat: Client(app.app) for seat in [SPECTATOR, *range(seats)]}
    host = f"{next(HOSTS):06} host"
    wishes = [ME] + [OPEN] * (seats - 1)
    live = await app.hall.make(Plan(game, {}, wishes, "Friday", "Ada", clock=3600, secret=SECRET), host)
    people[0].cookie = f"periplus={host}"
    for seat in range(1, seats):
        body = {"player": f"Bruno {seat}"}
        assert (await people[seat].post(f"/tables/{live.table.id}/join", **body)).status == 200
    board = Board(live, people)
    await board.lay(state)
    return board


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a table finds out a moment after a choice comes by the clock: at one of two tables first."""
    monkeypatch.setattr("periplus.server.live.LOOK_BACK", 3600.0)


# The truth and a guess of it


class Witness:
    """One viewer of a table, and all that it receives, but for the id of the table and the times."""

    def __init__(self, board: Board, viewer: int, stream: Stream) -> None:
        self.board = board
        self.viewer = viewer
        self.client = board.people[viewer]
        self.stream = stream

    async def everything(self, questions: "list[Question]") -> list[object]:
        await all_sent()
        paths = [
            self.board.path + path
            for path in ("", "?lang=it", "/words", "/words?lang=de", "/aid", "/contents")
        ]
        before = self.messages()
        seen = [self.told(await self.client.get(path)) for path in [*paths, "/tables"]]
        answers = [(question, self.told(await self.put(question))) for question in questions]
        await all_sent()
        return [before, seen, answers, self.messages()]

    def messages(self) -> list[str]:
        return [self.cleaned(message) for message in self.stream.take()]

    async def put(self, question: "Question") -> Answer:
        path = self.board.path + question.path
        if question.body is None:
            return await self.client.get(path)
        return await self.client.post(path, **dict(question.body))

    def told(self, answer: Answer) -> tuple[int, str, str]:
        headers = {name: value for name, value in answer.headers.items() if name not in OWN}
        return answer.status, self.cleaned(json.dumps(headers)), self.cleaned(answer.body)

    def cleaned(self, text: str) -> str:
        return TIMES.sub(r'"\1":0', text.replace(self.board.live.table.id, "TABLE"))


@dataclass(frozen=True)
class Question:
    """Something that one can ask without playing."""

    path: str
    body: tuple[tuple[str, object], ...] | None = None


def questions(boards: list[Board], viewer: int, rng: random.Random) -> list[Question]:
    """Clicks out of turn, too early, too late or illegal, and all else that might tell something."""
    board = boards[0]
    live, game = board.live, board.live.voyage.game
    ply, own = live.ply_for(viewer), live.deciding == viewer
    legal, elsewhere = (set(board.live.shown.legal) for board in boards)
    illegal = [code for code in range(game.verbs.size) if code not in legal]
    telling = sorted(legal ^ elsewhere)[:2] + ([] if own else sorted(legal)[:1]) + [rng.choice(illegal)]
    now = [Question("/decisions", (("ply", ply), ("code", code))) for code in telling]
    other_plies = [other for other in range(ply + 9) if other != ply]
    other = [(rng.choice(other_plies), rng.randrange(game.verbs.size)) for _ in range(2)]
    mine = [(at, code) for at, code in enumerate(live.voyage.decisions) if live.voyage.deciders[at] == viewer]
    clicks = [Question("/decisions", (("ply", at), ("code", code))) for at, code in other + mine[-2:]]
    backs = [
        Question("/undo", (("ply", at),))
        for at in [*rng.sample(other_plies, 2), *([] if own or live.can_undo(viewer) else [ply])]
    ]
    rest = [
        Question("/record"),
        Question("/log"),
        Question(f"/log?log_from={rng.randrange(20)}&lines={rng.randrange(20)}"),
        Question("/history"),
        Question("/history?seat=all"),
        Question(f"/plies/{rng.randint(0, ply)}?seat=all"),
        Question(f"/plies/{rng.randint(0, ply)}/words?seat={rng.choice(list(board.people))}"),
        Question("/chat", (("text", "how are you?"),)),
        Question("/join", (("seat", rng.randrange(len(live.seats))),)),
        Question("/rematch", ()),
        Question("/pass", (("until", rng.choice(["turn", "round", "forced"])),)),
        Question("/stand-in", (("seat", max(0, viewer)),)),
    ]
    return now + rng.sample(clicks + backs + rest, PROBES)


def beginnings(game: Game, seats: int, seed: int) -> Iterator[State]:
    """Positions of a random game at which a person begins to decide."""
    for state, _ in plies(game, seats, {}, seed):
        if state.seat != DEALER and at_first_click(state):
            yield state.clone()


def next_clicks(pair: Follow) -> tuple[list[int], list[int]] | None:
    """Make a click and what the dealer then draws; its codes in both, None where they part."""
    made: tuple[list[int], list[int]] = ([], [])
    while not made[0] or pair.truth.seat == DEALER:
        codes = pair.advance()
        if codes is None or pair.truth.seat == NOBODY:
            return None
        for codes_so_far, code in zip(made, codes, strict=True):
            codes_so_far.append(code)
    return made


async def follow(
    app: RunningApp, game: Game, truth: State, viewer: int, seats: int, rng: random.Random, shared: bool
) -> int:
    """Play on at two tables and compare; returns for how many clicks that was possible."""
    guess = truth.guess(viewer, Chance(rng.getrandbits(30)))
    pair = Follow(game, {}, truth, guess, viewer, rng)
    boards = [await set_up(app, game, seats, state) for state in (truth, guess)]
    hand = rng.choice(HANDS)
    for board in boards:
        for seat in range(seats):
            assert (await board.people[seat].post(f"{board.path}/pass", until="forced")).status == 200
    async with AsyncExitStack() as open_streams:
        witnesses = [
            Witness(board, viewer, await open_streams.enter_async_context(stream_of(board, viewer, shared)))
            for board in boards
        ]
        for step in range(STEPS):
            asked = questions(boards, viewer, rng)
            seen, guessed = [await witness.everything(asked) for witness in witnesses]
            if seen != guessed:
                pytest.fail(difference(seen, guessed))
            seat, whole = int(pair.truth.seat), at_first_click(pair.truth)
            codes = next_clicks(pair)
            if codes is None:
                return step
            whole = whole and (pair.truth.seat != seat or at_first_click(pair.truth))
            await decide(boards, seat, codes, hand if hand == BY_HAND or whole else BY_HAND)
            hand = rng.choice(HANDS)
    return STEPS


BY_HAND = "by hand"
A_MOMENT = 0.002  # seconds
HANDS = [BY_HAND, BY_HAND, "clock", "stand-in"]


async def decide(boards: list[Board], seat: int, codes: tuple[list[int], list[int]], hand: str) -> None:
    """The same decision at both tables: by its player's hand, when the time is up, or by a stand-in.

    Where its player has it made for them because there is nothing else to do, it is made so: at one of the
    tables perhaps, while at the other they pass though they need not.
    """
    answers: list[Answer] = []
    if any(board.passes(clicks[0]) for board, clicks in zip(boards, codes, strict=True)):
        hand = BY_HAND
    for board, (code, *draws) in zip(boards, codes, strict=True):
        ply, person = board.live.shown.ply, board.people[seat]
        if hand == BY_HAND and not board.passes(code):
            answers.append(await board.click(code, draws))
            continue
        board.deal(draws)
        if hand == "clock":
            board.run_out()
        elif hand == "stand-in":
            assert (await person.post(f"{board.path}/seat", level="helmsman")).status == 200
        GATE.let(board.live, code)
        while board.live.shown.ply == ply:
            await asyncio.sleep(A_MOMENT)
        if board.live.played_by_bot(seat):
            assert (await person.post(f"{board.path}/seat", level="")).status == 200
        await all_sent()
    if len(answers) == 2 and boards[0].live.voyage.deciders[-1] == seat:
        assert answers[0].body == answers[1].body


class Gate:
    """Has what the server does by itself wait for its moment, and do what the test decided."""

    def __init__(self) -> None:
        self.let_by: dict[str, tuple[int, int]] = {}  # by table, the ply and the click

    def let(self, live: LiveTable, code: int) -> None:
        self.let_by[live.table.id] = live.shown.ply, code

    async def wait(self, live: LiveTable) -> int:
        while self.let_by.get(live.table.id, (-1, -1))[0] != live.shown.ply:
            await asyncio.sleep(A_MOMENT)
        return self.let_by[live.table.id][1]


GATE = Gate()


@pytest.fixture
def gated(monkeypatch: pytest.MonkeyPatch) -> None:
    passes = TableRunner._pass

    async def choice(runner: TableRunner, seat: int, level: str) -> tuple[list[int], None]:
        return [await GATE.wait(runner.live)], None

    async def pass_later(runner: TableRunner, seat: int, code: int) -> None:
        await GATE.wait(runner.live)
        await passes(runner, seat, code)

    monkeypatch.setattr(TableRunner, "_choice", choice)
    monkeypatch.setattr(TableRunner, "_pass", pass_later)


@asynccontextmanager
async def stream_of(board: Board, viewer: int, shared: bool = False) -> AsyncIterator[Stream]:
    """The stream of a table, or one that could carry several."""
    async with board.people[viewer].stream(board.live.table.id, shared=shared) as stream:
        yield stream


def difference(seen: list[object], guessed: list[object]) -> str:
    """The first place at which a viewer can tell a guess from the truth."""
    one, other = str(seen), str(guessed)
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"…{one[max(0, at - 200) : at + 60]}… or …{other[max(0, at - 200) : at + 60]}…"


@pytest.mark.usefixtures("gated")
@pytest.mark.parametrize("shared", [False, True], ids=["own stream", "shared stream"])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_viewer_receives_depends_on_what_it_may_not_know(
    name: str, seed: int, shared: bool, tmp_path: Path
) -> None:
    game, rng = GAMES[name], random.Random(f"{name} {seed}")
    seats = rng.randint(game.seats[0], min(4, game.seats[1]))
    found = list(beginnings(game, seats, seed))

    async def voyages() -> int:
        async with running_app(tmp_path) as app:
            followed = 0
            for viewer in rng.sample([SPECTATOR, *range(seats)], 2):
                truth = rng.choice(found)
                followed += await follow(app, game, truth, viewer, seats, rng, shared)
            return followed

    assert asyncio.run(asyncio.wait_for(voyages(), 10 * SOON)) > 0, "at least something can be followed"


# A choice in the making


def first_clicks(game: Game, seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """Positions with a click that begins a choice of several, which nobody else learns of."""
    for state in beginnings(game, seats, seed):
        others = [viewer for viewer in (SPECTATOR, *range(seats)) if viewer != state.seat]
        for code in state.legal():
            after, log = state.clone(), Log(game.events)
            after.apply(code, log)
            same = after.seat == state.seat and not log.events
            if same and all(after.view(viewer) == state.view(viewer) for viewer in others):
                yield state, code
                break


@pytest.mark.parametrize("shared", [False, True], ids=["own stream", "shared stream"])
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_how_a_choice_is_made_is_nobodys_business(name: str, seed: int, shared: bool, tmp_path: Path) -> None:
    """At one of two tables a person tries a click and takes it back, again and again, before choosing."""
    game, rng = GAMES[name], random.Random(seed)
    seats = rng.randint(game.seats[0], min(4, game.seats[1]))
    state, code = rng.choice(list(first_clicks(game, seats, seed)))
    chooser = int(state.seat)
    others = [viewer for viewer in (SPECTATOR, *range(seats)) if viewer != chooser]

    async def received(app: RunningApp, attempts: int) -> dict[int, list[str]]:
        """All that the streams of the others bring."""
        board = await set_up(app, game, seats, state)
        live, person = board.live, board.people[chooser]
        live.seats[chooser] = replace(live.seats[chooser], missed=1)  # the clock has run out before
        chance = random.Random(seed)
        async with AsyncExitStack() as open_streams:
            streams = {
                viewer: await open_streams.enter_async_context(stream_of(board, viewer, shared))
                for viewer in others
            }
            await all_sent()
            first = {viewer: stream.take() for viewer, stream in streams.items()}
            before = {viewer: await looks_of(board, viewer) for viewer in others}
            for _ in range(attempts):
                await board.click(code, [])
                assert (await person.get(board.path)).json()["can_undo"]
                assert {viewer: await looks_of(board, viewer) for viewer in others} == before
                undo = await person.post(f"{board.path}/undo", ply=live.shown.ply)
                assert undo.json() == {"ply": 0}
                await all_sent()
                assert {viewer: await looks_of(board, viewer) for viewer in others} == before
            assert all(stream.take() == [] for stream in streams.values())
            await finish(board, code, chance)
            last = {viewer: stream.take() for viewer, stream in streams.items()}
            assert all(last.values())
        told = Witness(board, chooser, Stream(b""))
        return {
            viewer: [told.cleaned(message) for message in first[viewer] + last[viewer]] for viewer in others
        }

    async def both() -> None:
        async with running_app(tmp_path) as app:
            assert await received(app, 3) == await received(app, 0)

    asyncio.run(both())


async def looks_of(board: Board, viewer: int) -> list[str]:
    """Just what a viewer gets when it looks, times and all."""
    client = board.people[viewer]
    answers = [await client.get(path) for path in (board.path, f"{board.path}/words", "/tables")]
    return [answer.body for answer in answers]


async def finish(board: Board, code: int, chance: random.Random) -> None:
    """Click on until the others learn of it."""
    shadow = board.live.voyage.state.clone()
    while board.live.shown.public_ply == 0:
        shadow.apply(code)
        draws = []
        while shadow.seat == DEALER:
            draws.append(chance.choices(shadow.legal(), shadow.weights())[0])
            shadow.apply(draws[-1])
        await board.click(code, draws)
        code = chance.choice(shadow.legal()) if shadow.seat != NOBODY else -1
