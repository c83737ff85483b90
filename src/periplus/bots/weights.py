"""The evaluations and readings of the games with the weights that were fitted for them."""

import tomllib
from functools import cache
from pathlib import Path

from periplus.bots.evaluate.ithaca import IthacaEvaluation
from periplus.bots.evaluate.journey import JourneyEvaluation
from periplus.bots.evaluate.ulysses import UlyssesEvaluation
from periplus.bots.read.ulysses import UlyssesReading
from periplus.bots.search.evaluation import Evaluation
from periplus.bots.search.reading import Reading

EVALUATIONS: dict[str, type[Evaluation]] = {
    "ithaca": IthacaEvaluation,
    "ulysses": UlyssesEvaluation,
    "journey": JourneyEvaluation,
}

READINGS: dict[str, type[Reading]] = {
    "ulysses": UlyssesReading,
}


def weights_path(game: str) -> Path:
    return Path(__file__).parent / "evaluate" / f"{game}.toml"


@cache
def weights_of(game: str, seats: int) -> dict[str, float]:
    """By term; `python -m bench.fit` writes them."""
    table = tomllib.loads(weights_path(game).read_text())
    return {name: float(weight) for name, weight in table[f"seats_{seats}"].items()}


def evaluation_of(game: str, seats: int) -> Evaluation:
    kind, weights = EVALUATIONS[game], weights_of(game, seats)
    return kind(seats, [weights[term] for term in kind.terms])


def traits_path(game: str) -> Path:
    return Path(__file__).parent / "read" / f"{game}.toml"


@cache
def traits_of(game: str) -> dict[str, float]:
    """By trait; `python -m bench.read` writes them."""
    return {name: float(weight) for name, weight in tomllib.loads(traits_path(game).read_text()).items()}


def reading_of(game: str) -> Reading | None:
    """None where heeding the others' deeds wins no more."""
    kind = READINGS.get(game)
    if kind is None:
        return None
    weights = traits_of(game)
    return kind([weights[trait] for trait in kind.traits])
