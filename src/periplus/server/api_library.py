"""Finished games step by step and as records, and the rules with their scenarios."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Response

from periplus.kernel.game import SPECTATOR
from periplus.kernel.record import record_of
from periplus.server import messages, wire, wire_library, worded
from periplus.server.asking import (
    PAGE_LINES,
    Language,
    LogFrom,
    NumberOfLines,
    OfGame,
    OfHall,
    OfTable,
    answer,
    finished,
)
from periplus.server.documented import gives
from periplus.server.history import ALL, Eyes, history, moment
from periplus.server.live import LiveTable
from periplus.server.refusals import Refused
from periplus.server.rulebook import played, rulebook
from periplus.text.words import Words

ROUTER = APIRouter(prefix="/api", tags=["library"])

AsSeat = Annotated[str, Query(description="a seat, -3 for a spectator, or `all` to see all cards")]
AtPly = Annotated[int, Path(ge=0, le=1_000_000)]


def eyes_of(live: LiveTable, seat: str) -> Eyes:
    seats = [str(number) for number in (SPECTATOR, *range(len(live.seats)))]
    if seat == ALL:
        return ALL
    if seat not in seats:
        raise Refused(400, "malformed", f"seat: {seat[:20]!r}; expected one of {', '.join([*seats, ALL])}")
    return int(seat)


@ROUTER.get("/tables/{id}/record", responses={**gives(None, 404, 409)})
async def record(live: OfTable, language: Language) -> Response:
    """The record of a finished game, for `periplus verify` and `periplus replay`."""
    voyage = finished(live).voyage
    voyage.seats = messages.teller(live, language).seats
    body = msgspec.json.encode(record_of(voyage, with_secret=True))
    name = f"{live.table.game}-{live.table.id}.voyage"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)


@ROUTER.get("/tables/{id}/history", responses=gives("History", 400, 404, 409))
async def get_history(
    live: OfTable,
    language: Language,
    seat: AsSeat = str(SPECTATOR),
    log_from: LogFrom = 0,
    lines: NumberOfLines = PAGE_LINES,
) -> Response:
    """What happened in a finished game as a seat saw it, a page at a time, and the points as they grew."""
    voyage = finished(live).voyage
    tell = messages.teller(live, language)
    return answer(history(voyage, tell, eyes_of(live, seat), log_from, lines))


@ROUTER.get(
    "/tables/{id}/review",
    responses={**gives("ReviewProgress", status=202), **gives("Review", 404, 409)},
)
async def review(live: OfTable, hall: OfHall, language: Language) -> Response:
    """A finished game looked back on: chances, grades of choices, luck and skill. It takes a minute to work
    out: until then the status is 202, with how far it is."""
    found = await hall.reviewer.ask(finished(live), language)
    return answer(found, 202 if isinstance(found, wire_library.ReviewProgress) else 200)


@ROUTER.get("/tables/{id}/plies/{ply}", responses=gives("Moment", 400, 404, 409))
async def get_moment(
    ply: AtPly, live: OfTable, language: Language, seat: AsSeat = str(SPECTATOR)
) -> Response:
    """A position of a finished game."""
    voyage = finished(live).voyage
    within(live, ply)
    return answer(moment(voyage, messages.teller(live, language), ply, eyes_of(live, seat)))


@ROUTER.get("/tables/{id}/plies/{ply}/words", responses=gives("Sections", 400, 404, 409))
async def moment_in_words(
    ply: AtPly, live: OfTable, language: Language, seat: AsSeat = str(SPECTATOR)
) -> Response:
    """A position of a finished game in words."""
    voyage = finished(live).voyage
    within(live, ply)
    eyes = eyes_of(live, seat)
    view = voyage.at(ply).view(SPECTATOR if eyes == ALL else int(eyes))
    return answer(wire.Sections(worded.sections(messages.teller(live, language), view)))


def within(live: LiveTable, ply: int) -> None:
    if ply > live.voyage.ply:
        raise Refused(404, "not_found", f"ply: {ply}; the game has {live.voyage.ply} decisions")


@ROUTER.get("/words/{game}", responses=gives("Texts", 404))
async def texts(game: OfGame, language: Language) -> Response:
    """A game's own texts as Fluent, for a client built without them; in English if there are no others."""
    return answer(wire.Texts(*Words(language, game.name).source()))


@ROUTER.get("/rules/{game}", responses=gives("Rulebook", 404))
async def rules(game: OfGame, language: Language) -> Response:
    """The rules of a game, and the scenarios that show them."""
    return answer(rulebook(game, language))


@ROUTER.get("/rules/{game}/scenarios/{name}", responses=gives("Scenario", 404))
async def scenario(game: OfGame, name: str, language: Language) -> Response:
    """A scenario, played step by step."""
    found = played(game.name, name, language)
    if found is None:
        raise Refused(404, "not_found", f"there is no scenario {name[:60]!r} of {game.name}")
    return answer(found)
