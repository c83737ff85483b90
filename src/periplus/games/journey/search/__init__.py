"""How captains and oracles judge Journey, and the reasons that hints give."""

from typing import Final

from periplus.bots.search.parts import SearchParts
from periplus.bots.search.search import Manner
from periplus.games.journey.search.evaluation import JourneyEvaluation

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

SEARCH: Final = SearchParts(
    JourneyEvaluation,
    Manner(curiosity=0.05, tries=4, horizon=1, width=1.0, ideas=2),
    REASONS,
)
