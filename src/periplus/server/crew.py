"""Bots think in processes of their own: the event loop never waits for one, nor does another table."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import connection

from periplus.bots import make_bot
from periplus.games import game_named
from periplus.kernel.game import View


@dataclass(frozen=True)
class Question:
    """What a bot is asked: all that a person in its seat would see, and no more."""

    game: str
    options: dict[str, object]
    level: str
    seed: int
    view: View
    legal: list[int]


class Crew:
    """A few workers for all tables."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool = self._muster()

    async def choose(self, question: Question) -> int:
        """One of the legal clicks. A worker that dies is replaced, and the question asked again."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, think, question)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._muster()
            return await loop.run_in_executor(self._pool, think, question)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _muster(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the server has threads.
        return ProcessPoolExecutor(
            self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=sign_on
        )


def think(question: Question) -> int:
    game = game_named(question.game)
    bot = make_bot(question.level, game, question.options, question.seed)
    return bot.choose(question.view, question.legal)


def sign_on() -> None:
    """In a worker: Ctrl-C is the server's business, and when the server is gone, so is the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=go_down_with_the_ship, daemon=True).start()


def go_down_with_the_ship() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
