"""Hints: what speaks for a choice, `periplus hint`, and `hint` at the table in the terminal."""

import json
from pathlib import Path

import pytest

from periplus.bots.hint import Effects, Hint, hints, main_reason
from periplus.bots.parts import parts_of
from periplus.bots.reasons import COMMON, EVEN, ONLY, RIVALS, WIN
from periplus.bots.searcher import Budget
from periplus.games import GAMES, game_named
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import parse
from periplus.kernel.game import DEALER, Game, State
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.notation import write_click
from periplus.kernel.playout import random_click
from periplus.kernel.record import load_record, save_record
from periplus.kernel.voyage import Voyage
from periplus.server.workers import advise, asked
from periplus.text.words import LANGUAGES, Words
from tests.make_records import records
from tests.telling import family
from tests.terminals import Desk

every_game = pytest.mark.parametrize("name", GAMES)
QUICKLY = ["--iterations", "24", "--lang", "en"]
SAMPLE = records("ulysses") / "3-revised.voyage"
FIRST = 34  # the first ply of it at which a god is asked


# Reasons


@every_game
def test_every_term_of_an_evaluation_belongs_to_one_reason(name: str) -> None:
    terms = [term for terms in parts_of(name).reasons.values() for term in terms.split()]
    assert sorted(terms) == sorted(parts_of(name).evaluation.terms)
    assert set(parts_of(name).reason_of) == set(terms)


@every_game
def test_every_reason_has_its_sentence_and_no_sentence_is_left_over(name: str) -> None:
    assert family(name, "hint") == {f"hint-{reason}" for reason in parts_of(name).reasons}
    frame = {"hint-title", "hint-chance", "hint-decision"}
    assert family("table", "hint") - frame == {f"hint-{reason}" for reason in COMMON}
    for language in LANGUAGES:
        for reason in [*parts_of(name).reasons, *COMMON]:
            sentence = Words(language, name).say(f"hint-{reason}")
            assert sentence[0].isupper()
            assert sentence.endswith(".")


def effects_with(won: float = 0.0, **merits: float) -> Effects:
    return Effects(won, [merits] * 2)


def test_the_reason_is_where_a_choice_is_ahead_of_the_others_by_most() -> None:
    effects = {
        1: effects_with(cards=0.9, goals=0.1),
        2: effects_with(cards=0.3, goals=0.6),
        3: effects_with(cards=0.8, goals=0.1),
    }
    assert [main_reason(code, effects) for code in effects] == ["cards", "goals", "cards"]


def test_where_nothing_stands_out_there_is_no_reason() -> None:
    assert main_reason(1, {1: effects_with(cards=0.9), 2: effects_with(cards=0.89)}) == EVEN
    assert main_reason(1, {1: effects_with(cards=-0.9), 2: effects_with(cards=0.9)}) == EVEN
    assert main_reason(1, {1: effects_with(cards=0.9)}) == EVEN


def test_choices_are_compared_where_the_game_goes_on_after_both() -> None:
    ends, goes_on = Effects(0.0, [None, {"cards": 0.5}]), Effects(0.0, [{"cards": 9.0}, {"cards": 0.5}])
    assert main_reason(2, {1: ends, 2: goes_on}) == EVEN
    assert main_reason(1, {1: Effects(1.0, [None, None]), 2: goes_on}) == WIN


@pytest.mark.parametrize(("chance", "percent"), [(0.0, 0), (0.001, 1), (0.414, 41), (0.999, 99), (1.0, 100)])
def test_only_what_is_certain_is_said_to_be(chance: float, percent: int) -> None:
    assert Hint(0, chance, EVEN).percent == percent


def near_the_end(hands: str) -> State:
    """A god whose last goal is one route away."""
    scene = parse(
        f"""
        ship = "troy"
        active = 0
        hands = {hands}
        goals = [["zypern", "delos", "talos", "dido"], [], []]
        shown = [["delos", "talos", "dido"], [], []]
        """,
        "a test",
    )
    return game_named("ulysses").set_up(3, {}, scene.root)


def test_the_way_to_the_last_goal_is_hinted_at_with_its_reason() -> None:
    game, state = game_named("ulysses"), near_the_end("[{ challenge = 6 }, { challenge = 1 }, {}]")
    best = hints(game, Knowledge(state, state.seat), 1, Budget(120))[0]
    assert write_click(game, state, best.code) == "propose zypern"
    assert best.reason in ("voyage", "goals")
    assert best.percent > 60


def first_of_length(game: Game, length: int) -> State:
    """A decision with so many choices, from random games."""
    choices, chance = Choices(), Chance(5)
    state = game.start(game.seats[0], {})
    while state.seat < 0 or len(state.legal()) != length:
        state.apply(random_click(state, choices, chance))
    return state


def test_a_forced_click_is_called_that() -> None:
    game = game_named("ulysses")
    state = first_of_length(game, 1)
    assert [(hint.code, hint.reason) for hint in hints(game, Knowledge(state, state.seat), 1)] == [
        (state.legal()[0], ONLY)
    ]


@every_game
def test_hints_are_in_the_order_of_the_chances_and_no_more_than_three(name: str) -> None:
    game = game_named(name)
    state = first_of_length(game, 4)
    found = hints(game, Knowledge(state, state.seat), 2, Budget(60))
    assert 1 <= len(found) <= 3
    chances = [hint.chance for hint in found]
    assert chances == sorted(chances, reverse=True)
    assert {hint.reason for hint in found} <= {*parts_of(name).reasons, EVEN, RIVALS, WIN}


