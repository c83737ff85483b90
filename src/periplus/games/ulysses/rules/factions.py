"""Who leads a debate and what it takes to join a side (U-66 … U-76)."""

from mypy_extensions import i64

from periplus.games.ulysses.rules.components import BLACK, BLUE, RED, votes
from periplus.games.ulysses.rules.state import NO_PLACE, RED_ACTION, Position


def black_total(s: Position) -> i64:
    """Black's cards; below every other side's while the disc is not out."""
    if s.black == NO_PLACE:
        return -1
    return votes(s.black_cards)


def leader(s: Position) -> i64:
    """Most cards win; blue beats red and both beat black on equality (U-67, U-73)."""
    blue: i64 = votes(s.blue_cards)
    red: i64 = votes(s.red_cards)
    black: i64 = black_total(s)
    if blue >= red and blue >= black:
        return BLUE
    if red >= black:
        return RED
    return BLACK


def minimum(s: Position, faction: i64) -> i64:
    """The fewest cards that bring a side into the lead, and never none (U-68, U-69, U-73, U-75)."""
    blue: i64 = votes(s.blue_cards)
    red: i64 = votes(s.red_cards)
    black: i64 = black_total(s)
    if faction == BLUE:
        return larger(1, larger(red, black) - blue)
    if faction == RED:
        return larger(1, larger(blue + 1, black) - red)
    return larger(1, larger(blue, red) + 1 - larger(black, 0))


def larger(a: i64, b: i64) -> i64:
    if a > b:
        return a
    return b


def least(s: Position, faction: i64) -> i64:
    """The fewest cards one may play for a side: it must lead, black too when its disc is put (U-74, F-08)."""
    if faction == BLACK and s.black == NO_PLACE and not s.rules.first_black_leads:
        return 1
    return minimum(s, faction)


def stake_minimum(s: Position) -> i64:
    """The fewest cards of the play in the making: the first red needs one (U-60)."""
    if s.action == RED_ACTION:
        return 1
    return least(s, s.faction)


def one_card_only(s: Position) -> bool:
    """Whether the play in the making is the first red where that is a single card (F-07)."""
    return s.rules.first_red_one and s.action == RED_ACTION
