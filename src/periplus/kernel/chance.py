"""Random numbers that are the same in the compiled and the plain build, and sampling with them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.kernel.bits import bit, lowest, ones

# Marsaglia's multiply-with-carry: the product stays below 2**62, so that the
# machine's 64-bit integers and Python's unbounded ones agree without masking.
MULTIPLIER: Final = 698769069
LOW: Final = 0xFFFFFFFF
TRIES: Final = 200


class Chance:
    """A small, fast stream of random numbers from a seed."""

    def __init__(self, seed: int) -> None:
        self.low: i64 = (seed * 2654435761 + 362436069) & LOW
        self.carry: i64 = (seed >> 32) % (MULTIPLIER - 2) + 1
        for _ in range(4):
            self.bits()

    def bits(self) -> i64:
        """The next 32 random bits."""
        product: i64 = MULTIPLIER * self.low + self.carry
        self.low = product & LOW
        self.carry = product >> 32
        return self.low

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; bound must be small compared with 2**31."""
        return (self.bits() * bound) >> 32

    def bit_of(self, mask: i64) -> i64:
        """The index of a random set bit."""
        skip: i64 = self.below(ones(mask))
        while skip > 0:
            mask &= mask - 1
            skip -= 1
        return lowest(mask)


def distinct(allowed: vec[i64], count: i64, chance: Chance, chosen: vec[i64]) -> None:
    """Draw one bit from each of the first `count` masks, all different, every such choice equally likely.

    Each is drawn among the bits still free, and kept as often as there are free
    bits out of the most there could be: that evens out the ways that are left.
    Where this fails too often, the ways are counted.
    """
    every: i64 = 0
    i: i64
    for i in range(count):
        every |= allowed[i]
    most: i64 = ones(every)
    for _ in range(TRIES):
        used: i64 = 0
        i = 0
        while i < count:
            free: i64 = allowed[i] & ~used
            ways_here: i64 = ones(free)
            bound: i64 = ones(allowed[i])
            if bound > most - i:
                bound = most - i
            if bound <= 0 or chance.below(bound) >= ways_here:
                break
            chosen[i] = chance.bit_of(free)
            used |= bit(chosen[i])
            i += 1
        if i == count:
            return
    count_out(allowed, count, chance, chosen)


def count_out(allowed: vec[i64], count: i64, chance: Chance, chosen: vec[i64]) -> None:
    """The same by counting: each bit as likely as there are ways to go on with it."""
    taken: i64 = 0
    i: i64
    for i in range(count):
        total: i64 = ways(allowed, i, count, taken)
        if total == 0:
            raise ValueError("no choice of distinct bits exists")
        ticket: i64 = chance.below(total)
        free: i64 = allowed[i] & ~taken
        share: i64 = ways(allowed, i + 1, count, taken | bit(lowest(free)))
        while ticket >= share:
            ticket -= share
            free &= free - 1
            share = ways(allowed, i + 1, count, taken | bit(lowest(free)))
        chosen[i] = lowest(free)
        taken |= bit(lowest(free))


def ways(allowed: vec[i64], start: i64, count: i64, taken: i64) -> i64:
    """How many ways there are to draw different bits from the masks from `start` on."""
    if start == count:
        return 1
    total: i64 = 0
    free: i64 = allowed[start] & ~taken
    while free != 0:
        total += ways(allowed, start + 1, count, taken | bit(lowest(free)))
        free &= free - 1
    return total
