"""What can be done to the tables of a store: each function is work for `Store.write` or `Store.read`."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from periplus.store.schema import CHAT, DECISIONS, SEATS, TABLES


class Conflict(Exception):
    """A decision came too late or too early: the next one of the table is at `ply`."""

    def __init__(self, ply: int) -> None:
        super().__init__(f"the next decision is number {ply}")
        self.ply = ply


@dataclass(frozen=True)
class Seat:
    """A seat: a person who holds a token (its hash is kept), a bot of a level, or nobody yet."""

    name: str
    level: str = ""
    token: str | None = None


@dataclass(frozen=True)
class Table:
    """What is settled when a table is made."""

    id: str
    game: str
    rules: int
    options: dict[str, object]
    name: str
    language: str
    clock: int
    secret: bytes
    created: float


@dataclass(frozen=True)
class Kept:
    """A table as it is kept: its facts, its seats, and the list of its decisions."""

    table: Table
    seats: list[Seat]
    decisions: list[int]


def create(connection: Connection, table: Table, seats: list[Seat]) -> None:
    connection.execute(insert(TABLES).values(vars(table)))
    rows = [{"table_id": table.id, "seat": number, **vars(seat)} for number, seat in enumerate(seats)]
    connection.execute(insert(SEATS), rows)


def load(connection: Connection, id: str) -> Kept | None:
    """A table whole; None if there is none of this id."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    seats = connection.execute(
        select(SEATS.c.name, SEATS.c.level, SEATS.c.token)
        .where(SEATS.c.table_id == id)
        .order_by(SEATS.c.seat)
    )
    codes = connection.execute(
        select(DECISIONS.c.code).where(DECISIONS.c.table_id == id).order_by(DECISIONS.c.ply)
    )
    return Kept(Table(**row), [Seat(*seat) for seat in seats], list(codes.scalars()))


def next_ply(connection: Connection, id: str) -> int:
    """The number of the decision to come: they are numbered without a gap."""
    return connection.execute(select(func.count()).where(DECISIONS.c.table_id == id)).scalar_one()


def append(connection: Connection, id: str, ply: int, codes: list[int]) -> None:
    """Add decisions from `ply` on; a Conflict if that is not the next one."""
    expected = next_ply(connection, id)
    if ply != expected:
        raise Conflict(expected)
    rows = [{"table_id": id, "ply": ply + at, "code": code} for at, code in enumerate(codes)]
    try:
        connection.execute(insert(DECISIONS), rows)
    except IntegrityError:  # another process was quicker, or the table is gone
        raise Conflict(next_ply(connection, id)) from None


def take_back(connection: Connection, id: str, ply: int, limit: int) -> None:
    """Drop the decisions from `limit` on, if the next one is still that of `ply`."""
    expected = next_ply(connection, id)
    if ply != expected:
        raise Conflict(expected)
    connection.execute(delete(DECISIONS).where(DECISIONS.c.table_id == id, DECISIONS.c.ply >= limit))


def seat(connection: Connection, id: str, number: int, sitting: Seat) -> None:
    """Somebody else sits down, or a bot stands in."""
    place = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == number)
    connection.execute(place.values(vars(sitting)))


def held_by(connection: Connection, token: str) -> list[tuple[str, int]]:
    """The tables and seats of whoever holds a token, the newest table first."""
    found = connection.execute(
        select(SEATS.c.table_id, SEATS.c.seat)
        .join(TABLES)
        .where(SEATS.c.token == token)
        .order_by(TABLES.c.created.desc())
    )
    return [(id, number) for id, number in found]


def say(connection: Connection, id: str, seat: int, text: str, said: float) -> int:
    """Somebody says something at a table; answers its number."""
    number = connection.execute(select(func.count()).where(CHAT.c.table_id == id)).scalar_one()
    row = {"table_id": id, "number": number, "seat": seat, "text": text, "said": said}
    connection.execute(insert(CHAT).values(row))
    return number


def said(connection: Connection, id: str, since: int = 0) -> list[tuple[int, int, str, float]]:
    """What was said at a table from a number on: number, seat, text, time."""
    lines = connection.execute(
        select(CHAT.c.number, CHAT.c.seat, CHAT.c.text, CHAT.c.said)
        .where(CHAT.c.table_id == id, CHAT.c.number >= since)
        .order_by(CHAT.c.number)
    )
    return [(number, seat, text, at) for number, seat, text, at in lines]
