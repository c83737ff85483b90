"""A table for voyage games.

    game, *others = periplus.games()
    state = game.new(seats=4, seed=7)

Everything in `__all__` is found here, and loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from periplus.build import choose

if TYPE_CHECKING:
    from periplus.bots.bot import Bot
    from periplus.kernel.chance import Chance
    from periplus.kernel.errors import PeriplusError
    from periplus.kernel.game import DEALER, NOBODY, SPECTATOR, Code, Game, Result, Seat, State, View
    from periplus.kernel.knowledge import Knowledge
    from periplus.kernel.notation import read_click, write_click
    from periplus.kernel.voyage import Voyage
    from periplus.library import bot, game, load, play, save
    from periplus.research.vector import vector

    def games() -> list[Game]:
        """All games there are, ours first."""


__version__ = "0.1.0"

BUILD: str = choose()  # before anything that is compiled is imported

__all__ = [
    "BUILD",
    "DEALER",
    "NOBODY",
    "SPECTATOR",
    "Bot",
    "Chance",
    "Code",
    "Game",
    "Knowledge",
    "PeriplusError",
    "Result",
    "Seat",
    "State",
    "View",
    "Voyage",
    "bot",
    "game",
    "games",
    "load",
    "play",
    "read_click",
    "save",
    "vector",
    "write_click",
]

PLACES = {
    "bots.bot": "Bot",
    "games": "games",  # the package of the games, which can be called
    "kernel.chance": "Chance",
    "kernel.errors": "PeriplusError",
    "kernel.game": "DEALER NOBODY SPECTATOR Code Game Result Seat State View",
    "kernel.knowledge": "Knowledge",
    "kernel.notation": "read_click write_click",
    "kernel.voyage": "Voyage",
    "library": "bot game load play save",
    "research.vector": "vector",
}
PLACE_OF = {name: place for place, names in PLACES.items() for name in names.split()}


if not TYPE_CHECKING:  # else every name would be taken for one of ours

    def __getattr__(name: str) -> object:
        if name not in PLACE_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module = import_module(f"{__name__}.{PLACE_OF[name]}")
        globals()[name] = found = module if name == PLACE_OF[name] else getattr(module, name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
