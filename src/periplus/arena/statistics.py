"""How far a share of wins can be trusted."""

from math import sqrt
from typing import NamedTuple

NORMAL_95 = 1.959963984540054  # the normal distribution lies within this with a probability of 95 %
ENOUGH = 30  # deals to tell how alike the games of a deal are


class Share(NamedTuple):
    """A share, and the interval in which it lies with a probability of 95 %."""

    value: float
    low: float
    high: float

    def text(self) -> str:
        return f"{self.value:.1%}"

    def interval(self) -> str:
        return f"{self.low:.1%} – {self.high:.1%}"


def wilson(wins: float, games: float, width: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's interval of a share: it stays within 0 and 1, and holds for few games too."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = width * width / games
    middle = share + spread / 2
    reach = width * sqrt(max(0.0, share * (1 - share)) / games + spread / (4 * games))
    # At the ends the formula gives exactly 0 and 1, but rounding would not.
    low = 0.0 if wins == 0 else (middle - reach) / (1 + spread)
    high = 1.0 if wins == games else (middle + reach) / (1 + spread)
    return low, high


def share_of(deals: list[list[float]], deals_count_once: bool = False) -> Share:
    """The mean of what was won in the games, given by deal, with a cluster-robust interval.

    The games of a deal have the same luck, so they may be worth fewer independent games than they are, or
    more. The design effect tells how many: the variance of the mean by deals, over that of independent games.
    Wilson's interval is computed for that number. Of what is the same in all games of a deal, such
    as who begins, they tell no more than one of them: there a deal counts once at most.
    """
    games = sum(map(len, deals))
    if games == 0:
        return Share(0.0, 0.0, 1.0)
    share = sum(map(sum, deals)) / games
    worth = games / design_effect(deals, share, games)
    if deals_count_once:
        worth = min(worth, len(deals))
    low, high = wilson(share * worth, worth)
    return Share(share, min(low, share), max(high, share))


def design_effect(deals: list[list[float]], share: float, games: int) -> float:
    """How many games are worth one independent one. Few deals are too uncertain to narrow an interval."""
    apart = share * (1 - share) / games
    if len(deals) < 2 or apart <= 0:
        return 1.0
    strays = sum((sum(deal) - share * len(deal)) ** 2 for deal in deals)
    together = len(deals) / (len(deals) - 1) * strays / games**2
    return max(together / apart, 0.05 if len(deals) >= ENOUGH else 1.0)
