"""The ways on from each space of a board of Journey that are worth thinking of."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.games.journey.rules.board import Board
from periplus.games.journey.rules.terrain import (
    CANYON,
    DIRECTIONS,
    DISCOVERY,
    EVENT,
    FINISH,
    FORWARD,
    SPRING,
    takes_compass,
    takes_rope,
)

FARTHEST: Final = 7  # spaces
MOST_AIDS: Final = 2  # ropes and compasses together
BOARDS: Final = 16  # whose ways are remembered
# Tools are a hand without its explorer cards: the bits before them in a hand, and before a kind of them.
TOOLS: Final = 24
COMPASSES: Final = 16

# In points, to tell better moves from worse; how much they count altogether is fitted.
EXPLORER_CARD: Final = 0.4
TOOL: Final = 0.5
EVENT_CARD: Final = 1.6
FINISH_BONUS: Final = 4.0

UNKNOWN: Final = -1
STEP_BITS: Final = 3

# A way in the making: where it has come to, then as in the lists below, advances, the path.
Way = tuple[int, int, int, int, int, int, int, int, int]


class Reach:
    """The ways of one board, the shortest first; those from a space are worked out when first asked for.

    `start_pays` says whether a way may come back to the spring or event space it starts on (A-30).
    """

    def __init__(self, board: Board, start_pays: bool) -> None:
        self.board: Board = board
        self.start_pays: bool = start_pays
        # Of each space, its first way in the lists, and one past its last.
        self.first: vec[i64] = vec[i64]([UNKNOWN] * int(board.size))
        self.last: vec[i64] = vec[i64]([UNKNOWN] * int(board.size))
        self.stop: vec[i64] = vec[i64]()
        self.steps: vec[i64] = vec[i64]()
        self.extra: vec[i64] = vec[i64]()  # what its rocks cost above the usual point a step
        self.aids: vec[i64] = vec[i64]()  # ropes and compasses, as the tools of a hand
        self.springs: vec[i64] = vec[i64]()
        self.events: vec[i64] = vec[i64]()
        self.path: vec[i64] = vec[i64]()  # its steps as directions + 1, STEP_BITS each, the first one lowest
        self.finds: vec[i64] = vec[i64]()  # fossils of the discovery at its end
        self.wants: vec[i64] = vec[i64]()  # the tools that it takes with the discovery
        self.ceiling: vec[float] = vec[float]()  # its worth without springs and finds, at the very best

    def explore(self, start: i64) -> None:
        """Find the ways from a space, without those that another beats in all respects."""
        origin: Way = (int(start), 0, 0, 0, 0, 0, 0, 0, 0)
        found: dict[tuple[int, int, int, bool], list[Way]] = {_kind(origin): [origin]}
        wave: list[Way] = [origin]
        self.first[start] = len(self.stop)
        for _ in range(FARTHEST):
            ahead: list[Way] = []
            for way in wave:
                for further in self._onward(way):
                    if further[0] == start and not self.start_pays and way[5] + way[6] == 0:
                        continue
                    rivals = found.setdefault(_kind(further), [])
                    if not any(_costs_no_more(rival, further) for rival in rivals):
                        rivals.append(further)
                        ahead.append(further)
                        if self._is_worthwhile(further):
                            self._enter(further)
            wave = ahead
        self.last[start] = len(self.stop)

    def _onward(self, way: Way) -> list[Way]:
        """The way made longer by each step from its end."""
        board = self.board
        at, steps, extra, ropes, compasses, springs, events, forward, path = way
        longer: list[Way] = []
        for direction in range(DIRECTIONS):
            to = int(board.ahead[at * DIRECTIONS + direction])
            if to < 0:
                continue
            terrain = board.terrain[to]
            more_ropes = ropes + (1 if takes_rope(terrain) else 0)
            more_compasses = compasses + (1 if takes_compass(direction) else 0)
            if more_ropes + more_compasses > MOST_AIDS:
                continue
            more_springs = 1 if terrain == SPRING else springs
            more_events = 1 if terrain == EVENT else events
            advances = 1 if direction >= FORWARD else forward
            cost = extra + int(board.extra[to])
            trail = path | (direction + 1) << (STEP_BITS * steps)
            longer.append(
                (to, steps + 1, cost, more_ropes, more_compasses, more_springs, more_events, advances, trail)
            )
        return longer

    def _is_worthwhile(self, way: Way) -> bool:
        """Whether a move may end there, and brings anything."""
        terrain = self.board.terrain[way[0]]
        if way[7] == 0 or terrain == CANYON:
            return False
        return terrain in (DISCOVERY, FINISH) or way[5] > 0 or way[6] > 0

    def _enter(self, way: Way) -> None:
        self.stop = append(self.stop, i64(way[0]))
        self.steps = append(self.steps, i64(way[1]))
        self.extra = append(self.extra, i64(way[2]))
        aids: i64 = i64(way[3] + (way[4] << COMPASSES))
        self.aids = append(self.aids, aids)
        self.springs = append(self.springs, i64(way[5]))
        self.events = append(self.events, i64(way[6]))
        self.path = append(self.path, i64(way[8]))
        self.finds = append(self.finds, self.board.fossils[way[0]])
        self.wants = append(self.wants, aids + (self.board.symbols[way[0]] >> TOOLS))
        self.ceiling = append(self.ceiling, self._ceiling(way))

    def _ceiling(self, way: Way) -> float:
        worth = EVENT_CARD * way[6] - TOOL * (way[3] + way[4]) - EXPLORER_CARD * way[1]
        if self.board.terrain[way[0]] == FINISH:
            worth += FINISH_BONUS
        return worth


def _kind(way: Way) -> tuple[int, int, int, bool]:
    """What is alike in ways of which one can beat another: where they end, and what they bring."""
    return way[0], way[5], way[6], way[7] > 0


def _costs_no_more(one: Way, other: Way) -> bool:
    return one[1] <= other[1] and one[2] <= other[2] and one[3] <= other[3] and one[4] <= other[4]


_known: list[Reach] = []


def reach_of(board: Board, start_pays: bool) -> Reach:
    """The ways of a board; they are the same in every game on it by the same rules."""
    for reach in _known:
        if reach.board is board and reach.start_pays == start_pays:
            return reach
    reach = Reach(board, start_pays)
    if len(_known) >= BOARDS:
        _known.clear()
    _known.append(reach)
    return reach
