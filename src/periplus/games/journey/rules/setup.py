"""Setting up (J-1 … J-11): who begins, the first hands, the display."""

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import (
    EQUIPMENT_DECK,
    EXPLORER_DECK,
    FIRST_EQUIPMENT,
    FIRST_EXPLORERS,
    explorers,
)
from periplus.games.journey.rules.decks import draw_to_hand, offer_cards
from periplus.games.journey.rules.display import begin_refill
from periplus.games.journey.rules.state import HANDS_PHASE, Phase, Position
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


def begin_hands(s: Position, first: i64) -> None:
    s.first = first
    s.active = first
    s.drawer = first
    s.due = FIRST_EXPLORERS + FIRST_EQUIPMENT
    s.phase = HANDS_PHASE


class Lot(Phase):
    """The bravest begins: the lot decides who that is (J-10, A-74)."""

    def offer(self, s: Position, out: Choices) -> None:
        out.add_lot(v.LOT, s.seats)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        begin_hands(s, code - v.LOT)
        log.tell(v.BEGINS, s.first)


class DealHands(Phase):
    """Each player gets 6 explorer and 3 equipment cards (J-5); then the display is laid out (J-6)."""

    def offer(self, s: Position, out: Choices) -> None:
        if explorers(s.hands[s.drawer]) < FIRST_EXPLORERS:
            offer_cards(s, EXPLORER_DECK, out)
        else:
            offer_cards(s, EQUIPMENT_DECK, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        draw_to_hand(s, s.drawer, code - v.DEAL, log)
        s.due -= 1
        if s.due > 0:
            return
        s.drawer = s.next_seat(s.drawer)
        s.due = FIRST_EXPLORERS + FIRST_EQUIPMENT
        if s.drawer == s.first:
            s.due = 0
            begin_refill(s, log)
