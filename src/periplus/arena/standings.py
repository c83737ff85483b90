"""Where the bots stand: what the ladder's page says about each table, kept in a file beside it.

A ladder takes days to play and its games fill a disk. So the results are kept without the games, and a table
that is played again replaces its old result.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from periplus.arena.statistics import Share
from periplus.arena.tally import Tally
from periplus.kernel.errors import ArenaError

FORMAT = 2


class Standing(NamedTuple):
    """The result of a table."""

    game: str
    bots: list[str]  # the challenger and those it sits among, or all the same
    games: int
    deals: int
    day: str  # of the last of them
    share: Share  # of the games that bots of the first one's level win
    order: list[Share]  # won by who begins, by the next one, and so on

    @property
    def alike(self) -> bool:
        return len(set(self.bots)) == 1

    @property
    def table(self) -> tuple[str, tuple[str, ...]]:
        return self.game, tuple(self.bots)


def standing_of(tally: Tally, day: str) -> Standing:
    """The result of some games, the last of which was played on this day."""
    plan = tally.plan
    order = [tally.order_share(place) for place in range(len(plan.bots))]
    return Standing(plan.game, plan.bots, tally.games, tally.deals, day, tally.share(plan.bots[0]), order)


class Standings(NamedTuple):
    """All that the page is made of: the tables, and for each game the section on its balance."""

    tables: list[Standing]
    balance: dict[str, str]

    def renewed(self, tables: Iterable[Standing], balance: dict[str, str]) -> "Standings":
        """With what was played since."""
        known = {standing.table: standing for standing in self.tables}
        known.update({standing.table: standing for standing in tables})
        return Standings(list(known.values()), {**self.balance, **balance})


def read_standings(path: Path) -> Standings:
    """What is kept in a file; nothing, if there is none."""
    if not path.exists():
        return Standings([], {})
    try:
        data = json.loads(path.read_text("utf-8"))
        if data["format"] != FORMAT:
            raise ArenaError(f"{path}: format {data['format']}, expected {FORMAT}")
        return Standings([parse(row) for row in data["tables"]], dict(data["balance"]))
    except OSError as error:
        raise ArenaError(f"{path}: {error.strerror}") from None
    except (ValueError, TypeError, KeyError):
        raise ArenaError(
            f"{path}: not the standings of a ladder; delete it to start over from the kept games"
        ) from None


def parse(row: dict[str, Any]) -> Standing:
    standing = Standing(**row)
    return standing._replace(share=Share(*standing.share), order=[Share(*share) for share in standing.order])


def text_of(standings: Standings) -> str:
    """A line for each table, so that a change can be read."""
    rows = ",\n".join([json.dumps(standing._asdict()) for standing in standings.tables])
    balance = json.dumps(standings.balance, ensure_ascii=False, indent=1)
    return f'{{"format": {FORMAT}, "tables": [\n{rows}\n],\n"balance": {balance}}}\n'
