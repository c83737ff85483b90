"""Calls to people who are not looking at their table: what they wish, how to reach them, who is to be called.

Each function is work for `Store.write` or `Store.read`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import Connection, and_, bindparam, delete, exists, func, insert, literal, or_, select, update

from periplus.store.schema import BROWSERS, CALLS, CHAT, HOLDERS, HOOKS, KEYS, SEATS, TABLES
from periplus.store.tables import PERSON

Wish = Literal["", "turn", "chat"]
TURN: Final = "turn"  # when one's turn comes
CHAT_TOO: Final = "chat"  # also when somebody writes
NO_MAIL: Final[dict[str, object]] = {"mail": "", "confirmed": 0}


@dataclass(frozen=True)
class Caller:
    """What somebody at a seat wishes, and how far they have looked and been called."""

    wish: Wish = ""
    language: str = "en"
    mail: str = ""
    code: str = ""
    confirmed: int = 0
    looked: float = 0.0
    called: float = 0.0
    hooked: float = 0.0


@dataclass(frozen=True)
class Hook:
    """A webhook that tells of everybody's turns at a table."""

    kind: str
    url: str
    language: str


@dataclass(frozen=True)
class Browser:
    """Where a browser takes messages."""

    token: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    site: str


@dataclass(frozen=True)
class Waiting:
    """Somebody who is to be called: it has been their turn, or somebody else wrote, for a while."""

    table: str
    seat: int
    about: str  # TURN or CHAT_TOO
    by: int = -1  # who wrote


def key(connection: Connection, name: str, made: bytes) -> bytes:
    """A key of this store; the first time, this one becomes it."""
    found: bytes | None = connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar()
    if found is None:
        connection.execute(insert(KEYS).values(name=name, value=made))
    return found or made


# ---- what people wish ----


def caller(connection: Connection, id: str, seat: int) -> Caller:
    columns = [CALLS.c[name] for name in Caller.__dataclass_fields__]
    row = connection.execute(select(*columns).where(CALLS.c.table_id == id, CALLS.c.seat == seat)).first()
    return Caller(*row) if row else Caller()


def keep(connection: Connection, id: str, seat: int, facts: dict[str, object]) -> None:
    """Change some of what is kept of a seat."""
    place = update(CALLS).where(CALLS.c.table_id == id, CALLS.c.seat == seat)
    if connection.execute(place.values(facts)).rowcount == 0:
        new = vars(Caller()) | facts
        connection.execute(insert(CALLS).values(table_id=id, seat=seat, **new))


def forget(connection: Connection, id: str, seat: int) -> None:
    """Whoever had this seat is not called any more; what a webhook has told of it remains."""
    nobody = {
        name: value for name, value in vars(Caller()).items() if name in ("wish", "mail", "code", "confirmed")
    }
    place = update(CALLS).where(CALLS.c.table_id == id, CALLS.c.seat == seat)
    connection.execute(place.values(**nobody))


def forget_ended(connection: Connection) -> None:
    """Of games that are over nobody is called, and nobody's address is kept."""
    over = select(TABLES.c.id).where(TABLES.c.ended.is_not(None))
    for kept in (CALLS, HOOKS):
        connection.execute(delete(kept).where(kept.c.table_id.in_(over)))


def by_code(connection: Connection, code: str) -> tuple[str, int] | None:
    """The table and seat that the links of a mail are about."""
    found = connection.execute(select(CALLS.c.table_id, CALLS.c.seat).where(CALLS.c.code == code)).first()
    return None if found is None or not code else (found[0], found[1])


def hook_of(connection: Connection, id: str) -> Hook | None:
    row = connection.execute(
        select(HOOKS.c.kind, HOOKS.c.url, HOOKS.c.language).where(HOOKS.c.table_id == id)
    )
    found = row.first()
    return Hook(*found) if found else None


def set_hook(connection: Connection, id: str, hook: Hook | None, seats: int) -> None:
    """Have a webhook tell of the turns of a table, or none."""
    connection.execute(delete(HOOKS).where(HOOKS.c.table_id == id))
    if hook is not None:
        connection.execute(insert(HOOKS).values(table_id=id, **vars(hook)))
        for seat in range(seats):
            keep(connection, id, seat, {"hooked": 0.0})


def subscribe(connection: Connection, browser: Browser) -> None:
    connection.execute(delete(BROWSERS).where(BROWSERS.c.token == browser.token))
    connection.execute(insert(BROWSERS).values(**vars(browser)))


