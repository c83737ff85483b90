"""Fits the weights of a game's evaluation: bots play, and the terms of positions are set against who won.

A seat's chance to win is its share of exp(terms × weights). The weights that make the winners likeliest are
found by Newton's method, for each number of players with a pull towards what fits them all, and written
beside the game's bots. How strong each level of bots is gets a weight of its own, which is not written: else
what the stronger ones happen to hold would be taken for the reason why they win. Positions can be kept in a
file, so that new terms are fitted without playing again: with --games 0.
"""

import argparse
import pickle
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray
from rich.progress import track

from periplus.arena.processes import cores
from periplus.bots import make_bot
from periplus.bots.parts import parts_of, weights_path
from periplus.bots.search.evaluation import Evaluation
from periplus.games import GAMES, KITS, game_named
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.game import DEALER, NOBODY
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.playout import random_click
from tools.commands import parser_of

POSITIONS = 40  # from each game, at most
STRAY = 50  # of a thousand choices, how many are random: so that odd positions are seen too
HELD_OUT = 5  # every fifth game is only for judging the weights
RIDGE = 3.0  # pulls weights towards 0: a term must matter to get one
PULL = 3000.0  # pulls those for one number of players towards those for all
STEPS = 40

Array = NDArray[np.float64]
Measured = tuple[Array, Array]  # the terms of every seat in every position, and what it won


class Told(NamedTuple):
    """Positions of one game, packed, and for each seat its part of the win and who sat there."""

    packed: list[tuple[int, ...]]
    won: list[float]
    levels: list[str]


def play(name: str, levels: list[str], seats: int, seed: int) -> Told:
    """One game between bots; the level in each seat is drawn by lot."""
    game, choices, chance = game_named(name), Choices(), Chance(seed)
    state = game.start(seats, {})
    drawn = [levels[chance.below(len(levels))] for _ in range(seats)]
    bots = [make_bot(level, game, {}, seed * 100 + seat) for seat, level in enumerate(drawn)]
    stray = make_bot("sailor", game, {}, seed)
    judge = judge_of(name, seats)
    packed: list[tuple[int, ...]] = []
    for _ in range(game.plies):
        if state.seat == NOBODY:
            break
        if state.seat == DEALER:
            state.apply(random_click(state, choices, chance))
            continue
        if judge.at_rest(state):
            packed.append(state.pack())
        bot = stray if chance.below(1000) < STRAY else bots[state.seat]
        for code in bot.decide(Knowledge(state, state.seat)):
            state.apply(code)
    if state.seat != NOBODY:
        return Told([], [], [])
    winners = state.result().winners()
    kept = np.random.default_rng(seed).permutation(len(packed))[:POSITIONS]
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return Told([packed[at] for at in kept], won, drawn)


def judge_of(name: str, seats: int) -> Evaluation:
    """The evaluation that knows which positions can be judged, and measures them."""
    return parts_of(name).evaluation(seats, [0.0] * len(parts_of(name).evaluation.terms))


def gather(name: str, levels: list[str], seats: int, games: int, seed: int, processes: int) -> list[Told]:
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        numbers = range(seed, seed + games)
        played = pool.map(play, [name] * games, [levels] * games, [seats] * games, numbers, chunksize=2)
        return list(track(played, description=f"{name} {seats}", total=games))


def measured(name: str, seats: int, games: list[Told], levels: list[str]) -> Measured:
    """The terms of all positions, followed by a flag for each level: whether it has the seat."""
    judge = judge_of(name, seats)
    terms = [table(judge, name, seats, packed) for told in games for packed in told.packed]
    who = [
        [[float(sits == level) for level in levels] for sits in told.levels]
        for told in games
        for _ in told.packed
    ]
    x = np.concatenate([np.array(terms), np.array(who).reshape(len(terms), seats, len(levels))], axis=2)
    return x, np.array([told.won for told in games for _ in told.packed])


def table(judge: Evaluation, name: str, seats: int, packed: tuple[int, ...]) -> list[list[float]]:
    state = game_named(name).unpack(seats, {}, packed)
    terms = len(judge.terms)
    out = vec[float]([0.0] * terms)
    judge.prepare(state)
    rows = []
    for seat in range(seats):
        judge.measure(state, seat, out)
        rows.append([float(out[term]) for term in range(terms)])
    return rows


