"""A position as a tuple of ints and back, by the names of its fields."""

from librt.vecs import vec
from mypy_extensions import i64

from periplus.kernel.game import State
from periplus.kernel.memory import Memory


def pack_fields(
    state: State, scalars: list[str], vectors: list[str], memories: list[Memory | None]
) -> tuple[int, ...]:
    packed: list[int] = [int(getattr(state, name)) for name in scalars]
    for name in vectors:
        put(packed, [int(value) for value in getattr(state, name)])
    for memory in memories:
        put(packed, [] if memory is None else memory.packed())
    return tuple(packed)


def put(packed: list[int], values: list[int]) -> None:
    packed.append(len(values))
    packed += values


def fill_fields(
    state: State, scalars: list[str], vectors: list[str], packed: tuple[int, ...]
) -> list[list[int]]:
    """Take over the fields of a `pack`; answers what each memory packed, empty for none."""
    for index, name in enumerate(scalars):
        setattr(state, name, packed[index])
    parts: list[list[int]] = []
    at = len(scalars)
    while at < len(packed):
        end = at + 1 + packed[at]
        parts.append(list(packed[at + 1 : end]))
        at = end
    for name, values in zip(vectors, parts, strict=False):
        setattr(state, name, vec[i64](values))
    return parts[len(vectors) :]


def remembered(packed: list[int], kinds: int, holders: int) -> Memory | None:
    """The memory that was packed, or None if there was none."""
    if not packed:
        return None
    memory = Memory(kinds, holders)
    memory.fill(packed)
    return memory
