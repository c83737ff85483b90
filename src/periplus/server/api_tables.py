"""Tables: making one, finding mine, taking a seat and leaving it, playing again, going on elsewhere."""

import io
from dataclasses import replace
from typing import Annotated, Literal

import segno
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from periplus.bots import LEVELS, is_bot, levels_of, stand_in, tempered_levels
from periplus.bots.parts import searches
from periplus.bots.styles import styles_of
from periplus.games import GAMES, KITS
from periplus.kernel.errors import PeriplusError, cut, suggestion
from periplus.kernel.game import Game
from periplus.server import clocks, origins, seating, wire
from periplus.server.asking import (
    Language,
    OfHall,
    OfHouse,
    OfTable,
    OwnToken,
    Token,
    answer,
    encode,
    finished,
    remember,
    shown,
    unless_gone,
)
from periplus.server.documented import gives
from periplus.server.guard import client_of
from periplus.server.hall import ME, Plan
from periplus.server.house import House
from periplus.server.listing import Wanted, my_games, place_of
from periplus.server.own_files import own_file
from periplus.server.page import Sheet
from periplus.server.people import LONGEST_NAME, LONGEST_TITLE, hashed
from periplus.server.refusals import Refused
from periplus.server.seating import bot_named
from periplus.server.stream import turn_of
from periplus.server.workers import Workers
from periplus.store import LinkUsed
from periplus.store.tables import ANYBODY, INVITED, OPEN, Admits, Experience
from periplus.text.lessons import minutes
from periplus.text.shelf import about, title_of
from periplus.text.words import LANGUAGES, Words

LONGEST_WAIT = 30
LONGEST_CLOCK = 14 * 24 * 3600
LARGEST_BANK = 60 * 24 * 3600
PAGE = 40  # of my tables, if nobody says how many
LONGEST_PAGE = 100
LONGEST_MESSAGE = 3_000  # it may quote what was sent
ROUTER = APIRouter(prefix="/api", tags=["tables"])

Code = Annotated[str, Field(max_length=100)]
Name = Annotated[str, Field(max_length=200)]


class Asked(BaseModel):
    """A request's body: unknown fields are refused, and so are strings in place of numbers."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Asked):
    """Each seat is `me`, `open`, or a bot: `captain`, with a temperament `captain:bold`, or `captain:any`."""

    game: Code
    seats: Annotated[list[Code], Field(min_length=1, max_length=8)]
    options: dict[str, object] = {}
    name: Name = ""
    player: Name = ""
    language: Code = "en"
    clock: Annotated[int, Field(ge=0, le=LONGEST_CLOCK)] = 0
    bank: Annotated[int, Field(ge=0, le=LARGEST_BANK)] = 0
    increment: Annotated[int, Field(ge=0, le=LONGEST_CLOCK)] = 0
    night: Annotated[str, Field(max_length=11)] = ""
    zone: Annotated[str, Field(max_length=64)] = ""
    hints: bool = True
    admits: Admits = INVITED
    experience: Experience = "any"
    talk: bool = True


class Join(Asked):
    player: Name = ""
    seat: int | None = None


class Bots(Asked):
    """The level of the bots, with a temperament or without one; empty for the game's stand-in."""

    level: Code = ""


class StandIn(Asked):
    """The bot that plays my seat; empty when I am back."""

    level: Code


class Wish(Asked):
    """Whether I want a bot to play for somebody who is away."""

    seat: int
    wanted: bool = True


class Vacation(Asked):
    """For how many days my time stands still; 0 when I am back."""

    days: Annotated[int, Field(ge=0, le=clocks.MOST_VACATION)]


class TakeUp(Asked):
    """Where a finished game is played on, and by whom: I have this seat, bots of this level the others.

    What the seat did not know is dealt anew, unless the game is to go on `as_it_was`.
    """

    ply: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, le=100)]
    as_it_was: bool = False
    level: Code = ""
    player: Name = ""


class BringIn(Asked):
    """A record as `periplus` writes it."""

    record: dict[str, object]


class Follow(Asked):
    code: Code


@ROUTER.get("/games", responses=gives("Games"))
async def games(request: Request, house: OfHouse, language: Language) -> Response:
    """The games of this server, the bots, and what its host has decided."""
    facts = [facts_of(game, language) for game in GAMES.values()]
    found = encode(wire.Games(facts, list(LEVELS), house.facts()))
    return Sheet.of(found, "application/json", "no-cache").answer(
        request.headers, 200
    )  # packed: all ask for it


def facts_of(game: Game, language: str) -> wire.GameFacts:
    words = Words(language, game.name)
    return wire.GameFacts(
        name=game.name,
        title=title_of(game, words),
        about=about(words),
        seats=game.seats,
        usual=game.usual or game.seats[0],
        minutes=game.minutes,
        options=[wire.Option(each.name, each.values, each.default, each.needs) for each in game.options],
        presets=game.presets,
        levels=levels_of(game.name),
        tempered=tempered_levels(game.name),
        styles=list(styles_of(game.name)),
        stand_in=stand_in(game.name),
        hints=searches(game.name),
        lessons=minutes(game.name),
        passes=KITS[game.name].has("caretaker"),
        file=own_file(game.name),
    )


