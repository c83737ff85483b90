"""A row that is written only to see whether the store can be written."""

from sqlalchemy import Connection, select, update

from periplus.store.schema import PULSE


def beat(connection: Connection, at: float) -> None:
    connection.execute(update(PULSE).values(at=at))


def last(connection: Connection) -> float:
    """When it was last written."""
    at: float = connection.execute(select(PULSE.c.at)).scalar_one()
    return at
