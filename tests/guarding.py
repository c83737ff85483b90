"""The guard before an app that answers with what it was sent, for its tests."""

import asyncio
from collections.abc import AsyncIterator

import httpx
from starlette.types import Receive, Scope, Send

from periplus.server.guard import Guard
from periplus.server.settings import Settings

LIMIT = 1000
SETTINGS = Settings(host="0.0.0.0", rate=0, table_rate=0, day_tables=0, max_body=LIMIT)
JSON = {"content-type": "application/json"}


class Clock:
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """An app that answers with what it was sent."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    headers = [(b"cache-control", b"max-age=60")] if scope["path"] == "/api/kept" else []
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def ask(
    app: Guard,
    method: str,
    path: str,
    content: bytes | AsyncIterator[bytes] | None = None,
    headers: dict[str, str] | None = None,
    client: str = "192.0.2.7",
) -> httpx.Response:
    async def asking() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(client, 4000))
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as browser:
            return await browser.request(method, path, content=content, headers=headers)

    return asyncio.run(asking())


def refused(answer: httpx.Response, status: int, error: str) -> bool:
    data = answer.json()
    return (answer.status_code, data["error"]) == (status, error) and bool(data["message"])
