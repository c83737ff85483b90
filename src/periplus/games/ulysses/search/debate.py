"""How a debate of Ulysses is likely to end."""

from typing import Final

from mypy_extensions import i64

from periplus.games.ulysses.rules.components import BLACK, BLUE, RED, votes
from periplus.games.ulysses.rules.factions import minimum
from periplus.games.ulysses.rules.state import NO_PLACE, Position

# Counted in the games of the ladder: whoever takes the lead keeps it 55 to 60 times in 100, at every table.
FIGHTS: Final = 0.35  # how often a god whose side is behind brings it into the lead,
JOINS: Final = 0.06  # and one who has not spoken yet


def place_of(state: Position, faction: i64) -> i64:
    """Where the ship sails if this side prevails."""
    if faction == RED:
        return state.red
    if faction == BLACK:
        return state.black
    return state.blue


def follower(state: Position, ahead: i64) -> i64:
    """The side that is most likely to take the lead."""
    if ahead != BLUE:
        return BLUE
    if state.black != NO_PLACE and votes(state.black_cards) > votes(state.red_cards):
        return BLACK
    return RED


def hold(state: Position, ahead: i64) -> float:
    """How likely the side ahead is to stay there: nobody who can bring another into the lead does so."""
    held: float = 1.0
    seat: i64
    for seat in range(state.seats):
        if state.out >> seat & 1:
            continue
        side: i64 = (state.sides >> 8 * seat & 255) - 1
        if side < 0 and seat == state.active:
            side = BLUE
        if side == ahead:
            continue
        if side < 0:
            held *= 1.0 - JOINS
        elif votes(state.hands[seat]) >= minimum(state, side):
            held *= 1.0 - FIGHTS
    return held
