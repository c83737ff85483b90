"""Whether the server is well: alive while it answers, ready while it can keep what is clicked."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from periplus.server import health
from periplus.store import pulse
from tests.in_process import Answer, Client, RunningApp, running_app
from tests.serving import Pages

READY = ("/readyz", "/healthz")


@pytest.fixture(autouse=True)
def quiet(journal: Pages) -> None:
    """What is expected to go wrong is not written on the screen."""


@pytest.fixture(autouse=True)
def doubtful(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found out a moment ago counts for nothing."""
    monkeypatch.setattr(health, "FRESH", 0.0)


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """No file may grow beyond what the store's journal of writes has now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((folder / "tables.db-wal").stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def ask(ship: RunningApp, path: str) -> Answer:
    person = Client(ship.app)
    scope = person.scope("GET", path)
    scope["path"] = path
    return await person.send(scope)


def test_a_server_that_can_write_is_ready(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_app(tmp_path) as ship:
            before = ship.hall.store.read(pulse.last)
            for path in (*READY, "/livez"):
                assert (await ask(ship, path)).json() == {"status": "ok"}
            assert ship.hall.store.read(pulse.last) > before

    asyncio.run(look())


def test_a_full_disk_is_told_and_so_is_that_it_has_room_again(tmp_path: Path, journal: Pages) -> None:
    async def look() -> None:
        async with running_app(tmp_path) as ship:
            assert (await ask(ship, "/readyz")).status == 200
            with full_disk(tmp_path):
                for path in READY:
                    refused = await ask(ship, path)
                    assert (refused.status, refused.json()["error"]) == (503, "unavailable")
                assert (await ask(ship, "/livez")).status == 200
            assert (await ask(ship, "/readyz")).status == 200

    asyncio.run(look())
    reasons = [line["reason"] for line in journal.lines() if line["event"] == "not ready"]
    assert len(reasons) == len(READY)
    assert all("disk" in reason for reason in reasons)


def test_a_store_that_is_locked_for_long_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.1)

    async def look() -> None:
        async with running_app(tmp_path) as ship:
            with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as meddler:
                meddler.execute("BEGIN IMMEDIATE")
                assert (await ask(ship, "/readyz")).status == 503
            monkeypatch.setattr(health, "PATIENCE", 20.0)
            assert (await ask(ship, "/readyz")).status == 200

    asyncio.run(look())


def test_asking_often_writes_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 60.0)

    async def look() -> None:
        async with running_app(tmp_path) as ship:
            assert (await ask(ship, "/readyz")).status == 200
            written = ship.hall.store.read(pulse.last)
            answers = await asyncio.gather(*[ask(ship, "/readyz") for _ in range(20)])
            assert {answer.status for answer in answers} == {200}
            assert ship.hall.store.read(pulse.last) == written

    asyncio.run(look())
