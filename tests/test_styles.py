"""Temperaments: each is told in all languages, plays in its own way, and can be asked for or drawn by lot."""

from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module

import pytest

from periplus.arena.frozen import benchmark_of
from periplus.arena.match import play_match
from periplus.arena.plan import Plan, play_numbered
from periplus.bots import is_bot, levels_of, make_bot, require_bot, tempered_levels
from periplus.bots.parts import parts_of
from periplus.bots.styles import REPORTING, TUNING, drawn, name_of, sets_of, settled, styles_of
from periplus.cli import main
from periplus.games import GAMES, KITS, game_named, ours
from periplus.games.ulysses.helmsman import measures as ulysses_measures
from periplus.kernel.chance import Chance
from periplus.kernel.errors import OptionError
from periplus.kernel.game import DEALER
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.record import load_record
from periplus.kernel.voyage import Voyage
from periplus.text.telling import bot_name
from periplus.text.words import LANGUAGES, Words
from tests.telling import patterns

every_game = pytest.mark.parametrize("game", ours())
every_style = pytest.mark.parametrize(
    ("game", "style"), [(game, style) for game in ours() for style in styles_of(game)]
)


# ---- what they are ----


@every_game
def test_every_game_has_four_temperaments_or_more_with_all_their_texts(game: str) -> None:
    styles = styles_of(game)
    assert len(styles) >= 4
    assert all(style.manner for style in styles.values())
    told = {f"style-{name}{part}" for name in styles for part in ("", ".manner", ".about")}
    for language in LANGUAGES:
        assert set(patterns(language, f"{game}/styles")) == told
        names = [Words(language, game).say(f"style-{name}") for name in styles]
        assert len(set(names)) == len(names)


@every_game
def test_what_is_tuned_among_some_is_measured_among_others(game: str) -> None:
    sets = sets_of(game)
    assert list(sets) == [TUNING, REPORTING]
    assert sorted(sets[TUNING] + sets[REPORTING]) == sorted(styles_of(game))
    assert min(len(members) for members in sets.values()) >= 3


@every_style
def test_a_temperament_changes_measures_and_terms_that_there_are(game: str, style: str) -> None:
    measures = import_module(f"{KITS[game].package}.helmsman.measures").PLAIN_MEASURES
    changed = styles_of(game)[style]
    assert set(changed.measures) <= {field.name for field in fields(measures)} - {"spite"}
    assert set(changed.terms) <= set(parts_of(game).evaluation.terms)
    tempered = measures.tempered(changed)
    assert tempered != measures
    assert tempered.spite == changed.spite


# ---- how they play ----


@every_game
def test_temperaments_differ_in_what_they_do(game: str) -> None:
    """In the positions of its records no two helmsmen click the same everywhere."""
    met = choices_of(game)
    asked = ["helmsman", *[f"helmsman:{style}" for style in styles_of(game)]]
    clicks = {bot: [make_bot(bot, game_named(game), {}, 1).choose(each) for each in met] for bot in asked}
    assert len({tuple(each) for each in clicks.values()}) == len(asked)


def moments_of(game: str, most: int) -> Iterator[Voyage]:
    """A recorded game at some of the moments at which somebody had a choice."""
    whole = load_record(KITS[game].folder / "records" / benchmark_of(game)["positions"][1], GAMES)
    voyage, choices = Voyage(whole.game, whole.seats, whole.options), 0
    every = sum(seat != DEALER for seat in whole.deciders) // most
    for code in whole.decisions:
        if voyage.state.seat != DEALER and len(voyage.state.legal()) > 1:
            if choices % max(1, every) == 0:
                yield voyage
            choices += 1
        voyage.click(code)


def choices_of(game: str, most: int = 150) -> list[Knowledge]:
    """What the seats knew at such moments."""
    return [voyage.knowledge(int(voyage.state.seat)) for voyage in moments_of(game, most)]


@every_style
def test_a_table_of_one_temperament_comes_to_an_end(game: str, style: str) -> None:
    table = [make_bot(f"helmsman:{style}", game_named(game), {}, seat) for seat in range(4)]
    assert play_match(game_named(game), {}, table, seed=5).winners


def test_gods_who_spare_their_cards_do_not_sail_in_circles_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this game none of them paid for a cure or a new goal, and all agreed, for thousands of turns."""
    plan = Plan("ulysses", ["helmsman", *["helmsman:patient"] * 3], {}, seed=11)
    monkeypatch.setattr(game_named("ulysses"), "plies", 5000)
    assert play_numbered(plan, 42, False).match.winners


def test_a_temperament_wears_off_in_a_game_that_does_not_end() -> None:
    plain = ulysses_measures.PLAIN_MEASURES
    patient = plain.tempered(styles_of("ulysses")["patient"])
    assert patient.worn(plain, 1.0) == patient
    assert patient.worn(plain, 0.0) == plain
    assert plain.card < patient.worn(plain, 0.5).card < patient.card
    assert plain.worn(plain, 0.5) is plain


@every_game
def test_a_captain_with_a_temperament_thinks_by_it_alone(game: str) -> None:
    """Its weights are its own, and a plain captain's are untouched."""
    style = next(name for name, style in styles_of(game).items() if style.terms)
    captain = make_bot(f"captain:{style}@8", game_named(game), {}, 1)
    assert style in repr(captain)
    for knowledge in choices_of(game, most=3):
        assert captain.choose(knowledge) in knowledge.legal()


