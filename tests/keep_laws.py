"""The laws on the command line: `python -m tests.laws ulysses --games 2000` plays many games under them."""

import argparse
from concurrent.futures import ProcessPoolExecutor

from periplus.games import GAMES, game_named
from tests.laws import LAWS, Options, each_option_set, editions, follows, secrets_are_kept

Job = tuple[str, int, Options, int]


def keep(job: Job) -> list[int]:
    """Play one game under one of the laws, each in its turn; returns for how long each guess was followed."""
    name, seats, options, seed = job
    game, law = game_named(name), LAWS[seed % len(LAWS)]
    if law is secrets_are_kept:
        return [follow.go_on(most) for follow, most in follows(game, seats, options, seed)]
    law(game, seats, options, seed)
    return []


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.laws", description="Play random games under the laws."
    )
    parser.add_argument("game", nargs="?", choices=list(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--games", type=int, default=100, help="games per table, under the laws in turn")
    parser.add_argument(
        "--options", action="store_true", help="also each option by itself, at all its values"
    )
    args = parser.parse_args()
    game = game_named(args.game)
    tables = editions(game) + (each_option_set(game) if args.options else [])
    low, high = game.seats
    with ProcessPoolExecutor() as pool:
        for seats in range(low, high + 1):
            for options in tables:
                jobs = [(args.game, seats, options, seed) for seed in range(args.games)]
                followed = [length for lengths in pool.map(keep, jobs, chunksize=6) for length in lengths]
                print(f"{args.game}, {seats} players, {options}: {summary(args.games, followed)}", flush=True)
    return 0


def summary(games: int, followed: list[int]) -> str:
    """How much was played: games, and how long the truth and a guess looked alike (law 4)."""
    if not followed:
        return f"{games} games without a fault"
    mean = sum(followed) / len(followed)
    return f"{games} games without a fault, {len(followed)} guesses followed for {mean:.0f} plies on average"