@ROUTER.post("/tables", status_code=201, responses=gives("Table", 400, 503, 507, status=201))
async def make_table(
    new: NewTable, request: Request, hall: OfHall, house: OfHouse, token: OwnToken, language: Language
) -> Response:
    """Make a table; it starts at once if no seat is open."""
    if new.admits == ANYBODY:
        house.require_open_tables()
    plan = replace(await plan_of(new, hall.workers, house), client=client_of(request.scope))
    live = await hall.make(plan, token)
    return remember(shown(live, token, language, 201), request, token)


async def plan_of(new: NewTable, workers: Workers, house: House) -> Plan:
    if new.game not in GAMES:
        raise Refused(400, "malformed", f"game: {new.game!r}{suggestion(new.game, list(GAMES))}")
    game = GAMES[new.game]
    wishes = [ME, OPEN, *levels_of(new.game)]
    for at, wish in enumerate(new.seats):
        if is_bot(wish):
            bot_named(wish, new.game, f"seats.{at}")
        elif wish not in wishes:
            raise Refused(400, "malformed", f"seats.{at}: {wish!r}{suggestion(wish, wishes)}")
    if ME not in new.seats:
        raise Refused(400, "malformed", f"seats: one of them must be {ME!r}")
    try:
        if any(new.options.get(name) is not None for name in game.data):
            await workers.examine(game, len(new.seats), new.options)
        else:
            game.start(len(new.seats), new.options)
    except PeriplusError as error:
        raise Refused(400, "malformed", cut(f"options: {error}", LONGEST_MESSAGE)) from None
    try:
        clocks.require(new.clock, new.bank, new.increment, new.night, new.zone)
    except clocks.NoClock as error:
        raise Refused(400, "malformed", str(error)) from None
    name = house.name(new.name, "name", LONGEST_TITLE)
    player = house.name(new.player, "player", LONGEST_NAME)
    seats = [OPEN if wish == ME and at != new.seats.index(ME) else wish for at, wish in enumerate(new.seats)]
    timed = new.clock, new.bank, new.increment, new.night, new.zone if new.night else ""
    plan = Plan(game, new.options, seats, name, player, spoken(new.language), *timed, new.hints)
    return replace(plan, admits=new.admits, experience=new.experience, talk=new.talk)


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused(400, "malformed", f"language: {language!r}; expected one of {', '.join(LANGUAGES)}")
    return language


@ROUTER.get("/tables", responses=gives("Tables", 400, 503))
async def my_tables(
    hall: OfHall,
    token: Token,
    language: Language,
    game: Annotated[str | None, Query(max_length=100)] = None,
    opponent: Annotated[str, Query(max_length=200, description="a part of a name, as it is shown")] = "",
    status: Annotated[Literal["going", "over"] | None, Query()] = None,
    after: Annotated[str | None, Query(description="the `next` of the page before")] = None,
    limit: Annotated[int, Query(ge=1, le=LONGEST_PAGE)] = PAGE,
) -> Response:
    """The tables at which I have or had a seat, the most recently changed first, a page at a time."""
    over = None if status is None else status == "over"
    wanted = Wanted(limit, game, opponent, over, place_of(after))
    return answer(await my_games(hall, token, wanted, language) if token else wire.Tables([], None))


@ROUTER.get("/tables/{id}", responses=gives("Table", 404, 503))
async def get_table(
    request: Request,
    live: OfTable,
    token: Token,
    language: Language,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="seconds, at most")] = 0,
) -> Response:
    """A table as I may see it, with its log; without a seat, as a spectator.

    Asked to wait, it answers when I am to decide or the game is over, or when that time is up.
    """
    if wait:
        await unless_gone(request, turn_of(live, hashed(token) if token else None, wait))
    return shown(live, token, language)


@ROUTER.post("/tables/{id}/join", responses=gives("Table", 400, 404, 409))
async def join_table(
    body: Join, request: Request, live: OfTable, house: OfHouse, token: OwnToken, language: Language
) -> Response:
    """Take an open seat: whoever has the address of a table is invited."""
    player = house.name(body.player, "player", LONGEST_NAME)
    await seating.join(live, token, player, body.seat)
    return remember(shown(live, token, language), request, token)


@ROUTER.post("/tables/{id}/start", responses=gives("Table", 400, 403, 404))
async def start_table(body: Bots, live: OfTable, token: Token, language: Language) -> Response:
    """As host: start now, with bots in the open seats."""
    await seating.fill(live, seating.seat_of(live, token), body.level)
    return shown(live, token, language)


