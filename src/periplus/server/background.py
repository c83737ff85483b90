"""Work that nobody must wait for: in a process of its own with the lowest priority, a slice at a time.

A slice begins only while no bot or hint waits for a worker, and several pieces of work take turns.
"""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from periplus.server import workers
from periplus.server.queueing import Queue

LOOKING: Final = 0.05  # seconds between two looks at whether anybody waits
NICEST: Final = 19  # as the system counts: whatever else wants to run goes first

Answer = TypeVar("Answer")


class Background:
    """One process, which is started when it is first needed."""

    def __init__(self, queue: Queue) -> None:
        self.queue = queue
        self._turn = asyncio.Lock()  # whoever has waited longest gets it
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, slice: Callable[[], Answer]) -> Answer:
        """Do a slice of work when its turn has come; once more, if the process dies over it."""
        async with self._turn:
            while len(self.queue):
                await asyncio.sleep(LOOKING)
            try:
                return await self._do(slice)
            except BrokenProcessPool:
                self.close()
                return await self._do(slice)

    async def _do(self, slice: Callable[[], Answer]) -> Answer:
        if self._pool is None:
            spawned = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, spawned, set_up, (NICEST,))
        return await asyncio.get_running_loop().run_in_executor(self._pool, slice)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def set_up(nice: int) -> None:
    """In the process: let everybody else go first."""
    workers.set_up()
    os.nice(nice)
