"""The app without a network: whoever asks is in its own event loop, and sees exactly what was sent, and when.

After `all_sent` everything that will be sent is sent, so a test can tell that something was not.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

from starlette.types import ASGIApp, Message, Scope

from periplus.server.app import make_app
from periplus.server.hall import Hall
from periplus.server.service import surround
from periplus.server.settings import Settings
from periplus.server.tally import Tally
from periplus.store import Store
from tests.serving import QUICK, SOON, told, url_of

Json = dict[str, Any]
TURNS = 100  # of the event loop: far more than anything needs that is under way


@dataclass(frozen=True)
class RunningApp:
    """The app as the world meets it, and what no client can reach: the hall inside it, and what it counts."""

    app: ASGIApp
    hall: Hall
    tally: Tally


@asynccontextmanager
async def running_app(place: Path | str, settings: Settings = QUICK) -> AsyncIterator[RunningApp]:
    """The app over a store, in a folder or at a URL, started and in the end stopped."""
    with closing(Store(url_of(place))) as store:
        inside = make_app(store, settings)
        async with inside.router.lifespan_context(inside):
            tally = Tally()
            yield RunningApp(surround(inside, settings, store, tally), inside.state.hall, tally)


async def all_sent() -> None:
    for _ in range(TURNS):
        await asyncio.sleep(0)


@dataclass(frozen=True)
class Answer:
    """All that an answer has."""

    status: int
    headers: dict[str, str]
    body: str

    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found


class Client:
    """Somebody with a cookie and an address of their own."""

    def __init__(self, app: ASGIApp, address: str = "127.0.0.1") -> None:
        self.app = app
        self.address = address
        self.cookie = ""

    async def get(self, path: str) -> Answer:
        return await self.ask("GET", path, b"")

    async def post(self, path: str, **body: object) -> Answer:
        return await self.ask("POST", path, json.dumps(body).encode())

    async def ask(self, method: str, path: str, body: bytes) -> Answer:
        return await self.send(self.scope(method, path, body), body)

    async def send(self, scope: Scope, body: bytes = b"") -> Answer:
        request = Request(body)
        await asyncio.wait_for(self.app(scope, request.receive, request.send), SOON)
        answer = Answer(request.status, request.headers, request.body.decode())
        if cookie := SimpleCookie(answer.headers.get("set-cookie", "")):
            self.cookie = "; ".join(f"{name}={morsel.value}" for name, morsel in cookie.items())
        return answer

    def scope(self, method: str, path: str, body: bytes = b"") -> Scope:
        path, _, query = f"/api{path}".partition("?")
        headers = {"host": "localhost", "cookie": self.cookie, "content-length": str(len(body))}
        if body:
            headers["content-type"] = "application/json"
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items() if value],
            "client": (self.address, 1),
            "server": ("localhost", 80),
        }

    @asynccontextmanager
    async def stream(self, *ids: str, shared: bool = False) -> AsyncIterator["Stream"]:
        """An event stream that stays open; its first message is there. Several tables share one."""
        stream = Stream(b"")
        shared = shared or len(ids) > 1
        path = f"/stream?table={'&table='.join(ids)}" if shared else f"/tables/{ids[0]}/stream"
        scope = self.scope("GET", path)
        under_way = asyncio.ensure_future(self.app(scope, stream.receive, stream.send))
        await asyncio.wait_for(stream.begun.wait(), SOON)
        await all_sent()
        try:
            yield stream
        finally:
            stream.gone.set()
            await asyncio.wait_for(under_way, SOON)


class Request:
    """One request and what is sent in answer to it."""

    def __init__(self, body: bytes) -> None:
        self.waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        self.gone = asyncio.Event()
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""

    async def receive(self) -> Message:
        if self.waiting:
            return self.waiting.pop()
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        else:
            self.body += message.get("body", b"")


class Stream(Request):
    """An event stream: each message just as it went over the wire."""

    def __init__(self, body: bytes) -> None:
        super().__init__(body)
        self.begun = asyncio.Event()
        self.ended = asyncio.Event()
        self.table: Json = {}  # as of the last look

    async def send(self, message: Message) -> None:
        await super().send(message)
        if self.body:
            self.begun.set()
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            self.ended.set()

    def take(self) -> list[str]:
        """What came since it was last asked."""
        messages = self.body.decode().replace("\r\n", "\n").split("\n\n")
        self.body = b""
        return [message for message in messages if message]

    def events(self) -> list[tuple[str, Json]]:
        """What came since it was last asked: the names of the events, and what they bring."""
        found = []
        for event in self.take():
            fields = dict(line.split(": ", 1) for line in event.split("\n") if not line.startswith(":"))
            found.append((fields["event"], json.loads(fields["data"])))
        return found

    def look(self) -> Json:
        """The table after all that came, with the lines that the last message brought."""
        for kind, message in self.events():
            self.table = told(self.table if kind == "change" else None, message)
        return self.table


async def until(wanted: Callable[[], object], what: str = "") -> None:
    """Wait until something is so, but not for ever; `what` is said if it does not come."""
    try:
        async with asyncio.timeout(SOON):
            while not wanted():
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise AssertionError(
            f"not so after {SOON:g} seconds: {what or 'see where this was called'}"
        ) from None
