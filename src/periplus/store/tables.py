"""What can be done to the tables of a store: each function is work for `Store.write` or `Store.read`."""

from dataclasses import dataclass, field
from json import dumps
from typing import Any, Final, Literal, TypedDict, TypeVar

from sqlalchemy import (
    Connection,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    tuple_,
    update,
)

from periplus.kernel.game import SPECTATOR
from periplus.store.prepared import Prepared
from periplus.store.schema import BARRED, CHAT, DECISIONS, HOLDERS, SEATS, TABLES

Kind = Literal["open", "person", "bot"]
Status = Literal["gathering", "running", "over"]
Admits = Literal["invited", "anybody", "nobody"]
Experience = Literal["any", "new", "practised"]
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
INVITED: Final = "invited"  # who has the address may take an open seat
ANYBODY: Final = "anybody"  # the table is listed among the open ones
NOBODY_NEW: Final = "nobody"
# The columns that may change.
CHANGING = ("started", "changed", "ended", "deciding", "due", "result", "rematch", "wanting")

# The statements of every click. They are sent without a look at their answers, so the database has to refuse
# them if they come too late. Here it is made to divide by nothing, unless the table is as it was known: a
# constraint would do it as well, but PostgreSQL would write the row into its log, the secret included.
KNOWN = case((TABLES.c.version == bindparam("known"), literal_column("1")), else_=literal_column("0"))
STAMP = {"version": TABLES.c.version + literal_column("1").op("/")(KNOWN), "owner": bindparam("owner")}
THIS = update(TABLES).where(TABLES.c.id == bindparam("table"))
TOUCH = Prepared(THIS.values(STAMP | {name: bindparam(name) for name in ("changed", "deciding", "due")}))
MARK = Prepared(THIS.values(STAMP | {name: bindparam(name) for name in CHANGING}))
APPEND = Prepared(insert(DECISIONS))


class Damaged(Exception):
    """A table of which something is missing."""


@dataclass(frozen=True)
class Seat:
    """A seat: open, a person's, or a bot's. A person's seat with a level is played by a stand-in."""

    name: str = ""
    kind: Kind = OPEN
    level: str = ""
    missed: int = 0
    auto: str = ""
    bank: float = 0.0  # seconds that are left in it
    vacation_from: float = 0.0
    vacation_until: float = 0.0
    vacation_days: int = 0  # of all vacations of this game together
    muted: bool = False


class Ending(TypedDict):
    """How a game ended, as it is kept."""

    scores: list[int]
    ranks: list[int]


class Origin(TypedDict):
    """Where a game comes from that did not begin at its table: whether a file brought it; and of a fork, how
    a record tells of it (`kernel.record.fork_data`)."""

    file: bool
    fork: dict[str, Any] | None


@dataclass(frozen=True)
class Table:
    """What is kept of a table besides its seats and decisions; until `started` it waits for players."""

    id: str
    game: str
    rules: int
    options: dict[str, object]
    name: str
    language: str
    clock: int
    secret: bytes
    host: int
    created: float
    changed: float
    hints: bool = True
    started: float | None = None
    ended: float | None = None
    deciding: int | None = None  # the seat that is to decide while the game is on
    due: float | None = None  # when its time is up
    bank: int = 0
    increment: int = 0
    night: str = ""
    zone: str = ""
    result: Ending | None = None
    rematch: str | None = None
    wanting: list[int] = field(default_factory=list)
    origin: Origin | None = None
    forked_from: str | None = None
    admits: Admits = INVITED
    experience: Experience = "any"
    talk: bool = True

    @property
    def is_open(self) -> bool:
        """Whether it is listed, and anybody may take a seat."""
        return self.admits == ANYBODY and self.started is None


Fixed = TypeVar("Fixed", Seat, Table)


def altered(kept: Fixed, **facts: object) -> Fixed:
    """The same with other facts. A click does it several times; `dataclasses.replace` goes through thirty
    fields one by one."""
    made = object.__new__(type(kept))
    vars(made).update(vars(kept), **facts)
    return made


