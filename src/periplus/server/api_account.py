"""Accounts, which nobody needs: passkeys, a recovery code, sessions, and the end of it all."""

import asyncio
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Request, Response
from pydantic import Field

from periplus.server import accounting, passkeys, wire_people
from periplus.server.api_tables import Asked, Code, Name
from periplus.server.asking import Guest, OfHall, OfHouse, OfSession, answer, keep_cookie
from periplus.server.documented import gives
from periplus.server.hall import Hall
from periplus.server.people import LONGEST_NAME, hashed, new_token
from periplus.server.refusals import Refused
from periplus.server.sessions import COOKIE
from periplus.store import accounts

SHOWN = 16  # letters of a session's hash
ROUTER = APIRouter(prefix="/api/account", tags=["account"])

Credential = Annotated[dict[str, Any], Field(max_length=20)]


class Wanted(Asked):
    """What a passkey is wanted for: a new account, signing in, or one more for my account."""

    purpose: Literal["register", "sign-in", "add"]
    name: Name = ""


class Registration(Asked):
    """A browser's answer, with the name of the new account; `claim` if my games here become its."""

    ceremony: Code
    credential: Credential
    name: Name = ""
    claim: bool = True


class SignIn(Asked):
    ceremony: Code
    credential: Credential
    claim: bool = True


class Recovery(Asked):
    code: Code
    claim: bool = True


class Added(Asked):
    ceremony: Code
    credential: Credential


class Named(Asked):
    """One of my passkeys or sessions."""

    id: Annotated[str, Field(max_length=1400)]


class Changed(Asked):
    """What is to be different: my name, or whether I want ratings and a profile that others can see."""

    name: Name | None = None
    rated: bool | None = None


async def agent_of(user_agent: Annotated[str, Header()] = "") -> str:
    return accounting.device_of(user_agent)


Device = Annotated[str, Depends(agent_of)]


async def account_of(hall: OfHall, session: OfSession) -> str:
    """The account of whoever asks; refused to all others."""
    account = await hall.sessions.account(session) if session else None
    if account is None:
        raise Refused(403, "not_signed_in", "only somebody who is signed in can do that")
    return account


OfAccount = Annotated[str, Depends(account_of)]


@ROUTER.get("", responses=gives("SignedIn", 503))
async def whoami(hall: OfHall, guest: Guest, session: OfSession) -> Response:
    """My account, null without one; and how many games of this browser it could claim."""
    return answer(await told(hall, guest, session))


async def told(
    hall: Hall, guest: str | None, session: str | None, recovery: str | None = None
) -> wire_people.SignedIn:
    def look() -> tuple[wire_people.Account | None, int]:
        mine = described(hall, account, hashed(session or "")) if account else None
        return mine, hall.store.read(partial(accounts.unclaimed, guest=hashed(guest))) if guest else 0

    account = await hall.sessions.account(session) if session else None
    mine, games = await asyncio.to_thread(look)
    return wire_people.SignedIn(mine, games, recovery, hall.provider.name if hall.provider else "")


def described(hall: Hall, id: str, session: str) -> wire_people.Account | None:
    read, provider = hall.store.read, hall.provider
    account = read(partial(accounts.find, id=id))
    if account is None:
        return None
    known = partial(accounts.has_identity, account=id, issuer=provider.issuer) if provider else None
    return wire_people.Account(
        account.name,
        account.profile,
        account.rated,
        account.created,
        known is not None and read(known),
        [
            wire_people.Passkey(key.id, key.name, key.created)
            for key in read(partial(accounts.passkeys, account=id))
        ],
        [
            wire_people.Session(each.token[:SHOWN], each.device, each.seen, each.token == session)
            for each in read(partial(accounts.sessions, account=id))
        ],
    )


@ROUTER.post("/options", responses=gives("Ceremony", 400, 403, 503))
async def options(
    body: Wanted, request: Request, hall: OfHall, house: OfHouse, session: OfSession
) -> Response:
    """What a browser needs to make or show a passkey, and the code under which it answers."""
    site = passkeys.site_of(request)
    if body.purpose == "sign-in":
        asked = await asyncio.to_thread(passkeys.to_sign_in, site)
        return answer(wire_people.Ceremony(await accounting.ask(hall, "sign-in", asked), asked))
    account, known, name = "", [], house.name(body.name, "name", LONGEST_NAME)
    if body.purpose == "add":
        account = await account_of(hall, session)
        known = await asyncio.to_thread(hall.store.read, partial(accounts.passkeys, account=account))
        if len(known) >= accounting.MOST_PASSKEYS:
            raise Refused(403, "too_many_passkeys", f"an account has {accounting.MOST_PASSKEYS} at most")
    user = hashed(f"passkey {account or new_token()}").encode()[:64]
    asked = await asyncio.to_thread(passkeys.to_register, site, user, name, known)
    code = await accounting.ask(hall, body.purpose, asked, account=account)
    return answer(wire_people.Ceremony(code, asked))


