"""A store in a file of SQLite's: readers do not wait for the writer, and commits survive a crash."""

from typing import Protocol, cast

from sqlalchemy import URL, Connection, Engine, create_engine, event, text

from periplus.store.prepared import Prepared

BUSY = 5_000  # milliseconds to wait while another process writes
SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}")


class Cursor(Protocol):
    def execute(self, statement: str) -> object: ...


class Driver(Protocol):
    """What we use of a connection of Python's sqlite3."""

    isolation_level: str | None

    def cursor(self) -> Cursor: ...


def connect(url: URL) -> tuple[Engine, Engine]:
    """An engine to write with, and one to read with."""
    url = url.set(drivername="sqlite")
    return engine(url, "BEGIN IMMEDIATE"), engine(url, "BEGIN")


def engine(url: URL, begin: str) -> Engine:
    # A store holds secrets: keep them out of errors, which are logged.
    engine = create_engine(url, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(driver: object, _: object) -> None:
        connection = cast(Driver, driver)
        connection.isolation_level = None  # the driver's own transactions don't support savepoints
        cursor = connection.cursor()
        for setting in SETTINGS:
            cursor.execute(f"PRAGMA {setting}")

    beginning = Prepared(text(begin))

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        beginning.send(connection, [{}])

    return engine
