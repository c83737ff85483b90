"""The fits behind the bots: planted weights are found again, and strength is not taken for a term."""

import numpy as np
import pytest

from bench import fit, read

SEATS, POSITIONS = 3, 4000


def winners(x: fit.Array, weights: list[float], seed: int) -> fit.Array:
    """Who wins where a seat's chance is its share of exp(terms × weights)."""
    share = fit.shares(x, np.array(weights))
    drawn = np.random.default_rng(seed).random((len(x), 1))
    won = (share.cumsum(axis=1) > drawn).argmax(axis=1)
    y: fit.Array = np.eye(SEATS)[won]
    return y


def test_weights_are_found_again_from_who_won() -> None:
    x = np.random.default_rng(1).normal(size=(POSITIONS, SEATS, 3))
    fitted = fit.fit([(x, winners(x, [1.0, -0.5, 0.0], 2))])
    assert fitted == pytest.approx([1.0, -0.5, 0.0], abs=0.1)


def test_what_the_stronger_bots_hold_is_not_taken_for_the_reason_why_they_win() -> None:
    rng = np.random.default_rng(3)
    strong = rng.integers(0, 2, size=(POSITIONS, SEATS, 1)).astype(float)
    cards = rng.normal(size=(POSITIONS, SEATS, 1)) + 2 * strong
    y = winners(strong, [1.0], 4)
    confused = fit.fit([(cards, y)])
    told_apart = fit.fit([(np.concatenate([cards, strong], axis=2), y)])
    assert confused[0] > 0.2
    assert abs(told_apart[0]) < 0.1
    assert told_apart[1] == pytest.approx(1.0, abs=0.15)


def test_weights_for_few_games_stay_near_those_of_all() -> None:
    x = np.random.default_rng(5).normal(size=(40, SEATS, 2))
    towards = np.array([2.0, 0.0])
    fitted = fit.fit([(x, winners(x, [-2.0, 0.0], 6))], towards)
    assert fitted == pytest.approx(towards, abs=0.1)


def test_traits_of_the_truth_are_found_among_guesses() -> None:
    rng = np.random.default_rng(7)
    x = rng.normal(size=(POSITIONS, 1 + read.GUESSES, 2))
    x[:, 0] += [0.8, 0.0]  # the truth has more of the first trait than guesses have
    fitted = fit.fit([read.told_apart(x)])
    assert fitted == pytest.approx([0.8, 0.0], abs=0.1)


def test_moments_set_the_truth_before_its_guesses() -> None:
    moments = read.play("ulysses", ["sailor"], 3, seed=1)
    assert moments.shape == (read.MOMENTS, 1 + read.GUESSES, 3)
    assert np.abs(moments).sum() > 0


def test_a_game_tells_its_positions_who_won_and_who_played() -> None:
    told = fit.play("ithaca", ["sailor"], 2, seed=1)
    assert 0 < len(told.packed) <= fit.POSITIONS
    assert sum(told.won) == pytest.approx(1)
    assert told.levels == ["sailor"] * 2
    x, y = fit.measured("ithaca", 2, [told], ["sailor"])
    assert x.shape[:2] == y.shape == (len(told.packed), 2)
    assert (x[:, :, -1] == 1).all()
