"""`periplus new-game`: lay out a game of one's own, as a copy of the example with another name."""

import argparse
import keyword
import re
import shutil
from pathlib import Path

from periplus import build
from periplus.cli.command import Commands, command
from periplus.cli.options import EXAMPLE
from periplus.games import BROKEN, GAMES
from periplus.kernel.errors import OptionError

COPIED = "kuhn"
# A wheel has the example inside the package, where setup.py puts it; a checkout has it in examples/.
PLACES = (build.PACKAGE / "example", build.PACKAGE.parent.parent / "examples" / COPIED)
NAME = re.compile(r"[a-z][a-z0-9_]*")
LEFT_OUT = shutil.ignore_patterns("__pycache__", ".*", "*.egg-info", "build", "dist")

DESCRIPTION = """\
Lay out the folders of a new game: a package of its own, which is already a whole small game with rules,
words, scenarios and tests. Change it piece by piece into yours.
"""

EPILOG = "example: periplus new-game goose --into ~/games"


def add(commands: Commands) -> None:
    parser = command(commands, "new-game", "lay out the folders of a new game", DESCRIPTION, EPILOG)
    parser.add_argument("name", metavar="NAME", help=f"small letters, digits and _, such as {EXAMPLE}")
    parser.add_argument(
        "--into", type=Path, default=Path(), metavar="DIR", help="where the folder NAME goes (default: here)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    name, folder = args.name, args.into / args.name
    check_name(name)
    if folder.exists():
        raise OptionError(f"{folder} exists already: choose another name, or another place with --into DIR")
    try:
        lay_out(name, folder)
    except OSError as error:
        raise OptionError(f"{folder}: {error.strerror or error}") from None
    print(f"{folder} is a game that can be played. Now:\n")
    for how in ("pip install -e", "pytest"):
        print(f"    {how} {folder}")
    for deed in ("check", "play"):
        print(f"    periplus {deed} {name}")
    print(f"\nThen make it yours: {folder / 'README.md'} says what each file is for.")
    return 0


def check_name(name: str) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise OptionError(f"{name!r} cannot name a game: use small letters, digits and _, a letter first")
    if name in GAMES or name in BROKEN:
        raise OptionError(f"there is a game {name!r} already: choose another name")


def lay_out(name: str, folder: Path) -> None:
    """Copy the example under the new name, which replaces the old one in files and file names."""
    example = next(place for place in PLACES if place.is_dir())
    shutil.copytree(example, folder, ignore=LEFT_OUT)
    for path in sorted(folder.rglob("*"), reverse=True):  # rename what is in a folder before the folder
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            path.write_text(renamed(text, name, path.suffix == ".py"), encoding="utf-8")
        path.rename(path.with_name(path.name.replace(COPIED, name)))


def renamed(text: str, name: str, is_code: bool) -> str:
    """A text of the example for the new game: with its title, its name, and in code its class names."""
    words, capital = name.split("_"), COPIED.capitalize()
    text = re.sub(rf"{capital}[ -][Pp]oker", " ".join(words).capitalize(), text)
    if is_code:
        text = text.replace(capital, "".join(map(str.capitalize, words)))
    return text.replace(COPIED, name)
