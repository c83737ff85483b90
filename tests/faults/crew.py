"""People who play at tables through all of it, and keep a journal of what they were answered and shown."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

Json = dict[str, Any]
Place = tuple[str, int]
ANSWER = 2.5  # seconds that a server has for an answer, before another one is asked
SILENCE = 3.0  # seconds without a word after which somebody who watches looks elsewhere
AGAIN = 0.2  # seconds before somebody tries again
GAMES = [("ithaca", ["me", "open"]), ("ulysses", ["me", "open", "sailor"]), ("journey", ["me", "open"])]
ONLOOKER = -1
LOST = (OSError, EOFError, TimeoutError, ValueError)


@dataclass
class Clicked:
    """An answered click."""

    table: str
    seat: int
    ply: int
    code: int
    at: float


@dataclass
class Shown:
    """What a viewer had been shown at a time: the ply, and the facts as (ply, kind), how many there were."""

    at: float
    ply: int
    facts: int


@dataclass
class Stay:
    """Somebody's time at a server's stream, and how far it got: reaching, asking, watching, or refused."""

    server: str
    since: float = field(default_factory=time.monotonic)
    until: float = float("inf")
    got: str = "reaching"

    def __str__(self) -> str:
        return f"{self.server} {self.got} {self.until - self.since:.1f} s"


@dataclass
class Watched:
    """All that a viewer was shown of a table."""

    table: str
    seat: int
    since: float = field(default_factory=time.monotonic)
    facts: list[tuple[int, str]] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    stays: list[Stay] = field(default_factory=list)
    changed: float = 0.0  # when there last was anything new

    def take(self, message: Json) -> None:
        """A message: its facts must go on where the last one ended."""
        if "log" in message:
            if message["log_from"] != len(self.facts):
                self.faults.append(f"facts from {message['log_from']} on, after {len(self.facts)}")
                del self.facts[message["log_from"] :]
            self.facts += [(fact["ply"], fact["kind"]) for fact in message["log"]]
        ply = message.get("ply", self.shown[-1].ply if self.shown else 0)
        now = Shown(time.monotonic(), ply, len(self.facts))
        if not self.shown or (now.ply, now.facts) != (self.shown[-1].ply, self.shown[-1].facts):
            self.changed = now.at
            self.shown.append(now)


@dataclass
class Journal:
    clicks: list[Clicked] = field(default_factory=list)
    watched: list[Watched] = field(default_factory=list)
    tries: int = 0  # requests without an answer, or told to come again
    stale: int = 0


class Sailor:
    """A person with a cookie, who asks one server after the other, in an order of their own: as behind a
    balancer, none is asked again before all the others were."""

    def __init__(self, places: list[Place], rng: random.Random, journal: Journal) -> None:
        self.journal = journal
        self.cookie = ""
        self.asked = cycle(rng.sample(places, len(places)))
        self.watched = cycle(rng.sample(places, len(places)))

    async def ask(self, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        """Ask until some server answers. All that is asked here is safe to repeat, once there is a cookie."""
        while True:
            try:
                async with asyncio.timeout(ANSWER):
                    status, answer = await self._ask(next(self.asked), method, path, body)
                if status < 500:
                    return status, answer
            except LOST:
                pass
            self.journal.tries += 1
            await asyncio.sleep(AGAIN)

    async def _ask(self, place: Place, method: str, path: str, body: Json | None) -> tuple[int, Json]:
        reader, writer = await asyncio.open_connection(*place)
        try:
            content = json.dumps(body).encode() if body is not None else b""
            writer.write(self._head(place, method, path, content))
            status, headers = await head_of(reader)
            if cookie := headers.get("set-cookie"):
                self.cookie = cookie.partition(";")[0]
            answer = json.loads(await reader.readexactly(int(headers.get("content-length", "0"))) or b"{}")
            return status, answer
        finally:
            writer.close()

    def _head(self, place: Place, method: str, path: str, content: bytes) -> bytes:
        lines = [f"{method} /api{path} HTTP/1.1", f"Host: {place[0]}", "Connection: close"]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        if content:
            lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        return "\r\n".join([*lines, "", ""]).encode() + content

    async def events(self, id: str, watched: Watched) -> AsyncIterator[Json]:
        """The messages of a stream at some server, until it ends or nothing is heard of it any more."""
        place, last = next(self.watched), ""
        stay = Stay(place[0])
        watched.stays.append(stay)
        try:
            async with asyncio.timeout(ANSWER):
                reader, writer = await asyncio.open_connection(*place)
        except BaseException:
            stay.until = time.monotonic()
            raise
        try:
            stay.got = "asking"
            resumed = f"?after={len(watched.facts)}.0" if watched.facts else ""
            writer.write(self._head(place, "GET", f"/tables/{id}/stream{resumed}", b""))
            async with asyncio.timeout(ANSWER):
                status, _ = await head_of(reader)
            stay.got = "watching" if status == 200 else f"refused ({status})"
            if status != 200:
                return
            while True:
                async with asyncio.timeout(SILENCE):
                    line = (await reader.readuntil(b"\r\n")).decode().rstrip()
                if line.startswith("data: "):
                    last = line.removeprefix("data: ")
                elif not line and last:
                    yield json.loads(last)
                    last = ""
        finally:
            stay.until = time.monotonic()
            writer.close()


async def head_of(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return int(first.split()[1]), headers


class Party:
    """The people of a table, and somebody who looks on."""

    def __init__(self, number: int, places: list[Place], journal: Journal, think: float, seed: int) -> None:
        self.rng = random.Random(f"{seed} {number}")
        self.game, self.seats = GAMES[number % len(GAMES)]
        self.journal = journal
        self.think = think
        self.people = [Sailor(places, self.rng, journal) for wish in self.seats if wish in ("me", "open")]
        self.onlooker = Sailor(places, self.rng, journal)
        self.clicking = True
        self.watching = True

    async def sit_down(self) -> str:
        host, *others = self.people
        _, made = await host.ask("POST", "/tables", {"game": self.game, "seats": self.seats})
        for person in others:
            await person.ask("POST", f"/tables/{made['id']}/join", {})
        return str(made["id"])

    async def play(self) -> None:
        """Play game after game, until nobody is to click any more."""
        while self.clicking:
            id = await self.sit_down()
            async with asyncio.TaskGroup() as group:
                for seat, person in enumerate([*self.people, self.onlooker]):
                    sight = Sight(Watched(id, seat if person is not self.onlooker else ONLOOKER))
                    self.journal.watched.append(sight.watched)
                    group.create_task(self.follow(person, sight))
                    if person is not self.onlooker:
                        group.create_task(self.decide(person, sight))

    async def follow(self, person: Sailor, sight: "Sight") -> None:
        """Watch the stream of a table to its end, at one server after the other."""
        while self.watching and not sight.over:
            try:
                async for message in person.events(sight.watched.table, sight.watched):
                    sight.take(message)
                    if sight.over or not self.watching:
                        break
            except LOST:
                pass
            await asyncio.sleep(AGAIN)
        sight.news.set()

    async def decide(self, person: Sailor, sight: "Sight") -> None:
        """Click when asked to."""
        clicked = -1
        while self.clicking and not sight.over:
            sight.news.clear()
            if sight.table.get("choices") and sight.table["ply"] > clicked:
                clicked = sight.table["ply"]
                await self.click(person, sight.watched, dict(sight.table))
            else:
                await asyncio.wait([asyncio.ensure_future(sight.news.wait())], timeout=1.0)

    async def click(self, person: Sailor, watched: Watched, table: Json) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / self.think))
        code = self.rng.choice(table["choices"])["code"]
        body = {"ply": table["ply"], "code": code}
        status, answer = await person.ask("POST", f"/tables/{watched.table}/decisions", body)
        if status == 200:
            self.journal.clicks.append(
                Clicked(watched.table, watched.seat, table["ply"], code, time.monotonic())
            )
        elif status == 409 and answer["error"] in ("stale", "over"):
            self.journal.stale += 1
        else:
            watched.faults.append(f"click at ply {table['ply']}: {status} {str(answer)[:200]}")


class Sight:
    """What somebody sees of a table now."""

    def __init__(self, watched: Watched) -> None:
        self.watched = watched
        self.table: Json = {}
        self.news = asyncio.Event()

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"

    def take(self, message: Json) -> None:
        whole = "id" in message
        self.table = message if whole else self.table | message
        self.watched.take(message)
        self.news.set()
