"""How a search judges the moves of Journey."""

from periplus.games import game_named
from periplus.games.journey.rules.components import COLOURS, RAFT
from periplus.games.journey.rules.state import DESCENT, SEA, Position
from periplus.games.journey.search.moves import Moves
from periplus.games.journey.search.ways import STEP_BITS, reach_of
from tests.test_search import decisions

FIND = 4.0  # points: what a fossil brings, say


def test_no_way_that_was_skipped_is_better_than_the_best() -> None:
    compared = {DESCENT: 0, SEA: 0}
    for state in decisions(game_named("journey"), 2, every=9):
        assert isinstance(state, Position)
        if state.stage not in compared:
            break
        moves = Moves(int(state.seats))
        moves.reach = reach_of(state.board)
        moves.find = FIND
        for piece in range(COLOURS) if state.stage == DESCENT else [RAFT]:
            best = moves.best_way(state, state.active, piece, 0, 0, None)
            ways = each_way(moves, state, piece)
            assert best == max(ways, default=0.0)
            compared[state.stage] += sum(worth > 0.0 for worth in ways)
    assert min(compared.values()) > 20


def each_way(moves: Moves, state: Position, piece: int) -> list[float]:
    """The worth of every way of a piece, each looked at alone."""
    reach = moves.reach
    assert reach is not None
    start = state.pieces[piece]
    return [
        moves.best_way(state, state.active, piece, reach.path[way], whole(reach.steps[way] + 1), None)
        for way in range(reach.first[start], reach.last[start])
    ]


def whole(steps: int) -> int:
    """The bits of so many steps of a path."""
    return (1 << STEP_BITS * steps) - 1
