"""Ratings of people who want them, by openskill's Plackett-Luce model; bots have theirs from the ladder.

The library is loaded with the first rated game.
"""

import json
from functools import cache
from pathlib import Path

from sqlalchemy import Connection

from periplus.bots.styles import name_of
from periplus.store import Seat, ratings
from periplus.store.ratings import Rating
from periplus.store.tables import BOT

BOTS = Path(__file__).with_name("bot_ratings.json")
NEWCOMER = Rating(25.0, 25 / 3, 0)
SURE = 0.5  # of a bot's rating, which never changes
POINTS = 1000  # what a newcomer's rating, a helmsman's, is shown as
SCALE = 40
NORMAL_95 = 1.96


@cache
def bots() -> dict[str, dict[str, float]]:
    """By game and level; a bot counts as one of its level, whatever its temperament."""
    found: dict[str, dict[str, float]] = json.loads(BOTS.read_text("utf-8"))
    return found


def points(mu: float) -> int:
    return round(POINTS + SCALE * (mu - NEWCOMER.mu))


def shown(rating: Rating) -> tuple[int, int, int]:
    """A rating as it is shown: its value, and between which values it is in 19 of 20 cases."""
    reach = NORMAL_95 * rating.sigma
    return points(rating.mu), points(rating.mu - reach), points(rating.mu + reach)


def score(connection: Connection, id: str, game: str, seats: list[Seat], ranks: list[int], at: float) -> None:
    """Rate the people at a table whose game has just ended, among each other and with its bots.

    Whoever did not play to the end comes last: left, was out of time, or is still stood in for.
    """
    rated = ratings.rated_at(connection, id)
    measured = bots().get(game, {})
    levels = {
        number: measured[level]
        for number, seat in enumerate(seats)
        if seat.kind == BOT and number not in rated and (level := name_of(seat.level).level) in measured
    }
    if not rated or len(rated) + len(levels) < 2:
        return
    known = ratings.of_accounts(connection, game, [account for account, _ in rated.values()])
    before = {number: known.get(account, NEWCOMER) for number, (account, _) in rated.items()}
    before |= {number: Rating(mu, SURE, 0) for number, mu in levels.items()}
    away = {number for number, (_, gone) in rated.items() if gone or seats[number].level}
    last = max(ranks) + 1
    places = {number: last if number in away else ranks[number] for number in before}
    for number, (mu, sigma) in rate(before, places).items():
        if number in rated:
            now = Rating(mu, sigma, before[number].games + 1)
            ratings.keep(connection, id, game, rated[number][0], now, at)


def rate(before: dict[int, Rating], places: dict[int, int]) -> dict[int, tuple[float, float]]:
    """Mu and sigma after a game in which these were the places."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    numbers = sorted(before)
    teams = [[model.create_rating([before[number].mu, before[number].sigma])] for number in numbers]
    after = model.rate(teams, ranks=[float(places[number]) for number in numbers])
    return {number: (team[0].mu, team[0].sigma) for number, team in zip(numbers, after, strict=True)}
