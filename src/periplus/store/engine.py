"""The store: brought up to date, read by anyone, written by one thread that commits in groups."""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from secrets import token_hex
from typing import Any, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError

from periplus.store import news
from periplus.store.databases import StoreError, opened, shown, unhurried
from periplus.store.prepared import Conflict, answered, settle
from periplus.store.timings import Timings

MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATING = 0x7065726970  # the lock under which a PostgreSQL server's stores are brought up to date
AGAIN = 0.3  # seconds before we try again to reach the database
CLOSING = 10.0  # seconds that reading may still take when the store is closed
DIVISION_BY_ZERO = "22012"  # how PostgreSQL refuses a statement that comes too late: see `tables`

T = TypeVar("T")
Work = Callable[[Connection], T]
Waiting: TypeAlias = "Future[Any] | asyncio.Future[Any]"
Job = tuple[Work[Any], Waiting]
Outcome = tuple[Any, Exception | None]  # what the work gave, or what went wrong


class Store:
    """An open store. The future of a `write` or `keep` is done once its work is durable; `read` sees nothing
    else."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engines = opened(url)
        self.shared = self._engines.writing.dialect.name == "postgresql"  # with other servers
        self.server = token_hex(8) if self.shared else ""  # our name among them
        self.servers = 1  # how many there are, as far as we know
        self.adrift = False  # the database cannot be reached, and the others go on without us
        try:
            migrate(self._engines.writing, shown(url))
        except BaseException:
            self._engines.dispose()
            raise
        self.commits = Timings()
        self._readers = Readers()
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()  # None: close
        self._gathered: list[Job] = []  # what an event loop wants kept, until it has done what is at hand
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def read(self, work: Work[T]) -> T:
        if self.adrift:  # whoever waited for a thread need not wait for the database too
            raise OperationalError(None, None, OSError("the database cannot be reached"))
        with self._readers, self._engines.reading.connect() as connection:
            return work(connection)

    def write(self, work: Work[T]) -> "Future[T]":
        """Have work done in the next transaction; if it raises, nothing of it is kept."""
        future: Future[T] = Future()
        self._queue.put([(work, future)])
        return future

    def keep(self, work: Work[T]) -> "asyncio.Future[T]":
        """The same for whoever is in the event loop: those who come together are written and told together.

        To give up waiting does not keep the work from being done.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if not self._gathered or self._loop is not loop:  # one that ended may have left something behind
            self._loop = loop
            loop.call_soon(self._hand_over)
        self._gathered.append((work, future))
        return future

    def _hand_over(self) -> None:
        """Wake the thread that writes, once for all that the loop has come by: each time costs as much as a
        click's work in the store."""
        self._queue.put(self._gathered)
        self._gathered = []

    def close(self) -> None:
        """Do what is waiting, then close."""
        self._hand_over()
        self._queue.put(None)
        self._writer.join()
        self._readers.wait(CLOSING)
        self._engines.dispose()

    def _connected(self) -> Connection:
        while True:
            try:
                return self._engines.writing.connect()
            except DBAPIError:
                time.sleep(AGAIN)  # it was there a moment ago

    def _write(self) -> None:
        with self._connected() as connection:
            while True:
                batches = [self._queue.get()]
                while not self._queue.empty():
                    batches.append(self._queue.get())
                # From here on a job can no longer be cancelled: it is done, and its future resolved.
                live = [job for jobs in batches if jobs is not None for job in jobs if begun(job[1])]
                if live:
                    began = time.perf_counter()
                    outcomes = commit(connection, live, self.server)
                    self.commits.add(time.perf_counter() - began)
                    deliver(live, outcomes)
                if None in batches:
                    return


class Readers:
    """Counts those who read: a connection must come back before the store is closed."""

    def __init__(self) -> None:
        self._number = 0
        self._changed = threading.Condition()

    def __enter__(self) -> None:
        with self._changed:
            self._number += 1

    def __exit__(self, *_: object) -> None:
        with self._changed:
            self._number -= 1
            self._changed.notify_all()

    def wait(self, seconds: float) -> None:
        """Wait until nobody reads any more, but no longer than this."""
        with self._changed:
            self._changed.wait_for(lambda: not self._number, seconds)


