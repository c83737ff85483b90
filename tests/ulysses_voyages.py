"""Random games of Ulysses at every table, and what the laws count in them."""

from collections.abc import Iterator

from periplus.games.ulysses.game import GAME
from periplus.games.ulysses.rules.components import GOALS
from periplus.games.ulysses.rules.state import Position
from periplus.kernel.cards import size
from tests.rehearsal import Rehearsal, Step

TABLES = [(seats, edition) for seats in (3, 4, 5) for edition in ("revised", "german")]
GAMES_EACH = 2
ULYSSES = Rehearsal(GAME, Position)
start, set_up, clicks, play = ULYSSES.start, ULYSSES.set_up, ULYSSES.clicks, ULYSSES.play


def voyages(edition: str | None = None) -> Iterator[tuple[int, str, Iterator[Step[Position]]]]:
    """Random games at every table: the number of seats, the edition, the game."""
    for seats, name in TABLES:
        if edition in (None, name):
            for seed in range(GAMES_EACH):
                yield seats, name, ULYSSES.voyage(seats, {"edition": name}, seed)


def own_goals(s: Position, seat: int) -> list[int]:
    return [int(s.goals[seat * GOALS + slot]) for slot in range(GOALS)]


def hand_sizes(s: Position) -> list[int]:
    return [int(s.hand_size(seat)) for seat in range(int(s.seats))]


def pile_sizes(s: Position) -> int:
    """The cards of deck and discards: a reshuffle does not change their number."""
    return int(size(s.deck) + size(s.discards))
