"""What is in the box, chapter 1 of the rules: action cards, discs, temples.

A set of action cards (a hand, the deck, a payment) is one int with a byte per
kind: adding and taking away whole sets is plain arithmetic.
"""

from typing import Final

from mypy_extensions import i64

from periplus.kernel.chance import Chance, bit

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

EMPTY: Final = 0


def one(kind: i64) -> i64:
    """The set of one card of a kind."""
    return bit(kind << 3)


def count(cards: i64, kind: i64) -> i64:
    """How many cards of a kind a set holds."""
    return cards >> (kind << 3) & 255


def size(cards: i64) -> i64:
    """How many cards a set holds."""
    return (
        (cards & 255)
        + (cards >> 8 & 255)
        + (cards >> 16 & 255)
        + (cards >> 24 & 255)
        + (cards >> 32 & 255)
        + (cards >> 40)
    )


def votes(cards: i64) -> i64:
    """How many cards of a set count in a debate: Challenge and Zeus (U-79)."""
    return (cards & 255) + (cards >> 40)


def whole_deck() -> int:
    """All 132 action cards."""
    return from_counts(COPIES)


def draw(pool: i64, ticket: i64) -> i64:
    """The kind of the ticket-th card of a set."""
    kind: i64 = 0
    while ticket >= pool & 255:
        ticket -= pool & 255
        pool >>= 8
        kind += 1
    return kind


def handful(pool: i64, number: i64, chance: Chance) -> i64:
    """A random set of `number` cards out of a set."""
    taken: i64 = EMPTY
    left: i64 = size(pool)
    while number > 0:
        card: i64 = one(draw(pool, chance.below(left)))
        taken += card
        pool -= card
        left -= 1
        number -= 1
    return taken


def counts(cards: int) -> list[int]:
    """A set as the number of cards of each kind."""
    return [int(count(cards, kind)) for kind in range(KINDS)]


def from_counts(numbers: list[int]) -> int:
    """The set with these numbers of each kind."""
    cards = 0
    for kind, number in enumerate(numbers):
        cards += number << (8 * kind)
    return cards
