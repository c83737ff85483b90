"""`periplus verify`: draw every card of a record again."""

import argparse
from pathlib import Path

from periplus.games import GAMES
from periplus.kernel.record import load_record, verify_draws
from periplus.kernel.seal import seal_of


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "verify",
        help="check the sealed draws of a finished game",
        description="Draw every card of a finished game again from its secret, and compare with the record.",
        epilog="example: periplus verify last-night.voyage",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record (*.voyage)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    for path in args.files:
        voyage = load_record(path, GAMES)
        draws = verify_draws(str(path), voyage)
        assert voyage.secret is not None
        print(f"{path}: OK: {draws} draws match the seal {seal_of(voyage.secret)}")
    return 0
