"""The options of a game on the command line: --edition, --set and --map."""

import argparse

from periplus.games.ulysses.chart import load_chart
from periplus.kernel.errors import OptionError
from periplus.kernel.game import Game


def add_game_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("rules of the game")
    group.add_argument("--edition", metavar="NAME", help="the edition of the rules, such as german")
    group.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="a single rule, such as pass_scope=turn; may be given several times",
    )
    group.add_argument("--map", metavar="FILE", help="a map of one's own in TOML (Ulysses)")


def read_game_options(game: Game, args: argparse.Namespace) -> dict[str, object]:
    """What was given, as `Game.start` takes it; an OptionError if it means nothing."""
    options: dict[str, object] = {}
    if args.edition is not None:
        options["edition"] = args.edition
    for text in args.set:
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise OptionError(f"--set takes OPTION=VALUE, such as pass_scope=turn, not {text!r}")
        if name in game.data:
            raise OptionError(f"--set takes options that are words; {name!r} is a file: --{name} FILE")
        options[name] = value
    if args.map is not None:
        options["map"] = read_map(game, args.map)
    return options


def read_map(game: Game, file: str) -> dict[str, object]:
    """The data of a map file, which goes along with the game's record."""
    if "map" not in game.data:
        raise OptionError(f"{game.name} has no maps to choose from")
    return load_chart(file).as_data()
