"""Temperaments: bots of one level that play differently, as people do.

A game's `styles/` has a line on each, and what changes: some of the measures by which its helmsman goes,
some of the weights by which its search judges (times a factor), and how much it is worth to both that the
strongest of the others is worse off. `helmsman:bold` is a bold helmsman, `captain:bold@50` a bold captain
with 50 iterations, `captain:any` one whose temperament is up to chance.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from periplus.games import KITS
from periplus.kernel.chance import Chance
from periplus.kernel.errors import OptionError, suggestion

FILE: Final = "styles/styles.toml"
ANY: Final = "any"
TUNING, REPORTING = (
    "tuning",
    "reporting",
)  # the sets: bots are tuned among the one, and measured among the other
NOTHING: Final[Mapping[str, float]] = MappingProxyType({})


class Style(NamedTuple):
    """A temperament of a game's bots. Without a name it is that of a plain level."""

    name: str = ""
    manner: str = ""  # in a line
    measures: Mapping[str, float] = NOTHING  # of the helmsman, instead of his usual ones
    terms: Mapping[str, float] = NOTHING  # of the evaluation: how many times its usual weight each has
    spite: float = 0.0


PLAIN: Final = Style()


class BotName(NamedTuple):
    """What a bot is called, taken apart: `captain:bold@50`."""

    level: str
    style: str
    budget: str  # with its @

    @property
    def full(self) -> str:
        return f"{self.level}{':' if self.style else ''}{self.style}{self.budget}"


def name_of(name: str) -> BotName:
    """A name in its parts; nothing is said about whether there is such a bot."""
    front, at, iterations = name.partition("@")
    level, _, style = front.partition(":")
    return BotName(level, style, at + iterations)


@cache
def file_of(game: str) -> dict[str, Any]:
    """The temperaments of a game as its file has them; empty if it has none."""
    path = KITS[game].folder / FILE
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


@cache
def styles_of(game: str) -> dict[str, Style]:
    """The temperaments of a game's bots, by name, in the order of its file."""
    return {name: Style(name, **row) for name, row in file_of(game).get("styles", {}).items()}


def sets_of(game: str) -> dict[str, list[str]]:
    """The named sets of temperaments: none is in two of them."""
    return dict(file_of(game).get("sets", {}))


def style_named(game: str, name: str, seed: int) -> Style:
    """A temperament by its name, plain without one; `any` is drawn."""
    if not name:
        return PLAIN
    known = styles_of(game)
    if name == ANY and known:
        return known[drawn(game, 1, seed)[0]]
    if name not in known:
        offered = [*known, ANY] if known else []
        raise OptionError(f"{game} has no bot that is {name!r}{suggestion(name, offered)}")
    return known[name]


def drawn(game: str, number: int, seed: int, met: Sequence[str] = ()) -> list[str]:
    """So many temperaments by lot: none comes again before all have been met."""
    chance, found = Chance(seed), [*met]
    known = list(styles_of(game))
    for _ in range(number):
        least = min(found.count(name) for name in known)
        fresh = [name for name in known if found.count(name) == least]
        found.append(fresh[chance.below(len(fresh))])
    return found[len(met) :]


def settled(game: str, names: Sequence[str], seed: int, met: Sequence[str] = ()) -> list[str]:
    """These bots, people among them, with a temperament drawn for each that is to have any."""
    parts = [name_of(name) for name in names]
    met = [*met, *[part.style for part in parts if part.style not in ("", ANY)]]
    lots = iter(drawn(game, sum(part.style == ANY for part in parts), seed, met))
    return [part._replace(style=next(lots)).full if part.style == ANY else part.full for part in parts]
