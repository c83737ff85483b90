"""`periplus verify`: draw every card of a record again."""

import argparse
from pathlib import Path

from periplus.cli.command import Commands, command
from periplus.games import GAMES
from periplus.kernel.fork import TRUTH, Fork
from periplus.kernel.record import load_record, verify_draws, verify_fork
from periplus.kernel.seal import seal_of

DESCRIPTION = (
    "Draw every card of a finished game again from its secret, and compare with the record. Of a fork also "
    "what was dealt anew where it began; what it inherited is said, and has a seal of its own."
)
EPILOG = "example: periplus verify last-night.voyage"


def add(commands: Commands) -> None:
    parser = command(commands, "verify", "check the sealed draws of a finished game", DESCRIPTION, EPILOG)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record (*.voyage)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    for path in args.files:
        voyage = load_record(path, GAMES)
        draws = verify_draws(str(path), voyage)
        verify_fork(str(path), voyage)
        assert voyage.secret is not None
        print(f"{path}: OK: {draws} draws match the seal {seal_of(voyage.secret)}")
        if voyage.fork is not None:
            print(f"{path}: {inherited(voyage.fork)}")
    return 0


def inherited(fork: Fork) -> str:
    """What a fork took over, which its own seal says nothing about."""
    origin = f"the game with the seal {fork.seal}" if fork.seal else "a game without a seal"
    how = "how it really stood" if fork.seat == TRUTH else f"what seat {fork.seat} knew, the rest dealt anew"
    return f"a fork of {origin}: {len(fork.before)} decisions inherited; goes on from {how}"
