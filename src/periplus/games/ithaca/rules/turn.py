"""How turns follow each other (I-40)."""

from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.rules.components import BY_CAP, BY_STOP, BY_YEARS
from periplus.games.ithaca.rules.drawing import refill
from periplus.games.ithaca.rules.ending import finish, has_travelled, is_last_turn
from periplus.games.ithaca.rules.route_change import draw_route
from periplus.games.ithaca.rules.state import (
    CHANGE_PHASE,
    NO_ROUTE,
    TOP_UP_PHASE,
    TURN_PHASE,
    Phase,
    Position,
)
from periplus.kernel.events import Log


class Turn(Phase):
    """A player's turn begins; a player left without a route draws one, if there is one (I-40, R-26)."""

    def begin(self, s: Position, log: Log) -> None:
        s.turn += 1
        s.idle += 1
        s.in_deed = 0
        log.tell(v.TURN, s.active, s.turn)
        if s.routes[s.active] == NO_ROUTE:
            draw_route(s, s.active, TOP_UP_PHASE)
        else:
            s.go(TOP_UP_PHASE)


class TopUp(Phase):
    """A hand that stayed short is filled at the start of the turn (I-33)."""

    def begin(self, s: Position, log: Log) -> None:
        refill(s, CHANGE_PHASE)


class EndTurn(Phase):
    """The turn passes clockwise (I-40), unless nothing happens any more (R-24), or it goes on too long."""

    def begin(self, s: Position, log: Log) -> None:
        if s.idle == s.seats:
            finish(s, BY_STOP, log)
        elif s.rules.final_round and is_last_turn(s) and has_travelled(s):
            finish(s, BY_YEARS, log)
        elif s.turn == s.rules.round_cap * s.seats:
            finish(s, BY_CAP, log)
        else:
            s.active = s.next_seat(s.active)
            s.go(TURN_PHASE)
