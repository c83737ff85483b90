"""The map as a helmsman has it in his head: how near a place is, and what a voyage past several is worth."""

from functools import cache, lru_cache

from periplus.games.ulysses.rules.chart import Chart
from periplus.games.ulysses.rules.components import COLOURS

FADE = 0.7  # what a goal one route further away is still worth
CURE_DELAY = 2  # routes that a plague on the way is as good as
FAR = 99
KEPT = 1 << 15

Plagues = frozenset[int]


class Atlas:
    """One map. It remembers what it has worked out; positions repeat themselves in a game."""

    def __init__(self, chart: Chart) -> None:
        size = int(chart.size)
        self.size = size
        self.colour = [int(colour) for colour in chart.colour]
        self.distance = [[int(chart.distance[p * size + q]) for q in range(size)] for p in range(size)]
        self.neighbours = [[q for q in range(size) if row[q] == 1] for row in self.distance]
        self.of_colour = [[p for p in range(size) if self.colour[p] == colour] for colour in range(COLOURS)]
        self.nearness = lru_cache(KEPT)(self._nearness)
        self.tour_worth = lru_cache(KEPT)(self._tour_worth)

    def _nearness(self, place: int, plagues: Plagues) -> list[float]:
        """For each place what it is worth from here: 1 where the ship is, fading with every route."""
        days = self.distance[place] if not plagues else self._days(place, plagues)
        return [FADE**day for day in days]

    def _days(self, start: int, plagues: Plagues) -> list[int]:
        """Routes to every place, where a plagued one takes longer to enter."""
        days = [FAR] * self.size
        days[start] = 0
        waves = [[start]]
        for day, wave in enumerate(waves):
            for place in wave:
                if days[place] < day:
                    continue
                for near in self.neighbours[place]:
                    arrival = day + 1 + (CURE_DELAY if near in plagues else 0)
                    if arrival < days[near]:
                        days[near] = arrival
                        waves.extend([] for _ in range(len(waves), arrival + 1))
                        waves[arrival].append(near)
        return days

    def _tour_worth(self, place: int, goals: frozenset[int], plagues: Plagues) -> float:
        """The worth of sailing past all goals in the best order, each faded by when it is reached."""
        near = self.nearness(place, plagues)
        return max(
            (near[goal] * (1 + self.tour_worth(goal, goals - {goal}, plagues)) for goal in goals), default=0.0
        )


@cache
def atlas_of(chart: Chart) -> Atlas:
    return Atlas(chart)
