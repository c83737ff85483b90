"""`import periplus` for those who use it as a library: what it offers, how it deals, and how things print."""

from pathlib import Path

import pytest

import periplus
from periplus.bots import LEVELS
from periplus.games import KITS
from periplus.kernel.choices import Choices
from periplus.kernel.errors import IllegalClick, OptionError
from periplus.kernel.events import Event, EventKind, Log
from periplus.kernel.record import record_of
from periplus.kernel.seal import secret_from_seed
from periplus.kernel.verbs import Verbs

both = pytest.mark.both
each_game = pytest.mark.parametrize("game", periplus.games(), ids=lambda game: game.name)


class Own(periplus.Bot):
    """Takes the last of the legal clicks, every third time the first."""

    def __init__(self) -> None:
        self.seen: list[periplus.Knowledge] = []

    def choose(self, knowledge: periplus.Knowledge) -> periplus.Code:
        self.seen.append(knowledge)
        return knowledge.legal()[-1 if len(self.seen) % 3 else 0]


class Cheat(periplus.Bot):
    def choose(self, knowledge: periplus.Knowledge) -> periplus.Code:
        return next(code for code in range(1000) if code not in knowledge.legal())


# The front door


@both
def test_everything_offered_is_there() -> None:
    for name in periplus.__all__:
        assert getattr(periplus, name) is getattr(periplus, name)
        assert name in dir(periplus)


def test_what_is_not_offered_is_an_attribute_error() -> None:
    wrong = "gmae"
    with pytest.raises(AttributeError, match="module 'periplus' has no attribute 'gmae'"):
        getattr(periplus, wrong)


def test_the_games_are_a_package_that_can_be_called() -> None:
    assert [game.name for game in periplus.games()] == list(KITS)
    assert [periplus.game(game.name) for game in periplus.games()] == periplus.games()


def test_a_game_that_is_not_there_is_reported() -> None:
    with pytest.raises(periplus.PeriplusError, match=r"there is no game 'ulises'; did you mean 'ulysses'\?"):
        periplus.game("ulises")


# A new game


@both
@each_game
def test_a_new_game_is_dealt(game: periplus.Game) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        state = game.new(seats=seats)
        assert 0 <= state.seat < seats
        assert state.legal()
        assert state.describe()


@both
@each_game
def test_a_seed_deals_the_cards_that_a_table_with_this_seed_deals(game: periplus.Game) -> None:
    names = ["a"] * game.seats[0]
    voyage = periplus.Voyage(game, names, {}, secret_from_seed(7))
    assert game.new(seats=len(names), seed=7).pack() == voyage.state.pack()
    assert game.new(seats=len(names), seed=8).pack() != voyage.state.pack()


@both
def test_options_are_given_by_name() -> None:
    game = periplus.game("ulysses")
    german, revised = (game.new(seats=4, seed=7, edition=name) for name in ("german", "revised"))
    voyage = periplus.Voyage(game, ["a"] * 4, {"edition": "german"}, secret_from_seed(7))
    for state in (german, revised, voyage.state):
        state.play_on(periplus.Chance(1), 500)  # long enough for the editions to part
    assert german.pack() == voyage.state.pack() != revised.pack()
    with pytest.raises(OptionError, match=r"there is no option 'editon'; did you mean 'edition'\?"):
        game.new(seats=4, editon="german")
    with pytest.raises(OptionError, match="ulysses is for 3 to 5 players, not 9"):
        game.new(seats=9)


@both
@each_game
def test_the_dealer_draws_until_a_seat_is_to_decide(game: periplus.Game) -> None:
    state, chance = game.start(game.seats[1], {}), periplus.Chance(3)
    for _ in range(40):
        state.deal(chance)
        assert state.seat not in (periplus.DEALER, periplus.NOBODY)
        before = state.pack()
        state.deal(chance)
        assert state.pack() == before
        state.apply(state.legal()[0])


@both
@each_game
def test_play_goes_on_for_so_many_plies_or_to_the_end(game: periplus.Game) -> None:
    state = game.new(seats=game.seats[0], seed=7)
    twin = state.clone()
    state.play_on(periplus.Chance(3), 20)
    chance = periplus.Chance(3)
    for _ in range(20):
        twin.play_on(chance, 1)
    assert state.pack() == twin.pack()
    state.play_on(chance, game.plies)
    assert state.seat == periplus.NOBODY
    assert state.result().winners()


# Bots and whole games


