"""How near the places of Ulysses are to each other, and what a voyage past several of them is worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ulysses.rules.chart import Chart

PLAGUE_ROUTES: Final = 2  # how many routes further away a plague makes a place
FAR: Final = 99
CHARTED: Final = 512  # patterns of plagues that are remembered


class Nearness:
    """From each place to each other, with the plagues there are; patterns of plagues come again and again."""

    def __init__(self, fade: float) -> None:
        self.fade: float = fade
        self.chart: Chart | None = None
        self.plagues: i64 = 0
        self.charted: dict[int, vec[float]] = {}
        self.near: vec[float] = vec[float]()

    def look(self, chart: Chart, plagues: i64) -> bool:
        """Bring `near` up to date; returns whether it has changed."""
        if self.chart is chart and self.plagues == plagues:
            return False
        if self.chart is not chart or len(self.charted) == CHARTED:
            self.charted = {}
        self.chart = chart
        self.plagues = plagues
        pattern = int(plagues)
        if pattern not in self.charted:
            self.charted[pattern] = nearness_on(chart, self.fade, plagues)
        self.near = self.charted[pattern]
        return True


def nearness_on(chart: Chart, fade: float, plagues: i64 = 0) -> vec[float]:
    """From each place to each other: 1 for itself, and `fade` times as much for each route on the way."""
    places: i64 = chart.size
    near = vec[float]([0.0] * int(places * places))
    routes = vec[i64]([FAR] * int(places))
    faded = vec[float]([fade**away for away in range(FAR + 1)])
    start: i64
    place: i64
    for start in range(places):
        measure_routes(chart, start, plagues, routes)
        for place in range(places):
            near[start * places + place] = faded[routes[place]]
    return near


def measure_routes(chart: Chart, start: i64, plagues: i64, routes: vec[i64]) -> None:
    """How far each place is from `start`. A plague makes a way longer, so a way around it may be shorter."""
    place: i64
    for place in range(chart.size):
        routes[place] = FAR
    routes[start] = 0
    nearer = True
    while nearer:
        nearer = False
        for place in range(chart.size):
            at: i64
            for at in range(chart.degree[place]):
                onward: i64 = chart.near[place * chart.size + at]
                away: i64 = routes[place] + 1
                if plagues >> onward & 1:
                    away += PLAGUE_ROUTES
                if away < routes[onward]:
                    routes[onward] = away
                    nearer = True


def tour_worth(near: vec[float], places: i64, left: vec[i64], start: i64, number: i64) -> float:
    """The worth of sailing past so many goals left in the best order, each faded by when it is reached."""
    best: float = 0.0
    last: i64 = number - 1
    at: i64
    for at in range(number):
        place: i64 = left[at]
        worth: float = near[start * places + place]
        if last > 0:
            left[at] = left[last]
            worth *= 1.0 + tour_worth(near, places, left, place, last)
            left[at] = place
        if worth > best:
            best = worth
    return best
