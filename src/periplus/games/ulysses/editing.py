"""How a map of one's own is made: what an editor offers, and the empty map to begin with."""

from typing import TypedDict

from periplus.games.ulysses.rules.chart import (
    APART,
    COLOURS,
    GOALS_NEEDED,
    MAPS,
    MOST_EDGES,
    MOST_PLACES,
    MOST_UNITS,
    NO_COLOUR,
    SCHEMA,
    SIDES,
    standard_chart,
)
from periplus.kernel.datafile import LANGUAGES, LONGEST_NAME, LONGEST_NOTE, LONGEST_TEXT
from periplus.kernel.editing import Editing

ABOUT = """\
A map for Ulysses. "periplus map check FILE" says what is wrong with it, and on which line.

start    the id of the place where the ship begins
canvas   how large the map is; x grows to the right, y grows down
edges    the routes, each between two places
colour   one of the four colours, a goal for players; "none" = no goal card
label    the side of the disc where the name stands best (n e s w)
symbol   the sign of the place; one that the page has no drawing for is a star
note     a sentence about the place, if you like"""


class EditingTerms(TypedDict):
    """What a map is made of: the words that may be chosen among, and the limits of numbers and texts."""

    languages: list[str]
    sides: list[str]
    symbols: list[str]
    no_colour: str
    colours: int
    goals: int  # places that each colour needs
    places: int
    routes: int
    units: int  # the longest side of the canvas
    apart: int  # places that are closer touch each other
    name: int
    note: int
    text: int


def terms() -> EditingTerms:
    symbols = {place.symbol: None for place in standard_chart().places}
    return {
        "languages": list(LANGUAGES),
        "sides": list(SIDES),
        "symbols": list(symbols),
        "no_colour": NO_COLOUR,
        "colours": COLOURS,
        "goals": GOALS_NEEDED,
        "places": MOST_PLACES,
        "routes": MOST_EDGES,
        "units": MOST_UNITS,
        "apart": APART,
        "name": LONGEST_NAME,
        "note": LONGEST_NOTE,
        "text": LONGEST_TEXT,
    }


def empty() -> dict[str, object]:
    """A sea without places, in our colours and of our size."""
    ours = standard_chart()
    return {
        "schema": SCHEMA,
        "name": "mine",
        "start": "",
        "colours": list(ours.colours),
        "canvas": {"width": ours.width, "height": ours.height},
        "edges": [],
        "places": [],
    }


EDITING = Editing(MAPS, ABOUT, terms, empty, EditingTerms)
