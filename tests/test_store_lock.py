"""One server for a store: the second is refused, whoever reads is not, and the lock ends with the process."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from periplus.store import Store, StoreError, tables
from periplus.store.lock import InUse, alone, file_of, is_served
from tests.serving import free_port, running
from tests.terminals import Desk

HOLD = """
import sys
from periplus.store.lock import alone
with alone(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def test_a_second_server_is_refused_and_the_first_goes_on(tmp_path: Path, desk: Desk) -> None:
    port = free_port()
    with running(tmp_path, port) as server:
        said = desk.run("serve", "--port", "0", "--store", url_of(tmp_path), "--no-open")
        assert (said.code, said.out) == (1, "")
        assert said.err == (
            f"periplus serve: another server has the store {url_of(tmp_path)} open (process {server.pid}); "
            "stop it first, or choose another store with --store\n"
        )
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
        with closing(Store(url_of(tmp_path))) as store:  # whoever only looks is not in the way
            assert store.read(tables.running) == []
        assert is_served(url_of(tmp_path))


def test_the_lock_goes_with_a_process_that_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, url_of(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        with pytest.raises(InUse, match=f"process {process.pid}"), alone(url_of(tmp_path)):
            pass
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert not is_served(url_of(tmp_path))


def test_a_lock_leaves_nothing_behind(tmp_path: Path) -> None:
    for _ in range(2):
        with alone(url_of(tmp_path)):
            assert [path.name for path in tmp_path.iterdir()] == ["tables.db-lock"]
    assert list(tmp_path.iterdir()) == []


def test_a_lock_that_was_removed_meanwhile_is_taken_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, open_file = [], os.open

    def slowly(path: Path, flags: int, mode: int) -> int:
        opened.append(open_file(path, flags, mode))
        if len(opened) == 1:
            path.unlink()  # the former holder has just left
        return opened[-1]

    monkeypatch.setattr("periplus.store.lock.os.open", slowly)
    with alone(url_of(tmp_path)):
        assert len(opened) == 2
        assert is_served(url_of(tmp_path))


def test_a_store_has_one_lock_under_all_its_names(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "tables.db")
    with alone(url_of(tmp_path)):
        for name in (
            f"sqlite:///{tmp_path / 'other.db'}",
            f"sqlite:///file:{tmp_path / 'tables.db'}?uri=true",
        ):
            assert is_served(name)


def test_a_store_in_memory_has_no_lock() -> None:
    assert file_of("sqlite://") is None
    with alone("sqlite://"), alone("sqlite://"):
        pass


def test_a_folder_that_is_not_there_is_reported(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="No such file"), alone(url_of(tmp_path / "nowhere")):
        pass
