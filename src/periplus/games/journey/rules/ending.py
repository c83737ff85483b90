"""The end of a turn and of a stage (J-14, J-77, J-106): refill, then who or what comes next."""

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import DISPLAY, EQUIPMENT_DECK
from periplus.games.journey.rules.decks import offer_cards
from periplus.games.journey.rules.display import begin_refill, fill_gap, first_gap
from periplus.games.journey.rules.lava import begin_lava
from periplus.games.journey.rules.options import NO_LIMIT
from periplus.games.journey.rules.state import DESCENT, Phase, Position
from periplus.games.journey.rules.turn import begin_turn
from periplus.games.journey.rules.upkeep import begin_upkeep
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


class Refill(Phase):
    """Gaps in the display are filled from the equipment deck (J-19)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_cards(s, EQUIPMENT_DECK, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        fill_gap(s, code - v.DEAL, log)
        if first_gap(s) < DISPLAY:
            begin_refill(s, log)
        elif s.turn == 0:
            log.tell(v.STAGE_BEGAN, DESCENT)
            begin_turn(s, s.first, log)
        else:
            close_turn(s, log)


def end_turn(s: Position, log: Log) -> None:
    if first_gap(s) < DISPLAY:
        begin_refill(s, log)
    else:
        close_turn(s, log)


def close_turn(s: Position, log: Log) -> None:
    """The stage ends, or the next player begins: the same one after Another turn (J-14, J-75)."""
    if s.rules.idle_rounds != NO_LIMIT and s.idle >= s.rules.idle_rounds * s.seats:  # ours
        log.tell(v.STALLED, s.stage)
        end_stage(s, log)
    elif s.arrived:
        end_stage(s, log)
    elif s.another > 0:
        s.another -= 1
        begin_turn(s, s.active, log)
    else:
        begin_turn(s, s.next_seat(s.active), log)


def end_stage(s: Position, log: Log) -> None:
    """After the descent the water (J-80), after the sea the lava (J-107)."""
    s.idle = 0
    if s.stage == DESCENT:
        begin_upkeep(s, log)
    else:
        begin_lava(s, log)
