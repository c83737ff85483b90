"""Finding people: the tables that anybody may join, what their hosts may do, and reports."""

import asyncio
import time
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import Field
from starlette.types import Receive, Scope, Send

from periplus.server import hosting, seating, wire_people
from periplus.server import profile as profiles
from periplus.server.api_tables import Asked
from periplus.server.asking import Language, OfHall, OfHouse, OfSession, OfTable, Token, answer, shown
from periplus.server.documented import gives
from periplus.server.lobby import Lobby
from periplus.server.people import LONGEST_LINE, clean, hashed
from periplus.server.refusals import Refused
from periplus.server.sending import STREAM, Sender
from periplus.store import accounts, reports
from periplus.store.tables import Admits

ROUTER = APIRouter(prefix="/api", tags=["people"])


class Admission(Asked):
    """Who may take an open seat: whoever has the address, anybody (the table is listed), or nobody new."""

    admits: Admits


class Removal(Asked):
    seat: int


class Muting(Asked):
    """Whether somebody has to be silent at this table."""

    seat: int
    muted: bool = True


class Talk(Asked):
    """Whether there is a chat."""

    talk: bool


class Complaint(Asked):
    """What is wrong with another player."""

    seat: int
    reason: wire_people.Reason
    text: Annotated[str, Field(max_length=4 * LONGEST_LINE)] = ""


@ROUTER.get("/lobby", responses=gives("Lobby", 503))
async def lobby(hall: OfHall, language: Language) -> Response:
    """The tables that anybody may join, the newest first."""
    return Response(await hall.lobby.now(language), media_type="application/json")


@ROUTER.get(
    "/lobby/stream",
    responses={200: {"description": "a stream of Lobby", "content": {"text/event-stream": {}}}},
)
async def lobby_stream(hall: OfHall, language: Language) -> Response:
    """The same, now and after each change, as events named `lobby`."""
    return LobbyStream(hall.lobby, language)


class LobbyStream(Response):
    """The stream of the lobby, until the client is gone or the server stops."""

    def __init__(self, lobby: Lobby, language: str) -> None:
        super().__init__()
        self.lobby = lobby
        self.language = language

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": STREAM})
        sender = Sender(send)
        with self.lobby.watched(sender, self.language):
            await sender.until_gone(receive)


@ROUTER.post("/tables/{id}/admits", responses=gives("Table", 400, 403, 404, 409))
async def admit(body: Admission, house: OfHouse, live: OfTable, token: Token, language: Language) -> Response:
    """As host: say who may take an open seat."""
    seat = seating.seat_of(live, token)
    if body.admits == "anybody":
        house.require_open_tables()
    await hosting.admit(live, seat, body.admits)
    return shown(live, token, language)


@ROUTER.post("/tables/{id}/remove", responses=gives("Table", 400, 403, 404, 409))
async def remove(body: Removal, live: OfTable, token: Token, language: Language) -> Response:
    """As host, before the game: have somebody give up their seat; they can't take one here again."""
    await hosting.remove(live, seating.seat_of(live, token), body.seat)
    return shown(live, token, language)


@ROUTER.post("/tables/{id}/mute", responses=gives("Table", 400, 403, 404, 409))
async def mute(body: Muting, live: OfTable, token: Token, language: Language) -> Response:
    """As host: somebody can say nothing at this table any more, or again."""
    await hosting.mute(live, seating.seat_of(live, token), body.seat, body.muted)
    return shown(live, token, language)


@ROUTER.post("/tables/{id}/talk", responses=gives("Table", 400, 403, 404, 409))
async def allow_talk(body: Talk, live: OfTable, token: Token, language: Language) -> Response:
    """As host: whether there is a chat."""
    await hosting.allow_talk(live, seating.seat_of(live, token), body.talk)
    return shown(live, token, language)


@ROUTER.get("/profiles/{id}", responses=gives("Profile", 404, 503))
async def profile(id: str, hall: OfHall, session: OfSession) -> Response:
    """What somebody has played: mine, or that of anybody who wants ratings."""
    find = partial(accounts.find, profile=id.replace("\0", ""))
    account = await asyncio.to_thread(hall.store.read, find)
    own = await hall.sessions.account(session) if session else None
    if account is None or not (account.rated or account.id == own):
        raise Refused(404, "no_profile", "there is no such profile, or only its owner sees it")
    return answer(await asyncio.to_thread(profiles.profile, hall.store, account))


@ROUTER.post("/tables/{id}/report", status_code=204, responses=gives(None, 400, 403, 404, status=204))
async def report(body: Complaint, live: OfTable, hall: OfHall, token: Token) -> Response:
    """Tell the host of the server what is wrong with another player; nobody at the table learns of it."""
    seat = seating.seat_of(live, token)
    if not 0 <= body.seat < len(live.seats) or body.seat == seat:
        raise Refused(400, "malformed", f"seat: {body.seat}; expected that of another person")
    person = next((holder for holder, held in live.holders.items() if held == body.seat), "")
    said = [line.text for line in live.chat if line.seat == body.seat and line.audience is None]
    made = reports.Report(
        id=reports.new_id(),
        table_id=live.table.id,
        seat=body.seat,
        person=person,
        name=live.seats[body.seat].name,
        reporter=hashed(token or ""),
        reason=body.reason,
        text=clean(body.text, "text", LONGEST_LINE),
        said=said[-reports.SAID :],
        made=time.time(),
    )
    await hall.store.keep(partial(reports.keep, report=made))
    return Response(status_code=204)
