"""`periplus store`: what a host does to a store while no server uses it."""

import argparse
import sys
from collections.abc import Callable
from contextlib import closing

from periplus.cli.command import Commands, command
from periplus.store import Store
from periplus.store.copying import copy, require_there, rows_in

EXAMPLE = "example: periplus store copy sqlite:///tables.db postgresql://localhost/periplus"

DESCRIPTION = "What a host does to a store while no server uses it."


def add(commands: Commands) -> None:
    parser = command(
        commands, "store", "move the tables of a server to another database", DESCRIPTION, EXAMPLE
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    copying = actions.add_parser(
        "copy",
        help="copy everything to an empty store",
        description="Copy everything from one store to another, and compare them. Stop the server first: "
        "what is played meanwhile is not copied.",
        epilog=EXAMPLE,
    )
    copying.add_argument("source", metavar="FROM", help="the URL of the store that has the tables")
    copying.add_argument("target", metavar="TO", help="the URL of a new, empty store")
    copying.set_defaults(run=run_copy)


def run_copy(args: argparse.Namespace) -> int:
    require_there(args.source)
    with closing(Store(args.source)) as source, closing(Store(args.target)) as target:
        rows = rows_in(source)
        copy(source, target, counting(2 * rows))  # each is copied, then compared
    print(f"{rows} rows copied and compared: both stores are the same")
    return 0


def counting(total: int) -> Callable[[int], None]:
    """Says how far it is, at a terminal only; to be called with how many more rows are done."""
    done = 0

    def tell(more: int) -> None:
        nonlocal done
        done += more
        if sys.stderr.isatty():
            end = "\n" if done == total else ""
            print(f"\rcopying and comparing: {100 * done // total} %", end=end, file=sys.stderr, flush=True)

    return tell
