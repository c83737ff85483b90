"""What lies on the table from the start and never changes: the board, the decks, the values."""

from typing import Literal, TypedDict, cast

from periplus.games.journey.rules.board import Board
from periplus.games.journey.rules.board_parts import (
    ADVENTURE_NAMES,
    COLOUR_NAMES,
    EVENT_NAMES,
    FOSSIL_NAMES,
    Adventure,
)
from periplus.games.journey.rules.components import (
    ALL_DECKS,
    BONUS_NAMES,
    COLOURS,
    EQUIPMENT,
    FAMILIES,
    HAND_KINDS,
    HAND_LIMITS,
    PIECE_NAMES,
    WATER_KEEPS,
    DeckName,
    Family,
)
from periplus.games.journey.rules.payment import BILL_NAMES
from periplus.games.journey.rules.state import STAGE_NAMES, Position
from periplus.games.journey.rules.terrain import (
    DIRECTIONS,
    FAR,
    GRANITE,
    TERRAIN_NAMES,
    takes_compass,
    takes_rope,
)
from periplus.games.journey.view import Decks
from periplus.kernel.cards import counts

Terrain = Literal["granite", "plain", "rocks", "canyon", "spring", "event", "discovery", "start", "finish"]
AdventureKind = Literal["find", "sighting", "ball"]


class Step(TypedDict):
    """Where a step leads, and the cards it takes on top of the points of the space entered."""

    space: int
    ropes: int
    compasses: int


class Space(TypedDict):
    """A space: where it lies, what entering it costs, what can be found there, where steps lead from it."""

    name: str
    sea: bool
    row: int
    column: int
    terrain: Terrain
    points: int
    symbols: list[int]  # of each kind of equipment how many cards a discovery asks for,
    stars: int  # and how many of any kind
    fossils: int
    distance: int
    ahead: list[Step | None]


class LavaSpace(TypedDict):
    """A space of the lava flow: its colour, and the fossils that are lost there."""

    colour: int
    loss: int


class Bonus(TypedDict):
    """A card for whoever comes first to a finish."""

    id: str
    points: int


class AdventureCard(TypedDict):
    """A sea adventure with its price: cards of each colour, or so many all alike, or any."""

    id: str
    kind: AdventureKind
    colours: list[int]
    same: int
    any: int
    points: int


class JourneyContents(TypedDict):
    """What is in the box; kinds of cards, fossils and events are numbered as they are listed here."""

    cards: list[str]
    colours: int
    fossils: list[str]
    families: dict[Family, list[int]]  # fossils that are worth something together
    events: list[str]
    pieces: list[str]
    stages: list[str]
    bonuses: list[Bonus]
    deck_names: list[DeckName]
    decks: Decks
    limits: list[int]  # of the explorer and the equipment cards in a hand
    water: int
    water_keeps: int
    event_per_space: bool
    descent: list[int]  # rows and columns
    sea: list[int]
    spaces: list[Space]
    lava: list[LavaSpace]
    adventures: list[AdventureCard]


def contents(s: Position) -> JourneyContents:
    board = s.board
    return {
        "cards": BILL_NAMES,
        "colours": COLOURS,
        "fossils": FOSSIL_NAMES,
        "families": FAMILIES,
        "events": EVENT_NAMES,
        "pieces": PIECE_NAMES,
        "stages": STAGE_NAMES,
        "bonuses": [{"id": BONUS_NAMES[at], "points": points} for at, points in enumerate(board.bonuses)],
        "deck_names": ALL_DECKS,
        "decks": deck_sizes(board),
        "limits": HAND_LIMITS,
        "water": int(board.water),
        "water_keeps": WATER_KEEPS,
        "event_per_space": s.rules.event_per_space,
        "descent": [len(board.descent), len(board.descent[0])],
        "sea": [len(board.sea), len(board.sea[0])],
        "spaces": [space(board, number) for number in range(board.size)],
        "lava": [
            {"colour": int(board.lava_colour[at]), "loss": int(board.lava_loss[at])}
            for at in range(board.lava_length)
        ],
        "adventures": [adventure(card) for card in board.adventures],
    }


def deck_sizes(board: Board) -> Decks:
    return {
        "explorer": sum(board.explorer),
        "equipment": sum(board.equipment),
        "fossil": sum(board.fossil),
        "event": sum(board.event),
        "adventure": len(board.adventures),
    }


def space(board: Board, number: int) -> Space:
    distance = int(board.distance[number])
    return {
        "name": board.names[number],
        "sea": number >= board.first_sea,
        "row": board.row[number],
        "column": board.column[number],
        "terrain": cast(Terrain, TERRAIN_NAMES[board.terrain[number]]),
        "points": 0 if board.terrain[number] == GRANITE else 1 + int(board.extra[number]),
        "symbols": counts(int(board.symbols[number]), HAND_KINDS)[-EQUIPMENT:],
        "stars": int(board.stars[number]),
        "fossils": int(board.fossils[number]),
        "distance": -1 if distance == FAR else distance,
        "ahead": [step(board, number, direction) for direction in range(DIRECTIONS)],
    }


def step(board: Board, number: int, direction: int) -> Step | None:
    """Where a step in this direction leads, and what it takes; None if there is no such step."""
    to = int(board.ahead[number * DIRECTIONS + direction])
    if to < 0:
        return None
    rope, compass = takes_rope(board.terrain[to]), takes_compass(direction)
    return {"space": to, "ropes": int(rope), "compasses": int(compass)}


def adventure(card: Adventure) -> AdventureCard:
    return {
        "id": card.id,
        "kind": cast(AdventureKind, ADVENTURE_NAMES[card.kind]),
        "colours": [card.colours.get(colour, 0) for colour in COLOUR_NAMES],
        "same": card.same,
        "any": card.any,
        "points": card.points,
    }
