"""Room for tables: old ones can expire, and a disk that runs full is told before anything is lost."""

import asyncio
import os
import shlex
import shutil
import sqlite3
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, update
from sqlalchemy.exc import OperationalError

from periplus.server.expiry import DAY, expire, keep_expiring
from periplus.store import room, tables
from periplus.store.schema import TABLES
from tests.in_process import Client, RunningApp, running_app
from tests.serving import QUICK, SOON, Pages

ROOT = Path(__file__).parents[1]
SIZE = "12m"
APART = ["unshare", "--mount"] if os.getuid() == 0 else ["unshare", "--map-root-user", "--mount"]


@pytest.fixture(autouse=True)
def quiet(journal: Pages) -> None:
    """What is expected to go wrong is not written on the screen."""


# ---- a full disk ----


def in_a_small_disk(folder: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    """Run a command where the folder is a filesystem of its own, which nobody else sees."""
    mounting = f"mount -t tmpfs -o size={SIZE} small {shlex.quote(str(folder))}"
    script = f"{mounting} && exec {shlex.join(command)}"
    return subprocess.run([*APART, "sh", "-c", script], cwd=ROOT, capture_output=True, text=True)


def test_on_a_disk_that_runs_full_nothing_is_lost(tmp_path: Path) -> None:
    folder = tmp_path / "small"
    folder.mkdir()
    if shutil.which("unshare") is None or in_a_small_disk(folder, "true").returncode:
        pytest.skip("a small filesystem can't be mounted here: it takes unshare, and leave to use it")
    done = in_a_small_disk(folder, sys.executable, "-m", "tests.small_disk", str(folder))
    assert done.returncode == 0, done.stderr
    assert "clicks were confirmed and kept" in done.stdout


def test_a_table_is_refused_when_little_room_is_left_and_a_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_app(tmp_path, replace(QUICK, reserve=1_000)) as ship:
            ada = Client(ship.app)
            wanted = {"game": "ithaca", "seats": ["me", "open"]}
            made = (await ada.post("/tables", **wanted)).json()
            monkeypatch.setattr(room, "free", lambda url: 999)
            refused = await ada.post("/tables", **wanted)
            assert (refused.status, refused.json()["error"]) == (507, "full")
            assert (await Client(ship.app).post(f"/tables/{made['id']}/join")).status == 200
            monkeypatch.setattr(room, "free", lambda url: 1_000)
            assert (await ada.post("/tables", **wanted)).status == 201

    asyncio.run(play())


def test_only_a_store_in_a_file_here_has_room_here(tmp_path: Path) -> None:
    there = shutil.disk_usage(tmp_path).free
    assert room.free(f"sqlite:///{tmp_path / 'tables.db'}") == pytest.approx(there, rel=0.1)
    assert room.free("sqlite://") is None
    assert room.free("postgresql://db.example/periplus") is None


# ---- expiry ----


async def tables_of(ship: RunningApp, **ended: float | None) -> dict[str, str]:
    """Tables that ended at these times, by name; their ids."""
    ids = {}
    for name, at in ended.items():
        made = await Client(ship.app).post("/tables", game="ithaca", seats=["me", "open"], name=name)
        ids[name] = id = made.json()["id"]
        change = update(TABLES).where(TABLES.c.id == id).values(ended=at)
        write = ship.hall.store.write(partial(Connection.execute, statement=change))
        await asyncio.wrap_future(write)
    return ids


def kept(ship: RunningApp, ids: dict[str, str]) -> list[str]:
    return [
        name for name, id in ids.items() if ship.hall.store.read(partial(tables.outline, id=id)) is not None
    ]


def test_games_that_ended_long_ago_expire_and_no_others(tmp_path: Path, journal: Pages) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            ids = await tables_of(ship, old=1_000.0, older=500.0, newer=2_000.0, going=None)
            await expire(ship.hall, before=1_500.0)
            assert kept(ship, ids) == ["newer", "going"]
            assert (await Client(ship.app).get(f"/tables/{ids['old']}")).status == 404

    asyncio.run(play())
    assert [line["number"] for line in journal.lines() if line["event"] == "tables expired"] == [2]


def test_whoever_looks_at_a_table_that_expires_is_sent_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            ids = await tables_of(ship, old=1_000.0)
            async with Client(ship.app).stream(ids["old"]) as stream:
                await expire(ship.hall, before=1_500.0)
                await asyncio.wait_for(stream.ended.wait(), SOON)

    asyncio.run(play())


def test_a_server_looks_for_old_games_by_itself_if_it_is_told_to(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            ids = await tables_of(ship, old=1_000.0)
        async with running_app(tmp_path) as ship:
            assert kept(ship, ids) == ["old"]
        async with running_app(tmp_path, replace(QUICK, expire=30.0)) as ship:
            while kept(ship, ids):
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(play(), SOON))


def test_a_store_that_fails_meanwhile_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, journal: Pages
) -> None:
    monkeypatch.setattr("periplus.server.expiry.PAUSE", 0.01)

    async def play() -> None:
        async with running_app(tmp_path) as ship:
            ids = await tables_of(ship, old=1_000.0)
            with monkeypatch.context() as broken:
                broken.setattr(ship.hall.store, "read", lambda work: 1 / 0)
                expiring = asyncio.create_task(keep_expiring(ship.hall, 1 / DAY))
                while not any(line["event"] == "tables not deleted" for line in journal.lines()):
                    await asyncio.sleep(0.01)
            while kept(ship, ids):
                await asyncio.sleep(0.01)
            expiring.cancel()

    asyncio.run(asyncio.wait_for(play(), SOON))


# ---- what fails otherwise ----


@pytest.mark.parametrize(
    ("fault", "status", "error"),
    [
        (OperationalError("", {}, Exception("database is locked")), 503, "unavailable"),
        (sqlite3.OperationalError("disk I/O error"), 503, "unavailable"),
        (OSError(28, "No space left on device"), 503, "unavailable"),
        (ValueError("on the rocks"), 500, "failed"),
    ],
)
def test_a_request_that_fails_is_refused_in_due_form_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, journal: Pages, fault: Exception, status: int, error: str
) -> None:
    def broken(work: object) -> None:
        raise fault

    async def ask() -> None:
        async with running_app(tmp_path) as ship:
            monkeypatch.setattr(ship.hall.store, "keep", broken)
            refused = await Client(ship.app).post("/tables", game="ithaca", seats=["me", "open"])
            assert (refused.status, refused.json()["error"]) == (status, error)
            assert str(fault) not in refused.body
            assert ship.tally.refusals == {(status, error): 1}

    asyncio.run(ask())
    (line,) = [line for line in journal.lines() if line["event"] == "request"]
    assert line["level"] == "error"
    assert line["reason"].startswith(type(fault).__name__)
