"""What is done for somebody who does not decide commits them to as little as can be, and the game goes on."""

from collections.abc import Iterator

import pytest

from periplus.arena.match import play_match
from periplus.bots import caretaker_of, make_bot, make_caretaker
from periplus.bots.caretaker import Caretaker
from periplus.games import GAMES, game_named, ours
from periplus.kernel.chance import Chance
from periplus.kernel.game import NOBODY, SPECTATOR, State
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.verbs import Verbs
from periplus.testing.following import at_first_click
from periplus.testing.laws import plies

OUR_GAMES = ours()
GAMES_PLAYED = 8  # of each number of seats: thousands of positions in each game
# What is never done for anybody where something else can be, by game: exchanges, plagues, discards, bids …
NEVER = {
    "ulysses": "pandora plague cure exchange build red back black card",
    "journey": "move discover lamp return discard",
    "ithaca": "change bid discard",
}
# Clicks that leave no other way than one of those: the landing that ends the game is the player's own.
NO_WAY = {"ulysses": "", "journey": "", "ithaca": "land"}


def verbs_of(verbs: Verbs, codes: list[int]) -> set[str]:
    return {verbs.split(code)[0].name for code in codes}


def questions(name: str, games: int) -> Iterator[State]:
    """Positions of random games at which a seat begins to decide."""
    game = game_named(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        for seed in range(games):
            for state, _ in plies(game, seats, {}, seed):
                if state.seat >= 0 and at_first_click(state):
                    yield state


@pytest.mark.parametrize("name", OUR_GAMES)
def test_nothing_is_given_away_for_somebody_whose_time_ran_out(name: str) -> None:
    game, caretaker = game_named(name), caretaker_of(name)
    never, no_way = set(NEVER[name].split()), set(NO_WAY[name].split())
    met, spared = 0, 0
    for state in questions(name, GAMES_PLAYED):
        legal = state.legal()
        least = caretaker.least(state.view(state.seat), legal)
        assert least
        assert set(least) <= set(legal)
        given = verbs_of(game.verbs, least) & never
        assert not given or verbs_of(game.verbs, legal) - no_way <= never, (given, state.describe())
        met += 1
        spared += not given and bool(verbs_of(game.verbs, legal) & never)
    assert met > 2000
    assert spared > met / 10, "it could have been worse"


@pytest.mark.parametrize("name", OUR_GAMES)
def test_a_game_ends_even_if_somebody_never_decides(name: str) -> None:
    """`Bot.decide` refuses an illegal click. Who misses several in a row has a stand-in, so one is enough."""
    game = game_named(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        bots = [make_bot("helmsman", game, {}, seat) for seat in range(seats - 1)]
        played = play_match(game, {}, [*bots, make_caretaker(game, {}, seats)], seed=seats)
        assert 0 < played.decisions < game.plies
        assert min(played.ranks) == 1


@pytest.mark.parametrize("name", OUR_GAMES)
def test_a_choice_that_somebody_had_begun_can_be_ended(name: str) -> None:
    """It is taken back where it can be; where not, a stand-in goes on with it."""
    game, ended = game_named(name), 0
    for state, _ in plies(game, 3, {}, seed=4):
        if state.seat >= 0 and not at_first_click(state):
            make_caretaker(game, {}, 1).decide(Knowledge(state, state.seat))
            ended += 1
    assert ended > 10


@pytest.mark.parametrize("name", OUR_GAMES)
def test_what_is_decided_depends_on_nothing_hidden(name: str) -> None:
    """From the truth and from a guess of it, the same clicks are the least and the same one is a pass."""
    caretaker, chance, compared = caretaker_of(name), Chance(3), 0
    for state in questions(name, 2):
        guess = state.guess(state.seat, chance)
        view, seen = state.view(state.seat), guess.view(state.seat)
        assert caretaker.least(view, state.legal()) == caretaker.least(seen, guess.legal())
        assert caretaker.passing(view, state.legal()) == caretaker.passing(seen, guess.legal())
        rounds = {caretaker.going_round(state.view(viewer)) for viewer in (SPECTATOR, 0, 1)}
        assert len(rounds) == 1, "everybody knows whether a debate is on"
        compared += 1
    assert compared > 100


@pytest.mark.parametrize("name", OUR_GAMES)
def test_everybody_can_be_asked_something_that_may_be_passed(name: str) -> None:
    """A pass is legal, commits to least, and is sometimes all that there is."""
    caretaker, passed, forced, rounds = caretaker_of(name), 0, 0, 0
    for state in questions(name, 8):
        view, legal = state.view(state.seat), state.legal()
        code = caretaker.passing(view, legal)
        if code is not None:
            assert caretaker.least(view, legal) == [code]
            passed += 1
            forced += len(legal) == 1
            rounds += caretaker.going_round(view)
    assert passed > forced > 0
    assert 0 < rounds <= passed


def test_a_game_that_says_nothing_is_left_to_the_stand_in() -> None:
    nobody = Caretaker()
    assert nobody.least({}, [3, 5]) == [3, 5]
    assert nobody.passing({}, [3]) is None
    assert not nobody.going_round({})
    others = [name for name in GAMES if name not in OUR_GAMES]
    for name in others:
        game = game_named(name)
        state = game.new(game.seats[0], seed=1)
        while state.seat != NOBODY:
            for code in make_caretaker(game, {}, 1).decide(Knowledge(state, state.seat)):
                state.apply(code)
            state.deal(Chance(1))
