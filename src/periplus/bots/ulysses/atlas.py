"""The map as a helmsman has it in his head."""

from periplus.games.ulysses.chart import Chart
from heapq import heappush, heappop

_known = {}
class Atlas:
    def __init__(self, chart: Chart, P) -> None:
        self.fade = P["FADE"]; self.delay = int(P["DELAY"]); self.routes = {}
        self.fades = [self.fade ** d for d in range(200)]
        size = int(chart.size)
        self.size = size
        self.colour = [int(c) for c in chart.colour]
        self.distance = [[int(chart.distance[p * size + q]) for q in range(size)] for p in range(size)]
        self.neighbours = [[q for q in range(size) if row[q] == 1] for row in self.distance]
        self.of_colour = [[p for p in range(size) if self.colour[p] == c] for c in range(4)]
        self.rows = {}

    @staticmethod
    def of(chart: Chart, P) -> "Atlas":
        key = chart.name, P["FADE"], P["DELAY"]
        if key not in _known:
            _known[key] = Atlas(chart, P)
        return _known[key]

    def row(self, place, plagues):
        """fade ** steps to every place; plagued places cost delay more"""
        key = place, plagues
        row = self.rows.get(key)
        if row is None:
            if len(self.rows) > 20000: self.rows.clear(); self.routes.clear()
            row = self.rows[key] = [self.fades[d] for d in self.sail(place, plagues)]
        return row

    def sail(self, start, plagues):
        if not plagues: return self.distance[start]
        days = [99] * self.size
        days[start] = 0
        waves = [[start]]
        day = 0
        while day < len(waves):
            for p in waves[day]:
                if days[p] < day: continue
                for q in self.neighbours[p]:
                    then = day + 1 + (self.delay if q in plagues else 0)
                    if then < days[q]:
                        days[q] = then
                        while len(waves) <= then: waves.append([])
                        waves[then].append(q)
            day += 1
        return days

    def route(self, place, goals, plagues):
        """best discounted"""
        key = (place, frozenset(goals), plagues)
        if key not in self.routes:
            self.routes[key] = self.longest(place, tuple(goals), plagues)
        return self.routes[key]

    def longest(self, place, goals, plagues):
        best = 0.0
        row = self.row(place, plagues)
        for g in goals:
            rest = tuple(x for x in goals if x != g)
            x = row[g] * (1 + (self.longest(g, rest, plagues) if rest else 0.0))
            if x > best: best = x
        return best
