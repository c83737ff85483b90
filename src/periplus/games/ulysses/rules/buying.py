"""Paying card by card, and what a finished payment buys."""

from mypy_extensions import i64

from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.components import KINDS
from periplus.games.ulysses.rules.exchange import give_up_goal
from periplus.games.ulysses.rules.payment import payable
from periplus.games.ulysses.rules.state import (
    ASK_PHASE,
    BUILD_ACTION,
    CURE_ACTION,
    EXCHANGE_ACTION,
    OBJECTION_CURE,
    STAKE_PHASE,
    Phase,
    Position,
)
from periplus.games.ulysses.rules.strengthening import build, cure
from periplus.kernel.cards import count, last_kind, one
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


class Pay(Phase):
    """The next card of a payment, of any kind the player likes (U-24)."""

    def offer(self, s: Position, out: Choices) -> None:
        hand: i64 = s.hands[s.seat] - s.payment
        kind: i64 = last_kind(s.payment)
        while kind < KINDS:
            if count(hand, kind) > 0 and payable(s, hand - one(kind), kind, s.due - 1):
                out.add(v.CARD + kind)
            kind += 1

    def apply(self, s: Position, code: i64, log: Log) -> None:
        s.payment += one(code - v.CARD)
        s.due -= 1
        if s.due > 0:
            return
        if s.action == CURE_ACTION:
            cure(s, log)
        elif s.action == EXCHANGE_ACTION:
            give_up_goal(s, log)
        elif s.action == BUILD_ACTION:
            build(s, log)
        elif s.action == OBJECTION_CURE:
            s.phase = ASK_PHASE
        else:
            s.phase = STAKE_PHASE