@every_game
def test_a_temperament_goes_by_what_its_seat_knows(game: str) -> None:
    """In two worlds that look the same to the seat each of them chooses the same."""
    bots = [f"helmsman:{style}" for style in styles_of(game)] + [f"captain:{next(iter(styles_of(game)))}@8"]
    apart = 0
    for number, voyage in enumerate(moments_of(game, 5)):
        seat = int(voyage.state.seat)
        other = voyage.state.guess(seat, Chance(number + 3))
        apart += other.pack() != voyage.state.pack()
        twins = voyage.knowledge(seat), Knowledge(other, seat, voyage.knowledge(seat).facts)
        for bot in bots:
            one, two = (make_bot(bot, voyage.game, {}, 1).decide(each) for each in twins)
            assert one == two
    assert apart > 1


def test_who_begrudges_weighs_what_the_strongest_rival_has() -> None:
    """Of two positions alike for himself, the one that is worse for the strongest of the others is better."""
    from librt.vecs import vec

    from periplus.bots.parts import evaluation_of

    evaluation = evaluation_of("ulysses", 3, styles_of("ulysses")["jealous"])
    evaluation.own = 1
    equal, led = vec[float]([0.35, 0.3, 0.35]), vec[float]([0.6, 0.3, 0.1])
    evaluation.begrudge(equal)
    evaluation.begrudge(led)
    assert (equal[0], led[0]) == (0.35, 0.6)
    assert 0.0 < led[1] < equal[1] < 1.0


# ---- how they are asked for ----


def test_a_bot_is_a_level_a_temperament_and_a_budget() -> None:
    assert name_of("captain:bold@50") == ("captain", "bold", "@50")
    assert [name_of(name).full for name in ("captain", "captain@5", "captain:bold")] == [
        "captain",
        "captain@5",
        "captain:bold",
    ]
    assert [is_bot(name) for name in ("captain:bold", "helmsman@5", "my_bot:Bot", "Ann")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("captain:brave", "ulysses has no bot that is 'brave'"),
        ("captain:bolt", "did you mean 'bold'"),
        ("sailor:bold", "a sailor has no temperament"),
        ("admiral:bold", "there is no bot 'admiral'"),
    ],
)
def test_a_temperament_that_a_game_lacks_is_refused(name: str, error: str) -> None:
    with pytest.raises(OptionError, match=error):
        require_bot(name, "ulysses")


@every_game
def test_bots_by_lot_are_all_different_until_all_are_met(game: str) -> None:
    known = list(styles_of(game))
    for seed in range(20):
        assert sorted(drawn(game, len(known), seed)) == sorted(known)
        assert known[0] not in drawn(game, len(known) - 1, seed, met=[known[0]])
    assert {drawn(game, 1, seed)[0] for seed in range(60)} == set(known)


def test_only_bots_of_any_temperament_get_one_by_lot() -> None:
    wishes = ["me", "captain:any", "open", "helmsman", "oracle:bold", "captain:any"]
    seats = settled("ulysses", wishes, 4)
    assert [seats[at] for at in (0, 2, 3, 4)] == ["me", "open", "helmsman", "oracle:bold"]
    styles = [name_of(seats[at]).style for at in (1, 5)]
    assert len({*styles, "bold", "any"}) == 4
    assert settled("ulysses", wishes, 4) == seats


def test_a_game_without_temperaments_has_plain_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("periplus.bots.styles_of", lambda game: {})
    assert tempered_levels("ithaca") == []
    assert "captain" in levels_of("ithaca")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_with_a_temperament_goes_by_its_name(language: str) -> None:
    words = Words(language, "ulysses")
    ares = words.say("style-stubborn")
    assert bot_name("captain:stubborn", 1, words) == ares
    assert bot_name("helmsman:stubborn", 2, words) == f"{ares} 2"
    assert bot_name("helmsman", 2, words) == words.say("terminal-bot-helmsman", number=2)
    assert bot_name("Ann:stubborn", 1, words) == ""


def test_the_games_are_listed_with_the_temperaments_of_their_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "journey", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert all(f"    {style}: " in said for style in styles_of("journey"))
    assert set(GAMES) >= {"journey"}
