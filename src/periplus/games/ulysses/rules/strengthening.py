"""The action phase (U-21 … U-53): the active god strengthens his position, then proposes."""

from typing import Final

from mypy_extensions import i64

from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.components import PANDORA, PLAGUE, PLAGUE_DISCS, ZEUS
from periplus.games.ulysses.rules.discarding import discard_from_hand
from periplus.games.ulysses.rules.drawing import card_ready
from periplus.games.ulysses.rules.exchange import may_exchange
from periplus.games.ulysses.rules.payment import ask_payment, fee, may_build, temple_price
from periplus.games.ulysses.rules.plagues import discs_out, put_plague, take_plague
from periplus.games.ulysses.rules.proposal import must_cure, offer_proposals, propose
from periplus.games.ulysses.rules.state import (
    BONUS_PHASE,
    BUILD_ACTION,
    CURE_ACTION,
    EXCHANGE_ACTION,
    GIVE_PHASE,
    JOKER_PHASE,
    PANDORA_ACTION,
    PLAGUE_ACTION,
    STRENGTHEN_PHASE,
    TARGET_PHASE,
    Phase,
    Position,
)
from periplus.kernel.bits import bit, lowest
from periplus.kernel.cards import EMPTY, count, one
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER

PANDORA_DRAWS: Final = 2


def may_open_pandora(s: Position) -> bool:
    """A Pandora card, or Zeus, once a turn, if there is anything to draw (U-27 … U-29, R-22)."""
    if s.rules.pandora_limited and s.pandoras > 0:
        return False
    hand: i64 = s.hands[s.active]
    if count(hand, PANDORA) == 0 and (count(hand, ZEUS) == 0 or not s.rules.zeus_as_pandora):
        return False
    return s.deck != EMPTY or (s.rules.reshuffles and s.discards != EMPTY)


def plague_targets(s: Position) -> i64:
    """Places that can be struck: any (U-31), or only those with a goal card (F-18).

    Those that have a plague are spared, unless plagues heap up (R-12).
    """
    chart = s.chart
    places: i64 = bit(chart.size) - 1
    if not s.rules.plagues_anywhere:
        places = chart.goals[0] | chart.goals[1] | chart.goals[2] | chart.goals[3]
    return places if s.rules.plagues_heap else places & ~s.plagues


def may_spread_plague(s: Position) -> bool:
    """A Plague card or Zeus, and one of the six discs (U-30, U-33)."""
    hand: i64 = s.hands[s.active]
    if count(hand, PLAGUE) == 0 and count(hand, ZEUS) == 0:
        return False
    return discs_out(s) < PLAGUE_DISCS and plague_targets(s) != 0


def may_cure(s: Position) -> bool:
    """A plague to remove, and a card to pay for each own temple (U-34)."""
    return s.plagues != 0 and s.hand_size(s.active) >= fee(s, s.active)


class Strengthen(Phase):
    """Any number of actions in any order, then the proposal (U-21, U-22, U-54)."""

    def offer(self, s: Position, out: Choices) -> None:
        after: i64 = s.last_action if s.rules.actions_in_order else 0
        if after <= PANDORA_ACTION and may_open_pandora(s):
            out.add(v.OPEN_PANDORA)
        if after <= PLAGUE_ACTION and may_spread_plague(s):
            out.add(v.SPREAD_PLAGUE)
        if (after <= CURE_ACTION or must_cure(s)) and may_cure(s):
            out.add(v.CURE)
        if after <= EXCHANGE_ACTION and may_exchange(s):
            out.add(v.EXCHANGE)
        if may_build(s):
            out.add(v.BUILD)
        offer_proposals(s, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code >= v.PROPOSE:
            propose(s, code, log)
        elif code == v.OPEN_PANDORA:
            s.action = PANDORA_ACTION
            s.phase = JOKER_PHASE
        elif code == v.SPREAD_PLAGUE:
            s.action = PLAGUE_ACTION
            s.phase = TARGET_PHASE
        elif code == v.CURE:
            s.action = CURE_ACTION
            s.phase = TARGET_PHASE
        elif code == v.EXCHANGE:
            s.action = EXCHANGE_ACTION
            s.phase = GIVE_PHASE
        else:
            s.action = BUILD_ACTION
            ask_payment(s, temple_price(s, s.active))


class Target(Phase):
    """Which place: to strike with a plague (U-31), or to rid of one (U-36)."""

    def offer(self, s: Position, out: Choices) -> None:
        places: i64 = plague_targets(s) if s.action == PLAGUE_ACTION else s.plagues
        while places != 0:
            out.add(v.AT_PLACE + lowest(places))
            places &= places - 1

    def apply(self, s: Position, code: i64, log: Log) -> None:
        s.target = code - v.AT_PLACE
        if s.action == PLAGUE_ACTION:
            s.phase = JOKER_PHASE
            return
        s.cure_place = s.target
        ask_payment(s, fee(s, s.seat))


class Joker(Phase):
    """Which card: the one the action is named after, or Zeus in its place (U-28, U-30, U-52)."""

    def offer(self, s: Position, out: Choices) -> None:
        hand: i64 = s.hands[s.active]
        named: i64 = PANDORA if s.action == PANDORA_ACTION else PLAGUE
        if count(hand, named) > 0:
            out.add(v.CARD + named)
        if count(hand, ZEUS) > 0 and (s.action == PLAGUE_ACTION or s.rules.zeus_as_pandora):
            out.add(v.CARD + ZEUS)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        kind: i64 = code - v.CARD
        discard_from_hand(s, s.active, one(kind))
        s.last_action = s.action
        if s.action == PLAGUE_ACTION:
            put_plague(s, s.target)
            log.tell(v.SPREAD, s.active, s.target, kind)
            s.drop_choice()
            s.phase = STRENGTHEN_PHASE
            return
        log.tell(v.OPENED_PANDORA, s.active, kind)
        s.pandoras += 1
        s.drop_choice()
        s.due = PANDORA_DRAWS
        s.phase = BONUS_PHASE
        s.seat = DEALER
        card_ready(s, log)


def cure(s: Position, log: Log) -> None:
    """The disc returns to the supply (U-36)."""
    take_plague(s, s.cure_place)
    log.tell(v.CURED, s.active, s.cure_place, s.payment)
    spend(s, CURE_ACTION)


def build(s: Position, log: Log) -> None:
    """A temple from the supply (U-46, U-50)."""
    s.temples[s.active] += 1
    if s.rules.temples_bound:
        s.supply -= 1
    log.tell(v.BUILT, s.active, s.temples[s.active], s.payment)
    spend(s, BUILD_ACTION)


def spend(s: Position, action: i64) -> None:
    """Discard the payment of an action that is done."""
    discard_from_hand(s, s.active, s.payment)
    s.last_action = action
    s.drop_choice()
    s.phase = STRENGTHEN_PHASE
