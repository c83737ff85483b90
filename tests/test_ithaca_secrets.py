"""Laws of Ithaca about what is hidden, and what a seat can conclude of it."""

from collections import Counter
from math import comb

import pytest

from periplus.games.ithaca.game import GAME
from periplus.games.ithaca.rules.components import (
    kinds_of,
)
from periplus.games.ithaca.rules.state import (
    BID_PHASE,
    Position,
)
from periplus.kernel.chance import Chance
from periplus.kernel.events import UNSEEN
from periplus.kernel.game import NOBODY, SPECTATOR
from periplus.kernel.notation import read_click
from periplus.testing.covering import covers
from periplus.testing.fairness import assert_fair
from tests.ithaca_voyages import (
    CARDS,
    ITHACA,
    kinds,
    play,
    set_up,
    size_of,
    steps,
    voyage,
)

pytestmark = pytest.mark.both


@covers("ithaca", "I-36", "R-39", "R-55")
def test_what_the_others_see() -> None:
    """Of hands, Oracles and laid bids the number of cards; everything else is open."""
    for step in voyage(3, {}, 3):
        s = step.after
        views = {viewer: s.view(viewer) for viewer in (SPECTATOR, 0, 1, 2)}
        own = {"viewer", "hand", "oracle", "defence", "bid", "choice"}
        for viewer, seen in views.items():
            assert all(seen[key] == views[SPECTATOR][key] for key in seen if key not in own)
            assert seen["hand"] == (kinds_of(int(s.hands[viewer])) if viewer >= 0 else None)
            assert seen["oracle"] == (kinds_of(int(s.oracles[viewer])) if viewer >= 0 else None)
        if s.seat != NOBODY:
            assert views[SPECTATOR]["shown_oracles"] is None


@covers("ithaca", "I-10", "I-77", "I-78")
def test_drawn_cards_and_oracle_cards_are_told_to_their_owner_only() -> None:
    hidden = ("dealt_oracle", "drew", "consulted")
    found: Counter[str] = Counter()
    for step in steps():
        for event in step.events:
            name = GAME.events[event.kind].name
            if name in hidden:
                found[name] += 1
                seat = event.values[0]
                assert event.seen_by(seat, GAME.events).values == event.values
                for other in (SPECTATOR, (seat + 1) % int(step.after.seats)):
                    assert event.seen_by(other, GAME.events).values[1] == UNSEEN
    assert all(found[name] > 0 for name in hidden)


@covers("ithaca", "I-78", "R-39")
def test_a_swap_shows_the_old_card_to_all_and_the_new_one_to_nobody_else() -> None:
    text = (
        'stage = "deed"\nroutes = ["r02"]\nhands = [["z4", "a1", "h1", "i1"]]\noracles = [["i2", "h2", "z1"]]'
    )
    state = set_up(text)
    play(state, "oracle z4")
    step = ITHACA.step(state, read_click(GAME, state, "swap z1"))
    new, old = kinds("z4", "z1")
    swapped = step.events[0]
    assert swapped.seen_by(0, GAME.events).values == [0, new, old]
    assert swapped.seen_by(1, GAME.events).values == [0, UNSEEN, old]
    assert kinds_of(int(state.oracles[0])) == kinds("z4", "h2", "i2")


def test_a_choice_in_the_making_is_seen_by_nobody_else() -> None:
    made = 0
    for step in steps():
        s = step.after
        if s.seat >= 0 and s.view(s.seat)["choice"] is not None:
            made += 1
            for viewer in (SPECTATOR, (int(s.seat) + 1) % int(s.seats)):
                assert s.view(viewer) == step.before.view(viewer)
    assert made > 50


# ---- what a seat can conclude ----


@covers("ithaca", "I-66", "R-47")
def test_a_laid_bid_is_guessed_to_be_of_the_prizes_god() -> None:
    laid = 0
    chance = Chance(1)
    for step in steps():
        s = step.after
        if s.phase != BID_PHASE or not step.told("laid_bid"):
            continue
        laid += 1
        for viewer in range(-1, int(s.seats)):
            guess = s.guess(viewer if viewer >= 0 else SPECTATOR, chance)
            assert isinstance(guess, Position)
            assert size_of(guess) == size_of(s)
            cards = [kind for row in guess.bids for kind in kinds_of(int(row))]
            assert all(CARDS.gods[kind] >> s.god & 1 for kind in cards)
    assert laid > 5


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_before_a_reshuffle_an_unseen_card_may_be_anywhere(viewer: int) -> None:
    state = next(step.after for step in voyage(3, {}, 1) if step.after.turn == 3 and step.after.seat >= 0)
    zeus = [kind for kind in range(int(CARDS.kinds)) if CARDS.gods[kind] & 1]
    pool = Counter({kind: int(state.deck[kind]) for kind in range(int(CARDS.kinds))})
    for seat in range(3):
        if seat != viewer:
            pool.update(kinds_of(int(state.hands[seat])) + kinds_of(int(state.oracles[seat])))
    wanted = sum(pool[kind] for kind in zeus)
    chance = Chance(7)
    found: Counter[int] = Counter()
    for _ in range(1500):
        guess = state.guess(viewer, chance)
        assert isinstance(guess, Position)
        found[len([kind for kind in kinds_of(int(guess.hands[1])) if kind in zeus])] += 1
    ways = {n: comb(wanted, n) * comb(pool.total() - wanted, 4 - n) for n in range(5)}
    assert_fair(found, {n: way / comb(pool.total(), 4) for n, way in ways.items()})


def test_after_a_reshuffle_the_deck_is_known() -> None:
    found = 0
    for step in steps():
        if step.told("reshuffled") and step.after.deck_size:
            found += 1
            for viewer in range(int(step.after.seats)):
                guess = step.after.guess(viewer, Chance(found))
                assert isinstance(guess, Position)
                assert list(guess.deck) == list(step.after.deck)
    assert found > 10


def test_when_the_suitors_have_been_faced_all_oracles_are_known() -> None:
    *_, last = voyage(4, {}, 1)
    guess = last.after.guess(0, Chance(1))
    assert isinstance(guess, Position)
    assert list(guess.oracles) == list(last.after.oracles)
    assert guess.view(1)["shown_oracles"] == last.after.view(SPECTATOR)["shown_oracles"]
