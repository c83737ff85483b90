"""What a remembering player knows of the hidden action cards (chapter 6.3).

Until the first reshuffle a card nobody has seen may be anywhere. A reshuffle
tells everyone the new deck exactly, and so all hands together: from then on the
cards belong to urns (0: the hands at the first reshuffle, then one for each new
deck), and a hidden card is in the hand that drew it from its urn. `flow` keeps
what everybody saw, in order: how many cards each seat drew, and which it played.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.games.ulysses.components import EMPTY, KINDS, count, handful, one, size, whole_deck
from periplus.games.ulysses.state import Position
from periplus.kernel.chance import Chance, bit

DRAWS: Final = 0  # entry: a byte a seat
PLAYS: Final = 1  # entry: seat, then the set of cards
SHUFFLE: Final = 2
TAG_BITS: Final = 2
SEAT_BITS: Final = 3
SCALE: Final = 20


def note_reshuffle(s: Position) -> None:
    """The discards have become the deck; the hands together are known."""
    if len(s.urns) == 0:
        hands: i64 = EMPTY
        seat: i64
        for seat in range(s.seats):
            hands += s.hands[seat]
            s.drawn = append(s.drawn, s.hands[seat])
        s.urns = append(s.urns, hands)
    else:
        s.flow = append(s.flow, SHUFFLE)
    s.urns = append(s.urns, s.deck)
    for _ in range(s.seats):
        s.drawn = append(s.drawn, EMPTY)


def note_draw(s: Position, seat: i64, kind: i64) -> None:
    """A seat drew a card from the present deck."""
    if len(s.urns) == 0:
        return
    mine: i64 = (len(s.urns) - 1) * s.seats + seat
    s.drawn[mine] += one(kind)
    step: i64 = bit(TAG_BITS + 8 * seat)
    last: i64 = len(s.flow) - 1
    if last >= 0 and s.flow[last] & 3 == DRAWS:
        s.flow[last] += step
    else:
        s.flow = append(s.flow, DRAWS + step)


def note_play(s: Position, seat: i64, cards: i64) -> None:
    """A seat showed and played these cards."""
    if len(s.urns) == 0:
        return
    head: i64 = PLAYS | seat << TAG_BITS
    last: i64 = len(s.flow) - 1
    if last >= 0 and s.flow[last] & 31 == head:
        s.flow[last] += cards << (TAG_BITS + SEAT_BITS)
    else:
        s.flow = append(s.flow, head | cards << (TAG_BITS + SEAT_BITS))


def guess_cards(s: Position, viewer: i64, chance: Chance) -> None:
    """Deal the cards this seat cannot see anew, in agreement with all it has seen."""
    if len(s.urns) == 0:
        deal_unseen(s, viewer, chance)
        return
    while not deal_urns(s, viewer, chance):
        pass


def deal_unseen(s: Position, viewer: i64, chance: Chance) -> None:
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


def deal_urns(s: Position, viewer: i64, chance: Chance) -> bool:
    """After a reshuffle: go through what was seen, and choose for each card played the urn it came from.

    Each choice is weighed by how likely it makes that card. False if the choices
    ran into something impossible: then the caller tries again.
    """
    seats: i64 = s.seats
    urns: i64 = len(s.urns)
    left: vec[i64] = s.urns[:]
    held: vec[i64] = vec[i64]([0] * int(seats * urns))
    shown: vec[i64] = vec[i64]([EMPTY] * int(seats * urns))
    seat: i64
    urn: i64
    for seat in range(seats):
        held[seat] = size(s.drawn[seat])
    if viewer >= 0:
        for urn in range(urns):
            left[urn] -= s.drawn[urn * seats + viewer]
    urn = 1
    at: i64
    for at in range(len(s.flow)):
        entry: i64 = s.flow[at]
        tag: i64 = entry & 3
        entry >>= TAG_BITS
        if tag == SHUFFLE:
            urn += 1
        elif tag == DRAWS:
            for seat in range(seats):
                held[urn * seats + seat] += entry >> (8 * seat) & 255
        elif entry & 7 != viewer and not trace_play(
            seats, urn, entry & 7, entry >> SEAT_BITS, left, held, shown, chance
        ):
            return False
    for seat in range(seats):
        if seat != viewer:
            s.hands[seat] = EMPTY
            for urn in range(urns):
                here: i64 = urn * seats + seat
                hidden: i64 = handful(left[urn], held[here], chance)
                left[urn] -= hidden
                s.hands[seat] += hidden
                s.drawn[here] = shown[here] + hidden
    s.deck = left[urns - 1]
    return True


def trace_play(
    seats: i64,
    newest: i64,
    seat: i64,
    cards: i64,
    left: vec[i64],
    held: vec[i64],
    shown: vec[i64],
    chance: Chance,
) -> bool:
    """Choose an urn for each card of a play, or answer False if one has none."""
    kind: i64
    urn: i64
    for kind in range(KINDS):
        for _ in range(count(cards, kind)):
            total: i64 = 0
            for urn in range(newest + 1):
                total += likelihood(left[urn], held[urn * seats + seat], kind)
            if total == 0:
                return False
            ticket: i64 = chance.below(total)
            urn = 0
            while True:
                share: i64 = likelihood(left[urn], held[urn * seats + seat], kind)
                if ticket < share:
                    break
                ticket -= share
                urn += 1
            left[urn] -= one(kind)
            held[urn * seats + seat] -= 1
            shown[urn * seats + seat] += one(kind)
    return True


def likelihood(urn: i64, held: i64, kind: i64) -> i64:
    """How likely, up to a constant, a card of this kind comes from the `held` cards drawn from an urn."""
    if held == 0:
        return 0
    return (held * count(urn, kind) << SCALE) // size(urn)
