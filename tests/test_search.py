"""What a search must keep to: it knows what its seat knows, can be asked at any time, and sees a win."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from periplus.bots.hint import hints
from periplus.bots.parts import evaluation_of, parts_of, weights_of
from periplus.bots.search.search import LONGEST
from periplus.bots.searcher import Budget, Searcher
from periplus.games import GAMES, game_named
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import parse
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER, NOBODY, Game, State
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.notation import write_click
from periplus.kernel.playout import random_click
from periplus.kernel.reasons import COMMON
from periplus.kernel.voyage import Voyage
from periplus.testing.tables import Options, each_option_set

every_game = pytest.mark.parametrize("name", GAMES)
FEW = Budget(16)
PLANNING = [name for name in GAMES if parts_of(name).manner.ideas]


def voyages(game: Game, seed: int, every: int) -> Iterator[Voyage]:
    """A random game at moments at which a seat has a choice."""
    low, high = game.seats
    choices, chance = Choices(), Chance(seed)
    voyage = Voyage(game, ["sailor"] * (low + seed % (high - low + 1)), {})
    while not voyage.over and voyage.ply < game.plies:
        if voyage.state.seat != DEALER and voyage.ply % every == 0 and len(voyage.state.legal()) > 1:
            yield voyage
        voyage.click(random_click(voyage.state, choices, chance))


def decisions(game: Game, seed: int, every: int) -> Iterator[State]:
    return (voyage.state for voyage in voyages(game, seed, every))


@pytest.mark.both
@every_game
def test_two_worlds_that_look_the_same_to_a_seat_get_the_same_choice(name: str) -> None:
    game, different = game_named(name), 0
    for seed in range(2):
        for voyage in voyages(game, seed, every=149):
            seat = int(voyage.state.seat)
            other = voyage.state.guess(seat, Chance(seed + 77))
            different += other.pack() != voyage.state.pack()
            knowledge = voyage.knowledge(seat)
            twin = Knowledge(other, seat, knowledge.facts)
            assert Searcher(game, seed, FEW).decide(knowledge) == Searcher(game, seed, FEW).decide(twin)
    assert different > 2


@every_game
def test_knowledge_holds_no_truth(name: str) -> None:
    """What it packs for another process is the same whatever the others hold."""
    game = game_named(name)
    for state in decisions(game, 4, every=61):
        seat = state.seat
        other = state.guess(seat, Chance(5))
        assert Knowledge(state, seat).pack() == Knowledge(other, seat).pack()
        assert Knowledge(state, seat).view() == state.view(seat)
        assert Knowledge(state, seat).legal() == state.legal()


@every_game
def test_a_search_can_be_asked_at_any_time_and_goes_on(name: str) -> None:
    game = game_named(name)
    state = next(decisions(game, 1, every=7))
    search = Searcher(game, 1, FEW).search(Knowledge(state, state.seat))
    assert search.best() in state.legal()
    assert search.line() == []
    search.think(10)
    assert search.root.visits == 10
    search.think(40)
    tried = search.clicks_tried()
    assert sum(visits for _, visits, _ in tried) == search.root.visits == 40
    assert {code for code, _, _ in tried} <= set(state.legal())
    assert all(0 <= chance <= 1 for _, _, chance in tried)
    assert search.line()[0] == (state.seat, search.best()) == (state.seat, tried[0][0])


@every_game
def test_a_search_goes_on_after_a_click_with_what_it_has_found_below_it(name: str) -> None:
    game = game_named(name)
    for state in decisions(game, 2, every=1):
        knowledge = Knowledge(state, state.seat)
        search = Searcher(game, 3, FEW).search(knowledge)
        search.think(60)
        ahead = knowledge.after(search.best())
        if ahead is None or len(ahead.legal()) == 1:
            continue
        visits = next(visits for code, visits, _ in search.clicks_tried() if code == search.best())
        search.advance(search.best(), ahead)
        assert search.root.visits == visits > 0
        assert search.best() in ahead.legal()
        return
    raise AssertionError("no choice of several clicks came up")


@every_game
def test_a_search_in_seconds_thinks_and_comes_to_an_end(name: str) -> None:
    game = game_named(name)
    state = next(decisions(game, 6, every=5))
    search = Searcher(game, 1, FEW).search(Knowledge(state, state.seat))
    search.think(1_000_000, seconds=0.01)
    assert 0 < search.root.visits < 1_000_000


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_chances_of_all_seats_add_up_to_one(name: str, seats: int) -> None:
    game = game_named(name)
    if not game.seats[0] <= seats <= game.seats[1]:
        pytest.skip(f"{name} is not for {seats}")
    evaluation = evaluation_of(name, seats)
    state, choices, chance = game.start(seats, {}), Choices(), Chance(seats)
    out = vec[float]([0.0] * seats)
    for _ in range(game.plies):
        evaluation.values(state, out)
        values = [out[seat] for seat in range(seats)]
        assert sum(values) == pytest.approx(1)
        assert min(values) >= 0
        if state.seat == NOBODY:
            return
        state.apply(random_click(state, choices, chance))


@every_game
def test_a_position_is_judged_the_same_whatever_was_judged_before(name: str) -> None:
    """Evaluations remember what positions have in common: never more than that."""
    game = game_named(name)
    judged = 0
    for seed in range(3):
        seasoned = None
        for state in decisions(game, seed, every=7):
            seats = int(Knowledge(state, state.seat).seats)
            seasoned = seasoned or evaluation_of(name, seats)
            for world in (state, state.guess(state.seat, Chance(judged))):
                before, afresh = vec[float]([0.0] * seats), vec[float]([0.0] * seats)
                seasoned.values(world, before)
                evaluation_of(name, seats).values(world, afresh)
                assert list(before) == list(afresh)
                judged += 1
    assert judged > 100


@every_game
def test_every_term_has_a_weight_for_every_number_of_players(name: str) -> None:
    low, high = game_named(name).seats
    for seats in range(low, high + 1):
        assert list(weights_of(name, seats)) == parts_of(name).evaluation.terms


FLIPPED = [
    pytest.param(game.name, options, id="-".join([game.name, *map(str, options.values())]))
    for game in GAMES.values()
    for options in each_option_set(game)
]


@pytest.mark.parametrize(("name", "options"), FLIPPED)
def test_a_search_plays_on_whatever_the_options(name: str, options: Options) -> None:
    """A few choices from the middle of a game; an illegal click would raise an error."""
    game = game_named(name)
    state, choices, chance = game.start(game.seats[1], options), Choices(), Chance(8)
    searcher = Searcher(game, 1, Budget(12))
    for ply in range(240):
        if state.seat == NOBODY:
            return
        if state.seat != DEALER and ply % 40 == 0:
            for code in searcher.decide(Knowledge(state, state.seat)):
                assert code in state.legal()
                state.apply(code)
        else:
            state.apply(random_click(state, choices, chance))


@pytest.mark.both
@pytest.mark.parametrize(("name", "options"), [table for table in FLIPPED if table.values[0] in PLANNING])
def test_the_clicks_of_plans_and_habits_are_legal_one_after_another(name: str, options: Options) -> None:
    """The search makes them without a look at what is legal, up to the end of the choice."""
    game = game_named(name)
    seats = game.seats[1]
    evaluation, out = evaluation_of(name, seats), vec[i64]([0] * LONGEST)
    state, choices, chance = game.start(seats, options), Choices(), Chance(5)
    planned = 0
    for _ in range(400):
        if state.seat == NOBODY:
            break
        if state.seat != DEALER:
            for think in (evaluation.plan, evaluation.habit):
                twin, log = state.clone(), Log()
                for at in range(think(state, chance, out)):
                    if twin.seat != state.seat or log.told:
                        break
                    assert out[at] in twin.legal()
                    twin.apply(out[at], log)
                    planned += 1
        state.apply(random_click(state, choices, chance))
    assert planned > 20


def test_a_planned_temple_is_paid_with_its_own_card_and_the_least_worthy() -> None:
    game = game_named("ulysses")
    scene = parse(
        """
        ship = "troy"
        active = 0
        hands = [{ challenge = 2, temple = 1, wind = 1, plague = 1 }, {}, {}]
        """,
        "a test",
    )
    state = game.set_up(3, {}, scene.root)
    state.apply(game.verbs.base("build"))
    out = vec[i64]([0] * LONGEST)
    number = evaluation_of("ulysses", 3).plan(state, Chance(1), out)
    assert [write_click(game, state, int(out[at])) for at in range(number)] == ["card temple", "card plague"]


def test_a_god_one_route_from_his_last_goal_sails_there() -> None:
    game = game_named("ulysses")
    scene = parse(
        """
        ship = "troy"
        active = 0
        hands = [{ challenge = 6 }, { challenge = 1 }, { challenge = 1 }]
        goals = [["zypern", "delos", "talos", "dido"], [], []]
        shown = [["delos", "talos", "dido"], [], []]
        """,
        "a test",
    )
    state = game.set_up(3, {}, scene.root)
    clicks = Searcher(game, 1, Budget(200)).decide(Knowledge(state, state.seat))
    assert write_click(game, state, clicks[0]) == "propose zypern"


@every_game
def test_hints_name_the_best_choices_with_their_chances(name: str) -> None:
    game = game_named(name)
    for state in decisions(game, 3, every=97):
        found = hints(game, Knowledge(state, state.seat), 1, Budget(60))
        assert found
        assert [hint.code in state.legal() for hint in found] == [True] * len(found)
        assert all(0 <= hint.chance <= 1 for hint in found)
        assert {hint.reason.name for hint in found} <= {*COMMON, *parts_of(name).reasons}
        other = state.guess(state.seat, Chance(12))
        assert hints(game, Knowledge(other, state.seat), 1, Budget(60)) == found
