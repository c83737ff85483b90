"""Phase 3, heroic deeds (I-70 … I-78, I-80 … I-85)."""

from mypy_extensions import i64

from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.rules.components import (
    BY_YEARS,
    CARD,
    CARD_BITS,
    EMPTY,
    FAVOUR_ACTION,
    LANDING_ACTION,
    ODYSSEY_ACTION,
    ORACLE_ACTION,
    at,
    length,
    put,
    take,
)
from periplus.games.ithaca.rules.drawing import refill
from periplus.games.ithaca.rules.ending import ends_at_once, finish, is_home
from periplus.games.ithaca.rules.favour import action_shown
from periplus.games.ithaca.rules.influence import choose_card, leave_hand
from periplus.games.ithaca.rules.memory import note_move, note_play
from periplus.games.ithaca.rules.route_change import draw_route, offer_row
from periplus.games.ithaca.rules.state import (
    END_TURN_PHASE,
    HAND,
    NO_CARD,
    NO_ROUTE,
    ORACLE,
    SWAP_PHASE,
    Phase,
    Position,
)
from periplus.kernel.bits import bit
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


class Deed(Phase):
    """Do what the route shows for the god with the favour, or discard a hand card (I-70 … I-73).

    Without a hand there is a landing, or nothing to do (R-24, R-35).
    """

    def begin(self, s: Position, log: Log) -> None:
        s.in_deed = 1
        s.seat = s.active

    def offer(self, s: Position, out: Choices) -> None:
        hand: i64 = s.hands[s.active]
        action: i64 = action_shown(s)
        if action == FAVOUR_ACTION:
            offer_row(v.FAVOUR, hand, out)
        elif action == ORACLE_ACTION:
            offer_row(v.ORACLE, hand, out)
        elif action == ODYSSEY_ACTION:
            self.offer_odyssey(s, hand, out)
        elif action == LANDING_ACTION:
            out.add(v.LAND)
        offer_row(v.DISCARD, hand, out)
        if hand == EMPTY:
            out.add(v.REST)

    def offer_odyssey(self, s: Position, hand: i64, out: Choices) -> None:
        """A card of the route's colour, while there is room: carried cards count (I-80, I-82, R-34)."""
        route: i64 = s.routes[s.active]  # a new route asks for its own colour (I-97)
        carried: i64 = length(s.cargo[s.active])
        index: i64
        for index in range(length(hand)):
            kind: i64 = at(hand, index)
            if s.cards.fits(kind, route, carried):
                if index == 0 or kind != at(hand, index - 1):
                    out.add(v.ODYSSEY + kind)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code == v.REST:
            log.tell(v.RESTED, s.active)
            s.go(END_TURN_PHASE)
        elif code >= v.DISCARD:
            discard(s, code - v.DISCARD, log)
        elif code == v.LAND:
            land(s, log)
        elif code >= v.ODYSSEY:
            load(s, code - v.ODYSSEY, log)
        elif code >= v.ORACLE:
            consult(s, code - v.ORACLE, log)
        else:
            choose_card(s, code - v.FAVOUR, log)  # the deed of I-75


def discard(s: Position, kind: i64, log: Log) -> None:
    """A hand card goes and another one comes (I-72)."""
    leave_hand(s, kind)
    s.discard(kind)
    log.tell(v.DISCARDED, s.active, kind)
    refill(s, END_TURN_PHASE)


def load(s: Position, kind: i64, log: Log) -> None:
    """Odyssey: a hand card goes on the player's route, face up (I-80)."""
    leave_hand(s, kind)
    s.cargo[s.active] = put(s.cargo[s.active], kind)
    log.tell(v.SAILED, s.active, kind)
    refill(s, END_TURN_PHASE)


def consult(s: Position, kind: i64, log: Log) -> None:
    """Oracle: a hand card joins the Oracle, face down; a full one asks what to swap (I-77, I-78)."""
    if length(s.oracles[s.active]) >= s.cards.oracle_max:
        s.card = kind
        s.phase = SWAP_PHASE
        return
    add_to_oracle(s, kind)
    log.whisper(v.CONSULTED, bit(s.active), s.active, kind)
    refill(s, END_TURN_PHASE)


def add_to_oracle(s: Position, kind: i64) -> None:
    s.hands[s.active] = take(s.hands[s.active], kind)
    s.oracles[s.active] = put(s.oracles[s.active], kind)
    note_move(s, s.active, HAND, ORACLE)


class Swap(Phase):
    """Which card of a full Oracle is discarded, face up, for the new one (I-78, R-39)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_row(v.SWAP, s.oracles[s.active], out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        old: i64 = code - v.SWAP
        s.oracles[s.active] = take(s.oracles[s.active], old)
        note_play(s, s.active, ORACLE, old)
        s.discard(old)
        add_to_oracle(s, s.card)
        log.whisper(v.SWAPPED, bit(s.active), s.active, s.card, old)
        s.card = NO_CARD
        refill(s, END_TURN_PHASE)


def land(s: Position, log: Log) -> None:
    """Landing: the route is acquired, empty or not (I-83, R-33), its cargo becomes points (I-84).

    With ten years of travel the game ends at once (I-101, R-37); otherwise a new route is drawn (I-85).
    """
    route: i64 = s.routes[s.active]
    s.landed[s.active] |= bit(route)
    s.routes[s.active] = NO_ROUTE
    s.idle = 0
    cargo: i64 = s.cargo[s.active]
    while cargo != EMPTY:
        s.gain(s.active, (cargo & CARD) - 1)
        cargo >>= CARD_BITS
    s.cargo[s.active] = EMPTY
    years: i64 = s.years(s.active)
    log.tell(v.LANDED, s.active, route, years)
    if is_home(s, years) and ends_at_once(s):
        finish(s, BY_YEARS, log)
    else:
        draw_route(s, s.active, END_TURN_PHASE)
