"""How fast the peers play: random legal games, one process, per second of CPU time.

Runs in an environment of its own (requirements/bench.txt) and imports nothing of Periplus.
Prints one JSON object per peer, as each is finished:

    {"name": "catanatron", "build": "peer", "version": "3.2.1", "decisions_per_s": 28000.0,
     "games_per_s": 27.5, "clone_us": 12.3, "guess_us": null}

A decision is one question put to a player, even one with a single legal answer; chance is never counted.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any

SEED = 1
WARM_UP = 0.1  # of the seconds asked for, played before the clock counts
COPYING = 0.2  # of the seconds asked for: spent on clones, and again on guesses
POSITIONS = 64  # taken from as many games, at random moments


@dataclass(frozen=True)
class Peer:
    """One game of one peer. What `count` and `position` do is never on the clock."""

    package: str  # its name in the registry
    play: Callable[[], Any]  # one whole game
    count: Callable[[Any], int] = int  # the decisions in what `play` returned
    position: Callable[[int], Any] | None = None  # a new game after so many decisions; None if over by then
    clone: Callable[[Any], object] | None = None
    guess: Callable[[Any], object] | None = None


# The peers, each by its fastest documented way.


def catanatron() -> Peer:
    """Four of its own random players, without accumulators. Its log of actions is the count."""
    catan: Any = import_module("catanatron")

    def start() -> Any:
        return catan.Game([catan.RandomPlayer(color) for color in catan.Color])

    def play() -> Any:
        game = start()
        game.play()
        return game

    def position(decisions: int) -> Any:
        game = start()
        for _ in range(decisions):
            if game.winning_color() is not None:
                return None
            game.play_tick()
        return game

    return Peer(
        "catanatron",
        play,
        count=lambda game: len(game.state.actions),
        position=position,
        clone=lambda game: game.copy(),
    )


def catanatron_gym() -> Peer:
    """Its environment for programs that learn: one seat, and one of its random players.
    Only what is put to the learner counts.
    """
    env: Any = import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv()

    def play() -> int:
        decisions = 0
        _, info = env.reset()
        over = False
        while not over:
            _, _, terminated, truncated, info = env.step(random.choice(info["valid_actions"]))
            over = terminated or truncated
            decisions += 1
        return decisions

    return Peer("catanatron-gym", play)


def python_chess() -> Peer:
    """The ends are those of `is_game_over()`, which would generate the moves a second time."""
    chess: Any = import_module("chess")

    def walk(limit: int = sys.maxsize) -> Any:
        board = chess.Board()
        while board.ply() < limit:
            moves = list(board.legal_moves)
            drawn = board.is_insufficient_material() or board.is_seventyfive_moves()
            if not moves or drawn or board.is_fivefold_repetition():
                break
            board.push(random.choice(moves))
        return board

    def position(decisions: int) -> Any:
        board = walk(decisions)
        return board if board.ply() == decisions else None

    return Peer(
        "chess",
        walk,
        count=lambda board: int(board.ply()),
        position=position,
        clone=lambda board: board.copy(stack=False),
    )


def rlcard(game: str, raw: bool) -> Peer:
    """`raw`: the game takes its own names of actions, which saves looking the numbers up."""
    env: Any = import_module("rlcard").make(game, config={"seed": SEED})
    key = "raw_legal_actions" if raw else "legal_actions"

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state[key])), raw)
            decisions += 1
        return decisions

    return Peer("rlcard", play)


def open_spiel(name: str) -> Peer:
    """Its game driven from Python, one action at a time, as a search written in Python would."""
    import_module("open_spiel.python.games")  # registers the games written in Python
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(name)

    def walk(limit: int = sys.maxsize) -> tuple[Any, int]:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(spiel.sample_action(state.chance_outcomes(), random.random())[0])
            elif decisions < limit:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
            else:
                break
        return state, decisions

    def position(decisions: int) -> Any:
        state, _ = walk(decisions)
        return None if state.is_terminal() else state

    def guess(state: Any) -> object:
        return state.resample_from_infostate(state.current_player(), random.random)

    def guesses() -> bool:
        if game.get_type().information != spiel.GameType.Information.IMPERFECT_INFORMATION:
            return False  # there, it is a clone
        try:
            guess(walk(0)[0])
        except spiel.SpielError:  # not implemented: says so on stderr, too
            return False
        return True

    return Peer(
        "open_spiel",
        lambda: walk()[1],
        position=position,
        clone=lambda state: state.clone(),
        guess=guess if guesses() else None,
    )


def open_spiel_cpp(name: str) -> Peer:
    """Whole games without leaving C++: its uniform random bots, and its loop."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(name)
    bots = [spiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
    seeds = itertools.count(SEED)

    def play() -> Any:
        state = game.new_initial_state()
        spiel.evaluate_bots(state, bots, next(seeds))
        return state

    def count(state: Any) -> int:
        return sum(step.player >= 0 for step in state.full_history())

    return Peer("open_spiel", play, count)


def pettingzoo(module: str) -> Peer:
    """`raw_env`, without the wrappers that check actions: these are picked from the mask."""
    numpy: Any = import_module("numpy")
    env: Any = import_module(f"pettingzoo.classic.{module}").raw_env()
    env.reset(seed=SEED)

    def play() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(random.choice(numpy.flatnonzero(observation["action_mask"]).tolist()))
            decisions += 1
        return decisions

    return Peer("pettingzoo", play)


PEERS: dict[str, Callable[[], Peer]] = {
    "catanatron": catanatron,
    "catanatron_gym": catanatron_gym,
    "chess": python_chess,
    "rlcard/uno": partial(rlcard, "uno", raw=True),
    "rlcard/gin_rummy": partial(rlcard, "gin-rummy", raw=False),
    "open_spiel/hearts": partial(open_spiel, "hearts"),
    "open_spiel/gin_rummy": partial(open_spiel, "gin_rummy"),
    "open_spiel/backgammon": partial(open_spiel, "backgammon"),
    "open_spiel/connect_four": partial(open_spiel, "connect_four"),
    "open_spiel/python_block_dominoes": partial(open_spiel, "python_block_dominoes"),
    "open_spiel_cpp/hearts": partial(open_spiel_cpp, "hearts"),
    "open_spiel_cpp/gin_rummy": partial(open_spiel_cpp, "gin_rummy"),
    "open_spiel_cpp/backgammon": partial(open_spiel_cpp, "backgammon"),
    "open_spiel_cpp/connect_four": partial(open_spiel_cpp, "connect_four"),
    "pettingzoo/connect_four": partial(pettingzoo, "connect_four_v3"),
    "pettingzoo/texas_holdem": partial(pettingzoo, "texas_holdem_v4"),
}


# The clock.


def playing(peer: Peer, seconds: float) -> tuple[int, int, float]:
    """Whole games until the seconds have passed: games, decisions, seconds."""
    games = decisions = 0
    spent = 0.0
    while spent < seconds:
        begun = process_time()
        played = peer.play()
        spent += process_time() - begun
        games += 1
        decisions += peer.count(played)
    return games, decisions, spent


def copying(copy: Callable[[Any], object], positions: list[Any], seconds: float) -> float:
    """Microseconds per copy."""
    copies = 0
    spent = 0.0
    while spent < seconds:
        begun = process_time()
        for position in positions:
            copy(position)
        spent += process_time() - begun
        copies += len(positions)
    return spent / copies * 1e6


def moments(position: Callable[[int], Any], length: int) -> list[Any]:
    """Positions spread over games of about this length."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        here = position(random.randrange(length))
        if here is not None:
            found.append(here)
    return found


def measure(name: str, seconds: float) -> dict[str, object]:
    random.seed(SEED)
    peer = PEERS[name]()
    playing(peer, seconds * WARM_UP)
    games, decisions, spent = playing(peer, seconds)
    positions = moments(peer.position, max(1, decisions // games)) if peer.position else []

    def microseconds(copy: Callable[[Any], object] | None) -> float | None:
        return round(copying(copy, positions, seconds * COPYING), 2) if copy else None

    return {
        "name": name,
        "build": "peer",
        "version": version(peer.package),
        "decisions_per_s": round(decisions / spent, 1),
        "games_per_s": round(games / spent, 2),
        "clone_us": microseconds(peer.clone),
        "guess_us": microseconds(peer.guess),
    }


def main(arguments: list[str] | None = None) -> int:
    """0, or 1 if a peer could not be measured."""
    parser = argparse.ArgumentParser(
        description="Measure the peers Periplus compares itself with, one JSON object per line.",
        epilog="example: .venv-bench/bin/python bench/peers.py --seconds 3 --only catanatron open_spiel",
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds of play per peer (default 3)")
    parser.add_argument("--only", nargs="+", metavar="NAME", help=f"some of: {', '.join(PEERS)}; or a family")
    options = parser.parse_args(arguments)
    if not options.seconds > 0:
        parser.error("--seconds must be more than 0")

    wanted: list[str] = []
    for asked in options.only or PEERS:
        matching = [name for name in PEERS if name == asked or name.startswith(f"{asked}/")]
        if not matching:
            parser.error(f"no peer is called {asked}: choose from {', '.join(PEERS)}")
        wanted += [name for name in matching if name not in wanted]

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting would stand among the lines
    failed = False
    for name in wanted:
        try:
            line = measure(name, options.seconds)
        except Exception as error:  # a peer that fails doesn't stop the others
            line = {"name": name, "error": f"{type(error).__name__}: {error}"}
            failed = True
        print(json.dumps(line), flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
