"""Hints: what speaks for a choice, `periplus hint`, and `hint` at the table in the terminal."""

import json
from pathlib import Path

import pytest

from periplus.bots.hint import BUDGET, Comparison, Hint, equals, hints, told
from periplus.bots.parts import parts_of
from periplus.bots.searcher import Budget, Searcher
from periplus.games import GAMES, game_named
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import parse
from periplus.kernel.game import DEALER, Game, State
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.notation import write_click
from periplus.kernel.playout import random_click
from periplus.kernel.reasons import COMMON, EVEN, KEEPS, ONLY, RIVALS, WIN, Clue, Reason
from periplus.kernel.record import load_record, save_record
from periplus.kernel.voyage import Voyage
from periplus.server.workers import advise, asked
from periplus.text.words import LANGUAGES, Value, Words
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
    own = {f"hint-{reason}" for reason in parts_of(name).reasons}
    assert family(name, "hint") == own | {f"{text}.subject" for text in own}
    frame = {"hint-title", "hint-chance", "hint-decision", "hint-alike"}
    assert family("table", "hint") - frame == {f"hint-{reason}" for reason in COMMON}


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_sentence_can_be_said_with_and_without_its_number_and_of_what_another_choice_costs(
    name: str, language: str
) -> None:
    words = Words(language, name)
    named: dict[str, Value] = {"place": "Delos", "routes": 1, "instead": -1}
    for reason in parts_of(name).reasons:
        sentences = {words.say(f"hint-{reason}", more=more, **named) for more in (0, 1, 2)}
        for sentence in sentences:
            assert sentence[0].isupper()
            assert sentence.endswith(".")
        cost = words.say("hint-keeps", other="X", subject=words.say(f"hint-{reason}.subject"))
        assert cost.endswith(".")


@every_game
def test_what_is_counted_belongs_to_a_reason(name: str) -> None:
    game = game_named(name)
    counted = parts_of(name).holdings(first_of_length(game, 4), 0)
    assert set(counted) <= set(parts_of(name).reasons)
    assert len(counted) >= len(parts_of(name).reasons) // 2


def compared(state: State, choice: str, other: str, seed: int = 1) -> Comparison:
    """Two choices of Ulysses side by side."""
    game = game_named("ulysses")
    written = {write_click(game, state, code): code for code in state.legal()}
    search = Searcher(game, seed, Budget(1)).search(Knowledge(state, state.seat))
    return Comparison(game, search, written[choice], written[other])


def in_the_aegean(hand: str) -> State:
    """A god at Troy with four goals and nothing shown."""
    scene = parse(
        f"""
        ship = "troy"
        active = 0
        hands = [{hand}, {{ challenge = 2 }}, {{ challenge = 2 }}]
        goals = [["zypern", "delos", "talos", "dido"], [], []]
        """,
        "a test",
    )
    return game_named("ulysses").set_up(3, {}, scene.root)


def test_a_choice_is_credited_only_with_what_it_changes_itself() -> None:
    """Pandora moves no ship, however far away another choice would take the goals."""
    state = in_the_aegean("{ pandora = 1, challenge = 3 }")
    pandora = compared(state, "pandora", "exchange")
    assert not pandora.gains("voyage")
    assert pandora.reason().name != "voyage"
    assert pandora.gains("cards")


def test_a_reason_names_what_changes_and_by_how_much() -> None:
    state = in_the_aegean("{ temple = 2, challenge = 4 }")
    assert compared(state, "build", "exchange").gains("temples")[0] == (("more", "number", 1),)
    nearer = compared(state, "propose zypern", "build").gains("voyage")
    assert {name: number for name, _, number in told(nearer)}["routes"] == 0


def test_what_the_other_choice_costs_is_told_as_such() -> None:
    state = in_the_aegean("{ temple = 2, challenge = 4 }")
    staying = compared(state, "propose zypern", "build")
    assert staying.keeps("cards")
    assert not staying.keeps("temples")


def test_only_numbers_that_are_the_same_in_nearly_every_guess_are_told() -> None:
    two: Clue = (("more", "number", 2),)
    three: Clue = (("more", "number", 3),)
    assert told([two] * 9 + [three]) == two
    assert told([two] * 5 + [three] * 5) == ()


def test_the_first_hints_are_equal_as_far_as_the_search_cannot_tell_them_apart() -> None:
    def found(*alike: bool) -> list[Hint]:
        return [Hint(code, 0.5, Reason(EVEN), each) for code, each in enumerate(alike)]

    assert equals(found(True, True, False)) == 2
    assert equals(found(False, False, False)) == 0