@both
@each_game
def test_a_bot_of_ones_own_plays_among_ours(game: periplus.Game) -> None:
    own = Own()
    voyage = periplus.play(game, [own, *["helmsman"] * (game.seats[0] - 1)], seed=7)
    assert voyage.over
    assert voyage.seats == ["Own", *["helmsman"] * (game.seats[0] - 1)]
    assert {int(knowledge.seat) for knowledge in own.seen} == {0}


@both
def test_a_seed_plays_the_same_game_again() -> None:
    game = periplus.game("ithaca")
    one, again = (periplus.play(game, ["captain@2", "sailor"], seed=7) for _ in range(2))
    other = periplus.play(game, ["captain@2", "sailor"], seed=8)
    assert one.decisions == again.decisions != other.decisions


def test_a_click_that_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalClick, match=r"Cheat in seat \d chose 0, which is not legal"):
        periplus.play(periplus.game("ithaca"), [Cheat(), Cheat()], seed=7)


@pytest.mark.parametrize("level", LEVELS)
def test_our_bots_are_made_by_level(level: str) -> None:
    game = periplus.game("ithaca")
    name = f"{level}@2" if LEVELS[level].budget.iterations else level
    state = game.new(seats=2, seed=7)
    knowledge = periplus.Knowledge(state, state.seat)
    assert periplus.bot(name, game, seed=1).choose(knowledge) in state.legal()


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    voyage = periplus.play(periplus.game("journey"), ["sailor", "sailor"], seed=7)
    periplus.save(voyage, tmp_path / "one.voyage")
    loaded = periplus.load(str(tmp_path / "one.voyage"))
    assert record_of(loaded, True) == record_of(voyage, True)


# How things print


@both
def test_positions_games_and_voyages_print_readably() -> None:
    game = periplus.game("ulysses")
    voyage = periplus.Voyage(game, ["Ada", "Bo", "Cy"], {}, secret_from_seed(7))
    seat = int(voyage.state.seat)
    state = game.new(seats=3, seed=7)
    assert repr(game) == "<Game ulysses: 3 to 5 seats>"
    assert repr(game.start(3, {})) == "<Ulysses: 3 seats, the dealer draws>"
    assert repr(state) == f"<Ulysses: 3 seats, seat {seat} decides>"
    assert repr(voyage) == f"<Voyage of ulysses: Ada, Bo, Cy; ply {voyage.ply}, seat {seat} decides>"
    told = f"3 seats, seat {seat} decides, {len(voyage.log)} facts"
    assert repr(voyage.knowledge(1)) == f"<Knowledge of seat 1: {told}>"
    state.play_on(periplus.Chance(1), game.plies)
    assert repr(state) == "<Ulysses: 3 seats, over>"
    assert repr(periplus.Result([3, 5], [2, 1])) == "Result(scores=[3, 5], ranks=[2, 1])"


@both
def test_clicks_and_facts_print_readably() -> None:
    verbs = Verbs([("begin", "", 1), ("sail", "place", 3)])
    drew = EventKind("drew", [("seat", "seat"), ("card", "card")], ["card"])
    assert repr(verbs) == "<Verbs: begin, sail>"
    assert [repr(verb) for verb in verbs.all] == ["<Verb begin: code 0>", "<Verb sail place: codes 1 to 3>"]
    assert repr(drew) == "<EventKind drew: seat, card (may be secret)>"
    assert repr(EventKind("over", [])) == "<EventKind over>"
    assert repr(Event(1, -1, [0, 4])) == "Event(kind=1, audience=-1, values=[0, 4])"
    log = Log([drew])
    log.tell(0, 1, 2)
    assert repr(log) == "<Log: 1 facts>"


@both
def test_choices_options_and_kits_print_readably() -> None:
    choices = Choices()
    choices.add(4)
    choices.add(7)
    assert repr(choices) == "<Choices: [4, 7]>"
    choices.clear()
    choices.add_weighted(4, 2)
    assert repr(choices) == "<Choices by weight: {4: 2}>"
    game = periplus.game("ulysses")
    assert repr(game.options[0]) == "<Option edition: revised or german>"
    assert repr(KITS["ulysses"]).startswith("<Kit of periplus.games.ulysses: game, view, contents, voice, ")


def test_bots_print_readably() -> None:
    game = periplus.game("ithaca")
    printed = [repr(periplus.bot(level, game)) for level in ("sailor", "helmsman", "captain@50")]
    assert printed == ["<Sailor>", "<Helmsman>", "<Searcher: 50 iterations>"]
