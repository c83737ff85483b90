"""The ship moves, goals are shown, somebody may win (U-89 … U-92)."""

from typing import Final

from mypy_extensions import i64

from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.components import GOALS
from periplus.games.ulysses.rules.drawing import end_game, end_turn
from periplus.games.ulysses.rules.state import IN_PUBLIC, WIND_PHASE, Position
from periplus.kernel.bits import bit, ones
from periplus.kernel.events import Log

ALL_SLOTS: Final = 15


def arrive(s: Position, place: i64, windy: bool, log: Log) -> None:
    """Ship, goals, win, then the wind if it sailed where the active god wanted (R-11, U-83)."""
    log.tell(v.SAILED, s.ship, place)
    s.ship = place
    show_goal(s, place, log)
    if s.winner >= 0:
        log.tell(v.WON, s.winner)
        end_game(s)
    elif windy:
        s.phase = WIND_PHASE
        s.seat = s.active
    else:
        end_turn(s, log)


def show_goal(s: Position, place: i64, log: Log) -> None:
    """Whoever holds the goal of this place must show it, whoever sailed there (U-89).

    A goal that is not shown now is known not to be this place.
    """
    seat: i64
    slot: i64
    for seat in range(s.seats):
        for slot in range(GOALS):
            card: i64 = seat * GOALS + slot
            if s.reached >> card & 1:
                continue
            if s.goals[card] == place:
                s.reached |= bit(card)
                s.known[card] = s.everyone() | IN_PUBLIC
                log.tell(v.REACHED, seat, place, ones(s.shown(seat)))
                if s.shown(seat) == ALL_SLOTS:
                    s.winner = seat
            else:
                s.not_here[card] |= bit(place)
