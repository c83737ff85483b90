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
    """How many routes each place is away, round the places that the ship cannot go to; -1: no way is open."""
    between = enterable(s)
    goes = between | bit(origin)
    return [routes if goes >> place & 1 else -1 for place, routes in enumerate(_spread(s, origin, between))]


def routes_to(s: Position, place: i64) -> list[int]:
    """The same from each place to one; a ship that lies there has to come back, so it is no routes away."""
    between = enterable(s)
    return _spread(s, place, between) if between >> place & 1 else [-1] * int(s.chart.size)


def enterable(s: Position) -> i64:
    """The places that a proposal may ever name: without a plague (U-37), and Troy unless barred (F-31)."""
    places: i64 = bit(s.chart.size) - 1 & ~s.plagues
    return places if s.rules.start_revisited else places & ~bit(s.chart.start)


def _spread(s: Position, origin: i64, between: i64) -> list[int]:
    """How far each place is from one, going on only from those `between`."""
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
        onward &= ~reached
        reached |= onward
        edge = onward & between
        for place in members(int(onward)):
            away[place] = routes
    return away
