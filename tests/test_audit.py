"""The audit of what we depend on, against a database of the test's own."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.serving import Json, free_port
from tools import audit
from tools.audit import Pin

ROOT = Path(__file__).parents[1]
LOCK = """\
fine==1.0 \\
    --hash=sha256:00
Rotten_Apple[extra]==2.0 ; sys_platform != 'win32' \\
    --hash=sha256:00
"""
PACKAGES = {"": {"version": "0"}, "node_modules/a/node_modules/@b/rotten": {"version": "3.1"}}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project that depends on three packages."""
    for name, text in {
        "requirements/all.txt": LOCK,
        "requirements/dev.txt": LOCK,
        "web/package-lock.json": json.dumps({"packages": PACKAGES}),
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@contextmanager
def database(status: int = 200) -> Iterator[str]:
    """A database that knows something about everything called rotten; its address."""

    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked: Json = json.loads(self.rfile.read(int(self.headers["content-length"])))
            results: list[Json] = [
                {"vulns": [{"id": "X-1"}, {"id": "X-2"}]} if "rotten" in query["package"]["name"] else {}
                for query in asked["queries"]
            ]
            self.send_response(status)
            self.end_headers()
            self.wfile.write(json.dumps({"results": results}).encode())

        def log_message(self, format: str, *args: object) -> None:
            """Nobody wants to read it."""

    with HTTPServer(("127.0.0.1", 0), Answering) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/v1/querybatch"
        finally:
            server.shutdown()
            thread.join()


def test_every_pin_is_asked_for_once(root: Path) -> None:
    assert audit.pins(root) == [
        Pin("PyPI", "fine", "1.0"),
        Pin("PyPI", "rotten-apple", "2.0"),
        Pin("npm", "@b/rotten", "3.1"),
    ]


def test_all_of_our_own_locks_are_read() -> None:
    found = {(pin.ecosystem, pin.name) for pin in audit.pins(ROOT)}
    assert {("PyPI", "fastapi"), ("PyPI", "pytest"), ("npm", "svelte"), ("npm", "vite")} <= found


def test_what_is_known_to_be_unsafe_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with database() as address:
        assert audit.main(address, root) == 1
    assert capsys.readouterr().out == "PyPI rotten-apple 2.0: X-1, X-2\nnpm @b/rotten 3.1: X-1, X-2\n"


def test_what_does_not_concern_us_passes(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "ACCEPTED", {"X-1": "we don't use that", "X-2": "nor that"})
    with database() as address:
        assert audit.main(address, root) == 0


def test_more_than_fit_into_one_question_are_asked_in_several(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "AT_ONCE", 1)
    with database() as address:
        assert audit.main(address, root) == 1
    assert capsys.readouterr().out.count("rotten") == 2


def test_without_a_database_a_line_says_so(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(f"http://127.0.0.1:{free_port()}/v1/querybatch", root) == 0
    with database(500) as address:
        assert audit.main(address, root) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert all(line.startswith("dependencies are not audited: 127.0.0.1:") for line in lines)


def test_the_check_has_it_done() -> None:
    check = (ROOT / "Makefile").read_text("utf-8").partition("\ncheck:")[2].partition("\n\n")[0]
    assert "-m tools.audit" in check
