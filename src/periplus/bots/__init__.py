"""Players that are programs: a bot sees what a person in its seat sees, and clicks what a person could."""

from collections.abc import Callable
from typing import NamedTuple

from periplus.bots.bot import Bot
from periplus.bots.caretaker import Caretaker, CaretakerBot
from periplus.bots.sailor import Sailor
from periplus.bots.searcher import Budget, Searcher
from periplus.bots.styles import Style, name_of, style_named, styles_of
from periplus.games import KITS
from periplus.kernel.errors import OptionError, suggestion
from periplus.kernel.game import Game

__all__ = [
    "LEVELS",
    "Bot",
    "Level",
    "caretaker_of",
    "is_bot",
    "level_of",
    "levels_of",
    "make_bot",
    "make_caretaker",
    "require_bot",
    "stand_in",
    "tempered_levels",
]

NO_SEARCH = Budget(0, 0.0)


class Level(NamedTuple):
    """A way to play: what to say about it, the facet of a game it needs, how much it thinks, how to make a
    bot that does not search, and whether its bots have temperaments."""

    text: str
    needs: str = ""
    budget: Budget = NO_SEARCH
    make: Callable[[Game, dict[str, object], int, Style], Bot] | None = None
    tempered: bool = True


def make_sailor(game: Game, options: dict[str, object], seed: int, style: Style) -> Bot:
    return Sailor(seed)


def make_helmsman(game: Game, options: dict[str, object], seed: int, style: Style) -> Bot:
    measures = (style,) if style.name else ()  # the helmsman of a game without temperaments knows of none
    helmsman: Bot = KITS[game.name].facet("helmsman")(game, options, seed, *measures)
    return helmsman


LEVELS: dict[str, Level] = {
    "sailor": Level("clicks at random", make=make_sailor, tempered=False),
    "helmsman": Level("steers by rules of thumb", "helmsman", make=make_helmsman),
    "captain": Level(
        "thinks ahead for a moment, guessing at what the others hide", "search", Budget(500, 0.2)
    ),
    "oracle": Level("thinks ahead for two seconds", "search", Budget(10_000, 2.0)),
}


def levels_of(game: str) -> list[str]:
    """The levels that play a game, the weakest first."""
    kit = KITS[game]
    return [name for name, level in LEVELS.items() if not level.needs or kit.facet(level.needs) is not None]


def tempered_levels(game: str) -> list[str]:
    """Those of them whose bots have temperaments."""
    return [name for name in levels_of(game) if LEVELS[name].tempered and styles_of(game)]


def level_of(name: str) -> Level:
    """The level of a bot that there is."""
    return LEVELS[name_of(name).level]


def is_bot(name: str) -> bool:
    """Whether a name, such as one in a record, is that of a bot of ours."""
    return name_of(name).level in LEVELS


def require_bot(name: str, game: str) -> None:
    """Raise an OptionError unless the game has such a bot, as a level with a temperament or without one."""
    level, style, _ = name_of(name)
    levels = levels_of(game)
    if level not in LEVELS:
        raise OptionError(f"there is no bot {level!r}{suggestion(level, levels)}")
    if level not in levels:
        raise OptionError(f"{game} has no {level}; its bots: {', '.join(levels)}")
    if style and not LEVELS[level].tempered:
        raise OptionError(f"{name!r}: a {level} has no temperament")
    style_named(game, style, 0)


def stand_in(game: str) -> str:
    """The level that plays for people who are away: a helmsman, or where there is none, a sailor."""
    return "helmsman" if "helmsman" in levels_of(game) else "sailor"


def make_bot(
    level: str,
    game: Game,
    options: dict[str, object],
    seed: int,
    by_clock: bool = False,
    seconds: float | None = None,
) -> Bot:
    """A bot of a level for a game with these options.

    The same seed gives the same play, unless `by_clock`: then, as people prefer, it never thinks for longer
    than its level says, or than these `seconds` if they are fewer. A level that searches can be given
    another budget: `captain@50` thinks for 50 iterations. A level can be given a temperament: `captain:bold`.
    """
    require_bot(level, game.name)
    name, manner, at = name_of(level)
    style = style_named(game.name, manner, seed)
    make, budget = LEVELS[name].make, LEVELS[name].budget
    if make is not None:
        if at:
            raise OptionError(f"{level!r}: a {name} does not search, so it takes no number of iterations")
        return make(game, options, seed, style)
    if at:
        iterations = at[1:]
        if not iterations.isdecimal() or int(iterations) < 1:
            raise OptionError(f"{level!r}: after @ a number of iterations is expected, not {iterations!r}")
        budget = Budget(int(iterations))
    if seconds is not None:
        budget = budget._replace(seconds=min(seconds, budget.seconds))
    return Searcher(game, seed, budget, by_clock and not at, style)


def caretaker_of(game: str) -> Caretaker:
    """What a game lets others do in the name of somebody who does not decide."""
    caretaker: Caretaker | None = KITS[game].facet("caretaker")
    return caretaker or Caretaker()


def make_caretaker(game: Game, options: dict[str, object], seed: int) -> Bot:
    """The bot that decides when somebody's time has run out."""
    return CaretakerBot(caretaker_of(game.name), make_bot(stand_in(game.name), game, options, seed))
