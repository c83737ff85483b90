"""The database: brought up to date, read by anyone, written by one thread that commits in groups."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar, cast

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from periplus.kernel.errors import PeriplusError
from periplus.store.timings import Timings

MIGRATIONS = Path(__file__).with_name("migrations")
BUSY = 5_000  # milliseconds to wait while another process writes

T = TypeVar("T")
Work = Callable[[Connection], T]
Job = tuple[Work[Any], "Future[Any]"]


class StoreError(PeriplusError):
    """A store that cannot be opened, with what to do about it."""


class Cursor(Protocol):
    def execute(self, statement: str) -> object: ...


class Driver(Protocol):
    """What we use of a connection of Python's sqlite3."""

    isolation_level: str | None

    def cursor(self) -> Cursor: ...


class Store:
    """An open store. The future of a `write` is done once its work is durable; `read` sees nothing else."""

    def __init__(self, url: str) -> None:
        self._writing = connect(url, "BEGIN IMMEDIATE")
        self._reading = connect(url, "BEGIN")
        migrate(self._writing, url)
        self.commits = Timings()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()  # None: close
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def read(self, work: Work[T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    def write(self, work: Work[T]) -> "Future[T]":
        """Have work done in the next transaction; if it raises, nothing of it is kept."""
        future: Future[T] = Future()
        self._queue.put((work, future))
        return future

    def close(self) -> None:
        """Do what is waiting, then close."""
        self._queue.put(None)
        self._writer.join()
        self._writing.dispose()
        self._reading.dispose()

    def _write(self) -> None:
        with self._writing.connect() as connection:
            while True:
                jobs = [self._queue.get()]
                while not self._queue.empty():
                    jobs.append(self._queue.get())
                # From here on a job can no longer be cancelled: it is done, and its future resolved.
                live = [job for job in jobs if job is not None and job[1].set_running_or_notify_cancel()]
                if live:
                    began = time.perf_counter()
                    commit(connection, live)
                    self.commits.add(time.perf_counter() - began)
                if None in jobs:
                    return


def commit(connection: Connection, jobs: list[Job]) -> None:
    """Do all jobs in one transaction, and resolve their futures once it is durable.

    If one fails, all are done again, each in a savepoint of its own.
    """
    try:
        with connection.begin():
            results = [work(connection) for work, _ in jobs]
    except Exception:
        commit_apart(connection, jobs)
        return
    for (_, future), result in zip(jobs, results, strict=True):
        future.set_result(result)


def commit_apart(connection: Connection, jobs: list[Job]) -> None:
    """Do all jobs in one transaction, each in its own savepoint: one that fails takes no other with it."""
    outcomes: list[tuple[Future[Any], Any, Exception | None]] = []
    try:
        with connection.begin():
            for work, future in jobs:
                try:
                    with connection.begin_nested():
                        outcomes.append((future, work(connection), None))
                except Exception as error:
                    outcomes.append((future, None, error))
    except Exception as error:
        outcomes = [(future, None, error) for _, future in jobs]
    for future, result, fault in outcomes:
        if fault is None:
            future.set_result(result)
        else:
            future.set_exception(fault)


def connect(url: str, begin: str) -> Engine:
    """An engine for SQLite: readers do not wait for the writer, and commits survive a crash."""
    try:
        # A store holds secrets: keep them out of errors, which are logged.
        engine = create_engine(make_url(url), hide_parameters=True)
    except (ArgumentError, ImportError) as error:
        raise StoreError(
            f"{url!r} is not a store: expected a URL such as sqlite:///tables.db ({error})"
        ) from None
    if engine.dialect.name != "sqlite":
        raise StoreError(f"only SQLite stores are supported, such as sqlite:///tables.db, not {url!r}")

    @event.listens_for(engine, "connect")
    def prepare(driver: object, _: object) -> None:
        connection = cast(Driver, driver)
        connection.isolation_level = None  # the driver's own transactions don't support savepoints
        cursor = connection.cursor()
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
            cursor.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def migrate(engine: Engine, url: str) -> None:
    """Bring an older store up to date; refuse one made by a newer Periplus."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    try:
        with engine.begin() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
            if found is not None:
                scripts.get_revision(found)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError:
        raise StoreError(
            f"the store {url} was made by a newer Periplus: it has revision {found}, and this one knows "
            f"revisions up to {scripts.get_current_head()}"
        ) from None
    except DatabaseError as error:
        raise StoreError(f"the store {url} cannot be opened: {error.orig}") from None
