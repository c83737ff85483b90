"""What all commands have in common: how one is added, and what several ask for."""

import argparse
from pathlib import Path
from typing import TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def command(
    commands: Commands, name: str, help: str, description: str, epilog: str
) -> argparse.ArgumentParser:
    """Add a command with all that its --help says. Several lines of examples stay as written."""
    written = argparse.RawDescriptionHelpFormatter if "\n" in epilog else argparse.HelpFormatter
    return commands.add_parser(
        name, help=help, description=description, epilog=epilog, formatter_class=written
    )


def add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="a record (default: the last game)"
    )


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number
