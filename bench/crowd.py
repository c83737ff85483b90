"""People at tables, for the load test: each seat watches its event stream, and clicks when it is asked to."""

import asyncio
import gc
import random
import time
from bisect import bisect_left
from dataclasses import dataclass, field
from threading import Barrier

import msgspec
import uvloop

from bench.line import Line

# The games and their seats, one table after the other: about three people each.
MIX = [("ulysses", 3), ("journey", 2), ("ithaca", 3), ("ulysses", 4), ("journey", 3), ("ithaca", 2)]
AT_ONCE = 20  # tables that are set up together
BREATH = 1.0  # seconds after the last click in which all that it changed arrives


class Choice(msgspec.Struct):
    code: int


class Seen(msgspec.Struct):
    """What matters here of a Table, and of a change to one."""

    id: str = ""
    ply: int = -1
    status: str = ""
    choices: list[Choice] | None = None

    def after(self, last: "Seen") -> "Seen":
        """The same, with what has not changed."""
        return Seen(
            self.id or last.id,
            self.ply if self.ply >= 0 else last.ply,
            self.status or last.status,
            last.choices if self.choices is None else self.choices,
        )


class Next(msgspec.Struct):
    ply: int


@dataclass(frozen=True)
class Wish:
    """What one process of clients is to do."""

    places: list[tuple[str, int]]  # the servers, by address and port
    tables: range
    seconds: float
    think: float  # mean seconds before a click
    seed: int


@dataclass
class Played:
    """What was confirmed at one table: its clicks as (ply, seat, code), in order."""

    id: str
    clicks: list[tuple[int, int, int]] = field(default_factory=list)


@dataclass
class Report:
    """What a process of clients has seen. Times are in seconds."""

    seats: int = 0
    tables: list[Played] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)  # from POST to answer
    messages: list[float] = field(default_factory=list)  # from POST to the message of another seat
    bytes: int = 0  # of all messages after the first ones
    faults: list[str] = field(default_factory=list)
    spent: float = 0.0  # CPU seconds of the server
    memory: int = 0  # bytes that the tables and their streams took
    below: float = 0.0  # CPU seconds of the database, if it is not in the server

    @property
    def clicks(self) -> int:
        """Those that were answered."""
        return len(self.answers)

    @property
    def cost_ms(self) -> float:
        """The server's CPU for one click."""
        return 1000 * self.spent / max(self.clicks, 1)


class Clock:
    """Starts when every stream is open, and tells when it is over."""

    def __init__(self, seats: int) -> None:
        self.awaited = seats
        self.all_there = asyncio.Event()
        self.started = asyncio.Event()
        self.end = float("inf")

    def there(self) -> None:
        self.awaited -= 1
        if self.awaited == 0:
            self.all_there.set()

    def start(self, seconds: float) -> None:
        self.end = time.perf_counter() + seconds
        self.started.set()

    def over(self, wait: float = 0.0) -> bool:
        return time.perf_counter() + wait >= self.end


