"""Sets of equal cards: up to eight kinds in one int, a byte a kind.

Adding and taking away whole sets is plain arithmetic. The last kind of eight
may have at most 127 cards, so that the int stays positive.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.kernel.bits import bit
from periplus.kernel.chance import Chance

EMPTY: Final = 0

EVEN_BYTES: Final = 0x00FF00FF00FF00FF


def one(kind: i64) -> i64:
    """The set of one card of a kind."""
    return bit(kind << 3)


def count(cards: i64, kind: i64) -> i64:
    """How many cards of a kind a set holds."""
    return cards >> (kind << 3) & 255


def size(cards: i64) -> i64:
    """How many cards a set holds."""
    pairs: i64 = (cards & EVEN_BYTES) + (cards >> 8 & EVEN_BYTES)
    pairs += pairs >> 16
    return (pairs + (pairs >> 32)) & 0xFFFF


def last_kind(cards: i64) -> i64:
    """The highest kind that a set holds; 0 if it is empty."""
    kind: i64 = 0
    while cards > 255:
        cards >>= 8
        kind += 1
    return kind


def draw(pool: i64, ticket: i64) -> i64:
    """The kind of the card with this number, counting through the kinds of a set from 0 on."""
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


def counts(cards: int, kinds: int) -> list[int]:
    """A set as the number of cards of each kind."""
    return [int(count(cards, kind)) for kind in range(kinds)]


def from_counts(numbers: list[int]) -> int:
    """The set with these numbers of each kind."""
    cards = 0
    for kind, number in enumerate(numbers):
        cards += number << (8 * kind)
    return cards


def spread(cards: i64, kinds: i64) -> vec[i64]:
    """A set as a vec with the number of cards of each kind."""
    numbers = vec[i64]()
    kind: i64
    for kind in range(kinds):
        numbers = append(numbers, count(cards, kind))
    return numbers


def gathered(numbers: vec[i64], start: i64, kinds: i64) -> i64:
    """The set whose numbers stand in a vec from `start` on."""
    cards: i64 = EMPTY
    kind: i64
    for kind in range(kinds):
        cards += numbers[start + kind] << (kind << 3)
    return cards
