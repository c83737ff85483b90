"""Bots think, and people's files are read, in processes of their own: the event loop never waits for them."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from multiprocessing import connection
from typing import Any, TypeVar

import periplus
from periplus import build
from periplus.bots import level_of, make_bot, make_caretaker
from periplus.bots.hint import BUDGET, Hint, hints
from periplus.games import game_named
from periplus.kernel.datafile import DataFile
from periplus.kernel.game import Game
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.voyage import Voyage
from periplus.server.journal import note
from periplus.server.queueing import Queue, Thought
from periplus.server.refusals import Refused
from periplus.store.timings import Timings

CARETAKER = "caretaker"  # in place of a level: whoever decides when the time is up
LOOKING = 3.0  # seconds between two looks at whether the rules have been compiled meanwhile
READING = 5.0  # seconds that reading somebody's files may take: a large map takes a fraction of one

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Question:
    """A seat's decision, with what a person in this seat would see and no more: `packed` is a guess."""

    game: str
    options: dict[str, object]
    seats: int
    seat: int
    packed: tuple[int, ...]
    facts: list[list[int]]
    seed: int

    def knowledge(self) -> Knowledge:
        state = game_named(self.game).unpack(self.seats, self.options, self.packed)
        return Knowledge(state, self.seat, self.facts)


class Workers:
    """A few workers for all tables, and one that reads files: no table waits for it or minds if it dies.

    What they are to think waits in a queue; whoever is cancelled while they wait for it takes it out again.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.queue = Queue(workers)
        self.answers = Timings()  # how long bots and hints were waited for
        self.thinking = Timings()  # how long of that a worker was busy
        self._thinking: set[asyncio.Task[None]] = set()
        self._pool = pool_of(workers)
        self._reader = pool_of(1)
        self._reading = asyncio.Lock()

    async def decide(self, question: Question, level: str, person: str) -> list[int]:
        """The clicks of a whole choice, by a bot; a person's other thoughts may have to wait for it.

        It takes all the time it is given, whatever there is to choose: haste would tell.
        """
        seconds = 0.0 if level == CARETAKER else level_of(level).budget.seconds
        thought = Thought(partial(think, question, level), seconds, person)
        clicks = await self._ask(thought)
        if thought.given:
            await asyncio.sleep(thought.begun + thought.given - asyncio.get_running_loop().time())
        return clicks

    async def advise(self, question: Question, person: str) -> list[Hint]:
        """The best clicks, for a person."""
        return await self._ask(Thought(partial(advise, question), BUDGET.seconds, person))

    async def examine(self, game: Game, seats: int, options: dict[str, object]) -> None:
        """Check that a game can be played with files that somebody sent; raises a PeriplusError if not."""
        await self.read(partial(examine, game.name, seats, options))

    async def read(self, work: Callable[[], Answer], seconds: float = READING) -> Answer:
        """Read something in a worker; Refused if it takes longer."""
        async with self._reading:
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._reader, partial(in_time, work, seconds))
            except BrokenProcessPool:
                self._reader = pool_of(1)
                raise Refused(400, "malformed", f"a file took longer than {seconds:g} s to read") from None

    async def change_over(self) -> None:
        """Once the rules have been compiled, have bots think in them: a server needn't wait for the compiler.

        Thoughts that have begun are finished where they are.
        """
        if periplus.BUILD == "compiled" or "PERIPLUS_BUILD" in os.environ:
            return
        while not await asyncio.to_thread(build.fresh, build.PACKAGE):
            await asyncio.sleep(LOOKING)
        before, self._pool = self._pool, pool_of(self.workers)
        before.shutdown(wait=False)
        note("the rules are compiled now: bots think faster")

    def close(self) -> None:
        for thinking in self._thinking:
            thinking.cancel()
        for pool in (self._pool, self._reader):
            pool.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, thought: Thought[Answer]) -> Answer:
        """Wait for its turn and its answer, and count how long that takes."""
        began = time.monotonic()
        self.queue.add(thought)
        self._go_on()
        try:
            found = await thought.answer
        except asyncio.CancelledError:
            self.queue.drop(thought)
            raise
        self.answers.add(time.monotonic() - began)
        return found

    def _go_on(self) -> None:
        """Begin what can begin now."""
        while (thought := self.queue.begin()) is not None:
            thinking = asyncio.create_task(self._think(thought))
            self._thinking.add(thinking)
            thinking.add_done_callback(self._thinking.discard)

    async def _think(self, thought: Thought[Any]) -> None:
        """Have a worker do it. It is busy until it is done, whether or not anybody still waits for it."""
        thought.begun = asyncio.get_running_loop().time()
        try:
            found, seconds = await self._work(partial(timed, partial(thought.work, thought.given)))
            self.thinking.add(seconds)
            if not thought.answer.done():
                thought.answer.set_result(found)
        except Exception as fault:
            if not thought.answer.done():
                thought.answer.set_exception(fault)
        self.queue.end(thought)
        self._go_on()

    async def _work(self, work: Callable[[], Answer]) -> Answer:
        """A worker that dies is replaced, and the work given to another."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = pool_of(self.workers)
            return await loop.run_in_executor(self._pool, work)


def pool_of(workers: int) -> ProcessPoolExecutor:
    # Spawned, not forked: the server has threads.
    return ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=set_up)


def asked(voyage: Voyage, seat: int, seed: int) -> Question:
    """What the seat that is to decide is asked now."""
    knowledge = voyage.knowledge(seat)
    return Question(
        voyage.game.name, voyage.options, len(voyage.seats), seat, knowledge.pack(), knowledge.facts, seed
    )


def timed(work: Callable[[], Answer]) -> tuple[Answer, float]:
    """In a worker: do the work, and say how many seconds it took."""
    began = time.perf_counter()
    return work(), time.perf_counter() - began


def think(question: Question, level: str, seconds: float) -> list[int]:
    game = game_named(question.game)
    if level == CARETAKER:
        bot = make_caretaker(game, question.options, question.seed)
    else:
        bot = make_bot(level, game, question.options, question.seed, by_clock=True, seconds=seconds)
    return bot.decide(question.knowledge())


def advise(question: Question, seconds: float) -> list[Hint]:
    budget = BUDGET._replace(seconds=seconds)
    return hints(game_named(question.game), question.knowledge(), question.seed, budget, by_clock=True)


def examine(name: str, seats: int, options: dict[str, object]) -> None:
    """In a worker: begin such a game to see whether it works, and check that no text is too long.

    Older files may have longer texts, so the games themselves don't check that.
    """
    game = game_named(name)
    game.start(seats, options)
    check_lengths(game, options)


def check_lengths(game: Game, options: dict[str, object]) -> None:
    """Raise a PeriplusError if a text in people's files is too long."""
    for file in game.data:
        DataFile(file, options.get(file) or {}, {}).check_lengths()


def in_time(work: Callable[[], Answer], seconds: float) -> Answer:
    """In a worker: do the work, or die when the time is up. Nothing less stops compiled code."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def set_up() -> None:
    """In a worker: leave Ctrl-C to the server, and end when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
