"""What lies on the table from the start and never changes: the board, the decks, the values."""

from typing import Final

from periplus.games.journey.rules.board import Board
from periplus.games.journey.rules.board_parts import (
    ADVENTURE_NAMES,
    COLOUR_NAMES,
    EVENT_NAMES,
    FOSSIL_NAMES,
    Adventure,
)
from periplus.games.journey.rules.components import (
    BONUS_NAMES,
    COLOURS,
    DECK_NAMES,
    EQUIPMENT,
    HAND_KINDS,
    MOST_EQUIPMENT,
    MOST_EXPLORERS,
    PIECE_NAMES,
    WATER_KEEPS,
)
from periplus.games.journey.rules.payment import BILL_NAMES
from periplus.games.journey.rules.state import STAGE_NAMES, Position
from periplus.games.journey.rules.terrain import CANYON, DIAGONAL_A, DIRECTIONS, FAR, GRANITE
from periplus.games.journey.view import FAMILIES
from periplus.kernel.cards import counts
from periplus.kernel.game import View

# In the order of the terrains in terrain.py.
TERRAIN_NAMES: Final = "granite plain rocks canyon spring event discovery start finish".split()


def contents(s: Position) -> View:
    board = s.board
    return {
        "cards": BILL_NAMES,
        "colours": COLOURS,
        "fossils": FOSSIL_NAMES,
        "families": FAMILIES,
        "events": EVENT_NAMES,
        "pieces": PIECE_NAMES,
        "stages": STAGE_NAMES,
        "bonuses": [
            {"id": BONUS_NAMES[0], "points": int(board.mushroom_forest)},
            {"id": BONUS_NAMES[1], "points": int(board.ruined_city)},
        ],
        "deck_names": [*DECK_NAMES, "adventure"],
        "decks": deck_sizes(board),
        "limits": [MOST_EXPLORERS, MOST_EQUIPMENT],
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


def deck_sizes(board: Board) -> dict[str, int]:
    return {
        "explorer": sum(board.explorer),
        "equipment": sum(board.equipment),
        "fossil": sum(board.fossil),
        "event": sum(board.event),
        "adventure": len(board.adventures),
    }


def space(board: Board, number: int) -> dict[str, object]:
    """A space: where it lies, what entering it costs, what can be found there, where steps lead from it."""
    distance = int(board.distance[number])
    return {
        "name": board.names[number],
        "sea": number >= board.first_sea,
        "row": board.row[number],
        "column": board.column[number],
        "terrain": TERRAIN_NAMES[board.terrain[number]],
        "points": 0 if board.terrain[number] == GRANITE else 1 + int(board.extra[number]),
        "symbols": counts(int(board.symbols[number]), HAND_KINDS)[-EQUIPMENT:],
        "stars": int(board.stars[number]),
        "fossils": int(board.fossils[number]),
        "distance": -1 if distance == FAR else distance,
        "ahead": [step(board, number, direction) for direction in range(DIRECTIONS)],
    }


def step(board: Board, number: int, direction: int) -> dict[str, int] | None:
    """Where a step in this direction leads, and the cards it takes beside the points (J-41, J-51)."""
    to = int(board.ahead[number * DIRECTIONS + direction])
    if to < 0:
        return None
    return {"space": to, "ropes": int(board.terrain[to] == CANYON), "compasses": int(direction >= DIAGONAL_A)}


def adventure(card: Adventure) -> dict[str, object]:
    return {
        "id": card.id,
        "kind": ADVENTURE_NAMES[card.kind],
        "colours": [card.colours.get(colour, 0) for colour in COLOUR_NAMES],
        "same": card.same,
        "any": card.any,
        "points": card.points,
    }
