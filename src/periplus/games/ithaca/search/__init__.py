"""How captains and oracles judge Ithaca, and the reasons that hints give."""

from typing import Final

from periplus.bots.search.parts import SearchParts
from periplus.bots.search.search import Manner
from periplus.games.ithaca.search.evaluation import IthacaEvaluation

REASONS: Final = {
    "points": "points late_points lead late_lead",
    "suitors": "exposed late_exposed saved strength widest looming",
    "cargo": "cargo late_cargo exposed_cargo hurried_cargo",
    "room": "room",
    "route": "route_years short",
    "home": "years leader_years home home_lead home_wins ending ending_soon",
    "landing": "landing_now landing_soon",
    "loading": "loading_now loading_soon",
    "asking": "asking_now asking_soon",
    "oracle": "oracle_cards oracle",
    "gift": "gift_power gift_now gift_soon bidding",
    "hand": "hand fitting",
    "turn": "turn acting",
}

SEARCH: Final = SearchParts(
    IthacaEvaluation,
    Manner(curiosity=0.2, tries=6, horizon=0, width=1.0),
    REASONS,
)
