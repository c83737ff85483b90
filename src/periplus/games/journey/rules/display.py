"""The display: three equipment cards face up, filled again at the end of a turn (J-6, J-18, J-19)."""

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import DISPLAY, EQUIPMENT_DECK
from periplus.games.journey.rules.decks import ready, turn_up
from periplus.games.journey.rules.state import GAP, REFILL_PHASE, Position
from periplus.kernel.cards import one
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER


def first_gap(s: Position) -> i64:
    """The leftmost empty place (A-11); DISPLAY if there is none."""
    slot: i64 = 0
    while slot < DISPLAY and s.display[slot] != GAP:
        slot += 1
    return slot


def begin_refill(s: Position, log: Log) -> None:
    """Have the dealer fill a gap."""
    s.phase = REFILL_PHASE
    s.seat = DEALER
    ready(s, EQUIPMENT_DECK, log)


def fill_gap(s: Position, kind: i64, log: Log) -> None:
    turn_up(s, kind)
    s.display[first_gap(s)] = kind
    log.tell(v.DISPLAYED, kind)


def lies_open(s: Position, kind: i64) -> bool:
    slot: i64
    for slot in range(DISPLAY):
        if s.display[slot] == kind:
            return True
    return False


def take_open(s: Position, seat: i64, kind: i64, log: Log) -> None:
    """A display card goes into a hand, and all know that it is there; its gap stays (J-18)."""
    slot: i64 = 0
    while s.display[slot] != kind:
        slot += 1
    s.display[slot] = GAP
    s.hands[seat] += one(kind)
    s.known[seat] += one(kind)
    log.tell(v.TOOK, seat, kind)
