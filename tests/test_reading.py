"""What the others' deeds tell of what they hide, and that a search heeds it."""

import pytest
from librt.vecs import vec

from periplus.bots.parts import parts_of, traits_of
from periplus.bots.searcher import Budget, Searcher
from periplus.games import GAMES, game_named
from periplus.games.ulysses.rules.components import GOALS
from periplus.games.ulysses.rules.state import Position
from periplus.games.ulysses.rules.verbs import PROPOSED, TOOK_GOAL
from periplus.games.ulysses.search.reading import UlyssesReading
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.events import UNSEEN
from periplus.kernel.game import DEALER, State
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.playout import random_click
from periplus.kernel.voyage import Voyage

ME, OTHER = 0, 1


def opening(name: str, seats: int) -> State:
    """A game that has been dealt."""
    state, choices, chance = game_named(name).start(seats, {}), Choices(), Chance(1)
    while state.seat == DEALER:
        state.apply(random_click(state, choices, chance))
    return state


def guesses(state: State, number: int = 60) -> list[State]:
    knowledge, chance = Knowledge(state, ME), Chance(3)
    return [knowledge.guess(chance) for _ in range(number)]


def has_goal(world: State, seat: int, place: int) -> bool:
    assert isinstance(world, Position)
    return place in [int(world.goals[seat * GOALS + slot]) for slot in range(GOALS)]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def test_a_god_who_spoke_for_a_place_is_thought_to_have_goals_there() -> None:
    state = opening("ulysses", 3)
    assert isinstance(state, Position)
    place = next(
        int(state.chart.near[state.ship * state.chart.size + at])
        for at in range(state.chart.degree[state.ship])
        if not has_goal(state, ME, int(state.chart.near[state.ship * state.chart.size + at]))
    )
    reading, worlds = UlyssesReading([1.0, 1.0, 1.0]), guesses(state, 400)
    reading.hear(state, [[PROPOSED, OTHER, place]])
    there = [reading.likely(world) for world in worlds if has_goal(world, OTHER, place)]
    elsewhere = [reading.likely(world) for world in worlds if not has_goal(world, OTHER, place)]
    assert mean(there) > 1.3 * mean(elsewhere)


def test_what_a_god_said_tells_nothing_of_a_goal_taken_later() -> None:
    state = opening("ulysses", 3)
    assert isinstance(state, Position)
    reading, out = UlyssesReading([1.0, 1.0, 1.0]), vec[float]([0.0] * 3)
    place = int(state.goals[OTHER * GOALS])
    colours = {int(state.chart.colour[state.goals[OTHER * GOALS + slot]]) for slot in range(GOALS)}
    said = [[PROPOSED, OTHER, place]]
    reading.hear(state, said)
    reading.measure(state, out)
    assert out[0] != 0
    reading.hear(state, said + [[TOOK_GOAL, OTHER, colour, UNSEEN] for colour in colours])
    reading.measure(state, out)
    assert out[0] == 0


def test_a_search_takes_plausible_guesses_more_often() -> None:
    game, state = game_named("ulysses"), opening("ulysses", 3)
    assert isinstance(state, Position)
    said = [[PROPOSED, OTHER, int(state.chart.near[state.ship * state.chart.size])]]
    heeding = Searcher(game, 1, Budget(1)).search(Knowledge(state, ME, said))
    blind = Searcher(game, 1, Budget(1)).search(Knowledge(state, ME, said))
    blind.reading = None
    plausible = [heeding.world(number) for number in range(80)]
    plain = [blind.world(number) for number in range(80)]
    reading = heeding.reading
    assert reading is not None
    assert mean([reading.likely(world) for world in plausible]) > mean([reading.likely(w) for w in plain])


@pytest.mark.parametrize("name", GAMES)
def test_a_lookout_tells_what_its_seat_was_told_and_no_secret_of_others(name: str) -> None:
    game, choices, chance = game_named(name), Choices(), Chance(2)
    voyage = Voyage(game, ["sailor"] * 3, {})
    while voyage.ply < 120 and not voyage.over:
        voyage.click(random_click(voyage.state, choices, chance))
    facts, hidden = voyage.knowledge(ME).facts, 0
    assert len(facts) == len(voyage.log)
    for (_, event), fact in zip(voyage.log, facts, strict=True):
        kind = game.events[event.kind]
        for (argument, _), true, told in zip(kind.args, event.values, fact[1:], strict=True):
            mine = argument not in kind.secret or event.audience < 0 or event.audience >> ME & 1
            assert told == (true if mine else UNSEEN)
            hidden += not mine
    assert hidden > 0
    assert voyage.knowledge(ME, 40).facts == [
        fact for (ply, _), fact in zip(voyage.log, facts, strict=True) if ply < 40
    ]


@pytest.mark.parametrize("name", [name for name in GAMES if parts_of(name).reading is not None])
def test_every_trait_has_a_weight(name: str) -> None:
    reading = parts_of(name).reading
    assert reading is not None
    assert list(traits_of(name)) == reading.traits
