"""What an explorer has, counted, for the reasons that hints give."""

from typing import Final

from mypy_extensions import i64

from periplus.games.journey.rules.components import equipment, explorers
from periplus.games.journey.rules.scoring import score
from periplus.games.journey.rules.state import DISCOVER_PHASE, DRAW_PHASE, EVENT_PHASE, SEA, Position
from periplus.games.journey.search.collection import expected_find, is_still_asked, shield
from periplus.kernel.cards import size
from periplus.kernel.game import State

REASONS: Final = {
    "points": "points points_late fossils",
    "collection": "next_find half_skulls sections pairs minerals",
    "water": "thirst room",
    "move": "chance chance_turn second",
    "discovery": "digging find_due",
    "drawing": "due card_due tool_due",
    "events": "event_due mixed flexible lucky",
    "turn": "turn another",
    "explorers": "explorers crowded colours longest sea_cards",
    "equipment": "tools kinds lamps biscuits",
    "lava": "shields lava_loss",
    "adventure": "offer ball",
}


def holdings(state: State, seat: int) -> dict[str, float]:
    """What a good move and an adventure are worth is not counted: that is for the evaluation to say."""
    assert isinstance(state, Position)
    s, hand = state, state.hands[seat]
    at_turn = seat == int(s.active)
    return {
        "points": float(score(s, seat)),
        "collection": expected_find(s.fossils[seat], s.fossil_deck),
        "water": float(s.water[seat]),
        "discovery": float(finds_due(s, seat)),
        "drawing": float(s.due + i64(s.phase == DRAW_PHASE)) if at_turn else 0.0,
        "events": float(size(s.kept[seat])) + float(events_due(s) if at_turn else 0),
        "turn": float(s.another) if at_turn else 0.0,
        "explorers": float(explorers(hand)),
        "equipment": float(equipment(hand)),
        "lava": shield(s, seat),
    }


def finds_due(s: Position, seat: int) -> int:
    """Fossils that the seat draws next, or may draw if it pays for them."""
    if s.phase == DISCOVER_PHASE and (int(s.asked) == seat or s.stage == SEA):
        return 1 if is_still_asked(s, seat) else 0
    return int(s.digging) if seat == int(s.drawer) else 0


def events_due(s: Position) -> int:
    return int(s.events_due) + (1 if s.phase == EVENT_PHASE else 0)
