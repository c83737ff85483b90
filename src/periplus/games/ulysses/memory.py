"""What a remembering player knows of the hidden action cards (chapter 6.3).

Until the first reshuffle a card nobody has seen may be anywhere. A reshuffle
tells everyone the new deck exactly, and so all hands together. From then on a
hidden card comes from one of two urns: OLD, the hands at that moment, or NEW,
the deck of that moment; and it is in the hand that had or drew it. `flow` keeps
what everybody saw since, in order: how many cards each seat drew, which it played.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.games.ulysses.components import EMPTY, KINDS, count, handful, one, size, whole_deck
from periplus.games.ulysses.state import NEVER, Position
from periplus.kernel.chance import Chance, bit

OLD: Final = 0
NEW: Final = 1

DRAWS: Final = 0  # an entry of the flow: a byte a seat
PLAYS: Final = 1  # an entry of the flow: the seat, then the set of cards
TAG_BITS: Final = 1
SEAT_BITS: Final = 3
PLAY_BITS: Final = 4  # both
SCALE: Final = 20
FIRM: Final = 48
TRIES: Final = 20_000


def note_reshuffle(s: Position) -> None:
    """The discards have become the deck; the hands together are known."""
    hands: i64 = EMPTY
    seat: i64
    s.drawn = vec[i64]()
    for seat in range(s.seats):
        hands += s.hands[seat]
        s.drawn = append(s.drawn, s.hands[seat])
    for _ in range(s.seats):
        s.drawn = append(s.drawn, EMPTY)
    s.old_urn = hands
    s.new_urn = s.deck
    s.flow = vec[i64]()


def note_draw(s: Position, seat: i64, kind: i64) -> None:
    """A seat drew a card from the deck."""
    if s.old_urn == NEVER:
        return
    s.drawn[NEW * s.seats + seat] += one(kind)
    step: i64 = bit(TAG_BITS + 8 * seat)
    last: i64 = len(s.flow) - 1
    if last >= 0 and s.flow[last] & 1 == DRAWS:
        s.flow[last] += step
    else:
        s.flow = append(s.flow, DRAWS + step)


def note_play(s: Position, seat: i64, cards: i64) -> None:
    """A seat showed and played these cards."""
    if s.old_urn == NEVER:
        return
    head: i64 = PLAYS | seat << TAG_BITS
    last: i64 = len(s.flow) - 1
    if last >= 0 and s.flow[last] & 15 == head:
        s.flow[last] += cards << PLAY_BITS
    else:
        s.flow = append(s.flow, head | cards << PLAY_BITS)


def guess_cards(s: Position, viewer: i64, chance: Chance) -> None:
    """Deal the cards this seat cannot see anew, in agreement with what it has seen."""
    if s.old_urn == NEVER:
        deal_unseen(s, viewer, chance)
        return
    lean: i64
    for lean in range(TRIES):
        if Recollection(s, viewer, chance, lean % FIRM).deal():
            return
    # Some deal agrees, for the truth does; where it is that hard to find, rather play on having forgotten.
    s.old_urn = NEVER
    s.new_urn = NEVER
    s.drawn = vec[i64]()
    s.flow = vec[i64]()
    deal_unseen(s, viewer, chance)


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


class Recollection:
    """Goes through what was seen since the reshuffle, choosing for each card played the urn it came from."""

    def __init__(self, s: Position, viewer: i64, chance: Chance, lean: i64) -> None:
        self.s: Position = s
        self.lean: i64 = lean  # how far to prefer NEW, the urn that seldom runs out: 0 is fair
        self.viewer: i64 = viewer
        self.chance: Chance = chance
        self.left: vec[i64] = vec[i64]([s.old_urn, s.new_urn])  # what may still be hidden of each urn
        self.held: vec[i64] = vec[i64]([0] * int(2 * s.seats))  # cards of each urn and seat not yet played
        self.shown: vec[i64] = vec[i64]([EMPTY] * int(2 * s.seats))  # and those played
        # OLD cards a seat played while it held NEW ones without a break since: they may have been NEW instead
        self.either: vec[i64] = vec[i64]([EMPTY] * int(s.seats))
        seat: i64
        for seat in range(s.seats):
            self.held[seat] = size(s.drawn[seat])
        if viewer >= 0:
            self.left[OLD] -= s.drawn[viewer]
            self.left[NEW] -= s.drawn[s.seats + viewer]

    def deal(self) -> bool:
        """Fill the hidden hands; False if the choices ran into something impossible."""
        s = self.s
        at: i64
        seat: i64
        for at in range(len(s.flow)):
            entry: i64 = s.flow[at]
            if entry & 1 == DRAWS:
                for seat in range(s.seats):
                    self.held[s.seats + seat] += entry >> (TAG_BITS + 8 * seat) & 255
            else:
                seat = entry >> TAG_BITS & 7
                if seat != self.viewer and not self.trace(seat, entry >> PLAY_BITS):
                    return False
        for seat in range(s.seats):
            if seat != self.viewer:
                s.hands[seat] = self.hide(OLD, seat) + self.hide(NEW, seat)
        s.deck = self.left[NEW]
        return True

    def hide(self, urn: i64, seat: i64) -> i64:
        """The cards of an urn that this seat still hides: any that are left of it."""
        here: i64 = urn * self.s.seats + seat
        hidden: i64 = handful(self.left[urn], self.held[here], self.chance)
        self.left[urn] -= hidden
        self.s.drawn[here] = self.shown[here] + hidden
        return hidden

    def trace(self, seat: i64, cards: i64) -> bool:
        """Choose an urn for each card of a play, as likely as it makes that card."""
        turn: i64
        for turn in range(KINDS):
            # The rarest kind first, for it has the fewest explanations; after a failure the other way round.
            kind: i64 = KINDS - 1 - turn
            if self.lean & 1:
                kind = turn
            for _ in range(count(cards, kind)):
                old: i64 = self.likelihood(OLD, seat, kind)
                new: i64 = self.likelihood(NEW, seat, kind)
                if new > 0 and self.lean > 0 and self.chance.below(FIRM) < self.lean:
                    urn: i64 = NEW
                elif old + new > 0:
                    urn = OLD if self.chance.below(old + new) < old else NEW
                else:
                    urn = self.make_room(seat, kind)
                    if urn < 0:
                        return False
                if urn == OLD:
                    self.either[seat] += one(kind)
                self.move(urn, seat, kind, 1)
        return True

    def likelihood(self, urn: i64, seat: i64, kind: i64) -> i64:
        """How likely, up to a constant, one of the cards a seat holds of an urn is of this kind."""
        held: i64 = self.held[urn * self.s.seats + seat]
        if held == 0:
            return 0
        return (held * count(self.left[urn], kind) << SCALE) // size(self.left[urn])

    def move(self, urn: i64, seat: i64, kind: i64, cards: i64) -> None:
        """Note that so many cards of a kind were played from an urn."""
        here: i64 = urn * self.s.seats + seat
        self.left[urn] -= one(kind) * cards
        self.held[here] -= cards
        self.shown[here] += one(kind) * cards
        if self.held[self.s.seats + seat] == 0:
            self.either[seat] = EMPTY

    def make_room(self, seat: i64, kind: i64) -> i64:
        """Explain a play for which the seat's one urn has no card left, by having traced others wrongly.

        Either somebody's play of this kind came from the other urn, or one of
        the seat's own plays did. Answers the urn that then has the card, or -1.
        """
        seats: i64 = self.s.seats
        swap: i64
        if self.held[seat] > 0:
            for swap in range(seats):
                if count(self.either[swap], kind) > 0 and count(self.left[NEW], kind) > 0:
                    self.retrace(swap, kind, OLD, NEW)
                    return OLD
            for swap in range(KINDS):
                if count(self.shown[seats + seat], swap) > 0 and count(self.left[OLD], swap) > 0:
                    self.retrace(seat, swap, NEW, OLD)
                    return NEW
        else:
            for swap in range(seats):
                if count(self.shown[seats + swap], kind) > 0 and self.held[swap] > 0:
                    self.retrace(swap, kind, NEW, OLD)
                    return NEW
            for swap in range(KINDS):
                if count(self.either[seat], swap) > 0 and count(self.left[NEW], swap) > 0:
                    self.retrace(seat, swap, OLD, NEW)
                    return OLD
        return -1

    def retrace(self, seat: i64, kind: i64, was: i64, now: i64) -> None:
        """Let a card that was traced to one urn have come from the other."""
        if was == OLD:
            self.either[seat] -= one(kind)
        self.move(was, seat, kind, -1)
        self.move(now, seat, kind, 1)
