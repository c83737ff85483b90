"""Out of the volcano (J-108 … J-115): cards carry the raft along, and fossils go overboard."""

from typing import Final

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import EQUIPMENT_DECK, EXPLORER_DECK, LUCKY, equipment
from periplus.games.journey.rules.decks import offer_cards, ready, turn_up, use_event
from periplus.games.journey.rules.fossils import begin_loss, may_be_lucky
from periplus.games.journey.rules.payment import flight_bills, pay_bill
from periplus.games.journey.rules.scoring import finish
from periplus.games.journey.rules.state import (
    FIRE,
    FLEE_PHASE,
    FLOW_PHASE,
    LAVA,
    OVER_PHASE,
    REVEAL_PHASE,
    Phase,
    Position,
)
from periplus.kernel.cards import EMPTY, one, size
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER

# What a player chose, where all choose before anyone shows it: a byte a seat.
UNDECIDED: Final = 0
TO_SUFFER: Final = 1
TO_BE_LUCKY: Final = 2
TO_PAY: Final = 3  # the first of the bills


def begin_lava(s: Position, log: Log) -> None:
    """There are no more actions: the next player turns the first card (J-107, J-108)."""
    s.stage = LAVA
    s.another = 0
    log.tell(v.STAGE_BEGAN, LAVA)
    flow_on(s, log)


def flow_on(s: Position, log: Log) -> None:
    s.active = s.next_seat(s.active)
    s.phase = FLOW_PHASE
    s.seat = DEALER
    ready(s, EXPLORER_DECK, log)


def next_space(s: Position, colour: i64) -> i64:
    """The next space ahead of this colour; the length of the track if there is none."""
    space: i64 = s.lava + 1
    while space < s.board.lava_length and s.board.lava_colour[space] != colour:
        space += 1
    return space


def loss_here(s: Position) -> i64:
    """How many fossils everybody is to lose where the raft is now; 0 outside the lava (J-110, J-113)."""
    if s.stage != LAVA or s.lava < 0 or s.phase == OVER_PHASE:
        return 0
    return s.board.lava_loss[s.lava]


class Flow(Phase):
    """The top explorer card carries the raft to the next space of its colour (J-108, J-109)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_cards(s, EXPLORER_DECK, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        kind: i64 = code - v.DEAL
        turn_up(s, kind)
        s.discards += one(kind)
        space: i64 = next_space(s, kind)
        if space == s.board.lava_length:
            log.tell(v.FLOWED_OUT, s.active, kind)
            finish(s, log)
            return
        s.lava = space
        loss: i64 = loss_here(s)
        log.tell(v.FLOWED, s.active, kind, space + 1, loss)
        if loss == 0:
            after_space(s, log)
            return
        s.phase = REVEAL_PHASE
        ready(s, EQUIPMENT_DECK, log)


def after_space(s: Position, log: Log) -> None:
    """The last space ends the game (J-115)."""
    if s.lava == s.board.lava_length - 1:
        finish(s, log)
    else:
        flow_on(s, log)


class Reveal(Phase):
    """One equipment card for all: whoever has its kind can save himself (J-111)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_cards(s, EQUIPMENT_DECK, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        s.revealed = code - v.DEAL
        turn_up(s, s.revealed)
        s.discards += one(s.revealed)
        log.tell(v.REVEALED, s.revealed)
        s.asked = s.active
        s.pledges = 0
        flee(s, log)


def could_save_himself(s: Position, seat: i64) -> bool:
    """Whether a player with fossils has any card that may help, as all can see (A-62)."""
    if s.fossils[seat] == EMPTY:
        return False
    return equipment(s.hands[seat]) + size(s.kept[seat]) > 0


def flee(s: Position, log: Log) -> None:
    """Ask each player, beginning with the one who turned the card (A-60), and carry out what he chose."""
    while True:
        seat: i64 = s.asked
        if could_save_himself(s, seat) and s.pledges >> (8 * seat) & 255 == UNDECIDED:
            s.phase = FLEE_PHASE
            s.seat = seat
            return
        if not s.rules.lava_simultaneous and not carry_out(s, seat, log):
            return
        s.asked = s.next_seat(s.asked)
        if s.asked == s.active:
            break
    if s.rules.lava_simultaneous:
        show_pledges(s, log)
    else:
        leave_space(s, log)


def show_pledges(s: Position, log: Log) -> None:
    """All have chosen: carry it out in turn order."""
    while carry_out(s, s.asked, log):
        s.asked = s.next_seat(s.asked)
        if s.asked == s.active:
            leave_space(s, log)
            return


def leave_space(s: Position, log: Log) -> None:
    s.pledges = 0
    s.revealed = -1
    after_space(s, log)


def after_fire(s: Position, log: Log) -> None:
    """A player has given up his fossils; the others follow."""
    s.asked = s.next_seat(s.asked)
    if s.asked == s.active:
        leave_space(s, log)
    elif s.rules.lava_simultaneous:
        show_pledges(s, log)
    else:
        flee(s, log)


class Flee(Phase):
    """Discard a card of the kind shown, Flexible use or Lucky escape; or suffer (J-112 … J-114, A-77)."""

    def offer(self, s: Position, out: Choices) -> None:
        bill: i64
        for bill in range(len(flight_bills(s, s.asked))):
            out.add(v.PROTECT + bill)
        if may_be_lucky(s, s.asked, loss_here(s)):
            out.add(v.USE_LUCKY)
        out.add(v.SUFFER)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        pledge: i64 = TO_SUFFER
        if code == v.USE_LUCKY:
            pledge = TO_BE_LUCKY
        elif code != v.SUFFER:
            pledge = TO_PAY + code - v.PROTECT
        s.pledges |= pledge << (8 * s.asked)
        flee(s, log)


def carry_out(s: Position, seat: i64, log: Log) -> bool:
    """Save the player or take his fossils; False if he must choose which (J-113)."""
    pledge: i64 = s.pledges >> (8 * seat) & 255
    if s.fossils[seat] == EMPTY:
        return True
    if pledge >= TO_PAY:
        bill: i64 = flight_bills(s, seat)[pledge - TO_PAY]
        pay_bill(s, seat, bill)
        log.tell(v.PROTECTED, seat, bill)
        return True
    if pledge == TO_BE_LUCKY:
        use_event(s, seat, LUCKY)
        log.tell(v.USED_EVENT, seat, LUCKY)
        return True
    log.tell(v.SUFFERED, seat)
    return begin_loss(s, seat, loss_here(s), FIRE, log)
