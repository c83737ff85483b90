"""Law 5 in Ithaca: hidden cards are dealt fairly, laid bids fit the prize, a reshuffle tells the deck."""

from collections import Counter
from collections.abc import Iterator
from math import comb
from typing import cast

import pytest

from periplus.games.ithaca.game import GAME
from periplus.games.ithaca.rules.cards import standard_cards
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import parse
from periplus.kernel.events import Log
from periplus.kernel.game import NOBODY, SPECTATOR, State
from periplus.kernel.notation import read_click
from periplus.kernel.playout import random_click
from periplus.testing.fairness import assert_fair

pytestmark = pytest.mark.both

CARDS = standard_cards()


def play(seats: int, seed: int) -> Iterator[tuple[State, list[str]]]:
    """A random game: the position after each decision, and the names of the facts told of it."""
    state, choices, chance = GAME.start(seats, {}), Choices(), Chance(seed)
    while state.seat != NOBODY:
        log = Log(GAME.events)
        state.apply(random_click(state, choices, chance), log)
        yield state, [GAME.events[event.kind].name for event in log.events]


def zone(state: State, key: str) -> list[list[str]]:
    return cast(list[list[str]], state.describe()[key])


def test_before_a_reshuffle_an_unseen_card_may_be_in_any_hand_any_oracle_or_the_deck() -> None:
    state = next(state for state, facts in play(3, 2) if "turn" in facts)
    zeus = {fate.id for fate in CARDS.fates if fate.gods == [0]}
    told = state.describe()
    seen = zone(state, "hands")[0] + zone(state, "oracles")[0]
    for pile in cast(dict[str, list[str]], told["gods"]).values():
        seen += pile
    seen += [card for card, copies in cast(dict[str, int], told["discards"]).items() for _ in range(copies)]
    red = 12 - len([card for card in seen if card in zeus])
    others = 72 - len(seen) - red
    for key, size in (("hands", 4), ("oracles", 1)):
        chance = Chance(4)
        found = Counter(
            len([card for card in zone(state.guess(0, chance), key)[2] if card in zeus]) for _ in range(2000)
        )
        shares = {n: comb(red, n) * comb(others, size - n) for n in range(size + 1)}
        assert_fair(found, {n: ways / comb(red + others, size) for n, ways in shares.items()})


BIDDING = """
gods = { zeus = ["z4", "z1"] }
hands = [["z3", "a1", "h1", "i1"], "any", "any"]
oracles = [["a4"], ["z2", "zh3"], ["i3"]]
routes = ["r01", "r08", "r13"]
"""


def test_a_laid_bid_is_of_the_prizes_god_for_whoever_guesses() -> None:
    state = GAME.set_up(3, {}, parse(BIDDING, "a scene").root)
    for click in ("keep", "influence z3", "deal a1", "pass", "bid z2", "bid zh3", "done"):
        state.apply(read_click(GAME, state, click))
    of_zeus = {fate.id for fate in CARDS.fates if 0 in fate.gods}
    found: Counter[str] = Counter()
    for viewer in (SPECTATOR, 0, 2):
        for seed in range(300):
            bid = zone(state.guess(viewer, Chance(seed)), "bids")[1]
            assert len(bid) == 2
            assert of_zeus.issuperset(bid)
            found.update(bid)
    assert len(found) > 6
    assert zone(state.guess(1, Chance(1)), "bids")[1] == ["z2", "zh3"]


def test_a_reshuffle_tells_the_deck_and_all_hidden_cards_together() -> None:
    found = 0
    for state, facts in play(5, 1):
        if "reshuffled" in facts:
            for viewer in (SPECTATOR, 0, 4):
                guess = state.guess(viewer, Chance(found))
                assert guess.describe()["deck"] == state.describe()["deck"]
                assert hidden(guess) == hidden(state)
            found += 1
    assert found > 0


def hidden(state: State) -> Counter[str]:
    """All cards of hands, Oracles and laid bids together."""
    return Counter(card for key in ("hands", "oracles", "bids") for row in zone(state, key) for card in row)


def test_what_came_from_a_reshuffled_deck_can_be_told_from_what_was_held_before() -> None:
    """A kind of which every card was in the new deck is in no other hand that has not drawn since."""
    for state, facts in play(5, 4):
        if "reshuffled" not in facts:
            continue
        deck = cast(dict[str, int], state.describe()["deck"])
        copies = {fate.id: fate.copies for fate in CARDS.fates}
        whole = {card for card, number in deck.items() if number == copies[card]}
        assert whole
        for seed in range(20):
            assert not whole & set(hidden(state.guess(0, Chance(seed))))
        return