@every_game
def test_what_a_worker_of_the_server_is_asked_tells_nothing_of_the_truth(name: str) -> None:
    voyage = load_record(sorted(records(name).glob("*.voyage"))[0], GAMES)
    ply = next(ply for ply in range(voyage.ply * 2 // 3, voyage.ply) if voyage.deciders[ply] != DEALER)
    voyage.state = voyage.at(ply)
    seat = int(voyage.state.seat)
    question = asked(voyage, seat, ply)
    voyage.state = voyage.state.guess(seat, Chance(9))
    assert asked(voyage, seat, ply) == question
    assert {hint.code for hint in advise(question)} <= set(voyage.state.legal())


# The command


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_a_record_is_advised_on_in_words(desk: Desk, name: str, lang: str) -> None:
    path = sorted(records(name).glob("*.voyage"))[0]
    said = desk.run("hint", str(path), "--iterations", "12", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    words = Words(lang, name)
    assert words.say("hint-title") in said.out
    assert any(words.say(f"hint-{reason}") in said.out for reason in [*parts_of(name).reasons, *COMMON])


def test_the_same_is_told_as_json(desk: Desk) -> None:
    said = desk.run("hint", str(SAMPLE), "--ply", str(FIRST), "--json", *QUICKLY)
    told = json.loads(said.out)
    assert (told["game"], told["ply"]) == ("ulysses", FIRST)
    state = load_record(SAMPLE, GAMES).at(FIRST)
    assert told["seat"] == state.seat
    for hint in told["hints"]:
        assert hint["written"] == write_click(game_named("ulysses"), state, hint["code"])
        assert 0 <= hint["chance"] <= 1
        assert hint["why"] == Words("en", "ulysses").say(f"hint-{hint['reason']}")
    words = desk.run("hint", str(SAMPLE), "--ply", str(FIRST), *QUICKLY).out
    assert all(hint["text"] in words and hint["why"] in words for hint in told["hints"])
    assert desk.run("hint", str(SAMPLE), "--ply", str(FIRST), *QUICKLY).out == words


def test_without_a_ply_the_last_decision_is_taken_and_that_of_a_seat(desk: Desk) -> None:
    voyage = load_record(SAMPLE, GAMES)
    for seat in [None, 0, 1, 2]:
        eyes = [] if seat is None else ["--seat", str(seat)]
        told = json.loads(desk.run("hint", str(SAMPLE), "--json", *eyes, *QUICKLY).out)
        plies = [
            at for at, who in enumerate(voyage.deciders) if who == seat or (seat is None and who != DEALER)
        ]
        assert told["ply"] == plies[-1]
        assert told["seat"] == voyage.deciders[plies[-1]]


def test_the_game_played_last_is_advised_on(desk: Desk) -> None:
    desk.run("play", "ithaca", "--seats", "me,sailor", "--seed", "1", typed=["quit"])
    said = desk.run("hint", *QUICKLY)
    assert said.code == 0
    assert "The best choices, with your chances to win:" in said.out


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (["--ply", "306"], "--ply 306: the game is over; without --ply the last decision is taken"),
        (["--ply", "307"], "--ply takes 0 to 306, not 307"),
        (["--ply", "-1"], "--ply takes 0 to 306, not -1"),
        (["--ply", "3"], f"--ply 3: no seat decides there, the dealer draws; a seat decides at ply {FIRST}"),
        (["--ply", str(FIRST), "--seat", "2"], f"--ply {FIRST}: seat 0 decides there, not seat 2"),
        (["--seat", "3"], "--seat takes 0 to 2, not 3"),
        (["--iterations", "0"], "--iterations takes 1 or more, not 0"),
    ],
)
def test_what_cannot_be_advised_on_is_reported(desk: Desk, args: list[str], error: str) -> None:
    said = desk.run("hint", str(SAMPLE), *args)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"periplus hint: {error}\n"


def test_a_game_without_a_decision_has_no_hints(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "begun.voyage"
    save_record(path, Voyage(game_named("ulysses"), ["a", "b", "c"], {}))
    said = desk.run("hint", str(path))
    assert (said.code, said.err) == (1, f"periplus hint: {path}: nobody decides anything in this game\n")
    said = desk.run("hint", str(path), "--seat", "1")
    assert said.err == f"periplus hint: {path}: seat 1 never decides anything in this game\n"


# At the table


def test_at_the_table_a_hint_leaves_the_choice_as_it_is(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "periplus.cli.terminal.hints", lambda game, knowledge, seed, by_clock: found(knowledge)
    )

    def found(knowledge: Knowledge) -> list[Hint]:
        return [Hint(knowledge.legal()[0], 0.41, "route"), Hint(knowledge.legal()[-1], 0.083, EVEN)]

    table = ["play", "ithaca", "--seats", "me,sailor", "--seed", "1", "--lang", "en"]
    said = desk.run(*table, typed=["hint", "?", "quit"])
    assert said.code == 0
    assert "The best choices, with your chances to win:\n  41%  " in said.out
    assert "\n   8%  " in said.out
    assert Words("en", "ithaca").say("hint-route") in said.out
    assert "hint         shows the best choices" in said.out
    (path,) = desk.games()
    voyage = load_record(path, GAMES)
    assert 0 not in voyage.deciders
