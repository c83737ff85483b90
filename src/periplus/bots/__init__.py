"""Players that are programs: a bot sees what a person in its seat sees, and clicks what a person could."""

from collections.abc import Callable
from typing import NamedTuple

from periplus.bots.bot import Bot
from periplus.bots.ithaca import Helmsman as IthacaHelmsman
from periplus.bots.journey import Helmsman as JourneyHelmsman
from periplus.bots.sailor import Sailor
from periplus.bots.ulysses import Helmsman as UlyssesHelmsman
from periplus.kernel.errors import OptionError, suggestion
from periplus.kernel.game import Game

__all__ = ["LEVELS", "Bot", "Level", "make_bot"]

HELMSMEN: dict[str, Callable[[Game, dict[str, object], int], Bot]] = {
    "ulysses": UlyssesHelmsman,
    "journey": JourneyHelmsman,
    "ithaca": IthacaHelmsman,
}


class Level(NamedTuple):
    """A way to play: what to say about it, and how to make a bot that plays so."""

    text: str
    make: Callable[[Game, dict[str, object], int], Bot]


def make_sailor(game: Game, options: dict[str, object], seed: int) -> Bot:
    return Sailor(seed)


def make_helmsman(game: Game, options: dict[str, object], seed: int) -> Bot:
    if game.name not in HELMSMEN:
        raise OptionError(f"there is no helmsman for {game.name} yet, only for {', '.join(HELMSMEN)}")
    return HELMSMEN[game.name](game, options, seed)


LEVELS: dict[str, Level] = {
    "sailor": Level("clicks at random", make_sailor),
    "helmsman": Level("steers by rules of thumb, and weighs the chances against the cards", make_helmsman),
}


def make_bot(level: str, game: Game, options: dict[str, object], seed: int) -> Bot:
    """A bot of a level for a game with these options; it plays the same whenever its seed is the same."""
    if level not in LEVELS:
        raise OptionError(f"there is no bot {level!r}{suggestion(level, list(LEVELS))}")
    return LEVELS[level].make(game, options, seed)
