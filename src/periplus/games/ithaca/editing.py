"""How cards of one's own are made: what an editor offers, and the empty set to begin with."""

from typing import TypedDict

from periplus.games.ithaca.rules.cards import (
    CARDS,
    LIMITS,
    MOST,
    MOST_COPIES,
    MOST_KINDS,
    MOST_ROUTES,
    MOST_VALUE,
    MOST_WRATH,
    MOST_YEARS,
    PLAYERS,
    standard_cards,
)
from periplus.games.ithaca.rules.components import ACTION_NAMES, GOD_NAMES
from periplus.kernel.datafile import LANGUAGES, LONGEST_NAME, LONGEST_TEXT
from periplus.kernel.editing import Editing

ABOUT = """\
Cards for Ithaca. "periplus cards check FILE" says what is wrong with them, and on which line.

fate    a line for each kind of card: a single has one god, a double two, the upper symbol first;
        value 1 to 6; copies = how many there are
route   colour is named by its god; years = how many cards fit; actions = what each god's favour allows
        (favour, oracle, odyssey, landing); names in the four languages
limits  a hand, an Oracle, the cards laid out at the gods, the score above which a god is emptied, the years
        that end the game
wrath   by the number of players; strictly more unleashes it"""


class EditingTerms(TypedDict):
    """What cards are made of: the words that may be chosen among, and the limits of numbers and texts."""

    languages: list[str]
    gods: list[str]
    actions: list[str]
    inks: list[str]  # the colours of our own cards
    players: list[int]
    limits: dict[str, int]  # each limit, and the highest that it may be
    kinds: int
    routes: int
    copies: int
    value: int
    years: int
    wrath: int
    name: int
    text: int


def terms() -> EditingTerms:
    return {
        "languages": list(LANGUAGES),
        "gods": list(GOD_NAMES),
        "actions": list(ACTION_NAMES),
        "inks": list(standard_cards().colours),
        "players": list(PLAYERS),
        "limits": {limit: MOST[limit] for limit in LIMITS},
        "kinds": MOST_KINDS,
        "routes": MOST_ROUTES,
        "copies": MOST_COPIES,
        "value": MOST_VALUE,
        "years": MOST_YEARS,
        "wrath": MOST_WRATH,
        "name": LONGEST_NAME,
        "text": LONGEST_TEXT,
    }


def empty() -> dict[str, object]:
    """No fate cards and no routes; colours and limits are ours."""
    return {**standard_cards().as_data(), "name": "mine", "fate": [], "route": []}


EDITING = Editing(CARDS, ABOUT, terms, empty, EditingTerms)
