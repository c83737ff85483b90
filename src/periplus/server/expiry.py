"""Games that ended long ago are deleted, if the host wants that."""

import asyncio
import time
from functools import partial

from periplus.server.hall import Hall
from periplus.server.journal import note, reason_of
from periplus.store import upkeep

DAY = 86_400.0
PAUSE = 3_600.0  # seconds between two looks
BATCH = 50  # tables in one transaction: clicks wait for it


async def keep_expiring(hall: Hall, days: float) -> None:
    """Look every hour for tables whose games ended so many days ago."""
    while True:
        try:
            await expire(hall, time.time() - days * DAY)
        except Exception as fault:
            note("tables not deleted", fault, reason=reason_of(fault))
        await asyncio.sleep(PAUSE)


async def expire(hall: Hall, before: float) -> None:
    """Delete the tables whose games ended before a time; whoever still looks at one loses it."""
    number = 0
    while old := await asyncio.to_thread(
        hall.store.read, partial(upkeep.ended_before, before=before, most=BATCH)
    ):
        await hall.store.keep(partial(upkeep.drop, ids=old))
        for id in old:
            hall.let_go(id)
        number += len(old)
    if number:
        note("tables expired", number=number)
