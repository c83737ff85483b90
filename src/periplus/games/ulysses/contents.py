"""What lies on the table from the start: the map, the cards, the pieces. For whatever draws them."""

from typing import Literal, TypedDict, cast

from periplus.games.ulysses.rules.chart import Chart
from periplus.games.ulysses.rules.components import COPIES, FACTION_NAMES, GOALS, KIND_NAMES, TEMPLES
from periplus.games.ulysses.rules.state import Position

Side = Literal["n", "e", "s", "w"]


class Names(TypedDict):
    """A place's name in each language."""

    en: str
    it: str
    fr: str
    de: str


class Place(TypedDict):
    """A place of the map. `colour` is an index into the map's colours, or -1: no goal card shows it.

    `label` is the side where its name stands best.
    """

    id: str
    colour: int
    x: int
    y: int
    label: Side
    symbol: str
    names: Names


class UlyssesContents(TypedDict):
    """What lies on the table of Ulysses from the start.

    `distance` has how many routes lie between two places; `temples` is None if there are always enough.
    """

    canvas: tuple[int, int]
    colours: list[str]
    places: list[Place]
    routes: list[tuple[int, int]]
    distance: list[list[int]]
    start: int
    cards: list[str]
    copies: list[int]
    factions: list[str]
    goals: int
    zeus_as_pandora: bool
    temples: int | None


def contents(s: Position) -> UlyssesContents:
    chart = s.chart
    places = range(len(chart.places))
    return {
        "canvas": (chart.width, chart.height),
        "colours": list(chart.colours),
        "places": [place_contents(chart, place) for place in places],
        "routes": list(chart.edges),
        "distance": [distances(chart, place) for place in places],
        "start": int(chart.start),
        "cards": list(KIND_NAMES),
        "copies": list(COPIES),
        "factions": list(FACTION_NAMES),
        "goals": GOALS,
        "zeus_as_pandora": s.rules.zeus_as_pandora,
        "temples": TEMPLES if s.rules.temples_bound else None,
    }


def place_contents(chart: Chart, number: int) -> Place:
    place = chart.places[number]
    names = place.names
    return {
        "id": place.id,
        "colour": place.colour,
        "x": place.x,
        "y": place.y,
        "label": cast(Side, place.label),
        "symbol": place.symbol,
        "names": {"en": names["en"], "it": names["it"], "fr": names["fr"], "de": names["de"]},
    }


def distances(chart: Chart, origin: int) -> list[int]:
    """How many routes away each place is from one of them."""
    size = len(chart.places)
    return [int(chart.distance[origin * size + place]) for place in range(size)]
