"""Players that are programs: a bot sees what a person in its seat sees, and clicks what a person could."""

from collections.abc import Callable
from typing import NamedTuple

from periplus.bots.bot import Bot
from periplus.bots.ithaca import Helmsman as IthacaHelmsman
from periplus.bots.journey import Helmsman as JourneyHelmsman
from periplus.bots.sailor import Sailor
from periplus.bots.searcher import Budget, Searcher
from periplus.bots.ulysses import Helmsman as UlyssesHelmsman
from periplus.kernel.errors import OptionError, suggestion
from periplus.kernel.game import Game

__all__ = ["LEVELS", "Bot", "Level", "make_bot"]

NO_SEARCH = Budget(0, 0.0)

HELMSMEN: dict[str, Callable[[Game, dict[str, object], int], Bot]] = {
    "ulysses": UlyssesHelmsman,
    "journey": JourneyHelmsman,
    "ithaca": IthacaHelmsman,
}


class Level(NamedTuple):
    """A way to play: what to say about it, how much it thinks, and how to make a bot that does not search."""

    text: str
    budget: Budget = NO_SEARCH
    make: Callable[[Game, dict[str, object], int], Bot] | None = None


def make_sailor(game: Game, options: dict[str, object], seed: int) -> Bot:
    return Sailor(seed)


def make_helmsman(game: Game, options: dict[str, object], seed: int) -> Bot:
    return HELMSMEN[game.name](game, options, seed)


LEVELS: dict[str, Level] = {
    "sailor": Level("clicks at random", make=make_sailor),
    "helmsman": Level(
        "steers by rules of thumb, and weighs the chances against the cards", make=make_helmsman
    ),
    "captain": Level("thinks ahead for a moment, guessing at what the others hide", Budget(500, 0.2)),
    "oracle": Level("thinks ahead for two seconds", Budget(10_000, 2.0)),
}


def make_bot(level: str, game: Game, options: dict[str, object], seed: int, by_clock: bool = False) -> Bot:
    """A bot of a level for a game with these options.

    It plays the same whenever its seed is the same; or with the clock, for people, it never thinks for longer
    than its level says. A level that searches can be given another budget: `captain@50` thinks for 50
    iterations.
    """
    name, at, iterations = level.partition("@")
    if name not in LEVELS:
        raise OptionError(f"there is no bot {name!r}{suggestion(name, list(LEVELS))}")
    make, budget = LEVELS[name].make, LEVELS[name].budget
    if make is not None:
        if at:
            raise OptionError(f"{level!r}: a {name} does not search, so it takes no number of iterations")
        return make(game, options, seed)
    if at:
        if not iterations.isdecimal() or int(iterations) < 1:
            raise OptionError(f"{level!r}: after @ a number of iterations is expected, not {iterations!r}")
        budget = Budget(int(iterations))
    return Searcher(game, seed, budget, by_clock and not at)
