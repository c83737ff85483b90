"""Who sits where: taking a seat, filling others with bots, handing over, leaving, moving to another device.

Each function holds the table while it works, unless it says that the caller does.
"""

import asyncio
import hashlib
import time
from dataclasses import replace
from functools import partial

from periplus.bots import require_bot, stand_in
from periplus.bots.styles import name_of, settled
from periplus.kernel.errors import OptionError
from periplus.kernel.game import SPECTATOR
from periplus.server import clocks
from periplus.server.live import GRACE, LiveTable
from periplus.server.memory import (
    Arranged,
    Change,
    Claimed,
    Decided,
    Marked,
    Offered,
    Seated,
    Spoken,
    Vacated,
)
from periplus.server.news import Wished
from periplus.server.notices import LEFT, RETURNED, STANDS_IN, notice
from periplus.server.passing import begun
from periplus.server.people import hashed, new_token
from periplus.server.refusals import Refused, again, not_host, not_seated, over
from periplus.store import Seat, Store, links, tables
from periplus.store.tables import BOT, NOBODY_NEW, OPEN, PERSON

LINK_LIFE = 15 * 60.0  # seconds in which a link to another device must be followed


def bot_named(bot: str, game: str, field: str = "level") -> str:
    """A bot that plays this game, as a level with a temperament or without one; refused if there is none."""
    try:
        require_bot(bot, game)
    except OptionError as error:
        raise Refused(400, "malformed", f"{field}: {error}") from None
    if name_of(bot).budget:
        raise Refused(400, "malformed", f"{field}: {bot!r}: at a table every bot thinks as long as its level")
    return name_of(bot).full


@again
async def join(live: LiveTable, token: str, name: str, wanted: int | None) -> None:
    """Take an open seat. Whoever has one already keeps it; taking the last one starts the game."""
    async with live.held():
        if hashed(token) in live.holders:
            await begin_if_full(live)  # another server may have come between that and our sitting down
            return
        number = free_seat(live, wanted)
        await require_admitted(live, token)
        await sit(live, token, number, Seat(name, PERSON))


async def require_admitted(live: LiveTable, token: str) -> None:
    """Refuse somebody whom the host has removed, or anybody new at a table that the host has closed."""
    if live.table.admits == NOBODY_NEW:
        raise Refused(403, "closed", "the host lets nobody else sit down at this table; you can watch")
    removed = partial(tables.is_barred, id=live.table.id, token=hashed(token))
    if await asyncio.to_thread(live.store.read, removed):
        raise Refused(403, "barred", "the host has removed you from this table")


def free_seat(live: LiveTable, wanted: int | None) -> int:
    """An open seat: the one that is wanted, else the first that is not meant for somebody else."""
    free = [number for number, seat in enumerate(live.seats) if seat.kind == OPEN]
    if not free:
        raise Refused(409, "no_seat", "every seat at this table is taken; you can watch")
    if wanted is not None and wanted not in free:
        raise Refused(409, "seat_taken", f"seat {wanted} is taken; still open: {', '.join(map(str, free))}")
    return min(free, key=lambda number: live.seats[number].name != "") if wanted is None else wanted


async def sit(live: LiveTable, token: str, number: int, seat: Seat) -> None:
    """With the table held: a person sits down, and if no seat is open any more, the game begins."""
    await live.change(Seated(number, seat), Claimed(hashed(token), number))
    await begin_if_full(live)


@again
async def fill(live: LiveTable, seat: int, level: str) -> None:
    """The host does not wait for anybody else: bots take the open seats, stand-ins if no level is named."""
    game = live.table.game
    level = bot_named(level or stand_in(game), game)
    async with live.held():
        if seat != live.table.host:
            raise not_host()
        free = [number for number, other in enumerate(live.seats) if other.kind == OPEN]
        met = [name_of(other.level).style for other in live.seats if other.kind == BOT]
        bots = settled(game, [level] * len(free), lot_of(live.table.id), met)
        await live.change(
            *[Seated(number, Seat("", BOT, bot)) for number, bot in zip(free, bots, strict=True)]
        )
        await begin_if_full(live)


