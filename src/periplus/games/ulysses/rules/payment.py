"""Paying with action cards (U-24, U-25): one click a card, in the fixed order of kinds.

So one payment is one path of clicks. A kind is offered only if the rest of the
payment can still be met with it and the kinds after it.
"""

from mypy_extensions import i64

from periplus.games.ulysses.rules.components import CHALLENGE, TEMPLE, ZEUS, votes
from periplus.games.ulysses.rules.factions import larger, stake_minimum
from periplus.games.ulysses.rules.state import (
    BLACK_ACTION,
    BUILD_ACTION,
    OBJECTION_CURE,
    PAY_PHASE,
    RED_ACTION,
    Position,
)
from periplus.kernel.cards import EMPTY, count, one, size


def ask_payment(s: Position, cards: i64) -> None:
    s.due = cards
    s.payment = EMPTY
    s.phase = PAY_PHASE


def fee(s: Position, seat: i64) -> i64:
    """A card for each own temple, for a cure (U-34) or another goal (U-38)."""
    return s.temples[seat]


def temple_price(s: Position, seat: i64) -> i64:
    """Two cards for each own temple (U-46)."""
    return 2 * s.temples[seat]


def temple_cards_missing(s: Position, paid: i64) -> i64:
    """Temple or Zeus cards that the price of a temple still lacks (U-46, U-49); negative if it has more."""
    return s.temples[s.active] - count(paid, TEMPLE) - count(paid, ZEUS)


def may_build(s: Position) -> bool:
    """Own temples in Temple cards, as many in any cards, and a temple in the supply (U-46, U-50)."""
    if s.rules.temples_bound and s.supply == 0:
        return False
    return build_payable(s, s.hands[s.active], EMPTY, temple_price(s, s.active))


def build_payable(s: Position, hand: i64, paid: i64, due: i64) -> bool:
    """Whether `due` more cards of a hand complete the price, half of it Temple or Zeus (U-46, U-49)."""
    usable: i64 = count(hand, TEMPLE)
    if not s.rules.pays_temples_freely:
        room: i64 = s.temples[s.active] - count(paid, TEMPLE)
        if room < 0:
            return False
        if usable > room:
            hand -= (usable - room) << (TEMPLE << 3)
            usable = room
    missing: i64 = temple_cards_missing(s, paid)
    return size(hand) >= due and usable + count(hand, ZEUS) >= missing and due >= missing


def votes_after(hand: i64, from_kind: i64, due: i64) -> i64:
    """The most Challenge and Zeus cards that can be left after paying `due` cards of this kind or later."""
    able: i64 = hand >> (from_kind << 3)
    if size(able) < due:
        return -1
    others: i64 = size(hand & 0xFFFFFFFF00) if from_kind == CHALLENGE else size(able) - count(hand, ZEUS)
    if from_kind == ZEUS:
        others = 0
    return votes(hand) - larger(0, due - others)


def payable(s: Position, hand: i64, kind: i64, due: i64) -> bool:
    """Whether the payment can be completed with cards of this kind or later."""
    if s.action == BUILD_ACTION:
        later: i64 = hand >> (kind << 3) << (kind << 3)
        return build_payable(s, later, s.payment + one(kind), due)
    return votes_after(hand, kind, due) >= reserve(s)


def reserve(s: Position) -> i64:
    """Cards that must be left for the debate: whoever cures for a disc must also play for it (U-60, R-7)."""
    if s.action == OBJECTION_CURE:
        return 1
    if s.action == RED_ACTION or s.action == BLACK_ACTION:
        return stake_minimum(s)
    return 0