def begun(future: Waiting) -> bool:
    """Whether its work is still wanted; from here on it is done."""
    return isinstance(future, asyncio.Future) or future.set_running_or_notify_cancel()


def deliver(jobs: list[Job], outcomes: list[Outcome]) -> None:
    """Resolve the futures; those of an event loop in one go, since each call to it costs as much as a click's
    work in the store."""
    told: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Outcome]]] = {}
    for (_, future), outcome in zip(jobs, outcomes, strict=True):
        if isinstance(future, asyncio.Future):
            told.setdefault(future.get_loop(), []).append((future, outcome))
        else:
            resolve(future, outcome)
    for loop, answers in told.items():
        with suppress(RuntimeError):  # it is closed, and nobody waits any more
            loop.call_soon_threadsafe(resolve_all, answers)


def resolve_all(answers: "list[tuple[asyncio.Future[Any], Outcome]]") -> None:
    for future, outcome in answers:
        if not future.done():  # whoever waited may have given up
            resolve(future, outcome)


def resolve(future: Waiting, outcome: Outcome) -> None:
    result, fault = outcome
    if fault is None:
        future.set_result(result)
    else:
        future.set_exception(fault)


def commit(connection: Connection, jobs: list[Job], server: str) -> list[Outcome]:
    """Do all jobs in one transaction: what came of each, once it is durable.

    If one fails, all are done again, each in a savepoint of its own. Not if the database has gone away: then
    nobody knows what it has kept, and to do a thing twice is worse than to say so.
    """
    try:
        with connection.begin():
            results = [work(connection) for work, _ in jobs]
            news.send(connection, server)
        settle(connection)
    except Exception as error:
        if lost(connection):
            return [(None, told(error, connection))] * len(jobs)
        with suppress(Exception):
            settle(connection)
        news.forget(connection)
        connection.connection.rollback()  # SQLAlchemy takes a commit that failed for an end
        return commit_apart(connection, jobs, server)
    return [(result, None) for result in results]


def commit_apart(connection: Connection, jobs: list[Job], server: str) -> list[Outcome]:
    """Do all jobs in one transaction, each in its own savepoint: one that fails takes no other with it."""
    outcomes: list[Outcome] = []
    try:
        with connection.begin(), answered(connection):
            for work, _ in jobs:
                lines = news.told(connection)
                try:
                    with connection.begin_nested():
                        outcomes.append((work(connection), None))
                except Exception as error:
                    news.forget(connection, lines)
                    outcomes.append((None, told(error, connection)))
            news.send(connection, server)
    except Exception as error:
        lost(connection)
        return [(None, told(error, connection))] * len(jobs)
    return outcomes


def told(error: Exception, connection: Connection) -> Exception:
    """An error as SQLAlchemy tells it, also if a prepared statement met with it; or that it was refused."""
    driver = connection.dialect.loaded_dbapi
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(error, driver.IntegrityError) or getattr(cause, "sqlstate", "") == DIVISION_BY_ZERO:
        return Conflict()
    return OperationalError(None, None, error) if isinstance(error, driver.Error) else error


def lost(connection: Connection) -> bool:
    """Whether the database has gone away; if so the next transaction connects anew."""
    if not connection.invalidated and getattr(connection.connection.dbapi_connection, "closed", False):
        connection.invalidate()  # SQLAlchemy cannot know it if a prepared statement noticed it first
    return connection.invalidated


def migrate(engine: Engine, url: str) -> None:
    """Bring an older store up to date; refuse one made by a newer Periplus."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    try:
        with engine.begin() as connection, unhurried(connection):
            if engine.dialect.name == "postgresql":  # two servers may start at the same time
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
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
        raise StoreError(f"the store {url} cannot be opened: {reason(error)}") from None


def reason(error: DatabaseError) -> str:
    """What a database says is wrong, and what can be done about it where that isn't plain."""
    said = " ".join(str(error.orig).split())
    return f"{said}; createdb makes a database" if said.endswith("does not exist") else said
