"""Phase 1, the change of route (I-41 … I-46); and drawing routes, whatever the reason."""

from mypy_extensions import i64

from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.rules.components import EMPTY, at, length, put, take, worth
from periplus.games.ithaca.rules.memory import note_play
from periplus.games.ithaca.rules.state import (
    INFLUENCE_PHASE,
    NEW_ROUTE_PHASE,
    NO_ROUTE,
    ORACLE,
    TRIM_PHASE,
    WRATH_PHASE,
    Phase,
    Position,
)
from periplus.kernel.bits import bit, lowest, ones
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER


def offer_routes(s: Position, out: Choices) -> None:
    """The dealer's choices from the route deck: every route is as likely."""
    routes: i64 = s.route_deck
    while routes != 0:
        out.add_weighted(v.ROUTE + lowest(routes), 1)
        routes &= routes - 1


def take_route(s: Position, route: i64) -> None:
    """A route from the deck goes to the player who draws."""
    s.route_deck &= ~bit(route)
    s.routes[s.drawer] = route


def offer_row(base: i64, row: i64, out: Choices) -> None:
    """A click for each kind of card in a row: equal cards are one noun."""
    index: i64
    for index in range(length(row)):
        kind: i64 = at(row, index)
        if index == 0 or kind != at(row, index - 1):
            out.add(base + kind)


def give_up_route(s: Position, seat: i64) -> None:
    """A route goes to the route discards, face up (I-36, I-43, I-91)."""
    if s.routes[seat] != NO_ROUTE:
        s.route_discards |= bit(s.routes[seat])
        s.routes[seat] = NO_ROUTE


def draw_route(s: Position, seat: i64, then: i64) -> None:
    """A player draws a new route and fits the cargo on it, then a phase follows."""
    s.drawer = seat
    s.then = then
    s.go(NEW_ROUTE_PHASE)


def route_ready(s: Position, log: Log) -> bool:
    """Make sure there is a route to draw: an empty deck is made anew from the discards (I-34)."""
    if s.route_deck == 0 and s.route_discards != 0:
        s.route_deck = s.route_discards
        s.route_discards = 0
        log.tell(v.ROUTES_RESHUFFLED, ones(s.route_deck))
    return s.route_deck != 0


class Change(Phase):
    """Keep the route, or lay an Oracle card at Poseidon for another one, once a turn (I-41, I-42, R-27).

    Without Oracle cards there is nothing to ask (I-46). The hand is untouched: no draw (I-35, R-28).
    """

    def begin(self, s: Position, log: Log) -> None:
        if s.oracles[s.active] == EMPTY or s.routes[s.active] == NO_ROUTE:
            s.go(INFLUENCE_PHASE)
        else:
            s.seat = s.active

    def offer(self, s: Position, out: Choices) -> None:
        out.add(v.KEEP)
        offer_row(v.CHANGE, s.oracles[s.active], out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code == v.KEEP:
            log.tell(v.KEPT_ROUTE, s.active)
            s.go(INFLUENCE_PHASE)
            return
        kind: i64 = code - v.CHANGE
        s.oracles[s.active] = take(s.oracles[s.active], kind)
        note_play(s, s.active, ORACLE, kind)
        s.poseidon = put(s.poseidon, kind)
        s.idle = 0
        log.tell(v.ANGERED, s.active, kind, worth(s.poseidon, s.cards.value))
        give_up_route(s, s.active)
        draw_route(s, s.active, WRATH_PHASE)


class NewRoute(Phase):
    """A route is turned up (I-43, I-85, I-91); with none left the player stays without one (R-26)."""

    def begin(self, s: Position, log: Log) -> None:
        if route_ready(s, log):
            s.seat = DEALER
        else:
            log.tell(v.NOTHING_TO_DRAW, s.drawer)
            s.go(s.then)

    def offer(self, s: Position, out: Choices) -> None:
        offer_routes(s, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        route: i64 = code - v.ROUTE
        take_route(s, route)
        s.idle = 0
        log.tell(self.reason(s), s.drawer, route)
        route_ready(s, log)
        s.go(TRIM_PHASE)

    def reason(self, s: Position) -> i64:
        """The fact to tell: a change by choice, one by Poseidon's wrath, or a route where there was none."""
        if s.then != WRATH_PHASE:
            return v.DEALT_ROUTE
        if s.drawer == s.active:
            return v.CHANGED_ROUTE
        return v.DRIVEN
