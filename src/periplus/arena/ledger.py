"""What is counted in many games, to see how balanced a game's map, board or cards are.

A ledger is filled game by game and writes a section of the ladder's page. Each game has its own, in its room.
"""

from collections import Counter
from typing import NamedTuple

from periplus.arena.match import Match
from periplus.arena.statistics import Share, share_of
from periplus.kernel.events import Event
from periplus.kernel.voyage import Voyage

CHANCE = 0.05  # that an interval of 95 % misses the truth


class Sailed(NamedTuple):
    """A game that is over. Games of the same luck, a seed and a deal, are not independent of each other."""

    voyage: Voyage
    match: Match
    luck: tuple[int, int]

    @property
    def players(self) -> int:
        return len(self.voyage.seats)

    @property
    def facts(self) -> list[Event]:
        """All that happened, with all secrets."""
        return [event for _, event in self.voyage.log]


class Stake:
    """What some seats won, as a multiple of their fair share: 1 is fair, however many play."""

    def __init__(self) -> None:
        self.number = 0
        self.players = 0
        self.won: dict[
            tuple[int, int], list[float]
        ] = {}  # by luck; a win counts as many as there are players

    def add(self, game: Sailed, seat: int) -> None:
        self.number += 1
        self.players += game.players
        self.won.setdefault(game.luck, []).append(game.players * game.match.credit(seat))

    def multiple(self) -> Share:
        """The mean with its interval; if no seat was added, the interval is as wide as can be.

        Tables have different numbers of players. If the multiple is the same at all of them, wins scatter as
        they would at tables of the mean size, so `share_of` is asked for the share at such a table.
        """
        size = self.players / self.number if self.number else 1.0
        share = share_of([[won / size for won in deal] for deal in self.won.values()])
        return Share(*[size * bound for bound in share])

    def order(self) -> tuple[bool, float]:
        """To sort by: the largest multiple comes first, and what nobody had last."""
        return not self.number, -self.multiple().value

    def cells(self) -> list[str]:
        """The multiple and its interval, for a table."""
        if not self.number:
            return ["–", "–"]
        multiple = self.multiple()
        return [f"**{multiple.value:.2f}**", f"{multiple.low:.2f} – {multiple.high:.2f}"]


class Ledger:
    """Counts what happens in many games of one kind."""

    title = ""

    def __init__(self) -> None:
        self.tables: Counter[int] = Counter()  # games by the number of players
        self.bots: dict[str, None] = {}

    @property
    def games(self) -> int:
        return self.tables.total()

    def note(self, game: Sailed) -> None:
        self.tables[game.players] += 1
        self.bots.update(dict.fromkeys(game.voyage.seats))
        self.count(game)

    def count(self, game: Sailed) -> None:
        raise NotImplementedError

    def paragraphs(self) -> list[str]:
        """The tables and what they say."""
        raise NotImplementedError

    def section(self) -> str:
        bots = ", ".join([f"`{bot}`" for bot in self.bots])
        sizes = ", ".join([f"{self.tables[size]:,} with {size}" for size in sorted(self.tables)])
        opening = f"Counted in the games of {bots} among themselves, by the number of players: {sizes}."
        return "\n\n".join([f"### {self.title}", opening, *self.paragraphs()]) + "\n"


def part(some: int, whole: int) -> str:
    """A part of a whole in per cent."""
    return f"{some / whole:.0%}" if whole else "–"


def listed(names: list[str]) -> str:
    return ", ".join(names) or "none"


def strays(stakes: dict[str, Stake], fair: float, what: str) -> str:
    """Lines that say which stakes surely lie above or below what is fair."""
    lasting = {name: stake.multiple() for name, stake in stakes.items() if stake.number}
    above = listed([name for name, multiple in lasting.items() if multiple.low > fair])
    below = listed([name for name, multiple in lasting.items() if multiple.high < fair])
    by_chance = f"about {CHANCE * len(lasting):.1f} of {len(lasting)} {what} would be in these lists"
    return (
        f"- Surely above {fair:.2f}: {above}.\n- Surely below {fair:.2f}: {below}.\n"
        f"- If all were alike, {by_chance} by chance."
    )
