"""Keeps a table going when no person is to click: bots answer after a while, passes are made for people who
asked for it, and clocks run out."""

import asyncio
import hashlib
import random
import time
from contextlib import suppress
from dataclasses import replace

from periplus.bots import level_of, require_bot, stand_in
from periplus.bots.caretaker import Caretaker
from periplus.kernel.chance import Chance
from periplus.kernel.errors import IllegalClick, OptionError
from periplus.kernel.events import Log
from periplus.kernel.game import State
from periplus.server.deciding import drop_choice, play
from periplus.server.journal import note, reason_of
from periplus.server.live import RUNNER, LiveTable
from periplus.server.memory import Seated, Spoken
from periplus.server.notices import (
    ASKED_TO_STAND_IN,
    BOT_FAILED,
    BOT_REPLACED,
    TIME_DECIDED,
    TIME_PASSED,
    TIME_STANDS_IN,
    auto_passed,
    notice,
)
from periplus.server.passing import pass_for, pause_of
from periplus.server.refusals import Overtaken
from periplus.server.seating import unanimous
from periplus.server.thinking import MovedOn, decided
from periplus.server.workers import CARETAKER, Workers, asked
from periplus.store import Said, Seat

PATIENCE = 3  # decisions in a row that a person may miss before a bot takes the seat
TRIES = 3  # times that a bot which fails is asked
PAUSE = 1.0  # seconds before what failed is tried again
LONGEST_PAUSE = 60.0  # if it fails again and again
SAILOR = "sailor"


class TableRunner:
    """There is one for each table in memory. `pace` is how long a bot pauses on average, in seconds."""

    def __init__(self, live: LiveTable, workers: Workers, pace: float) -> None:
        self.live = live
        self.workers = workers
        self.pace = pace
        self.stand_in = stand_in(live.table.game)
        self._passing: tuple[int, float] = (-1, 0.0)  # at which ply a pass is made for somebody, and when

    async def run(self) -> None:
        """Run until the game is over or the table is lost; what fails is logged and tried again."""
        live, pause = self.live, PAUSE
        while live.status != "over" and not live.lost:
            try:
                await self._once()
                pause = PAUSE
            except Overtaken:
                continue  # by another server; what is to be done now is to be looked at anew
            except Exception as fault:
                note("table runner failed", fault, table=live.table.id, reason=reason_of(fault))
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _once(self) -> None:
        """Wait for a change, or do what is to be done."""
        live, seat = self.live, self.live.deciding
        stir = live.next_look(RUNNER)
        if not live.is_ours:
            await stir.wait()
        elif away := unanimous(live):
            await self._replace(away[0])
        elif seat is not None and live.played_by_bot(seat):
            with suppress(MovedOn):
                await self._answer(seat)
        elif seat is not None and (code := self._pass_wanted(seat)) is not None:
            if not await stirred(stir, self._pass_due(seat)):
                await self._pass(seat, code)
        elif not await stirred(stir, live.due):
            with suppress(MovedOn):
                await self._overrule()

    async def _answer(self, seat: int) -> None:
        """A bot makes a whole choice. It takes its time whatever there is to choose: haste would tell."""
        live, began = self.live, time.monotonic()
        made, level = list(live.voyage.decisions), self._level(seat)
        pause = level_of(level).budget.seconds + self.pace * random.uniform(0.6, 1.4)
        clicks, told = await self._choice(seat, level)
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        async with live.held():
            asked = live.deciding == seat and live.played_by_bot(seat)
            if live.is_ours and asked and live.voyage.decisions == made:
                sitting = live.seats[seat]
                if not self._knows(sitting.level):
                    sitting = replace(sitting, level=level)
                    told = notice(BOT_REPLACED, seat, len(made), level)
                    note("bot replaced", table=live.table.id, seat=seat, level=level)
                await self._play(seat, clicks, sitting, told)

    async def _play(self, seat: int, clicks: list[int], sitting: Seat, told: Said | None) -> None:
        """With the table held: the clicks of a choice, and a notice with the first."""
        for code in clicks:
            await play(self.live, code, sitting, told)
            sitting, told = self.live.seats[seat], None

    def _level(self, seat: int) -> str:
        """The level that plays a seat; the game's stand-in if the game has no such level here."""
        level = self.live.seats[seat].level
        return level if self._knows(level) else self.stand_in

    def _knows(self, level: str) -> bool:
        try:
            require_bot(level, self.live.table.game)
        except OptionError:
            return False
        return True

    def _pass_wanted(self, seat: int) -> int | None:
        """The click that passes for somebody who asked for it, unless they are choosing after all."""
        live, shown = self.live, self.live.shown
        if shown.ply != shown.public_ply:
            return None
        return pass_for(live.seats[seat].auto, shown.views[seat], shown.legal, live.caretaker)

    def _pass_due(self, seat: int) -> float:
        """When it is made: after a pause that whatever else happens meanwhile does not change."""
        live, now = self.live, time.monotonic()
        ply, due = self._passing
        if ply != live.shown.ply:
            due = now + pause_of(live.seats[seat].auto, self.pace, live.paces[seat])
            if live.due is not None:
                due = min(due, now + max(0.0, live.due - now) / 2)
            self._passing = live.shown.ply, due
        return due

    async def _pass(self, seat: int, code: int) -> None:
        live = self.live
        async with live.held():
            due = self._passing[0] == live.shown.ply and live.deciding == seat
            if due and self._pass_wanted(seat) == code:
                await play(live, code, live.seats[seat], auto_passed(seat, live.public_ply))

    async def _replace(self, seat: int) -> None:
        """Everybody who is here wants a bot to play for somebody who is not."""
        live = self.live
        async with live.held():
            if seat in unanimous(live):
                sitting = replace(live.seats[seat], level=self.stand_in, missed=0)
                told = notice(ASKED_TO_STAND_IN, seat, live.public_ply, self.stand_in)
                live.wishes.pop(seat)
                await live.change(Seated(seat, sitting), Spoken(told))

    async def _overrule(self) -> None:
        """The time is up: a bot makes the whole choice that commits least.

        It keeps the seat of somebody who is away for long.
        """
        live = self.live
        async with live.held():
            seat = await self._late()
            made = list(live.voyage.decisions)
        if seat is None:
            return
        clicks, failed = await self._choice(seat, CARETAKER)
        async with live.held():
            if await self._late() != seat or live.voyage.decisions != made:
                return  # they decided at last
            shown, missed = live.shown, live.seats[seat].missed + 1
            away = missed >= PATIENCE
            sitting = replace(live.seats[seat], missed=missed, level=self.stand_in if away else "")
            # A pass by itself, whatever else there was to choose: that nobody else may know.
            passes = clicks == [live.caretaker.passing(shown.views[seat], clicks)]
            told = notice(TIME_PASSED if passes else TIME_DECIDED, seat, shown.ply)
            await self._play(seat, clicks, sitting, told)
            later = notice(TIME_STANDS_IN, seat, live.public_ply, self.stand_in) if away else None
            if lines := [Spoken(line) for line in (failed, later) if line]:
                await live.change(*lines)

    async def _late(self) -> int | None:
        """With the table held: the seat whose time is up, with its choice in the making dropped."""
        live, seat, due = self.live, self.live.deciding, self.live.due
        if seat is None or due is None or due > time.monotonic():
            return None
        await drop_choice(live, seat)
        return seat

    async def _choice(self, seat: int, level: str) -> tuple[list[int], Said | None]:
        """A whole choice by a bot. If it keeps failing, another bot decides, and a notice says so.

        MovedOn if the table goes on meanwhile: it isn't held.
        """
        live, ply, state = self.live, self.live.shown.ply, self.live.voyage.state.clone()
        drawn = seed(live.table.secret, ply)
        question = asked(live.voyage, seat, drawn)
        bots = [level] if level in (self.stand_in, SAILOR, CARETAKER) else [level, self.stand_in]
        for bot in [bot for bot in bots for _ in range(TRIES)]:
            try:
                clicks = await decided(live, seat, self.workers, question, bot)
                require_legal(state, seat, clicks)
                return clicks, None if bot == level else notice(BOT_FAILED, seat, ply, bot)
            except MovedOn:
                raise
            except Exception as fault:
                facts = {"table": live.table.id, "seat": seat, "level": bot}
                note("bot failed", fault, **facts, reason=reason_of(fault))
                await asyncio.sleep(PAUSE)
        caretaker = live.caretaker if level == CARETAKER else Caretaker()
        return any_choice(state, Chance(drawn), caretaker), notice(BOT_FAILED, seat, ply, SAILOR)


