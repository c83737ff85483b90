"""Whose thought comes next: what bots and hints have to think waits here until a worker is free.

Short thoughts go before long ones, and people take turns: whoever has had less of the workers' time goes
first, so that one person's forty tables never stand before another's one. The more somebody has waiting, the
shorter each of these thoughts gets, down to a floor.
"""

import asyncio
import heapq
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

SHORT: Final = 0.1  # seconds: what takes less goes before everything else
LEAST_TIME: Final = 0.005  # seconds that even a sailor counts for
WAITING: Final = 4.0  # seconds within which all that waits is to be thought, if it can be made short enough
FLOOR: Final = 1 / 8  # of its time that a thought gets, however many wait
UNWATCHED: Final = "unwatched"  # all tables that nobody watches count as one person,
UNWATCHED_AT_ONCE: Final = 1  # and so many of their thoughts are under way at once

Answer = TypeVar("Answer")


@dataclass(eq=False)
class Thought(Generic[Answer]):
    """Something to be thought for a person, with the seconds that it may take: the work is told how many it
    gets. Whoever awaits the answer may give up."""

    work: Callable[[float], Answer]
    seconds: float
    person: str
    answer: "asyncio.Future[Answer]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    given: float = 0.0  # seconds, once it is its turn,
    begun: float = 0.0  # and when that was, by the clock of the event loop

    @property
    def is_short(self) -> bool:
        return self.seconds < SHORT


class Line:
    """What one person has waiting: the shortest goes first, and of those the oldest.

    `had` is the time they have had, counted from where all the others were when they came.
    """

    def __init__(self, had: float) -> None:
        self.had = had
        self._heap: list[tuple[float, int, Thought[Any]]] = []
        self._waiting: set[Thought[Any]] = set()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, thought: Thought[Any], number: int) -> None:
        heapq.heappush(self._heap, (thought.seconds, number, thought))
        self._waiting.add(thought)

    def drop(self, thought: Thought[Any]) -> None:
        self._waiting.discard(thought)

    def first(self) -> tuple[float, int, Thought[Any]]:
        """The next one, with its seconds and its number."""
        while self._heap[0][2] not in self._waiting:
            heapq.heappop(self._heap)
        return self._heap[0]


class Turns:
    """Thoughts of many people, who take turns: next is whoever would have had the least time after it."""

    def __init__(self) -> None:
        self.lines: dict[str, Line] = {}
        self._now = 0.0  # the most that anybody has had: being away saves nothing up
        self._numbers = itertools.count()

    def __len__(self) -> int:
        return sum(len(line) for line in self.lines.values())

    def add(self, thought: Thought[Any]) -> None:
        line = self.lines.setdefault(thought.person, Line(self._now))
        line.add(thought, next(self._numbers))

    def drop(self, thought: Thought[Any]) -> None:
        """Take it out, if it is still waiting."""
        if line := self.lines.get(thought.person):
            line.drop(thought)
            if not line:
                del self.lines[thought.person]

    def take(self, lanes: int, but: str | None = None) -> Thought[Any] | None:
        """The next thought, with the time that it gets where so many can be thought at once; not one of
        whoever `but` names."""
        people = [person for person in self.lines if person != but]
        if not people:
            return None
        person = min(people, key=self._after)
        line = self.lines[person]
        _, _, thought = line.first()
        fair = WAITING * lanes / (len(line) * len(people))
        thought.given = max(FLOOR * thought.seconds, min(fair, thought.seconds))
        line.had += max(thought.given, LEAST_TIME)
        self._now = max(self._now, line.had)
        self.drop(thought)
        return thought

    def _after(self, person: str) -> tuple[float, int, int]:
        """What this person would have had after the next thought; of equals, whoever wants less is first."""
        line = self.lines[person]
        seconds, number, _ = line.first()
        return line.had + max(seconds, LEAST_TIME), len(line), number


class Queue:
    """All thoughts that wait for a few workers. One of these is kept for short thoughts, if there are two."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.lanes = max(1, workers - 1)  # long thoughts at once
        self.short = Turns()
        self.long = Turns()
        self.under_way: set[Thought[Any]] = set()

    def __len__(self) -> int:
        """How many wait."""
        return len(self.short) + len(self.long)

    def add(self, thought: Thought[Any]) -> None:
        self._turns(thought).add(thought)

    def drop(self, thought: Thought[Any]) -> None:
        """It is no longer wanted. What is under way can't be stopped."""
        self._turns(thought).drop(thought)

    def begin(self) -> Thought[Any] | None:
        """The thought that begins now, if there is one and a worker for it; `end` says that it is done."""
        if len(self.under_way) >= self.workers:
            return None
        unwatched = sum(thought.person == UNWATCHED for thought in self.under_way)
        but = UNWATCHED if unwatched >= UNWATCHED_AT_ONCE else None
        thought = self.short.take(self.workers, but)
        if thought is None and sum(not other.is_short for other in self.under_way) < self.lanes:
            thought = self.long.take(self.lanes, but)
        if thought is not None:
            self.under_way.add(thought)
        return thought

    def end(self, thought: Thought[Any]) -> None:
        self.under_way.remove(thought)

    def _turns(self, thought: Thought[Any]) -> Turns:
        return self.short if thought.is_short else self.long
