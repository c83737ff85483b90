"""The games there are: each has a room here, or is somebody else's package with an entry point of ours.

A game's room is a package with a `KIT`. Nothing outside a room names the game in it. The package can be
called: `periplus.games()` lists the games.
"""

import logging
import re
import sys
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType

from periplus.kernel.errors import OptionError, suggestion
from periplus.kernel.game import Game
from periplus.kernel.kit import Kit, told

GROUP = "periplus.games"
LOG = logging.getLogger(GROUP)
LOG.addHandler(logging.NullHandler())  # the program that imports us decides where warnings go


def find() -> tuple[dict[str, Kit], dict[str, Game], dict[str, str]]:
    """The kits and the games by name, and what is wrong with those that are left out."""
    places = {room.name: f"{__name__}.{room.name}:KIT" for room in iter_modules(__path__) if room.ispkg}
    own = set(places)
    found: list[tuple[int, bool, str, Kit, Game]] = []
    broken: dict[str, str] = {}
    for entry in entry_points(group=GROUP):
        if places.setdefault(entry.name, entry.value) != entry.value:
            broken[f"{entry.name} ({entry.value})"] = f"there is another game {entry.name!r}"
    for name, place in places.items():
        try:
            kit, game = open_kit(name, place)
        except (Exception, SystemExit) as error:  # no package may take the program down
            broken[name] = told(error)
        else:
            found.append((kit.order, name not in own, name, kit, game))
    for name, why in broken.items():
        LOG.warning("the game %s is left out: %s", name, why)
    found.sort(key=lambda entry: entry[:3])
    kits = {name: kit for _, _, name, kit, _ in found}
    return kits, {name: game for _, _, name, _, game in found}, broken


def open_kit(name: str, place: str) -> tuple[Kit, Game]:
    """The kit at `module:name`, with its game; whatever is wrong with it is an error."""
    module, _, attribute = place.partition(":")
    kit = getattr(import_module(module), attribute or "KIT")
    if not isinstance(kit, Kit):
        raise TypeError(f"{place} is not a Kit")
    game = kit.load("game")
    if not isinstance(game, Game):
        raise TypeError(f"the game of {place} is not a Game")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise ValueError(f"{name!r} cannot name a game: use small letters, digits and _, a letter first")
    if game.name != name:
        raise ValueError(f"the game is called {game.name!r}, but declared as {name!r}")
    return kit, game


KITS, GAMES, BROKEN = find()


class Games(ModuleType):
    """This package. `periplus.games` has to be both the package and a function."""

    def __call__(self) -> list[Game]:
        """All games there are, ours first."""
        return list(GAMES.values())


sys.modules[__name__].__class__ = Games


def ours() -> list[str]:
    """The games that have a room here."""
    return [name for name, kit in KITS.items() if kit.package.startswith(f"{__name__}.")]


def game_named(name: str) -> Game:
    """The game of this name, or an error that lists the games."""
    if name not in GAMES:
        raise OptionError(f"there is no game {name!r}{reason(name)}")
    return GAMES[name]


def reason(name: str) -> str:
    """Why there is no such game: it is broken, or the name is misspelt."""
    return f": it is left out, {BROKEN[name]}" if name in BROKEN else suggestion(name, list(GAMES))
