"""Makes the games in the folders `records/`: `python -m tests.make_records`. Each is played once and kept.

They stand for what players have on their disks: a change of the rules that a record does not survive must
raise the game's `rules`. So files that are there are left alone; --anew plays them all again.
"""

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

from periplus.bots import make_bot
from periplus.games import GAMES, KITS, game_named
from periplus.kernel.game import Game
from periplus.kernel.record import save_record
from periplus.kernel.seal import secret_from_seed
from periplus.kernel.voyage import Voyage
from periplus.testing.tables import Options, editions

SEATED = ["helmsman", "sailor", "helmsman", "helmsman", "sailor"]


class Table(NamedTuple):
    """A kind of table to play at: a game, the level of each seat, an edition."""

    game: str
    levels: list[str]
    options: Options


def records(game: str) -> Path:
    """The folder of a game's records."""
    return KITS[game].folder / "records"


FILES = sorted(path for game in GAMES for path in records(game).glob("*.voyage"))


def name_of(game: Game, seats: int, options: Options) -> str:
    """Rules that were changed have records of their own, beside those of the rules before."""
    later = [f"rules-{game.rules}"] if game.rules > 1 else []
    return "-".join([str(seats), *map(str, options.values()), *later])


TABLES = {
    records(game.name) / f"{name_of(game, seats, options)}.voyage": Table(game.name, SEATED[:seats], options)
    for game in GAMES.values()
    for options in editions(game)
    for seats in range(game.seats[0], game.seats[1] + 1)
}


def play(table: Table, seed: int) -> Voyage:
    """A whole game between bots, with sealed draws."""
    voyage = Voyage(game_named(table.game), table.levels, table.options, secret_from_seed(seed))
    levels = enumerate(table.levels)
    bots = [make_bot(level, voyage.game, voyage.options, seed + seat) for seat, level in levels]
    while not voyage.over:
        seat = int(voyage.state.seat)
        for code in bots[seat].decide(voyage.knowledge(seat)):
            voyage.click(code)
    return voyage


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.make_records", description=__doc__)
    parser.add_argument("--anew", action="store_true", help="play the games that are there again, too")
    args = parser.parse_args()
    for seed, (path, table) in enumerate(TABLES.items(), 1):
        if path.exists() and not args.anew:
            continue
        voyage = play(table, seed)
        save_record(path, voyage)
        print(f"{path}: {voyage.ply} decisions, {voyage.state.result().as_data()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
