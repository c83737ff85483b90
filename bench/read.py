"""Fits the weights of a game's reading: how the truth differs from what a seat that has seen all the deeds
of the others would guess.

Bots play; at moments of the game the traits of the truth are set against those of guesses, and the weights
that make the truth likeliest among them are found by Newton's method and written beside the reading.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray
from rich.progress import track

from periplus.arena.crew import cores
from periplus.arena.dealer import Dealer
from periplus.arena.match import sail
from periplus.bots import make_bot
from periplus.bots.search.reading import Reading
from periplus.bots.weights import READINGS, traits_path
from periplus.games import game_named
from periplus.kernel.chance import Chance
from periplus.kernel.game import State
from periplus.kernel.voyage import Voyage

MOMENTS = 10  # of each game
GUESSES = 24  # that the truth is set against
HELD_OUT = 5  # every fifth game is only for judging the weights
RIDGE = 3.0
STEPS = 40

Array = NDArray[np.float64]


def play(name: str, levels: list[str], seats: int, seed: int) -> Array:
    """One game between bots of these levels: for each moment the traits of the truth, then of the guesses."""
    game, chance = game_named(name), Chance(seed)
    drawn = [levels[chance.below(len(levels))] for _ in range(seats)]
    bots = [make_bot(level, game, {}, seed * 100 + seat) for seat, level in enumerate(drawn)]
    voyage = Voyage(game, drawn, {})
    sail(voyage, bots, Dealer(seed))
    reading = READINGS[name]([0.0] * len(READINGS[name].traits))
    decided = [ply for ply, seat in enumerate(voyage.deciders) if seat >= 0]
    plies = np.random.default_rng(seed).permutation(decided)[:MOMENTS]
    return np.array([moment(reading, voyage, int(ply), chance) for ply in plies])


def moment(reading: Reading, voyage: Voyage, ply: int, chance: Chance) -> list[list[float]]:
    truth, lookout = voyage.at(ply), voyage.lookout(voyage.deciders[ply], ply)
    reading.hear(truth, lookout.facts)
    return [traits(reading, world) for world in [truth, *(lookout.guess(chance) for _ in range(GUESSES))]]


def traits(reading: Reading, world: State) -> list[float]:
    out = vec[float]([0.0] * len(reading.traits))
    reading.measure(world, out)
    return [float(out[trait]) for trait in range(len(reading.traits))]


def fit(x: Array) -> Array:
    """The weights that make the first world of each moment likeliest."""
    scale = np.maximum((x - x.mean(axis=1, keepdims=True)).std(axis=(0, 1)), 1e-9)
    z = x / scale
    weights = np.zeros(x.shape[2])
    for _ in range(STEPS):
        share = shares(z, weights)
        mean = np.einsum("ngf,ng->nf", z, share)
        slope = RIDGE * weights + (mean - z[:, 0]).sum(axis=0)
        bend = (
            RIDGE * np.eye(len(weights)) + np.einsum("ngf,ngh->fh", z * share[:, :, None], z) - mean.T @ mean
        )
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    fitted: Array = weights / scale
    return fitted


def shares(x: Array, weights: Array) -> Array:
    scores = x @ weights
    share = np.exp(scores - scores.max(axis=1, keepdims=True))
    likely: Array = share / share.sum(axis=1, keepdims=True)
    return likely


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.read",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="example: python -m bench.read ulysses --levels helmsman captain@30",
    )
    parser.add_argument("game", choices=list(READINGS))
    parser.add_argument("--levels", nargs="+", default=["helmsman"], help="who plays (default: helmsman)")
    parser.add_argument("--games", type=int, default=200, help="for each number of players (default: 200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=cores(), help="default: all cores")
    args = parser.parse_args()
    low, high = game_named(args.game).seats
    tables = [(seats, args.seed + number) for number in range(args.games) for seats in range(low, high + 1)]
    with ProcessPoolExecutor(args.processes, get_context("spawn")) as pool:
        seats, seeds = zip(*tables, strict=True)
        size = len(tables)
        played = pool.map(play, [args.game] * size, [args.levels] * size, seats, seeds, chunksize=4)
        moments = list(track(played, description=args.game, total=size))
    apart = [x for number, x in enumerate(moments) if number % HELD_OUT == 0]
    seen, unseen = (
        np.concatenate([x for x in moments if not any(x is y for y in apart)]),
        np.concatenate(apart),
    )
    trial = fit(seen)
    print(
        f"{args.game}: {size} games, {len(seen) + len(unseen)} moments; log-likelihood of the truth "
        f"{np.log(shares(seen, trial)[:, 0]).mean():.4f} in those fitted to, "
        f"{np.log(shares(unseen, trial)[:, 0]).mean():.4f} in others, {-np.log(1 + GUESSES):.4f} by chance"
    )
    weights = fit(np.concatenate(moments))
    named = zip(READINGS[args.game].traits, weights, strict=True)
    lines = ["# Written by `python -m bench.read`: how much each trait tells.", ""]
    lines += [f"{trait} = {weight:.4f}" for trait, weight in named]
    traits_path(args.game).write_text("\n".join(lines) + "\n")
    print("\n".join(lines[2:]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
