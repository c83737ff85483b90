"""On whose behalf a table thinks, and until when: what the table has moved past is not thought to its end.

Nobody keeps a table from going on while they wait for a thought; whether the position is still the same is
looked at afterwards.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from periplus.server.live import THINKER, LiveTable
from periplus.server.queueing import UNWATCHED
from periplus.server.workers import Question, Workers

UNWATCHED_AFTER: Final = 120.0  # seconds since anybody asked for a table on which no stream is open

Answer = TypeVar("Answer")


class MovedOn(Exception):
    """A thought is no longer wanted."""


def on_behalf_of(live: LiveTable) -> str:
    """Who has to wait for their other bots while this table's think: whoever clicked here last.

    After a restart that is the host, until somebody clicks.
    """
    if is_unwatched(live):
        return UNWATCHED
    hosts = (holder for holder, seat in live.holders.items() if seat == live.table.host)
    return live.client or next(hosts, live.table.id)


def is_unwatched(live: LiveTable) -> bool:
    return not live.watching.anybody and time.monotonic() - live.looked > UNWATCHED_AFTER


async def decided(live: LiveTable, seat: int, workers: Workers, question: Question, level: str) -> list[int]:
    """A bot's choice; MovedOn if the table goes on without it. It is asked for anew when somebody comes to
    watch: then it is no longer among the last."""

    def position() -> tuple[int, int | None, str, bool]:
        return live.public_ply, live.deciding, live.seats[seat].level, live.lost

    before = position()
    while position() == before:
        person = on_behalf_of(live)

        def is_wanted(person: str = person) -> bool:
            return position() == before and (person != UNWATCHED or is_unwatched(live))

        try:
            return await while_wanted(live, is_wanted, workers.decide(question, level, person))
        except MovedOn:
            continue
    raise MovedOn


async def while_wanted(
    live: LiveTable, is_wanted: Callable[[], bool], work: Coroutine[Any, Any, Answer]
) -> Answer:
    """What some work gives; cancelled, with MovedOn, if it is not wanted after a change of the table."""
    working = asyncio.create_task(work)
    try:
        while not working.done():
            stirring = asyncio.create_task(live.next_look(THINKER).wait())
            try:
                await asyncio.wait({working, stirring}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                stirring.cancel()
            if not working.done() and not is_wanted():
                raise MovedOn
        return working.result()
    finally:
        working.cancel()