@dataclass(frozen=True)
class Said:
    """A line of the chat."""

    seat: int
    text: str
    said: float
    ply: int = 0
    audience: int | None = None  # the only seat that may read it; None for everybody


@dataclass(frozen=True)
class Kept:
    """A table as it is kept: its facts, its seats and who holds them, its decisions, and what was said."""

    table: Table
    seats: list[Seat]
    holders: dict[str, int]
    decisions: list[int]
    chat: list[Said]
    version: int = 0  # how often it was changed
    owner: str | None = None  # the server that sees to it


@dataclass(frozen=True)
class Outline:
    """What a list of tables or a preview says about a table, without replaying its game."""

    id: str
    game: str
    rules: int
    name: str
    language: str
    host: int
    hints: bool
    changed: float
    started: float | None
    ended: float | None
    deciding: int | None
    result: Ending | None
    seats: list[Seat]

    @property
    def status(self) -> Status:
        if self.ended is not None:
            return "over"
        return "gathering" if self.started is None else "running"


@dataclass(frozen=True)
class Forked:
    """A fork of a table's game, as the one sees it who plays it."""

    id: str
    origin: Origin
    created: float
    ended: float | None


NUL = "\0"  # no text has it: PostgreSQL cannot even be asked about one that has
OUTLINED = [TABLES.c[name] for name in Outline.__dataclass_fields__ if name != "seats"]
Mark = tuple[float, str]  # a table's place in a list: when it changed, and its id


def create(
    connection: Connection, table: Table, seats: list[Seat], holders: dict[str, int], owner: str = ""
) -> None:
    connection.execute(insert(TABLES).values(vars(table) | {"owner": owner}))
    rows = [{"table_id": table.id, "seat": number, **vars(seat)} for number, seat in enumerate(seats)]
    connection.execute(insert(SEATS), rows)
    for token, number in holders.items():
        hold(connection, table.id, number, token)


def bring_in(
    connection: Connection, table: Table, seats: list[Seat], decisions: list[int], owner: str = ""
) -> None:
    """Keep a finished game as a table at which nobody has a seat."""
    create(connection, table, seats, {}, owner)
    rows = [{"table_id": table.id, "ply": ply, "code": code} for ply, code in enumerate(decisions)]
    connection.execute(insert(DECISIONS), rows)


def forks(connection: Connection, id: str, token: str) -> list[Forked]:
    """The forks of a table's game at which a token holds a seat, the latest first."""
    if NUL in id:
        return []
    columns = [TABLES.c[name] for name in Forked.__dataclass_fields__]
    wanted = select(*columns).join(HOLDERS).where(TABLES.c.forked_from == id, HOLDERS.c.token == token)
    return [Forked(*row) for row in connection.execute(wanted.order_by(TABLES.c.created.desc()))]


def forget_origin(connection: Connection, id: str) -> None:
    """The forks of a table that is deleted have an origin no more."""
    connection.execute(update(TABLES).where(TABLES.c.forked_from == id).values(forked_from=None))


def load(connection: Connection, id: str) -> Kept | None:
    """A whole table; None if there is none with this id. Raises Damaged if decisions are missing."""
    if NUL in id:
        return None
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    decisions = connection.execute(
        select(DECISIONS.c.ply, DECISIONS.c.code).where(DECISIONS.c.table_id == id).order_by(DECISIONS.c.ply)
    ).all()
    for expected, (ply, _) in enumerate(decisions):
        if ply != expected:
            raise Damaged(f"decision {expected} is missing")
    columns = select(CHAT.c.seat, CHAT.c.text, CHAT.c.said, CHAT.c.ply, CHAT.c.audience)
    lines = connection.execute(columns.where(CHAT.c.table_id == id).order_by(CHAT.c.number))
    return Kept(
        Table(**{name: row[name] for name in Table.__dataclass_fields__}),
        seats_of(connection, id),
        holders_of(connection, id),
        [code for _, code in decisions],
        [Said(*line) for line in lines],
        row["version"],
        row["owner"],
    )


