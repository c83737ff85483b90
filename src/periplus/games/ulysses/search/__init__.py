"""How captains and oracles judge Ulysses, and the reasons that hints give."""

from typing import Final

from periplus.bots.search.parts import SearchParts
from periplus.bots.search.search import Manner
from periplus.games.ulysses.search.evaluation import UlyssesEvaluation
from periplus.games.ulysses.search.reading import UlyssesReading
from periplus.games.ulysses.search.reasons import REASONS, details, holdings

SEARCH: Final = SearchParts(
    UlyssesEvaluation,
    Manner(curiosity=0.1, tries=4, horizon=0, width=1.0, ideas=2),
    REASONS,
    UlyssesReading,
    holdings,
    details,
)
