"""How fast the environments are at random play, by CPU time, observations and masks written.

`python -m periplus.research.speed SECONDS` prints a row for each, as a line of JSON: a vector environment
with its observations as floats, as ints and without, PettingZoo's, and OpenSpiel's.
"""

import json
import random
import sys
from collections.abc import Callable
from dataclasses import asdict

import numpy as np

import periplus
from periplus.arena.speed import SEED, Row, clocked, seats_of
from periplus.games import GAMES
from periplus.kernel.game import Game
from periplus.research.encoders import has_encoder
from periplus.research.rows import FORMS
from periplus.research.vector import vector

BATCH = 1024
Run = Callable[[int], int]


def of_vector(game: Game, form: str) -> Run:
    env = vector(game, seats_of(game), BATCH, seed=SEED, observations=form)

    def run(steps: int) -> int:
        for _ in range(steps):
            env.step(env.sample())
        return steps * BATCH

    return run


def of_pettingzoo(game: Game) -> Run:
    """Without the wrappers, as the peers are played: the click is picked from the mask."""
    from periplus.research.pettingzoo import raw_env

    env = raw_env(game, seats_of(game))
    env.reset(seed=SEED)
    luck = random.Random(SEED)

    def run(steps: int) -> int:
        done = 0
        while done < steps:
            _, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(luck.choice(np.flatnonzero(info["action_mask"]).tolist()))
            done += 1
        return done

    return run


def of_openspiel(game: Game) -> Run:
    import pyspiel

    import periplus.research.openspiel as registered

    played = pyspiel.load_game(f"{registered.PREFIX}{game.name}(players={seats_of(game)})")
    luck = random.Random(SEED)
    at = [played.new_initial_state()]

    def run(steps: int) -> int:
        done = 0
        while done < steps:
            state = at[0]
            if state.is_terminal():
                at[0] = played.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(pyspiel.sample_action(state.chance_outcomes(), luck.random())[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                done += 1
        return done

    return run


def measure(name: str, run: Run, seconds: float) -> Row:
    decisions, _, spent = clocked(run, seconds)
    per_second = round(decisions / spent, 1)
    return Row(name, periplus.BUILD, decisions_per_s=per_second, version=periplus.__version__)


def main(seconds: float) -> None:
    for game in filter(has_encoder, GAMES.values()):
        runs = {f"vector/{form}": of_vector(game, form) for form in FORMS}
        runs |= {"pettingzoo": of_pettingzoo(game), "open_spiel": of_openspiel(game)}
        for name, run in runs.items():
            row = measure(f"{game.name}/{name}", run, seconds)
            print(json.dumps(asdict(row)), flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]))
