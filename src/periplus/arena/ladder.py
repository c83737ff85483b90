"""The ladder: each level against the one below it, and whether the seats are fair.

A rung is a table at which one challenger sits among copies of the level below. The games of a rung are kept
in a folder of its own.
"""

from pathlib import Path
from typing import NamedTuple

from periplus.arena.logbook import PLAN, read_logbook
from periplus.arena.plan import Plan
from periplus.arena.tally import Tally
from periplus.bots import levels_of
from periplus.games import GAMES
from periplus.kernel.errors import ArenaError

STEPS = [("helmsman", "sailor"), ("captain", "helmsman"), ("oracle", "captain")]
FAIR_LEVEL = "captain"


class Rung(NamedTuple):
    """A table of the ladder: its plan, how many games are played, and the folder they are kept in."""

    plan: Plan
    games: int
    folder: str


class Size(NamedTuple):
    """How many games are played at each table, and what the searching bots are called."""

    games: int
    oracle_games: int
    fair_games: int
    names: dict[str, str]  # of a level: itself, or with a budget, as in captain@50
    seed: int


def rungs(size: Size, only: list[tuple[str, int | None]]) -> list[Rung]:
    """The tables of the ladder: for all games and numbers of players, or for some only.

    Levels that a game lacks are left out.
    """
    found: list[Rung] = []
    for game in GAMES.values():
        known = levels_of(game.name)
        for seats in range(game.seats[0], game.seats[1] + 1):
            if only and (game.name, seats) not in only and (game.name, None) not in only:
                continue
            for level, below in [step for step in STEPS if set(step) <= set(known)]:
                bots = [size.names.get(name, name) for name in [level] + [below] * (seats - 1)]
                games = size.oracle_games if level == "oracle" else size.games
                found.append(rung(game.name, bots, games, size.seed))
            if FAIR_LEVEL in known:
                fair = [size.names.get(FAIR_LEVEL, FAIR_LEVEL)] * seats
                found.append(rung(game.name, fair, size.fair_games, size.seed))
    return found


def rung(game: str, bots: list[str], games: int, seed: int) -> Rung:
    against = f"among-{bots[1]}" if bots[0] != bots[1] else "alone"
    return Rung(Plan(game, bots, {}, seed), games, f"{game}-{len(bots)}-{bots[0]}-{against}")


def read_rungs(folder: Path) -> dict[Path, Tally]:
    """What is kept of a ladder, by folder."""
    paths = sorted(path.parent for path in folder.glob(f"*/{PLAN}"))
    kept = {path: Tally(*read_logbook(path)) for path in paths}
    kept = {path: tally for path, tally in kept.items() if tally.games}
    if not kept:
        raise ArenaError(
            f"{folder}: no games of a ladder are kept here; periplus ladder --keep DIR plays them"
        )
    return kept