def seats_of(connection: Connection, id: str) -> list[Seat]:
    columns = [SEATS.c[name] for name in Seat.__dataclass_fields__]
    found = connection.execute(select(*columns).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
    return [Seat(*seat) for seat in found]


def holders_of(connection: Connection, id: str) -> dict[str, int]:
    """Who holds which seat, by the hashes of their tokens."""
    columns = select(HOLDERS.c.token, HOLDERS.c.seat)
    return dict(connection.execute(columns.where(HOLDERS.c.table_id == id, HOLDERS.c.gone == 0)).all())


def decisions(connection: Connection, id: str, ply: int, number: int) -> list[int]:
    """So many decisions from a ply on, as far as there are any."""
    wanted = select(DECISIONS.c.code).where(DECISIONS.c.table_id == id, DECISIONS.c.ply >= ply)
    return list(connection.execute(wanted.order_by(DECISIONS.c.ply).limit(number)).scalars())


def outline(connection: Connection, id: str) -> Outline | None:
    """What can be said about a table even if its game cannot be replayed; None if there is no such table."""
    if NUL in id:
        return None
    row = connection.execute(select(*OUTLINED).where(TABLES.c.id == id)).mappings().first()
    return None if row is None else Outline(**row, seats=seats_of(connection, id))


def running(connection: Connection) -> list[str]:
    """The tables that have started and not ended."""
    found = select(TABLES.c.id).where(TABLES.c.started.is_not(None), TABLES.c.ended.is_(None))
    return list(connection.execute(found).scalars())


def due(connection: Connection, before: float, owner: str | None = None) -> list[str]:
    """The running tables at which something is to happen by itself before a time, the most urgent first;
    if a server is named, of those it sees to.

    A bot decides, or passes are made for somebody, at once; or a clock runs out. Of some nobody knows yet.
    """
    at_once = or_(TABLES.c.deciding.is_(None), SEATS.c.level != "", SEATS.c.auto != "")
    sitting = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.deciding)
    found = (
        select(TABLES.c.id)
        .outerjoin(SEATS, sitting)
        .where(TABLES.c.started.is_not(None), TABLES.c.ended.is_(None))
        .where(or_(at_once, TABLES.c.due < before))
        .order_by(case((at_once, 0.0), else_=TABLES.c.due))
    )
    if owner is not None:
        found = found.where(TABLES.c.owner == owner)
    return list(connection.execute(found).scalars())


def stamp(connection: Connection, table: Table, known: int, owner: str | None, whole: bool = True) -> None:
    """Begin a change of a table: keep when it changed, who decides, who sees to it, and all that may change.

    A Conflict unless it has this version; nobody else can change it until this transaction is over. If it is
    not `whole`, nothing else has changed, and nothing else is written.
    """
    facts = {"table": table.id, "known": known, "owner": owner}
    facts |= {"changed": table.changed, "deciding": table.deciding, "due": table.due}
    if whole:
        facts |= {"started": table.started, "ended": table.ended, "rematch": table.rematch}
        facts |= {"wanting": dumps(table.wanting), "result": table.result and dumps(table.result)}
    (MARK if whole else TOUCH).send(connection, [facts])


def next_ply(connection: Connection, id: str) -> int:
    """The number of the decision to come: they are numbered without a gap."""
    return connection.execute(select(func.count()).where(DECISIONS.c.table_id == id)).scalar_one()


def append(connection: Connection, id: str, ply: int, codes: list[int]) -> None:
    """Add decisions from `ply` on, which is the next one in the version that was stamped; else a Conflict."""
    APPEND.send(
        connection, [{"table_id": id, "ply": ply + at, "code": code} for at, code in enumerate(codes)]
    )


def take_back(connection: Connection, id: str, limit: int) -> None:
    """Drop the decisions from `limit` on."""
    connection.execute(delete(DECISIONS).where(DECISIONS.c.table_id == id, DECISIONS.c.ply >= limit))


def versions(connection: Connection, ids: list[str]) -> dict[str, int]:
    """How often each of these tables was changed; one that is gone is not among them."""
    return dict(connection.execute(select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids))).all())


def release_to_all(connection: Connection, id: str) -> None:
    """After a change from outside: servers that have the table in memory read it anew, and one sees to it."""
    connection.execute(
        update(TABLES).where(TABLES.c.id == id).values(version=TABLES.c.version + 1, owner=None)
    )


