"""Moves all that is kept from one store to another, and compares them row by row."""

import hashlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Select, Table, func, insert, select
from sqlalchemy.types import String

from periplus.store.databases import StoreError, parsed, shown, unhurried
from periplus.store.engine import Store
from periplus.store.schema import CEREMONIES, METADATA, PULSE, SERVERS

BATCH = 5_000  # rows at a time
OWN = {PULSE, SERVERS, CEREMONIES}  # what each store has of its own
KEPT = [table for table in METADATA.sorted_tables if table not in OWN]

Told = Callable[[int], None]  # how many more rows are done


def require_there(url: str) -> None:
    """Refuse a file that is not there: opening it would make it, and an empty store is easily copied."""
    place = parsed(url)
    if place.get_backend_name() == "sqlite" and not Path(place.database or "").is_file():
        raise StoreError(f"there is no store to copy at {shown(url)}")


def rows_in(store: Store) -> int:
    """How many rows a store has in all."""
    return sum(store.read(partial(counted, table=table)) for table in KEPT)


def counted(connection: Connection, table: Table) -> int:
    number: int = connection.execute(select(func.count()).select_from(table)).scalar_one()
    return number


def copy(source: Store, target: Store, tell: Told) -> None:
    """Copy all rows, in one transaction: in the end the target has everything, or nothing as before."""
    if rows_in(target):
        raise StoreError("the store to copy to is not empty: name a new one")

    def work(reading: Connection, writing: Connection) -> None:
        with unhurried(reading), unhurried(writing):
            all_of_it(reading, writing)

    def all_of_it(reading: Connection, writing: Connection) -> None:
        for table in KEPT:  # those that others refer to come first
            for batch in batches(reading, table):
                writing.execute(insert(table), [dict(row._mapping) for row in batch])
                tell(len(batch))
        for table in KEPT:
            if digest(reading, table, tell) != digest(writing, table):
                raise StoreError(f"{table.name}: the copy is not the same, so nothing of it was kept")

    source.read(lambda reading: target.write(lambda writing: work(reading, writing)).result())


def digest(connection: Connection, table: Table, tell: Told = lambda rows: None) -> str:
    """A fingerprint of all rows of a table in the order of its key, whatever database they are in."""
    found = hashlib.sha256()
    for batch in batches(connection, table):
        for row in batch:
            found.update(repr(tuple(row)).encode())
        tell(len(batch))
    return found.hexdigest()


def batches(connection: Connection, table: Table) -> Iterator[list[Row[Any]]]:
    """All rows of a table, some at a time."""
    wanted = in_order(table, connection.dialect.name)
    for batch in connection.execute(wanted, execution_options={"yield_per": BATCH}).partitions():
        yield list(batch)


def in_order(table: Table, dialect: str) -> "Select[Any]":
    """By the key, and its letters by their numbers: databases have ideas of their own about the alphabet."""
    plain = "C" if dialect == "postgresql" else "BINARY"
    return select(table).order_by(
        *(key.collate(plain) if isinstance(key.type, String) else key for key in table.primary_key)
    )
