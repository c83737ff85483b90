"""Who can sit at a table of the arena: our bots, frozen ones, and anybody's own.

- `captain@100`: one of our levels, as it plays now
- `captain:bold@100`: one of them with a temperament of the game's; `captain:any` has one by lot in each game
- `captain-1@100`: the same, frozen: version 1, which plays the same for ever
- `my_bot:Bot`: a class of a Python module, found from here or installed
- `exec:./my_bot --fast`: a command that is asked over stdin and stdout
- `http://localhost:9000/`: an address that is asked by POST
"""

import inspect
import os
import re
import sys
from importlib import import_module
from typing import Final

from periplus.arena.frozen import level_of
from periplus.arena.outside import Program, Remote
from periplus.bots import Bot, is_bot, make_bot
from periplus.kernel.errors import ArenaError, OptionError
from periplus.kernel.game import Game

CLASS: Final = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")
COMMAND: Final = "exec:"
ADDRESSES: Final = ("http://", "https://")


def make_player(name: str, game: Game, options: dict[str, object], seed: int) -> Bot:
    """The bot of a name, ready for one game."""
    if name.startswith(ADDRESSES):
        return Remote(name, game, options, seed)
    if name.startswith(COMMAND):
        return Program(name.removeprefix(COMMAND), game, options, seed)
    if not is_bot(name) and (found := CLASS.fullmatch(name)):
        return made_of(found[1], found[2], game, options, seed)
    return make_bot(level_of(name), game, options, seed)


def made_of(module: str, kind: str, game: Game, options: dict[str, object], seed: int) -> Bot:
    """A bot of a class, which is given those of `game`, `options` and `seed` that it asks for by name."""
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(import_module(module), kind)
    except (ImportError, AttributeError) as error:
        raise OptionError(f"{module}:{kind}: {error}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise OptionError(f"{module}:{kind} is not a subclass of periplus.Bot")
    given = {"game": game, "options": options, "seed": seed}
    wanted = inspect.signature(found).parameters
    try:
        bot: Bot = found(**{name: value for name, value in given.items() if name in wanted})
    except TypeError as error:
        raise ArenaError(f"{module}:{kind} cannot be made with {', '.join(given)}: {error}") from None
    return bot
