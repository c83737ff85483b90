"""Being called to one's table: what this server can do, what somebody wishes, and the links of its mails."""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field
from sqlalchemy import Connection

from periplus.server import couriers, seating, wire
from periplus.server.api_tables import Asked
from periplus.server.asking import Language, OfHall, OfTable, OwnToken, Token, answer, remember
from periplus.server.calling import Calling, called
from periplus.server.couriers import Letter
from periplus.server.documented import gives
from periplus.server.guard import client_of
from periplus.server.live import LiveTable
from periplus.server.people import hashed, new_token
from periplus.server.posting import LONGEST_URL, Forbidden, origin_of
from periplus.server.refusals import Refused
from periplus.store import calls
from periplus.store.calls import Browser, Caller, Hook
from periplus.text.words import Words

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST_ADDRESS = 254
KEY = Annotated[str, Field(max_length=100, pattern="^[A-Za-z0-9_-]+=*$")]
ROUTER = APIRouter(prefix="/api", tags=["calls"])
T = TypeVar("T")


class Subscription(Asked):
    """What the browser's `PushManager.subscribe` gave."""

    endpoint: Annotated[str, Field(max_length=LONGEST_URL)]
    p256dh: KEY
    auth: Annotated[KEY, Field(max_length=32)]


class Wish(Asked):
    """When I am to be called: never, when my turn comes, or also when somebody writes."""

    wish: Literal["", "turn", "chat"]


class Address(Asked):
    """Where I read mails; empty for none."""

    address: Annotated[str, Field(max_length=LONGEST_ADDRESS)]


class Webhook(Asked):
    """Where the turns of a table are told, and in whose shape; empty for nowhere."""

    kind: Literal["discord", "slack", "matrix", "ntfy"]
    url: Annotated[str, Field(max_length=LONGEST_URL)]


async def calling_of(hall: OfHall) -> Calling:
    return hall.calling


OfCalling = Annotated[Calling, Depends(calling_of)]


async def read(calling: Calling, work: Callable[[Connection], T]) -> T:
    return await asyncio.to_thread(calling.store.read, work)


@ROUTER.get("/calls", responses=gives("CallWays"))
async def ways(calling: OfCalling) -> Response:
    """How this server can call somebody."""
    key = couriers.public_vapid_key(calling.vapid) if calling.vapid else ""
    return answer(wire.CallWays(key, calling.mails, list(calling.hosts)))


@ROUTER.post("/calls/browser", status_code=204, responses=gives(None, 400, 404, 503, status=204))
async def subscribe(
    body: Subscription, request: Request, calling: OfCalling, token: OwnToken, language: Language
) -> Response:
    """Have this browser called by its push service, at the tables where I wish it."""
    if not calling.vapid:
        raise Refused(404, "no_calls", "this server sends nothing to push services")
    try:
        couriers.require_push_endpoint(body.endpoint)
    except Forbidden as error:
        raise Refused(400, "malformed", f"endpoint: {error}") from None
    site = calling.settings.site or str(request.base_url).rstrip("/")
    browser = Browser(hashed(token), body.endpoint, body.p256dh, body.auth, language, site)
    await calling.store.keep(partial(calls.subscribe, browser=browser))
    return remember(Response(status_code=204), request, token)


@ROUTER.delete("/calls/browser", status_code=204, responses=gives(None, 503, status=204))
async def unsubscribe(calling: OfCalling, token: Token) -> Response:
    """Send no more to this browser, of any table."""
    if token:
        await calling.store.keep(partial(calls.unsubscribe, token=hashed(token)))
    return Response(status_code=204)


@ROUTER.get("/tables/{id}/calls", responses=gives("Calls", 403, 404))
async def wishes(live: OfTable, calling: OfCalling, token: Token) -> Response:
    """When I am called to this table, and how."""
    return answer(await told(live, calling, token))


@ROUTER.post("/tables/{id}/calls", responses=gives("Calls", 400, 403, 404, 409))
async def wish(body: Wish, live: OfTable, calling: OfCalling, token: Token, language: Language) -> Response:
    """Say when I am to be called to this table."""
    seat = seating.seat_of(live, token)
    facts = {"wish": body.wish, "language": language, "looked": live.now}
    await calling.store.keep(partial(calls.keep, id=live.table.id, seat=seat, facts=facts))
    return answer(await told(live, calling, token))


