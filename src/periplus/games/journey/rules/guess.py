"""A random whole truth that agrees with everything a seat has seen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.journey.rules.components import (
    COLOURS,
    DISPLAY,
    EQUIPMENT,
    EQUIPMENT_DECK,
    EVENT_KINDS,
    EXPLORER_DECK,
)
from periplus.games.journey.rules.decks import part
from periplus.games.journey.rules.lava import TO_SUFFER, UNDECIDED
from periplus.games.journey.rules.state import (
    GAP,
    MIX_PHASE,
    PAY_PHASE,
    STEP_PHASE,
    TURN_PHASE,
    Position,
    knows,
    whole_deck,
)
from periplus.kernel.bits import bit
from periplus.kernel.cards import draw, gathered, handful, one, size, spread
from periplus.kernel.chance import Chance
from periplus.kernel.memory import deal_unseen, zeros

KEPT_EVENTS: Final = 15  # the first four kinds: the others are never kept (J-65)


def guess(truth: Position, viewer: i64, chance: Chance) -> Position:
    s = truth.clone()
    if s.seat != viewer:
        forget_choice(s)
    forget_pledges(s, viewer)
    guess_hands(s, viewer, EXPLORER_DECK, chance)
    guess_hands(s, viewer, EQUIPMENT_DECK, chance)
    guess_events(s, viewer, chance)
    guess_fossils(s, viewer, chance)
    return s


def forget_choice(s: Position) -> None:
    """Nobody else knows of a choice in the making: put it back to its first click."""
    if s.phase in (STEP_PHASE, PAY_PHASE, MIX_PHASE):
        s.phase = TURN_PHASE
    s.drop_choice()


def forget_pledges(s: Position, viewer: i64) -> None:
    """What the others chose in the lava is not known before all have chosen."""
    seat: i64
    for seat in range(s.seats):
        pledge: i64 = s.pledges >> (8 * seat) & 255
        if seat != viewer and pledge != UNDECIDED:
            s.pledges -= (pledge - TO_SUFFER) << (8 * seat)


def guess_hands(s: Position, viewer: i64, deck: i64, chance: Chance) -> None:
    """Deal anew the explorer or the equipment cards this seat cannot see."""
    memory = s.explorer_memory if deck == EXPLORER_DECK else s.equipment_memory
    if memory is None:
        deal_hands(s, viewer, deck, chance)
        return
    hidden = memory.recall_hands(viewer, s.seats, chance)
    if len(hidden) == 0:
        # Some deal agrees, for the truth does; if none is found, it is better to forget and play on.
        if deck == EXPLORER_DECK:
            s.explorer_memory = None
        else:
            s.equipment_memory = None
        deal_hands(s, viewer, deck, chance)
        return
    low: i64 = 0
    kinds: i64 = COLOURS
    if deck == EQUIPMENT_DECK:
        low = COLOURS
        kinds = EQUIPMENT
    seat: i64
    for seat in range(s.seats):
        if seat != viewer:
            cards: i64 = gathered(hidden, seat * kinds, kinds) << (low << 3)
            s.hands[seat] += cards + part(s.known[seat], deck) - part(s.hands[seat], deck)
    s.deck += (gathered(memory.deck, 0, kinds) << (low << 3)) - part(s.deck, deck)


def deal_hands(s: Position, viewer: i64, deck: i64, chance: Chance) -> None:
    """Before any reshuffle: every unseen card may be in any hand or in the deck (law 5)."""
    pool: i64 = part(whole_deck(s.board), deck) - part(s.discards, deck)
    seat: i64
    slot: i64
    for slot in range(DISPLAY):
        if s.display[slot] != GAP and deck == EQUIPMENT_DECK:
            pool -= one(s.display[slot])
    for seat in range(s.seats):
        pool -= part(s.hands[seat] if seat == viewer else s.known[seat], deck)
    for seat in range(s.seats):
        if seat != viewer:
            cards: i64 = handful(pool, size(part(s.hands[seat] - s.known[seat], deck)), chance)
            s.hands[seat] += cards + part(s.known[seat], deck) - part(s.hands[seat], deck)
            pool -= cards
    s.deck += pool - part(s.deck, deck)


def guess_events(s: Position, viewer: i64, chance: Chance) -> None:
    """Deal anew the kept event cards of the others."""
    allowed = vec[i64]([KEPT_EVENTS] * int(s.seats))
    memory = s.event_memory
    hidden = vec[i64]()
    seat: i64
    if memory is not None:
        own: i64 = 0
        if viewer >= 0:
            own = bit(viewer)
        hidden = memory.recall(own, allowed, chance)
        s.event_memory = memory if len(hidden) > 0 else None
    if len(hidden) > 0 and memory is not None:
        s.event_deck = gathered(memory.deck, 0, EVENT_KINDS)
    else:
        unseen: i64 = s.event_deck
        sizes = zeros(s.seats)
        for seat in range(s.seats):
            if seat != viewer:
                unseen += s.kept[seat]
                sizes[seat] = size(s.kept[seat])
        pool = spread(unseen, EVENT_KINDS)
        hidden = deal_unseen(pool, sizes, allowed, chance)
        s.event_deck = gathered(pool, 0, EVENT_KINDS)
    for seat in range(s.seats):
        if seat != viewer:
            s.kept[seat] = gathered(hidden, seat * EVENT_KINDS, EVENT_KINDS)


def guess_fossils(s: Position, viewer: i64, chance: Chance) -> None:
    """Deal anew the fossils this seat cannot see: drawn by lamp, put back by lamp, and the deck."""
    pool: i64 = s.fossil_deck
    at: i64
    for at in range(len(s.under)):
        if not knows(s.under_known[at], viewer):
            pool += one(s.under[at])
    if s.drawer != viewer:
        pool += s.pool
        s.pool = handful(pool, size(s.pool), chance)
        pool -= s.pool
    for at in range(len(s.under)):
        if not knows(s.under_known[at], viewer):
            s.under[at] = draw(pool, chance.below(size(pool)))
            pool -= one(s.under[at])
    s.fossil_deck = pool