async def stirred(stir: asyncio.Event, until: float | None) -> bool:
    """Whether something happens before a time of the monotonic clock; waits for ever, if there is none."""
    try:
        # `wait_for` would forget that it is cancelled, if something happened just then.
        async with asyncio.timeout(None if until is None else max(0.0, until - time.monotonic())):
            return await stir.wait()
    except TimeoutError:
        return False


def require_legal(state: State, seat: int, clicks: list[int]) -> None:
    """Raise unless these clicks can be made in turn; a choice without a click would be asked for again."""
    state = state.clone()
    for code in clicks:
        if state.seat != seat or code not in state.legal():
            raise IllegalClick(f"seat {seat} cannot click {code}, of {clicks}")
        state.apply(code)
    if not clicks:
        raise IllegalClick(f"seat {seat} has to click something")


def any_choice(state: State, chance: Chance, caretaker: Caretaker) -> list[int]:
    """A whole choice as a sailor makes it. It needs no worker and no guess, so little is left to fail."""
    state, seat = state.clone(), int(state.seat)
    clicks: list[int] = []
    while True:
        least, log = caretaker.least(state.view(seat), state.legal()), Log()
        clicks.append(least[chance.below(len(least))])
        state.apply(clicks[-1], log)
        if log.told > 0 or state.seat != seat:
            return clicks


def seed(secret: bytes, ply: int) -> int:
    """The seed of a bot: the same after a restart, and nobody can know it beforehand."""
    return int.from_bytes(hashlib.sha256(secret + b"bot" + ply.to_bytes(8, "big")).digest()[:6], "big")
