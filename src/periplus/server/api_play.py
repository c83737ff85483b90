"""At the table: clicks, taking back, talking, and the stream of what happens."""

import time
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Response
from pydantic import Field

from periplus.bots.parts import searches
from periplus.games import KITS
from periplus.kernel.game import SPECTATOR
from periplus.server import deciding, hot, messages, seating, wire, worded
from periplus.server.api_tables import Asked
from periplus.server.asking import (
    PAGE_LINES,
    Language,
    LogFrom,
    NumberOfLines,
    OfHall,
    OfHouse,
    OfTable,
    Token,
    answer,
    shown,
    unless_gone,
    viewer_of,
)
from periplus.server.documented import gives, takes
from periplus.server.guard import client_of
from periplus.server.hosting import require_talk
from periplus.server.passing import Until
from periplus.server.people import LONGEST_LINE, MOST_LINES, clean
from periplus.server.refusals import Refused, Stale, no_hints, no_passes, not_running, without_hints
from periplus.server.thinking import MovedOn, while_wanted
from periplus.server.workers import asked
from periplus.store import Said

ROUTER = APIRouter(prefix="/api/tables/{id}", tags=["play"])

Ply = Annotated[int, Field(ge=0, le=1_000_000)]


class Undo(Asked):
    ply: Ply


class Pass(Asked):
    """Until my next turn, until the end of the debate or auction that is on or comes next, or always where
    only passing is possible; with nothing, no longer."""

    until: Until


class Line(Asked):
    text: Annotated[str, Field(max_length=4 * LONGEST_LINE)]


@ROUTER.post("/decisions", responses=gives("Next", 403, 404, 409, 422), openapi_extra=takes("Decision"))
async def decide(request: Request, live: OfTable, token: Token) -> Response:
    """Make a decision; the response comes once it is durable, and repeating it is harmless.

    The clicks of a whole choice can be sent at once: all of them are kept, or none.
    """
    return answer(await hot.decide(live, token, await request.body(), hot.HotRequest(request.scope, token)))


@ROUTER.post("/undo", responses=gives("Next", 400, 403, 404, 409))
async def undo(body: Undo, live: OfTable, token: Token, language: Language) -> Response:
    """Take back my last click, as long as nobody has learnt anything from it."""
    seat = seating.seat_of(live, token)
    try:
        return answer(wire.Next(await deciding.undo(live, seat, body.ply)))
    except Stale:
        raise hot.stale(live, seat, body.ply, language) from None


@ROUTER.get("/hint", responses=gives("Hints", 403, 404, 409))
async def hint(request: Request, live: OfTable, hall: OfHall, token: Token, language: Language) -> Response:
    """My best choices when I am to decide, from what I can know; it takes about a second.

    Refused (409) if the table goes on before they are found.
    """
    seat = seating.seat_of(live, token)
    if not searches(live.table.game):
        raise no_hints(live.table.game)
    if not live.table.hints:
        raise without_hints()
    async with live.held():
        live.require_turn(seat)
        ply, view = live.shown.ply, live.shown.views[seat]
        question = asked(live.voyage, seat, seed=ply)

    def is_wanted() -> bool:
        return live.shown.ply == ply and live.deciding == seat and not live.played_by_bot(seat)

    advice = hall.adviser.advise(live, question, client_of(request.scope))
    try:
        found = await unless_gone(request, while_wanted(live, is_wanted, advice))
    except MovedOn:
        live.require_turn(seat)
        raise hot.stale(live, seat, ply, language) from None
    return answer(messages.hints(live, view, ply, found, language))


@ROUTER.get("/ways", responses=gives("Ways", 403, 404, 409))
async def ways(live: OfTable, token: Token, language: Language) -> Response:
    """The choices of many clicks that I can make at once when I am to decide: where to go, and how."""
    seat = seating.seat_of(live, token)
    async with live.held():
        live.require_turn(seat)
        return answer(messages.ways(live, seat, language))


@ROUTER.post("/pass", responses=gives("Table", 400, 403, 404, 409))
async def pass_for_me(body: Pass, live: OfTable, token: Token, language: Language) -> Response:
    """Have passes made for me; nobody else is told."""
    seat = seating.seat_of(live, token)
    if not KITS[live.table.game].has("caretaker"):
        raise no_passes(live.table.game)
    await seating.pass_until(live, seat, body.until)
    return shown(live, token, language)


@ROUTER.post("/chat", status_code=204, responses=gives(None, 400, 403, 404, 409, status=204))
async def say(body: Line, house: OfHouse, live: OfTable, token: Token) -> Response:
    """Say something to everybody at the table."""
    seat = seating.seat_of(live, token)
    require_talk(live, seat)
    text = house.words.masked(clean(body.text, "text", LONGEST_LINE))
    if not text:
        raise Refused(400, "malformed", "text: it is empty; expected a line")
    if len(live.chat) >= MOST_LINES:
        raise Refused(409, "chat_full", f"the chat of this table has {MOST_LINES} lines, and takes no more")
    await live.say(Said(seat, text, time.time(), live.ply_for(SPECTATOR)))
    return Response(status_code=204)


@ROUTER.get("/log", responses=gives("Lines", 400, 404))
async def log(
    live: OfTable, token: Token, language: Language, log_from: LogFrom = 0, lines: NumberOfLines = PAGE_LINES
) -> Response:
    """What happened, a page at a time: a table comes with the last 200 lines only."""
    return answer(messages.lines(live, viewer_of(live, token), language, log_from, lines))


@ROUTER.get("/words", responses=gives("Sections", 404, 409))
async def words(live: OfTable, token: Token, language: Language) -> Response:
    """The present position in words, complete enough to play by them alone."""
    if live.status == "gathering":
        raise not_running()
    view = live.shown.views[viewer_of(live, token)]
    return answer(wire.Sections(worded.sections(messages.teller(live, language), view)))


@ROUTER.get("/aid", responses=gives("Aid", 404, 409))
async def aid(live: OfTable, token: Token, language: Language) -> Response:
    """The card beside the board: a turn in a few lines, and what things cost now."""
    if live.status == "gathering":
        raise not_running()
    view = live.shown.views[viewer_of(live, token)]
    return answer(worded.aid(messages.teller(live, language), view))


@ROUTER.get("/why", responses=gives("Why", 400, 404, 409))
async def why(
    live: OfTable,
    token: Token,
    language: Language,
    kind: Annotated[str, Query(max_length=32, description="a noun of the game, or a verb without one")],
    number: Annotated[int, Query(ge=0, le=1_000_000, description="which of them")] = 0,
) -> Response:
    """Why I cannot click on a thing now, such as a place or a card of mine, with the rule behind it."""
    if live.status == "gathering":
        raise not_running()
    return answer(messages.why(live, viewer_of(live, token), kind, number, language))


@ROUTER.get("/contents", responses={200: {"description": "what never changes, in the game's own shape"}})
async def contents(live: OfTable) -> Response:
    """What lies on the table from the start and never changes: the map, the board, the cards."""
    response = answer(live.voyage.beginning.contents())
    response.headers["Cache-Control"] = "private, max-age=86400"
    return response


@ROUTER.get(
    "/stream",
    responses={200: {"description": "a stream of Table", "content": {"text/event-stream": {}}}},
)
async def stream(
    live: OfTable,
    hall: OfHall,
    token: Token,
    language: Language,
    last_event_id: Annotated[str | None, Header()] = None,
    after: Annotated[str | None, Query(description="the same as Last-Event-ID")] = None,
) -> Response:
    """The table now and after each change, resumed after `Last-Event-ID`."""
    return hot.Streaming(hall.sessions, live, token)
