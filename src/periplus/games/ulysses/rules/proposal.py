"""Proposing a destination (U-54 … U-57)."""

from mypy_extensions import i64

from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.debate import open_debate
from periplus.games.ulysses.rules.drawing import end_turn
from periplus.games.ulysses.rules.payment import fee
from periplus.games.ulysses.rules.routes import destinations, open_destinations
from periplus.games.ulysses.rules.state import Position
from periplus.kernel.bits import lowest
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


def offer_proposals(s: Position, out: Choices) -> None:
    """Every connected place without a plague (U-54, U-55, U-57); with none, what E-3 says."""
    places: i64 = open_destinations(s)
    if places == 0:
        if not must_cure(s):
            out.add(v.DRIFT)
        return
    while places != 0:
        out.add(v.PROPOSE + lowest(places))
        places &= places - 1


def must_cure(s: Position) -> bool:
    """With every neighbour plagued, he may not end his actions while he can pay for a cure (E-3)."""
    if open_destinations(s) != 0 or destinations(s) == 0:
        return False
    return s.hand_size(s.active) >= fee(s, s.active)


def propose(s: Position, code: i64, log: Log) -> None:
    """Put the blue disc on a place, or have none to put it on: then the turn passes (E-3)."""
    if code == v.DRIFT:
        log.tell(v.DRIFTED, s.active, s.ship)
        end_turn(s, log)
        return
    log.tell(v.PROPOSED, s.active, code - v.PROPOSE)
    open_debate(s, code - v.PROPOSE, log)
