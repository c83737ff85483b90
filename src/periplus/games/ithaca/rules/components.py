"""What is in the box; and rows, the small zones of fate cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.kernel.bits import bit

ZEUS: Final = 0  # the order of the four is their hierarchy (I-7)
GODS: Final = 4
GOD_NAMES: Final = ["zeus", "athena", "helios", "aiolus"]

# What a route shows under each god (I-9).
FAVOUR_ACTION: Final = 0
ORACLE_ACTION: Final = 1
ODYSSEY_ACTION: Final = 2
LANDING_ACTION: Final = 3
NO_ACTION: Final = 4  # no route, or no favour: only with other cards or options
ACTION_NAMES: Final = ["favour", "oracle", "odyssey", "landing"]

# Why a game ended (I-101, R-24, R-40).
BY_YEARS: Final = 0
BY_STOP: Final = 1
BY_CAP: Final = 2
ENDING_NAMES: Final = ["years", "stop", "cap"]

# A row is a hand, an Oracle, a cargo, a pile: at most ten cards, as kinds in ascending
# order, packed into one int. Six bits a card hold its kind plus 1; 0 is the end.
EMPTY: Final = 0
ROOM: Final = 10
CARD_BITS: Final = 6
CARD: Final = 63


def at(row: i64, index: i64) -> i64:
    """The kind of a card of a row; -1 past the end."""
    return (row >> (index * CARD_BITS) & CARD) - 1


def length(row: i64) -> i64:
    """How many cards a row has."""
    number: i64 = 0
    while row != EMPTY:
        row >>= CARD_BITS
        number += 1
    return number


def put(row: i64, kind: i64) -> i64:
    """The row with a card more."""
    card: i64 = kind + 1
    shift: i64 = 0
    while row >> shift != EMPTY and row >> shift & CARD <= card:
        shift += CARD_BITS
    return row >> shift << shift + CARD_BITS | card << shift | row & (bit(shift) - 1)


def take(row: i64, kind: i64) -> i64:
    """The row without one of its cards of a kind."""
    card: i64 = kind + 1
    shift: i64 = 0
    while row >> shift & CARD != card:
        shift += CARD_BITS
    return row >> shift + CARD_BITS << shift | row & (bit(shift) - 1)


def without(row: i64, cards: i64) -> i64:
    """The row without the cards of another row, all of which it has."""
    while cards != EMPTY:
        row = take(row, (cards & CARD) - 1)
        cards >>= CARD_BITS
    return row


def worth(row: i64, value: vec[i64]) -> i64:
    """The sum of the values of a row's cards."""
    total: i64 = 0
    while row != EMPTY:
        total += value[(row & CARD) - 1]
        row >>= CARD_BITS
    return total


def highest(row: i64) -> i64:
    """The last kind of a row, for choices that go in ascending order; 0 of an empty one."""
    while row > CARD:
        row >>= CARD_BITS
    if row == EMPTY:
        return 0
    return row - 1


def all_equal(row: i64) -> bool:
    """Whether a row has cards of one kind only."""
    return at(row, 0) == highest(row)


def kinds_of(row: int) -> list[int]:
    """The cards of a row, one by one."""
    return [int(at(row, index)) for index in range(length(row))]


def row_of(kinds: list[int]) -> int:
    """The row of these cards."""
    row: i64 = EMPTY
    for kind in kinds:
        row = put(row, kind)
    return int(row)
