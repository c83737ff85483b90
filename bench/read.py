"""Fits the weights of a game's reading: how the truth differs from the guesses of a seat that saw all deeds.

Bots play. At some moments of each game the traits of the truth are compared with those of guesses, and the
weights that make the truth likeliest among them are fitted as in `bench.fit` and written beside the reading.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
from librt.vecs import vec
from rich.progress import track

from bench.fit import HELD_OUT, Array, Measured, add_games, fit, likelihood
from periplus.arena.dealer import Dealer
from periplus.arena.match import sail
from periplus.bots import make_bot
from periplus.bots.parts import parts_of, traits_path
from periplus.bots.search.reading import Reading
from periplus.games import KITS, game_named
from periplus.kernel.chance import Chance
from periplus.kernel.game import State
from periplus.kernel.voyage import Voyage
from tools.commands import parser_of

MOMENTS = 10  # of each game
GUESSES = 24  # that the truth is compared with


def reading_kind(name: str) -> type[Reading]:
    kind = parts_of(name).reading
    assert kind is not None
    return kind


def play(name: str, levels: list[str], seats: int, seed: int) -> Array:
    """One game between bots of these levels: for each moment the traits of the truth, then of the guesses."""
    game, chance = game_named(name), Chance(seed)
    drawn = [levels[chance.below(len(levels))] for _ in range(seats)]
    bots = [make_bot(level, game, {}, seed * 100 + seat) for seat, level in enumerate(drawn)]
    voyage = Voyage(game, drawn, {})
    sail(voyage, bots, Dealer(seed))
    reading = reading_kind(name)([0.0] * len(reading_kind(name).traits))
    decided = [ply for ply, seat in enumerate(voyage.deciders) if seat >= 0]
    plies = np.random.default_rng(seed).permutation(decided)[:MOMENTS]
    return np.array([moment(reading, voyage, int(ply), chance) for ply in plies])


def moment(reading: Reading, voyage: Voyage, ply: int, chance: Chance) -> list[list[float]]:
    truth, knowledge = voyage.at(ply), voyage.knowledge(voyage.deciders[ply], ply)
    reading.hear(truth, knowledge.facts)
    return [traits(reading, world) for world in [truth, *(knowledge.guess(chance) for _ in range(GUESSES))]]


def traits(reading: Reading, world: State) -> list[float]:
    out = vec[float]([0.0] * len(reading.traits))
    reading.measure(world, out)
    return [float(out[trait]) for trait in range(len(reading.traits))]


def told_apart(x: Array) -> Measured:
    """Moments as `bench.fit` takes them: the first of the worlds is the one that won."""
    y = np.zeros(x.shape[:2])
    y[:, 0] = 1.0
    return x, y


def main() -> int:
    parser = parser_of("bench.read", __doc__, "ulysses --levels helmsman captain@30")
    readable = [game for game, kit in KITS.items() if kit.has("search") and parts_of(game).reading]
    add_games(parser, readable, 200)
    args = parser.parse_args()
    low, high = game_named(args.game).seats
    tables = [(seats, args.seed + number) for number in range(args.games) for seats in range(low, high + 1)]
    with ProcessPoolExecutor(args.processes, get_context("spawn")) as pool:
        seats, seeds = zip(*tables, strict=True)
        size = len(tables)
        played = pool.map(play, [args.game] * size, [args.levels] * size, seats, seeds, chunksize=4)
        moments = list(track(played, description=args.game, total=size))
    number = np.repeat(np.arange(size), [len(x) for x in moments])
    x = np.concatenate(moments)
    seen, unseen = told_apart(x[number % HELD_OUT != 0]), told_apart(x[number % HELD_OUT == 0])
    trial = fit([seen])
    print(
        f"{args.game}: {size} games, {len(x)} moments; log-likelihood of the truth "
        f"{likelihood(*seen, trial):.4f} in those fitted to, {likelihood(*unseen, trial):.4f} in others, "
        f"{-np.log(1 + GUESSES):.4f} by chance"
    )
    weights = fit([told_apart(x)])
    named = zip(reading_kind(args.game).traits, weights, strict=True)
    lines = ["# Written by `python -m bench.read`: how much each trait tells.", ""]
    lines += [f"{trait} = {weight:.4f}" for trait, weight in named]
    traits_path(args.game).write_text("\n".join(lines) + "\n")
    print("\n".join(lines[2:]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
