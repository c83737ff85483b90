"""Strengths from many games at once: the Plackett-Luce model, fitted to the places in all of them.

A bot is the first of those left with a chance in proportion to its worth, then the next of the others, and so
on. Places that are shared count as Breslow's approximation has it, as in survival analysis. Libraries for the
model (choix) know neither shared places nor several bots of one name in a game; both are common here.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

POINTS = 1000  # the strength of the bot that others are compared with
SCALE = 400 / np.log(10)  # 400 points: ten times as likely to be first, as in chess
PULL = 0.1  # towards the middle, in games: so nobody is infinitely strong who never lost
STEPS = 60
ENOUGH = 1e-9
SAMPLES = 200  # of the bootstrap
MIDDLE_95 = 2.5, 97.5

Floats = NDArray[np.float64]
Ranking = tuple[Sequence[str], Sequence[float]]  # the bot and the place of each seat


class Strength(NamedTuple):
    """A bot's strength in points, and the interval in which it lies with a probability of 95 %."""

    points: float
    low: float
    high: float
    games: int


def strengths(deals: Sequence[Sequence[Ranking]], standard: str, seed: int) -> dict[str, Strength]:
    """The strength of every bot, beside that of a standard one, from the games by deal.

    The intervals are bootstrapped by deals, since the games of a deal have the same luck.
    """
    names = sorted({name for deal in deals for seats, _ in deal for name in seats})
    stages = [Stage(deal, names, places) for deal, games in enumerate(deals) for places in games]
    rows = [row for stage in stages for row in stage.rows]
    if standard not in names or not rows:
        return {}
    deal_of, first, left = (np.array(column, dtype=np.float64) for column in zip(*rows, strict=True))
    counted = np.bincount(deal_of.astype(int), minlength=len(deals)) > 0
    rng = np.random.default_rng(seed)

    def measured(weights: Floats) -> Floats:
        worth = fit(first, left, weights[deal_of.astype(int)])
        points: Floats = POINTS + SCALE * (worth - worth[names.index(standard)])
        return points

    told = measured(np.ones(len(deals)))
    drawn = rng.multinomial(len(deals), np.full(len(deals), 1 / len(deals)), SAMPLES)
    again = np.array([measured(weights * counted) for weights in drawn.astype(float)])
    low, high = np.percentile(again, MIDDLE_95, axis=0)
    games = [sum(name in seats for deal in deals for seats, _ in deal) for name in names]
    return {
        name: Strength(float(told[at]), float(low[at]), float(high[at]), games[at])
        for at, name in enumerate(names)
    }


class Stage:
    """A game as the model sees it: at each place, who has it and who was left to have it."""

    def __init__(self, deal: int, names: list[str], game: Ranking) -> None:
        seats, places = game
        self.rows: list[tuple[int, list[int], list[int]]] = []
        for place in sorted(set(places)):
            first = [sum(n == name and p == place for n, p in zip(seats, places)) for name in names]
            left = [sum(n == name and p >= place for n, p in zip(seats, places)) for name in names]
            if sum(1 for number in left if number) > 1:  # else it is certain
                self.rows.append((deal, first, left))


def fit(first: Floats, left: Floats, weights: Floats) -> Floats:
    """The logarithms of the worths that make these places most likely, by Newton's method."""
    worth = np.zeros(first.shape[1])
    number = weights * first.sum(axis=1)
    observed = weights @ first
    for _ in range(STEPS):
        chances = left * np.exp(worth)
        chances /= chances.sum(axis=1, keepdims=True)
        slope = observed - number @ chances - PULL * worth
        curve = np.diag(number @ chances) - (chances * number[:, None]).T @ chances
        step = np.linalg.solve(curve + PULL * np.eye(len(worth)), slope)
        worth = worth + np.clip(step, -2.0, 2.0)
        if np.abs(step).max() < ENOUGH:
            break
    result: Floats = worth
    return result
