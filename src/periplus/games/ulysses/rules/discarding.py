"""Cards leaving a hand for good (U-23)."""

from mypy_extensions import i64

from periplus.games.ulysses.rules.components import KINDS
from periplus.games.ulysses.rules.memory import note_play
from periplus.games.ulysses.rules.state import Position
from periplus.kernel.cards import EMPTY, count


def discard_from_hand(s: Position, seat: i64, cards: i64) -> None:
    """Put cards of a hand on the discard pile, face up."""
    s.hands[seat] -= cards
    note_play(s, seat, cards)
    add_to_discards(s, cards)


def add_to_discards(s: Position, cards: i64) -> None:
    """Lay a set of cards on the pile in the fixed order of kinds: the last one is on top."""
    if cards == EMPTY:
        return
    s.discards += cards
    kind: i64 = KINDS - 1
    while count(cards, kind) == 0:
        kind -= 1
    s.discard_top = kind
