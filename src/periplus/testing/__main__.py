"""The laws on the command line: `python -m periplus.testing GAME --games 2000` plays many games."""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor

from periplus.games import GAMES, KITS, game_named
from periplus.kernel.errors import OptionError
from periplus.kernel.game import Game
from periplus.testing.laws import LAWS, follows, secrets_are_kept
from periplus.testing.tables import Options, each_option_set, tables

Job = tuple[str, int, Options, int]


def keep(job: Job) -> list[int]:
    """Play one game under the law that the seed chooses; returns for how long each guess was followed."""
    name, seats, options, seed = job
    game, law = game_named(name), LAWS[seed % len(LAWS)]
    if law is secrets_are_kept:
        return [follow.go_on(most) for follow, most in follows(game, seats, options, seed)]
    law(game, seats, options, seed)
    return []


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m periplus.testing", description="Play random games under the laws."
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--games", type=int, default=100, help="games per table, one law after the other")
    parser.add_argument(
        "--options", action="store_true", help="also each option by itself, at all its values"
    )
    args = parser.parse_args()
    try:
        game = game_named(args.game)
    except OptionError as error:
        parser.error(str(error))
    if not KITS[game.name].has("invariants"):
        print(f"{game.name} declares no invariants: the law that nothing is lost checks nothing", flush=True)
    with ProcessPoolExecutor() as pool:
        for seats, options in all_tables(game, args.options):
            jobs = [(game.name, seats, options, seed) for seed in range(args.games)]
            followed = [length for lengths in pool.map(keep, jobs, chunksize=6) for length in lengths]
            print(f"{game.name}, {seats} players, {options}: {summary(args.games, followed)}", flush=True)
    return 0


def all_tables(game: Game, with_options: bool) -> list[tuple[int, Options]]:
    low, high = game.seats
    sizes = range(low, high + 1) if with_options else []
    return [*tables(game), *[(seats, options) for seats in sizes for options in each_option_set(game, seats)]]


def summary(games: int, followed: list[int]) -> str:
    """How much was played: games, and how long the truth and a guess looked alike (law 4)."""
    if not followed:
        return f"{games} games without a fault"
    mean = sum(followed) / len(followed)
    return f"{games} games without a fault, {len(followed)} guesses followed for {mean:.0f} plies on average"


if __name__ == "__main__":
    sys.exit(main())
