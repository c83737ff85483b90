"""The options of a game on the command line: --edition, --set, and files such as --map."""

import argparse
from typing import Any

from periplus.cli import board, cards
from periplus.cli import map as chart
from periplus.cli.data import Kind
from periplus.kernel.errors import OptionError
from periplus.kernel.game import Game

DATA: dict[str, Kind[Any]] = {kind.name: kind for kind in (chart.KIND, board.KIND, cards.KIND)}


def add_game_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("rules of the game")
    group.add_argument("--edition", metavar="NAME", help="an edition of the rules, such as german in Ulysses")
    group.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="a single rule, such as pass_scope=turn in Ulysses; may be given several times",
    )
    for kind in DATA.values():
        group.add_argument(
            f"--{kind.name}", metavar="FILE", help=f"{kind.called} of one's own in TOML ({kind.game})"
        )


def given(args: argparse.Namespace) -> list[str]:
    """All that was said about the rules of the game."""
    told = [args.edition, *args.set, *[getattr(args, name) for name in DATA]]
    return [text for text in told if text is not None]


def read_game_options(game: Game, args: argparse.Namespace) -> dict[str, object]:
    """What was given, as `Game.start` takes it; an OptionError if it means nothing."""
    options: dict[str, object] = {}
    if args.edition is not None:
        if not game.presets:
            raise OptionError(f"{game.name} has no editions")
        options[game.options[0].name] = args.edition
    for text in args.set:
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise OptionError(f"--set takes OPTION=VALUE, such as {example_of(game)}, not {text!r}")
        if name in game.data:
            raise OptionError(f"--set takes options that are words; {name!r} is a file: --{name} FILE")
        options[name] = value
    for name in DATA:
        if (file := getattr(args, name)) is not None:
            options[name] = read_file(game, name, file)
    return options


def example_of(game: Game) -> str:
    option = game.options[-1]
    return f"{option.name}={option.values[-1]}"


def read_file(game: Game, name: str, file: str) -> object:
    """What is in a map, a board, … as data, which goes along with the game's record."""
    if name not in game.data:
        raise OptionError(f"{game.name} is not played with {DATA[name].called} of one's own")
    return DATA[name].load(file).as_data()
