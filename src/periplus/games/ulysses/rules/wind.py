"""Staying active (U-83 … U-88)."""

from mypy_extensions import i64

from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.components import WIND, ZEUS
from periplus.games.ulysses.rules.discarding import discard_from_hand
from periplus.games.ulysses.rules.drawing import begin_leg, end_turn
from periplus.games.ulysses.rules.state import Phase, Position
from periplus.kernel.cards import count, one
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


class Wind(Phase):
    """The ship went where the active god wanted: a Wind card or Zeus keeps him active (U-83, U-84, U-88).

    He is asked whatever he holds: being skipped would tell.
    """

    def offer(self, s: Position, out: Choices) -> None:
        hand: i64 = s.hands[s.active]
        if count(hand, WIND) > 0:
            out.add(v.CARD + WIND)
        if count(hand, ZEUS) > 0:
            out.add(v.CARD + ZEUS)
        out.add(v.REST)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code == v.REST:
            log.tell(v.RESTED, s.active)
            end_turn(s, log)
            return
        kind: i64 = code - v.CARD
        discard_from_hand(s, s.active, one(kind))
        log.tell(v.KEPT_WIND, s.active, kind)
        if not s.rules.pandora_per_turn or not s.rules.limits_survive_wind:
            s.pandoras = 0
        if not s.rules.limits_survive_wind:
            s.exchanges = 0
        begin_leg(s)
