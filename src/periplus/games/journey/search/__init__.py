"""How captains and oracles judge Journey, and the reasons that hints give."""

from typing import Final

from periplus.bots.search.parts import SearchParts
from periplus.bots.search.search import Manner
from periplus.games.journey.search.evaluation import JourneyEvaluation
from periplus.games.journey.search.reasons import REASONS, holdings

SEARCH: Final = SearchParts(
    JourneyEvaluation,
    Manner(curiosity=0.05, tries=4, horizon=1, width=1.0, ideas=2),
    REASONS,
    holdings=holdings,
)
