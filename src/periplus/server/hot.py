"""The two requests of every click, past the framework: the decision, and the stream that shows it.

A framework takes longer for them than all that they do. They are described with the rest of the API, which
answers them in the same way where this does not stand in front of it.
"""

import re
import time
from functools import cached_property
from typing import Final
from urllib.parse import parse_qs

from fastapi import FastAPI, Response
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Receive, Scope, Send

from periplus.server import deciding, messages, seating, sessions, wire
from periplus.server.asking import COOKIE, encode, language_among, read
from periplus.server.following import refresh
from periplus.server.guard import client_of
from periplus.server.hall import Hall
from periplus.server.live import LiveTable
from periplus.server.people import hashed
from periplus.server.refusals import Illegal, Refused, Stale, unavailable
from periplus.server.sending import STREAM, Sender
from periplus.server.sessions import Sessions
from periplus.server.stream import Watcher
from periplus.server.tally import refuse

PATH: Final = re.compile(r"/api/tables/([^/]+)/(decisions|stream)")
JSON: Final = (b"content-type", b"application/json")


class Hot:
    """Stands in front of the app and answers clicks and streams itself."""

    def __init__(self, app: ASGIApp, inside: FastAPI) -> None:
        self.app = app
        self.inside = inside

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None or scope["method"] != ("POST" if found[2] == "decisions" else "GET"):
            await self.app(scope, receive, send)
            return
        request, streaming = HotRequest(scope), False
        try:
            hall: Hall = self.inside.state.hall
            request.token = await hall.sessions.token(request.cookie(), request.cookie(sessions.COOKIE))
            # Nobody who comes from another server may be shown less than there.
            live = await hall.table(found[1], fresh=found[2] == "stream")
            live.looked = time.monotonic()
            if found[2] == "decisions":
                body = (await receive()).get("body", b"")
                made = await decided(live, body, request)
                await respond(send, 200, encode(made))
            else:
                streaming = True
                await stream(hall.sessions, live, request, receive, send)
        except Refused as refused:
            await respond(send, refused.status, encode(refuse(scope, refused).as_data()))
        except Exception:
            if not streaming:  # a stream that has begun breaks off
                await respond(send, 503, encode(refuse(scope, unavailable()).as_data()))
            raise  # to the journal


class HotRequest:
    """As much of a request as these two look at."""

    def __init__(self, scope: Scope, token: str | None = None) -> None:
        self.token = token  # by what this person holds seats
        self.client = client_of(scope)
        self.headers: dict[bytes, bytes] = dict(scope["headers"])
        self.asked: str = scope["query_string"].decode("latin-1")  # anybody may send any bytes

    def header(self, name: bytes) -> str | None:
        value = self.headers.get(name)
        return None if value is None else value.decode("latin-1")

    def query(self, name: str) -> str | None:
        """What is asked for in the address; the last, if it is there several times."""
        return parse_qs(self.asked).get(name, [None])[-1] if self.asked else None

    @cached_property
    def cookies(self) -> dict[str, str]:
        """What this browser keeps: its token, or that of its session."""
        return cookie_parser(self.header(b"cookie") or "")

    def cookie(self, name: str = COOKIE) -> str | None:
        return self.cookies.get(name)

    @property
    def language(self) -> str:
        return language_among(self.query("lang"), self.header(b"accept-language"))


async def respond(send: Send, status: int, body: bytes) -> None:
    headers = [JSON, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


# ---- clicks ----


async def decided(live: LiveTable, body: bytes, request: HotRequest) -> wire.Next:
    """Make a decision; it is refused only if nothing has happened at another server that we don't know of."""
    try:
        return await decide(live, request.token, body, request)
    except Refused:
        if not await refresh(live):
            raise
    return await decide(live, request.token, body, request)


async def decide(live: LiveTable, token: str | None, body: bytes, request: HotRequest) -> wire.Next:
    """Make a decision; returns once it is durable. Repeating it is harmless."""
    wanted = read(body, wire.Decision)
    seat = seating.seat_of(live, token)
    live.client = request.client
    try:
        return wire.Next(await deciding.decide(live, seat, wanted.ply, clicks_of(wanted)))
    except Stale:
        raise stale(live, seat, wanted.ply, request.language) from None
    except Illegal:
        raise illegal(live, seat, request.language) from None


def clicks_of(body: wire.Decision) -> list[int]:
    """What somebody clicked: one of `code` and `codes` says it."""
    if body.codes is not None and body.code is None:
        return body.codes
    if body.code is not None and body.codes is None:
        return [body.code]
    raise Refused(400, "malformed", "expected one of `code` and `codes`")


def stale(live: LiveTable, seat: int, ply: int, language: str) -> Refused:
    now = live.ply_for(seat)
    present = messages.table(live, seat, language)
    return Refused(409, "stale", f"ply {ply} is not the present ply, {now}", table=present)


def illegal(live: LiveTable, seat: int, language: str) -> Refused:
    legal = messages.table(live, seat, language).choices
    written = ", ".join(choice.written for choice in legal)
    return Refused(422, "illegal", f"not legal here; expected one of {written}", choices=legal)


# ---- streams ----


async def stream(known: Sessions, live: LiveTable, request: HotRequest, receive: Receive, send: Send) -> None:
    """Send the table now and after each change, until the client is gone or the table is lost."""
    token, language, session = request.token, request.language, request.cookie(sessions.COOKIE)
    last = request.header(b"last-event-id") or request.query("after")
    await send({"type": "http.response.start", "status": 200, "headers": STREAM})
    sender = Sender(send)
    watcher = Watcher(live, hashed(token) if token else None, language, sender, sender.end)
    with known.ending(session, sender.end), watcher.watching(last):
        await sender.until_gone(receive)


class Streaming(Response):
    """The stream as a response of the framework."""

    def __init__(self, known: Sessions, live: LiveTable, token: str | None) -> None:
        super().__init__()
        self.known = known
        self.live = live
        self.token = token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await stream(self.known, self.live, HotRequest(scope, self.token), receive, send)
