"""What a remembering player knows of hidden cards, and a random deal that agrees with it.

A holder is a hidden zone: a hand, an Oracle. Until the first reshuffle of a deck a
card nobody has seen may be with any holder or in the deck. A reshuffle tells
everyone the new deck exactly, and so all hidden cards together. From then on a
hidden card comes from one of two urns: OLD, what was hidden at that moment, or NEW,
the deck of that moment; and it is with the holder that had or drew it. `flow` keeps
what everybody saw since, in order: draws, face-down moves, and the cards that were shown.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.kernel.bits import bit
from periplus.kernel.chance import Chance

OLD: Final = 0
NEW: Final = 1

DRAWS: Final = 0  # entries of the flow
PLAYS: Final = 1
MOVES: Final = 2
HOLDER_BITS: Final = 2  # where the holder stands in an entry …
DETAIL_BITS: Final = 7  # … the kind it played, or the holder it moved to …
COUNT_BITS: Final = 14  # … and how many
HOLDER_MASK: Final = 31
DETAIL_MASK: Final = 127
HEAD_MASK: Final = 16383

SCALE: Final = 20  # likelihoods are whole numbers with so many bits of fraction
FIRM: Final = 48  # leaning this far would mean NEW every time
TRIES: Final = 20_000
ANY_KIND: Final = -1  # a mask of all kinds


def zeros(length: i64) -> vec[i64]:
    return vec[i64]([0] * int(length))


def deal_unseen(pool: vec[i64], sizes: vec[i64], allowed: vec[i64], chance: Chance) -> vec[i64]:
    """Deal to each holder so many cards of the kinds it may hold; what is left of the pool is the deck.

    Holders that may hold only some kinds go first: then every deal that agrees is equally likely.
    """
    kinds: i64 = len(pool)
    hidden = zeros(len(sizes) * kinds)
    choosy: i64
    holder: i64
    for choosy in range(2):
        for holder in range(len(sizes)):
            if (allowed[holder] == ANY_KIND) == (choosy == 1):
                for _ in range(sizes[holder]):
                    kind: i64 = pick(pool, 0, kinds, allowed[holder], chance)
                    pool[kind] -= 1
                    hidden[holder * kinds + kind] += 1
    return hidden


def pick(cards: vec[i64], start: i64, kinds: i64, allowed: i64, chance: Chance) -> i64:
    """The kind of a random card among the allowed ones counted from `start` on; -1 if there is none."""
    kind: i64
    total: i64 = 0
    for kind in range(kinds):
        if allowed >> kind & 1:
            total += cards[start + kind]
    if total == 0:
        return -1
    ticket: i64 = chance.below(total)
    for kind in range(kinds):
        if allowed >> kind & 1:
            ticket -= cards[start + kind]
            if ticket < 0:
                return kind
    return -1


class Summary:
    """What encoders have added up of a memory (`kernel.remembering`), so that they need only add what is new.

    It is no part of the memory: a copy begins without, and so does whatever is changed otherwise than by
    what is noted.
    """

    def __init__(self, length: i64) -> None:
        self.hidden: vec[i64] = vec[i64]()  # for each viewer, what others hid at the reshuffle
        self.tally: vec[i64] = zeros(length)
        self.used: vec[i64] = zeros(length)  # the places of the tally that are not 0
        self.uses: i64 = 0
        self.entries: i64 = 0  # of the flow that have been added,
        self.last: i64 = 0  # and how many cards the last of them had then


class Memory:
    """What was seen of a deck's cards since it was last made anew from the discards."""

    def __init__(self, kinds: i64, holders: i64) -> None:
        self.kinds: i64 = kinds
        self.holders: i64 = holders
        self.old: vec[i64] = vec[i64]()
        self.new: vec[i64] = vec[i64]()
        self.begun: vec[i64] = vec[i64]()  # how many cards each holder hid at that moment
        self.drawn: vec[i64] = vec[i64]()  # the cards each holder had of OLD, then those it drew of NEW
        self.flow: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()  # after `recall`: what it left in the deck
        self.summary: Summary | None = None

    def clone(self) -> "Memory":
        """A copy; what a reshuffle told is never changed in place, so the two share it."""
        twin = Memory(self.kinds, self.holders)
        twin.old = self.old
        twin.new = self.new
        twin.begun = self.begun
        twin.drawn = self.drawn[:]
        twin.flow = self.flow[:]
        return twin

    def reshuffle(self, hidden: vec[i64], deck: vec[i64]) -> None:
        """The discards have become the deck; what the holders hide together is known."""
        kinds: i64 = self.kinds
        self.old = zeros(kinds)
        self.new = deck[:]
        self.begun = zeros(self.holders)
        self.drawn = zeros(2 * self.holders * kinds)
        self.flow = vec[i64]()
        self.summary = None
        at: i64
        holder: i64
        kind: i64
        for at in range(len(hidden)):
            self.drawn[at] = hidden[at]
        for holder in range(self.holders):
            for kind in range(kinds):
                self.old[kind] += hidden[holder * kinds + kind]
                self.begun[holder] += hidden[holder * kinds + kind]

    def draw(self, holder: i64, kind: i64) -> None:
        """A holder got a card of the deck, unseen."""
        self.drawn[(self.holders + holder) * self.kinds + kind] += 1
        self._note(DRAWS | holder << HOLDER_BITS)

    def play(self, holder: i64, kind: i64) -> None:
        """A hidden card was shown."""
        self._note(PLAYS | holder << HOLDER_BITS | kind << DETAIL_BITS)

    def move(self, source: i64, target: i64) -> None:
        """A card went face down from one holder to another of the same seat."""
        self._note(MOVES | source << HOLDER_BITS | target << DETAIL_BITS)

    def turn(self, kind: i64) -> None:
        """A card of the deck was turned up for all to see."""
        self.new = self.new[:]
        self.new[kind] -= 1

    def _note(self, head: i64) -> None:
        last: i64 = len(self.flow) - 1
        if last >= 0 and self.flow[last] & HEAD_MASK == head:
            self.flow[last] += HEAD_MASK + 1
        else:
            self.flow = append(self.flow, head + HEAD_MASK + 1)

    def recall_hands(self, viewer: i64, seats: i64, chance: Chance) -> vec[i64]:
        """`recall` where each seat's hand is a holder, and may hold any card; a spectator has none."""
        own: i64 = 0
        if viewer >= 0:
            own = bit(viewer)
        return self.recall(own, vec[i64]([ANY_KIND] * int(seats)), chance)

    def recall(self, own: i64, allowed: vec[i64], chance: Chance) -> vec[i64]:
        """Deal anew what the owner of these holders cannot see, in agreement with what all have seen.

        Returns the number of cards of each kind that each other holder hides, and
        leaves the rest in `deck`; returns an empty vec if no such deal was found.
        """
        lean: i64
        for lean in range(TRIES):
            recollection = Recollection(self, own, allowed, chance, lean % FIRM)
            if recollection.deal():
                self.deck = recollection.left[self.kinds :]
                self.summary = None
                return recollection.hidden
        return vec[i64]()

    def packed(self) -> list[int]:
        values: list[int] = []
        for part in (self.old, self.new, self.begun, self.drawn, self.flow):
            values.append(len(part))
            values += [int(value) for value in part]
        return values

    def fill(self, packed: list[int]) -> None:
        """Become the memory that `packed` packed; its numbers of kinds and holders follow from it."""
        parts: list[vec[i64]] = []
        at = 0
        for _ in range(5):
            end = at + 1 + packed[at]
            parts.append(vec[i64](packed[at + 1 : end]))
            at = end
        self.old, self.new, self.begun, self.drawn, self.flow = parts
        self.summary = None
        self.kinds = len(self.old)
        self.holders = len(self.begun)


