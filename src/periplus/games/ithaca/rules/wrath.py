"""The wrath of Poseidon (I-90 … I-94)."""

from mypy_extensions import i64

from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.rules.components import EMPTY, worth
from periplus.games.ithaca.rules.route_change import draw_route, give_up_route
from periplus.games.ithaca.rules.state import INFLUENCE_PHASE, WRATH_PHASE, Phase, Position
from periplus.kernel.events import Log


def is_unleashed(s: Position) -> bool:
    """Whether the values at Poseidon add up to more than the threshold (I-90, R-32)."""
    return s.cards.enrages(worth(s.poseidon, s.cards.value), s.seats)


class Wrath(Phase):
    """One by one, clockwise, every other player is driven to a new route (I-91, I-92, R-31).

    It begins once the active player's own new route and its cargo are settled (I-45, R-29),
    and again after each of the others; neither favour nor Suitors move (I-94).
    """

    def begin(self, s: Position, log: Log) -> None:
        if s.drawer == s.active:
            if not is_unleashed(s):
                s.go(INFLUENCE_PHASE)
                return
            log.tell(v.WRATH, s.active, s.poseidon)
        victim: i64 = s.next_seat(s.drawer)
        if victim == s.active:
            s.discard_row(s.poseidon)  # I-93
            s.poseidon = EMPTY
            s.go(INFLUENCE_PHASE)
            return
        give_up_route(s, victim)
        draw_route(s, victim, WRATH_PHASE)
