"""The results of the games of a plan."""

from collections import Counter
from functools import cached_property
from statistics import fmean, median
from typing import NamedTuple

from periplus.arena.plan import Plan, Played
from periplus.arena.ratings import Rating, ratings_of
from periplus.arena.statistics import Share, share_of


class Spread(NamedTuple):
    """How some numbers are spread: their middle, and from where to where they reach."""

    mean: float
    median: float
    low: float  # the 5th percentile
    high: float  # the 95th

    @staticmethod
    def of(numbers: list[float]) -> "Spread | None":
        if not numbers:
            return None
        line = sorted(numbers)
        return Spread(fmean(line), median(line), quantile(line, 0.05), quantile(line, 0.95))


def quantile(line: list[float], part: float) -> float:
    """The number below which this part of an ascending list lies."""
    return line[min(len(line) - 1, int(part * len(line)))]


class Tally:
    """The games of a plan that have been played, and all that can be counted in them."""

    def __init__(self, plan: Plan, played: list[Played]) -> None:
        self.plan = plan
        self.played = played
        self.copies = Counter(plan.bots)  # how many bots of a level are at the table
        self.games = len(played)
        self.deals = len({plan.deal_of(game.number) for game in played})
        self.undecided = sum(not game.match.ranks for game in played)
        self.wins = dict.fromkeys(plan.levels, 0.0)  # a shared win is split
        for game, seats in self.seated():
            for seat, level in enumerate(seats):
                self.wins[level] += game.match.credit(seat)

    def seated(self) -> list[tuple[Played, list[str]]]:
        """Each game with the bots in its seats."""
        return [(game, self.plan.seating(game.number)) for game in self.played]

    # Who wins

    def share(self, level: str) -> Share:
        """The share of all games that the bots of a level win."""

        def won(game: Played) -> float:
            seats = self.plan.seating(game.number)
            return sum(game.match.credit(seat) for seat, other in enumerate(seats) if other == level)

        return share_of(self.by_deal({game.number: won(game) for game in self.played}))

    def fair(self, level: str) -> float:
        """What a level would win if all were equally strong."""
        return self.copies[level] / len(self.plan.bots)

    def seat_share(self, seat: int) -> Share:
        """The share of all games that a seat wins."""
        return share_of(self.by_deal({game.number: game.match.credit(seat) for game in self.played}))

    def order_share(self, place: int) -> Share:
        """The share of all games won by whoever begins (0), by the next player (1), and so on.

        Mirrored games have the same luck and the same beginner: the interval counts deals.
        """
        seats = len(self.plan.bots)
        won = {game.number: game.match.credit((game.match.first + place) % seats) for game in self.played}
        return share_of(self.by_deal(won), deals_count_once=True)

    def by_deal(self, won: dict[int, float]) -> list[list[float]]:
        """What was won in each game, the games of a deal together."""
        deals: dict[int, list[float]] = {}
        for number, credit in won.items():
            deals.setdefault(self.plan.deal_of(number), []).append(credit)
        return list(deals.values())

    def beats(self, level: str, other: str) -> float | None:
        """How often a bot of one level finishes ahead of one of the other in a game; a tie counts half."""
        meetings = better = 0.0
        for game, seats in self.seated():
            ranks = game.match.ranks
            for mine in [rank for rank, name in zip(ranks, seats) if name == level]:
                for theirs in [rank for rank, name in zip(ranks, seats) if name == other]:
                    meetings += 1
                    better += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
        return better / meetings if meetings and level != other else None

    @cached_property
    def ratings(self) -> dict[str, Rating]:
        return ratings_of(self.plan, self.played)

    # Points, lengths, times

    def scores(self, level: str) -> list[float]:
        """The points of every bot of a level in every finished game."""
        return [
            float(score)
            for game, seats in self.seated()
            for score, name in zip(game.match.scores, seats)
            if name == level
        ]

    def winning_scores(self) -> list[float]:
        """The winner's points in every finished game."""
        return [float(game.match.scores[game.match.winners[0]]) for game in self.played if game.match.winners]

    def sources(self, level: str) -> dict[str, float]:
        """The points of a bot of a level in an average game, by where they come from."""
        found = [
            sources
            for game, seats in self.seated()
            for sources, name in zip(game.match.sources, seats)
            if name == level
        ]
        names = dict.fromkeys(name for sources in found for name in sources)
        return {name: fmean(sources.get(name, 0) for sources in found) for name in names}

    def lengths(self, what: str) -> list[float]:
        """The turns, decisions or plies of each game."""
        return [float(getattr(game.match, what)) for game in self.played]

    def seconds(self, level: str) -> list[float]:
        """The CPU time of every choice of the bots of a level."""
        return [
            second
            for game, seats in self.seated()
            for seconds, name in zip(game.match.seconds, seats)
            if name == level
            for second in seconds
        ]
