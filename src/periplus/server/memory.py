"""A table in memory, and each kind of change to it: how it is written to the store, and then made here."""

import time
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

from sqlalchemy import Connection

from periplus.games import GAMES
from periplus.kernel.errors import PeriplusError
from periplus.kernel.game import DEALER, State
from periplus.kernel.revealing import shows_something_hidden
from periplus.kernel.voyage import Voyage
from periplus.server.refusals import Refused
from periplus.store import Kept, Said, Seat, Table, links, tables


class Unreplayable(PeriplusError):
    """A table whose decisions do not make a game."""


class Memory:
    """What the store keeps of a table, and the position that its decisions lead to."""

    def __init__(self, kept: Kept) -> None:
        self.table = kept.table
        self._run_from(kept.table.changed)
        self.recall(kept)

    def recall(self, kept: Kept) -> None:
        """Become what is kept; if the game can't be replayed, this raises and nothing changes."""
        voyage = revive(kept)
        self.become(kept.table)
        self.seats: list[Seat] = kept.seats
        self.holders: dict[str, int] = kept.holders
        self.chat: list[Said] = kept.chat
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


class Change(Protocol):
    """Something new at a table: written to the store, and when that is durable, taken into memory."""

    def write(self, connection: Connection, id: str) -> None: ...

    def take(self, memory: Memory) -> None: ...


@dataclass(frozen=True)
class Decided:
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
class TakenBack:
    """What was clicked from `limit` on, by a seat or in the making by the next one, was never made."""

    seat: int
    ply: int  # the present one
    limit: int

    def write(self, connection: Connection, id: str) -> None:
        tables.take_back(connection, id, self.ply, self.limit, self.seat)

    def take(self, memory: Memory) -> None:
        memory.voyage.take_back(self.seat, self.limit)
        memory.become(replace(memory.table, deciding=self.seat))
        if self.limit < memory.public_ply:
            memory.settle()


@dataclass(frozen=True)
class Marked:
    """The table started, changed, ended, or is played again elsewhere."""

    table: Table

    def write(self, connection: Connection, id: str) -> None:
        tables.mark(connection, self.table)

    def take(self, memory: Memory) -> None:
        memory.become(self.table)


@dataclass(frozen=True)
class Touched:
    """Something happened at this time, and now this seat is to decide."""

    at: float
    deciding: int

    def write(self, connection: Connection, id: str) -> None:
        tables.touch(connection, id, self.at, self.deciding)

    def take(self, memory: Memory) -> None:
        memory.become(replace(memory.table, changed=self.at, deciding=self.deciding))


@dataclass(frozen=True)
class Seated:
    """Who has a seat from now on: a person, a bot, or nobody."""

    number: int
    seat: Seat

    def write(self, connection: Connection, id: str) -> None:
        tables.seat(connection, id, self.number, self.seat)

    def take(self, memory: Memory) -> None:
        memory.seats[self.number] = self.seat


@dataclass(frozen=True)
class Claimed:
    """Whoever has this token (here its hash) holds this seat."""

    token: str
    number: int

    def write(self, connection: Connection, id: str) -> None:
        tables.hold(connection, id, self.number, self.token)

    def take(self, memory: Memory) -> None:
        memory.holders[self.token] = self.number


@dataclass(frozen=True)
class Vacated:
    """Nobody holds this seat any more."""

    number: int

    def write(self, connection: Connection, id: str) -> None:
        tables.vacate(connection, id, self.number)

    def take(self, memory: Memory) -> None:
        memory.holders = {token: seat for token, seat in memory.holders.items() if seat != self.number}


@dataclass(frozen=True)
class Spoken:
    """A new line of the chat."""

    line: Said

    def write(self, connection: Connection, id: str) -> None:
        tables.say(connection, id, self.line)

    def take(self, memory: Memory) -> None:
        memory.chat.append(self.line)


@dataclass(frozen=True)
class Offered:
    """A link that brings a seat to another device, by the hash of its code. It is kept in the store only."""

    code: str
    seat: int
    expires: float

    def write(self, connection: Connection, id: str) -> None:
        links.offer(connection, self.code, id, self.seat, self.expires)

    def take(self, memory: Memory) -> None:
        pass


def revive(kept: Kept) -> Voyage:
    """The game of a table, from its decisions."""
    table, game = kept.table, GAMES.get(kept.table.game)
    if game is None or game.rules < table.rules:
        raise Refused(410, "unknown_rules", f"this table plays version {table.rules} of {table.game}")
    options = game.inherit(table.rules, table.options)
    voyage = Voyage(game, [seat.name for seat in kept.seats], options)
    for ply, code in enumerate(kept.decisions):
        try:
            voyage.click(code)
        except Exception as fault:
            raise Unreplayable(f"decision {ply}: {fault}") from fault
    if table.started is not None:
        voyage.secret = table.secret
    return voyage
