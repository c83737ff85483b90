"""Spaces and the ways between them (J-40 … J-49): what a board is made of, whatever its shape."""

from typing import Final

from mypy_extensions import i64

GRANITE: Final = 0
PLAIN: Final = 1
ROCKS: Final = 2
CANYON: Final = 3
SPRING: Final = 4
EVENT: Final = 5
DISCOVERY: Final = 6
START: Final = 7
FINISH: Final = 8
TERRAIN_NAMES: Final = "granite plain rocks canyon spring event discovery start finish".split()

# Sideways is west and east in the descent, north and south at sea; forward is down, and to the right.
SIDE_A: Final = 0
SIDE_B: Final = 1
FORWARD: Final = 2
DIAGONAL_A: Final = 3
DIAGONAL_B: Final = 4
DIRECTIONS: Final = 5
STEPS: Final = [(0, -1), (0, 1), (1, 0), (1, -1), (1, 1)]  # along the way, across it

FAR: Final = 99
MOST_CARDS: Final = 5  # in a move (J-26)


def takes_rope(terrain: i64) -> bool:
    """Whether entering a space takes a rope: a canyon does, and at sea a whirlpool (J-41)."""
    return terrain == CANYON


def takes_compass(direction: i64) -> bool:
    """Whether a step takes a compass: a diagonal one does (J-51)."""
    return direction >= DIAGONAL_A


def steps_ahead(terrain: list[int], progress: list[int], across: list[int], first_sea: int) -> list[int]:
    """Where each step leads: not onto granite (J-40) or a start (J-37), nor on from a finish (J-38)."""
    size = len(terrain)
    at = {(cell < first_sea, progress[cell], across[cell]): cell for cell in range(size)}
    ahead: list[int] = []
    for cell in range(size):
        for along, aside in STEPS:
            to = at.get((cell < first_sea, progress[cell] + along, across[cell] + aside), -1)
            shut = to < 0 or terrain[to] in (GRANITE, START) or terrain[cell] in (GRANITE, FINISH)
            ahead.append(-1 if shut else to)
    return ahead


def distances_to(terrain: list[int], extra: list[int], ahead: list[int], finish: list[int]) -> list[int]:
    """The fewest points from each space to the finish without equipment; FAR if there is no such way."""
    distances = [FAR] * len(terrain)
    for cell in finish:
        distances[cell] = 0
    shorter = True
    while shorter:
        shorter = False
        for cell in reversed(range(len(terrain))):
            for direction in (SIDE_A, SIDE_B, FORWARD):
                to = ahead[cell * DIRECTIONS + direction]
                if to < 0 or terrain[to] == CANYON:
                    continue
                points = distances[to] + 1 + extra[to]
                if points < distances[cell]:
                    distances[cell] = points
                    shorter = True
    return distances


def stops(terrain: list[int], extra: list[int], ahead: list[int], cell: int) -> set[int]:
    """Where a move may end that is paid with explorer cards alone (J-26, J-30)."""
    spent = {(cell, False): 0}
    queue = [(cell, False)]
    for at, advanced in queue:
        for direction in (SIDE_A, SIDE_B, FORWARD):
            to = ahead[at * DIRECTIONS + direction]
            if to < 0 or terrain[to] == CANYON:
                continue
            arrival = (to, advanced or direction == FORWARD)
            points = spent[(at, advanced)] + 1 + extra[to]
            if points <= MOST_CARDS and points < spent.get(arrival, FAR):
                spent[arrival] = points
                queue.append(arrival)
    return {to for to, advanced in spent if advanced}
