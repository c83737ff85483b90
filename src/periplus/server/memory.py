"""A table in memory, and each kind of change to it: how it is written to the store, and then made here."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from sqlalchemy import Connection

from periplus.games import GAMES
from periplus.kernel.errors import PeriplusError
from periplus.kernel.game import DEALER, State
from periplus.kernel.record import FORK, read_fork
from periplus.kernel.revealing import shows_something_hidden
from periplus.kernel.voyage import Voyage
from periplus.server import clocks, rating
from periplus.server.news import Changed, Made, line_of
from periplus.server.refusals import Refused
from periplus.store import Kept, Said, Seat, Table, calls, links, news, tables


class Unreplayable(PeriplusError):
    """A table whose decisions do not make a game."""


class Memory:
    """What the store keeps of a table, and the position that its decisions lead to."""

    def __init__(self, kept: Kept) -> None:
        self.table = kept.table
        self._run_from(kept.table.changed)
        self.recall(kept)

    def recall(self, kept: Kept, voyage: Voyage | None = None) -> None:
        """Become what is kept; if the game can't be replayed, this raises and nothing changes.

        To replay it takes a while: `voyage` if somebody has done it already.
        """
        voyage = voyage or revive(kept)
        self.become(kept.table)
        self.seats: list[Seat] = kept.seats
        self.holders: dict[str, int] = kept.holders
        self.chat: list[Said] = kept.chat
        self.version: int = kept.version
        self.owner: str | None = kept.owner
        self.voyage = voyage
        self.settle()

    def become(self, table: Table) -> None:
        """Have new facts about the table; if it has changed, its clock runs from then."""
        if table.changed != self.table.changed:
            self._run_from(table.changed)
        self.table = table

    def _run_from(self, changed: float) -> None:
        """The time of day is what is kept, but a clock that runs must not heed when somebody sets that."""
        day, now = time.time(), time.monotonic()
        self.since = now - max(0.0, day - changed)
        self.day = day - now  # added to a time of the monotonic clock, it gives the time of day

    def settle(self) -> None:
        """Find out from the decisions what everybody has seen, and who saw to it."""
        voyage, last = self.voyage, self.voyage.last_choice()
        self.public_ply = last[2] if last else 0
        self.settled: State = voyage.at(self.public_ply)
        self.last: Public | None = None
        if last is not None:
            seat, start, end = last
            self.last = Public(seat, start, voyage.decisions[start:end], voyage.at(start))


@dataclass
class Public:
    """The last choice that others saw: whose it was, where it began, its clicks and the dealer's draws."""

    seat: int
    start: int
    codes: list[int]
    before: State

    @cached_property
    def tells_nothing(self) -> bool:
        """Whether nobody has learnt anything hidden from it. To find that out takes longer than to click."""
        seats = len(self.before.standing())
        return self.seat != DEALER and not shows_something_hidden(self.before, self.codes, seats)

    @property
    def is_looked_at(self) -> bool:
        """Whether that has been found out."""
        return "tells_nothing" in vars(self)


class Change:
    """Something new at a table: written to the store, and when that is durable, taken into memory."""

    def write(self, connection: Connection, id: str) -> None:
        """Write what of it is not in the table's own row."""

    def table(self, table: Table) -> Table:
        """The table's own row after it."""
        return table

    def take(self, memory: Memory) -> None:
        """Make it here; the table's own row is seen to."""


@dataclass(frozen=True)
class Decided(Change):
    """Decisions from a ply on. The voyage has made them already: only it knows what the dealer draws."""

    ply: int
    codes: list[int]
    public: bool  # whether anybody but the deciding seat saw something new
    seat: int = DEALER  # whose they all are, if the dealer had no part in them

    def write(self, connection: Connection, id: str) -> None:
        tables.append(connection, id, self.ply, self.codes)

    def take(self, memory: Memory) -> None:
        if not self.public:
            return
        start, voyage = memory.public_ply, memory.voyage
        memory.public_ply = self.ply + len(self.codes)
        codes = voyage.decisions[start : memory.public_ply]
        memory.last = Public(self.seat, start, codes, memory.settled)
        memory.settled = voyage.state.clone()


@dataclass(frozen=True)
class TakenBack(Change):
    """What was clicked from `limit` on, by a seat or in the making by the next one, was never made."""

    seat: int
    limit: int

    def write(self, connection: Connection, id: str) -> None:
        tables.take_back(connection, id, self.limit)

    def table(self, table: Table) -> Table:
        return tables.altered(table, deciding=self.seat)

    def take(self, memory: Memory) -> None:
        memory.voyage.take_back(self.seat, self.limit)
        if self.limit < memory.public_ply:
            memory.settle()


@dataclass(frozen=True)
class Marked(Change):
    """The table started, changed, ended, or is played again elsewhere."""

    now: Table

    def table(self, table: Table) -> Table:
        return self.now


@dataclass(frozen=True)
class Rated(Change):
    """The game has ended, and counts for those who want ratings. It is kept in the store only."""

    game: str
    seats: list[Seat]
    ranks: list[int]
    at: float

    def write(self, connection: Connection, id: str) -> None:
        rating.score(connection, id, self.game, self.seats, self.ranks, self.at)


@dataclass(frozen=True)
class Touched(Change):
    """Something happened at this time, and now this seat is to decide."""

    at: float
    deciding: int

    def table(self, table: Table) -> Table:
        return tables.altered(table, changed=self.at, deciding=self.deciding)


