"""Where the ship can go from where it is."""

from mypy_extensions import i64

from periplus.games.ulysses.rules.state import Position
from periplus.kernel.bits import bit, lowest, members


def destinations(s: Position) -> i64:
    """Places connected with the ship's by a route, visited or not (U-54, U-57); Troy unless barred (F-31)."""
    places: i64 = s.chart.neighbours[s.ship]
    return places if s.rules.start_revisited else places & ~bit(s.chart.start)


def open_destinations(s: Position) -> i64:
    """Those without a plague: only they can be chosen (U-37)."""
    return destinations(s) & ~s.plagues


def routes_from(s: Position, origin: i64) -> list[int]:
    """How many routes away each place is, round the places with plagues (U-37); -1: no way leads there."""
    away = [-1] * int(s.chart.size)
    away[origin] = 0
    reached: i64 = bit(origin)
    edge: i64 = reached
    routes = 0
    while edge:
        routes += 1
        onward: i64 = 0
        while edge:
            onward |= s.chart.neighbours[lowest(edge)]
            edge &= edge - 1
        edge = onward & ~reached & ~s.plagues
        if not s.rules.start_revisited:
            edge &= ~bit(s.chart.start)
        reached |= edge
        for place in members(edge):
            away[place] = routes
    return away
