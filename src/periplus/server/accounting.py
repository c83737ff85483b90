"""Accounts: making one, signing in and out, deleting it. An account gives one's seats on every device."""

import asyncio
import re
import secrets
import time
from functools import partial
from typing import Any

from sqlalchemy.exc import IntegrityError

from periplus.server import oidc, passkeys, seating
from periplus.server.hall import Hall
from periplus.server.passkeys import Json, Site
from periplus.server.people import hashed, new_id, new_token
from periplus.server.refusals import Refused
from periplus.server.settings import Provider
from periplus.store import accounts, tables
from periplus.store.accounts import Account, Identity, Passkey, Session

CEREMONY = 300.0  # seconds in which a browser has to answer
YEAR = 365 * 86_400.0
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # of a recovery code: none looks like another
GROUPS, LETTERS_OF_ONE = 5, 5
MOST_PASSKEYS = 20
BROWSERS = [("Edg", "Edge"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari")]
SYSTEMS = [
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
]


def device_of(agent: str) -> str:
    """What a browser calls itself, in two words."""
    browser = next((name for part, name in BROWSERS if part in agent), "")
    system = next((name for part, name in SYSTEMS if part in agent), "")
    return " · ".join(filter(None, (browser, system))) or "?"


def new_recovery() -> str:
    """A code that stands for an account when every passkey is lost: 123 bits."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(LETTERS_OF_ONE)) for _ in range(GROUPS))


def kept_recovery(code: str) -> str:
    """What is stored of it, however somebody types it."""
    return hashed("recovery " + re.sub(r"[^A-Z0-9]", "", code.upper()))


# ---- ceremonies ----


async def ask(hall: Hall, purpose: str, options: Json, **facts: Any) -> str:
    """Remember what a browser is asked, under a code that works once."""
    code, now = new_token(), time.time()
    asked = {"purpose": purpose, "challenge": options["challenge"], **facts}
    work = partial(accounts.ask, code=hashed(code), facts=asked, expires=now + CEREMONY, now=now)
    await hall.store.keep(work)
    return code


async def answered(hall: Hall, code: str, purpose: str) -> Json:
    facts = await hall.store.keep(partial(accounts.answered, code=hashed(code), now=time.time()))
    if facts is None or facts["purpose"] != purpose:
        raise too_late()
    return facts


def too_late() -> Refused:
    return Refused(410, "too_late", "that was asked too long ago, or answered already")


# ---- in and out ----


async def register(
    hall: Hall, site: Site, ceremony: str, credential: Json, name: str, device: str
) -> tuple[str, str]:
    """A new account with its first passkey: its id, and the recovery code."""
    asked = await answered(hall, ceremony, "register")
    id, key, uses = await asyncio.to_thread(passkeys.registered, site, credential, asked["challenge"])
    made, recovery = new_account(name)
    passkey = Passkey(id, made.id, key, uses, device, made.created)
    await require_new(hall, id)
    await hall.store.keep(partial(accounts.make, account=made, proof=passkey))
    return made.id, recovery


def new_account(name: str) -> tuple[Account, str]:
    """An account that is yet to be kept, and its recovery code."""
    recovery = new_recovery()
    id, profile, kept = hashed(new_token()), new_id(), kept_recovery(recovery)
    return Account(id, profile, name, False, kept, time.time()), recovery


async def add_passkey(
    hall: Hall, site: Site, ceremony: str, credential: Json, account: str, device: str
) -> None:
    asked = await answered(hall, ceremony, "add")
    if asked["account"] != account:
        raise passkeys.not_accepted()
    id, key, uses = await asyncio.to_thread(passkeys.registered, site, credential, asked["challenge"])
    await require_new(hall, id)
    added = Passkey(id, account, key, uses, device, time.time())
    await hall.store.keep(partial(accounts.add_passkey, added=added))


async def require_new(hall: Hall, id: str) -> None:
    if await asyncio.to_thread(hall.store.read, partial(accounts.passkey, id=id)):
        raise passkeys.not_accepted()


async def recognise(hall: Hall, site: Site, ceremony: str, credential: Json) -> str:
    """The account whose passkey somebody shows."""
    asked = await answered(hall, ceremony, "sign-in")
    id = credential.get("id")
    if not isinstance(id, str) or tables.NUL in id:
        raise passkeys.not_accepted()
    key = await asyncio.to_thread(hall.store.read, partial(accounts.passkey, id=id))
    if key is None:
        raise passkeys.not_accepted()
    uses = await asyncio.to_thread(passkeys.shown, site, credential, asked["challenge"], key)
    await hall.store.keep(partial(accounts.used, id=key.id, uses=uses))
    return key.account


async def leave_for(hall: Hall, provider: Provider, site: Site, browser: str, **facts: Any) -> str:
    """Where a browser goes to say at another server who it is. Only this browser can come back with it."""
    nonce, verifier, back = new_token(), new_token(), back_at(site)
    proof = {"challenge": hashed(browser)}
    state = await ask(hall, "elsewhere", proof, nonce=nonce, verifier=verifier, back=back, **facts)
    return await asyncio.to_thread(oidc.address, provider, back, state, nonce, verifier)


def back_at(site: Site) -> str:
    """The page to which the other server sends people back. It knows the address, and sends to no other."""
    return f"{site.origin}/account"


async def came_back(
    hall: Hall, provider: Provider, browser: str, state: str, code: str
) -> tuple[Identity, list[str], Json]:
    """Who somebody is at the other server, the names they go by there, and what was asked."""
    asked = await answered(hall, state, "elsewhere")
    if asked["challenge"] != hashed(browser):
        raise too_late()
    work = partial(oidc.identify, provider, asked["back"], code, asked["nonce"], asked["verifier"])
    identity, names = await asyncio.to_thread(work)
    return identity, names, asked


async def recognise_elsewhere(hall: Hall, identity: Identity, name: str) -> tuple[str, str | None]:
    """The account of whoever this is elsewhere. The first time it is made, and has a recovery code."""
    if account := await asyncio.to_thread(hall.store.read, partial(accounts.known_as, identity=identity)):
        return account, None
    made, recovery = new_account(name)
    try:
        await hall.store.keep(partial(accounts.make, account=made, proof=identity))
    except IntegrityError:  # another request of theirs was faster
        raise too_late() from None
    return made.id, recovery


async def link_elsewhere(hall: Hall, identity: Identity, account: str) -> None:
    """From now on, an account is also that of whoever this is elsewhere."""
    try:
        await hall.store.keep(partial(accounts.add_identity, account=account, identity=identity))
    except IntegrityError:
        raise Refused(403, "other_account", "whoever that is elsewhere has an account already") from None


async def recover(hall: Hall, code: str) -> tuple[str, str]:
    """The account of a recovery code, and the code that takes its place: each works once."""
    renewed = new_recovery()
    work = partial(accounts.recover, code=kept_recovery(code), renewed=kept_recovery(renewed))
    account = await hall.store.keep(work)
    if account is None:
        raise Refused(403, "no_recovery", "no account has this recovery code; each works once")
    return account.id, renewed


async def begin(hall: Hall, account: str, guest: str | None, claim: bool, device: str) -> str:
    """Sign in with a token that nobody had before; if that is wanted, the guest's games go along."""
    token, now = new_token(), time.time()
    session = Session(hashed(token), account, device, now, now)
    await hall.store.keep(partial(accounts.begin, session=session, stale=now - YEAR))
    if guest and claim:
        work = partial(accounts.claim, guest=hashed(guest), account=account)
        await hall.read_anew(await hall.store.keep(work))
    return token


async def end(hall: Hall, account: str, keys: list[str]) -> None:
    """Sign out in these browsers, by the hashes of their tokens."""
    await hall.store.keep(partial(accounts.end, account=account, tokens=keys))
    hall.sessions.ended(keys)


async def delete(hall: Hall, account: str) -> None:
    """Leave every table, then erase all that is kept of somebody. The games remain."""
    for id in await asyncio.to_thread(hall.store.read, partial(accounts.tables_of, holder=account)):
        outline = await asyncio.to_thread(hall.store.read, partial(tables.outline, id=id))
        if outline is not None and outline.status != "over" and not hall.is_aside(id):
            live = await hall.table(id, fresh=True)
            if (seat := live.viewer(account)) >= 0:
                await seating.leave(live, seat)
    kept = await asyncio.to_thread(hall.store.read, partial(accounts.sessions, account=account))
    changed = await hall.store.keep(partial(accounts.delete_account, id=account))
    hall.sessions.ended([session.token for session in kept])
    await hall.read_anew(changed)
