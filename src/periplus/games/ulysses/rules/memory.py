"""What a remembering player knows of the hidden action cards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.games.ulysses.rules.components import KINDS, whole_deck
from periplus.games.ulysses.rules.state import Position
from periplus.kernel.cards import count, gathered, handful, size, spread
from periplus.kernel.chance import Chance
from periplus.kernel.memory import Memory


def note_reshuffle(s: Position) -> None:
    """The discards have become the deck."""
    hidden = vec[i64]()
    seat: i64
    kind: i64
    for seat in range(s.seats):
        for kind in range(KINDS):
            hidden = append(hidden, count(s.hands[seat], kind))
    memory = Memory(KINDS, s.seats)
    memory.reshuffle(hidden, spread(s.deck, KINDS))
    s.memory = memory


def note_draw(s: Position, seat: i64, kind: i64) -> None:
    memory = s.memory
    if memory is not None:
        memory.draw(seat, kind)


def note_play(s: Position, seat: i64, cards: i64) -> None:
    """A seat showed and played these cards; rare kinds first, as there are fewer ways to explain them."""
    memory = s.memory
    if memory is None:
        return
    kind: i64 = KINDS - 1
    while kind >= 0:
        for _ in range(count(cards, kind)):
            memory.play(seat, kind)
        kind -= 1


def guess_cards(s: Position, viewer: i64, chance: Chance) -> None:
    """Deal anew the cards this seat cannot see, in agreement with what it has seen."""
    memory = s.memory
    if memory is None:
        deal_hands(s, viewer, chance)
        return
    hidden = memory.recall_hands(viewer, s.seats, chance)
    if len(hidden) == 0:
        # Some deal agrees, for the truth does; if none is found, it is better to forget and play on.
        s.memory = None
        deal_hands(s, viewer, chance)
        return
    seat: i64
    for seat in range(s.seats):
        if seat != viewer:
            s.hands[seat] = gathered(hidden, seat * KINDS, KINDS)
    s.deck = gathered(memory.deck, 0, KINDS)


def deal_hands(s: Position, viewer: i64, chance: Chance) -> None:
    """Before any reshuffle: every unseen card may be in any hand or in the deck."""
    pool: i64 = whole_deck() - s.discards - s.blue_cards - s.red_cards - s.black_cards
    if viewer >= 0:
        pool -= s.hands[viewer]
    seat: i64
    for seat in range(s.seats):
        if seat != viewer:
            s.hands[seat] = handful(pool, size(s.hands[seat]), chance)
            pool -= s.hands[seat]
    s.deck = pool
