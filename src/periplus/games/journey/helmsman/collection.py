"""What fossils are worth: their points, and what may yet become of unfinished sets."""

from math import inf

from periplus.games.journey.rules.components import (
    GOLD,
    QUARTZ,
    SKELETON_HEAD,
    SKELETON_TAIL,
    SKULL_BACK,
    SKULL_FRONT,
    fossil_points,
)
from periplus.kernel.cards import from_counts

# In points, how much there is to hope for from a set that more finds may complete.
HALF_SKULL = 1.5
SECTIONS = [0.0, 1.0, 3.5, 0.0]  # by the number of sections that an unfinished skeleton has
MINERAL = 0.8  # each piece: the more of them, the more the next will bring
HOPE = {"descent": 1.0, "sea": 0.5, "lava": 0.0}  # how much of that comes true from here on


def worth(fossils: list[int], stage: str) -> float:
    return float(fossil_points(from_counts(fossils))) + HOPE[stage] * hopes(fossils)


def hopes(fossils: list[int]) -> float:
    sections = fossils[SKELETON_HEAD : SKELETON_TAIL + 1]
    begun = sum(number > min(sections) for number in sections)
    half = fossils[SKULL_FRONT] != fossils[SKULL_BACK]
    return SECTIONS[begun] + HALF_SKULL * half + MINERAL * (fossils[GOLD] + fossils[QUARTZ])


def with_one(fossils: list[int], kind: int, number: int = 1) -> list[int]:
    """The same fossils and one more of a kind, or with -1 one less."""
    changed = list(fossils)
    changed[kind] += number
    return changed


def loss(fossils: list[int], kind: int, stage: str) -> float:
    """What is lost with a fossil of a kind."""
    return worth(fossils, stage) - worth(with_one(fossils, kind, -1), stage)


def spare(fossils: list[int], stage: str) -> int:
    """The kind of the fossil that can best be spared."""
    held = [kind for kind, copies in enumerate(fossils) if copies > 0]
    return min(held, key=lambda kind: loss(fossils, kind, stage))


def spares(fossils: list[int], number: int, stage: str, limit: float = inf) -> list[int]:
    """The kinds of so many fossils that can best be spared, ascending; none that is worth the limit."""
    kinds: list[int] = []
    for _ in range(min(number, sum(fossils))):
        kind = spare(fossils, stage)
        if loss(fossils, kind, stage) >= limit:
            break
        kinds.append(kind)
        fossils = with_one(fossils, kind, -1)
    return sorted(kinds)
