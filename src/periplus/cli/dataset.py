"""`periplus dataset`: games between bots as a table to learn from."""

import argparse
import sys
from pathlib import Path

from periplus.arena.plan import Plan
from periplus.bots import LEVELS
from periplus.cli.arena import add_seed, add_workers
from periplus.cli.command import Commands, command, positive
from periplus.cli.options import EXAMPLE, add_game_options, read_game_options
from periplus.cli.progress import progress_bar
from periplus.games import GAMES, game_named
from periplus.research.dataset import write

DESCRIPTION = """\
Play games between bots and write a row for each decision, in Parquet: what its seat knew, what was legal,
what was chosen, what the search thought of it, and how the game ended. The same command goes on where it
stopped, and gives the same bytes.
"""
EPILOG = f"""\
examples:
  periplus dataset {EXAMPLE} --bots helmsman --games 1000 --out games
  periplus dataset {EXAMPLE} --bots captain@100 helmsman helmsman --games 10000 --out games --ray local

to load it: pandas.read_parquet("games/data"), polars.read_parquet("games/data/*.parquet"), or
datasets.load_dataset("games")
"""


def add(commands: Commands) -> None:
    parser = command(commands, "dataset", "write games between bots as a table", DESCRIPTION, EPILOG)
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument(
        "--bots",
        nargs="+",
        required=True,
        metavar="BOT",
        help=f"one for each seat, or one for all seats: {', '.join(LEVELS)}",
    )
    parser.add_argument("--seats", type=positive, metavar="N", help="how many, if one bot has all of them")
    parser.add_argument(
        "--games", type=positive, default=1000, metavar="N", help="how many, in whole deals (default: 1000)"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder to write")
    add_seed(parser)
    add_workers(parser)
    add_game_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import pyarrow  # noqa: F401  # says what to install before anything begins

    game = game_named(args.game)
    bots = args.bots
    if len(bots) == 1:
        bots = bots * (args.seats or game.usual or game.seats[0])
    plan = Plan(args.game, bots, read_game_options(game, args), args.seed)
    games = plan.whole_deals(args.games)
    written = 0
    try:
        with progress_bar(f"{args.game} by {', '.join(plan.levels)}", games) as tell:
            for number in write(plan, games, args.out, args.processes, args.ray):
                tell(number)
                written += number
    except KeyboardInterrupt:
        print(
            f"\nperiplus dataset: stopped; the same command goes on with what is in {args.out}",
            file=sys.stderr,
        )
        return 130
    print(f"{written:,} games are in {args.out}; {args.out / 'README.md'} says what they are")
    return 0