def fit(data: list[Measured], towards: Array | None = None) -> Array:
    """The weights that make the winners likeliest; weights that matter little stay near 0, or `towards`."""
    scale = np.maximum(np.concatenate([x.reshape(-1, x.shape[2]) for x, _ in data]).std(axis=0), 1e-9)
    middle = np.zeros(len(scale)) if towards is None else towards * scale
    ridge = RIDGE if towards is None else PULL
    weights = middle.copy()
    for _ in range(STEPS):
        slope, bend = ridge * (weights - middle), ridge * np.eye(len(scale))
        for x, y in data:
            z = x / scale
            share = shares(z, weights)
            mean = np.einsum("nsf,ns->nf", z, share)
            slope = slope + np.einsum("nsf,ns->f", z, share - y)
            bend = bend + np.einsum("nsf,nsg->fg", z * share[:, :, None], z) - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    fitted: Array = weights / scale
    return fitted


def shares(x: Array, weights: Array) -> Array:
    scores = x @ weights
    share = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Array = share / share.sum(axis=1, keepdims=True)
    return chances


def likelihood(x: Array, y: Array, weights: Array) -> float:
    """The mean log-likelihood of what happened, by these weights."""
    return float((y * np.log(np.maximum(shares(x, weights), 1e-12))).sum(axis=1).mean())


def fit_all(name: str, kept: dict[int, list[Told]]) -> dict[int, Array]:
    """Weights for each number of players: those of all games together, bent to its own.

    Says how well they foretell games that they were not fitted to.
    """
    trial, all_of = {}, {}
    levels = sorted({level for games in kept.values() for told in games for level in told.levels})[1:]
    for seats, games in kept.items():
        x, y = measured(name, seats, games, levels)
        number = np.repeat(np.arange(len(games)), [len(told.packed) for told in games])
        apart = number % HELD_OUT == 0
        trial[seats] = (x[~apart], y[~apart]), (x[apart], y[apart])
        all_of[seats] = (x, y)
    common = fit([seen for seen, _ in trial.values()])
    for seats, (seen, unseen) in trial.items():
        own = fit([seen], common)
        print(
            f"{name} {seats}: {len(kept[seats])} games, {len(all_of[seats][0])} positions; log-likelihood "
            f"{likelihood(*seen, own):.4f} of those fitted to, {likelihood(*unseen, own):.4f} of others, "
            f"{-np.log(seats):.4f} by chance"
        )
    common = fit(list(all_of.values()))
    terms = len(parts_of(name).evaluation.terms)
    return {seats: fit([data], common)[:terms] for seats, data in all_of.items()}


def lines(name: str, fitted: dict[int, Array]) -> Iterator[str]:
    yield "# Written by `python -m bench.fit`: the weight of each term, by the number of players."
    for seats, weights in fitted.items():
        yield f"\n[seats_{seats}]"
        for term, weight in zip(parts_of(name).evaluation.terms, weights, strict=True):
            yield f"{term} = {weight:.4f}"


def add_games(parser: argparse.ArgumentParser, names: list[str], games: int) -> None:
    """What is played, by whom, and how often."""
    parser.add_argument("game", choices=names)
    parser.add_argument("--levels", nargs="+", default=["helmsman"], help="who plays (default: helmsman)")
    parser.add_argument(
        "--games", type=int, default=games, help=f"for each number of players (default: {games})"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=cores(), help="default: all cores")


def main() -> int:
    parser = parser_of("bench.fit", __doc__, "ithaca --levels helmsman captain@60 --keep games.pkl")
    add_games(parser, [game for game, kit in KITS.items() if kit.has("search")], 1000)
    parser.add_argument("--keep", type=Path, help="a file of positions: those already in it are used too")
    args = parser.parse_args()
    low, high = GAMES[args.game].seats
    kept: dict[int, list[Told]] = {seats: [] for seats in range(low, high + 1)}
    if args.keep and args.keep.exists():
        kept = pickle.loads(args.keep.read_bytes())
    for seats, games in kept.items():
        if args.games:
            seed = args.seed + len(games)
            games += gather(args.game, args.levels, seats, args.games, seed, args.processes)
        if args.keep:
            args.keep.write_bytes(pickle.dumps(kept))
    fitted = fit_all(args.game, kept)
    weights_path(args.game).write_text("\n".join(lines(args.game, fitted)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