@dataclass(frozen=True)
class Seated(Change):
    """Who has a seat from now on: a person, a bot, or nobody."""

    number: int
    seat: Seat

    def write(self, connection: Connection, id: str) -> None:
        tables.seat(connection, id, self.number, self.seat)

    def take(self, memory: Memory) -> None:
        memory.seats[self.number] = self.seat


@dataclass(frozen=True)
class Claimed(Change):
    """Whoever has this token (here its hash) holds this seat."""

    token: str
    number: int

    def write(self, connection: Connection, id: str) -> None:
        tables.hold(connection, id, self.number, self.token)

    def take(self, memory: Memory) -> None:
        memory.holders[self.token] = self.number


@dataclass(frozen=True)
class Vacated(Change):
    """Nobody holds this seat any more."""

    number: int

    def write(self, connection: Connection, id: str) -> None:
        tables.vacate(connection, id, self.number)
        calls.forget(connection, id, self.number)

    def take(self, memory: Memory) -> None:
        memory.holders = {token: seat for token, seat in memory.holders.items() if seat != self.number}


@dataclass(frozen=True)
class Barred(Change):
    """Whoever has this token (here its hash) may not sit down again. It is kept in the store only."""

    token: str

    def write(self, connection: Connection, id: str) -> None:
        tables.bar(connection, id, self.token)


@dataclass(frozen=True)
class Arranged(Change):
    """Who the host is, who may take a seat, and whether there is a chat; None for what stays as it is."""

    host: int | None = None
    admits: tables.Admits | None = None
    talk: bool | None = None

    def write(self, connection: Connection, id: str) -> None:
        tables.arrange(connection, id, self.wanted)

    @property
    def wanted(self) -> dict[str, object]:
        return {name: value for name, value in vars(self).items() if value is not None}

    def table(self, table: Table) -> Table:
        return tables.altered(table, **self.wanted)


@dataclass(frozen=True)
class Spoken(Change):
    """A new line of the chat."""

    line: Said

    def write(self, connection: Connection, id: str) -> None:
        tables.say(connection, id, self.line)

    def take(self, memory: Memory) -> None:
        memory.chat.append(self.line)


@dataclass(frozen=True)
class Offered(Change):
    """A link that brings a seat to another device, by the hash of its code. It is kept in the store only."""

    code: str
    seat: int
    expires: float

    def write(self, connection: Connection, id: str) -> None:
        links.offer(connection, self.code, id, self.seat, self.expires)


class Step:
    """Changes that are made together by a server: all or none, and only to the table as it is in its memory.

    Whoever decides something sees to the bots and clocks from then on.
    """

    def __init__(self, memory: Memory, changes: Sequence[Change], server: str) -> None:
        self.changes = changes
        self.server = server
        self.table = memory.table
        for change in changes:
            self.table = change.table(self.table)
        if (due := self._due(memory.seats)) != self.table.due:
            self.table = tables.altered(self.table, due=due)
        self.known = memory.version
        self.decided = next((change for change in changes if isinstance(change, Decided)), None)
        self.owner: str | None = memory.owner if memory.owner is not None and self.decided is None else server

    def _due(self, seats: Sequence[Seat]) -> float | None:
        """When the time of whoever is to decide is up, after these changes."""
        table, number = self.table, self.table.deciding
        if number is None or number < 0 or not clocks.has_clock(table):
            return None
        changed = {change.number: change.seat for change in self.changes if isinstance(change, Seated)}
        return clocks.due(table, changed.get(number, seats[number]))

    def write(self, connection: Connection) -> None:
        """Raises a Conflict if somebody else has changed the table meanwhile."""
        # Whatever else changes leaves its own row as it is, but for the time and who is to decide.
        marked = any(isinstance(change, Marked) for change in self.changes)
        tables.stamp(connection, self.table, self.known, self.owner, marked)
        for change in self.changes:
            change.write(connection, self.table.id)
        if self.server:  # otherwise there are no others
            news.tell(connection, line_of(self.news))

    def take(self, memory: Memory) -> None:
        memory.version, memory.owner = self.known + 1, self.owner
        memory.become(self.table)
        for change in self.changes:
            change.take(memory)

    @property
    def news(self) -> Changed:
        """What other servers have to know."""
        made, decided = None, self.decided
        if decided is not None and all(isinstance(change, Decided | Touched) for change in self.changes):
            made = Made(decided.ply, decided.codes, decided.public, decided.seat)
        return Changed(self.table.id, self.known + 1, self.owner, self.table.changed, made)


def revive(kept: Kept) -> Voyage:
    """The game of a table, from its decisions."""
    table, game = kept.table, GAMES.get(kept.table.game)
    if game is None or game.rules < table.rules:
        raise Refused(410, "unknown_rules", f"this table plays version {table.rules} of {table.game}")
    options = game.inherit(table.rules, table.options)
    fork = read_fork(table.id, {FORK: table.origin[FORK]}) if table.origin else None
    voyage = Voyage(game, [seat.name for seat in kept.seats], options, None, fork)
    for ply, code in enumerate(kept.decisions):
        try:
            voyage.click(code)
        except Exception as fault:
            raise Unreplayable(f"decision {ply}: {fault}") from fault
    if table.started is not None:
        voyage.secret = table.secret or None  # a record may have none
    return voyage
