"""A table for the tests of the store, and what they do to it."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from periplus.store import Kept, Seat, Store, Table, tables
from periplus.store.schema import METADATA

HERA = "ab" * 32
TABLE = Table(
    id="t1",
    game="ulysses",
    rules=1,
    options={"edition": "german"},
    name="Friday",
    language="it",
    clock=60,
    secret=b"\x01" * 32,
    host=0,
    created=1000.0,
    changed=1000.0,
)
SEATS = [Seat("Hera", "person"), Seat("", "bot", "helmsman"), Seat()]


def kept(store: Store, id: str = "t1") -> Kept:
    found = store.read(partial(tables.load, id=id))
    assert found is not None
    return found


def change(store: Store, known: int, work: Callable[[Connection], None]) -> Future[None]:
    """Do something to the table as it was after so many changes."""

    def stamped(connection: Connection) -> None:
        tables.stamp(connection, TABLE, known, "", whole=False)
        work(connection)

    return store.write(stamped)


def append(store: Store, ply: int, codes: list[int], known: int = 0) -> Future[None]:
    return change(store, known, partial(tables.append, id="t1", ply=ply, codes=codes))


def settings(connection: Connection) -> list[object]:
    names = {
        "sqlite": ("PRAGMA journal_mode", "PRAGMA synchronous", "PRAGMA foreign_keys"),
        "postgresql": ("SHOW synchronous_commit", "SHOW transaction_isolation", "SHOW transaction_read_only"),
    }
    return [connection.exec_driver_sql(name).scalar() for name in names[connection.dialect.name]]


def differences(connection: Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection), METADATA)
