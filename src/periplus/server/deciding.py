"""Decisions at a table: a click, a whole choice, taking back. Each is made durable, and only then shown."""

import asyncio
import time
from dataclasses import replace
from functools import partial

from periplus.kernel.errors import IllegalClick
from periplus.kernel.game import DEALER, SPECTATOR, State
from periplus.kernel.picking import path
from periplus.server import clocks
from periplus.server.live import LiveTable
from periplus.server.memory import Change, Decided, Marked, Rated, Seated, Spoken, TakenBack, Touched
from periplus.server.notices import RETURNED, notice, taken_back
from periplus.server.passing import OFF, gone_on
from periplus.server.refusals import Illegal, Refused, Stale, again
from periplus.server.shown import Views
from periplus.store import Ending, Said, Seat, Table, tables


@again
async def decide(live: LiveTable, seat: int, ply: int, codes: list[int]) -> int:
    """A person's click, or all clicks of a choice, what is picked in any order; returns the ply after it.

    Repeating it is harmless.
    """
    async with live.held():
        if await repeats(live, seat, ply, codes):
            return ply + len(codes)
        live.require_running()
        if ply != live.ply_for(seat):
            raise Stale
        if seat != live.shown.seat:
            raise Refused(403, "not_your_turn", f"seat {live.shown.seat} decides now, not seat {seat}")
        note_pace(live, seat)
        back = notice(RETURNED, seat, live.public_ply) if live.played_by_bot(seat) else None
        await play_all(live, codes, tables.altered(live.seats[seat], level="", missed=0), back)
        return live.ply_for(seat)


def note_pace(live: LiveTable, seat: int) -> None:
    """How long this player took for a question that could be passed, but need not be."""
    shown = live.shown
    first = shown.ply == shown.public_ply and len(shown.legal) > 1
    if first and live.caretaker.passing(shown.views[seat], shown.legal) is not None:
        live.paces[seat].append(time.monotonic() - live.since)


async def repeats(live: LiveTable, seat: int, ply: int, codes: list[int]) -> bool:
    """Whether these very clicks are kept already. Only the store knows: what is here is a cache."""
    voyage, end = live.voyage, ply + len(codes)
    made = voyage.decisions[ply:end]
    if sorted(made) != sorted(codes) or set(voyage.deciders[ply:end]) != {seat}:
        return False
    if made != codes and made != path_of(live, voyage.at(ply), codes):
        return False  # the same picks in an order that matters
    wanted = partial(tables.decisions, id=live.table.id, ply=ply, number=len(codes))
    kept = await asyncio.to_thread(live.store.read, wanted)
    if kept != made:  # another server, or somebody by hand, has changed the store
        await live.reload()
    return kept == made


def path_of(live: LiveTable, state: State, codes: list[int]) -> list[int]:
    """The clicks of a choice as they can be made; one click is looked at when it is made."""
    if len(codes) == 1:
        return codes
    try:
        return path(live.voyage.game, state, codes)
    except IllegalClick as error:
        raise Illegal from error


async def play(live: LiveTable, code: int, sitting: Seat, notice: Said | None = None) -> None:
    """Make a decision durable and show it; `sitting` is how its seat is kept from now on.

    With a notice, the players are told something about this decision.
    """
    await play_all(live, [code], sitting, notice)


async def play_all(live: LiveTable, codes: list[int], sitting: Seat, notice: Said | None = None) -> None:
    """Make all clicks of a choice durable, or none, and show them: nobody sees a part of it."""
    voyage, ply, told, seat = live.voyage, live.voyage.ply, len(live.voyage.log), live.shown.seat
    clicks = path_of(live, voyage.state, codes)
    try:
        for code in clicks:
            voyage.click(code)
    except IllegalClick as error:
        raise Illegal from error
    except Exception:  # the click may be half made
        await live.reload()
        raise
    views = Views(voyage.state)
    public = len(voyage.log) > told or voyage.ply > ply + len(codes) or others_see(live, views, seat)
    alone = seat if voyage.ply == ply + len(codes) else DEALER
    changes: list[Change] = [Decided(ply, voyage.decisions[ply:], public, alone)]
    if public:
        going_on = Touched(time.time(), int(voyage.state.seat))
        changes.append(Marked(ended(live)) if voyage.over else going_on)
    for number, kept in enumerate(live.seats):
        sits = sitting if number == seat else kept
        if public and number == seat and not kept.level:
            sits = clocks.charged(live.table, sits, live.now)
        if public and sits.auto:
            auto = gone_on(sits.auto, views[SPECTATOR], number, live.caretaker)
            sits = tables.altered(sits, auto=OFF if voyage.over else auto)
        if sits != kept:
            changes.append(Seated(number, sits))
    if notice is not None:
        changes.append(Spoken(notice))
    if voyage.over and live.counts:
        ranks, seats = list(voyage.state.result().ranks), list(live.seats)
        seats[seat] = sitting
        changes.append(Rated(live.table.game, seats, ranks, time.time()))
    await live.change(*changes, views=views)
    if public and alone == seat and not sitting.level:
        live.look_back_soon()


def others_see(live: LiveTable, views: Views, seat: int) -> bool:
    """Whether anybody but this seat sees something else now than what is shown."""
    others = [SPECTATOR, *(other for other in range(len(live.seats)) if other != seat)]
    return any(views[other] != live.shown.views[other] for other in others)


def ended(live: LiveTable) -> Table:
    """The table as it is kept from the moment on at which its game has ended."""
    now, result = time.time(), live.voyage.state.result()
    ending: Ending = {"scores": list(result.scores), "ranks": list(result.ranks)}
    return replace(live.table, changed=now, ended=now, deciding=None, result=ending)


@again
async def undo(live: LiveTable, seat: int, ply: int) -> int:
    """Take back the last click of a choice in the making, or a whole choice that told nothing hidden.

    Returns the ply it went back to. That of what all have seen, the table tells.
    """
    async with live.held():
        live.require_running()
        if ply != live.ply_for(seat):
            raise Stale
        if not live.can_undo(seat):
            raise Refused(409, "nothing_to_undo", "since your last click somebody learnt or did something")
        if live.last is None or live.is_choosing(seat):
            await live.change(TakenBack(seat, ply - 1))
            return ply - 1
        start = live.last.start
        told = len([ply for ply, _ in live.voyage.log if ply < start])
        changes: list[Change] = [TakenBack(seat, start), Spoken(taken_back(seat, start, told))]
        if live.table.bank:
            changes.append(Seated(seat, clocks.refunded(live.table, live.seats[seat])))
        await live.change(*changes)
        return start


async def drop_choice(live: LiveTable, seat: int) -> None:
    """With the table held: take back all clicks of a choice in the making."""
    if live.is_choosing(seat):
        await live.change(TakenBack(seat, live.public_ply))
