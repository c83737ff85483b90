"""A population as a page in Markdown, and what is kept of it beside the page."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from periplus.arena.markdown import table
from periplus.arena.population import MIXED, STANDARD, Standing
from periplus.arena.statistics import Share
from periplus.arena.strengths import POINTS, Strength
from periplus.bots.styles import name_of, sets_of, styles_of
from periplus.games import GAMES
from periplus.kernel.errors import ArenaError

FORMAT = 1

INTRODUCTION = f"""\
# The population

How strong the bots are against players of many kinds. Written by `periplus ladder --population SET`; do not
edit.

A bot has a level and may have a temperament ([0031](decisions/0031-temperaments-are-numbers.md)). Each game
has two sets of them: bots are tuned among the one and reported among the other. At each table of the first
kind one bot of a level sits among helmsmen of one temperament, or of all in turn (“{MIXED}”); the worst case
is the company in which it wins least. At those of the second kind all bots meet, seated by lot.

The strength is one scale for a game and a number of players, fitted to the places in all those games at once
(Plackett–Luce): a plain {STANDARD} has {POINTS:,}, and 400 points more make a bot ten times as likely to come
before another. The 95 % intervals are bootstrapped by deals; those of shares are Wilson's, for the number of
independent games that the mirrored ones are worth. `captain@20` thinks for 20 iterations, and so on.
"""


def page_of(standings: Iterable[Standing]) -> str:
    order = {name: at for at, name in enumerate(GAMES)}
    known = sorted(standings, key=lambda each: (order[each.game], each.seats, each.group))
    parts = [INTRODUCTION]
    for game in GAMES:
        ours = [standing for standing in known if standing.game == game]
        if ours:
            parts.append(f"## {game.capitalize()}\n")
            told = [
                f"- **{name}** ({group}): {styles_of(game)[name].manner}"
                for group, names in sets_of(game).items()
                for name in names
            ]
            parts.append("\n".join(told) + "\n")
        parts += map(section, ours)
    return "\n".join(parts)


def section(standing: Standing) -> str:
    """The strengths, and the shares of the levels, at one number of players."""
    parts = [f"### {standing.seats} players, {standing.group}: {standing.games:,} games\n"]
    if standing.shares:
        kinds = list(dict.fromkeys(kind for shares in standing.shares.values() for kind in shares))
        kinds.sort(key=lambda kind: kind == MIXED)
        rows = [share_cells(standing, level, kinds) for level in by_strength(standing)]
        parts.append(table(["one …", *[f"among {kind}" for kind in kinds], "worst case"], rows) + "\n")
    cells = [strength_cells(bot, strength) for bot, strength in standing.strengths.items()]
    parts.append(table(["bot", "strength", "95 % interval", "games"], cells) + "\n")
    return "\n".join(parts)


def by_strength(standing: Standing) -> list[str]:
    """The levels, the strongest first."""
    return [bot for bot in standing.strengths if bot in standing.shares]


def share_cells(standing: Standing, level: str, kinds: list[str]) -> list[str]:
    shares = standing.shares[level]
    worst, share = standing.worst(level)
    cells = [
        f"{shares[kind].text()} ({shares[kind].interval()})" if kind in shares else "–" for kind in kinds
    ]
    return [level, *cells, f"**{share.text()}** among {worst}"]


def strength_cells(bot: str, strength: Strength) -> list[str]:
    interval = "–" if name_of(bot).full == STANDARD else f"{strength.low:,.0f} – {strength.high:,.0f}"
    return [bot, f"**{strength.points:,.0f}**", interval, f"{strength.games:,}"]


# ---- what is kept ----


def read_kept(path: Path) -> dict[tuple[str, int, str], Standing]:
    """By game, number of players and set; nothing, if there is no file."""
    if not path.exists():
        return {}
    try:
        data = json.loads(path.read_text("utf-8"))
        if data["format"] != FORMAT:
            raise ArenaError(f"{path}: format {data['format']}, expected {FORMAT}")
        return {(each.game, each.seats, each.group): each for each in map(parse, data["standings"])}
    except (ValueError, TypeError, KeyError):
        raise ArenaError(f"{path}: not the results of a population") from None


def parse(row: dict[str, Any]) -> Standing:
    standing = Standing(**row)
    return standing._replace(
        strengths={bot: Strength(*strength) for bot, strength in standing.strengths.items()},
        shares={
            level: {kind: Share(*share) for kind, share in shares.items()}
            for level, shares in standing.shares.items()
        },
    )


def text_of(standings: Iterable[Standing]) -> str:
    """A line for each number of players, so that a change can be read."""
    rows = ",\n".join([json.dumps(standing._asdict()) for standing in standings])
    return f'{{"format": {FORMAT}, "standings": [\n{rows}\n]}}\n'
