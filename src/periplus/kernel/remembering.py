"""What a player with a good memory knows of a deck's hidden cards (`kernel.memory`), in numbers.

From the first reshuffle on: which cards the others hid together at that moment, and how many each seat has
drawn, moved and shown since. In which order is left out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.kernel.bits import vec_of
from periplus.kernel.encoding import Layout, Sheet, rotated
from periplus.kernel.memory import (
    COUNT_BITS,
    DETAIL_BITS,
    DETAIL_MASK,
    DRAWS,
    HOLDER_BITS,
    HOLDER_MASK,
    PLAYS,
    Memory,
    zeros,
)

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
        self.tally: vec[i64] = zeros(self.seats * self.each)
        self.used: vec[i64] = zeros(self.seats * self.each)
        self.count: i64 = 0
        self.block: vec[i64] = zeros(self.seats * self.zones)  # by holder: where its seat's fields begin now
        self.zone: vec[i64] = vec_of([zone for _ in range(seats) for zone in range(len(zones))])

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

    def write(self, memory: Memory | None, viewer: i64, sheet: Sheet) -> None:
        if memory is None:
            return
        self.write_hidden(memory, viewer, sheet)
        seat: i64
        zone: i64
        holder: i64 = 0
        for seat in range(self.seats):
            at: i64 = (rotated(viewer, seat, self.seats) - 1) * self.each
            for zone in range(self.zones):
                self.block[holder] = at
                sheet.put(self.first + at + zone, memory.begun[holder])
                holder += 1
        self.count_flow(memory)
        for holder in range(self.count):
            at = self.used[holder]
            sheet.put(self.first + at, self.tally[at])
            self.tally[at] = 0
        self.count = 0

    def write_hidden(self, memory: Memory, viewer: i64, sheet: Sheet) -> None:
        """All that was hidden; for a seat without what it hid itself."""
        kinds: i64 = self.kinds
        old, drawn = memory.old, memory.drawn
        kind: i64
        at: i64
        for kind in range(kinds):
            hidden: i64 = old[kind]
            if hidden > 0 and viewer >= 0:
                at = viewer * self.zones * kinds + kind
                for _ in range(self.zones):
                    hidden -= drawn[at]
                    at += kinds
            sheet.put(self.own + kind, hidden)

    def count_flow(self, memory: Memory) -> None:
        """Add up what the flow tells one after the other."""
        flow, block, zones = memory.flow, self.block, self.zone
        at: i64
        for at in range(len(flow)):
            entry: i64 = flow[at]
            holder: i64 = entry >> HOLDER_BITS & HOLDER_MASK
            detail: i64 = entry >> DETAIL_BITS & DETAIL_MASK
            number: i64 = entry >> COUNT_BITS
            if entry & 3 == PLAYS:
                self.add(block[holder] + 3 * self.zones + detail, number)
            elif entry & 3 == DRAWS:
                self.add(block[holder] + self.zones + zones[holder], number)
            else:
                self.add(block[holder] + 2 * self.zones + zones[holder], number)
                self.add(block[detail] + self.zones + zones[detail], number)

    def add(self, at: i64, number: i64) -> None:
        if self.tally[at] == 0:
            self.used[self.count] = at
            self.count += 1
        self.tally[at] += number
