"""The game is solved: of two perfect players, the first loses 1/18 of a chip a game on average.

The whole tree is walked with exact fractions, so these tests leave no doubt about the rules.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

import pytest

from periplus.kernel.game import DEALER, NOBODY, State
from periplus_kuhn.game import GAME
from periplus_kuhn.rules import BET, CALL, CHECK, FOLD, Position

JACK, QUEEN, KING = range(3)

Situation = tuple[int, int, tuple[int, ...]]  # a seat, its card, and the clicks so far: all that it knows
Strategy = Callable[[Situation], dict[int, Fraction]]  # how likely each click is


def situation(state: State) -> Situation:
    assert isinstance(state, Position)
    seat = int(state.seat)
    return seat, state.cards[seat], tuple(state.clicks)


def positions(state: State) -> Iterator[State]:
    """Every position of the game."""
    yield state
    for code in state.legal():
        after = state.clone()
        after.apply(code)
        yield from positions(after)


def value(state: State, strategies: list[Strategy]) -> Fraction:
    """What the first seat wins on average."""
    if state.seat == NOBODY:
        return Fraction(state.result().scores[0])
    legal = state.legal()
    chances = {code: Fraction(1, len(legal)) for code in legal}
    if state.seat != DEALER:
        chances = strategies[int(state.seat)](situation(state))
    total = Fraction(0)
    for code in legal:
        if chances[code]:
            after = state.clone()
            after.apply(code)
            total += chances[code] * value(after, strategies)
    return total


def perfect(bluff: Fraction) -> list[Strategy]:
    """The known equilibria: the first player bluffs with the jack as often as this, up to a third."""
    third, never, always = Fraction(1, 3), Fraction(0), Fraction(1)
    opens = {JACK: bluff, QUEEN: never, KING: 3 * bluff}
    calls_late = {JACK: never, QUEEN: bluff + third, KING: always}
    bets_after_check = {JACK: third, QUEEN: never, KING: always}
    calls = {JACK: never, QUEEN: third, KING: always}

    def first(known: Situation) -> dict[int, Fraction]:
        _, card, clicks = known
        return answer(calls_late[card]) if clicks else opening(opens[card])

    def second(known: Situation) -> dict[int, Fraction]:
        _, card, clicks = known
        return opening(bets_after_check[card]) if clicks == (CHECK,) else answer(calls[card])

    return [first, second]


def opening(bets: Fraction) -> dict[int, Fraction]:
    return {CHECK: 1 - bets, BET: bets}


def answer(calls: Fraction) -> dict[int, Fraction]:
    return {FOLD: 1 - calls, CALL: calls}


def fixed_strategies(seat: int) -> Iterator[Strategy]:
    """Every way for a seat to play without chance."""
    legal = {
        situation(state): state.legal() for state in positions(GAME.start(2, {})) if int(state.seat) == seat
    }
    for clicks in product(*legal.values()):
        chosen = dict(zip(legal, clicks, strict=True))

        def strategy(known: Situation, chosen: dict[Situation, int] = chosen) -> dict[int, Fraction]:
            return {code: Fraction(code == chosen[known]) for code in legal[known]}

        yield strategy


@pytest.mark.parametrize(("seats", "ends", "situations"), [(2, 30, 12), (3, 312, 48)])
def test_the_tree_has_its_known_size(seats: int, ends: int, situations: int) -> None:
    tree = list(positions(GAME.start(seats, {})))
    assert sum(state.seat == NOBODY for state in tree) == ends
    assert len({situation(state) for state in tree if state.seat >= 0}) == situations


def test_what_a_seat_sees_is_what_it_may_tell_apart() -> None:
    deciding = [state for state in positions(GAME.start(3, {})) if state.seat >= 0]
    by_view = {(str(state.view(state.seat)), situation(state)) for state in deciding}
    assert len(by_view) == len({view for view, _ in by_view}) == len({known for _, known in by_view})


@pytest.mark.parametrize("bluff", [Fraction(0), Fraction(1, 6), Fraction(1, 3)], ids=str)
def test_the_first_player_loses_an_eighteenth(bluff: Fraction) -> None:
    assert value(GAME.start(2, {}), perfect(bluff)) == Fraction(-1, 18)


@pytest.mark.parametrize("bluff", [Fraction(0), Fraction(1, 6), Fraction(1, 3)], ids=str)
def test_nobody_gains_by_leaving_the_equilibrium(bluff: Fraction) -> None:
    first, second = perfect(bluff)
    start = GAME.start(2, {})
    assert max(value(start, [other, second]) for other in fixed_strategies(0)) == Fraction(-1, 18)
    assert min(value(start, [first, other]) for other in fixed_strategies(1)) == Fraction(-1, 18)


def test_who_always_bets_can_be_exploited() -> None:
    start = GAME.start(2, {})
    assert min(value(start, [lambda known: opening(Fraction(1)), other]) for other in fixed_strategies(1)) < (
        Fraction(-1, 18)
    )
