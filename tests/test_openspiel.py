"""The games as games of OpenSpiel: its own tests, its bots, and Kuhn poker beside its own."""

import pickle
import random
import sys
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import periplus.research.openspiel as ours
from periplus.games import GAMES, KITS
from periplus.kernel.errors import OptionError

KUHN = Path(__file__).resolve().parent.parent / "examples" / "kuhn" / "src"
TABLES = [
    (name, seats)
    for name in ("ulysses", "journey", "ithaca")
    for seats in range(GAMES[name].seats[0], GAMES[name].seats[1] + 1)
]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def played(game: Any, plies: int, seed: int = 1) -> Any:
    """A position of a random game in which somebody decides."""
    rng, state = random.Random(seed), game.new_initial_state()
    while plies > 0 or state.is_chance_node():
        if state.is_chance_node():
            codes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(codes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        plies -= 1
    return state


@each_table
def test_openspiel_plays_random_games(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"periplus_{name}(players={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@each_table
def test_what_a_player_knows_is_told_alike_after_resampling(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"periplus_{name}(players={seats})")
    for plies in (30, 90):
        state = played(game, plies)
        player = state.current_player()
        other = state.resample_from_infostate(player, random.Random(2).random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        after = other.clone()
        state.apply_action(state.legal_actions()[0])
        after.apply_action(after.legal_actions()[0])
        assert after.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_string(player) != state.information_state_string(player)


def test_clones_and_pickles_are_the_same_position() -> None:
    game = pyspiel.load_game("periplus_ithaca(players=3,final_round=yes)")
    state = played(game, 60)
    player = state.current_player()
    for twin in (state.clone(), game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        assert twin.information_state_string(player) == state.information_state_string(player)
    guessed = state.resample_from_infostate(player, random.Random(2).random)
    guessed.apply_action(guessed.legal_actions()[0])
    again = pickle.loads(pickle.dumps(guessed))
    assert str(again) == str(guessed)
    assert again.information_state_string(player) == guessed.information_state_string(player)


def test_chances_add_up_and_actions_have_names() -> None:
    game = pyspiel.load_game("periplus_ulysses(players=3,edition=german)")
    state = game.new_initial_state()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert state.action_to_string(state.current_player(), state.legal_actions()[0]) == "lot 0"
    assert game.get_parameters()["edition"] == "german"
    with pytest.raises(OptionError, match="ulysses is for 3 to 5 players, not 9"):
        pyspiel.load_game("periplus_ulysses(players=9)")


@pytest.mark.parametrize("name", ["ulysses", "journey", "ithaca"])
def test_openspiels_search_plays(name: str) -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = pyspiel.load_game(f"periplus_{name}(players=3)")
    evaluator = Short(RandomRolloutEvaluator)
    bot = ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=6, random_state=None)
    state = played(game, 40)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


class Short:
    """A play-out of a whole game takes OpenSpiel a second: here all prospects are alike."""

    def __init__(self, _: object) -> None:
        self.asked = 0

    def evaluate(self, state: Any) -> list[float]:
        self.asked += 1
        return [0.0] * state.get_game().num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(code, 1 / len(legal)) for code in legal]


# ---- Kuhn poker ----

SPOKEN = {"check": 0, "bet": 1, "fold": 0, "call": 1}  # OpenSpiel passes or bets


@pytest.fixture(scope="module")
def kuhn() -> Any:
    sys.path.insert(0, str(KUHN))
    try:
        from periplus_kuhn import KIT
        from periplus_kuhn.game import GAME

        KITS.setdefault("kuhn", KIT)
        GAMES.setdefault("kuhn", GAME)
        if "periplus_kuhn" not in pyspiel.registered_names():
            ours.register(GAME)
        yield pyspiel.load_game("periplus_kuhn(players=2,returns=points)")
    finally:
        sys.path.remove(str(KUHN))
        KITS.pop("kuhn", None)
        GAMES.pop("kuhn", None)


def spoken(state: Any, code: int) -> int:
    """A click of ours as OpenSpiel's action."""
    name = state.action_to_string(state.current_player(), code)
    verb, _, card = name.partition(" ")
    return ["jack", "queen", "king"].index(card) if card else SPOKEN[verb]


def same_tree(mine: Any, theirs: Any, infos: dict[tuple[int, str], str]) -> int:
    """Walk both trees together; returns the number of their leaves."""
    assert mine.current_player() == theirs.current_player()
    if mine.is_terminal():
        assert mine.returns() == theirs.returns()
        return 1
    if mine.is_chance_node():
        chances = {spoken(mine, code): chance for code, chance in mine.chance_outcomes()}
        assert chances == pytest.approx(dict(theirs.chance_outcomes()))
    else:
        player = mine.current_player()
        key = (player, mine.information_state_string(player))
        told = theirs.information_state_string(player)
        assert infos.setdefault(key, told) == told, "information sets are the same"
    actions = {spoken(mine, code): code for code in mine.legal_actions()}
    assert list(actions) == theirs.legal_actions()
    return sum(same_tree(mine.child(code), theirs.child(action), infos) for action, code in actions.items())


def test_kuhn_poker_is_openspiels_own_tree_for_tree(kuhn: Any) -> None:
    infos: dict[tuple[int, str], str] = {}
    theirs = pyspiel.load_game("kuhn_poker")
    assert same_tree(kuhn.new_initial_state(), theirs.new_initial_state(), infos) == 30
    assert len(infos) == len(set(infos.values())) == 12


def test_kuhn_poker_is_openspiels_own_value_for_value(kuhn: Any) -> None:
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
    from open_spiel.python.policy import UniformRandomPolicy

    theirs = pyspiel.load_game("kuhn_poker")
    games = (kuhn, theirs)
    mine, own = (exploitability.nash_conv(game, UniformRandomPolicy(game)) for game in games)
    assert mine == pytest.approx(own)
    values = []
    for game in games:
        solver = cfr.CFRSolver(game)
        for _ in range(150):
            solver.evaluate_and_update_policy()
        policy = solver.average_policy()
        values.append(expected_game_score.policy_value(game.new_initial_state(), [policy] * 2))
    assert list(values[0]) == pytest.approx(list(values[1]), abs=1e-9)
    assert values[0][0] == pytest.approx(-1 / 18, abs=0.01)
