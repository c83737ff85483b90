"""What a game was worth to each seat: numbers that programs learn from."""

from collections.abc import Callable
from typing import Final

from periplus.kernel.errors import OptionError, suggestion
from periplus.kernel.game import Result

Returns = Callable[[Result], list[float]]


def by_rank(result: Result) -> list[float]:
    """From 1 for the first to -1 for the last, in equal steps; equal ranks share. They add up to 0."""
    ranks = result.ranks
    steps = max(1, len(ranks) - 1)
    return [1 - (2 * rank - 2 + ranks.count(rank) - 1) / steps for rank in ranks]


def by_win(result: Result) -> list[float]:
    """What each seat has of one victory: winners share it."""
    winners = result.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(result.ranks))]


def by_points(result: Result) -> list[float]:
    """The points as they were counted."""
    return [float(score) for score in result.scores]


# By name: how it is counted, the least and the most there can be, and the sum if it is always the same.
RETURNS: Final[dict[str, tuple[Returns, float, float, float | None]]] = {
    "rank": (by_rank, -1.0, 1.0, 0.0),
    "win": (by_win, 0.0, 1.0, 1.0),
    "points": (by_points, -1000.0, 1000.0, None),
}


def returns_named(name: str) -> Returns:
    if name not in RETURNS:
        raise OptionError(f"there are no returns {name!r}{suggestion(name, list(RETURNS))}")
    return RETURNS[name][0]
