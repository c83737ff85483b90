"""Sea adventures (J-96 … J-105): a card after each move of the raft."""

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.board_parts import BALL, FIND
from periplus.games.journey.rules.components import explorers
from periplus.games.journey.rules.ending import end_turn
from periplus.games.journey.rules.fossils import begin_dig, begin_loss
from periplus.games.journey.rules.payment import adventure_bills, adventure_price, pay_bill
from periplus.games.journey.rules.state import (
    ADVENTURE_PHASE,
    BALL_PHASE,
    LIGHTNING,
    OFFER_PHASE,
    SEA,
    SEA_FIND,
    Phase,
    Position,
)
from periplus.kernel.bits import bit, lowest
from periplus.kernel.cards import EMPTY
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER


def begin_adventure(s: Position, log: Log) -> None:
    """Turn the top card if the raft was moved, is still at sea, and a card is left (J-96, J-97, A-53)."""
    ashore = s.arrived == 1 and not s.rules.adventure_on_arrival
    if s.stage != SEA or s.adventure_deck == 0 or ashore:
        end_turn(s, log)
        return
    s.phase = ADVENTURE_PHASE
    s.seat = DEALER


class TurnAdventure(Phase):
    """The mover turns the top card (J-96)."""

    def offer(self, s: Position, out: Choices) -> None:
        cards: i64 = s.adventure_deck
        while cards != 0:
            out.add_weighted(v.ADVENTURE + lowest(cards), 1)
            cards &= cards - 1

    def apply(self, s: Position, code: i64, log: Log) -> None:
        s.adventure = code - v.ADVENTURE
        s.adventure_deck &= ~bit(s.adventure)
        s.asked = s.active
        log.tell(v.ADVENTURE_TURNED, s.adventure)
        if s.board.adventure_kind[s.adventure] == BALL:
            ask_to_protect(s, log)
        else:
            ask_to_pay(s, log)


def could_pay(s: Position, seat: i64) -> bool:
    """Whether a player has as many explorer cards as the card asks for, as all can see."""
    return explorers(s.hands[seat]) >= adventure_price(s)


def ask_to_pay(s: Position, log: Log) -> None:
    """A good card: each player once, from the mover on, until one pays (J-98, A-56, A-76)."""
    if s.board.adventure_kind[s.adventure] == FIND and s.fossils_left() == 0:
        box(s, log)
        return
    while not could_pay(s, s.asked):
        s.asked = s.next_seat(s.asked)
        if s.asked == s.active:
            box(s, log)
            return
    s.phase = OFFER_PHASE
    s.seat = s.asked


def box(s: Position, log: Log) -> None:
    """The card is out of the game (J-101, J-104), and the turn is over."""
    s.adventure_box |= bit(s.adventure)
    log.tell(v.BOXED, s.adventure)
    s.adventure = -1
    end_turn(s, log)


class Offer(Phase):
    """Pay the explorer cards and have the reward, or decline (J-98 … J-100)."""

    def offer(self, s: Position, out: Choices) -> None:
        bill: i64
        for bill in range(len(adventure_bills(s, s.asked))):
            out.add(v.PAY + bill)
        out.add(v.DECLINE)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code == v.DECLINE:
            log.tell(v.DECLINED, s.asked)
            s.asked = s.next_seat(s.asked)
            if s.asked == s.active:
                box(s, log)
            else:
                ask_to_pay(s, log)
            return
        bill: i64 = adventure_bills(s, s.asked)[code - v.PAY]
        card: i64 = s.adventure
        pay_bill(s, s.asked, bill)
        log.tell(v.SAW, s.asked, card, bill)
        s.adventure = -1
        if s.board.adventure_kind[card] == FIND:
            s.adventure_box |= bit(card)
            begin_dig(s, s.asked, 1, SEA_FIND, log)
        else:
            s.sightings[s.asked] |= bit(card)
            end_turn(s, log)


def ask_to_protect(s: Position, log: Log) -> None:
    """Ball lightning: whoever has fewer cards than it asks for is hit (J-102)."""
    if could_pay(s, s.asked):
        s.phase = BALL_PHASE
        s.seat = s.asked
    else:
        strike(s, log)


def strike(s: Position, log: Log) -> None:
    """The player is hit and loses a fossil if he has one; the turn is over (J-103, A-57, A-59)."""
    log.tell(v.HIT, s.asked)
    s.adventure_box |= bit(s.adventure)
    s.adventure = -1
    if s.fossils[s.asked] == EMPTY or begin_loss(s, s.asked, 1, LIGHTNING, log):
        end_turn(s, log)


class Ball(Phase):
    """Discard the cards shown and pass the ball lightning on, or be hit (J-102, J-104)."""

    def offer(self, s: Position, out: Choices) -> None:
        bill: i64
        for bill in range(len(adventure_bills(s, s.asked))):
            out.add(v.PROTECT + bill)
        out.add(v.SUFFER)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code == v.SUFFER:
            strike(s, log)
            return
        bill: i64 = adventure_bills(s, s.asked)[code - v.PROTECT]
        pay_bill(s, s.asked, bill)
        log.tell(v.PROTECTED, s.asked, bill)
        s.asked = s.next_seat(s.asked)
        if s.asked == s.active:
            box(s, log)
        else:
            ask_to_protect(s, log)
