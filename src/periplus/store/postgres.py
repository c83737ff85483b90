"""A store on a PostgreSQL server, through psycopg. It needs the extra `postgres`."""

from typing import Any, Self

import psycopg
from sqlalchemy import URL, Engine, create_engine, event

PATIENCE = 10  # seconds to wait for a server that does not answer, unless the URL has a connect_timeout


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
    url = url.set(drivername="postgresql+psycopg")
    if "connect_timeout" not in url.query:
        url = url.update_query_dict({"connect_timeout": str(PATIENCE)})
    reading = engine(url, isolation_level="REPEATABLE READ", pool_pre_ping=True)
    return engine(url, isolation_level="READ COMMITTED"), reading.execution_options(postgresql_readonly=True)


def engine(url: URL, **options: Any) -> Engine:
    engine = create_engine(url, hide_parameters=True, connect_args={"cursor_factory": Cursor}, **options)

    @event.listens_for(engine, "connect")
    def prepare(driver: Any, _: object) -> None:
        # A server may be set not to wait for its disk. We do: what was answered must survive a crash.
        driver.execute(
            "SELECT set_config('synchronous_commit', 'on', false) "
            "WHERE current_setting('synchronous_commit') = 'off'"
        )
        driver.commit()

    return engine
