"""Setting up (I-10 … I-18): Oracles, routes, hands, the first cards at the gods, who begins."""

from mypy_extensions import i64

from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.rules.components import GODS, put
from periplus.games.ithaca.rules.drawing import draw_card, offer_deck, remove_from_deck
from periplus.games.ithaca.rules.favour import empty_god, is_overfull, tell_favour
from periplus.games.ithaca.rules.route_change import offer_routes, take_route
from periplus.games.ithaca.rules.state import (
    DEAL_HANDS_PHASE,
    DEAL_ROUTES_PHASE,
    LAY_OUT_PHASE,
    LOT_PHASE,
    NO_GOD,
    TURN_PHASE,
    Phase,
    Position,
)
from periplus.kernel.bits import bit
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log
from periplus.kernel.options import BY_LOT


def deal_on(s: Position, then: i64, due: i64) -> None:
    """On to the next player, from seat 0 on (R-42); after the last one to the next phase."""
    s.drawer = s.next_seat(s.drawer)
    if s.drawer == 0:
        s.phase = then
        s.due = due


class DealOracles(Phase):
    """Each player gets a card face down: the first Oracle card (I-10, R-23)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_deck(s, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        kind: i64 = code - v.DEAL
        remove_from_deck(s, kind)
        s.oracles[s.drawer] = put(s.oracles[s.drawer], kind)
        log.whisper(v.DEALT_ORACLE, bit(s.drawer), s.drawer, kind)
        deal_on(s, DEAL_ROUTES_PHASE, 0)


class DealRoutes(Phase):
    """Each player gets a route, face up (I-11)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_routes(s, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        route: i64 = code - v.ROUTE
        take_route(s, route)
        log.tell(v.DEALT_ROUTE, s.drawer, route)
        deal_on(s, DEAL_HANDS_PHASE, s.cards.hand)


class DealHands(Phase):
    """Each player gets a hand of 4 (I-13)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_deck(s, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        draw_card(s, s.drawer, code - v.DEAL, log)
        s.due -= 1
        if s.due == 0:
            s.due = s.cards.hand
            deal_on(s, LAY_OUT_PHASE, s.cards.setup_cards)


class LayOut(Phase):
    """Four cards go to their gods, a double to its upper one (I-14, R-5); then comes the favour (I-15)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_deck(s, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        kind: i64 = code - v.DEAL
        god: i64 = s.cards.upper[kind]
        remove_from_deck(s, kind)
        s.piles[god] = put(s.piles[god], kind)
        log.tell(v.LAID_OUT, god, kind)
        s.due -= 1
        if s.due > 0:
            return
        # The limit is checked once, after all cards, and emptying brings no gift yet.
        for god in range(GODS):
            if is_overfull(s, god):
                empty_god(s, god, log)
        tell_favour(s, NO_GOD, log)
        if s.rules.first == BY_LOT:
            s.phase = LOT_PHASE
        else:
            begin_play(s, s.rules.first, log)


def begin_play(s: Position, first: i64, log: Log) -> None:
    s.first = first
    s.active = first
    log.tell(v.BEGINS, first)
    s.go(TURN_PHASE)


class Lot(Phase):
    """A first player is drawn, unless the table has named one (I-17)."""

    def offer(self, s: Position, out: Choices) -> None:
        out.add_lot(v.LOT, s.seats)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        begin_play(s, code - v.LOT, log)
