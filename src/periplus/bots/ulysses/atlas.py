"""The map as a helmsman has it in his head."""

from periplus.games.ulysses.chart import Chart
from periplus.bots.ulysses.tuning import P

_known = {}
class Atlas:
    def __init__(self, chart: Chart, P) -> None:
        self.fade = P["FADE"]; self.delay = P["DELAY"]; self.routes = {}
        size = int(chart.size)
        self.size = size
        self.colour = [int(c) for c in chart.colour]
        self.distance = [[int(chart.distance[p * size + q]) for q in range(size)] for p in range(size)]
        self.near = [[P["FADE"] ** d for d in row] for row in self.distance]
        self.neighbours = [[q for q in range(size) if row[q] == 1] for row in self.distance]
        self.of_colour = [[p for p in range(size) if self.colour[p] == c] for c in range(4)]

    @staticmethod
    def of(chart: Chart, P) -> "Atlas":
        key = chart.name, P["FADE"], P["DELAY"]
        if key not in _known:
            _known[key] = Atlas(chart, P)
        return _known[key]

    def route(self, place, goals, plagues):
        """best discounted"""
        key = (place, frozenset(goals), plagues & frozenset(goals))
        if key not in self.routes:
            self.routes[key] = self.longest(place, tuple(goals), plagues)
        return self.routes[key]

    def longest(self, place, goals, plagues):
        best = 0.0
        for g in goals:
            d = self.distance[place][g]
            if g in plagues and d: d += self.delay
            rest = tuple(x for x in goals if x != g)
            x = self.fade ** d * (1 + (self.longest(g, rest, plagues) if rest else 0.0))
            if x > best: best = x
        return best
