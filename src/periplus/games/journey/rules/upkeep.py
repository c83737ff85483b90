"""The end of the descent (J-77 … J-86): water keeps fossils."""

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import (
    COLOURS,
    LIQUID_WATER,
    STAY_LIQUID,
    WATER_KEEPS,
    larger,
    smaller,
)
from periplus.games.journey.rules.decks import use_event
from periplus.games.journey.rules.fossils import begin_loss
from periplus.games.journey.rules.state import LIQUID_PHASE, SEA, THIRST, Phase, Position
from periplus.games.journey.rules.turn import begin_turn
from periplus.kernel.cards import EMPTY, count, size
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


def tokens_for(fossils: i64) -> i64:
    """The water tokens that so many fossils need (J-81)."""
    return (fossils + WATER_KEEPS - 1) // WATER_KEEPS


def fossils_kept(tokens: i64, liquids: i64) -> i64:
    """How many fossils so many water tokens and Stay liquid cards keep (J-71, J-81)."""
    return WATER_KEEPS * (tokens + LIQUID_WATER * liquids)


def begin_upkeep(s: Position, log: Log) -> None:
    """Each player in turn order, from the one who ended the stage (J-80, A-47)."""
    s.asked = s.active
    keep_up(s, log)


def keep_up(s: Position, log: Log) -> None:
    """Go on with the player whose turn it is, until somebody has to choose."""
    while True:
        seat: i64 = s.asked
        if s.fossils[seat] != EMPTY:
            if size(s.kept[seat]) > 0:
                s.phase = LIQUID_PHASE
                s.seat = seat
                return
            if not drink(s, 0, log):
                return
        if pass_on(s):
            embark(s, log)
            return


def pass_on(s: Position) -> bool:
    """On to the next player; True if all have had their turn."""
    s.asked = s.next_seat(s.asked)
    return s.asked == s.active


def after_thirst(s: Position, log: Log) -> None:
    """A player has given up what his water could not keep."""
    if pass_on(s):
        embark(s, log)
    else:
        keep_up(s, log)


class Liquid(Phase):
    """How many Stay liquid cards to use as water; none is an answer too (J-71, J-85, A-45)."""

    def offer(self, s: Position, out: Choices) -> None:
        seat: i64 = s.asked
        cards: i64
        out.add(v.LIQUID)
        for cards in range(1, count(s.kept[seat], STAY_LIQUID) + 1):
            if tokens_for(size(s.fossils[seat])) > LIQUID_WATER * (cards - 1):
                out.add(v.LIQUID + cards)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if drink(s, code - v.LIQUID, log):
            after_thirst(s, log)


def drink(s: Position, liquids: i64, log: Log) -> bool:
    """Spend the tokens needed; False if the player must first choose fossils to lose (J-81 … J-85)."""
    seat: i64 = s.asked
    for _ in range(liquids):
        use_event(s, seat, STAY_LIQUID)
        log.tell(v.USED_EVENT, seat, STAY_LIQUID)
    fossils: i64 = size(s.fossils[seat])
    kept: i64 = smaller(fossils, fossils_kept(s.water[seat], liquids))
    tokens: i64 = larger(0, tokens_for(kept) - LIQUID_WATER * liquids)
    s.water[seat] -= tokens
    s.water_box += tokens
    log.tell(v.WATERED, seat, kept, tokens)
    return kept == fossils or begin_loss(s, seat, fossils - kept, THIRST, log)


def embark(s: Position, log: Log) -> None:
    """All explorers board the raft; turn order goes on (J-79, A-42, A-43)."""
    piece: i64
    for piece in range(COLOURS):
        s.pieces[piece] = s.board.start[1]
    s.stage = SEA
    log.tell(v.STAGE_BEGAN, SEA)
    if s.another > 0:
        s.another -= 1
        begin_turn(s, s.active, log)
    else:
        begin_turn(s, s.next_seat(s.active), log)