def unsubscribe(connection: Connection, token: str, endpoint: str | None = None) -> None:
    """Send no more to a browser; if an endpoint is named, only while that is its."""
    gone = delete(BROWSERS).where(BROWSERS.c.token == token)
    connection.execute(gone if endpoint is None else gone.where(BROWSERS.c.endpoint == endpoint))


def is_subscribed(connection: Connection, token: str) -> bool:
    return connection.execute(select(BROWSERS.c.token).where(BROWSERS.c.token == token)).first() is not None


def browsers_of(connection: Connection, id: str, seat: int) -> list[Browser]:
    """The browsers of whoever has a seat that take messages."""
    columns = [BROWSERS.c[name] for name in Browser.__dataclass_fields__]
    held = and_(HOLDERS.c.token == BROWSERS.c.token, HOLDERS.c.gone == 0)
    found = select(*columns).join(HOLDERS, held).where(HOLDERS.c.table_id == id, HOLDERS.c.seat == seat)
    return [Browser(*row) for row in connection.execute(found)]


# ---- who is to be called ----


def look(connection: Connection, looks: Iterable[tuple[str, int, float]]) -> None:
    """Somebody has seen a table: they can be called again."""
    rows = [{"table": id, "place": seat, "at": at} for id, seat, at in looks]
    if rows:
        place = update(CALLS).where(
            CALLS.c.table_id == bindparam("table"), CALLS.c.seat == bindparam("place")
        )
        connection.execute(place.values(looked=bindparam("at")), rows)


def waiting(connection: Connection, before: float, owner: str | None = None) -> list[Waiting]:
    """Who is to be called: those whom something has waited for since a time, and who have not looked since.

    All of it can everybody at the table see, but for what they wish. `owner` as in `tables.due`.
    """
    person = and_(
        SEATS.c.table_id == CALLS.c.table_id,
        SEATS.c.seat == CALLS.c.seat,
        SEATS.c.kind == PERSON,
        SEATS.c.level == "",
    )
    not_called = CALLS.c.called <= CALLS.c.looked
    hook = exists().where(HOOKS.c.table_id == CALLS.c.table_id)
    turn = (
        select(CALLS.c.table_id, CALLS.c.seat, literal(TURN), literal(-1))
        .join(TABLES, TABLES.c.id == CALLS.c.table_id)
        .join(SEATS, person)
        .where(TABLES.c.started.is_not(None), TABLES.c.ended.is_(None), TABLES.c.deciding == CALLS.c.seat)
        .where(TABLES.c.changed <= before, TABLES.c.changed > CALLS.c.looked)
        .where(or_(and_(CALLS.c.wish != "", not_called), and_(hook, CALLS.c.hooked <= CALLS.c.looked)))
    )
    said = and_(
        CHAT.c.table_id == CALLS.c.table_id,
        CHAT.c.seat >= 0,
        CHAT.c.seat != CALLS.c.seat,
        CHAT.c.said > CALLS.c.looked,
        CHAT.c.said <= before,
    )
    chat = (
        select(CALLS.c.table_id, CALLS.c.seat, literal(CHAT_TOO), func.min(CHAT.c.seat))
        .join(TABLES, TABLES.c.id == CALLS.c.table_id)
        .join(SEATS, person)
        .join(CHAT, said)
        .where(TABLES.c.ended.is_(None), CALLS.c.wish == CHAT_TOO, not_called)
        .group_by(CALLS.c.table_id, CALLS.c.seat)
    )
    if owner is not None:
        turn, chat = (wanted.where(TABLES.c.owner == owner) for wanted in (turn, chat))
    return [Waiting(*row) for wanted in (turn, chat) for row in connection.execute(wanted)]


def claim(connection: Connection, waiting: Waiting, now: float) -> tuple[bool, bool]:
    """Whether it is for us to call somebody, and to have the webhook call them: once, until they look."""
    place = update(CALLS).where(CALLS.c.table_id == waiting.table, CALLS.c.seat == waiting.seat)
    wished = CALLS.c.wish == CHAT_TOO if waiting.about == CHAT_TOO else CALLS.c.wish != ""
    own = place.where(wished, CALLS.c.called <= CALLS.c.looked).values(called=now)
    called = connection.execute(own).rowcount == 1
    if waiting.about != TURN:
        return called, False
    hook = exists().where(HOOKS.c.table_id == CALLS.c.table_id)
    hooked = connection.execute(place.where(hook, CALLS.c.hooked <= CALLS.c.looked).values(hooked=now))
    return called, hooked.rowcount == 1
