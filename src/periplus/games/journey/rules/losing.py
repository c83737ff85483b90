"""Which fossils to lose: the owner's choice (J-81, J-103, J-113), or Lucky escape (J-72)."""

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import FOSSIL_KINDS, LUCKY
from periplus.games.journey.rules.decks import use_event
from periplus.games.journey.rules.ending import end_turn
from periplus.games.journey.rules.fossils import give_up, may_be_lucky
from periplus.games.journey.rules.lava import after_fire
from periplus.games.journey.rules.state import FIRE, LIGHTNING, Phase, Position
from periplus.games.journey.rules.upkeep import after_thirst
from periplus.kernel.cards import EMPTY, count, last_kind, one, size
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


class Lose(Phase):
    """One click a fossil, in the fixed order of kinds; Lucky escape replaces the whole loss (J-72, A-58)."""

    def offer(self, s: Position, out: Choices) -> None:
        fossils: i64 = s.fossils[s.asked] - s.given
        kind: i64
        for kind in range(last_kind(s.given), FOSSIL_KINDS):
            if count(fossils, kind) > 0 and size(fossils >> (kind << 3)) >= s.loss - size(s.given):
                out.add(v.GIVE + kind)
        if s.given == EMPTY and s.reason != FIRE and may_be_lucky(s, s.asked, s.loss):
            out.add(v.USE_LUCKY)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code == v.USE_LUCKY:
            use_event(s, s.asked, LUCKY)
            log.tell(v.USED_EVENT, s.asked, LUCKY)
            s.loss = 0
        else:
            s.given += one(code - v.GIVE)
            if size(s.given) < s.loss:
                return
            give_up(s, s.asked, s.given, log)
        if s.reason == LIGHTNING:
            end_turn(s, log)
        elif s.reason == FIRE:
            after_fire(s, log)
        else:
            after_thirst(s, log)
