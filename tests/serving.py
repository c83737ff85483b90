"""A real server on loopback for the tests, its journal, and people who sit at its tables."""

import io
import json
import logging
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

from periplus.server.app import make_app
from periplus.server.service import Service, configured, listen, send_away, surround
from periplus.server.settings import Settings
from periplus.server.tally import Tally
from periplus.store import Store

Json = dict[str, Any]
QUICK = Settings(pace=0.0, bot_workers=1, rate=0.0, table_rate=0.0, day_tables=0)
STORES = ["sqlite", "postgresql"]
SOON = 20.0  # seconds that anything may take on a busy machine


class Pages(io.StringIO):
    """A journal that can be read while it is written."""

    def lines(self) -> list[Json]:
        return [json.loads(line) for line in self.getvalue().splitlines()]


def url_of(place: Path | str) -> str:
    """The URL of a store; in a folder, it is SQLite's."""
    return place if isinstance(place, str) else f"sqlite:///{place / 'tables.db'}"


@contextmanager
def serving(
    place: Path | str, settings: Settings = QUICK, tally: Tally | None = None, port: int = 0
) -> Iterator[str]:
    """A server over a store, in a folder or at a URL; returns its address."""
    with closing(listen("127.0.0.1", port)) as door, closing(Store(url_of(place))) as store:
        logging.getLogger("periplus.server").handlers = [logging.NullHandler()]
        ready = threading.Event()
        inside = make_app(store, settings)
        config = configured(surround(inside, settings, store, tally), settings)
        service = Service(config, ready.set, lambda: send_away(inside))
        thread = threading.Thread(target=service.run, args=([door],))
        thread.start()
        try:
            assert ready.wait(SOON)
            yield f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            service.should_exit = True
            thread.join(SOON)


SERVE = "from periplus.cli import main; import sys; sys.exit(main(sys.argv[1:]))"


@contextmanager
def running(place: Path | str, port: int) -> Iterator[subprocess.Popen[str]]:
    """The real command, in a process that can be killed."""
    command = ["serve", "--port", str(port), "--store", url_of(place), "--no-open"]
    with subprocess.Popen(
        [
            sys.executable,
            "-c",
            SERVE,
            *command,
            "--pace",
            "0",
            "--rate",
            "0",
            "--day-tables",
            "0",
            "--bot-workers",
            "1",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as server:
        assert server.stdout is not None
        assert any("http://" in line for line in iter(server.stdout.readline, ""))
        try:
            yield server
        finally:
            server.kill()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


class Person:
    """Somebody with a browser of their own, which keeps their cookie."""

    def __init__(self, address: str) -> None:
        self.web = httpx.Client(base_url=address, timeout=SOON)

    def close(self) -> None:
        self.web.close()

    def get(self, path: str, expect: int = 200) -> Json:
        return self.answer(self.web.get(f"/api{path}"), expect)

    def post(self, path: str, expect: int = 200, **body: Any) -> Json:
        return self.answer(self.web.post(f"/api{path}", json=body), expect)

    def answer(self, response: httpx.Response, expect: int) -> Json:
        assert response.status_code == expect, f"{response.status_code}: {response.text[:500]}"
        return {} if expect == 204 else response.json()

    def table(self, id: str) -> Json:
        return self.get(f"/tables/{id}")

    def log(self, id: str) -> list[Json]:
        """All that happened at a table."""
        log: list[Json] = []
        while len(log) < (page := self.get(f"/tables/{id}/log?log_from={len(log)}"))["lines"]:
            log += page["log"]
        return log

    def make(self, game: str, *seats: str, **more: Any) -> Json:
        return self.post("/tables", 201, game=game, seats=list(seats), **more)

    def join(self, table: Json, **more: Any) -> Json:
        return self.post(f"/tables/{table['id']}/join", **more)

    def click(self, table: Json, code: int, expect: int = 200) -> Json:
        return self.post(f"/tables/{table['id']}/decisions", expect, ply=table["ply"], code=code)

    def play_on(self, table: Json) -> Json:
        """Click the first thing there is until the game is over."""
        while table["status"] != "over":
            if table["choices"]:
                self.click(table, table["choices"][0]["code"])
            table = self.table(table["id"])
        return table

    def stream(self, id: str, after: str = "") -> "Stream":
        return Stream(self, id, after)


def told(last: Json | None, message: Json) -> Json:
    """A table as a stream tells it, whole or by what has changed of the last, with its new lines."""
    if last is None:
        return message
    lines: Json = {}
    for part in ("log", "chat"):
        lines |= {part: [], f"{part}_from": last[f"{part}_from"] + len(last[part])}
    return {**last, **lines, **message, "view": {**last["view"], **message.get("view", {})}}


class Stream:
    """What somebody's event stream brings, message by message."""

    def __init__(self, person: Person, id: str, after: str = "") -> None:
        headers = {"Last-Event-ID": after} if after else {}
        self._open = person.web.stream("GET", f"/api/tables/{id}/stream", headers=headers)
        self._lines = self._open.__enter__().iter_lines()
        self._table: Json | None = None
        self.id = after

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *_: object) -> None:
        self._open.__exit__(None, None, None)

    def next(self) -> Json:
        """The next message; the stream's id moves on."""
        event = data = ""
        for line in self._lines:
            field, _, value = line.partition(": ")
            if field == "id":
                self.id = value
            elif field == "event":
                event = value
            elif field == "data":
                data += value
            elif line == "" and data:
                self._table = told(self._table if event == "change" else None, json.loads(data))
                return self._table
        raise AssertionError("the stream ended")

    def until(self, **wanted: object) -> Json:
        """The first message that has these values."""
        while True:
            message = self.next()
            if all(message[name] == value for name, value in wanted.items()):
                return message
