"""The ladder as a page in Markdown."""

from periplus.arena.ladder import STEPS
from periplus.arena.markdown import table
from periplus.arena.standings import Standing, Standings
from periplus.games import GAMES

FAVOUR = 0.15  # of its fair share: beyond that a seat is favoured

# What a challenger must win of all games, by the number of players.
BARS = {
    "captain": {2: 0.70, 3: 0.52, 4: 0.42, 5: 0.35},
    "oracle": {2: 0.57, 3: 0.40, 4: 0.31, 5: 0.25},
}


def page_of(standings: Standings) -> str:
    """The whole page, a chapter for each game; it ends with the game's balance, if that was counted."""
    tables = sorted(standings.tables, key=place)
    parts = [INTRODUCTION.format(budgets=budgets(tables))]
    for game in GAMES:
        ours = [standing for standing in tables if standing.game == game]
        challenges = [standing for standing in ours if not standing.alike]
        seats = [standing for standing in ours if standing.alike]
        if ours:
            parts.append(f"## {game.capitalize()}\n")
        if challenges:
            parts.append(table(CHALLENGE_HEADS, map(challenge_cells, challenges)) + "\n")
        if seats:
            parts.append("Who wins, by the order of play:\n")
            parts.append(table(fairness_heads(seats), map(fairness_cells, seats)) + "\n")
            parts.append("\n".join(map(verdict, seats)) + "\n")
        if game in standings.balance:
            parts.append(standings.balance[game])
    return "\n".join(parts)


def place(standing: Standing) -> tuple[int, int, int]:
    """To sort by: the level, then the number of players, then the budget."""
    level, _, budget = standing.bots[0].partition("@")
    levels = [name for name, _ in STEPS]
    rank = levels.index(level) if level in levels else len(levels)
    return rank, len(standing.bots), int(budget or 0)


def level_of(bot: str) -> str:
    """The level of a bot without its budget."""
    return bot.partition("@")[0]


INTRODUCTION = """\
# The ladder

How strong the bots are: one bot of a level among copies of the level below it, at every table. Written by
`periplus ladder`; do not edit.

The games come in deals: each deal is played once in every seating, with the same luck. A shared win is split
among its winners. The 95 % intervals are Wilson's, for the number of independent games that the mirrored ones
are worth (by the design effect of the deals). A bar is met when the share reaches it, and surely met when the
whole interval does. Who begins is the same in all games of a deal: where the order of play is counted,
a deal counts once, however often it was played.
{budgets}"""


def budgets(tables: list[Standing]) -> str:
    """Which bots thought for less, or more, than their level does."""
    names = dict.fromkeys(bot for standing in tables for bot in standing.bots if "@" in bot)
    if not names:
        return "All bots think as long as their levels do.\n"
    told = ", ".join(f"`{name}`" for name in names)
    return f"Not all bots think as long as their levels do: the number after the @ is the budget of {told}.\n"


CHALLENGE_HEADS = ["players", "one", "among", "games", "played", "wins", "95 % interval", "fair", "bar", ""]


def challenge_cells(standing: Standing) -> list[str]:
    challenger, below, *_ = standing.bots
    seats, share = len(standing.bots), standing.share
    bar = BARS.get(level_of(challenger), {}).get(seats)
    judged = "–"
    if bar is not None:
        judged = "surely met" if share.low >= bar else "met" if share.value >= bar else "**not met**"
    return [
        str(seats),
        challenger,
        below,
        f"{standing.games:,}",
        standing.day,
        f"**{share.text()}**",
        share.interval(),
        f"{1 / seats:.1%}",
        "–" if bar is None else f"{bar:.0%}",
        judged,
    ]


def fairness_heads(tables: list[Standing]) -> list[str]:
    """A column for each place in the order of play."""
    most = max(len(standing.bots) for standing in tables)
    places = ["begins", "2nd", "3rd", "4th", "5th"][:most]
    return ["players", "all seats", "games", "deals", "played", "fair", *places]


def fairness_cells(standing: Standing) -> list[str]:
    seats = len(standing.bots)
    counted = [f"{standing.games:,}", f"{standing.deals:,}"]
    cells = [str(seats), standing.bots[0], *counted, standing.day, f"{1 / seats:.1%}"]
    return [*cells, *[f"**{share.text()}** ({share.interval()})" for share in standing.order]]


def verdict(standing: Standing) -> str:
    """A line that says whether the first or the last player wins too often."""
    seats = len(standing.bots)
    fair = 1 / seats
    told: list[str] = []
    for name, share in (("first", standing.order[0]), ("last", standing.order[-1])):
        gain = share.value / fair - 1
        if gain > FAVOUR:
            doubt = "" if share.low > fair else ", though that may be chance"
            told.append(f"**the {name} player is favoured by {gain:.0%} of the fair share**{doubt}")
    neither = f"neither the first nor the last player is favoured by more than {FAVOUR:.0%} of the fair share"
    return f"- {seats} players, all `{standing.bots[0]}`: {'; '.join(told) or neither}."