async def signed_in(
    hall: Hall, request: Request, guest: str | None, begun: str, recovery: str | None = None
) -> Response:
    response = answer(await told(hall, guest, begun, recovery))
    keep_cookie(response, request, COOKIE, begun)
    return response


@ROUTER.post("/register", responses=gives("SignedIn", 400, 403, 410, 503))
async def register(
    body: Registration, request: Request, hall: OfHall, house: OfHouse, guest: Guest, device: Device
) -> Response:
    """Make an account with a passkey; its recovery code is told now and never again."""
    name = house.name(body.name, "name", LONGEST_NAME)
    site = passkeys.site_of(request)
    account, recovery = await accounting.register(hall, site, body.ceremony, body.credential, name, device)
    begun = await accounting.begin(hall, account, guest, body.claim, device)
    return await signed_in(hall, request, guest, begun, recovery)


@ROUTER.post("/sign-in", responses=gives("SignedIn", 400, 403, 410, 503))
async def sign_in(body: SignIn, request: Request, hall: OfHall, guest: Guest, device: Device) -> Response:
    """Sign in with a passkey."""
    account = await accounting.recognise(hall, passkeys.site_of(request), body.ceremony, body.credential)
    begun = await accounting.begin(hall, account, guest, body.claim, device)
    return await signed_in(hall, request, guest, begun)


@ROUTER.post("/recover", responses=gives("SignedIn", 400, 403, 503))
async def recover(body: Recovery, request: Request, hall: OfHall, guest: Guest, device: Device) -> Response:
    """Sign in with the recovery code; another one takes its place."""
    account, renewed = await accounting.recover(hall, body.code)
    begun = await accounting.begin(hall, account, guest, body.claim, device)
    return await signed_in(hall, request, guest, begun, renewed)


@ROUTER.post("/passkeys", responses=gives("SignedIn", 400, 403, 410, 503))
async def add_passkey(
    body: Added,
    request: Request,
    hall: OfHall,
    account: OfAccount,
    guest: Guest,
    session: OfSession,
    device: Device,
) -> Response:
    """One more passkey for my account."""
    site = passkeys.site_of(request)
    await accounting.add_passkey(hall, site, body.ceremony, body.credential, account, device)
    return answer(await told(hall, guest, session))


@ROUTER.post("/passkeys/remove", responses=gives("SignedIn", 400, 403, 503))
async def remove_passkey(
    body: Named, hall: OfHall, account: OfAccount, guest: Guest, session: OfSession
) -> Response:
    """One of my passkeys is no longer mine. Without any, there is the recovery code."""
    await hall.store.keep(partial(accounts.remove_passkey, account=account, id=body.id.replace("\0", "")))
    return answer(await told(hall, guest, session))


@ROUTER.post("/recovery", responses=gives("SignedIn", 403, 503))
async def renew_recovery(hall: OfHall, account: OfAccount, guest: Guest, session: OfSession) -> Response:
    """A new recovery code; the one before works no longer."""
    code = accounting.new_recovery()
    kept = accounting.kept_recovery(code)
    await hall.store.keep(partial(accounts.change, id=account, recovery=kept))
    return answer(await told(hall, guest, session, code))


@ROUTER.post("/settings", responses=gives("SignedIn", 400, 403, 503))
async def change(
    body: Changed, hall: OfHall, house: OfHouse, account: OfAccount, guest: Guest, session: OfSession
) -> Response:
    """Change my name, or whether I want ratings."""
    facts: dict[str, Any] = {}
    if body.name is not None:
        facts["name"] = house.name(body.name, "name", LONGEST_NAME)
    if body.rated is not None:
        facts["rated"] = body.rated
    if facts:
        await hall.store.keep(partial(accounts.change, id=account, **facts))
    return answer(await told(hall, guest, session))


@ROUTER.post("/sessions/end", responses=gives("SignedIn", 400, 403, 503))
async def end_session(
    body: Named, hall: OfHall, account: OfAccount, guest: Guest, session: OfSession
) -> Response:
    """Sign out in another browser; its streams end at once."""
    kept = await asyncio.to_thread(hall.store.read, partial(accounts.sessions, account=account))
    wanted = [each.token for each in kept if len(body.id) == SHOWN and each.token.startswith(body.id)]
    await accounting.end(hall, account, wanted)
    return answer(await told(hall, guest, session))


@ROUTER.post("/sign-out", status_code=204, responses=gives(None, 503, status=204))
async def sign_out(hall: OfHall, session: OfSession) -> Response:
    """Sign out in this browser."""
    if session and (account := await hall.sessions.account(session)):
        await accounting.end(hall, account, [hashed(session)])
    return without_session()


@ROUTER.post("/delete", status_code=204, responses=gives(None, 403, 503, status=204))
async def delete(hall: OfHall, account: OfAccount) -> Response:
    """Delete my account, my name at its tables and what I said there. The games remain."""
    await accounting.delete(hall, account)
    return without_session()


def without_session() -> Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return response