@every_game
def test_a_reason_holds_in_other_guesses_than_those_it_was_found_in(name: str) -> None:
    """The sign and the subject of the sentence are those of the difference, wherever it is measured."""
    game = game_named(name)
    wrong = 0
    for seed in range(4):
        state = first_of_length(game, 4 + seed % 3)
        found = hints(game, Knowledge(state, state.seat), seed, Budget(40))
        if len(found) < 2 or found[0].reason.name in (EVEN, ONLY, WIN, RIVALS):
            continue
        search = Searcher(game, 90 + seed, Budget(1)).search(Knowledge(state, state.seat))
        again = Comparison(game, search, found[0].code, found[1].code)
        reason = found[0].reason
        holds = again.keeps(reason.subject) if reason.name == KEEPS else again.gains(reason.name)
        wrong += not holds
    assert wrong == 0


@pytest.mark.parametrize(("chance", "percent"), [(0.0, 0), (0.001, 1), (0.414, 41), (0.999, 99), (1.0, 100)])
def test_only_what_is_certain_is_said_to_be(chance: float, percent: int) -> None:
    assert Hint(0, chance, Reason(EVEN)).percent == percent


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
    assert best.reason.name in ("voyage", "goals")
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
    assert [(hint.code, hint.reason.name) for hint in hints(game, Knowledge(state, state.seat), 1)] == [
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
    assert {hint.reason.name for hint in found} <= {*parts_of(name).reasons, EVEN, RIVALS, KEEPS, WIN}


@every_game
def test_what_a_worker_of_the_server_is_asked_tells_nothing_of_the_truth(name: str) -> None:
    voyage = load_record(sorted(records(name).glob("*.voyage"))[0], GAMES)
    ply = next(ply for ply in range(voyage.ply * 2 // 3, voyage.ply) if voyage.deciders[ply] != DEALER)
    voyage.state = voyage.at(ply)
    seat = int(voyage.state.seat)
    question = asked(voyage, seat, ply)
    voyage.state = voyage.state.guess(seat, Chance(9))
    assert asked(voyage, seat, ply) == question
    assert {hint.code for hint in advise(question, BUDGET.seconds)} <= set(voyage.state.legal())


# The command


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_a_record_is_advised_on_in_words(desk: Desk, name: str, lang: str) -> None:
    path = sorted(records(name).glob("*.voyage"))[0]
    said = desk.run("hint", str(path), "--iterations", "12", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    words = Words(lang, name)
    assert words.say("hint-title") in said.out
    assert "{" not in said.out


def test_the_same_is_told_as_json(desk: Desk) -> None:
    said = desk.run("hint", str(SAMPLE), "--ply", str(FIRST), "--json", *QUICKLY)
    told = json.loads(said.out)
    assert (told["game"], told["ply"]) == ("ulysses", FIRST)
    state = load_record(SAMPLE, GAMES).at(FIRST)
    assert told["seat"] == state.seat
    for hint in told["hints"]:
        assert hint["written"] == write_click(game_named("ulysses"), state, hint["code"])
        assert 0 <= hint["chance"] <= 1
        assert hint["reason"] in {*parts_of("ulysses").reasons, *COMMON}
        assert hint["why"].endswith(".")
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
        return [
            Hint(knowledge.legal()[0], 0.41, Reason("route", (("more", "number", 2),)), True),
            Hint(knowledge.legal()[-1], 0.083, Reason(EVEN), True),
        ]

    table = ["play", "ithaca", "--seats", "me,sailor", "--seed", "1", "--lang", "en"]
    said = desk.run(*table, typed=["hint", "?", "quit"])
    assert said.code == 0
    assert "The best choices, with your chances to win:\n  41%  " in said.out
    assert "\n   8%  " in said.out
    assert Words("en", "ithaca").say("hint-route", more=2) in said.out
    assert "The first 2 are about equal" in said.out
    assert "hint         shows the best choices" in said.out
    (path,) = desk.games()
    voyage = load_record(path, GAMES)
    assert 0 not in voyage.deciders


def test_a_game_in_the_terminal_may_be_without_hints(desk: Desk) -> None:
    table = ["play", "ithaca", "--seats", "me,sailor", "--seed", "1", "--lang", "en"]
    said = desk.run(*table, "--no-hints", typed=["hint", "quit"])
    assert (said.code, said.err) == (0, "")
    assert "This game is played without hints." in said.out
    assert Words("en").say("hint-title") not in said.out
    resumed = desk.run("play", "--resume", "--no-hints", "--lang", "en", typed=["hint", "quit"])
    assert "This game is played without hints." in resumed.out
