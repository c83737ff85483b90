"""Gods want the ship where their goals are: whoever speaks for a place has something near it."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.bots.search.reading import Reading
from periplus.games.ulysses.rules.chart import Chart
from periplus.games.ulysses.rules.components import GOALS
from periplus.games.ulysses.rules.state import Position
from periplus.games.ulysses.rules.verbs import BACKED, PROPOSED, PUT_DISC, SAILED, TOOK_GOAL
from periplus.games.ulysses.search.ways import nearness_on
from periplus.kernel.game import State

FADE: Final = 0.5  # how much less a goal one route further away is spoken for
FORGET: Final = 0.9  # what was said before counts a little less with each word: goals change, and plans

PROPOSALS: Final = 0
OBJECTIONS: Final = 1
BACKINGS: Final = 2
WAYS: Final = 3  # of speaking for a place


class UlyssesReading(Reading):
    """Adds up how near the goals of a guess are to the places that their owners spoke for."""

    traits: ClassVar[list[str]] = "proposals objections backings".split()

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.chart: Chart | None = None
        self.near: vec[float] = vec[float]()
        self.size: i64 = 0
        self.words: vec[float] = vec[float]()  # by seat, way of speaking and place: how near it was

    def hear(self, world: State, facts: list[list[int]]) -> None:
        assert isinstance(world, Position)
        chart = world.chart
        if self.chart is not chart:
            self.chart = chart
            self.size = chart.size
            self.near = nearness_on(chart, FADE)
        self.words = vec[float]([0.0] * int(world.seats * WAYS * self.size))
        ship: i64 = chart.start
        discs: list[int] = [0] * WAYS  # each faction's place
        for fact in facts:
            kind: i64 = fact[0]
            if kind == PROPOSED:
                discs[0] = fact[2]
                self.speak(chart, fact[1], PROPOSALS, ship, fact[2])
            elif kind == PUT_DISC:
                discs[fact[2]] = fact[3]
                self.speak(chart, fact[1], OBJECTIONS, ship, fact[3])
            elif kind == BACKED:
                self.speak(chart, fact[1], BACKINGS, ship, discs[fact[2]])
            elif kind == SAILED:
                ship = fact[2]
            elif kind == TOOK_GOAL:
                self.forget(chart, fact[1], fact[2])

    def speak(self, chart: Chart, seat: i64, way: i64, ship: i64, place: i64) -> None:
        """Somebody wants the ship here: how much nearer that is to each goal than the neighbours are."""
        goal: i64
        at: i64
        other: i64
        for at in range(WAYS * self.size):
            self.words[seat * WAYS * self.size + at] *= FORGET
        row: i64 = (seat * WAYS + way) * self.size
        for goal in range(self.size):
            around: float = 0.0
            for at in range(chart.degree[ship]):
                other = chart.near[ship * self.size + at]
                around += self.near[other * self.size + goal]
            around /= float(chart.degree[ship])
            self.words[row + goal] += self.near[place * self.size + goal] - around

    def forget(self, chart: Chart, seat: i64, colour: i64) -> None:
        """A new goal of a colour: what was said before tells nothing of it."""
        way: i64
        goal: i64
        for way in range(WAYS):
            for goal in range(self.size):
                if chart.colour[goal] == colour:
                    self.words[(seat * WAYS + way) * self.size + goal] = 0.0

    def measure(self, world: State, out: vec[float]) -> None:
        assert isinstance(world, Position)
        way: i64
        seat: i64
        slot: i64
        for way in range(WAYS):
            out[way] = 0.0
        for seat in range(world.seats):
            shown: i64 = world.shown(seat)
            for slot in range(GOALS):
                place: i64 = world.goals[seat * GOALS + slot]
                if shown >> slot & 1 or place < 0:
                    continue
                for way in range(WAYS):
                    out[way] += self.words[(seat * WAYS + way) * self.size + place]
