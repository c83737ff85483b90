"""`periplus map`: check a map of Ulysses that somebody drew, or show it."""

import argparse
import sys

from rich.console import Console

from periplus.games.ulysses.chart import LANGUAGES, Chart, load_chart, standard_chart
from periplus.kernel.datafile import DataError
from periplus.text.ulysses_map import Marks, draw_map

WIDTHS = (72, 160)

EPILOG = "example: periplus map show --lang it"

CHECK_EPILOG = """\
example:
  periplus map check mymap.toml

Says everything that keeps the map from being played on, with the line it is on. Warnings tell
what makes a map hard to read or dull to play: routes that cross, places with fewer than three routes.
"""

SHOW_EPILOG = """\
example:
  periplus map show mymap.toml --lang it

Without a file it shows the map that comes with the game.
"""


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser(
        "map", help="check or show a map of Ulysses", description=__doc__, epilog=EPILOG
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    check = _command(commands, "check", "say what is wrong with a map file", CHECK_EPILOG)
    check.add_argument("file", metavar="FILE", help="a map in TOML")
    check.set_defaults(run=run_check)

    show = _command(commands, "show", "draw a map in the terminal", SHOW_EPILOG)
    show.add_argument("file", metavar="FILE", nargs="?", help="a map in TOML (default: the standard map)")
    show.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the names")
    show.set_defaults(run=run_show)


def _command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, text: str, epilog: str
) -> argparse.ArgumentParser:
    style = argparse.RawDescriptionHelpFormatter
    return commands.add_parser(name, help=text, description=text, epilog=epilog, formatter_class=style)


def run_check(args: argparse.Namespace) -> int:
    try:
        chart = load_chart(args.file)
    except DataError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{args.file}: a good map: {len(chart.places)} places, {len(chart.edges)} routes")
    for warning in chart.warnings:
        print("warning:", warning.at(args.file))
    return 0


def run_show(args: argparse.Namespace) -> int:
    try:
        chart = load_chart(args.file) if args.file else standard_chart()
    except DataError as error:
        print(error, file=sys.stderr)
        return 1
    console = Console(highlight=False)
    width = min(max(console.width, WIDTHS[0]), WIDTHS[1])
    for line in draw_map(chart, args.lang, width, Marks(ship=int(chart.start)), _words(chart)):
        console.print(line, soft_wrap=True)
    return 0


def _words(chart: Chart) -> dict[str, str]:
    return {"start": "no goal", "ship": "ship", **{colour: colour for colour in chart.colours}}