def discard(connection: Connection, id: str) -> None:
    """Delete a table with all that belongs to it."""
    forget_origin(connection, id)
    connection.execute(delete(TABLES).where(TABLES.c.id == id))


def seat(connection: Connection, id: str, number: int, sitting: Seat) -> None:
    """Change who sits in a seat, or which bot stands in."""
    place = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == number)
    connection.execute(place.values(vars(sitting)))


def hold(connection: Connection, id: str, number: int, token: str) -> None:
    """Give a seat to whoever has this token; it may be the same person on another device."""
    release(connection, id, token)
    connection.execute(insert(HOLDERS).values(token=token, table_id=id, seat=number, gone=0))


def release(connection: Connection, id: str, token: str) -> None:
    connection.execute(delete(HOLDERS).where(HOLDERS.c.table_id == id, HOLDERS.c.token == token))


def vacate(connection: Connection, id: str, number: int) -> None:
    """Nobody holds this seat any more. If the game has begun, those who did still find it among theirs."""
    theirs = (HOLDERS.c.table_id == id, HOLDERS.c.seat == number)
    begun = select(TABLES.c.started.is_not(None)).where(TABLES.c.id == id)
    if connection.execute(begun).scalar():
        connection.execute(update(HOLDERS).where(*theirs).values(gone=1))
    else:
        connection.execute(delete(HOLDERS).where(*theirs))


def held_by(
    connection: Connection,
    token: str,
    limit: int,
    game: str | None = None,
    over: bool | None = None,
    after: Mark | None = None,
) -> list[tuple[Outline, int]]:
    """The tables where a token holds or held a seat, the most recently changed first, each with that seat.

    Whoever gave a seat up is a spectator there. `after` is the place in the list to go on from.
    """
    if NUL in (game or ""):
        return []
    wanted = select(*OUTLINED, HOLDERS.c.seat, HOLDERS.c.gone).join(HOLDERS).where(HOLDERS.c.token == token)
    if game is not None:
        wanted = wanted.where(TABLES.c.game == game)
    if over is not None:
        wanted = wanted.where(TABLES.c.ended.is_not(None) if over else TABLES.c.ended.is_(None))
    if after is not None:
        wanted = wanted.where(tuple_(TABLES.c.changed, TABLES.c.id) < after)
    wanted = wanted.order_by(TABLES.c.changed.desc(), TABLES.c.id.desc()).limit(limit)
    found: list[tuple[Outline, int]] = []
    for row in connection.execute(wanted).mappings():
        facts = {column.name: row[column.name] for column in OUTLINED}
        outline = Outline(**facts, seats=seats_of(connection, row["id"]))
        found.append((outline, SPECTATOR if row["gone"] else row["seat"]))
    return found


def arrange(connection: Connection, id: str, facts: dict[str, object]) -> None:
    """Change who the host of a table is, who may take a seat there, or whether there is a chat."""
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(facts))


def open_to_all(connection: Connection, since: float, limit: int) -> list[str]:
    """The tables that anybody may join and at which something happened since a time, the newest first."""
    found = select(TABLES.c.id).where(TABLES.c.admits == ANYBODY, TABLES.c.started.is_(None))
    found = found.where(TABLES.c.changed > since).order_by(TABLES.c.created.desc()).limit(limit)
    return list(connection.execute(found).scalars())


def bar(connection: Connection, id: str, token: str) -> None:
    """Somebody may not sit down at this table again."""
    if not is_barred(connection, id, token):
        connection.execute(insert(BARRED).values(table_id=id, token=token))


def is_barred(connection: Connection, id: str, token: str) -> bool:
    found = select(BARRED.c.token).where(BARRED.c.table_id == id, BARRED.c.token == token)
    return connection.execute(found).first() is not None


def say(connection: Connection, id: str, line: Said) -> None:
    """Add a line to the chat of a table."""
    number = connection.execute(select(func.count()).where(CHAT.c.table_id == id)).scalar_one()
    connection.execute(insert(CHAT).values(table_id=id, number=number, **vars(line)))
