"""How long things took, counted so cheaply that every click can be."""

from bisect import bisect_left
from typing import Final

# Seconds, each about twice the one before: from a commit on a fast disk to a bot in a long queue.
BOUNDS: Final = (
    *(0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05),
    *(0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0),
)


class Timings:
    """Numbers of durations by length, and their sum. One thread adds to it; any may read it."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)  # up to each bound, and longer than all
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    @property
    def number(self) -> int:
        return sum(self.counts)
