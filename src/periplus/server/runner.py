"""Keeps a table going when no person is to click: bots answer after a while, and clocks run out."""

import asyncio
import hashlib
import random
import time
from dataclasses import replace

from periplus.bots import LEVELS, levels_of, stand_in
from periplus.kernel.chance import Chance
from periplus.kernel.errors import IllegalClick
from periplus.kernel.events import Log
from periplus.kernel.game import State
from periplus.server.journal import note, reason_of
from periplus.server.live import LiveTable
from periplus.server.notices import bot_failed, bot_replaced
from periplus.server.workers import Workers, asked
from periplus.store import Said

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

    async def run(self) -> None:
        """Run until the game is over or the table is lost; what fails is logged and tried again."""
        live, pause = self.live, PAUSE
        while live.status != "over" and not live.lost:
            try:
                await self._once()
                pause = PAUSE
            except Exception as fault:
                note("table runner failed", fault, table=live.table.id, reason=reason_of(fault))
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _once(self) -> None:
        """Wait for a change, or do what is to be done."""
        live, stir, seat = self.live, self.live.stir, self.live.deciding
        if seat is not None and live.played_by_bot(seat):
            await self._answer(seat)
        elif (deadline := live.deadline) is not None:
            try:
                await asyncio.wait_for(stir.wait(), max(0.0, deadline - time.time()))
            except TimeoutError:
                await self._overrule()
        else:
            await stir.wait()

    async def _answer(self, seat: int) -> None:
        """A bot makes a whole choice. It takes its time whatever there is to choose: haste would tell."""
        live, began = self.live, time.monotonic()
        made, level = list(live.voyage.decisions), self._level(seat)
        pause = LEVELS[level].budget.seconds + self.pace * random.uniform(0.6, 1.4)
        clicks, notice = await self._choice(seat, level)
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        async with live.held():
            if live.voyage.decisions == made and live.deciding == seat and live.played_by_bot(seat):
                sitting = live.seats[seat]
                if not self._knows(sitting.level):
                    sitting, notice = replace(sitting, level=level), bot_replaced(seat, level)
                    note("bot replaced", table=live.table.id, seat=seat, level=level)
                for code in clicks:
                    await live.play(code, sitting, notice)
                    notice = None

    def _level(self, seat: int) -> str:
        """The level that plays a seat; the game's stand-in if the game has no such level here."""
        level = self.live.seats[seat].level
        return level if self._knows(level) else self.stand_in

    def _knows(self, level: str) -> bool:
        return level in levels_of(self.live.table.game)

    async def _overrule(self) -> None:
        """The time is up: a bot makes the whole choice, and keeps the seat of a person who is long away."""
        live = self.live
        async with live.held():
            seat, deadline = live.deciding, live.deadline
            if seat is None or deadline is None or deadline > time.time():
                return
            missed = live.seats[seat].missed + 1
            level = self.stand_in if missed >= PATIENCE else ""
            sitting = replace(live.seats[seat], missed=missed, level=level)
            clicks, notice = await self._choice(seat, self.stand_in)
            for code in clicks:
                await live.play(code, sitting, notice)
                notice = None

    async def _choice(self, seat: int, level: str) -> tuple[list[int], Said | None]:
        """A whole choice by a bot. If it keeps failing, another bot decides, and a notice says so."""
        live, ply, state = self.live, self.live.shown.ply, self.live.voyage.state.clone()
        drawn = seed(live.table.secret, ply)
        bots = [level] if level in (self.stand_in, SAILOR) else [level, self.stand_in]
        for bot in [bot for bot in bots for _ in range(TRIES)]:
            if live.shown.ply != ply:
                break  # somebody was faster, and this choice is no longer wanted
            try:
                clicks = await self.workers.decide(asked(live.voyage, seat, drawn), bot)
                require_legal(state, seat, clicks)
                return clicks, None if bot == level else bot_failed(seat, bot)
            except Exception as fault:
                facts = {"table": live.table.id, "seat": seat, "level": bot}
                note("bot failed", fault, **facts, reason=reason_of(fault))
                await asyncio.sleep(PAUSE)
        return any_choice(state, Chance(drawn)), bot_failed(seat, SAILOR)


def require_legal(state: State, seat: int, clicks: list[int]) -> None:
    """Raise unless these clicks can be made in turn; a choice without a click would be asked for again."""
    state = state.clone()
    for code in clicks:
        if state.seat != seat or code not in state.legal():
            raise IllegalClick(f"seat {seat} cannot click {code}, of {clicks}")
        state.apply(code)
    if not clicks:
        raise IllegalClick(f"seat {seat} has to click something")


def any_choice(state: State, chance: Chance) -> list[int]:
    """A whole choice as a sailor makes it. It needs no worker and no guess, so little is left to fail."""
    state, seat = state.clone(), int(state.seat)
    clicks: list[int] = []
    while True:
        legal, log = state.legal(), Log()
        clicks.append(legal[chance.below(len(legal))])
        state.apply(clicks[-1], log)
        if log.told > 0 or state.seat != seat:
            return clicks


def seed(secret: bytes, ply: int) -> int:
    """The seed of a bot: the same after a restart, and nobody can know it beforehand."""
    return int.from_bytes(hashlib.sha256(secret + b"bot" + ply.to_bytes(8, "big")).digest()[:6], "big")
