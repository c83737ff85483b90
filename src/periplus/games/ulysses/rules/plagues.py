"""Violet discs on the map (U-30 … U-37): which places have one, and which several (R-12).

`plagues` is the set of places with a disc. Where a table lets them heap up, `heaped` has the others: their
places plus 1 in ascending order, six bits each, so that equal positions are equal.
"""

from typing import Final

from mypy_extensions import i64

from periplus.games.ulysses.rules.state import Position
from periplus.kernel.bits import bit, members, ones

DISC_BITS: Final = 6
DISC: Final = 63


def discs_at(s: Position, place: i64) -> i64:
    number: i64 = s.plagues >> place & 1
    rest: i64 = s.heaped
    while rest != 0:
        if rest & DISC == place + 1:
            number += 1
        rest >>= DISC_BITS
    return number


def discs_out(s: Position) -> i64:
    """How many of the discs lie on the map."""
    number: i64 = ones(s.plagues)
    rest: i64 = s.heaped
    while rest != 0:
        number += 1
        rest >>= DISC_BITS
    return number


def put_plague(s: Position, place: i64) -> None:
    if not s.plagues >> place & 1:
        s.plagues |= bit(place)
        return
    shift: i64 = 0
    rest: i64 = s.heaped
    while rest != 0 and rest & DISC <= place:
        shift += DISC_BITS
        rest >>= DISC_BITS
    before: i64 = s.heaped & bit(shift) - 1
    s.heaped = before | place + 1 << shift | rest << shift + DISC_BITS


def take_plague(s: Position, place: i64) -> None:
    """One disc returns to the supply (U-36); the place is free if it was the only one."""
    shift: i64 = 0
    rest: i64 = s.heaped
    while rest != 0:
        if rest & DISC == place + 1:
            s.heaped = s.heaped & bit(shift) - 1 | rest >> DISC_BITS << shift
            return
        shift += DISC_BITS
        rest >>= DISC_BITS
    s.plagues &= ~bit(place)


def plagued_places(s: Position) -> list[int]:
    """The places with discs, ascending; one with several stands there once for each."""
    return [place for place in members(int(s.plagues)) for _ in range(discs_at(s, place))]