@ROUTER.post("/tables/{id}/calls/mail", responses=gives("Calls", 400, 403, 404, 409, 429))
async def mail(
    body: Address,
    request: Request,
    live: OfTable,
    calling: OfCalling,
    token: Token,
    language: Language,
) -> Response:
    """Have me called by mail, once I have followed the link in the first one; or no longer."""
    seat = seating.seat_of(live, token)
    if not calling.mails:
        raise Refused(404, "no_calls", "this server sends no mails")
    if body.address and (len(body.address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(body.address)):
        raise Refused(400, "malformed", "address: expected one such as ada@example.org")
    if body.address:
        calling.require_letter(body.address, client_of(request.scope))
    caller = partial(calls.caller, id=live.table.id, seat=seat)
    code = new_token() if body.address else ""
    facts: dict[str, Any] = {"mail": body.address, "code": code, "confirmed": 0, "language": language}
    if body.address and not (await read(calling, caller)).wish:
        facts |= {"wish": calls.TURN, "looked": live.now}
    await calling.store.keep(partial(calls.keep, id=live.table.id, seat=seat, facts=facts))
    if body.address:
        letter = first_letter(live, calling, Caller(mail=body.address, code=code, language=language))
        calling.post(live, seat, letter)
    return answer(await told(live, calling, token))


def first_letter(live: LiveTable, calling: Calling, caller: Caller) -> Letter:
    """The mail that asks whether somebody wants more of them."""
    words = Words(caller.language, live.table.game)
    table, link = called(live, words), f"{calling.settings.site}/mail/{caller.code}"
    text = words.say("call-first-letter", table=table, link=link)
    return Letter(caller.mail, words.say("call-first-subject", table=table), text, link, caller.language)


@ROUTER.post("/tables/{id}/calls/hook", responses=gives("Calls", 400, 403, 404, 409))
async def hook(
    body: Webhook, live: OfTable, calling: OfCalling, token: Token, language: Language
) -> Response:
    """As host of the table: have its turns told by a webhook, or no longer."""
    seat = seating.seat_of(live, token)
    if seat != live.table.host:
        raise Refused(403, "not_host", "only whoever made the table can do that")
    if not calling.hosts:
        raise Refused(404, "no_calls", "this server tells nothing to webhooks")
    made = Hook(body.kind, body.url, live.table.language) if body.url else None
    if made is not None:
        try:
            couriers.require_hook(made, calling.hosts)
        except Forbidden as error:
            raise Refused(400, "malformed", f"url: {error}") from None
    seats = len(live.seats)
    await calling.store.keep(partial(calls.set_hook, id=live.table.id, hook=made, seats=seats))
    return answer(await told(live, calling, token))


async def told(live: LiveTable, calling: Calling, token: str | None) -> wire.Calls:
    """What somebody wishes at a table, and of its webhook, where that leads."""
    seat = seating.seat_of(live, token)
    kept = await read(calling, partial(calls.caller, id=live.table.id, seat=seat))
    pushed = bool(token) and await read(calling, partial(calls.is_subscribed, token=hashed(token or "")))
    hook = await read(calling, partial(calls.hook_of, id=live.table.id))
    return wire.Calls(
        wish=kept.wish,
        browser=pushed,
        mail=kept.mail,
        confirmed=bool(kept.confirmed),
        hook=origin_of(hook.url) if hook else "",
        hook_kind=hook.kind if hook else "",
    )


# ---- the links in a mail ----


async def lettered(code: str, hall: OfHall) -> tuple[LiveTable, int]:
    """The table and seat that a mail was about."""
    found = await asyncio.to_thread(hall.store.read, partial(calls.by_code, code=code[:100]))
    if found is None:
        raise Refused(404, "no_link", "there is no such link, or it is no longer needed")
    return await hall.table(found[0]), found[1]


Lettered = Annotated[tuple[LiveTable, int], Depends(lettered)]


async def letter_state(calling: Calling, about: tuple[LiveTable, int]) -> Response:
    live, seat = about
    kept = await read(calling, partial(calls.caller, id=live.table.id, seat=seat))
    return answer(wire.Letters(live.table.id, live.table.game, live.table.name, bool(kept.confirmed)))


@ROUTER.get("/mail/{code}", responses=gives("Letters", 404, 410, 503))
async def letters(about: Lettered, calling: OfCalling) -> Response:
    """What the mails with this link are about."""
    return await letter_state(calling, about)


@ROUTER.post("/mail/{code}/confirm", responses=gives("Letters", 404, 410, 503))
async def confirm(about: Lettered, calling: OfCalling) -> Response:
    """The address is mine, and I want these mails."""
    live, seat = about
    await calling.store.keep(partial(calls.keep, id=live.table.id, seat=seat, facts={"confirmed": 1}))
    return await letter_state(calling, about)


@ROUTER.post("/mail/{code}/stop", status_code=204, responses=gives(None, 404, 410, 503, status=204))
async def stop(about: Lettered, calling: OfCalling) -> Response:
    """No more of these mails. Programs that read mail send this when somebody unsubscribes."""
    live, seat = about
    await calling.store.keep(partial(calls.keep, id=live.table.id, seat=seat, facts=calls.NO_MAIL))
    return Response(status_code=204)
