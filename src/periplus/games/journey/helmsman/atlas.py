"""The board as a helmsman has it in his head: the ways on from a space that are worth thinking of."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from periplus.games.journey.rules.board import Board
from periplus.games.journey.rules.components import COLOURS, HAND_KINDS
from periplus.games.journey.rules.terrain import CANYON, DIRECTIONS, EVENT, SPRING, takes_compass, takes_rope
from periplus.kernel.cards import counts

FARTHEST = 7  # spaces: he plans no longer moves
MOST_AIDS = 2  # ropes and compasses together


class Route(NamedTuple):
    """A way to a space where a piece may stop: what it takes, and what lies on it."""

    path: tuple[int, ...]
    steps: int
    extra: int  # points that its rocks cost above the usual one each
    ropes: int
    compasses: int
    lures: frozenset[int]  # springs and event spaces, which count as one passes (J-44, J-46)

    @property
    def stop(self) -> int:
        return self.path[-1]

    def costs_no_more_than(self, other: "Route") -> bool:
        return (
            self.steps <= other.steps
            and self.extra <= other.extra
            and self.ropes <= other.ropes
            and self.compasses <= other.compasses
        )


class Atlas:
    """One board. It remembers the ways it has worked out; they are the same in every game.

    `start_pays` says whether a way may come back to the spring or event space it starts on (A-30).
    """

    def __init__(self, board: Board, start_pays: bool) -> None:
        self.board = board
        self.start_pays = start_pays
        self.ahead = [int(space) for space in board.ahead]
        self.terrain = [int(terrain) for terrain in board.terrain]
        self.extra = [int(points) for points in board.extra]
        self.progress = [int(row) for row in board.progress]
        self.distance = [int(points) for points in board.distance]
        self.fossils = [int(number) for number in board.fossils]
        self.stars = [int(number) for number in board.stars]
        self.symbols = [counts(int(symbols), HAND_KINDS)[COLOURS:] for symbols in board.symbols]
        self.routes = cache(self._routes)

    def _routes(self, start: int) -> list[Route]:
        """The ways on from a space, without those that another beats in all respects."""
        origin = Route((start,), 0, 0, 0, 0, frozenset())
        found = {(start, origin.lures): [origin]}
        wave = [origin]
        for _ in range(FARTHEST):
            ahead = []
            for route in wave:
                for further in self._onward(route):
                    rivals = found.setdefault((further.stop, further.lures), [])
                    if not any(rival.costs_no_more_than(further) for rival in rivals):
                        rivals.append(further)
                        ahead.append(further)
            wave = ahead
        return [route for routes in found.values() for route in routes if self._is_move(route)]

    def _onward(self, route: Route) -> Iterator[Route]:
        """The way made longer by each step from its end."""
        path, steps, extra, ropes, compasses, lures = route
        for direction in range(DIRECTIONS):
            space = self.ahead[path[-1] * DIRECTIONS + direction]
            if space < 0:
                continue
            terrain = self.terrain[space]
            more_ropes = ropes + takes_rope(terrain)
            more_compasses = compasses + takes_compass(direction)
            if more_ropes + more_compasses > MOST_AIDS:
                continue
            pays = terrain in (SPRING, EVENT) and (self.start_pays or space != path[0])
            lured = lures | {space} if pays else lures
            farther = extra + self.extra[space]
            yield Route((*path, space), steps + 1, farther, more_ropes, more_compasses, lured)

    def _is_move(self, route: Route) -> bool:
        """Whether it leads forward, and to no canyon (J-30, J-42)."""
        forward = self.progress[route.stop] > self.progress[route.path[0]]
        return forward and self.terrain[route.stop] != CANYON


@cache
def atlas_of(board: Board, start_pays: bool) -> Atlas:
    return Atlas(board, start_pays)
