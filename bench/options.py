"""What the commands of this folder have in common: their options, and what they say while they run."""

import argparse
import sys


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def parser_of(name: str, description: str, examples: str) -> argparse.ArgumentParser:
    """The options of `python -m bench.NAME`; the examples stay as they are written."""
    written = argparse.RawDescriptionHelpFormatter
    return argparse.ArgumentParser(
        prog=f"python -m bench.{name}", description=description, epilog=examples, formatter_class=written
    )


def add_number(parser: argparse.ArgumentParser, name: str, default: int, what: str = "") -> None:
    usual = "(default: %(default)s)"
    parser.add_argument(name, type=int, default=default, metavar="N", help=f"{what} {usual}".strip())


def add_seconds(parser: argparse.ArgumentParser, name: str, default: float, what: str = "") -> None:
    usual = "(default: %(default)g)"
    parser.add_argument(name, type=float, default=default, metavar="S", help=f"{what} {usual}".strip())
