"""Random games inside the compiled unit: for the bench, the laws, and the roll-outs of a search."""

from mypy_extensions import i64

from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.game import DEALER, NOBODY, State


def random_click(state: State, choices: Choices, chance: Chance) -> i64:
    """A legal code: any one of a seat's with equal chances, the dealer's by their weights."""
    state.offer(choices)
    if state.seat != DEALER:
        return choices.codes[chance.below(choices.count)]
    ticket: i64 = chance.below(choices.total)
    at: i64 = 0
    while ticket >= choices.weights[at]:
        ticket -= choices.weights[at]
        at += 1
    return choices.codes[at]


def play_out(state: State, choices: Choices, chance: Chance, limit: i64) -> i64:
    """Play to the end, or `limit` plies far, at random; returns the number of the seats' decisions."""
    decisions: i64 = 0
    while state.seat != NOBODY and limit > 0:
        if state.seat != DEALER:
            decisions += 1
        state.apply(random_click(state, choices, chance))
        limit -= 1
    return decisions


def play_many(start: State, games: i64, seed: int, limit: i64) -> i64:
    """Play whole random games from a position; returns the number of the seats' decisions in all."""
    choices = Choices()
    chance = Chance(seed)
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_out(start.clone(), choices, chance, limit)
    return decisions
