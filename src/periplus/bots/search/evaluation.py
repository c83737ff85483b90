"""How promising a position is for each seat. A game names and measures the terms; a fit over many games
(`python -m bench.fit`) gives them their weights."""

from math import exp
from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from periplus.kernel.chance import Chance
from periplus.kernel.game import NOBODY, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A seat's prospects are its terms times their weights; its chance to win is its share of all prospects.

    One evaluation serves one search at a time: it measures into a buffer of its own.
    """

    terms: ClassVar[list[str]]  # what each term is called, in the order in which `measure` fills them in

    def __init__(self, seats: int, weights: list[float]) -> None:
        self.seats: i64 = seats
        self.own: i64 = 0  # the seat that searches,
        self.spite: float = 0.0  # and how much it is worth to it that nobody else has good chances
        self.weights: vec[float] = vec[float]()
        self.measured: vec[float] = vec[float]()
        for weight in weights:
            self.weights = append(self.weights, weight)
            self.measured = append(self.measured, 0.0)

    def prepare(self, state: State) -> None:
        """Work out once what the terms of all seats have in common."""

    def measure(self, state: State, seat: i64, out: vec[float]) -> None:
        """Fill in the terms of one seat, after `prepare`. The position is a guess: everything may be used."""
        raise NotImplementedError

    def plan(self, state: State, chance: Chance, out: vec[i64]) -> i64:
        """The first clicks of a choice that looks good here, and how many; 0 if this game has no idea."""
        return 0

    def habit(self, state: State, chance: Chance, out: vec[i64]) -> i64:
        """The clicks of the choice that others in this seat are expected to make, and how many; 0 if this
        game knows nothing of their habits."""
        return 0

    def at_rest(self, state: State) -> bool:
        """Whether a position can be judged as it stands: not in the middle of a debate, say. The weights are
        fitted to such positions."""
        return True

    def values(self, state: State, out: vec[float]) -> None:
        """Each seat's chance to win; at the end of the game what it has won."""
        if state.seat == NOBODY:
            winners = state.result().winners()
            seat: i64
            for seat in range(self.seats):
                out[seat] = 0.0
            for winner in winners:
                out[winner] = 1.0 / len(winners)
        else:
            self.prepare(state)
            self.shares(state, out)
        if self.spite > 0.0:
            self.begrudge(out)

    def begrudge(self, out: vec[float]) -> None:
        """Count for the own seat also what is missing to the chances of the strongest other one."""
        most: float = 0.0
        seat: i64
        for seat in range(self.seats):
            if seat != self.own and out[seat] > most:
                most = out[seat]
        out[self.own] = (out[self.own] + self.spite * (1.0 - most)) / (1.0 + self.spite)

    def merits(self, state: State) -> list[list[float]]:
        """For each seat, what each of its terms adds to its prospects."""
        found: list[list[float]] = []
        self.prepare(state)
        seat: i64
        for seat in range(self.seats):
            self.measure(state, seat, self.measured)
            found.append([self.weights[at] * self.measured[at] for at in range(len(self.terms))])
        return found

    def shares(self, state: State, out: vec[float]) -> None:
        """Each seat's share of all prospects, after `prepare`."""
        total: float = 0.0
        seat: i64
        for seat in range(self.seats):
            self.measure(state, seat, self.measured)
            share: float = exp(self._prospects())
            out[seat] = share
            total += share
        for seat in range(self.seats):
            out[seat] = out[seat] / total

    def _prospects(self) -> float:
        weights, measured = self.weights, self.measured
        total: float = 0.0
        term: i64
        for term in range(len(weights)):
            total += weights[term] * measured[term]
        if total > 50.0:
            return 50.0
        if total < -50.0:
            return -50.0
        return total
