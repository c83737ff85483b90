"""The games' parts of the search, with the weights that were fitted for them."""

import tomllib
from functools import cache
from pathlib import Path

from periplus.bots.search.evaluation import Evaluation
from periplus.bots.search.parts import SearchParts
from periplus.bots.search.reading import Reading
from periplus.bots.styles import PLAIN, Style
from periplus.games import KITS
from periplus.kernel.errors import OptionError


def parts_of(game: str) -> SearchParts:
    """A game's part of the search, or an error if it has none."""
    parts = KITS[game].facet("search")
    if not isinstance(parts, SearchParts):
        raise OptionError(f"the search cannot judge {game}: it has no captains, oracles or hints")
    return parts


def searches(game: str) -> bool:
    """Whether the search can judge a game: if not, it has no captains, oracles or hints."""
    return KITS[game].facet("search") is not None


def weights_path(game: str) -> Path:
    return KITS[game].folder / "search" / "weights.toml"


@cache
def weights_of(game: str, seats: int) -> dict[str, float]:
    """By term; `python -m bench.fit` writes them."""
    table = tomllib.loads(weights_path(game).read_text())
    return {name: float(weight) for name, weight in table[f"seats_{seats}"].items()}


def evaluation_of(game: str, seats: int, style: Style = PLAIN) -> Evaluation:
    """How a game is judged, by a temperament."""
    kind, weights = parts_of(game).evaluation, weights_of(game, seats)
    evaluation = kind(seats, [weights[term] * style.terms.get(term, 1.0) for term in kind.terms])
    evaluation.spite = style.spite
    return evaluation


def traits_path(game: str) -> Path:
    return KITS[game].folder / "search" / "traits.toml"


@cache
def traits_of(game: str) -> dict[str, float]:
    """By trait; `python -m bench.read` writes them."""
    return {name: float(weight) for name, weight in tomllib.loads(traits_path(game).read_text()).items()}


def reading_of(game: str) -> Reading | None:
    """None where heeding the others' deeds wins no more."""
    kind = parts_of(game).reading
    if kind is None:
        return None
    weights = traits_of(game)
    return kind([weights[trait] for trait in kind.traits])
