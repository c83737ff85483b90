"""How far a share of wins can be trusted."""

from math import sqrt

NORMAL_95 = 1.959963984540054  # the normal distribution lies within this with a probability of 95 %


def wilson(wins: int, games: int, width: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's interval of a share: it stays within 0 and 1 and holds for few games, too."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = width * width / games
    middle = share + spread / 2
    reach = width * sqrt(share * (1 - share) / games + spread / (4 * games))
    # At the ends the formula gives exactly 0 and 1, rounding does not.
    low = 0.0 if wins == 0 else (middle - reach) / (1 + spread)
    high = 1.0 if wins == games else (middle + reach) / (1 + spread)
    return low, high
