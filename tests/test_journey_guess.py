"""Law 5 in Journey: the display is remembered, what went back by lamp is a secret, the rest is fair."""

from collections import Counter
from collections.abc import Iterator
from math import comb
from typing import cast

import pytest

from periplus.games.journey.game import GAME
from periplus.games.journey.rules.components import EXPLORER_DECK
from periplus.games.journey.rules.payment import BILL_NAMES, bill_counts
from periplus.games.journey.scene import HAND_NAMES
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import parse
from periplus.kernel.events import Log
from periplus.kernel.game import NOBODY, SPECTATOR, State
from periplus.kernel.notation import read_click
from periplus.kernel.playout import random_click
from periplus.testing.fairness import assert_fair

pytestmark = pytest.mark.both

Facts = list[tuple[str, list[int]]]


def play(seats: int, seed: int) -> Iterator[tuple[State, Facts]]:
    """A random game: the position after each decision, and what all were told of it."""
    state, choices, chance = GAME.start(seats, {}), Choices(), Chance(seed)
    while state.seat != NOBODY:
        log = Log(GAME.events)
        state.apply(random_click(state, choices, chance), log)
        seen = [event.seen_by(SPECTATOR, GAME.events) for event in log.events]
        yield state, [(GAME.events[event.kind].name, event.values) for event in seen]


def hands(state: State) -> list[Counter[str]]:
    return [Counter(hand) for hand in cast(list[dict[str, int]], state.describe()["hands"])]


def shown(name: str, values: list[int]) -> Counter[str]:
    """The hand cards that a fact shows leaving a hand."""
    if name == "discarded":
        return Counter([HAND_NAMES[values[1]]])
    if name not in ("paid", "discovered", "shone", "saw", "protected"):
        return Counter()
    bill = bill_counts(values[2] if name == "saw" else values[1])
    return Counter(dict(zip(BILL_NAMES, bill, strict=True)))


def test_a_card_taken_from_the_display_is_in_that_hand_until_it_is_played() -> None:
    checked = 0
    for seats in (2, 4):
        known: list[Counter[str]] = [Counter() for _ in range(seats)]
        for number, (state, facts) in enumerate(play(seats, seats)):
            for name, values in facts:
                if name == "took":
                    known[values[0]][HAND_NAMES[values[1]]] += 1
                elif shown(name, values):
                    known[values[0]] -= shown(name, values)
            if number % 40 == 0:
                for viewer in range(seats):
                    guessed = hands(state.guess(viewer, Chance(number)))
                    assert all(cards <= hand for cards, hand in zip(known, guessed, strict=True))
                    checked += sum(map(len, known))
    assert checked > 100


def test_before_a_reshuffle_an_unseen_explorer_card_may_be_in_any_hand_or_the_deck() -> None:
    state = next(state for state, facts in play(3, 5) if ("turn", [state.seat, 1]) in facts)
    pool = [21 - hands(state)[0][colour] for colour in ("blue", "red", "yellow")]
    found: Counter[int] = Counter()
    chance = Chance(8)
    for _ in range(2000):
        found[hands(state.guess(0, chance))[1]["red"]] += 1
    red, others = pool[1], pool[0] + pool[2]
    assert_fair(found, {n: comb(red, n) * comb(others, 6 - n) / comb(red + others, 6) for n in range(7)})


def test_a_reshuffle_tells_the_deck_exactly() -> None:
    found = 0
    for state, facts in play(4, 3):
        if not any(name == "reshuffled" and values[0] == EXPLORER_DECK for name, values in facts):
            continue
        truth = cast(dict[str, int], state.describe()["deck"])
        for viewer in (SPECTATOR, 0, 3):
            guessed = cast(dict[str, int], state.guess(viewer, Chance(1)).describe()["deck"])
            for colour in ("blue", "red", "yellow"):
                assert guessed.get(colour, 0) == truth.get(colour, 0)
        found += 1
    assert found > 0


LAMP = """
pieces = { red = "D5" }
hands = [{ red = 2, rope = 1, lamp = 2 }, { blue = 1 }]
fossil_deck = { single = 4, gold = 3, quartz = 2 }
"""


def test_a_fossil_returned_by_lamp_is_known_to_its_discoverer_alone() -> None:
    state = GAME.set_up(2, {}, parse(LAMP, "a scene").root)
    clicks = ["move red", "step D6", "step D7", "stop", "pay red*2+rope", "lamp lamp*2"]
    for click in [
        *clicks,
        "unearth gold",
        "unearth quartz",
        "unearth single",
        "return quartz",
        "return single",
    ]:
        state.apply(read_click(GAME, state, click))
    found: Counter[str] = Counter()
    for seed in range(1500):
        assert state.guess(0, Chance(seed)).describe()["under"] == ["quartz", "single"]
        found[cast(list[str], state.guess(1, Chance(seed)).describe()["under"])[0]] += 1
    # Beside the gold that was kept, four single ones, two of gold and two of quartz are left.
    assert_fair(found, {"single": 4 / 8, "gold": 2 / 8, "quartz": 2 / 8})


def test_only_events_that_can_be_kept_are_guessed_in_a_hand() -> None:
    state = GAME.set_up(2, {}, parse("kept = [{}, { lucky = 1, stay_liquid = 1 }]", "a scene").root)
    found: Counter[str] = Counter()
    for seed in range(1000):
        guessed = cast(list[dict[str, int]], state.guess(0, Chance(seed)).describe()["kept"])[1]
        assert sum(guessed.values()) == 2
        found.update(guessed)
    assert_fair(found, dict.fromkeys(["mixed_colours", "flexible_use", "stay_liquid", "lucky"], 1 / 4))
