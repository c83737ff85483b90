"""Statements that every click needs, run on the database's driver itself.

SQLAlchemy writes them, once for each kind of database; its way of running them takes longer than they do. A
database across a network is sent all of a transaction at once, its end included, and answers once.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, cast

from sqlalchemy import Connection
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

Row = Mapping[str, object]
ANSWERED = "answered"  # whether it waits for each answer
PIPELINE = "pipeline"  # what a connection is sending without waiting for answers, while it is


class Conflict(Exception):
    """Somebody else was quicker: the table is no longer as it would have to be for this."""


class Cursor(Protocol):
    """What we use of a driver's cursor."""

    def execute(self, statement: str, parameters: Any) -> object: ...


class Prepared:
    """A statement whose parameters are plain numbers and strings."""

    def __init__(self, statement: ClauseElement) -> None:
        self.statement = statement
        self._written: dict[str, tuple[str, list[str] | None, Row]] = {}

    def send(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Execute it for each row of parameters, in the transaction of this connection.

        That it failed may show only at the end of the transaction, or at its next statement.
        """
        sql, order, fixed = self._written.get(connection.dialect.name) or self._write(connection)
        if not connection.info.keys() & {PIPELINE, ANSWERED} and hasattr(connection.connection, "pipeline"):
            entered = connection.connection.pipeline()
            entered.__enter__()
            connection.info[PIPELINE] = entered
        cursor: Cursor = connection.connection.cursor()
        for row in rows:  # `executemany` of PostgreSQL's driver would wait for what was sent before
            cursor.execute(sql, self._given(row, order, fixed))

    def _given(self, row: Row, order: list[str] | None, fixed: Row) -> object:
        whole = {**fixed, **row} if fixed else row
        return whole if order is None else [whole[name] for name in order]

    def _write(self, connection: Connection) -> tuple[str, list[str] | None, Row]:
        """The statement as this database takes it, and the order of its parameters if they have no names."""
        compiled = cast(SQLCompiler, self.statement.compile(dialect=connection.dialect))
        order = list(compiled.positiontup or ()) if compiled.positional else None
        fixed = {name: value for name, value in compiled.params.items() if value is not None}
        written = str(compiled), order, fixed
        self._written[connection.dialect.name] = written
        return written


def settle(connection: Connection) -> None:
    """Wait for the answers to what was sent; raises the first error among them."""
    if not connection.invalidated and (sent := connection.info.pop(PIPELINE, None)) is not None:
        sent.__exit__(None, None, None)


@contextmanager
def answered(connection: Connection) -> Iterator[None]:
    """Wait for each answer meanwhile, to learn which statement it was that failed."""
    connection.info[ANSWERED] = True
    try:
        yield
    finally:
        if not connection.invalidated:
            connection.info.pop(ANSWERED, None)
