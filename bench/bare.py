"""The floor: a bare ASGI app that does the least of what our server does, for `bench.load` to compare with.

It keeps each click in SQLite before it answers, many in one commit, and sends a small message to every stream
of the table. It has no rules, no words and no guard, and speaks as much of our API as the clients need.
"""

import asyncio
import itertools
import json
import queue
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

SETTINGS = ("journal_mode=WAL", "synchronous=FULL")  # as our store has them
HEADERS = [(b"content-type", b"application/json")]

Message = dict[str, Any]
Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Keeper:
    """A thread that writes clicks, all that wait in one commit."""

    def __init__(self, path: str) -> None:
        self.loop = asyncio.get_running_loop()
        self.waiting: queue.SimpleQueue[tuple[tuple[str, int, int], asyncio.Future[None]]] = (
            queue.SimpleQueue()
        )
        threading.Thread(target=self._write, args=(path,), daemon=True).start()

    async def keep(self, table: str, ply: int, code: int) -> None:
        kept: asyncio.Future[None] = self.loop.create_future()
        self.waiting.put(((table, ply, code), kept))
        await kept

    def _write(self, path: str) -> None:
        store = sqlite3.connect(path, isolation_level=None)
        for setting in SETTINGS:
            store.execute(f"PRAGMA {setting}")
        store.execute("CREATE TABLE decisions (id TEXT, ply INT, code INT, PRIMARY KEY (id, ply))")
        while True:
            jobs = [self.waiting.get()]
            while not self.waiting.empty():
                jobs.append(self.waiting.get())
            store.execute("BEGIN IMMEDIATE")
            store.executemany("INSERT INTO decisions VALUES (?, ?, ?)", [row for row, _ in jobs])
            store.execute("COMMIT")
            self.loop.call_soon_threadsafe(done, [kept for _, kept in jobs])


def done(kept: "list[asyncio.Future[None]]") -> None:
    for future in kept:
        future.set_result(None)


class Table:
    """Its seats decide in turn, and always have the same three choices."""

    def __init__(self, id: str, seats: int) -> None:
        self.id = id
        self.seats = seats
        self.joined = 0
        self.ply = 0
        self.streams: list[asyncio.Queue[bytes]] = []

    def message(self, seat: int) -> bytes:
        choices = [{"code": code} for code in range(3)] if self.ply % self.seats == seat else []
        return json.dumps({"id": self.id, "ply": self.ply, "status": "running", "choices": choices}).encode()


class Bare:
    """The app. A cookie is the number of a seat."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.tables: dict[str, Table] = {}
        self.numbers = itertools.count()
        self.keeper: Keeper | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        if self.keeper is None:
            self.keeper = Keeper(self.path)
        parts = scope["path"].split("/")
        if parts[-1] == "stream":
            await self.stream(self.tables[parts[3]], seat_of(scope), send)
            return
        body = json.loads((await receive())["body"])
        if parts[-1] == "tables":
            table = Table(str(next(self.numbers)), len(body["seats"]))
            self.tables[table.id] = table
            await respond(send, table.message(0), table.joined)
        elif parts[-1] == "join":
            table = self.tables[parts[3]]
            table.joined += 1
            await respond(send, table.message(table.joined), table.joined)
        else:
            table = self.tables[parts[3]]
            await self.keeper.keep(table.id, body["ply"], body["code"])
            table.ply += 1
            for seat, stream in enumerate(table.streams):
                stream.put_nowait(table.message(seat))
            await respond(send, b'{"ply":%d}' % table.ply)

    async def stream(self, table: Table, seat: int, send: Send) -> None:
        """Messages as they come, until the client is gone."""
        lines: asyncio.Queue[bytes] = asyncio.Queue()
        while len(table.streams) <= seat:
            table.streams.append(asyncio.Queue())
        table.streams[seat] = lines
        head = [(b"content-type", b"text/event-stream")]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        lines.put_nowait(table.message(seat))
        while True:
            event = b"data: " + await lines.get() + b"\r\n\r\n"
            await send({"type": "http.response.body", "body": event, "more_body": True})


def seat_of(scope: Scope) -> int:
    cookie = dict(scope["headers"]).get(b"cookie", b"")
    return int(cookie.partition(b"=")[2])


async def respond(send: Send, body: bytes, seat: int | None = None) -> None:
    cookie = [] if seat is None else [(b"set-cookie", b"seat=%d" % seat)]
    headers = [*HEADERS, *cookie, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Announced(uvicorn.Server):
    """Prints its address once it listens, as ours does."""

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        port = self.servers[0].sockets[0].getsockname()[1]
        print(f"bare at http://127.0.0.1:{port}/", flush=True)


if __name__ == "__main__":
    config = uvicorn.Config(Bare(sys.argv[1]), port=0, lifespan="off", access_log=False, log_level="critical")
    config.timeout_graceful_shutdown = 1  # streams never end by themselves
    Announced(config).run()
