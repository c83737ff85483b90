"""What is in the box: action cards, discs, temples."""

from typing import Final

from mypy_extensions import i64

from periplus.kernel import cards as sets

CHALLENGE: Final = 0
TEMPLE: Final = 1
WIND: Final = 2
PLAGUE: Final = 3
PANDORA: Final = 4
ZEUS: Final = 5
KINDS: Final = 6
KIND_NAMES: Final = ["challenge", "temple", "wind", "plague", "pandora", "zeus"]
COPIES: Final = [50, 23, 23, 16, 9, 11]

BLUE: Final = 0
RED: Final = 1
BLACK: Final = 2
FACTION_NAMES: Final = ["blue", "red", "black"]

GOALS: Final = 4  # each god owns four, always (U-3)
COLOURS: Final = 4
PLAGUE_DISCS: Final = 6
TEMPLES: Final = 23
FIRST_HAND: Final = 5  # the first god's; each next one gets one more (U-11)


def votes(cards: i64) -> i64:
    """How many cards of a set count in a debate: Challenge and Zeus (U-79)."""
    return (cards & 255) + (cards >> 40)


def whole_deck() -> int:
    """All 132 action cards."""
    return sets.from_counts(COPIES)


def counts(cards: int) -> list[int]:
    """A set of action cards as the number of each kind."""
    return sets.counts(cards, KINDS)
