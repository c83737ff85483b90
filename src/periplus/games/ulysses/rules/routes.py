"""Where the ship can go from where it is."""

from mypy_extensions import i64

from periplus.games.ulysses.rules.state import Position
from periplus.kernel.bits import bit


def destinations(s: Position) -> i64:
    """Places connected with the ship's by a route, visited or not (U-54, U-57); Troy unless barred (F-31)."""
    places: i64 = s.chart.neighbours[s.ship]
    return places if s.rules.start_revisited else places & ~bit(s.chart.start)


def open_destinations(s: Position) -> i64:
    """Those without a plague: only they can be chosen (U-37)."""
    return destinations(s) & ~s.plagues
