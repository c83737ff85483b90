"""The databases that can hold a store: SQLite, in one file, or PostgreSQL, on a server of its own."""

from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import NamedTuple

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from periplus.kernel.errors import PeriplusError

# A module for each, imported only if it is wanted: its driver may not be installed.
DATABASES = {"sqlite": "sqlite", "postgresql": "postgres", "postgres": "postgres"}
EXAMPLES = "such as sqlite:///tables.db or postgresql://localhost/periplus"


class StoreError(PeriplusError):
    """A store that cannot be opened, with what to do about it."""


class Engines(NamedTuple):
    """A database opened twice: for the one thread that writes, and for everyone who reads."""

    writing: Engine
    reading: Engine

    def dispose(self) -> None:
        self.writing.dispose()
        self.reading.dispose()


def opened(url: str) -> Engines:
    """The database at a URL; nobody has connected to it yet."""
    place = parsed(url)
    module = DATABASES.get(place.get_backend_name())
    if module is None:
        raise StoreError(f"{place} is not a store: expected a URL {EXAMPLES}")
    try:
        connect = import_module(f"periplus.store.{module}").connect
    except ImportError as error:
        raise StoreError(
            f"a store on PostgreSQL needs the extra 'postgres': pip install 'periplus[postgres]' ({error})"
        ) from None
    engines: Engines = Engines(*connect(place))
    return engines


def parsed(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError:
        raise StoreError(f"{url!r} is not a store: expected a URL {EXAMPLES}") from None


def shown(url: str) -> str:
    """A store's URL as it may be printed: without its password."""
    return parsed(url).render_as_string(hide_password=True)


def unhurried(connection: Connection) -> AbstractContextManager[None]:
    """For work that may take long: what a server has to wait for has a limit of a few seconds otherwise."""
    if connection.dialect.name != "postgresql":
        return nullcontext()
    context: AbstractContextManager[None] = import_module("periplus.store.postgres").unhurried(connection)
    return context
