"""The map as a helmsman has it in his head: how near a place is, and what a voyage past several is worth."""

from functools import cache, lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ulysses.rules.chart import Chart
from periplus.games.ulysses.rules.components import COLOURS
from periplus.games.ulysses.search.ways import measure_routes

KEPT = 1 << 15

Plagues = frozenset[int]


class Atlas:
    """One map. It remembers what it has worked out; positions repeat themselves in a game.

    `fade` is what a goal one route further away is still worth.
    """

    def __init__(self, chart: Chart, fade: float) -> None:
        size = int(chart.size)
        self.chart = chart
        self.fade = fade
        self.size = size
        self.colour = [int(colour) for colour in chart.colour]
        self.distance = [[int(chart.distance[p * size + q]) for q in range(size)] for p in range(size)]
        self.neighbours = [[q for q in range(size) if row[q] == 1] for row in self.distance]
        self.of_colour = [[p for p in range(size) if self.colour[p] == colour] for colour in range(COLOURS)]
        self.nearness = lru_cache(KEPT)(self._nearness)
        self.tour_worth = lru_cache(KEPT)(self._tour_worth)

    def _nearness(self, place: int, plagues: Plagues) -> list[float]:
        """For each place what it is worth from here: 1 where the ship is, fading with every route."""
        if not plagues:
            return [self.fade**routes for routes in self.distance[place]]
        measured = vec[i64]([0] * self.size)
        measure_routes(self.chart, place, sum(1 << plagued for plagued in plagues), measured)
        return [self.fade ** int(routes) for routes in measured]

    def _tour_worth(self, place: int, goals: frozenset[int], plagues: Plagues) -> float:
        """The worth of sailing past all goals in the best order, each faded by when it is reached."""
        near = self.nearness(place, plagues)
        return max(
            (near[goal] * (1 + self.tour_worth(goal, goals - {goal}, plagues)) for goal in goals), default=0.0
        )


@cache
def atlas_of(chart: Chart, fade: float) -> Atlas:
    return Atlas(chart, fade)
