"""What a player with a good memory knows of a deck's hidden cards (`kernel.memory`), in numbers.

From the first reshuffle on: which cards the others hid together at that moment, and how many each seat has
drawn, moved and shown since. In which order is left out.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.kernel.encoding import VALUE_BITS, Layout, rotated
from periplus.kernel.memory import (
    COUNT_BITS,
    DETAIL_BITS,
    DETAIL_MASK,
    DRAWS,
    HOLDER_BITS,
    HOLDER_MASK,
    PLAYS,
    Memory,
    Summary,
    zeros,
)

SEAT_BITS: Final = 16  # in a place of a tally: a seat, and one of its fields
FIELD_MASK: Final = 65535
MOST_MOVED: Final = 40  # cards a seat draws or moves from one reshuffle to the next; more are told as so many


class MemoryFields:
    """The fields of one deck. Each seat has so many zones, its hand first; what it showed is told of all of
    them together."""

    def __init__(self, name: str, kinds: list[str], copies: list[int], seats: int, zones: list[str]) -> None:
        self.name: Final = name
        self.keys: Final = kinds
        self.copies: Final = copies
        self.zone_names: Final = zones
        self.kinds: i64 = i64(len(kinds))
        self.seats: i64 = i64(seats)
        self.zones: i64 = i64(len(zones))
        self.own: i64 = 0
        self.first: i64 = 0  # of the seats' fields, and how many each has
        self.each: i64 = 3 * self.zones + self.kinds
        self.block: vec[i64] = zeros(self.seats)  # where each seat's fields begin now

    def declare_own(self, layout: Layout) -> None:
        """Of the cards that were hidden at the reshuffle: those of others."""
        self.own = layout.numbers(f"own.{self.name}.hidden", self.keys, self.copies)

    def declare(self, layout: Layout) -> None:
        """Of each seat: how many cards each zone had, got and gave away, and which it showed."""
        self.first = len(layout.fields)
        bounds = [MOST_MOVED] * len(self.zone_names)
        for place in range(int(self.seats)):
            name = f"seats.{place}.{self.name}"
            layout.numbers(f"{name}.had", self.zone_names, bounds)
            layout.numbers(f"{name}.got", self.zone_names, bounds)
            layout.numbers(f"{name}.moved", self.zone_names, bounds)
            layout.numbers(f"{name}.showed", self.keys, self.copies)

    def write(self, memory: Memory | None, viewer: i64, told: vec[i64], count: i64) -> i64:
        """Tell them; how many are told then."""
        if memory is None:
            return count
        summary = memory.summary
        if summary is None:
            summary = self.begin(memory)
            memory.summary = summary
        if len(memory.flow) > 0:
            self.add_new(memory, summary)
        at: i64
        seat: i64
        hidden: vec[i64] = summary.hidden
        here: i64 = viewer
        if viewer < 0:
            here = self.seats
        for at in range(hidden[here], hidden[here + 1]):
            told[count] = (self.own << VALUE_BITS) + hidden[at]
            count += 1
        block, tally, used = self.block, summary.tally, summary.used
        for seat in range(self.seats):
            block[seat] = self.first + (rotated(viewer, seat, self.seats) - 1) * self.each
        for at in range(summary.uses):
            seat = used[at] >> SEAT_BITS
            field: i64 = used[at] & FIELD_MASK
            told[count] = (block[seat] + field) << VALUE_BITS | tally[seat * self.each + field]
            count += 1
        return count

    def begin(self, memory: Memory) -> Summary:
        """What was so at the reshuffle."""
        summary = Summary(self.seats * self.each)
        seat: i64
        zone: i64
        for seat in range(self.seats):
            for zone in range(self.zones):
                self.add(summary, seat, zone, memory.begun[seat * self.zones + zone])
        summary.hidden = self.hidden_from_each(memory)
        return summary

    def hidden_from_each(self, memory: Memory) -> vec[i64]:
        """For each viewer, a spectator last, where its part begins; then the parts, a kind and a number each:
        all that was hidden, for a seat without what it hid itself."""
        found: vec[i64] = zeros(self.seats + 2)
        viewer: i64
        kind: i64
        zone: i64
        for viewer in range(self.seats + 1):
            found[viewer] = len(found)
            for kind in range(self.kinds):
                hidden: i64 = memory.old[kind]
                if viewer < self.seats:
                    for zone in range(self.zones):
                        hidden -= memory.drawn[(viewer * self.zones + zone) * self.kinds + kind]
                if hidden > 0:
                    found = append(found, kind << VALUE_BITS | hidden)
        found[self.seats + 1] = len(found)
        return found

    def add_new(self, memory: Memory, summary: Summary) -> None:
        """Add what the flow has told since the last time; its last entry may have grown."""
        flow, zones = memory.flow, self.zones
        at: i64 = summary.entries - 1
        counted: i64 = summary.last
        if at < 0:
            at = 0
        while at < len(flow):
            entry: i64 = flow[at]
            number: i64 = (entry >> COUNT_BITS) - counted
            counted = 0
            at += 1
            if number == 0:
                continue
            holder: i64 = entry >> HOLDER_BITS & HOLDER_MASK
            detail: i64 = entry >> DETAIL_BITS & DETAIL_MASK
            seat: i64 = holder // zones
            zone: i64 = holder - seat * zones
            if entry & 3 == PLAYS:
                self.add(summary, seat, 3 * zones + detail, number)
            elif entry & 3 == DRAWS:
                self.add(summary, seat, zones + zone, number)
            else:
                self.add(summary, seat, 2 * zones + zone, number)
                self.add(summary, detail // zones, zones + detail % zones, number)
        summary.entries = len(flow)
        summary.last = flow[len(flow) - 1] >> COUNT_BITS

    def add(self, summary: Summary, seat: i64, field: i64, number: i64) -> None:
        """Add to a field of a seat."""
        at: i64 = seat * self.each + field
        if summary.tally[at] == 0 and number > 0:
            summary.used[summary.uses] = seat << SEAT_BITS | field
            summary.uses += 1
        summary.tally[at] += number