@ROUTER.post("/tables/{id}/seat", responses=gives("Table", 400, 403, 404, 409))
async def hand_over(body: StandIn, live: OfTable, token: Token, language: Language) -> Response:
    """A bot stands in for me, or I am back."""
    await seating.hand_over(live, seating.seat_of(live, token), body.level)
    return shown(live, token, language)


@ROUTER.post("/tables/{id}/stand-in", responses=gives("Table", 400, 403, 404, 409))
async def wish_stand_in(body: Wish, live: OfTable, token: Token, language: Language) -> Response:
    """I want a bot to play for somebody who is away; it does when all people who are here want it."""
    await seating.wish(live, seating.seat_of(live, token), body.seat, body.wanted)
    return shown(live, token, language)


@ROUTER.post("/tables/{id}/vacation", responses=gives("Table", 400, 403, 404, 409))
async def vacation(body: Vacation, live: OfTable, token: Token, language: Language) -> Response:
    """My time stands still for some days, 28 in a game; or I am back, and days unused come back."""
    await seating.go_on_vacation(live, seating.seat_of(live, token), body.days)
    return shown(live, token, language)


@ROUTER.post("/tables/{id}/leave", status_code=204, responses=gives(None, 403, 404, status=204))
async def leave_table(live: OfTable, token: Token) -> Response:
    """Give up my seat for good."""
    await seating.leave(live, seating.seat_of(live, token))
    return Response(status_code=204)


@ROUTER.post("/tables/{id}/rematch", responses=gives("Table", 403, 404, 409, 507))
async def play_again(live: OfTable, hall: OfHall, token: OwnToken, language: Language) -> Response:
    """The table at which the same people play again; the first to ask makes it."""
    again = await hall.rematch(live, seating.seat_of(live, token), token)
    return shown(again, token, language)


@ROUTER.post("/tables/{id}/fork", status_code=201, responses=gives("Table", 400, 404, 409, 507, status=201))
async def take_up(
    body: TakeUp,
    request: Request,
    live: OfTable,
    hall: OfHall,
    house: OfHouse,
    token: OwnToken,
    language: Language,
) -> Response:
    """Play a finished game on from one of its plies, alone against bots."""
    player = house.name(body.player, "player", LONGEST_NAME)
    asked = Plan(live.voyage.game, {}, [], player=player, language=language, client=client_of(request.scope))
    made = await origins.fork(
        hall, finished(live), body.ply, body.seat, body.as_it_was, body.level, asked, token
    )
    return remember(shown(made, token, language, 201), request, token)


@ROUTER.get("/tables/{id}/forks", responses=gives("Forks", 404, 409))
async def my_forks(live: OfTable, hall: OfHall, token: Token) -> Response:
    """My forks of a finished game."""
    return answer(await origins.forks_of(hall, finished(live), token) if token else wire.Forks([]))


@ROUTER.post("/records", status_code=201, responses=gives("Table", 400, 503, 507, status=201))
async def bring_record(body: BringIn, hall: OfHall, token: Token, language: Language) -> Response:
    """A finished game from its record: a table that can be looked at again, reviewed and played on."""
    live = await origins.bring_in(hall, body.record, language)
    return shown(live, token, language, 201)


@ROUTER.get(
    "/tables/{id}/qr",
    response_class=Response,
    responses={**gives(None, 404), 200: {"description": "a picture", "content": {"image/svg+xml": {}}}},
)
async def invite(request: Request, live: OfTable) -> Response:
    """The address of a table as a QR code."""
    address = f"{request.base_url}t/{live.table.id}"
    return Response(qr_code(address), media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


@ROUTER.post("/tables/{id}/device", responses=gives("Link", 403, 404))
async def another_device(request: Request, live: OfTable, token: Token) -> Response:
    """A link that brings my seat to another device, once, also as a QR code."""
    code, expires = await seating.offer_link(live, seating.seat_of(live, token))
    link = str(request.url_for("follow_link")).replace("/api/devices", f"/device/{code}")
    return answer(wire.Link(code, expires, qr_code(link)))


def qr_code(link: str) -> str:
    """A link as a QR code, in SVG."""
    drawn = io.BytesIO()
    segno.make_qr(link).save(drawn, kind="svg", xmldecl=False, omitsize=True, nl=False)
    return drawn.getvalue().decode()


@ROUTER.post("/devices", name="follow_link", responses=gives("Table", 400, 404, 410, 503))
async def follow_link(
    body: Follow, request: Request, hall: OfHall, token: OwnToken, language: Language
) -> Response:
    """Sit down on this device at the seat that a link leads to."""
    try:
        found = await seating.follow(hall.store, body.code)
    except LinkUsed:
        raise Refused(410, "link_used", "this link has been used or has expired") from None
    if found is None:
        raise Refused(404, "no_link", "there is no such link")
    live = await hall.table(found[0], fresh=True)
    await seating.bring(live, found[1], token)
    return remember(shown(live, token, language), request, token)
