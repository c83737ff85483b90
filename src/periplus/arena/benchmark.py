"""The benchmark: a bot at fixed seats with fixed cards among frozen opponents, its score, and a line to cite.

The score is how many times its fair share of wins a bot gets, on average over the tables: 1 is as good as
the opponents.
"""

import hashlib
import json
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from periplus import __version__
from periplus.arena.frozen import benchmark_of, check_frozen, version_of
from periplus.arena.markdown import table
from periplus.arena.plan import Plan, check
from periplus.arena.statistics import Share
from periplus.arena.tally import Tally
from periplus.games import GAMES, game_named
from periplus.kernel.errors import ArenaError, OptionError, suggestion

FORMAT: Final = 1


class Tables(NamedTuple):
    """Some tables of a game's benchmark: the plan of each, and how many games are played at it."""

    name: str
    game: str
    bot: str
    plans: list[Plan]
    games: int


class Score(NamedTuple):
    """What a bot reached: at each table its share of the wins, and over all of them its score."""

    game: str
    tables: str
    version: int
    bot: str
    games: int
    against: dict[str, Share]
    value: float
    low: float
    high: float
    periplus: str
    rules: int
    opponents: str  # a digest of how they play

    def cite(self) -> str:
        """All that somebody needs who wants to compare."""
        against = ", ".join(f"{share.value:.1%} among {name}" for name, share in self.against.items())
        return (
            f"{self.bot}: {self.value:.2f} (95 %: {self.low:.2f} to {self.high:.2f}) in "
            f"{self.game}-{self.tables}-{self.version}; {against}; {self.games:,} games, "
            f"Periplus {self.periplus}, rules {self.rules}, opponents {self.opponents}"
        )


def tables_of(game: str, name: str, bot: str, deals: int | None) -> Tables:
    """The tables of a set, with the bot among each kind of opponent; an OptionError if it can't be played."""
    game_named(game)
    found = benchmark_of(game)
    if not found:
        raise OptionError(f"{game} has no benchmark")
    if name not in found["tables"]:
        raise OptionError(f"there are no tables {name!r}{suggestion(name, list(found['tables']))}")
    if version_of(bot):
        raise OptionError(f"{bot} is an opponent of the benchmark: it cannot be told from its like")
    wanted, seats = found["tables"][name], found["seats"]
    plans = [Plan(game, [bot, *[other] * (seats - 1)], {}, found["seed"]) for other in wanted["against"]]
    for plan in plans:
        check_frozen(game, plan.bots[1])
        check(plan)
    return Tables(name, game, bot, plans, (deals or wanted["deals"]) * seats)


def score_of(tables: Tables, tallies: list[Tally], called: str) -> Score:
    """The mean over the tables of how many times its fair share the bot has won."""
    found, seats = benchmark_of(tables.game), len(tables.plans[0].bots)
    shares = {tally.plan.bots[1]: tally.share(tables.bot) for tally in tallies}
    value = sum(share.value for share in shares.values()) * seats / len(shares)
    reaches = [[share.value - share.low, share.high - share.value] for share in shares.values()]
    below, above = (sqrt(sum(reach[at] ** 2 for reach in reaches)) * seats / len(shares) for at in (0, 1))
    digests = [found["opponents"][version_of(name)] for name in shares]
    return Score(
        game=tables.game,
        tables=tables.name,
        version=found["version"],
        bot=called or tables.bot,
        games=sum(tally.games for tally in tallies),
        against=shares,
        value=value,
        low=value - below,
        high=value + above,
        periplus=__version__,
        rules=GAMES[tables.game].rules,
        opponents=hashlib.sha256("".join(digests).encode()).hexdigest()[:8],
    )


# ---- the page ----

EXAMPLE: Final = next(iter(GAMES))
HEAD: Final = f"""\
# The benchmark

How well a bot plays, against opponents who stay the same. `periplus evaluate` plays it at fixed seats with
fixed cards among frozen opponents, in deals in which it has every seat once with the same luck. The score is
how many times its fair share of wins it gets, on average over the tables: 1 is as good as they are, and among
four the most is 4. How to put a bot of your own there, in Python or as any program, is in
[evaluate.md](evaluate.md).

    periplus evaluate captain@100 {EXAMPLE} --tables standard
    periplus evaluate my_bot:Bot {EXAMPLE} --page docs/benchmark.md

Opponents are frozen by version. Each game's `benchmark.toml` has a digest of what they click in the positions
of its records; `periplus evaluate` compares it before it plays, and so does a test. Whoever changes how a bot
plays makes a new version, and a number from next year can be compared with one of these.
"""


def read_scores(path: Path) -> list[Score]:
    """What is kept beside a page; nothing without the file."""
    if not path.exists():
        return []
    try:
        data = json.loads(path.read_text("utf-8"))
        return [read_score(row) for row in data["scores"]]
    except (OSError, ValueError, TypeError, KeyError):
        raise ArenaError(f"{path}: not the scores of a benchmark") from None


def read_score(row: dict[str, Any]) -> Score:
    score = Score(**row)
    return score._replace(against={name: Share(*share) for name, share in score.against.items()})


def with_score(known: list[Score], new: Score) -> list[Score]:
    """The scores with a new one in the place of an older one of the same bot at the same tables."""
    rest = [score for score in known if score[:4] != new[:4]]
    return sorted([*rest, new], key=lambda score: (list(GAMES).index(score.game), score.tables, -score.value))


def text_of(scores: list[Score]) -> str:
    """A line for each score, so that a change can be read."""
    rows = ",\n".join(json.dumps(score._asdict(), ensure_ascii=False) for score in scores)
    return f'{{"format": {FORMAT}, "scores": [\n{rows}\n]}}\n'


def page_of(scores: list[Score]) -> str:
    parts = [HEAD]
    for game, tables in dict.fromkeys((score.game, score.tables) for score in scores):
        here = [score for score in scores if (score.game, score.tables) == (game, tables)]
        others = list(dict.fromkeys(name for score in here for name in score.against))
        seats = benchmark_of(game)["seats"]
        parts.append(f"## {game.capitalize()}, {tables}\n\n{seats} seats, a fair share is {1 / seats:.0%}.\n")
        heads = ["bot", "score", "95 % interval", *(f"among {name}" for name in others), "games"]
        parts.append(table(heads, [row_of(score, others) for score in here]) + "\n")
        parts.append("\n".join(f"- {score.cite()}" for score in here) + "\n")
    return "\n".join(parts)


def row_of(score: Score, others: list[str]) -> list[str]:
    shares = [score.against[name].text() if name in score.against else "–" for name in others]
    interval = f"{score.low:.2f} – {score.high:.2f}"
    return [score.bot, f"{score.value:.2f}", interval, *shares, f"{score.games:,}"]
