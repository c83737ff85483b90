"""Many games at once in arrays: each row is a game as it would be played by itself."""

import numpy as np
import pytest

import periplus
from periplus.games import GAMES
from periplus.kernel.encoding import Sheet
from periplus.kernel.errors import IllegalClick, OptionError
from periplus.kernel.game import Result
from periplus.research.encoders import encoder_of
from periplus.research.returns import by_points, by_rank, by_win
from periplus.research.rows import floats_of
from periplus.research.vector import Vector, vector
from tests.encoded import VIEWS

each_game = pytest.mark.parametrize("name", VIEWS)
both = pytest.mark.both


def played(env: Vector, steps: int) -> list[bytes]:
    """What is seen of random play, step by step."""
    seen: list[bytes] = []
    with env:
        for _ in range(steps):
            env.step(env.sample())
            arrays = [env.observations, env.masks, env.seats, env.rewards, env.returns, env.dones]
            seen.append(b"".join(array.tobytes() for array in arrays))
    return seen


@both
@each_game
def test_a_row_shows_what_its_seat_knows_and_may_click(name: str) -> None:
    env = vector(name, batch=6, seed=2, observations="ints")
    rows = env.rows
    encoder = encoder_of(GAMES[name], env.table.beginning)
    for _ in range(60):
        env.step(env.sample())
        for row, state in enumerate(rows.batch.states):  # type: ignore[union-attr]
            assert env.seats[row] == state.seat
            assert np.flatnonzero(env.masks[row]).tolist() == state.legal()
            sheet = Sheet(encoder.layout, 1, as_floats=False)
            sheet.write(encoder, state, state.seat, 0)
            assert env.observations[row].tolist() == list(sheet.ints)


@both
@each_game
def test_games_end_with_returns_and_are_dealt_anew(name: str) -> None:
    env = vector(name, batch=4, seed=5, observations="none")
    ended = 0
    for _ in range(3000):
        env.step(env.sample())
        for row in np.flatnonzero(env.terminated):
            ended += 1
            assert abs(env.returns[row].sum()) < 1e-9
            assert -1 <= env.returns[row].min() <= 0 <= env.returns[row].max() <= 1
        assert not env.returns[~env.terminated].any()
        assert env.masks.any(axis=1).all(), "there is always something to click"
        if ended > 1:
            break
    assert ended > 1
    assert not env.truncated.any()


@pytest.mark.parametrize("opponents", [None, "sailor", "greedy"])
@pytest.mark.parametrize("observations", ["floats", "ints"])
def test_a_seed_plays_the_same_whatever_the_number_of_workers(
    opponents: str | None, observations: str
) -> None:
    def made(workers: int, batch: int = 7) -> Vector:
        given = {"opponents": opponents, "observations": observations, "workers": workers}
        return vector("ithaca", 3, batch, seed=4, **given)  # type: ignore[arg-type]

    here = played(made(1), 80)
    assert played(made(1), 80) == here
    assert played(made(3), 80) == here


def test_a_row_of_the_arrays_is_read_by_names_and_ints_become_floats() -> None:
    ints, floats = (vector("ithaca", 3, 2, seed=4, observations=form) for form in ("ints", "floats"))
    told = ints.layout.read(ints.observations[1])
    assert told["seats.0.hand"] == 4
    assert floats.layout.read_floats(floats.observations[1]) == ints.observations[1].tolist()
    for _ in range(80):
        floats.step(floats.sample())
        ints.step(ints.sample())
    assert np.array_equal(floats_of(ints.layout, ints.observations), floats.observations)


def test_a_row_plays_the_same_in_any_batch() -> None:
    small, large = (vector("ithaca", 2, batch, seed=9, observations="none") for batch in (3, 11))
    for _ in range(200):
        small.step(small.sample())
        large.step(large.sample())
        assert np.array_equal(small.masks, large.masks[:3])


@both
@each_game
def test_among_opponents_the_learner_has_one_seat(name: str) -> None:
    env = vector(name, batch=5, opponents="sailor", seed=3, observations="none")
    fixed = vector(name, batch=5, opponents="sailor", seat=1, seed=3, observations="none")
    seats = set()
    for _ in range(400):
        env.step(env.sample())
        fixed.step(fixed.sample())
        seats |= set(env.seats.tolist())
        assert set(fixed.seats.tolist()) == {1}
        for row, state in enumerate(env.rows.batch.states):  # type: ignore[union-attr]
            assert state.seat == env.seats[row]
    assert len(seats) > 1, "it sits somewhere else in every game"


@pytest.mark.parametrize("name", VIEWS)
def test_greedy_opponents_beat_a_random_learner(name: str) -> None:
    env = vector(name, batch=8, opponents="greedy", seed=1, observations="none", returns="win")
    won = ended = 0.0
    while ended < 12:
        env.step(env.sample())
        won += float(env.rewards.sum())
        ended += float(env.terminated.sum())
    assert won / ended < 1 / env.table.seats


def test_any_bot_can_be_an_opponent() -> None:
    env = vector("ithaca", 2, batch=2, opponents="helmsman", seed=1, observations="ints")
    for _ in range(5):
        env.step(env.sample())
    with pytest.raises(OptionError, match=r"no opponent 'helsman'; did you mean 'helmsman'\?"):
        vector("ithaca", 2, batch=2, opponents="helsman")


@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_click_is_refused_and_changes_nothing(workers: int) -> None:
    with vector("ithaca", 2, batch=4, seed=1, workers=workers, observations="ints") as env:
        before, actions = env.masks.copy(), env.sample().copy()
        actions[2] = int(np.flatnonzero(~env.masks[2])[0])
        with pytest.raises(IllegalClick, match=f"click {actions[2]} is not legal in row 2"):
            env.step(actions)
        assert np.array_equal(env.masks, before)
        actions[2] = -1
        with pytest.raises(IllegalClick, match="click -1 is not legal in row 2"):
            env.step(actions)
        with pytest.raises(OptionError, match="4 actions are needed"):
            env.step(actions[:2])
        env.step(env.sample())


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"observations": "pixels"}, "observations can be floats, ints, none, not 'pixels'"),
        ({"returns": "chips"}, "there are no returns 'chips'"),
        ({"batch": 0}, "batch must be 1 or more"),
        ({"seat": 1}, "the learner sits at 0 to 2, among opponents"),
        ({"seats": 9}, "is for 2 to 5 players, not 9"),
        ({"round_caps": "20"}, "did you mean 'round_cap'"),
    ],
)
def test_what_cannot_be_is_told(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        periplus.vector("ithaca", **given)  # type: ignore[arg-type]


def test_what_a_result_is_worth() -> None:
    assert by_rank(Result([9, 5, 5, 1], [1, 2, 2, 4])) == pytest.approx([1, 0, 0, -1])
    assert by_rank(Result([1, 0, 0], [1, 2, 2])) == pytest.approx([1, -0.5, -0.5])
    assert by_rank(Result([1, 1, 1], [1, 1, 1])) == [0, 0, 0]
    assert by_win(Result([3, 3, 1], [1, 1, 3])) == [0.5, 0.5, 0]
    assert by_points(Result([3, -2], [1, 2])) == [3, -2]


def test_arrays_cannot_be_written_and_everything_prints_readably() -> None:
    env = vector("ithaca", 2, batch=3, seed=1, observations="ints")
    assert not env.masks.flags.writeable
    assert repr(env) == "<Vector: 3 games of <Table of ithaca: 2 seats>>"
    assert env.layout.id == "periplus/ithaca-v1"
