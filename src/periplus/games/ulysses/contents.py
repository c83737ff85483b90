"""What lies on the table from the start: the map, the cards, the pieces. For whoever draws it."""

from periplus.games.ulysses.rules.chart import Chart
from periplus.games.ulysses.rules.components import (
    COPIES,
    FACTION_NAMES,
    GOALS,
    KIND_NAMES,
    PLAGUE_DISCS,
    TEMPLES,
)
from periplus.games.ulysses.rules.state import Position
from periplus.kernel.game import View


def contents(s: Position) -> View:
    chart = s.chart
    places = range(len(chart.places))
    return {
        "canvas": [chart.width, chart.height],
        "colours": list(chart.colours),
        "places": [place_contents(chart, place) for place in places],
        "routes": [[a, b] for a, b in chart.edges],
        "distance": [distances(chart, place) for place in places],
        "start": int(chart.start),
        "cards": list(KIND_NAMES),
        "copies": list(COPIES),
        "factions": list(FACTION_NAMES),
        "goals": GOALS,
        "plague_discs": PLAGUE_DISCS,
        "zeus_as_pandora": s.rules.zeus_as_pandora,
        "temples": TEMPLES if s.rules.temples_bound else None,
    }


def place_contents(chart: Chart, number: int) -> dict[str, object]:
    place = chart.places[number]
    return {
        "id": place.id,
        "colour": place.colour,
        "x": place.x,
        "y": place.y,
        "label": place.label,
        "symbol": place.symbol,
        "names": dict(place.names),
    }


def distances(chart: Chart, origin: int) -> list[int]:
    """How many routes away each place is from one of them."""
    size = len(chart.places)
    return [int(chart.distance[origin * size + place]) for place in range(size)]
