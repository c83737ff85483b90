"""The options of a game on the command line: --edition, --set, and files such as --map."""

import argparse
from typing import Any

from periplus.cli.data import Kind, kinds
from periplus.games import GAMES
from periplus.kernel.errors import OptionError
from periplus.kernel.game import Game

EXAMPLE = next(iter(GAMES))  # the game that examples speak of


def add_game_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("rules of the game")
    group.add_argument("--edition", metavar="NAME", help="an edition: `periplus games` lists them")
    group.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="a single rule: `periplus games` lists them; may be given several times",
    )
    for name in file_options():
        of = [kind for kind in kinds().values() if kind.name == name]
        games = ", ".join(kind.game for kind in of)
        group.add_argument(f"--{name}", metavar="FILE", help=f"{of[0].called} of your own in TOML ({games})")


def file_options() -> list[str]:
    """The options that take a file, each once."""
    return list(dict.fromkeys(kind.name for kind in kinds().values()))


def given(args: argparse.Namespace) -> list[str]:
    """All options that were given about the rules of the game."""
    told = [args.edition, *args.set, *[getattr(args, name) for name in file_options()]]
    return [text for text in told if text is not None]


def read_game_options(game: Game, args: argparse.Namespace) -> dict[str, object]:
    """What was given, as `Game.start` takes it; raises an OptionError if it is wrong."""
    options: dict[str, object] = {}
    if args.edition is not None:
        if not game.presets:
            raise OptionError(f"{game.name} has no editions")
        options[game.options[0].name] = args.edition
    for text in args.set:
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise OptionError(f"--set takes OPTION=VALUE{example_of(game)}, not {text!r}")
        if name in game.data:
            raise OptionError(f"--set takes options that are words; {name!r} is a file: --{name} FILE")
        options[name] = value
    for name in file_options():
        if (file := getattr(args, name)) is not None:
            options[name] = read_file(game, name, file)
    return options


def example_of(game: Game) -> str:
    if not game.options:
        return ""
    option = game.options[-1]
    return f", such as {option.name}={option.values[-1]}"


def read_file(game: Game, name: str, file: str) -> object:
    """What is in a map, a board, … as data, which goes along with the game's record."""
    kind = kinds().get(game.name)
    if kind is None or kind.name != name:
        raise OptionError(f"{game.name} takes no --{name} FILE{takes(kind)}")
    return kind.format.load(file).as_data()


def takes(kind: Kind[Any] | None) -> str:
    return f"; it can be played with --{kind.name} FILE" if kind is not None else ""
