"""A position as a tuple of ints and back: what the modules that `periplus.generate` writes have in common."""

from librt.vecs import vec
from mypy_extensions import i64

from periplus.kernel.memory import Memory


def put(packed: list[int], values: vec[i64]) -> None:
    """A vector behind its length."""
    packed.append(len(values))
    packed += [int(value) for value in values]


def put_memory(packed: list[int], memory: Memory | None) -> None:
    """What is remembered behind its length; nothing if there is no memory."""
    values = [] if memory is None else memory.packed()
    packed.append(len(values))
    packed += values


def parts(packed: tuple[int, ...], start: int) -> list[list[int]]:
    """What was put behind its length, from `start` on."""
    found: list[list[int]] = []
    while start < len(packed):
        end = start + 1 + packed[start]
        found.append(list(packed[start + 1 : end]))
        start = end
    return found


def remembered(packed: list[int]) -> Memory | None:
    """The memory that was packed, or None if there was none."""
    if not packed:
        return None
    memory = Memory(0, 0)
    memory.fill(packed)
    return memory
