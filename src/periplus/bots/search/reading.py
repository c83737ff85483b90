"""How plausible a guess is, given what the others did. A game names and measures the telling traits of a
guess; a fit over many games (`python -m bench.read`) gives them their weights."""

from math import exp
from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.kernel.game import State


class Reading:
    """A reading for one seat, from the facts told to that seat. It serves one search at a time."""

    traits: ClassVar[list[str]]  # what each trait is called, in the order in which `measure` fills them in

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float]()
        self.measured: vec[float] = vec[float]()
        for weight in weights:
            self.weights = append(self.weights, weight)
            self.measured = append(self.measured, 0.0)

    def hear(self, world: State, facts: list[list[int]]) -> None:
        """Take in all that has been told up to now; any guess will do for a world."""
        raise NotImplementedError

    def measure(self, world: State, out: vec[float]) -> None:
        """Fill in the traits of a guess."""
        raise NotImplementedError

    def likely(self, world: State) -> float:
        """How many times as plausible it is as a guess whose traits are all 0."""
        self.measure(world, self.measured)
        total: float = 0.0
        trait: i64
        for trait in range(len(self.weights)):
            total += self.weights[trait] * self.measured[trait]
        if total > 50.0:
            return exp(50.0)
        return exp(total)
