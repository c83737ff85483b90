"""Hints for people at the table: each is worked out once, however often it is asked for."""

import asyncio
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

    async def advise(self, live: LiveTable, question: Question) -> list[Hint]:
        known, thinking = self._given.get(live, (None, None))
        if thinking is None or known != question or failed(thinking):
            thinking = asyncio.create_task(self.workers.advise(question))
            self._given[live] = question, thinking
        # Whoever asked may give up waiting, while somebody else waits for the same hint.
        return await asyncio.shield(thinking)


def failed(thinking: "asyncio.Task[list[Hint]]") -> bool:
    return thinking.done() and (thinking.cancelled() or thinking.exception() is not None)
