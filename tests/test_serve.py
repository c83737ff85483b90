"""`periplus serve`: it says where it is, keeps a journal without secrets, and stops when it is told to."""

import json
import re
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from periplus.cli import serve as command_serve
from periplus.server.guard import PROTECTIONS
from periplus.server.journal import note, open_journal, told
from periplus.server.service import PortError, Service, configured, listen, surround
from periplus.server.settings import THIS_MACHINE, Settings
from periplus.store import Store
from tests.serving import Pages
from tests.terminals import PATIENCE, Desk, command, environment

TABLE = {"game": "ulysses", "seats": ["me", "open", "sailor"]}


# the journal


def test_an_event_is_a_line_of_json(journal: Pages) -> None:
    note("start", host="127.0.0.1", port=8000)
    (line,) = journal.lines()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", str(line.pop("time")))
    assert line == {"level": "info", "event": "start", "host": "127.0.0.1", "port": 8000}


def test_an_event_is_one_line_of_text(journal: Pages) -> None:
    open_journal("text", journal)
    note("request", method="GET", path="/t/\n\x1b[31m", status=404, ms=1.5)
    (line,) = journal.getvalue().splitlines()
    assert line.endswith("+00:00 request GET /t/\\n\\x1b[31m 404 1.5 ms")


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ("/api/tables/t1/decisions", "/api/tables/t1/decisions"),
        ("/api/tables/t1/join", "/api/tables/t1/join"),
        ("/api/devices", "/api/devices"),
        ("/DEVICE/secret/x", "/DEVICE/…"),
        ("/device/secret", "/device/…"),
        ("//device//secret\n/secret", "//device/…"),
        ("/" + "x" * 500, "/" + "x" * 199 + "…"),
    ],
)
def test_secrets_are_not_written_down(path: str, written: str) -> None:
    assert told(path) == written


# a small app, served as the real one is


async def hello(request: Request) -> Response:
    client = request.client.host if request.client else ""
    return PlainTextResponse(f"{request.method} {request.url.scheme} {client}")


async def founder(request: Request) -> Response:
    raise ValueError("on the rocks")


@contextmanager
def serving(settings: Settings) -> Iterator[httpx.Client]:
    """Somebody who talks to a server in another thread of this process."""
    app = Starlette(
        routes=[Route("/api/hello", hello, methods=["GET", "POST"]), Route("/api/founder", founder)]
    )
    ready = threading.Event()
    with closing(listen("127.0.0.1", 0)) as door:
        server = Service(configured(surround(app, settings), settings), ready.set)
        thread = threading.Thread(target=server.run, args=([door],))
        thread.start()
        try:
            assert ready.wait(PATIENCE)
            with httpx.Client(base_url=f"http://127.0.0.1:{door.getsockname()[1]}") as browser:
                yield browser
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


def test_every_request_is_written_down(journal: Pages) -> None:
    with serving(Settings()) as browser:
        assert browser.get("/api/hello?code=secret").text == "GET http 127.0.0.1"
        browser.post("/api/hello", headers={"origin": "http://evil.example"})
        browser.get("/device/secret")
    requests = [line for line in journal.lines() if line["event"] == "request"]
    assert [(line["method"], line["path"], line["status"], line["client"]) for line in requests] == [
        ("GET", "/api/hello", 200, "127.0.0.1"),
        ("POST", "/api/hello", 403, "127.0.0.1"),
        ("GET", "/device/…", requests[2]["status"], "127.0.0.1"),
    ]
    assert all(isinstance(line["ms"], float) for line in requests)
    assert "secret" not in journal.getvalue()


def test_a_failure_is_guarded_and_logged_with_its_reason(journal: Pages) -> None:
    with serving(Settings()) as browser:
        answer = browser.get("/api/founder")
        assert answer.status_code == 500
        assert "rocks" not in answer.text
        assert PROTECTIONS.items() <= dict(answer.headers).items()
        assert browser.get("/api/hello").status_code == 200
    assert [line["status"] for line in journal.lines() if line["event"] == "request"] == [500, 200]
    (failure,) = [line for line in journal.lines() if line["level"] == "error"]
    assert "ValueError: on the rocks" in str(failure["error"])


def test_the_server_does_not_tell_what_it_is(journal: Pages) -> None:
    with serving(Settings()) as browser:
        assert "server" not in browser.get("/api/hello").headers


@pytest.mark.parametrize(
    ("proxies", "seen"),
    [
        (THIS_MACHINE, "https 192.0.2.7"),
        (("10.0.0.0/8", "127.0.0.1/32"), "https 192.0.2.7"),
        (("10.0.0.0/8", "192.168.0.0/16"), "http 127.0.0.1"),  # whoever asks is not one of these
        ((), "http 127.0.0.1"),
    ],
)
def test_only_our_own_proxies_are_believed(journal: Pages, proxies: tuple[str, ...], seen: str) -> None:
    forwarded = {"x-forwarded-for": "198.51.100.1, 192.0.2.7", "x-forwarded-proto": "https"}
    with serving(Settings(proxies=proxies)) as browser:
        assert browser.get("/api/hello", headers=forwarded).text == f"GET {seen}"


