"""One stream for several tables: browsers open six connections to a server, and people more tabs than that.

Each event is that of the table's own stream. Its id says which table it is of: `TABLE:LINES.CHAT`, which is
also how one asks for the rest of it.
"""

import asyncio
import re
import time
from contextlib import suppress
from functools import partial
from typing import Annotated, Final
from urllib.parse import parse_qs

from fastapi import APIRouter, FastAPI, Query, Request, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from periplus.server import sessions
from periplus.server.asking import Language, OfHall, Token, encode
from periplus.server.documented import gives
from periplus.server.hall import Hall
from periplus.server.hot import HotRequest, respond
from periplus.server.journal import note, reason_of
from periplus.server.people import hashed
from periplus.server.refusals import Refused, unavailable
from periplus.server.sending import STREAM, Sender
from periplus.server.stream import Watcher
from periplus.server.tally import refuse

PATH: Final = "/api/stream"
MOST: Final = 32  # tables of one stream
WANTED: Final = re.compile(r"([\w-]{1,64})(?::(\d{1,6}\.\d{1,6})?)?", re.ASCII)
REFUSED: Final = b"id: %b:\r\nevent: refused\r\ndata: %b\r\n\r\n"
PING: Final = b"event: ping\r\ndata: {}\r\n\r\n"  # an event: pages are not told of comments
Points = dict[str, str | None]  # by the ids of tables: after which lines to begin

ROUTER = APIRouter(prefix="/api", tags=["play"])


@ROUTER.get(
    "/stream",
    responses=gives(None) | {200: {"description": "a stream of Table", "content": {"text/event-stream": {}}}},
)
async def stream(
    request: Request,
    hall: OfHall,
    token: Token,
    language: Language,
    table: Annotated[
        list[str], Query(description=f"`ID`, or `ID:LINES.CHAT` to go on after that event; {MOST} at most")
    ],
) -> Response:
    """Several tables now and after each change; the id of each event is `ID:LINES.CHAT`.

    A table that can't be had is told of in an event named `refused`, and the others go on without it.
    """
    return Streaming(hall, points_in(table))


class Shared:
    """Stands in front of the app and answers these streams itself: a framework would keep more for each."""

    def __init__(self, app: ASGIApp, inside: FastAPI) -> None:
        self.app = app
        self.inside = inside

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != PATH or scope["method"] != "GET":
            await self.app(scope, receive, send)
            return
        try:
            query = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
            points = points_in(query.get("table", []))
            await Streaming(self.inside.state.hall, points)(scope, receive, send)
        except Refused as refused:  # before it has begun
            await respond(send, refused.status, encode(refuse(scope, refused).as_data()))


def points_in(wanted: list[str]) -> Points:
    """The tables that somebody asks for, and where each is to begin."""
    if not 1 <= len(wanted) <= MOST:
        raise Refused(400, "malformed", f"table: {len(wanted)} of them; expected 1 to {MOST}")
    points: Points = {}
    for each in wanted:
        found = WANTED.fullmatch(each)
        if found is None:
            raise Refused(400, "malformed", f"table: {each[:80]!r}; expected ID or ID:LINES.CHAT")
        points[found[1]] = found[2]
    return points


class Streaming(Response):
    """The stream of some tables, until the client is gone or there is nothing more to tell."""

    def __init__(self, hall: Hall, points: Points) -> None:
        super().__init__()
        self.hall = hall
        self.points = points

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = HotRequest(scope)
        known, session, language = self.hall.sessions, request.cookie(sessions.COOKIE), request.language
        token = await known.token(request.cookie(), session)
        await send({"type": "http.response.start", "status": 200, "headers": STREAM})
        line = Line(self.hall, hashed(token) if token else None, language, send)
        with known.ending(session, line.sender.end):
            await line.carry(self.points, receive)


class Line:
    """One connection, and whoever listens on it."""

    def __init__(self, hall: Hall, holder: str | None, language: str, send: Send) -> None:
        self.hall = hall
        self.holder = holder
        self.language = language
        self.sender = Sender(send, PING)

    async def carry(self, points: Points, receive: Receive) -> None:
        tables = asyncio.gather(*[self.tell(id, after) for id, after in points.items()])
        tables.add_done_callback(lambda _: self.sender.when_free(self.sender.end))
        try:
            await self.sender.until_gone(receive)
        finally:
            tables.cancel()
            with suppress(asyncio.CancelledError):
                await tables

    async def tell(self, id: str, after: str | None) -> None:
        """Send all that happens at one table. If it can't be had, that is told, and the others go on."""
        try:
            await self.follow(id, after)
        except Refused as refused:
            self.refuse(id, refused)
        except Exception as fault:
            note("table not told", fault, table=id, reason=reason_of(fault))
            self.refuse(id, unavailable())

    async def follow(self, id: str, after: str | None) -> None:
        """What happens at a table. One that is lost is loaded anew, and told from where it broke off."""
        prefix = b"id: %b:" % id.encode()
        while True:
            live = await self.hall.table(id, fresh=True)
            live.looked = time.monotonic()
            over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            ended = partial(resolve, over)
            watcher = Watcher(live, self.holder, self.language, self.sender, ended, prefix)
            with watcher.watching(after):
                await over
            if live.closing:
                return
            after = watcher.last_id

    def refuse(self, id: str, refused: Refused) -> None:
        event = REFUSED % (id.encode(), encode(refused.as_data()))
        self.sender.when_free(partial(self.sender.push, event))


def resolve(over: "asyncio.Future[None]", fault: Exception | None) -> None:
    if fault is None:
        over.set_result(None)
    else:
        over.set_exception(fault)
