"""Clients that send slowly, read slowly or do nothing are sent away, and meanwhile others are served."""

import resource
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from periplus.server import patience
from tests.serving import SOON, Person, free_port, running, serving

SILENT = 1_500  # more than the files that a process may have open by default
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
SHAPES = {
    "nothing": b"",
    "half a line": b"GET /li",
    "half the headers": HEAD,
    "half a body": HEAD + b"content-length: 100\r\n\r\n{",
}


def connect(address: str) -> socket.socket:
    host, port = address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=SOON)


def is_closed(line: socket.socket) -> bool:
    """Whether the server hangs up, within the time a busy machine may take."""
    try:
        return line.recv(4096) == b""
    except ConnectionResetError:
        return True


def send_for_ever(line: socket.socket, data: bytes) -> None:
    while True:
        line.sendall(data)


@pytest.mark.parametrize("sent", SHAPES.values(), ids=SHAPES)
def test_a_request_that_is_never_complete_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(patience, "REQUEST", 0.2)
    with serving(tmp_path) as address, connect(address) as line:
        line.sendall(sent)
        assert is_closed(line)


def test_a_second_request_may_not_be_slower_than_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "REQUEST", 0.2)
    with serving(tmp_path) as address, connect(address) as line:
        line.sendall(b"GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert b"200 OK" in line.recv(4096)
        line.sendall(b"GET /li")
        assert is_closed(line)


def test_a_stream_outlasts_the_time_for_a_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "REQUEST", 0.1)
    with serving(tmp_path) as address:
        ada = Person(address)
        table = ada.make("ithaca", "me", "open", player="Ada")
        with ada.stream(table["id"]) as stream:
            stream.next()
            with connect(address) as other:
                assert is_closed(other)  # so long the stream has been silent
            bruno = Person(address)
            bruno.join(table, player="Bruno")
            assert stream.until(status="running")
            bruno.close()
        ada.close()


def test_whoever_does_not_read_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "UNREAD", 0.2)
    ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with serving(tmp_path) as address, connect(address) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        # At some point the server has no place left for what was not read, and waits in vain.
        with pytest.raises(OSError, match=r"reset|Broken pipe"):
            send_for_ever(line, ask)


LIMITED = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (256, min(4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
from periplus.server.patience import raise_file_limit
raise_file_limit()
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
raise_file_limit()
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def test_the_limit_of_open_files_is_raised_as_far_as_it_may_be() -> None:
    done = subprocess.run([sys.executable, "-c", LIMITED], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["4096"] * 4


def test_silent_sockets_do_not_keep_others_out(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert hard > 2 * SILENT, "this machine allows too few open files for the test"
    port = free_port()
    try:
        resource.setrlimit(
            resource.RLIMIT_NOFILE, (1024, hard)
        )  # as most systems have it: the server inherits it
        with running(tmp_path, port), ExitStack() as crowd:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            for _ in range(SILENT):
                crowd.enter_context(connect(f"http://127.0.0.1:{port}"))
            assert httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=SOON).status_code == 200
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
