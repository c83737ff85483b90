"""Whose turn it is (J-11, J-12)."""

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.state import TURN_PHASE, Position
from periplus.kernel.events import Log


def begin_turn(s: Position, seat: i64, log: Log) -> None:
    s.active = seat
    s.turn += 1
    s.moved = 0
    s.arrived = 0
    s.events_due = 0
    s.adventure = -1
    s.phase = TURN_PHASE
    s.seat = seat
    log.tell(v.TURN, seat, s.turn)