@pytest.mark.parametrize(
    ("typed", "trusted"),
    [
        ([], ()),
        (["--behind-proxy"], THIS_MACHINE),
        (["--behind-proxy", "127.0.0.1, 10.0.0.0/8,::1"], ("127.0.0.1/32", "10.0.0.0/8", "::1/128")),
    ],
)
def test_a_proxy_is_told_by_its_address(
    monkeypatch: pytest.MonkeyPatch, desk: Desk, typed: list[str], trusted: tuple[str, ...]
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("periplus.server.service.serve", lambda settings, ready: served.append(settings))
    assert desk.run("serve", *typed).code == 0
    assert served[0].proxies == trusted


# where it listens


def test_a_port_in_use_is_reported(desk: Desk) -> None:
    with closing(listen("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        said = desk.run("serve", "--port", str(port))
    assert (said.code, said.out) == (1, "")
    assert said.err == (
        f"periplus serve: 127.0.0.1 port {port}: another program uses it already; "
        "choose another port with --port (0 for any free one)\n"
    )


@pytest.mark.parametrize(
    ("host", "message"),
    [("no.such.host.invalid", "no such address"), ("192.0.2.1", "this machine has no such address")],
)
def test_a_host_that_is_not_ours_is_reported(host: str, message: str) -> None:
    with pytest.raises(PortError, match=message):
        listen(host, 0)


@pytest.mark.parametrize(
    "args",
    [
        ["--port", "70000"],
        ["--port", "http"],
        ["--pace", "-1"],
        ["--pace", "inf"],
        ["--rate", "nan"],
        ["--bot-workers", "0"],
        ["--log", "xml"],
        ["--streams", "-1"],
        ["--client-streams", "many"],
        ["--day-tables", "-1"],
        ["--expire", "never"],
        ["--reserve", "-1"],
        ["--metrics", "70000"],
        ["--behind-proxy", "proxy.example"],
        ["--behind-proxy", "10.0.0.1/8"],
        ["--behind-proxy", ""],
    ],
    ids=" ".join,
)
def test_what_means_nothing_is_refused(desk: Desk, args: list[str]) -> None:
    said = desk.run("serve", *args)
    assert said.code == 2
    assert f"argument {args[0]}: " in said.err


def test_a_newer_store_is_refused(desk: Desk) -> None:
    url = f"sqlite:///{desk.home / 'tables.db'}"
    Store(url).close()
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'later'"))
    engine.dispose()
    said = desk.run("serve", "--port", "0")
    assert (said.code, said.out) == (1, "")
    assert "was made by a newer Periplus" in said.err


def test_a_folder_that_cannot_be_made_is_reported(desk: Desk) -> None:
    (desk.home / "file").touch()
    desk.monkeypatch.setenv("PERIPLUS_HOME", str(desk.home / "file" / "games"))
    said = desk.run("serve", "--port", "0")
    assert (said.code, said.out) == (1, "")
    assert "games cannot be kept here" in said.err
    assert "--store" in said.err


def test_every_address_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_serve, "network_hosts", lambda: ["192.0.2.7"])
    assert command_serve.addresses("127.0.0.1", 80) == ["http://127.0.0.1:80/"]
    assert command_serve.addresses("::1", 80) == ["http://[::1]:80/"]
    for everywhere in ("0.0.0.0", "::"):
        found = command_serve.addresses(everywhere, 80)
        assert found == ["http://127.0.0.1:80/", "http://192.0.2.7:80/"]


def test_a_machine_that_does_not_know_its_name_has_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "no.such.host.invalid")
    assert not any(host.startswith("127.") for host in command_serve.network_hosts())


@pytest.mark.parametrize(
    ("terminal", "surroundings", "seen"),
    [
        (True, {"DISPLAY": ":0"}, True),
        (True, {"WAYLAND_DISPLAY": "wayland-0"}, True),
        (True, {}, False),
        (False, {"DISPLAY": ":0"}, False),
        (True, {"DISPLAY": "localhost:10", "SSH_CONNECTION": "192.0.2.7 1 192.0.2.8 22"}, False),
    ],
)
def test_a_browser_is_opened_for_whoever_sits_here(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, surroundings: dict[str, str], seen: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    assert command_serve.has_display() == seen


# the whole command


@contextmanager
def launched(home: Path, *args: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """The command in a process of its own, and the address that it printed."""
    process = subprocess.Popen(
        command("serve", "--port", "0", "--no-open", "--log", "json", *args),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
        cwd=home,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = re.search(r"http://\S+", process.stdout.readline())
        if address is None:
            pytest.fail(f"no address: {process.communicate(timeout=PATIENCE)}")
        yield process, address[0]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(
    ("number", "args", "kept"),
    [
        (signal.SIGINT, [], "tables.db"),
        (signal.SIGTERM, ["--store", "sqlite:///own.db", "--behind-proxy"], "own.db"),
    ],
)
def test_it_stops_when_it_is_told_to_and_ends_every_stream(
    tmp_path: Path, number: int, args: list[str], kept: str
) -> None:
    with launched(tmp_path, *args) as (process, address), httpx.Client(base_url=address) as browser:
        assert browser.get("/healthz").json() == {"status": "ok"}
        table = browser.post("/api/tables", json=TABLE).json()["id"]
        with browser.stream("GET", f"/api/tables/{table}/stream") as stream:
            parts = stream.iter_lines()
            assert next(parts) != ""
            process.send_signal(number)
            list(parts)  # to the end, which is a proper one: httpx would complain of any other
        _, err = process.communicate(timeout=PATIENCE)
    journal = [json.loads(line) for line in err.splitlines()]
    assert process.returncode == 0
    assert [path.name for path in tmp_path.iterdir()] == [kept]  # its journal of writes is closed too
    assert journal[-1]["event"] == "stop"
    assert {line["level"] for line in journal} == {"info"}
    assert f"/api/tables/{table}/stream" in {line.get("path") for line in journal}
