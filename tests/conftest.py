"""What several test modules ask for: a terminal, a store, a server, a browser, people who visit."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from periplus.kernel.seal import secret_from_seed
from periplus.server.journal import open_journal
from tests.browsing import Visitor, browsing
from tests.postgres import Postgres, binaries, running_postgres
from tests.serving import STORES, Pages, serving
from tests.terminals import Desk


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    """Somebody at a terminal, with a home of their own."""
    return Desk(tmp_path, monkeypatch, capsys)


@pytest.fixture
def journal() -> Iterator[Pages]:
    """A journal in JSON; the loggers are put back afterwards."""
    loggers = [logging.getLogger(name) for name in ("periplus.server", "uvicorn")]
    before = [(logger.handlers, logger.level, logger.propagate) for logger in loggers]
    pages = Pages()
    open_journal("json", pages)
    yield pages
    for logger, (handlers, level, propagate) in zip(loggers, before):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = binaries()
    if programs is None:
        pytest.skip("no PostgreSQL: apt-get install postgresql")
    with running_postgres(programs) as server:
        yield server


@pytest.fixture(params=STORES)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where to open a store that is not there yet, on each kind of database in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()


@pytest.fixture(scope="module")
def database() -> str:
    """What the server of a module keeps its tables in. A module may have one with all STORES as params."""
    return "sqlite"


@pytest.fixture(scope="module")
def address(
    request: pytest.FixtureRequest, database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """A server whose bots do not pause, with a store of its own. It deals the same cards at every table."""
    place: Path | str = tmp_path_factory.mktemp("store")
    if database == "postgresql":
        place = request.getfixturevalue("postgres").fresh()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("periplus.server.hall.new_secret", lambda: secret_from_seed(2026))
        with serving(place) as address:
            yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module only: while it is open, its event loop keeps others from running theirs."""
    with browsing() as browser:
        yield browser


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """Calls somebody to the page. In the end it must have had no error, and asked nobody else's server."""
    visitors: list[Visitor] = []

    def come(**options: Any) -> Visitor:
        visitors.append(Visitor(browser, address, **options))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
        assert visitor.errors == []
        assert visitor.hosts == {address.removeprefix("http://")}
