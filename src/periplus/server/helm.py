"""Keeps a table going when no person is to click: bots answer after a while, and clocks run out."""

import asyncio
import hashlib
import logging
import random
import time
from dataclasses import replace

from periplus.server.crew import Crew, Question
from periplus.server.live import LiveTable
from periplus.server.seating import STAND_IN

PATIENCE = 3  # decisions in a row that a person may miss before a bot takes the seat
LOG = logging.getLogger("periplus.server")


class Helm:
    """One for each table in memory. `pace` is the mean pause of a bot, in seconds; it varies."""

    def __init__(self, live: LiveTable, crew: Crew, pace: float) -> None:
        self.live = live
        self.crew = crew
        self.pace = pace

    async def run(self) -> None:
        """Until the game is over; what goes wrong with one decision is logged and tried again."""
        while self.live.status != "over":
            try:
                await self._once()
            except Exception:
                LOG.exception("helm", extra={"table": self.live.table.id})
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
        """A bot clicks. Only the first click of a choice waits: the others are nobody's business."""
        live, began = self.live, time.monotonic()
        asked = live.shown
        pause = self.pace * random.uniform(0.6, 1.4) if asked.ply == asked.public_ply else 0.0
        code = await self._choice(seat, live.seats[seat].level)
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        async with live.lock:
            if live.shown.ply == asked.ply and live.deciding == seat and live.played_by_bot(seat):
                await live.play(code, live.seats[seat])

    async def _overrule(self) -> None:
        """The time is up: a bot makes the whole decision, and keeps the seat of who is away for long."""
        live = self.live
        async with live.lock:
            seat, deadline = live.deciding, live.deadline
            if seat is None or deadline is None or deadline > time.time():
                return
            missed = live.seats[seat].missed + 1
            level = STAND_IN if missed >= PATIENCE else ""
            sitting = replace(live.seats[seat], missed=missed, level=level)
            before = live.shown.public_ply
            while live.shown.public_ply == before:
                await live.play(await self._choice(seat, STAND_IN), sitting)

    async def _choice(self, seat: int, level: str) -> int:
        live = self.live
        shown, voyage = live.shown, live.voyage
        question = Question(
            voyage.game.name,
            voyage.options,
            level,
            seed(live.table.secret, shown.ply),
            shown.views[seat],
            shown.legal,
        )
        return await self.crew.choose(question)


def seed(secret: bytes, ply: int) -> int:
    """Bots of a table play the same after a restart, and nobody can foretell what they play."""
    return int.from_bytes(hashlib.sha256(secret + b"bot" + ply.to_bytes(8, "big")).digest()[:6], "big")
