"""A random whole truth that agrees with everything a seat has seen."""

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ithaca.rules.components import EMPTY, length, put
from periplus.games.ithaca.rules.influence import first_click
from periplus.games.ithaca.rules.memory import count_row, holder
from periplus.games.ithaca.rules.state import (
    DEED_PHASE,
    HAND,
    HOLDERS,
    LAID,
    NO_CARD,
    ORACLE,
    SWAP_PHASE,
    TO_GOD_PHASE,
    Position,
)
from periplus.kernel.bits import bit
from periplus.kernel.chance import Chance
from periplus.kernel.memory import ANY_KIND, deal_unseen


def guess(truth: Position, viewer: i64, chance: Chance) -> Position:
    s = truth.clone()
    if s.seat != viewer:
        forget_choice(s)
    hidden = recalled(s, viewer, chance)
    if len(hidden) == 0:
        # No reshuffle yet; or a deal that agrees is too hard to find: better to forget and play on.
        s.memory = None
        hidden = dealt(s, viewer, chance)
    seat: i64
    for seat in range(s.seats):
        if seat != viewer:
            s.hands[seat] = row_from(s, hidden, holder(seat, HAND))
            s.bids[seat] = row_from(s, hidden, holder(seat, LAID))
            if is_hidden_oracle(s):
                s.oracles[seat] = row_from(s, hidden, holder(seat, ORACLE))
    return s


def forget_choice(s: Position) -> None:
    """Nobody else knows of a choice in the making: put it back to its first click."""
    s.picked = EMPTY
    if s.phase == TO_GOD_PHASE:
        s.phase = first_click(s)
        s.card = NO_CARD
    elif s.phase == SWAP_PHASE:
        s.phase = DEED_PHASE
        s.card = NO_CARD


def is_hidden_oracle(s: Position) -> bool:
    """Oracles lie face down until the Suitors are faced."""
    return len(s.lost) == 0


def recalled(s: Position, viewer: i64, chance: Chance) -> vec[i64]:
    """The hidden cards dealt anew, from what was seen since the last reshuffle; empty if there was none."""
    memory = s.memory
    if memory is None:
        return vec[i64]()
    own: i64 = 0
    if viewer >= 0:
        own = (bit(HOLDERS) - 1) << (viewer * HOLDERS)
    hidden = memory.recall(own, allowed_kinds(s), chance)
    if len(hidden) > 0:
        s.deck = memory.deck[:]
    return hidden


def allowed_kinds(s: Position) -> vec[i64]:
    """Each holder's kinds: anything, but a laid bid has only cards of the prize's god (I-66, R-47)."""
    allowed = vec[i64]([ANY_KIND] * int(HOLDERS * s.seats))
    seat: i64
    for seat in range(s.seats):
        if s.bids[seat] != EMPTY:
            allowed[holder(seat, LAID)] = s.cards.of_god[s.god]
    return allowed


def dealt(s: Position, viewer: i64, chance: Chance) -> vec[i64]:
    """Every card that this seat cannot see may be in the deck or with anybody else."""
    sizes = vec[i64]([0] * int(HOLDERS * s.seats))
    seat: i64
    for seat in range(s.seats):
        if seat != viewer:
            set_aside(s, sizes, holder(seat, HAND), s.hands[seat])
            set_aside(s, sizes, holder(seat, LAID), s.bids[seat])
            if is_hidden_oracle(s):
                set_aside(s, sizes, holder(seat, ORACLE), s.oracles[seat])
    return deal_unseen(s.deck, sizes, allowed_kinds(s), chance)


def set_aside(s: Position, sizes: vec[i64], zone: i64, row: i64) -> None:
    """Put a row back into the deck, to be dealt anew."""
    sizes[zone] = length(row)
    count_row(s, s.deck, 0, row)


def row_from(s: Position, hidden: vec[i64], zone: i64) -> i64:
    row: i64 = EMPTY
    kind: i64
    for kind in range(s.cards.kinds):
        for _ in range(hidden[zone * s.cards.kinds + kind]):
            row = put(row, kind)
    return row
