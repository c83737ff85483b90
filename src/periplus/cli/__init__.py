"""The `periplus` command: one module for each of its commands."""

import argparse
import io
import logging
import os
import sys
from importlib import import_module

from periplus import BUILD, __version__
from periplus.cli.options import EXAMPLE
from periplus.games import BROKEN, GROUP
from periplus.kernel.errors import OptionError, PeriplusError

# Each command, with the extra it needs; `data` stands for the commands of the games' own files.
COMMANDS = {
    "play": "terminal",
    "serve": "server",
    "mcp": "mcp",
    "admin": "server",
    "store": "server",
    "replay": "terminal",
    "hint": "terminal",
    "review": "terminal",
    "puzzles": "terminal",
    "games": "text",
    "check": "",
    "verify": "",
    "data": "terminal",
    "arena": "arena",
    "ladder": "arena",
    "evaluate": "arena",
    "exploitability": "arena",
    "dataset": "dataset",
    "bench": "arena",
    "new-game": "",
}


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="periplus",
        description="A table for voyage games: play, replay, check and measure them.",
        epilog=f"example: periplus play {EXAMPLE} --seats me,helmsman,sailor --lang it",
    )
    top.add_argument("--version", action="version", version=f"periplus {__version__} ({BUILD})")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in COMMANDS:
        try:
            module = import_module(f"periplus.cli.{name.replace('-', '_')}")
        except ModuleNotFoundError as error:
            if not of_an_extra(error):
                raise
            commands.add_parser(name, help=f"({needed(name)})", add_help=False).set_defaults(run=None)
        else:
            module.add(commands)
    return top


def of_an_extra(error: ModuleNotFoundError) -> bool:
    """Whether what is missing is another package, which an extra would install."""
    package = (error.name or "periplus").partition(".")[0]
    return package != "periplus" and package not in sys.stdlib_module_names


def needed(command: str) -> str:
    extra = COMMANDS.get(command) or COMMANDS["data"]
    return f"needs the extra {extra!r}: pip install 'periplus[{extra}]'"


class Complaints(logging.Handler):
    """Prints what is wrong with somebody's game, a line for each fault."""

    def emit(self, record: logging.LogRecord) -> None:
        print(f"periplus: {record.getMessage()}", file=sys.stderr)


COMPLAINTS = Complaints()


def main(argv: list[str] | None = None) -> int:
    """Run a command: 0 when all is well, 1 when it found something wrong, 2 when it was called wrongly."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a letter that the terminal cannot show must not stop us
    logging.getLogger(GROUP).addHandler(COMPLAINTS)
    for name, why in BROKEN.items():
        print(f"periplus: the game {name} is left out: {why}", file=sys.stderr)
    try:
        try:
            return run(argv)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader went away, as in `periplus games | head`: nothing to complain about.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(argv: list[str] | None) -> int:
    top = parser()
    args, unknown = top.parse_known_args(argv)
    if args.run is None:
        return refuse(args.command)
    if unknown:
        top.error(f"unrecognized arguments: {' '.join(unknown)}")
    try:
        return int(args.run(args))
    except ModuleNotFoundError as error:
        if not of_an_extra(error):
            raise
        return refuse(args.command)
    except PeriplusError as error:
        print(f"periplus {args.command}: {error}", file=sys.stderr)
        return 2 if isinstance(error, OptionError) else 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def refuse(command: str) -> int:
    """Say which extra a command needs."""
    print(f"periplus {command} {needed(command)}", file=sys.stderr)
    return 2
