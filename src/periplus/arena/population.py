"""A population to be strong against: each level among companies of temperaments, and all with all.

For a game, a number of players and a set of temperaments there are two kinds of tables. In a *company* one
bot of a level sits among helmsmen of one temperament, or of all of them in turn. In a *round* everybody
meets: all levels, and helmsmen and captains of every temperament, seated by lot. The shares of a level in the
companies show its worst case; all games together give everybody's strength on one scale.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple

from periplus.arena.logbook import PLAN, read_logbook
from periplus.arena.plan import Plan
from periplus.arena.statistics import Share
from periplus.arena.strengths import Ranking, Strength, strengths
from periplus.arena.tally import Tally
from periplus.bots import level_of, levels_of
from periplus.bots.styles import name_of, sets_of
from periplus.games import GAMES
from periplus.kernel.errors import ArenaError, OptionError

STANDARD = "helmsman"  # whose strength is 1000
MIXED = "mixed"
TEMPERED = ("helmsman", "captain")  # who plays with temperaments in the rounds


class Census(NamedTuple):
    """What is to be played: a set of temperaments, games a company, rounds, and what the bots are called."""

    group: str
    games: int
    rounds: int
    names: dict[str, str]  # of a level: itself, or with a budget
    seed: int


class Table(NamedTuple):
    """A table of the population: its plan, how many games are played, and the folder they are kept in."""

    plan: Plan
    games: int
    folder: str


def group_of(game: str, group: str) -> list[str]:
    """The temperaments of a named set."""
    sets = sets_of(game)
    if group not in sets:
        raise OptionError(f"{game} has no set of temperaments {group!r}; it has {', '.join(sets) or 'none'}")
    return sets[group]


def with_style(bot: str, style: str) -> str:
    return name_of(bot)._replace(style=style).full


def tables(census: Census, only: list[tuple[str, int | None]]) -> list[Table]:
    """All tables, for all games and numbers of players, or for some only."""
    found: list[Table] = []
    for game in GAMES.values():
        if not sets_of(game.name):
            continue
        for seats in range(game.seats[0], game.seats[1] + 1):
            if not only or (game.name, seats) in only or (game.name, None) in only:
                found += [*companies(game.name, seats, census), *rounds(game.name, seats, census)]
    return found


def company_of(game: str, kind: str, group: str, others: int) -> list[str]:
    """Whom a level sits among: helmsmen of one temperament, or of each in turn."""
    styles = group_of(game, group) if kind == MIXED else [kind]
    return [with_style(STANDARD, style) for style in islice(cycle(styles), others)]


def companies(game: str, seats: int, census: Census) -> Iterator[Table]:
    """Each level in each company, with the same deals for all levels."""
    for level in levels_of(game):
        bot = census.names.get(level, level)
        for kind in [*group_of(game, census.group), MIXED]:
            bots = [bot, *company_of(game, kind, census.group, seats - 1)]
            folder = f"{game}-{seats}-{census.group}-{bot}-among-{kind}"
            yield Table(Plan(game, bots, {}, census.seed), census.games, folder)


def rounds(game: str, seats: int, census: Census) -> Iterator[Table]:
    """Everybody at tables drawn by lot, as often as all others; a deal at each."""
    bots = [census.names.get(level, level) for level in levels_of(game)]
    tempered = [bot for bot in bots if name_of(bot).level in TEMPERED and level_of(bot).tempered]
    everybody = bots + [with_style(bot, style) for bot in tempered for style in group_of(game, census.group)]
    rng = random.Random(f"{census.seed} {game} {seats} {census.group}")
    sat = Counter[str]()
    for number in range(census.rounds * len(everybody) // seats):
        # those who have sat at the fewest tables
        table = sorted(everybody, key=lambda bot: (sat[bot], rng.random()))[:seats]
        sat.update(table)
        plan = Plan(game, table, {}, census.seed + number)
        yield Table(plan, seats, f"{game}-{seats}-{census.group}-round-{number:04}")


class Standing(NamedTuple):
    """How a population stands at one number of players."""

    game: str
    seats: int
    group: str
    games: int
    strengths: dict[str, Strength]  # the strongest first
    shares: dict[str, dict[str, Share]]  # by level and company

    def worst(self, level: str) -> tuple[str, Share]:
        """The company in which a level wins least."""
        shares = self.shares[level]
        kind = min(shares, key=lambda kind: shares[kind].value)
        return kind, shares[kind]


def read_population(folder: Path) -> list[Standing]:
    """What is kept of a population, by game, number of players and set."""
    kept: dict[tuple[str, int, str], list[tuple[str, Tally]]] = {}
    for path in sorted(path.parent for path in folder.glob(f"*/{PLAN}")):
        game, seats, group, what = path.name.split("-", 3)
        tally = Tally(*read_logbook(path))
        if tally.games:
            kept.setdefault((game, int(seats), group), []).append((what, tally))
    if not kept:
        raise ArenaError(f"{folder}: no games of a population are kept here; --keep DIR plays them")
    return [standing(*key, found) for key, found in kept.items()]


def standing(game: str, seats: int, group: str, found: list[tuple[str, Tally]]) -> Standing:
    shares: dict[str, dict[str, Share]] = {}
    for what, tally in found:
        level, among, kind = what.partition("-among-")
        if among:
            shares.setdefault(level, {})[kind] = tally.share(level)
    deals = [deal for _, tally in found for deal in rankings(tally)]
    known = strengths(deals, STANDARD, seed=len(deals))
    ordered = dict(sorted(known.items(), key=lambda item: -item[1].points))
    return Standing(game, seats, group, sum(tally.games for _, tally in found), ordered, shares)


def rankings(tally: Tally) -> list[list[Ranking]]:
    """The places in the games that came to an end, by deal."""
    deals: dict[int, list[Ranking]] = {}
    for game, seats in tally.seated():
        if game.match.ranks:
            deals.setdefault(tally.plan.deal_of(game.number), []).append((seats, game.match.ranks))
    return list(deals.values())
