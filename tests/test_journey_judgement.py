"""How a search judges the moves of Journey."""

import pytest

from periplus.games import game_named
from periplus.games.journey.rules.components import COLOURS, RAFT
from periplus.games.journey.rules.moving import spaces_entered
from periplus.games.journey.rules.state import DESCENT, SEA, Position
from periplus.games.journey.rules.terrain import EVENT, FINISH, SPRING
from periplus.games.journey.search.moves import Moves
from periplus.games.journey.search.ways import STEP_BITS, reach_of
from periplus.kernel.datafile import parse
from periplus.kernel.notation import read_click
from tests.test_search import decisions

FIND = 4.0  # points: what a fossil brings, say


def test_no_way_that_was_skipped_is_better_than_the_best() -> None:
    compared = {DESCENT: 0, SEA: 0}
    for state in decisions(game_named("journey"), 2, every=9):
        assert isinstance(state, Position)
        if state.stage not in compared:
            break
        moves = Moves(int(state.seats))
        moves.reach = reach_of(state.board, state.rules.start_pays)
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


RICH = "{ blue = 5, rope = 2, compass = 2, pickaxe = 1, biscuits = 1 }"
LURES = ["F2", "G4", "F7", "C7", "E12"]


@pytest.mark.parametrize("returning", ["no", "yes"])
@pytest.mark.parametrize("start", LURES)
def test_every_way_that_is_thought_of_can_be_gone(start: str, returning: str) -> None:
    """A-30, in both readings: from a spring or event space, which a way may come back to or not."""
    game = game_named("journey")
    file = parse(f'pieces = {{ blue = "{start}" }}\nhands = [{RICH}, {{}}]\nactive = 0', "a table")
    state = game.set_up(2, {"return_to_start": returning}, file.root)
    assert isinstance(state, Position)
    here = state.pieces[0]
    assert state.board.terrain[here] in (SPRING, EVENT)
    reach = reach_of(state.board, returning == "yes")
    reach.explore(here)
    back = 0
    for way in range(reach.first[here], reach.last[here]):
        walked = state.clone()
        walked.apply(read_click(game, walked, "move blue"))
        spaces = spaces_entered(state.board, here, reach.path[way])
        for space in spaces:
            step = read_click(game, walked, f"step {state.board.names[space]}")
            assert step in walked.legal()
            walked.apply(step)
        if state.board.terrain[spaces[-1]] != FINISH:
            assert read_click(game, walked, "stop") in walked.legal()
        back += here in spaces
    assert back or returning == "no"
