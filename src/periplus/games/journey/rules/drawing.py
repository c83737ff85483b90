"""Drawing cards (J-15 … J-23): three of them, one at a time, from the display or face down."""

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import (
    COLOURS,
    DRAWS,
    EQUIPMENT_DECK,
    EXPLORER_DECK,
    HAND_KINDS,
    MOST_EQUIPMENT,
    MOST_EXPLORERS,
    equipment,
    explorers,
)
from periplus.games.journey.rules.decks import deck_of, draw_to_hand, offer_cards, play_cards, ready
from periplus.games.journey.rules.display import lies_open, take_open
from periplus.games.journey.rules.ending import end_turn
from periplus.games.journey.rules.events import next_event
from periplus.games.journey.rules.moving import begin_move, offer_pieces
from periplus.games.journey.rules.state import (
    DRAW_PHASE,
    OVERFLOW_PHASE,
    SUPPLY_PHASE,
    Phase,
    Position,
)
from periplus.kernel.cards import count, one
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER


def offer_sources(s: Position, out: Choices) -> None:
    """A card of the display, or the top one of a deck (J-15, J-16)."""
    kind: i64
    for kind in range(COLOURS, HAND_KINDS):
        if lies_open(s, kind):
            out.add(v.TAKE + kind)
    out.add(v.DRAW + EXPLORER_DECK)
    out.add(v.DRAW + EQUIPMENT_DECK)


def draw_from(s: Position, code: i64, log: Log) -> None:
    """Take the chosen card; from a deck the dealer finds it."""
    if code < v.DRAW:
        kind: i64 = code - v.TAKE
        take_open(s, s.active, kind, log)
        after_card(s, kind, log)
        return
    deck: i64 = code - v.DRAW
    ready(s, deck, log)
    s.source = deck
    s.phase = DRAW_PHASE
    s.seat = DEALER


def after_card(s: Position, kind: i64, log: Log) -> None:
    """Above a hand limit a card of that sort is discarded at once, before the next draw (J-20, J-21)."""
    hand: i64 = s.hands[s.active]
    s.due -= 1
    s.seat = s.active
    if explorers(hand) > MOST_EXPLORERS or equipment(hand) > MOST_EQUIPMENT:
        s.source = deck_of(kind)
        s.phase = OVERFLOW_PHASE
        return
    after_limit(s, log)


def after_limit(s: Position, log: Log) -> None:
    if s.due > 0:
        s.phase = SUPPLY_PHASE
    elif s.moved:
        next_event(s, log)  # the cards were Supplies (J-76)
    else:
        s.idle += 1
        end_turn(s, log)


class Turn(Phase):
    """Exactly one of two things: draw three cards, or move a piece (J-12, J-13)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_sources(s, out)
        offer_pieces(s, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code >= v.MOVE:
            begin_move(s, code - v.MOVE)
            return
        s.due = DRAWS
        draw_from(s, code, log)


class Supply(Phase):
    """The second and the third card, and the three of Supplies: each seen before the next (J-17, A-72)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_sources(s, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        draw_from(s, code, log)


class Draw(Phase):
    """The top card of a deck goes into the hand (J-15)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_cards(s, s.source, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        kind: i64 = code - v.DEAL
        draw_to_hand(s, s.active, kind, log)
        after_card(s, kind, log)


class Overflow(Phase):
    """One card too many: one of that sort goes, perhaps the new one (J-21)."""

    def offer(self, s: Position, out: Choices) -> None:
        kind: i64
        for kind in range(HAND_KINDS):
            if deck_of(kind) == s.source and count(s.hands[s.active], kind) > 0:
                out.add(v.DISCARD + kind)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        kind: i64 = code - v.DISCARD
        play_cards(s, s.active, one(kind))
        log.tell(v.DISCARDED, s.active, kind)
        after_limit(s, log)
