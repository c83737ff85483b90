"""Ratings of bots from the ranks in their games, by openskill's Plackett-Luce model."""

import random
from statistics import stdev
from typing import NamedTuple

from openskill.models import PlackettLuce

from periplus.arena.plan import Plan, Played
from periplus.arena.statistics import NORMAL_95

WORK = 40_000  # games to rate in all, for the bootstrap
FEWEST = 40  # samples of the bootstrap, however many games there are
MOST = 200  # and however few

Ranking = tuple[list[str], list[float]]  # the bot and the rank of each seat


class Rating(NamedTuple):
    """A bot's strength on openskill's scale, on which a newcomer has 25; only differences count."""

    mu: float
    low: float
    high: float


def ratings_of(plan: Plan, played: list[Played]) -> dict[str, Rating]:
    """The rating of each level.

    The library's own estimate of its error (sigma) holds for independent games, but these come in deals. So
    the intervals are bootstrapped: deals are sampled with replacement, in any order. Where that gives less
    than sigma, as when one level wins every game, sigma is used.
    """
    deals: dict[int, list[Ranking]] = {}
    for game in played:
        if game.match.ranks:
            ranking = (plan.seating(game.number), [float(rank) for rank in game.match.ranks])
            deals.setdefault(plan.deal_of(game.number), []).append(ranking)
    groups = list(deals.values())
    rng = random.Random(plan.seed)
    times = max(FEWEST, min(MOST, WORK // max(1, sum(map(len, groups)))))
    again = [rate(plan.levels, rng.choices(groups, k=len(groups))) for _ in range(times if groups else 0)]
    found: dict[str, Rating] = {}
    for level, (mu, sigma) in rate(plan.levels, groups).items():
        bootstrap = stdev([mus[level][0] for mus in again]) if again else 0.0
        reach = NORMAL_95 * max(bootstrap, sigma)
        found[level] = Rating(mu, mu - reach, mu + reach)
    return found


def rate(levels: list[str], deals: list[list[Ranking]]) -> dict[str, tuple[float, float]]:
    """Mu and sigma after one pass over the games. Bots do not change: there is no drift (tau) to follow."""
    model = PlackettLuce(tau=0.0)
    ratings = {level: model.rating() for level in levels}
    for seats, ranks in (game for deal in deals for game in deal):
        old = [ratings[level] for level in seats]
        new = model.rate([[model.create_rating([each.mu, each.sigma])] for each in old], ranks=ranks)
        # Each seat of a level counts as a game of its own: the steps add up, and sigma shrinks for each.
        steps = {level: [0.0, 1.0] for level in seats}
        for level, before, (after,) in zip(seats, old, new, strict=True):
            steps[level][0] += after.mu - before.mu
            steps[level][1] *= after.sigma / before.sigma
        for level, (step, shrink) in steps.items():
            ratings[level] = model.create_rating([ratings[level].mu + step, ratings[level].sigma * shrink])
    return {level: (rating.mu, rating.sigma) for level, rating in ratings.items()}