class Party:
    """The people of one table, who play game after game."""

    def __init__(self, wish: Wish, number: int, report: Report) -> None:
        self.game, seats = MIX[number % len(MIX)]
        # Those at one table sit at different servers, if there are several.
        places = [wish.places[(number + seat) % len(wish.places)] for seat in range(seats)]
        self.people = [Line(*place) for place in places]
        self.think = wish.think
        self.rng = random.Random(f"{wish.seed} {number}")
        self.report = report
        self.played = Played("")
        self.posted: list[tuple[int, float, int]] = []  # each click: its ply, when it was sent, its seat

    async def sit_down(self) -> None:
        """A new table at which all of them have a seat."""
        host, *others = self.people
        seats = ["me"] + ["open"] * len(others)
        table = await self.ask(host, "/api/tables", {"game": self.game, "seats": seats})
        for person in others:
            await self.ask(person, f"/api/tables/{table.id}/join", {})
        self.played, self.posted = Played(table.id), []
        self.report.tables.append(self.played)

    async def ask(self, person: Line, path: str, body: dict[str, object]) -> Seen:
        status, answer = await person.post(path, body)
        if status not in (200, 201):
            raise ConnectionError(f"{path} answered {status}: {answer[:200]!r}")
        return msgspec.json.decode(answer, type=Seen)

    async def play(self, clock: Clock) -> None:
        """Play until the time is up; when a game is over, the next one begins."""
        while not clock.over():
            await asyncio.gather(*(self.follow(seat, clock) for seat in range(len(self.people))))
            if not clock.over():
                await self.sit_down()

    async def follow(self, seat: int, clock: Clock) -> None:
        """One seat: watch, and click when asked, to the end of the game or of the time."""
        shown, clicked, seen = -1, -1, Seen()
        async for event in self.people[seat].events(f"/api/tables/{self.played.id}/stream"):
            seen = msgspec.json.decode(event, type=Seen).after(seen)
            if shown < 0:
                clock.there()
                await clock.started.wait()
            else:
                self.report.bytes += len(event)
                if seen.ply > shown:
                    self.arrived(seat, seen.ply)
            shown = seen.ply
            if seen.status == "over":
                self.people[seat].stop()
                return
            wait = self.rng.expovariate(1 / self.think) if self.think else 0.0
            if seen.choices and seen.ply > clicked and not clock.over(wait):
                await asyncio.sleep(wait)
                clicked = await self.click(seat, seen)
        if not clock.over():
            self.report.faults.append(f"table {self.played.id}: the stream of seat {seat} broke off")

    def arrived(self, seat: int, ply: int) -> None:
        """A message shows a new ply: note how long ago another seat made the click that led to it."""
        at = bisect_left(self.posted, (ply, 0.0, 0)) - 1
        if at >= 0 and self.posted[at][2] != seat:
            self.report.messages.append(time.perf_counter() - self.posted[at][1])

    async def click(self, seat: int, seen: Seen) -> int:
        """Click something at random; returns the last ply that needs no further click from this seat."""
        code = self.rng.choice(seen.choices or []).code
        began = time.perf_counter()
        self.posted.append((seen.ply, began, seat))
        body: dict[str, object] = {"ply": seen.ply, "code": code}
        status, answer = await self.people[seat].post(f"/api/tables/{self.played.id}/decisions", body)
        self.report.answers.append(time.perf_counter() - began)
        if status != 200:
            self.report.faults.append(f"table {self.played.id}, ply {seen.ply}: {status} {answer[:200]!r}")
            return seen.ply
        self.played.clicks.append((seen.ply, seat, code))
        return msgspec.json.decode(answer, type=Next).ply - 1


async def play(wish: Wish, barrier: Barrier) -> Report:
    """Set the tables up, wait until all processes have, and play."""
    report, few = Report(), asyncio.Semaphore(AT_ONCE)
    parties = [Party(wish, number, report) for number in wish.tables]
    report.seats = sum(len(party.people) for party in parties)

    async def set_up(party: Party) -> None:
        async with few:
            await party.sit_down()

    clock = Clock(report.seats)
    async with asyncio.TaskGroup() as setting_up:
        for party in parties:
            setting_up.create_task(set_up(party))
    async with asyncio.TaskGroup() as playing:
        for party in parties:
            playing.create_task(party.play(clock))
        await clock.all_there.wait()
        gc.disable()  # to look through thousands of streams takes us longer than the server takes for a click
        await asyncio.to_thread(barrier.wait)
        clock.start(wish.seconds)
        await asyncio.sleep(wish.seconds + BREATH)
        for person in (person for party in parties for person in party.people):
            person.stop()
    for person in (person for party in parties for person in party.people):
        person.close()
    return report


def crowd(wish: Wish, barrier: Barrier) -> Report:
    """In a process of its own."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(play(wish, barrier))
