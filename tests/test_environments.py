"""The games as environments of PettingZoo and Gymnasium: their own tests, and ours."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from periplus.games import GAMES
from periplus.kernel.chance import Chance
from periplus.kernel.errors import IllegalClick, OptionError
from periplus.research.choices import WholeChoices, listed, sampled
from periplus.research.gymnasium import Seat, Seats
from periplus.research.pettingzoo import PeriplusEnv, env, raw_env
from tests.encoded import VIEWS

each_game = pytest.mark.parametrize("name", VIEWS)


def random_play(raw: PeriplusEnv | WholeChoices, steps: int, seed: int = 3) -> None:
    raw.reset(seed=seed)
    for number in range(steps):
        agent = raw.agent_selection
        raw.action_space(agent).seed(number)
        raw.step(raw.action_space(agent).sample(raw.infos[agent]["action_mask"]))


@each_game
def test_pettingzoo_tests_the_environment(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name), num_cycles=60)
    seed_test(lambda: env(name), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@each_game
def test_pettingzoo_tests_whole_choices(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(WholeChoices(raw_env(name), 16), num_cycles=20)
    seed_test(lambda: WholeChoices(raw_env(name), 16), num_cycles=8)
    assert "Passed API test" in capsys.readouterr().out


def test_a_game_is_played_to_its_end() -> None:
    raw = raw_env("ithaca", 3, returns="win")
    raw.reset(seed=5)
    won = dict.fromkeys(raw.agents, 0.0)
    for agent in raw.agent_iter():
        _, reward, over, _, info = raw.last()
        won[agent] += reward
        raw.step(None if over else int(np.flatnonzero(info["action_mask"])[-1]))
    assert sum(won.values()) == pytest.approx(1)
    assert not raw.agents


def test_an_illegal_click_is_refused_or_loses() -> None:
    raw = raw_env("ithaca", 2)
    raw.reset(seed=1)
    with pytest.raises(IllegalClick, match="click 0 is not legal here; legal are"):
        raw.step(0)
    wrapped = env("ithaca", 2)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(0)
    assert wrapped.unwrapped._cumulative_rewards[loser] == -1


@each_game
def test_an_environment_is_drawn(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    raw = raw_env(name, 3, render_mode="ansi")
    random_play(raw, 20)
    text = raw.render()
    assert "player 0" in text
    assert "\x1b" not in text
    raw.render_mode = "human"
    raw.render()
    assert capsys.readouterr().out.strip() == text.strip()
    raw.render_mode = "rgb_array"
    image = raw.render()
    assert image.dtype == np.uint8
    assert image.shape[2] == 3
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 5, "it has colours"
    raw.render_mode = None
    assert raw.render() is None


@each_game
def test_whole_choices_are_all_there_are_or_some_of_them(name: str) -> None:
    state = GAMES[name].new(3, seed=2)
    for _ in range(12):
        choices = listed(state, 5000)
        assert choices is not None
        assert len({tuple(clicks) for clicks in choices}) == len(choices)
        some = sampled(state, 8, Chance(1))
        assert all(clicks in choices for clicks in some)
        assert len(some) <= 8
        if len(choices) > 1:
            assert listed(state, len(choices) - 1) is None
        for code in choices[-1]:
            assert code in state.legal()
            state.apply(code)
        state.play_on(Chance(7), 9)
        while state.seat >= 0 and state.view(state.seat)["choice"] is not None:
            state.apply(state.legal()[0])
        state.deal(Chance(3))


def test_the_info_tells_what_whole_choices_are() -> None:
    whole = WholeChoices(raw_env("ithaca", 2), 12)
    random_play(whole, 10)
    info: dict[str, Any] = whole.infos[whole.agent_selection]
    assert int(info["action_mask"].sum()) == len(info["choices"]) <= 12
    assert repr(whole) == "<WholeChoices: up to 12 of <PeriplusEnv: <Table of ithaca: 2 seats>>>"


@each_game
def test_gymnasium_checks_the_environment(name: str) -> None:
    check_env(gymnasium.make(f"periplus/{name}-v1", opponents=["sailor", "sailor"]).unwrapped)


def test_gymnasium_checks_ints_and_pictures() -> None:
    made = gymnasium.make("periplus/ithaca-v1", render_mode="rgb_array", observations="ints")
    check_env(made.unwrapped)


def test_a_seat_is_played_to_the_end_among_bots() -> None:
    seat = Seat("ithaca", ["helmsman", "sailor"], seat=2)
    rewards = []
    for _ in range(2):
        _, info = seat.reset(seed=4)
        assert info["seat"] == 2
        ended, steps = False, 0
        while not ended:
            assert np.array_equal(info["action_mask"], seat.action_masks())
            _, reward, over, cut, info = seat.step(int(np.flatnonzero(info["action_mask"])[0]))
            ended, steps = over or cut, steps + 1
        rewards.append((reward, steps))
    assert rewards[0] == rewards[1], "the same seed plays the same game"
    with pytest.raises(gymnasium.error.ResetNeeded):
        seat.step(0)
    with pytest.raises(OptionError, match="there is no seat 3"):
        Seat("ithaca", ["sailor", "sailor"], seat=3)


def test_an_illegal_click_ends_the_game_of_a_seat() -> None:
    seat = Seat("ithaca", ["sailor"])
    seat.reset(seed=1)
    _, reward, over, _, info = seat.step(0)
    assert (reward, over, info["illegal"]) == (-1, True, True)


def test_many_seats_are_a_vector_environment() -> None:
    seats = Seats("ithaca", 3, batch=4, opponents="sailor", observations="ints")
    first, _ = seats.reset(seed=6)
    again, info = seats.reset(seed=6)
    assert np.array_equal(first, again)
    ended = 0
    for _ in range(400):
        observations, rewards, terminated, truncated, info = seats.step(seats.sample())
        assert seats.observation_space.contains(observations)
        assert rewards.shape == terminated.shape == truncated.shape == (4,)
        assert ("final_obs" in info) == bool(terminated.any())
        assert not rewards[~terminated].any()
        ended += int(terminated.sum())
    assert ended > 0
    assert info["action_mask"].shape == (4, GAMES["ithaca"].verbs.size)
    seats.close()
