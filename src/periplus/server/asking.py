"""Who asks, in which language, and how they are answered: what all parts of the API share.

Dependencies are `async` even where nothing is awaited: otherwise FastAPI would run them in another thread.
"""

import asyncio
import time
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Cookie, Depends, Header, Query, Request, Response

from periplus.games import GAMES
from periplus.kernel.game import Game
from periplus.server import messages, sessions
from periplus.server.hall import Hall
from periplus.server.house import House
from periplus.server.live import LiveTable
from periplus.server.people import Signed, hashed, new_token
from periplus.server.refusals import Refused, not_over
from periplus.text.words import LANGUAGES

COOKIE = "periplus"
YEAR = 365 * 24 * 3600
T = TypeVar("T")
encode = msgspec.json.Encoder().encode


async def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def language_of(
    lang: Annotated[str | None, Query(description="en, it, fr or de")] = None,
    accept_language: Annotated[str | None, Header()] = None,
) -> str:
    """The language asked for, else the first of ours that the browser prefers."""
    return language_among(lang, accept_language)


def language_among(lang: str | None, accept_language: str | None) -> str:
    if lang is not None:
        if lang not in LANGUAGES:
            raise Refused(400, "malformed", f"lang: {lang[:20]!r}; expected one of {', '.join(LANGUAGES)}")
        return lang
    return liked(accept_language)


def liked(accept_language: str | None) -> str:
    """The first of our languages that a browser prefers, else English."""
    tags = [part.split(";")[0].strip()[:2].lower() for part in (accept_language or "").split(",")]
    return next((language for language in tags if language in LANGUAGES), LANGUAGES[0])


async def guest_of(token: Annotated[str | None, Cookie(alias=COOKIE, max_length=200)] = None) -> str | None:
    return token


async def session_of(
    session: Annotated[str | None, Cookie(alias=sessions.COOKIE, max_length=200)] = None,
) -> str | None:
    return session


Guest = Annotated[str | None, Depends(guest_of)]
OfSession = Annotated[str | None, Depends(session_of)]


async def token_of(request: Request, guest: Guest, session: OfSession) -> str | None:
    """By what somebody holds their seats: their account if they are signed in, else this browser's token."""
    hall: Hall = request.app.state.hall
    return await hall.sessions.token(guest, session)


Token = Annotated[str | None, Depends(token_of)]
Language = Annotated[str, Depends(language_of)]
OfHall = Annotated[Hall, Depends(hall_of)]
OfHouse = Annotated[House, Depends(house_of)]


async def table_of(id: str, hall: OfHall) -> LiveTable:
    live = await hall.table(id, fresh=True)
    live.looked = time.monotonic()
    return live


OfTable = Annotated[LiveTable, Depends(table_of)]


def finished(live: LiveTable) -> LiveTable:
    """The table, if its game is over."""
    if live.status != "over":
        raise not_over()
    return live


async def game_of(game: str) -> Game:
    if game not in GAMES:
        raise Refused(404, "not_found", f"there is no game {game[:30]!r}; expected one of {', '.join(GAMES)}")
    return GAMES[game]


PAGE_LINES = 400  # of a log, in one answer
LogFrom = Annotated[int, Query(ge=0, le=1_000_000, description="the first line")]
NumberOfLines = Annotated[int, Query(ge=0, le=PAGE_LINES, description="how many lines at most")]
OfGame = Annotated[Game, Depends(game_of)]


def viewer_of(live: LiveTable, token: str | None) -> int:
    return live.viewer(hashed(token) if token else None)


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What some work gives; it is cancelled when whoever asked is gone, who will not read the refusal."""
    working, listening = asyncio.create_task(work), asyncio.create_task(gone(request))
    try:
        await asyncio.wait({working, listening}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused(499, "gone", "you are gone")
        return working.result()
    finally:
        working.cancel()
        listening.cancel()


async def gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def answer(body: object, status: int = 200) -> Response:
    return Response(encode(body), status, media_type="application/json")


def read(body: bytes, struct: type[T]) -> T:
    """The body of a request; refused if it is not what was expected."""
    try:
        return msgspec.json.decode(body, type=struct)
    except msgspec.DecodeError as error:
        raise Refused(400, "malformed", str(error)) from None


def shown(live: LiveTable, token: str | None, language: str, status: int = 200) -> Response:
    """The whole table, as whoever asks may see it."""
    return answer(messages.table(live, viewer_of(live, token), language), status)


def remember(response: Response, request: Request, token: str) -> Response:
    """Have the browser keep its token, unless its seats are held by an account."""
    if not isinstance(token, Signed):
        keep_cookie(response, request, COOKIE, token)
    return response


def keep_cookie(response: Response, request: Request, name: str, value: str, seconds: float = YEAR) -> None:
    """A cookie that no script reads and no other site can have sent."""
    response.set_cookie(
        name,
        value,
        max_age=int(seconds),
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


async def own_token(token: Token) -> str:
    """The token of this browser, a new one if it has none yet."""
    return token or new_token()


OwnToken = Annotated[str, Depends(own_token)]
