"""Whether things drawn at random come as often as they should: Pearson's chi-square, for fixed seeds."""

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

Thing = TypeVar("Thing", bound=Hashable)

NORMAL_999 = 3.0902  # one fair sample in a thousand would be called unfair; with fixed seeds none is
FEWEST = 5  # expected less often than this, things are counted together


def assert_fair(drawn: Counter[Thing], shares: Mapping[Thing, float]) -> None:
    """Nothing came that has no share, and each thing came as often as its share says."""
    strange = sorted(map(repr, drawn.keys() - shares.keys()))
    assert not strange, f"drawn although impossible: {strange[:5]}"
    unit = drawn.total() / sum(shares.values())
    cells = [(drawn[thing], share * unit) for thing, share in shares.items()]
    rare = [cell for cell in cells if cell[1] < FEWEST]
    cells = [cell for cell in cells if cell[1] >= FEWEST]
    if rare:
        cells.append((sum(found for found, _ in rare), sum(expected for _, expected in rare)))
    assert len(cells) > 1, "a sample too small to tell anything"
    chi_square = sum((found - expected) ** 2 / expected for found, expected in cells)
    assert chi_square < critical(len(cells) - 1), f"chi-square {chi_square:.1f} of {len(cells)} things"


def assert_uniform(drawn: Counter[Thing], things: list[Thing]) -> None:
    """Each of the things came as often as the others, and nothing else came."""
    assert_fair(drawn, dict.fromkeys(things, 1.0))


def critical(freedom: int) -> float:
    """What chi-square exceeds once in a thousand times; its cube root is nearly normal (Wilson, Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + NORMAL_999 * sqrt(spread)) ** 3)
