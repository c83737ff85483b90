"""The garbage collector looks at what is new often, and at little each time.

By itself it counts what is made less what is freed. At a server where each click makes as many objects as it
frees, that count stands still while the young become a million; to look through those stops everything for
half a second.
"""

import asyncio
import gc
import time
from typing import Final

# By themselves the young are looked at when 10,000 more were made than freed, and all objects hardly ever.
THRESHOLDS: Final = (10_000, 5, 10_000)
PERIOD: Final = 0.1  # seconds between two looks at the young
PATIENCE: Final = 20  # at least so many times as long as a look took passes until the next


def settle() -> None:
    """What is in memory by now stays there for good, and is never looked at again."""
    gc.collect()
    gc.freeze()


async def keep_looking() -> None:
    """Look through the young objects again and again."""
    gc.set_threshold(*THRESHOLDS)
    while True:
        await asyncio.sleep(max(PERIOD, PATIENCE * look()))


def look() -> float:
    """Look through the objects that came since the last time. Answers how many seconds that took."""
    began = time.perf_counter()
    gc.collect(1)
    return time.perf_counter() - began
