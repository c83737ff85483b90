"""Where the points of a finished game come from, for each seat: a name and a number of points."""

from periplus.games import KITS
from periplus.kernel.voyage import Voyage

Sources = list[dict[str, int]]


def sources_of(voyage: Voyage) -> Sources:
    """By seat, adding up to its score. A game without this facet has one source: the whole score."""
    split = KITS[voyage.game.name].facet("sources")
    if split is None:
        return [{"points": score} for score in voyage.state.result().scores]
    found: Sources = split(voyage)
    return found
