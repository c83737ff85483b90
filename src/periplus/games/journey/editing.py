"""How a board of one's own is made: what an editor offers, and the empty board to begin with."""

from typing import TypedDict

from periplus.games.journey.rules.board import BOARDS, MOST_SPACES, MOST_WATER, SCHEMA, standard_board
from periplus.games.journey.rules.board_parts import (
    ADVENTURE_NAMES,
    COLOUR_NAMES,
    DESCENT,
    EQUIPMENT_NAMES,
    EVENT_NAMES,
    FOSSIL_NAMES,
    MOST_ADVENTURES,
    MOST_LAVA,
    MOST_LOSS,
    MOST_OF_A_KIND,
    MOST_POINTS,
    PLAYERS,
    SEA,
    SIGHTING,
    STAR,
    SYMBOLS,
    WORDS,
)
from periplus.games.journey.rules.terrain import MOST_CARDS, TERRAIN_NAMES
from periplus.kernel.datafile import LONGEST_TEXT
from periplus.kernel.editing import Editing

ABOUT = """\
A board for Journey to the Center of the Earth. "periplus board check FILE" says what is wrong with it, and
on which line.

descent, sea   one string for each row, one word for each space:
  ##      granite; an island at sea: nobody enters
  ..      plain
  r2 r3   rocks, reefs: 2 or 3 movement points, 1 with the pickaxe
  cc      canyon, whirlpool: a rope to enter, no stop
  ww      Hans's spring (none at sea)
  ev      event
  ST FN   start and finish: the first and the last row of the descent, the first and the last column at sea
  d...    discovery, with a letter for each card it asks for, at most 3 (at sea 2):
          R rope  P pickaxe  C compass  B biscuits  L lamp  * any of them
lava        the spaces after the start: the colour that the raft goes there with, and the fossils lost there
decks       how many cards of each kind
adventures  find and sighting are gains, ball is ball lightning; the cost is some of the three colours,
            or a number of cards of the same colour, or of any colours"""


class Ground(TypedDict):
    """A word of the grids, the terrain that it stands for, and the points that entering it costs."""

    word: str
    terrain: str
    points: int


class StageTerms(TypedDict):
    """How large a grid may be, and how many cards a discovery may ask for there."""

    rows: int
    columns: int
    symbols: int


class Asking(TypedDict):
    """A letter of a discovery, and the card that it asks for."""

    letter: str
    card: str


class EditingTerms(TypedDict):
    """What a board is made of: the words that may be chosen among, and the limits of numbers."""

    ground: list[Ground]
    discovery: str  # the letter that its word begins with
    asking: list[Asking]
    star: str
    descent: StageTerms
    sea: StageTerms
    dry: list[str]  # words that are not allowed at sea
    spaces: int  # on both grids together
    colours: list[str]
    kinds: list[str]  # of adventures,
    with_points: list[str]  # and those of them that are worth points
    lava: int
    loss: int
    decks: dict[str, list[str]]  # the kinds of cards in each
    adventures: int
    points: int
    cost: int
    copies: int
    water: tuple[int, int]
    text: int


def terms() -> EditingTerms:
    return {
        "ground": [
            {"word": word, "terrain": TERRAIN_NAMES[terrain], "points": int(word[1]) if word[0] == "r" else 1}
            for word, terrain in WORDS.items()
        ],
        "discovery": "d",
        "asking": [
            {"letter": letter, "card": card} for letter, card in zip(SYMBOLS, EQUIPMENT_NAMES, strict=True)
        ],
        "star": STAR,
        "descent": {"rows": DESCENT.rows, "columns": DESCENT.columns, "symbols": DESCENT.symbols},
        "sea": {"rows": SEA.rows, "columns": SEA.columns, "symbols": SEA.symbols},
        "dry": ["ww"],
        "spaces": MOST_SPACES,
        "colours": list(COLOUR_NAMES),
        "kinds": list(ADVENTURE_NAMES),
        "with_points": [ADVENTURE_NAMES[SIGHTING]],
        "lava": MOST_LAVA,
        "loss": MOST_LOSS,
        "decks": {
            "explorer": list(COLOUR_NAMES),
            "equipment": list(EQUIPMENT_NAMES),
            "fossil": list(FOSSIL_NAMES),
            "event": list(EVENT_NAMES),
        },
        "adventures": MOST_ADVENTURES,
        "points": MOST_POINTS,
        "cost": MOST_CARDS,
        "copies": MOST_OF_A_KIND,
        "water": (PLAYERS, MOST_WATER),
        "text": LONGEST_TEXT,
    }


def empty() -> dict[str, object]:
    """Plain ground from start to finish, as large as ours; lava, decks and adventures are ours too."""
    ours = standard_board()
    rows, columns = len(ours.descent), len(ours.descent[0])
    descent = [["##"] * columns for _ in range(rows)]
    for row in range(1, rows - 1):
        descent[row][1:-1] = [".."] * (columns - 2)
    descent[0][columns // 2], descent[-1][columns // 2] = "ST", "FN"
    rows, columns = len(ours.sea), len(ours.sea[0])
    sea = [["##", *[".."] * (columns - 2), "##"] for _ in range(rows)]
    sea[rows // 2][0], sea[rows // 2][-1] = "ST", "FN"
    return {
        **ours.as_data(),
        "schema": SCHEMA,
        "name": "mine",
        "descent": [" ".join(line) for line in descent],
        "sea": [" ".join(line) for line in sea],
    }


EDITING = Editing(BOARDS, ABOUT, terms, empty, EditingTerms)
