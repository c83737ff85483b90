"""Setting up (U-5 … U-13): who begins, a goal of each colour, the first hands."""

from mypy_extensions import i64

from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.components import COLOURS, FIRST_HAND, GOALS
from periplus.games.ulysses.rules.drawing import begin_turn, draw_card, offer_deck
from periplus.games.ulysses.rules.state import GOALS_PHASE, HANDS_PHASE, Phase, Position
from periplus.kernel.bits import bit, lowest
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


def offer_pile(pile: i64, out: Choices) -> None:
    """The dealer's choices from a shuffled goal pile: every card is as likely."""
    while pile != 0:
        out.add_weighted(v.GOAL + lowest(pile), 1)
        pile &= pile - 1


def begin_goals(s: Position, first: i64) -> None:
    s.first = first
    s.active = first
    s.drawer = first
    s.waiting = s.seats - 1
    s.slot = 0
    s.phase = GOALS_PHASE


class Lot(Phase):
    """A first player is drawn (U-10, F-23)."""

    def offer(self, s: Position, out: Choices) -> None:
        out.add_lot(v.LOT, s.seats)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        begin_goals(s, code - v.LOT)
        log.tell(v.BEGINS, s.first)


class DealGoals(Phase):
    """Each god takes one card from each pile, unseen by the others (U-6)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_pile(s.pile(s.slot), out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        place: i64 = code - v.GOAL
        card: i64 = s.drawer * GOALS + s.slot
        s.unknown &= ~bit(place)
        s.goals[card] = place
        s.known[card] = bit(s.drawer)
        log.whisper(v.DEALT_GOAL, bit(s.drawer), s.drawer, s.slot, place)
        s.slot += 1
        if s.slot < COLOURS:
            return
        s.slot = 0
        s.drawer = s.next_seat(s.drawer)
        if s.waiting > 0:
            s.waiting -= 1
            return
        s.due = FIRST_HAND
        s.waiting = s.seats - 1
        s.phase = HANDS_PHASE


class DealHands(Phase):
    """The first god gets 5 cards, each next one a card more (U-11)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_deck(s, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        draw_card(s, s.drawer, code - v.DEAL, log)
        s.due -= 1
        if s.due > 0:
            return
        if s.waiting > 0:
            s.drawer = s.next_seat(s.drawer)
            s.due = FIRST_HAND + s.seats - s.waiting
            s.waiting -= 1
            return
        begin_turn(s, log)
