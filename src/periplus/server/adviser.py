"""Hints for people at the table: each is worked out once, however often it is asked for."""

import asyncio
from collections import Counter
from weakref import WeakKeyDictionary

from periplus.bots.hint import Hint
from periplus.server.live import LiveTable
from periplus.server.workers import Question, Workers


class Adviser:
    """Keeps the last hint of each table: the same question gets the same answer, and costs no more."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._given: WeakKeyDictionary[LiveTable, tuple[Question, asyncio.Task[list[Hint]]]]
        self._given = WeakKeyDictionary()
        self._waiting: Counter[asyncio.Task[list[Hint]]] = Counter()

    async def advise(self, live: LiveTable, question: Question, person: str) -> list[Hint]:
        """The hint for a person. Once nobody waits for it any longer, it is no longer thought about."""
        known, thinking = self._given.get(live, (None, None))
        if thinking is None or known != question or failed(thinking):
            thinking = asyncio.create_task(self.workers.advise(question, person))
            self._given[live] = question, thinking
        self._waiting[thinking] += 1
        try:
            # Whoever asked may give up waiting, while somebody else waits for the same hint.
            return await asyncio.shield(thinking)
        finally:
            self._waiting[thinking] -= 1
            if not self._waiting[thinking]:
                self._give_up(live, thinking)

    def _give_up(self, live: LiveTable, thinking: "asyncio.Task[list[Hint]]") -> None:
        del self._waiting[thinking]
        if not thinking.done():
            thinking.cancel()
            if self._given[live][1] is thinking:
                del self._given[live]


def failed(thinking: "asyncio.Task[list[Hint]]") -> bool:
    return thinking.done() and (thinking.cancelled() or thinking.exception() is not None)
