"""Signing in by another server that knows who somebody is, where the host has one (OpenID Connect)."""

from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Cookie, Depends, Request, Response
from pydantic import Field

from periplus.server import accounting, wire_people
from periplus.server.api_account import Device, OfAccount, account_of, signed_in, told
from periplus.server.api_tables import Asked, Name
from periplus.server.asking import Guest, OfHall, OfHouse, OfSession, answer, keep_cookie
from periplus.server.documented import gives
from periplus.server.house import House
from periplus.server.passkeys import Json, site_of
from periplus.server.people import LONGEST_NAME, new_token
from periplus.server.refusals import Refused
from periplus.server.settings import Provider
from periplus.store import accounts

COOKIE = "periplus-elsewhere"
ROUTER = APIRouter(prefix="/api/account/elsewhere", tags=["account"])

Sent = Annotated[str, Field(min_length=1, max_length=4000)]  # by the other server, with the browser


class Leaving(Asked):
    """Why I go to the other server: to sign in, or to have my account known by who I am there."""

    purpose: Literal["sign-in", "add"] = "sign-in"
    name: Name = ""
    claim: bool = True


class Returned(Asked):
    """What the other server sent me back with."""

    code: Sent
    state: Sent


async def provider_of(hall: OfHall) -> Provider:
    """The other server; refused where there is none."""
    if hall.provider is None:
        raise Refused(404, "not_found", "this server knows nobody who says who people are")
    return hall.provider


OfProvider = Annotated[Provider, Depends(provider_of)]


@ROUTER.post("", responses=gives("Elsewhere", 400, 403, 404, 503))
async def leave(
    body: Leaving, request: Request, hall: OfHall, house: OfHouse, provider: OfProvider, session: OfSession
) -> Response:
    """Where I go to say who I am."""
    name = house.name(body.name, "name", LONGEST_NAME)
    facts: Json = {"name": name, "claim": body.claim, "account": ""}
    if body.purpose == "add":
        facts["account"] = await account_of(hall, session)
    browser = new_token()
    where = await accounting.leave_for(hall, provider, site_of(request), browser, **facts)
    response = answer(wire_people.Elsewhere(where))
    keep_cookie(response, request, COOKIE, browser, accounting.CEREMONY)
    return response


@ROUTER.post("/back", responses=gives("SignedIn", 400, 403, 404, 410, 503))
async def come_back(
    body: Returned,
    request: Request,
    hall: OfHall,
    house: OfHouse,
    provider: OfProvider,
    guest: Guest,
    session: OfSession,
    device: Device,
    browser: Annotated[str | None, Cookie(alias=COOKIE, max_length=200)] = None,
) -> Response:
    """I have said there who I am: sign me in, or link that to my account. The first time makes an account."""
    identity, names, asked = await accounting.came_back(hall, provider, browser or "", body.state, body.code)
    if account := asked["account"]:
        await accounting.link_elsewhere(hall, identity, account)
        return answer(await told(hall, guest, session))
    name = asked["name"] or next(filter(None, (welcome(house, name) for name in names)), "")
    account, recovery = await accounting.recognise_elsewhere(hall, identity, name)
    begun = await accounting.begin(hall, account, guest, asked["claim"], device)
    return await signed_in(hall, request, guest, begun, recovery)


def welcome(house: House, name: str) -> str:
    """A name from elsewhere as it may be shown here; empty if it may not."""
    try:
        return house.name(name[:LONGEST_NAME], "name", LONGEST_NAME)
    except Refused:
        return ""


@ROUTER.post("/remove", responses=gives("SignedIn", 403, 404, 503))
async def remove(
    hall: OfHall, provider: OfProvider, account: OfAccount, guest: Guest, session: OfSession
) -> Response:
    """My account is no longer known by who I am there."""
    work = partial(accounts.remove_identity, account=account, issuer=provider.issuer)
    await hall.store.keep(work)
    return answer(await told(hall, guest, session))
