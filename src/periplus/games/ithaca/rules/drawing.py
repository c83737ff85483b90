"""Hand, deck and discards (I-30 … I-36)."""

from mypy_extensions import i64

from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.rules.components import length, put
from periplus.games.ithaca.rules.memory import note_draw, note_reshuffle
from periplus.games.ithaca.rules.state import DRAW_PHASE, Phase, Position
from periplus.kernel.bits import bit
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER


def refill(s: Position, then: i64) -> None:
    """The active player draws back to a full hand of 4, then a phase follows (I-30, I-31, I-81)."""
    s.due = s.cards.hand - length(s.hands[s.active])
    s.then = then
    s.go(DRAW_PHASE)


def card_ready(s: Position, log: Log) -> bool:
    """Make sure there is a card to draw: an empty deck is made anew from the discards (I-32)."""
    if s.deck_size == 0 and s.discards_size > 0:
        reshuffle(s, log)
    return s.deck_size > 0


def reshuffle(s: Position, log: Log) -> None:
    """The discards of this moment become the deck: no prize, no bids that are set aside (R-25)."""
    kind: i64
    for kind in range(s.cards.kinds):
        s.deck[kind] = s.discards[kind]
        s.discards[kind] = 0
    s.deck_size = s.discards_size
    s.discards_size = 0
    note_reshuffle(s)
    log.tell(v.RESHUFFLED, s.deck_size)


def draw_card(s: Position, seat: i64, kind: i64, log: Log) -> None:
    """A player takes the card that the dealer found on top; after the last one comes a new deck (R-25)."""
    remove_from_deck(s, kind)
    s.hands[seat] = put(s.hands[seat], kind)
    note_draw(s, seat, kind)
    log.whisper(v.DREW, bit(seat), seat, kind)
    card_ready(s, log)


def remove_from_deck(s: Position, kind: i64) -> None:
    s.deck[kind] -= 1
    s.deck_size -= 1


def offer_deck(s: Position, out: Choices) -> None:
    """The dealer's choices, of which there are none yet: each kind as likely as there are cards of it."""
    deck, codes, weights = s.deck, out.codes, out.weights
    count: i64 = 0
    total: i64 = 0
    kind: i64
    for kind in range(len(deck)):
        copies: i64 = deck[kind]
        if copies > 0:
            codes[count] = v.DEAL + kind
            weights[count] = copies
            count += 1
            total += copies
    out.count = count
    out.total = total


class Draw(Phase):
    """The active player's hand is filled, as far as there are cards at all (I-33, R-24)."""

    def begin(self, s: Position, log: Log) -> None:
        if s.due > 0 and card_ready(s, log):
            s.seat = DEALER
            return
        if s.due > 0:
            log.tell(v.NOTHING_TO_DRAW, s.active)
        s.go(s.then)

    def offer(self, s: Position, out: Choices) -> None:
        offer_deck(s, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        draw_card(s, s.active, code - v.DEAL, log)
        s.due -= 1
        s.go(DRAW_PHASE)
