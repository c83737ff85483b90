"""Many games between bots, on all cores.

What happens in a game follows from the seed and the game's number alone, and the tallies of games
are added up: the result does not depend on how many processes played them.
"""

import hashlib
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import NamedTuple

from periplus.arena.match import Match, play_match
from periplus.bots import make_bot
from periplus.games import game_named
from periplus.kernel.errors import ArenaError

CHUNK = 10  # games between two signs of life
DEALER_WORD = "dealer"


class Plan(NamedTuple):
    """Who plays what: plain data, as it goes to other processes."""

    game: str
    bots: list[str]  # the level of each bot
    options: dict[str, object]
    seed: int


class Tally:
    """What came out of some games."""

    def __init__(self, bots: list[str]) -> None:
        self.games = 0
        self.undecided = 0
        self.plies = 0
        self.decisions = 0
        self.turns = 0
        self.best = 0  # the winning scores, added up
        self.wins = dict.fromkeys(bots, 0)  # games that a bot of this level won
        self.points = dict.fromkeys(bots, 0)  # the scores of its bots, added up
        self.copies = Counter(bots)  # how many bots of a level are at the table
        self.seats = [0] * len(bots)  # games won in each seat

    def count(self, match: Match, levels: list[str]) -> None:
        """Take in a game; `levels` are those of its seats."""
        self.games += 1
        self.undecided += not match.winners
        self.plies += match.plies
        self.decisions += match.decisions
        self.turns += match.turns
        self.best += max([match.scores[seat] for seat in match.winners], default=0)
        for level, score in zip(levels, match.scores):
            self.points[level] += score
        for seat in match.winners:
            self.seats[seat] += 1
        for level in {levels[seat] for seat in match.winners}:
            self.wins[level] += 1

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.undecided += other.undecided
        self.plies += other.plies
        self.decisions += other.decisions
        self.turns += other.turns
        self.best += other.best
        self.points = {level: points + other.points[level] for level, points in self.points.items()}
        self.wins = {level: wins + other.wins[level] for level, wins in self.wins.items()}
        self.seats = [mine + more for mine, more in zip(self.seats, other.seats, strict=True)]

    def winning_score(self) -> float | None:
        """The mean score of a winner, if any game came to its end."""
        ended = self.games - self.undecided
        return self.best / ended if ended else None

    def mean_score(self, level: str) -> float | None:
        """The mean score of a bot of this level, if any game came to its end."""
        scores = (self.games - self.undecided) * self.copies[level]
        return self.points[level] / scores if scores else None


def check(plan: Plan) -> None:
    """Raise an OptionError if these games cannot be played."""
    game = game_named(plan.game)
    for level in plan.bots:
        make_bot(level, game, plan.options, 0)
    game.start(len(plan.bots), plan.options)


def seating(bots: int, number: int) -> list[int]:
    """Which bot has each seat in a game: with every game all move on by one."""
    return [(seat + number) % bots for seat in range(bots)]


def seed_for(plan: Plan, number: int, who: str) -> int:
    """A seed of 63 bits for the dealer or a bot in one of the games."""
    digest = hashlib.sha256(f"{plan.seed} {number} {who}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def play_numbered(plan: Plan, number: int) -> tuple[Match, list[str]]:
    """A game of the tournament, and the levels of its seats."""
    game = game_named(plan.game)
    seats = seating(len(plan.bots), number)
    bots = [
        make_bot(plan.bots[bot], game, plan.options, seed_for(plan, number, f"bot {bot}")) for bot in seats
    ]
    match = play_match(game, plan.options, bots, seed_for(plan, number, DEALER_WORD))
    return match, [plan.bots[bot] for bot in seats]


def play_chunk(plan: Plan, first: int, last: int) -> Tally:
    """The games numbered from `first` up to, not including, `last`: a worker's share."""
    tally = Tally(plan.bots)
    for number in range(first, last):
        tally.count(*play_numbered(plan, number))
    return tally


def play_all(
    plan: Plan, games: int, processes: int, tell: Callable[[int], None] = lambda games: None
) -> Tally:
    """All the games; `tell` hears how many more are over."""
    total = Tally(plan.bots)
    for tally in tallies(plan, games, processes):
        total.add(tally)
        tell(tally.games)
    return total


def tallies(plan: Plan, games: int, processes: int) -> Iterator[Tally]:
    """The tallies of the chunks, as they are ready."""
    size = max(1, min(CHUNK, games // (4 * processes)))
    chunks = [(first, min(first + size, games)) for first in range(0, games, size)]
    if processes == 1:
        for first, last in chunks:
            yield play_chunk(plan, first, last)
        return
    # Spawned workers are the same on every system, and a fork beside the threads of a progress bar may hang.
    with ProcessPoolExecutor(processes, get_context("spawn"), leave_interrupts) as pool:
        try:
            for future in as_completed([pool.submit(play_chunk, plan, *chunk) for chunk in chunks]):
                yield future.result()
        except BrokenProcessPool:
            raise ArenaError("a process was ended from outside: play the games again") from None
        except BaseException:  # Ctrl-C, or nobody wants the rest: the games not yet begun are dropped
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def leave_interrupts() -> None:
    """Ctrl-C is for the main process, which then tells its workers to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many processes this machine runs at once for us."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
