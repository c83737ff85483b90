"""What makes a position of Ulysses promising: goals shown, a short way past the others, cards, temples."""

from math import sqrt
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.bots.search.evaluation import Evaluation
from periplus.games.ulysses.chart import Chart
from periplus.games.ulysses.components import (
    BLACK,
    GOALS,
    PANDORA,
    PLAGUE,
    RED,
    TEMPLE,
    WIND,
    ZEUS,
    votes,
)
from periplus.games.ulysses.factions import leader
from periplus.games.ulysses.state import NO_PLACE, Position
from periplus.kernel.bits import ones
from periplus.kernel.cards import count
from periplus.kernel.game import State

FADE: Final = 0.75  # what a goal one route further away is still worth


def nearness_on(chart: Chart) -> vec[float]:
    """From each place to each other, what a goal there is worth."""
    near = vec[float]()
    at: i64
    for at in range(chart.size * chart.size):
        worth = 1.0
        for _ in range(chart.distance[at]):
            worth *= FADE
        near = append(near, worth)
    return near


class UlyssesEvaluation(Evaluation):
    """Terms of a god. While a debate goes on, the ship is taken to sail where it is heading."""

    terms: ClassVar[list[str]] = (
        "one_goal two_goals three_goals voyage last_goal arriving_last plagued "
        "zeus votes wind temple_card plague_card pandora temples active"
    ).split()

    def __init__(self, seats: int, weights: list[float]) -> None:
        super().__init__(seats, weights)
        self.chart: Chart | None = None
        self.near: vec[float] = vec[float]()
        self.size: i64 = 0
        self.ship: i64 = 0
        self.sailing: bool = False
        self.left: vec[i64] = vec[i64]([0] * GOALS)

    def prepare(self, state: State) -> None:
        assert isinstance(state, Position)
        if self.chart is not state.chart:
            self.chart = state.chart
            self.size = state.chart.size
            self.near = nearness_on(state.chart)
        self.sailing = state.blue != NO_PLACE
        self.ship = state.ship
        if self.sailing:
            winner: i64 = leader(state)
            self.ship = state.blue
            if winner == RED:
                self.ship = state.red
            elif winner == BLACK:
                self.ship = state.black

    def settled(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.blue == NO_PLACE

    def measure(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, Position)
        shown: i64 = state.shown(seat)
        reached: i64 = ones(shown)
        out[0] = 1.0 if reached == 1 else 0.0
        out[1] = 1.0 if reached == 2 else 0.0
        out[2] = 1.0 if reached == 3 else 0.0
        number: i64 = 0
        nearest: float = 0.0
        plagued: float = 0.0
        arriving: float = 0.0
        slot: i64
        for slot in range(GOALS):
            place: i64 = state.goals[seat * GOALS + slot]
            if shown >> slot & 1 or place < 0:
                continue
            self.left[number] = place
            number += 1
            nearness: float = self.near[self.ship * self.size + place]
            if nearness > nearest:
                nearest = nearness
            if place == self.ship and self.sailing:
                arriving = 1.0
            if state.plagues >> place & 1:
                plagued += 1.0
        out[3] = self.voyage(self.ship, number)
        out[4] = nearest if reached == 3 else 0.0
        out[5] = arriving if reached == 3 else 0.0
        out[6] = plagued
        self.measure_cards(state, seat, out)

    def measure_cards(self, state: Position, seat: i64, out: vec[float]) -> None:
        hand: i64 = state.hands[seat]
        out[7] = float(count(hand, ZEUS))
        out[8] = sqrt(float(votes(hand)))
        out[9] = float(count(hand, WIND))
        out[10] = float(count(hand, TEMPLE))
        out[11] = float(count(hand, PLAGUE))
        out[12] = float(count(hand, PANDORA))
        out[13] = float(state.temples[seat])
        out[14] = 1.0 if seat == state.active else 0.0

    def voyage(self, start: i64, number: i64) -> float:
        """The worth of sailing past the goals left in the best order, each faded by when it is reached."""
        best: float = 0.0
        last: i64 = number - 1
        at: i64
        for at in range(number):
            place: i64 = self.left[at]
            worth: float = self.near[start * self.size + place]
            if last > 0:
                self.left[at] = self.left[last]
                worth *= 1.0 + self.voyage(place, last)
                self.left[at] = place
            if worth > best:
                best = worth
        return best
