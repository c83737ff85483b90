"""The example that learns: what it is made of does what it says, and where PyTorch is, it learns."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import periplus
from examples import train_ithaca as train

SOURCE = Path(train.__file__)


def network(width: int) -> dict[str, Any]:
    """Weights at random, for rows of so many floats."""
    luck, found = np.random.default_rng(1), {}
    sizes = {"first": (8, width), "second": (8, 8), "policy": (686, 8), "value": (1, 8)}
    for layer, size in sizes.items():
        found[f"{layer}.weight"] = luck.standard_normal(size, np.float32)
        found[f"{layer}.bias"] = luck.standard_normal(size[0], np.float32)
    return found


def test_it_is_short_enough_to_be_read() -> None:
    assert len(SOURCE.read_text("utf-8").splitlines()) < 300


def test_what_a_deed_would_be_is_reckoned_as_the_game_does() -> None:
    """Played on its own, without a card, the favour is where it is: the deed of one's route there."""
    env = periplus.vector("ithaca", train.SEATS, batch=8, seed=3)
    deeds = train.Deeds(env.table.game, {})
    rows = env.rows.batch.states  # type: ignore[union-attr]
    for _ in range(40):
        env.step(env.sample())
        first = deeds.added(env.observations)[:, env.layout.floats :][:, : train.GODS]
        for row, state in enumerate(rows):
            view = state.view(state.seat)
            scores, route = view["god_scores"], view["routes"][state.seat]
            leader = scores.index(max(scores))
            assert first[row].tolist() == np.eye(train.GODS)[deeds.deeds[route, leader]].tolist()


def test_a_choice_is_credited_with_what_came_of_it_for_its_own_seat() -> None:
    """One game of two seats, step by step: the second choice of seat 1 leads to an end that it wins."""
    seats = np.array([[0], [1], [0], [1], [0], [1]])
    chose = np.array([[True], [True], [False], [True], [True], [True]])  # at step 2 there was one click only
    values = np.array([[0.5], [0.25], [0.0], [0.75], [0.1], [0.2]], np.float32)
    ends = np.array([[False], [False], [False], [True], [False], [False]])
    returns = np.zeros((6, 1, 2), np.float32)
    returns[3, 0] = [-1, 1]
    advantages, known = train.credit(chose, seats, values, ends, returns)
    last = 1 - 0.75
    expected = [-1 - 0.5, 0.75 - 0.25 + train.LAMBDA * last, 0, last]
    assert advantages[:4, 0] == pytest.approx(expected)
    assert known[:, 0].tolist() == [True, True, False, True, False, False], "what follows is not known yet"


def test_a_network_plays_without_pytorch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "KEEP", tmp_path)
    monkeypatch.setattr(train.Trained, "net", {})
    game = periplus.game("ithaca")
    np.savez(tmp_path / train.NET, **network(train.Deeds(game, {}).width))
    bots: list[periplus.Bot | str] = [train.Trained(game, {}), *["sailor"] * (train.SEATS - 1)]
    voyage, again = (periplus.play(game, bots, seed=5) for _ in range(2))
    assert voyage.over
    assert again.decisions == voyage.decisions


def test_the_curve_is_drawn_from_what_was_kept(tmp_path: Path) -> None:
    rows = [{"minutes": 4.0 * at, "won": 20.0 * at, "games": 200.0} for at in range(4)]
    (tmp_path / train.PROGRESS).write_text("".join(json.dumps(row) + "\n" for row in rows))
    train.curve(tmp_path)
    drawn = (tmp_path / train.CURVE).read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "games won among four helmsmen" in drawn


def test_it_learns_from_bots_and_from_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch", reason="the extra 'train' brings PyTorch: pip install torch")
    from periplus.arena.plan import Plan
    from periplus.research.dataset import write

    for name, number in {"ROWS": 16, "STEPS": 24, "BATCH": 64}.items():
        monkeypatch.setattr(train, name, number)
    list(write(Plan("ithaca", ["helmsman"] * train.SEATS, {}, 1), 5, tmp_path / "games", 1, ""))
    torch.manual_seed(1)
    learner = train.Learner(tmp_path, periplus.vector("ithaca", train.SEATS, train.ROWS, seed=1))
    seen, masks, clicks, _ = map(torch.from_numpy, next(train.shards(tmp_path / "games", learner.deeds)))

    def surprise() -> float:
        with torch.no_grad():
            return float(torch.nn.functional.nll_loss(learner.look(seen, masks)[0], clicks))

    before = surprise()
    learner.imitate(tmp_path / "games")
    assert surprise() < before
    learner.improve(train.RATE)
    assert learner.told["choices"] > 100
    learner.save()
    again = train.Learner(tmp_path, learner.env)
    assert again.told == learner.told
    assert all(torch.equal(a, b) for a, b in zip(again.layers.parameters(), learner.layers.parameters()))
