"""Derives the fixed ratings of bots from the ladder: python -m tools.bot_ratings writes them as data.

On openskill's scale a helmsman has what a newcomer has. Each other level is as far from its neighbour as the
share of games says that it won among copies of it (Plackett-Luce, as the ratings of people).
"""

import json
import math
from pathlib import Path

ROOT = Path(__file__).parents[1]
LADDER = ROOT / "docs" / "ladder.json"
TARGET = ROOT / "src" / "periplus" / "server" / "bot_ratings.json"
NEWCOMER = 25.0
BETA = 25 / 6
SUREST = 0.998  # a share that is nearly all says little of how much stronger somebody is
NEIGHBOURS = [("sailor", "helmsman", -1), ("captain", "helmsman", 1), ("oracle", "captain", 1)]


def distance(share: float, players: int) -> float:
    """How much better one is who wins this share among so many equals."""
    share = min(share, SUREST)
    return BETA * math.sqrt(players) * math.log(share * (players - 1) / (1 - share))


def level(bot: str) -> str:
    return bot.partition("@")[0]


def derived(ladder: Path = LADDER) -> dict[str, dict[str, float]]:
    """By game and level."""
    tables = json.loads(ladder.read_text("utf-8"))["tables"]
    found: dict[str, dict[str, float]] = {}
    for game in sorted({table["game"] for table in tables}):
        ratings = found[game] = {"helmsman": NEWCOMER}
        for one, other, sign in NEIGHBOURS:
            pair = [one, other] if sign > 0 else [other, one]
            met = [
                table
                for table in tables
                if table["game"] == game and [level(bot) for bot in table["bots"][:2]] == pair
            ]
            games = sum(table["games"] for table in met)
            if games:
                steps = [distance(table["share"][0], len(table["bots"])) * table["games"] for table in met]
                ratings[one] = round(ratings[other] + sign * sum(steps) / games, 2)
    return found


if __name__ == "__main__":
    TARGET.write_text(json.dumps(derived(), indent=1) + "\n", "utf-8")
