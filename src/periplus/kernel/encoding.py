"""A position in numbers, as one seat knows it: what programs that learn are given.

A layout names the fields, those that only the seat knows first. Each field is one small int: a number, or one
of several options (0 is none of them). As floats, a number is its share of the most it can be, and an option
is a 1 among zeros. Nearly all of a row is 0, so only what is not is written, and wiped before the next time.
"""

import struct
from collections.abc import Iterable
from typing import Final, SupportsFloat, SupportsInt

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from periplus.kernel.bits import lowest
from periplus.kernel.game import State

# What a field is, in one int: where its floats begin, the most it can be, how far one value's float lies from
# the next one's (0 or 1), and where its fractions begin.
MOST_SHIFT: Final = 20
STRIDE_SHIFT: Final = 34
FRACTION_SHIFT: Final = 35
FIRST_MASK: Final = 0xFFFFF  # the bits below MOST_SHIFT
MOST_MASK: Final = 0x3FFF  # as many as lie between the two shifts
MOST_FLOATS: Final = 32767  # they are counted in 16 bits
VALUE_BITS: Final = 16
VALUE_MASK: Final = 65535


def bits_of(value: float) -> int:
    """A float of 32 bits as the int with the same bits: the compiled unit has vecs of such ints only."""
    found: int = struct.unpack("<i", struct.pack("<f", value))[0]
    return found


class Field:
    """One int of an encoding: a number up to `most`, or one of the `options`, numbered from 1 on."""

    def __init__(self, name: str, at: int, first: int, most: int, options: list[str]) -> None:
        self.name: Final = name
        self.at: Final = at
        self.first: Final = first  # of its floats
        self.width: Final = max(1, len(options))
        self.most: Final = most
        self.options: Final = options

    def __repr__(self) -> str:
        told = f"one of {len(self.options)}" if self.options else f"0 to {self.most}"
        return f"<Field {self.name}: {told}>"


