"""Keeps a table going when no person is to click: bots answer after a while, and clocks run out."""

import asyncio
import hashlib
import random
import time
from dataclasses import replace

from periplus.bots import LEVELS
from periplus.server.crew import Crew, asked
from periplus.server.journal import note, reason_of
from periplus.server.live import LiveTable
from periplus.server.seating import STAND_IN

PATIENCE = 3  # decisions in a row that a person may miss before a bot takes the seat


class Helm:
    """One for each table in memory. `pace` is the mean pause of a bot, in seconds; it varies."""

    def __init__(self, live: LiveTable, crew: Crew, pace: float) -> None:
        self.live = live
        self.crew = crew
        self.pace = pace

    async def run(self) -> None:
        """Until the game is over or the table is lost; what goes wrong is noted and tried again."""
        while self.live.status != "over" and not self.live.lost:
            try:
                await self._once()
            except Exception as fault:
                note("helm", fault, table=self.live.table.id, reason=reason_of(fault))
                await asyncio.sleep(1)

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
        ply, level = live.shown.ply, live.seats[seat].level
        pause = LEVELS[level].budget.seconds + self.pace * random.uniform(0.6, 1.4)
        clicks = await self._choice(seat, level)
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        async with live.held():
            if live.shown.ply == ply and live.deciding == seat and live.played_by_bot(seat):
                for code in clicks:
                    await live.play(code, live.seats[seat])

    async def _overrule(self) -> None:
        """The time is up: a bot makes the whole decision, and keeps the seat of who is away for long."""
        live = self.live
        async with live.held():
            seat, deadline = live.deciding, live.deadline
            if seat is None or deadline is None or deadline > time.time():
                return
            missed = live.seats[seat].missed + 1
            level = STAND_IN if missed >= PATIENCE else ""
            sitting = replace(live.seats[seat], missed=missed, level=level)
            for code in await self._choice(seat, STAND_IN):
                await live.play(code, sitting)

    async def _choice(self, seat: int, level: str) -> list[int]:
        live = self.live
        question = asked(live.voyage, seat, seed(live.table.secret, live.shown.ply))
        return await self.crew.decide(question, level)


def seed(secret: bytes, ply: int) -> int:
    """Bots of a table play the same after a restart, and nobody can foretell what they play."""
    return int.from_bytes(hashlib.sha256(secret + b"bot" + ply.to_bytes(8, "big")).digest()[:6], "big")
