"""The ladder: each level against the one below it, and whether the seats are fair.

A rung is a table at which one challenger sits among copies of the level below. All rungs are kept in folders
of their own, and the page is made of what is kept.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from periplus.arena.ledger import Ledger
from periplus.arena.logbook import PLAN, read_logbook
from periplus.arena.markdown import table
from periplus.arena.plan import Plan
from periplus.arena.tally import Tally
from periplus.games import GAMES
from periplus.kernel.errors import ArenaError

STEPS = [("helmsman", "sailor"), ("captain", "helmsman"), ("oracle", "captain")]
FAIR_LEVEL = "captain"
FAVOUR = 0.15  # of its fair share: beyond that a seat is favoured

# What a challenger must win of all games, by the number of players.
BARS = {
    "captain": {2: 0.70, 3: 0.52, 4: 0.42, 5: 0.35},
    "oracle": {2: 0.57, 3: 0.40, 4: 0.31, 5: 0.25},
}


class Rung(NamedTuple):
    """A table of the ladder: its plan, how many games it takes, and the folder they are kept in."""

    plan: Plan
    games: int
    folder: str


class Size(NamedTuple):
    """How many games the tables take, and by which names the searching bots are called."""

    games: int
    oracle_games: int
    fair_games: int
    names: dict[str, str]  # of a level: itself, or with a budget, as in captain@50
    seed: int


def rungs(size: Size, only: list[tuple[str, int | None]]) -> list[Rung]:
    """The tables of the ladder, of all games and numbers of players or only of some."""
    found: list[Rung] = []
    for game in GAMES.values():
        for seats in range(game.seats[0], game.seats[1] + 1):
            if only and (game.name, seats) not in only and (game.name, None) not in only:
                continue
            for level, below in STEPS:
                bots = [size.names.get(name, name) for name in [level] + [below] * (seats - 1)]
                games = size.oracle_games if level == "oracle" else size.games
                found.append(rung(game.name, bots, games, size.seed))
            fair = [size.names.get(FAIR_LEVEL, FAIR_LEVEL)] * seats
            found.append(rung(game.name, fair, size.fair_games, size.seed))
    return found


def rung(game: str, bots: list[str], games: int, seed: int) -> Rung:
    against = f"among-{bots[1]}" if bots[0] != bots[1] else "alone"
    return Rung(Plan(game, bots, {}, seed), games, f"{game}-{len(bots)}-{bots[0]}-{against}")


def level_of(bot: str) -> str:
    """The level of a bot without its budget."""
    return bot.partition("@")[0]


def read_rungs(folder: Path) -> dict[Path, Tally]:
    """What is kept of a ladder by its folders, in the order of the games and of the numbers of players."""
    paths = sorted(path.parent for path in folder.glob(f"*/{PLAN}"))
    kept = {path: Tally(*read_logbook(path)) for path in paths}
    kept = {path: tally for path, tally in kept.items() if tally.games}
    if not kept:
        raise ArenaError(
            f"{folder}: there are no games of a ladder here; periplus ladder --keep DIR plays them"
        )
    order, levels = list(GAMES), [level for level, _ in STEPS]

    def place(rung: tuple[Path, Tally]) -> tuple[int, int, int, int]:
        tally = rung[1]
        level, _, budget = tally.plan.bots[0].partition("@")
        rank = levels.index(level) if level in levels else len(levels)
        return order.index(tally.plan.game), rank, len(tally.plan.bots), int(budget or 0)

    return dict(sorted(kept.items(), key=place))


# The page


def page_of(tallies: Iterable[Tally], balance: Mapping[str, Ledger] = {}) -> str:
    """The ladder in Markdown; the chapter of a game ends with how balanced it is, if that was counted."""
    tallies = list(tallies)
    challenges = [tally for tally in tallies if len(tally.plan.levels) == 2]
    alone = [tally for tally in tallies if len(tally.plan.levels) == 1]
    parts = [INTRODUCTION.format(budgets=budgets(tallies))]
    for game in GAMES:
        ours = [tally for tally in challenges if tally.plan.game == game]
        seats = [tally for tally in alone if tally.plan.game == game]
        if ours or seats:
            parts.append(f"## {game.capitalize()}\n")
        if ours:
            parts.append(table(CHALLENGE_HEADS, map(challenge_cells, ours)) + "\n")
        if seats:
            parts.append("Who wins, by the order of play:\n")
            parts.append(table(fairness_heads(seats), map(fairness_cells, seats)) + "\n")
            parts.append("\n".join(map(verdict, seats)) + "\n")
        if game in balance:
            parts.append(balance[game].section())
    return "\n".join(parts)


INTRODUCTION = """\
# The ladder

How strong the bots are: one bot of a level among copies of the level below it, at every table. Written by
`periplus ladder`; do not edit.

The games come in deals: each is played once for every seating, and the dealer repeats the same luck. A
shared win counts as the winner's part of it. The intervals hold with 95 %: Wilson's, for as many games as the
mirrored ones are worth, by the design effect of the deals. A bar is met when the share reaches it, and surely
met when the whole interval does.
{budgets}"""


def budgets(tallies: list[Tally]) -> str:
    """Which bots thought for less, or more, than their level does."""
    names = dict.fromkeys(bot for tally in tallies for bot in tally.plan.bots if "@" in bot)
    if not names:
        return "All bots think as long as their levels do.\n"
    told = ", ".join(f"`{name}`" for name in names)
    return f"Not all bots think as long as their levels do: the number after the @ is the budget of {told}.\n"


CHALLENGE_HEADS = ["players", "one", "among", "games", "wins", "95 % interval", "fair", "bar", ""]


def challenge_cells(tally: Tally) -> list[str]:
    plan = tally.plan
    challenger, below = plan.levels
    share = tally.share(challenger)
    bar = BARS.get(level_of(challenger), {}).get(len(plan.bots))
    judged = "–"
    if bar is not None:
        judged = "surely met" if share.low >= bar else "met" if share.value >= bar else "**not met**"
    return [
        str(len(plan.bots)),
        challenger,
        below,
        f"{tally.games:,}",
        f"**{share.text()}**",
        share.interval(),
        f"{tally.fair(challenger):.1%}",
        "–" if bar is None else f"{bar:.0%}",
        judged,
    ]


def fairness_heads(tallies: list[Tally]) -> list[str]:
    """A column for each place in the order of play."""
    most = max(len(tally.plan.bots) for tally in tallies)
    places = ["begins", "2nd", "3rd", "4th", "5th"][:most]
    return ["players", "all seats", "games", "fair", *places]


def fairness_cells(tally: Tally) -> list[str]:
    seats = len(tally.plan.bots)
    shares = [tally.order_share(place) for place in range(seats)]
    cells = [str(seats), tally.plan.bots[0], f"{tally.games:,}", f"{1 / seats:.1%}"]
    return [*cells, *[f"**{share.text()}** ({share.interval()})" for share in shares]]


def verdict(tally: Tally) -> str:
    """Says plainly if who begins, or who is last, wins too much."""
    seats = len(tally.plan.bots)
    fair = 1 / seats
    told: list[str] = []
    for name, place in (("first", 0), ("last", seats - 1)):
        share = tally.order_share(place)
        gain = share.value / fair - 1
        if gain > FAVOUR:
            doubt = "" if share.low > fair else ", though that may be chance"
            told.append(f"**the {name} player is favoured by {gain:.0%} of the fair share**{doubt}")
    neither = f"neither the first nor the last player is favoured by more than {FAVOUR:.0%} of the fair share"
    return f"- {seats} players, all `{tally.plan.bots[0]}`: {'; '.join(told) or neither}."
