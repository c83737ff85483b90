"""What an operator does to a whole store: look through it, drop tables, copy it, and bring it up to date.

Nothing here makes a store or changes its shape, but `bring_up_to_date`.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, and_, delete, select, update
from sqlalchemy.exc import DatabaseError

from periplus.store import calls, databases, reports, tables
from periplus.store.databases import StoreError, shown
from periplus.store.engine import MIGRATIONS, migrate
from periplus.store.lock import alone, file_of
from periplus.store.schema import BROWSERS, CHAT, HOLDERS, SEATS, TABLES
from periplus.store.tables import OUTLINED, Outline, seats_of

STATUSES = ("gathering", "running", "over")
ERASED = "…"  # in place of what somebody said


@contextmanager
def opened(url: str, writing: bool = False) -> Iterator[Connection]:
    """A transaction in a store that is there, and of this version."""
    found, newest = revision(url), head()
    if found != newest:
        raise StoreError(
            f"the store {shown(url)} has revision {found}, and this Periplus needs {newest}: "
            "run periplus admin migrate"
        )
    engines = databases.opened(url)
    try:
        with (engines.writing if writing else engines.reading).begin() as connection:
            yield connection
    except DatabaseError as error:
        raise StoreError(f"the store {shown(url)}: {error.orig}") from None
    finally:
        engines.dispose()


def existing(url: str) -> Path:
    """The file of a store; raises a StoreError if there is none."""
    file = file_of(url)
    if databases.parsed(url).get_backend_name() != "sqlite":
        raise StoreError(
            f"{shown(url)} is not a file: copy it with pg_dump, and bring it back with pg_restore"
        )
    if file is None or not file.is_file():
        raise StoreError(f"there is no store {url}; name one with --store sqlite:///FILE")
    return file


def head() -> str | None:
    """The revision that this Periplus works with."""
    return ScriptDirectory(str(MIGRATIONS)).get_current_head()


def revision(url: str) -> str | None:
    """The revision of a store; None for one that has never been opened by us."""
    if databases.parsed(url).get_backend_name() == "sqlite":
        existing(url)  # to open one that is not there would make it
    engines = databases.opened(url)
    try:
        with engines.reading.begin() as connection:
            return MigrationContext.configure(connection).get_current_revision()
    except DatabaseError as error:
        raise StoreError(f"the store {shown(url)} cannot be opened: {error.orig}") from None
    finally:
        engines.dispose()


# ---- tables ----


def listed(
    connection: Connection, game: str | None = None, status: str | None = None, before: float | None = None
) -> list[Outline]:
    """The tables of a game, with a status, unchanged since a time; those that changed last come first."""
    wanted = select(*OUTLINED).order_by(TABLES.c.changed.desc(), TABLES.c.id)
    if game is not None:
        wanted = wanted.where(TABLES.c.game == game)
    if before is not None:
        wanted = wanted.where(TABLES.c.changed < before)
    rows = connection.execute(wanted).mappings().all()
    found = [Outline(**row, seats=seats_of(connection, row["id"])) for row in rows]
    return [table for table in found if status in (None, table.status)]


def ended_before(connection: Connection, before: float, most: int) -> list[str]:
    """So many of the tables whose games ended before a time, the oldest first."""
    wanted = select(TABLES.c.id).where(TABLES.c.ended < before).order_by(TABLES.c.ended).limit(most)
    return list(connection.execute(wanted).scalars())


def drop(connection: Connection, ids: list[str]) -> None:
    """Delete tables with all that belongs to them."""
    for id in ids:
        tables.discard(connection, id)


# ---- people ----


@dataclass
class Player:
    """Somebody with a browser of their own, known by the hash of its token."""

    token: str
    names: list[str] = field(default_factory=list)
    tables: int = 0
    last: float = 0.0  # when one of their tables last changed


def people(connection: Connection) -> list[Player]:
    """Everybody who has or had a seat; those whose tables changed last come first."""
    held = and_(SEATS.c.table_id == HOLDERS.c.table_id, SEATS.c.seat == HOLDERS.c.seat)
    wanted = (
        select(HOLDERS.c.token, SEATS.c.name, TABLES.c.changed)
        .join(SEATS, held)
        .join(TABLES, TABLES.c.id == HOLDERS.c.table_id)
        .order_by(TABLES.c.changed.desc())
    )
    found: dict[str, Player] = {}
    for token, name, changed in connection.execute(wanted):
        player = found.setdefault(token, Player(token, last=changed))
        player.tables += 1
        if name and name not in player.names:
            player.names.append(name)
    return list(found.values())


def seats_held(connection: Connection, token: str) -> list[tuple[str, int]]:
    """The tables and seats that somebody has or had."""
    wanted = select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.token == token)
    return [(id, seat) for id, seat in connection.execute(wanted)]


def forget(connection: Connection, token: str) -> None:
    """Erase who somebody was: their names and what they said. The games remain."""
    for id, number in seats_held(connection, token):
        place = SEATS.c.table_id == id, SEATS.c.seat == number
        connection.execute(update(SEATS).where(*place).values(name=""))
        said = CHAT.c.table_id == id, CHAT.c.seat == number
        connection.execute(update(CHAT).where(*said).values(text=ERASED))
        calls.forget(connection, id, number)
    connection.execute(delete(BROWSERS).where(BROWSERS.c.token == token))
    connection.execute(delete(HOLDERS).where(HOLDERS.c.token == token))
    reports.forget(connection, token)


# ---- whole stores ----


def back_up(url: str, target: Path) -> None:
    """Copy a store, which may be in use, into a new file that is whole or not there at all."""
    source = existing(url)
    if target.exists():
        raise StoreError(f"{target} exists already: choose another name")
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))  # it holds secrets
        copy(source, part)
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise StoreError(f"{target} could not be written: {error}") from None


def restore(url: str, backup: Path, former: Path) -> bool:
    """Have a store become what a backup has; the former one, if there is any, is kept. True if there was.

    Raises InUse while a server has the store open.
    """
    revision(f"sqlite:///{backup.absolute()}")  # it is one of ours, and can be read
    with alone(url):
        file = file_of(url)
        if file is None:
            raise StoreError(f"{url} is not a file")
        was_there = file.is_file()
        if was_there:
            back_up(url, former)
        try:
            copy(backup, file)
        except sqlite3.Error as error:
            raise StoreError(f"{backup} could not be restored: {error}") from None
        return was_there


def copy(source: Path, target: Path) -> None:
    """SQLite's own way to copy a database while others write it."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        faults = new.execute("PRAGMA quick_check").fetchall()
        if faults != [("ok",)]:
            raise sqlite3.DatabaseError(f"the copy is damaged: {faults[0][0]}")


def bring_up_to_date(url: str, former: Path) -> bool:
    """Bring a store to the shape of this version, after a backup of it; False if it had that already."""
    with alone(url):
        if revision(url) == head():
            return False
        back_up(url, former)
        engines = databases.opened(url)
        try:
            migrate(engines.writing, shown(url))
        finally:
            engines.dispose()
        return True
