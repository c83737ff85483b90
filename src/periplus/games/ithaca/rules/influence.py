"""Phase 2, divine influence (I-50 … I-55); and playing a card to a god, in the deed as well."""

from mypy_extensions import i64

from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.rules.components import EMPTY, put, take
from periplus.games.ithaca.rules.drawing import refill
from periplus.games.ithaca.rules.favour import score
from periplus.games.ithaca.rules.memory import note_play
from periplus.games.ithaca.rules.route_change import offer_row
from periplus.games.ithaca.rules.state import (
    DEED_PHASE,
    HAND,
    INFLUENCE_PHASE,
    SETTLE_PHASE,
    TO_GOD_PHASE,
    Phase,
    Position,
)
from periplus.kernel.bits import lowest
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


def leave_hand(s: Position, kind: i64) -> None:
    """The active player shows and plays a hand card."""
    s.hands[s.active] = take(s.hands[s.active], kind)
    note_play(s, s.active, HAND, kind)


def choose_card(s: Position, kind: i64, log: Log) -> None:
    """A card to play to its god; a double asks to which of the two (I-51, R-50, R-51)."""
    s.card = kind
    if s.cards.is_double(kind):
        s.phase = TO_GOD_PHASE
    else:
        play_to_god(s, lowest(s.cards.gods[kind]), log)


def play_to_god(s: Position, god: i64, log: Log) -> None:
    """The chosen card goes to a god; the hand is refilled before anything is resolved (I-52, R-7)."""
    s.god = god
    leave_hand(s, s.card)
    s.piles[god] = put(s.piles[god], s.card)
    s.idle = 0
    told: i64 = v.INFLUENCED
    if s.in_deed:
        told = v.FAVOURED
    log.tell(told, s.active, s.card, god, score(s, god))
    refill(s, SETTLE_PHASE)


class Influence(Phase):
    """One hand card must be played to one of the four gods (I-50); without a hand it is skipped (I-55)."""

    def begin(self, s: Position, log: Log) -> None:
        if s.hands[s.active] == EMPTY:
            s.go(DEED_PHASE)
        else:
            s.seat = s.active

    def offer(self, s: Position, out: Choices) -> None:
        offer_row(v.INFLUENCE, s.hands[s.active], out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        choose_card(s, code - v.INFLUENCE, log)


class ToGod(Phase):
    """Which of the two gods of a double (I-51)."""

    def offer(self, s: Position, out: Choices) -> None:
        gods: i64 = s.cards.gods[s.card]
        while gods != 0:
            out.add(v.TO_GOD + lowest(gods))
            gods &= gods - 1

    def apply(self, s: Position, code: i64, log: Log) -> None:
        play_to_god(s, code - v.TO_GOD, log)


def first_click(s: Position) -> i64:
    """The phase in which the choice of a double began."""
    if s.in_deed:
        return DEED_PHASE
    return INFLUENCE_PHASE
