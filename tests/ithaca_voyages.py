"""Random games of Ithaca at every table, and what the laws count in them."""

from collections.abc import Iterator

from periplus.games.ithaca.game import GAME
from periplus.games.ithaca.rules.cards import standard_cards
from periplus.games.ithaca.rules.components import (
    length,
)
from periplus.games.ithaca.rules.state import (
    Position,
)
from tests.rehearsal import Rehearsal, Step

CARDS = standard_cards()
TABLES = (2, 3, 4, 5)
GAMES_EACH = 2
ITHACA = Rehearsal(GAME, Position)
start, set_up, voyage = ITHACA.start, ITHACA.set_up, ITHACA.voyage
clicks, play = ITHACA.clicks, ITHACA.play


def steps(**options: object) -> Iterator[Step[Position]]:
    """Every ply of random games at every table."""
    for seats in TABLES:
        for seed in range(GAMES_EACH):
            yield from voyage(seats, options, seed)


def kinds(*ids: str) -> list[int]:
    return [CARDS.fate_ids.index(name) for name in ids]


def size_of(state: Position) -> list[int]:
    """How many cards each seat hides: hand, Oracle, laid bid."""
    rows = [*state.hands, *state.oracles, *state.bids]
    return [int(length(row)) for row in rows]
