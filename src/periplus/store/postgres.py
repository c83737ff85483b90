"""A store on a PostgreSQL server, through psycopg. It needs the extra `postgres`."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, event, text

from periplus.store.prepared import Prepared, settle

# A server that does not answer is an error within seconds. What the URL says counts, if it says anything.
REACHING = {
    "connect_timeout": "3",  # seconds
    "tcp_user_timeout": "3000",  # milliseconds until what was sent must have arrived
    "keepalives_idle": "1",  # seconds of silence before we ask whether it is still there
    "keepalives_interval": "1",
    "keepalives_count": "3",
}
PATIENCE = 6.0  # seconds for an answer: longer than the server's own limits
# The same as the server sees it: of one of us who is gone or asleep, nothing is to stay locked.
LIMITS = {
    "lock_timeout": "2s",
    "statement_timeout": "5s",
    "idle_in_transaction_session_timeout": "3s",
    "tcp_user_timeout": "5s",
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}
BEGIN = Prepared(text("BEGIN ISOLATION LEVEL READ COMMITTED"))
OF_TIME = [name for name in LIMITS if not name.startswith("tcp")]


class Driver(psycopg.Connection[Any]):
    """Gives up on a server that is there, but says nothing. What it was asked may then have been done."""

    patience: float | None = PATIENCE

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        try:
            return super().wait(gen, interval, self.patience if timeout is None else timeout)
        except psycopg.errors._WaitTimeout:
            if timeout is not None:
                raise
            self.pgconn.finish()
            raise psycopg.OperationalError("the server does not answer") from None


class Cursor(psycopg.Cursor[Any]):
    """Its errors don't have PostgreSQL's details: those quote what was to be kept, and errors are logged."""

    def execute(self, query: Any, params: Any = None, **how: Any) -> Self:
        try:
            return super().execute(query, params, **how)
        except psycopg.Error as error:
            withhold(error)
            raise

    def executemany(self, query: Any, params_seq: Any, **how: Any) -> None:
        try:
            super().executemany(query, params_seq, **how)
        except psycopg.Error as error:
            withhold(error)
            raise


def withhold(error: psycopg.Error) -> None:
    """Leave of an error only what went wrong, not with which values."""
    if error.diag.message_primary:
        error.args = (error.diag.message_primary,)


def connect(url: URL) -> tuple[Engine, Engine]:
    """An engine to write with, and one to read with: what is read in one piece of work is of one moment."""
    url = reached(url).set(drivername="postgresql+psycopg")
    reading = engine(url, isolation_level="REPEATABLE READ", pool_pre_ping=True, pool_timeout=PATIENCE)
    # The driver would wait for an answer to its BEGIN. Ours is sent with what follows.
    writing = engine(url, isolation_level="AUTOCOMMIT")

    @event.listens_for(writing, "begin")
    def begin(connection: Connection) -> None:
        BEGIN.send(connection, [{}])

    return writing, reading.execution_options(postgresql_readonly=True)


def reached(url: URL) -> URL:
    """The same server, which is given up if it does not answer."""
    return url.update_query_dict({name: value for name, value in REACHING.items() if name not in url.query})


@contextmanager
def unhurried(connection: Connection) -> Iterator[None]:
    """Without limits for the time that a statement takes, until the end of the transaction."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, Driver)
    for name in OF_TIME:
        connection.exec_driver_sql(f"SET LOCAL {name} = 0")
    driver.patience = None
    try:
        yield
    finally:
        driver.patience = PATIENCE


def engine(url: URL, **options: Any) -> Engine:
    engine = create_engine(url, hide_parameters=True, connect_args={"cursor_factory": Cursor}, **options)

    @event.listens_for(engine, "do_connect")
    def reach(_: object, __: object, place: list[Any], options: dict[str, Any]) -> Driver:
        return Driver.connect(*place, **options)

    @event.listens_for(engine, "connect")
    def prepare(driver: Any, _: object) -> None:
        settings = ", ".join(f"set_config('{name}', '{value}', false)" for name, value in LIMITS.items())
        driver.execute(f"SELECT {settings}")
        # A server may be set not to wait for its disk. We do: what was answered must survive a crash.
        driver.execute(
            "SELECT set_config('synchronous_commit', 'on', false) "
            "WHERE current_setting('synchronous_commit') = 'off'"
        )
        driver.commit()

    @event.listens_for(engine, "before_cursor_execute")
    def wait(connection: Connection, *_: object) -> None:
        settle(connection)

    return engine
