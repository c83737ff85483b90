"""The decks: the dealer draws from them, and makes an empty one anew from its discards (J-22, J-23, A-12)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import (
    COLOURS,
    EQUIPMENT,
    EQUIPMENT_DECK,
    EVENT_DECK,
    EVENT_KINDS,
    EXPLORER_BYTES,
    EXPLORER_DECK,
    FOSSIL_DECK,
    FOSSIL_KINDS,
    HAND_KINDS,
)
from periplus.games.journey.rules.state import Position
from periplus.kernel.bits import bit
from periplus.kernel.cards import EMPTY, count, one, size
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log
from periplus.kernel.memory import Memory


def part(cards: i64, deck: i64) -> i64:
    """The explorer or the equipment cards of a set."""
    if deck == EXPLORER_DECK:
        return cards & EXPLORER_BYTES
    return cards & ~EXPLORER_BYTES


def deck_of(kind: i64) -> i64:
    """The deck that a hand card belongs to."""
    if kind < COLOURS:
        return EXPLORER_DECK
    return EQUIPMENT_DECK


def ready(s: Position, deck: i64, log: Log) -> None:
    """Make sure there is a card to draw: there always are some outside the hands (A-13)."""
    if part(s.deck, deck) != EMPTY:
        return
    anew: i64 = part(s.discards, deck)
    s.deck += anew
    s.discards -= anew
    note_reshuffle(s, deck)
    log.tell(v.RESHUFFLED, deck, size(anew))


def offer_cards(s: Position, deck: i64, out: Choices) -> None:
    """The dealer's choices: each kind as likely as there are cards of it."""
    cards: i64 = part(s.deck, deck)
    kind: i64
    for kind in range(HAND_KINDS):
        copies: i64 = count(cards, kind)
        if copies > 0:
            out.add_weighted(v.DEAL + kind, copies)


def draw_to_hand(s: Position, seat: i64, kind: i64, log: Log) -> None:
    """The top card of a deck goes into a hand, unseen by the others."""
    s.deck -= one(kind)
    s.hands[seat] += one(kind)
    memory = s.explorer_memory if kind < COLOURS else s.equipment_memory
    if memory is not None:
        memory.draw(seat, kind if kind < COLOURS else kind - COLOURS)
    log.whisper(v.DREW, bit(seat), seat, deck_of(kind), kind)


def turn_up(s: Position, kind: i64) -> None:
    """The top card of a deck is turned for all to see."""
    s.deck -= one(kind)
    memory = s.explorer_memory if kind < COLOURS else s.equipment_memory
    if memory is not None:
        memory.turn(kind if kind < COLOURS else kind - COLOURS)


def play_cards(s: Position, seat: i64, cards: i64) -> None:
    """Cards of a hand go face up to their discard piles (J-39)."""
    s.hands[seat] -= cards
    s.discards += cards
    kind: i64
    for kind in range(HAND_KINDS):
        for _ in range(count(cards, kind)):
            forget_card(s, seat, kind)


def forget_card(s: Position, seat: i64, kind: i64) -> None:
    """A card left a hand in the open: first one that all knew to be there, else an unknown one."""
    if count(s.known[seat], kind) > 0:
        s.known[seat] -= one(kind)
        return
    memory = s.explorer_memory if kind < COLOURS else s.equipment_memory
    if memory is not None:
        memory.play(seat, kind if kind < COLOURS else kind - COLOURS)


def note_reshuffle(s: Position, deck: i64) -> None:
    """From now on all know which cards are in the deck, and which in the hands together."""
    low: i64 = 0
    kinds: i64 = COLOURS
    if deck == EQUIPMENT_DECK:
        low = COLOURS
        kinds = EQUIPMENT
    hidden = vec[i64]()
    cards = vec[i64]()
    seat: i64
    kind: i64
    for seat in range(s.seats):
        for kind in range(kinds):
            hidden = append(hidden, count(s.hands[seat] - s.known[seat], low + kind))
    for kind in range(kinds):
        cards = append(cards, count(s.deck, low + kind))
    memory = Memory(kinds, s.seats)
    memory.reshuffle(hidden, cards)
    if deck == EXPLORER_DECK:
        s.explorer_memory = memory
    else:
        s.equipment_memory = memory


def fossil_ready(s: Position, log: Log) -> bool:
    """Whether a fossil can be drawn; the lost ones come back only by an option (A-14)."""
    if s.fossil_deck != EMPTY or len(s.under) > 0:
        return True
    if not s.rules.fossils_reshuffled or s.lost_fossils == EMPTY:
        return False
    s.fossil_deck = s.lost_fossils
    s.lost_fossils = EMPTY
    log.tell(v.RESHUFFLED, FOSSIL_DECK, size(s.fossil_deck))
    return True


def offer_fossils(s: Position, out: Choices) -> None:
    """An unknown fossil while there is one, then the returned ones from the top."""
    kind: i64
    if s.fossil_deck == EMPTY:
        out.add_weighted(v.UNEARTH + s.under[0], 1)
        return
    for kind in range(FOSSIL_KINDS):
        copies: i64 = count(s.fossil_deck, kind)
        if copies > 0:
            out.add_weighted(v.UNEARTH + kind, copies)


def draw_fossil(s: Position, kind: i64) -> None:
    if s.fossil_deck != EMPTY:
        s.fossil_deck -= one(kind)
        return
    s.under = s.under[1:]
    s.under_known = s.under_known[1:]


def put_under(s: Position, kind: i64, knowing: i64) -> None:
    """A fossil goes to the bottom of its deck, known to these seats."""
    s.under = append(s.under, kind)
    s.under_known = append(s.under_known, knowing)


def event_ready(s: Position, log: Log) -> bool:
    """Whether an event card can be drawn; used ones are shuffled into a new deck (J-68)."""
    if s.event_deck != EMPTY:
        return True
    if not s.rules.events_reshuffled or s.event_discards == EMPTY:
        return False
    s.event_deck = s.event_discards
    s.event_discards = EMPTY
    hidden = vec[i64]()
    cards = vec[i64]()
    seat: i64
    kind: i64
    for seat in range(s.seats):
        for kind in range(EVENT_KINDS):
            hidden = append(hidden, count(s.kept[seat], kind))
    for kind in range(EVENT_KINDS):
        cards = append(cards, count(s.event_deck, kind))
    memory = Memory(EVENT_KINDS, s.seats)
    memory.reshuffle(hidden, cards)
    s.event_memory = memory
    log.tell(v.RESHUFFLED, EVENT_DECK, size(s.event_deck))
    return True


def use_event(s: Position, seat: i64, kind: i64) -> None:
    """A kept event card is used and discarded (J-66)."""
    s.kept[seat] -= one(kind)
    s.event_discards += one(kind)
    memory = s.event_memory
    if memory is not None:
        memory.play(seat, kind)
