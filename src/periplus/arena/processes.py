"""Who plays the games: the processes of this machine."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context

from periplus.arena.plan import Plan, Played, play_some
from periplus.kernel.errors import ArenaError


def play_here(plan: Plan, numbers: list[int], with_records: bool, processes: int) -> Iterator[list[Played]]:
    """The games of these numbers, as they end."""
    if processes == 1:
        for number in numbers:
            yield play_some(plan, [number], with_records)
        return
    others = set(active_children())
    # Spawned workers are the same on every system, and a fork beside the threads of a progress bar may hang.
    with ProcessPoolExecutor(min(processes, len(numbers)), get_context("spawn")) as pool:
        try:
            with deaf_to_interrupts():
                games = [pool.submit(play_some, plan, [number], with_records) for number in numbers]
            for game in as_completed(games):
                yield game.result()
        except BrokenProcessPool:
            raise ArenaError("a worker process was killed: run the same command again") from None
        except BaseException:
            # Ctrl-C, or the caller wants no more games. One may have minutes to go, so don't wait for it.
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in set(active_children()) - others:
                worker.terminate()
            raise


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Workers started now ignore Ctrl-C: it is for the main process, which then ends them."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def cores() -> int:
    """How many processes can run at once for us on this machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