class Recollection:
    """Goes through the flow, choosing for each card shown or moved the urn it came from."""

    def __init__(self, memory: Memory, own: i64, allowed: vec[i64], chance: Chance, lean: i64) -> None:
        self.memory: Memory = memory
        self.kinds: i64 = memory.kinds
        self.holders: i64 = memory.holders
        self.own: i64 = own
        self.allowed: vec[i64] = allowed
        self.chance: Chance = chance
        self.lean: i64 = lean  # how far to prefer NEW, the urn that seldom runs out: 0 is fair
        self.left: vec[i64] = zeros(2 * self.kinds)  # what may still be hidden of each urn
        self.sum: vec[i64] = vec[i64]([0, 0])
        self.held: vec[i64] = zeros(2 * self.holders)  # cards of each urn and holder not yet shown
        self.shown: vec[i64] = zeros(2 * self.holders * self.kinds)
        # OLD cards a holder showed while it held NEW ones, without a break since: they may have been NEW
        self.either: vec[i64] = zeros(self.holders * self.kinds)
        self.fed: i64 = 0  # holders that cards were moved to: what they held, and when, is not retraced
        self.hidden: vec[i64] = zeros(self.holders * self.kinds)
        self._begin()

    def _begin(self) -> None:
        memory = self.memory
        kind: i64
        holder: i64
        for kind in range(self.kinds):
            self.left[kind] = memory.old[kind]
            self.left[self.kinds + kind] = memory.new[kind]
        for holder in range(self.holders):
            self.held[holder] = memory.begun[holder]
            for kind in range(self.kinds):
                if self.own >> holder & 1:
                    self.left[kind] -= memory.drawn[holder * self.kinds + kind]
                    self.left[self.kinds + kind] -= memory.drawn[(self.holders + holder) * self.kinds + kind]
        for kind in range(self.kinds):
            self.sum[OLD] += self.left[kind]
            self.sum[NEW] += self.left[self.kinds + kind]

    def deal(self) -> bool:
        """Fill the hidden zones; False if the choices ran into something impossible."""
        flow = self.memory.flow
        at: i64
        for at in range(len(flow)):
            entry: i64 = flow[at]
            holder: i64 = entry >> HOLDER_BITS & HOLDER_MASK
            detail: i64 = entry >> DETAIL_BITS & DETAIL_MASK
            number: i64 = entry >> COUNT_BITS
            if self.own >> holder & 1:
                continue
            if entry & 3 == DRAWS:
                self.held[self.holders + holder] += number
                continue
            for _ in range(number):
                if entry & 3 == MOVES:
                    self._move(holder, detail, at)
                elif not self._trace(holder, detail):
                    return False
        return self._hide_all()

    def _hide_all(self) -> bool:
        """Deal the rest of the urns to the holders; those that may hold only some kinds go first."""
        free: i64
        holder: i64
        for free in range(2):
            for holder in range(self.holders):
                if self.own >> holder & 1 or (self.allowed[holder] == ANY_KIND) != (free == 1):
                    continue
                if not self._hide(OLD, holder) or not self._hide(NEW, holder):
                    return False
        at: i64
        for at in range(len(self.shown)):
            if not self.own >> (at // self.kinds % self.holders) & 1:
                self.memory.drawn[at] = self.shown[at]
        return True

    def _hide(self, urn: i64, holder: i64) -> bool:
        """The cards of an urn that this holder still hides: any that are left of it."""
        here: i64 = urn * self.holders + holder
        for _ in range(self.held[here]):
            kind: i64 = pick(self.left, urn * self.kinds, self.kinds, self.allowed[holder], self.chance)
            if kind < 0:
                return False
            self.left[urn * self.kinds + kind] -= 1
            self.sum[urn] -= 1
            self.hidden[holder * self.kinds + kind] += 1
            self.shown[here * self.kinds + kind] += 1
        return True

    def _trace(self, holder: i64, kind: i64) -> bool:
        """Choose an urn for a card shown, as likely as it makes that card."""
        old: i64 = self._likelihood(OLD, holder, kind)
        new: i64 = self._likelihood(NEW, holder, kind)
        if new > 0 and self.lean > 0 and self.chance.below(FIRM) < self.lean:
            urn: i64 = NEW
        elif old + new > 0:
            urn = OLD if self.chance.below(old + new) < old else NEW
        else:
            urn = self._make_room(holder, kind)
            if urn < 0:
                return False
        if urn == OLD:
            self.either[holder * self.kinds + kind] += 1
        self._take(urn, holder, kind, 1)
        return True

    def _likelihood(self, urn: i64, holder: i64, kind: i64) -> i64:
        """How likely, up to a constant, one of the cards a holder has of an urn is of this kind."""
        held: i64 = self.held[urn * self.holders + holder]
        if held == 0 or self.sum[urn] == 0:
            return 0
        return (held * self.left[urn * self.kinds + kind] << SCALE) // self.sum[urn]

    def _take(self, urn: i64, holder: i64, kind: i64, cards: i64) -> None:
        """Note that so many cards of a kind were shown from an urn."""
        here: i64 = urn * self.holders + holder
        self.left[urn * self.kinds + kind] -= cards
        self.sum[urn] -= cards
        self.held[here] -= cards
        self.shown[here * self.kinds + kind] += cards
        self._settle(holder)

    def _settle(self, holder: i64) -> None:
        """A holder without NEW cards: what it showed of OLD before cannot have been NEW."""
        if self.held[self.holders + holder] == 0:
            kind: i64
            for kind in range(self.kinds):
                self.either[holder * self.kinds + kind] = 0

    def _move(self, holder: i64, target: i64, at: i64) -> None:
        """Choose the urn of a card moved face down, with an eye to what its new holder shows later."""
        old: i64 = self.held[holder]
        new: i64 = self.held[self.holders + holder]
        urn: i64 = OLD
        if old == 0:
            urn = NEW
        elif new > 0:
            urn = self._foreseen(target, at)
            if urn < 0:
                urn = OLD if self.chance.below(old + new) < old else NEW
        self.held[urn * self.holders + holder] -= 1
        self.held[urn * self.holders + target] += 1
        self.fed |= bit(target)
        self._settle(holder)

    def _foreseen(self, target: i64, at: i64) -> i64:
        """The urn that a holder will need a card of; -1 if either will do.

        Every other try goes without, for the foresight sees one move ahead and not a chain of them.
        """
        if self.lean & 1 == 0:
            if self._wanted(NEW, target, at):
                return NEW
            if self._wanted(OLD, target, at):
                return OLD
        return -1

    def _wanted(self, urn: i64, target: i64, at: i64) -> bool:
        """Whether a holder will show more cards that only this urn has than it holds of it."""
        other: i64 = (1 - urn) * self.kinds
        lacking: i64 = -self.held[urn * self.holders + target]
        later: i64
        for later in range(at + 1, len(self.memory.flow)):
            entry: i64 = self.memory.flow[later]
            if entry & 3 == PLAYS and entry >> HOLDER_BITS & HOLDER_MASK == target:
                if self.left[other + (entry >> DETAIL_BITS & DETAIL_MASK)] == 0:
                    lacking += entry >> COUNT_BITS
        return lacking > 0

    def _make_room(self, holder: i64, kind: i64) -> i64:
        """Explain a card that is used up in the only urn its holder has: others were traced wrongly.

        Either somebody's card of this kind came from the other urn, or one of the
        holder's own did. Returns the urn that then has the card, or -1.
        """
        old_left: i64 = kind
        new_left: i64 = self.kinds + kind
        swap: i64
        if self.held[holder] > 0:
            for swap in range(self.holders):
                if self.either[swap * self.kinds + kind] > 0 and self.left[new_left] > 0:
                    if not self.fed >> swap & 1:
                        self._retrace(swap, kind, OLD, NEW)
                        return OLD
            for swap in range(self.kinds):
                if self.shown[(self.holders + holder) * self.kinds + swap] > 0 and self.left[swap] > 0:
                    if self.left[new_left] > 0 and not self.fed >> holder & 1:
                        self._retrace(holder, swap, NEW, OLD)
                        return NEW
        elif self.held[self.holders + holder] > 0:
            for swap in range(self.holders):
                if self.shown[(self.holders + swap) * self.kinds + kind] > 0 and self.held[swap] > 0:
                    if self.left[old_left] > 0 and not self.fed >> swap & 1:
                        self._retrace(swap, kind, NEW, OLD)
                        return NEW
            for swap in range(self.kinds):
                if self.either[holder * self.kinds + swap] > 0 and self.left[self.kinds + swap] > 0:
                    if self.left[old_left] > 0 and not self.fed >> holder & 1:
                        self._retrace(holder, swap, OLD, NEW)
                        return OLD
        return -1

    def _retrace(self, holder: i64, kind: i64, was: i64, now: i64) -> None:
        """Trace a card to the other urn instead."""
        if was == OLD:
            self.either[holder * self.kinds + kind] -= 1
        self._take(was, holder, kind, -1)
        self._take(now, holder, kind, 1)