class Layout:
    """The fields of a game's encoding at one kind of table. What only the seat knows is declared first."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.fields: list[Field] = []
        self.own: int = 0  # how many fields come before the public ones,
        self.own_floats: int = 0  # and how many floats
        self.floats: int = 0
        self.plan: vec[i64] = vec[i64]()
        self.fractions: vec[i32] = vec[i32]()
        self._fractions_of: dict[int, int] = {}

    def __repr__(self) -> str:
        return f"<Layout {self.id}: {len(self.fields)} fields, {self.floats} floats>"

    def go_public(self) -> None:
        """From here on everybody knows what is declared."""
        self.own = len(self.fields)
        self.own_floats = self.floats

    def number(self, name: str, most: int) -> int:
        """A number from 0 to `most`; more is told as `most`."""
        return self._add(name, most, [])

    def choice(self, name: str, options: list[str]) -> int:
        """One of several things, or none."""
        return self._add(name, len(options), options)

    def numbers(self, name: str, keys: list[str], most: list[int]) -> int:
        """Several numbers in a row; the place of the first one."""
        first = len(self.fields)
        for key, bound in zip(keys, most, strict=True):
            self._add(f"{name}.{key}" if name else key, bound, [])
        return first

    def flags(self, name: str, keys: list[str]) -> int:
        """Things that each are so or not."""
        return self.numbers(name, keys, [1] * len(keys))

    def _add(self, name: str, most: int, options: list[str]) -> int:
        field = Field(name, len(self.fields), self.floats, most, options)
        stride = 1 if options else 0
        told = field.first | most << MOST_SHIFT | stride << STRIDE_SHIFT
        self.plan = append(self.plan, i64(told | self._fractions(most, stride) << FRACTION_SHIFT))
        self.fields.append(field)
        self.floats += field.width
        if self.floats > MOST_FLOATS or most > MOST_MASK:
            raise ValueError(f"{name}: the layout has become too large")
        return field.at

    def _fractions(self, most: int, stride: int) -> int:
        """Where the shares of `most` begin: those of 0, 1, 2 … of it, as the bits of floats. Of options every
        one is whole."""
        key = -most if stride else most
        if key not in self._fractions_of:
            self._fractions_of[key] = len(self.fractions)
            for value in range(most + 1):
                share = 1.0 if stride else value / most
                self.fractions = append(self.fractions, i32(bits_of(share)))
        return self._fractions_of[key]

    def read(self, row: Iterable[SupportsInt]) -> dict[str, int | str | None]:
        """A row of ints by the names of its fields; of options the one that it is, or None."""
        found: dict[str, int | str | None] = {}
        for field, value in zip(self.fields, [int(each) for each in row], strict=True):
            if field.options:
                found[field.name] = field.options[value - 1] if value > 0 else None
            else:
                found[field.name] = value
        return found

    def read_floats(self, row: Iterable[SupportsFloat]) -> list[int]:
        """The ints that a row of floats stands for."""
        found: list[int] = []
        floats = [float(each) for each in row]
        for field in self.fields:
            part = floats[field.first : field.first + field.width]
            if field.options:
                found.append(part.index(1.0) + 1 if 1.0 in part else 0)
            else:
                found.append(round(part[0] * field.most))
        return found


class Sheet:
    """Rows for encodings, as ints of 16 bits or as the bits of floats of 32: the memory can be looked at."""

    def __init__(self, layout: Layout, rows: int, as_floats: bool) -> None:
        self.layout: Layout = layout
        self.as_floats: bool = as_floats
        self.width: i64 = i64(layout.floats if as_floats else len(layout.fields))
        self.plan: vec[i64] = layout.plan
        self.fractions: vec[i32] = layout.fractions
        self.floats: vec[i32] = vec[i32]([0] * (rows * layout.floats if as_floats else 0))
        self.ints: vec[i16] = vec[i16]([0] * (0 if as_floats else rows * len(layout.fields)))
        # What of each row is not 0: at most as many places as there are fields.
        self.room: i64 = i64(len(layout.fields))
        self.touched: vec[i16] = vec[i16]([0] * (rows * len(layout.fields)))
        self.counts: vec[i64] = vec[i64]([0] * rows)
        # what an encoder has told, each as field << VALUE_BITS | value
        self.told: vec[i64] = vec[i64]([0] * len(layout.fields))
        self.count: i64 = 0

    def __repr__(self) -> str:
        kind = "floats" if self.as_floats else "ints"
        return f"<Sheet: {len(self.counts)} rows of {int(self.width)} {kind}>"

    def write(self, encoder: "Encoder", state: State, viewer: i64, row: i64) -> None:
        """Write what a seat, or a SPECTATOR, knows of a position into a row."""
        self.count = 0
        encoder.write(state, viewer, self)
        if self.as_floats:
            self.write_floats(row)
        else:
            self.write_ints(row)
        self.counts[row] = self.count

    def put(self, field: i64, value: i64) -> None:
        """Tell a field: a number, or the number of an option from 1 on. Each field is told once at most."""
        self.count = tell(self.told, self.count, field, value)

    def write_ints(self, row: i64) -> None:
        """Wipe a row, and write what has been told."""
        ints, touched, told, plan = self.ints, self.touched, self.told, self.plan
        start: i64 = row * self.width
        first: i64 = row * self.room
        at: i64
        for at in range(first, first + self.counts[row]):
            ints[start + i64(touched[at])] = i16(0)
        for at in range(self.count):
            entry: i64 = told[at]
            field: i64 = entry >> VALUE_BITS
            value: i64 = entry & VALUE_MASK
            most: i64 = plan[field] >> MOST_SHIFT & MOST_MASK
            if value > most:
                value = most
            ints[start + field] = i16(value)
            touched[first + at] = i16(field)

    def write_floats(self, row: i64) -> None:
        """The same as floats."""
        floats, touched, told, plan = self.floats, self.touched, self.told, self.plan
        fractions = self.fractions
        start: i64 = row * self.width
        first: i64 = row * self.room
        at: i64
        for at in range(first, first + self.counts[row]):
            floats[start + i64(touched[at])] = i32(0)
        for at in range(self.count):
            entry: i64 = told[at]
            planned: i64 = plan[entry >> VALUE_BITS]
            value: i64 = entry & VALUE_MASK
            most: i64 = planned >> MOST_SHIFT & MOST_MASK
            if value > most:
                value = most
            place: i64 = (planned & FIRST_MASK) + (value - 1) * (planned >> STRIDE_SHIFT & 1)
            floats[start + place] = fractions[(planned >> FRACTION_SHIFT) + value]
            touched[first + at] = i16(place)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """A game's way to tell what a seat knows in numbers. Its fields are declared for one kind of table."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Layout = layout

    def write(self, state: State, viewer: i64, sheet: Sheet) -> None:
        """Tell all fields that are not 0. Nothing may depend on what the viewer cannot know."""
        raise NotImplementedError


# What an encoder tells it writes behind what is told already, and counts on: a vec and a number that are at
# hand are several times as fast as those of an object.


def tell(told: vec[i64], count: i64, field: i64, value: i64) -> i64:
    """Tell a field, if it is not 0; how many are told then."""
    if value <= 0:
        return count
    told[count] = field << VALUE_BITS | value
    return count + 1


def tell_set(told: vec[i64], count: i64, first: i64, cards: i64) -> i64:
    """Tell a set of cards (`kernel.cards`): how many there are of each kind."""
    while cards != 0:
        if cards & 255 != 0:
            told[count] = first << VALUE_BITS | cards & 255
            count += 1
        cards >>= 8
        first += 1
    return count


def tell_mask(told: vec[i64], count: i64, first: i64, mask: i64) -> i64:
    """Tell flags that are kept as a bit mask."""
    while mask != 0:
        told[count] = (first + lowest(mask)) << VALUE_BITS | 1
        count += 1
        mask &= mask - 1
    return count


def rotated(viewer: i64, seat: i64, seats: i64) -> i64:
    """A seat as an option: the viewer 1, its left neighbour 2 …, nobody 0. Spectators begin at seat 0."""
    if seat < 0:
        return 0
    if viewer < 0:
        return seat + 1
    seat -= viewer
    if seat < 0:
        seat += seats
    return seat + 1


def seat_at(viewer: i64, place: i64, seats: i64) -> i64:
    """The seat so many places to the left of the viewer."""
    if viewer > 0:
        place += viewer
    if place >= seats:
        place -= seats
    return place


def places_at(seats: int) -> list[str]:
    """The names of seats as a viewer counts them: 0 is its own."""
    return [str(place) for place in range(seats)]
