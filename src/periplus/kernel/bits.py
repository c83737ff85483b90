"""Sets of small numbers as bit masks, and vecs of ints."""

from librt.vecs import append, vec
from mypy_extensions import i64


def bit(index: i64) -> i64:
    """The mask of one bit.

    mypyc compiles a literal `1 << index` to a 32-bit shift, and a variable that
    is only ever 1 to that literal: hence the second assignment.
    """
    unit: i64 = index
    unit = 1
    return unit << index


def ones(mask: i64) -> i64:
    """How many bits are set: added up in pairs, fours and bytes, which a product adds up at its top."""
    mask -= mask >> 1 & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return mask * 0x0101010101010101 >> 56 & 127


def lowest(mask: i64) -> i64:
    """The index of the lowest set bit of a mask that is not 0: as many bits lie below it."""
    return ones((mask & -mask) - 1)


def mask_of(numbers: list[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= int(bit(number))
    return mask


def members(mask: int) -> list[int]:
    """The numbers in a set, ascending."""
    return [index for index in range(mask.bit_length()) if mask >> index & 1]


def vec_of(values: list[int]) -> vec[i64]:
    """A list as a vec, for the tables of the compiled rules."""
    result = vec[i64]()
    for value in values:
        result = append(result, i64(value))
    return result
