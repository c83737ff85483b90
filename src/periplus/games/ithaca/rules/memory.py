"""What a remembering player knows of hands, Oracles and laid bids: noted from the first reshuffle on."""

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ithaca.rules.components import CARD, CARD_BITS, EMPTY
from periplus.games.ithaca.rules.state import HAND, HOLDERS, LAID, ORACLE, Position
from periplus.kernel.memory import Memory


def holder(seat: i64, zone: i64) -> i64:
    """The number of a seat's hidden zone."""
    return seat * HOLDERS + zone


def note_reshuffle(s: Position) -> None:
    """The discards have become the deck; all that is hidden together is known."""
    memory = s.memory
    if memory is None:
        memory = Memory(s.cards.kinds, HOLDERS * s.seats)
        s.memory = memory
    hidden = vec[i64]([0] * int(HOLDERS * s.seats * s.cards.kinds))
    seat: i64
    for seat in range(s.seats):
        count_row(s, hidden, holder(seat, HAND), s.hands[seat])
        count_row(s, hidden, holder(seat, ORACLE), s.oracles[seat])
        count_row(s, hidden, holder(seat, LAID), s.bids[seat])
    memory.reshuffle(hidden, s.deck)


def count_row(s: Position, hidden: vec[i64], zone: i64, row: i64) -> None:
    while row != EMPTY:
        hidden[zone * s.cards.kinds + (row & CARD) - 1] += 1
        row >>= CARD_BITS


def note_draw(s: Position, seat: i64, kind: i64) -> None:
    """A seat drew a card into its hand."""
    memory = s.memory
    if memory is not None:
        memory.draw(holder(seat, HAND), kind)


def note_play(s: Position, seat: i64, zone: i64, kind: i64) -> None:
    """A seat showed a card of one of its hidden zones."""
    memory = s.memory
    if memory is not None:
        memory.play(holder(seat, zone), kind)


def note_row(s: Position, seat: i64, zone: i64, row: i64) -> None:
    """A seat showed several cards at once."""
    while row != EMPTY:
        note_play(s, seat, zone, (row & CARD) - 1)
        row >>= CARD_BITS


def note_move(s: Position, seat: i64, source: i64, target: i64) -> None:
    """A card of a seat went face down from one of its zones to another."""
    memory = s.memory
    if memory is not None:
        memory.move(holder(seat, source), holder(seat, target))
