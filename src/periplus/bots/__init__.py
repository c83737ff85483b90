"""Players that are programs. A bot sees what a person in its seat sees, and clicks what a person could click."""

from collections.abc import Callable
from typing import NamedTuple

from periplus.bots.bot import Bot
from periplus.bots.sailor import Sailor
from periplus.bots.ulysses import Helmsman as UlyssesHelmsman
from periplus.kernel.errors import OptionError, suggestion
from periplus.kernel.game import Game

__all__ = ["LEVELS", "Bot", "Level", "make_bot"]

Maker = Callable[[Game, dict[str, object], int, list[str]], Bot]

HELMSMEN = {"ulysses": UlyssesHelmsman}


class Level(NamedTuple):
    """A way to play: what to say about it, and how to make a bot that plays so."""

    text: str
    make: Maker


def make_sailor(game: Game, options: dict[str, object], seed: int, without: list[str]) -> Bot:
    if without:
        raise OptionError(f"a sailor has no rules of thumb to do without: {', '.join(without)}")
    return Sailor(seed)


def make_helmsman(game: Game, options: dict[str, object], seed: int, without: list[str]) -> Bot:
    if game.name not in HELMSMEN:
        raise OptionError(f"there is no helmsman for {game.name} yet, only for {', '.join(HELMSMEN)}")
    return HELMSMEN[game.name](game, options, seed, without)


LEVELS: dict[str, Level] = {
    "sailor": Level("clicks at random", make_sailor),
    "helmsman": Level("steers by rules of thumb, and counts his cards", make_helmsman),
}


def make_bot(level: str, game: Game, options: dict[str, object], seed: int) -> Bot:
    """A bot of a level for a game with these options; it plays the same whenever its seed is the same.

    `helmsman-wind-plague` is a helmsman without two of his rules of thumb: to see what they are worth.
    """
    name, *without = level.split("-")
    if name not in LEVELS:
        raise OptionError(f"there is no bot {level!r}{suggestion(level, list(LEVELS))}")
    return LEVELS[name].make(game, options, seed, without)
