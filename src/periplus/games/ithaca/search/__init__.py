"""How captains and oracles judge Ithaca, and the reasons that hints give."""

from typing import Final

from periplus.bots.search.parts import SearchParts
from periplus.bots.search.search import Manner
from periplus.games.ithaca.search.evaluation import IthacaEvaluation
from periplus.games.ithaca.search.reasons import REASONS, holdings

SEARCH: Final = SearchParts(
    IthacaEvaluation,
    Manner(curiosity=0.2, tries=6, horizon=0, width=1.0),
    REASONS,
    holdings=holdings,
)