def lot_of(table: str) -> int:
    """By which the temperaments of bots are drawn that are up to chance: others at each table."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:6], "big")


async def begin_if_full(live: LiveTable) -> None:
    """With the table held: when no seat is open, the dealer deals and the game begins."""
    if live.table.started is not None or any(seat.kind == OPEN for seat in live.seats):
        return
    voyage, now = live.voyage, time.time()
    voyage.secret = live.table.secret
    voyage.deal()
    started = replace(live.table, started=now, changed=now, deciding=int(voyage.state.seat))
    banks = [Seated(at, replace(seat, bank=live.table.bank)) for at, seat in enumerate(live.seats)]
    changes = Decided(0, voyage.decisions[:], public=True), Marked(started)
    await live.change(*changes, *(banks if live.table.bank else []))


@again
async def hand_over(live: LiveTable, seat: int, level: str) -> None:
    """A bot stands in for a person; or with an empty level the person is back, and the clock starts anew."""
    if level:
        (level,) = settled(live.table.game, [bot_named(level, live.table.game)], lot_of(live.table.id))
    async with live.held():
        if live.status == "over":
            raise over()
        if level == live.seats[seat].level:
            return
        sitting = replace(live.seats[seat], level=level, missed=0)
        await live.change(Seated(seat, sitting), *returning(live, seat, level))


def returning(live: LiveTable, seat: int, level: str) -> list[Change]:
    """What else changes when a bot stands in or a person is back: a line says so, and some time is left.

    Not all of it anew: who comes and goes has no longer to decide than others.
    """
    if live.status != "running":
        return []
    line = Spoken(notice(STANDS_IN if level else RETURNED, seat, live.public_ply, level))
    up = clocks.due(live.table, live.seats[seat])
    if level or up is None:
        return [line]
    given = up - live.table.changed
    spent = min(time.monotonic() - live.since, given - min(given, GRACE))
    return [line, Marked(replace(live.table, changed=time.time() - spent))]


async def wish(live: LiveTable, seat: int, about: int, wanted: bool) -> None:
    """Somebody wants a bot to play for somebody who is away, or no longer; with all in favour, it does."""
    async with live.held():
        live.require_running()
        if not 0 <= about < len(live.seats) or not live.is_away(about):
            raise Refused(409, "not_away", f"seat {about} is not that of a person who is away")
        live.wish(about, seat, wanted)
        live.tell(Wished(live.table.id, about, seat, wanted))


def unanimous(live: LiveTable) -> list[int]:
    """The seats of people who are away and for whom all who are here want a bot to play."""
    here = [seat for seat in range(len(live.seats)) if live.is_present(seat)]
    return [seat for seat in list(live.wishes) if here and live.wishing(seat) == here]


@again
async def pass_until(live: LiveTable, seat: int, until: str) -> None:
    """Passes are made for somebody until then; with nothing, no longer."""
    async with live.held():
        live.require_running()
        auto = begun(until, live.shown.views[SPECTATOR], seat, live.caretaker)
        await live.change(Seated(seat, replace(live.seats[seat], auto=auto)))


@again
async def go_on_vacation(live: LiveTable, seat: int, days: int) -> None:
    """Somebody's time stands still for so many days from now on; with none, no longer."""
    async with live.held():
        live.require_running()
        if not clocks.has_clock(live.table):
            raise Refused(409, "no_clock", "this table has no clock that could stand still")
        sitting, now = clocks.returned(live.seats[seat], live.now), live.now
        if days and sitting.vacation_days + days > clocks.MOST_VACATION:
            left = clocks.MOST_VACATION - sitting.vacation_days
            raise Refused(409, "no_vacation", f"{left} days of vacation are left in this game, not {days}")
        if days:
            sitting = clocks.gone(sitting, now, days)
        if sitting != live.seats[seat]:
            await live.change(Seated(seat, sitting))


@again
async def leave(live: LiveTable, seat: int) -> None:
    """Give up a seat: before the game it is open again; during the game a bot takes it for good."""
    async with live.held():
        if live.status == "over":
            await live.change(Vacated(seat))
            return
        if live.status == "gathering":
            heirs = [at for at in people_at(live) if at != seat]
            heir = [Arranged(host=heirs[0])] if seat == live.table.host and heirs else []
            await live.change(Seated(seat, Seat()), Vacated(seat), *heir)
            return
        level = stand_in(live.table.game)
        left = replace(live.seats[seat], kind=BOT, level=level, missed=0, auto="")
        line = Spoken(notice(LEFT, seat, live.public_ply, level))
        await live.change(Seated(seat, left), Vacated(seat), line)


def people_at(live: LiveTable) -> list[int]:
    """The seats where people sit."""
    return [number for number, seat in enumerate(live.seats) if seat.kind == PERSON]


def seat_of(live: LiveTable, token: str | None) -> int:
    """The seat that a token holds; refused if it holds none."""
    seat = live.viewer(hashed(token)) if token else SPECTATOR
    if seat == SPECTATOR:
        raise not_seated()
    return seat


@again
async def offer_link(live: LiveTable, seat: int) -> tuple[str, float]:
    """A code that brings this seat to another device, once, and when it expires."""
    code, expires = new_token(), time.time() + LINK_LIFE
    async with live.held():
        await live.change(Offered(hashed(code), seat, expires))
    return code, expires


@again
async def bring(live: LiveTable, seat: int, token: str) -> None:
    """Let another device of the same person hold the seat too."""
    async with live.held():
        await live.change(Claimed(hashed(token), seat))


async def follow(store: Store, code: str) -> tuple[str, int] | None:
    """The table and seat that a link leads to, this once; None if there is no such link."""
    return await store.keep(partial(links.follow, code=hashed(code), now=time.time()))
