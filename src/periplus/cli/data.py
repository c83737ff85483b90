"""Files of one's own that a game is played with: a map, a board, cards. All are checked and shown alike."""

import argparse
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from periplus.cli.command import Commands
from periplus.games import KITS
from periplus.kernel.datafile import Content, DataError, Format
from periplus.text.languages import LANGUAGES

if TYPE_CHECKING:
    from rich.console import RenderableType

WIDTHS = (72, 160)  # no drawing is narrower or wider, whatever the terminal


C = TypeVar("C", bound=Content)


@dataclass(frozen=True)
class Kind(Generic[C]):
    """A kind of file: what it is called, and how it is read, described and drawn."""

    format: Format[C]
    called: str  # with its article, if it has one
    warned: str  # what there are warnings about
    counted: Callable[[C], str]  # what there is in it, in a few words
    drawing: str  # `module:function` of contents, a language and a width; imported only to draw, with rich
    game: str = ""  # as people write it; `kinds` fills it in

    @property
    def name(self) -> str:
        """Of the game's option, the argument and the command."""
        return self.format.name

    def draw(self, content: C, language: str, width: int) -> "Iterable[RenderableType]":
        module, _, function = self.drawing.partition(":")
        drawn: Iterable[RenderableType] = getattr(import_module(module), function)(content, language, width)
        return drawn


def kinds() -> dict[str, Kind[Any]]:
    """The kind of file that each game may be played with, by the game's name."""
    found = {name: kit.facet("files") for name, kit in KITS.items()}
    return {name: replace(kind, game=name.capitalize()) for name, kind in found.items() if kind is not None}


def add(commands: Commands) -> None:
    """Add a command for each kind. If two games' kinds have the same name, the second is GAME-KIND."""
    for game, kind in kinds().items():
        add_command(commands, f"{game}-{kind.name}" if kind.name in commands.choices else kind.name, kind)


def add_command(subparsers: Commands, command: str, kind: Kind[Any]) -> None:
    """The command of a kind of file: `check` and `show`."""
    parser = subparsers.add_parser(
        command,
        help=f"check or show {kind.called} for {kind.game}",
        description=f"Check or show {kind.called} for {kind.game}.",
        epilog=f"example: periplus {command} check mine.toml",
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    add_check(commands, command, kind)
    add_show(commands, command, kind)


def add_check(commands: Commands, command: str, kind: Kind[Any]) -> None:
    check = commands.add_parser(
        "check",
        help="say what is wrong with a file",
        description=f"Say everything that keeps {kind.game} from being played with this, and on which line "
        f"it is. Warnings tell what may be so but is seldom meant: {kind.warned}.",
        epilog=f"example: periplus {command} check mine.toml",
    )
    check.add_argument("file", metavar="FILE", help=f"{kind.called} in TOML")
    check.set_defaults(run=partial(run_check, kind))


def add_show(commands: Commands, command: str, kind: Kind[Any]) -> None:
    show = commands.add_parser(
        "show",
        help="draw a file in the terminal",
        description=f"Draw {kind.called} in the terminal; without a file, what comes with the game.",
        epilog=f"example: periplus {command} show mine.toml --lang it",
    )
    show.add_argument("file", metavar="FILE", nargs="?", help=f"{kind.called} in TOML")
    show.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language of the names")
    show.set_defaults(run=partial(run_show, kind))


def run_check(kind: Kind[Any], args: argparse.Namespace) -> int:
    try:
        content = kind.format.load(args.file)
    except DataError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{args.file}: OK: {kind.counted(content)}")
    for warning in content.warnings:
        print("warning:", warning.at(args.file))
    return 0


def run_show(kind: Kind[Any], args: argparse.Namespace) -> int:
    from rich.console import Console  # other commands import this module too, but draw nothing

    try:
        content = kind.format.load(args.file) if args.file else kind.format.standard()
    except DataError as error:
        print(error, file=sys.stderr)
        return 1
    console = Console(highlight=False)
    width = min(max(console.width, WIDTHS[0]), WIDTHS[1])
    for part in kind.draw(content, args.lang, width):
        console.print(part, soft_wrap=True)
    return 0
