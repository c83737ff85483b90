"""A table for language models: they are told what their seat knows, and only a legal click is taken."""

import random
import re
from pathlib import Path

import pytest

from periplus.bots import stand_in
from periplus.games import GAMES
from periplus.kernel.chance import Chance
from periplus.kernel.errors import OptionError, PeriplusError
from periplus.kernel.game import DEALER
from periplus.research.language import TextEnv, Turn
from periplus.text.reading import Choice, Misread, read_answer
from periplus.text.words import LANGUAGES

CHOICES = [
    Choice(1, "agree", "Agree"),
    Choice(2, "red dido", "Object: red disc on Dido"),
    Choice(3, "red zypern", "Object: red disc on Cyprus"),
    Choice(4, "step A1", "To A1"),
    Choice(5, "step a1", "To a1 at sea"),
]


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("agree", 1),
        ("  Agree.\n", 1),
        ("CLICK: red dido", 2),
        ("I could agree, but Dido is mine.\n\nCLICK: red dido", 2),
        ("**CLICK: `red dido`**", 2),
        ("**Click:** RED DIDO", 2),
        ("CLICK: red(dido)", 2),
        ("- red zypern – Object: red disc on Cyprus", 3),
        ("Object: red disc on Cyprus", 3),
        ("CLICK: agree\nNo, wait.\nCLICK: red zypern", 3),
        ("CLICK: step A1", 4),
        ("CLICK: step a1", 5),
    ],
)
def test_a_click_is_read_however_it_is_written(answer: str, code: int) -> None:
    assert read_answer(answer, CHOICES) == code


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("", ""),
        ("*** \n ...", ""),
        ("I would not agree here", "I would not agree here"),
        ("CLICK: red ithaka", "red ithaka"),
        ("CLICK: red", "red"),
        ("CLICK: 1", "1"),
        ("agree\nor else\nred dido or agree", "red dido or agree"),
        ("CLICK: " + "x" * 5000, "x" * 60),
    ],
)
def test_nothing_is_clicked_that_was_not_said(answer: str, text: str) -> None:
    assert read_answer(answer, CHOICES) == Misread(text)


def play(env: TextEnv, seed: int) -> Turn:
    """A game in which whoever writes clicks at random."""
    chance, turn = random.Random(seed), env.reset(seed)
    while not turn.over:
        turn = env.answer(f"Well.\nCLICK: {chance.choice(env.choices(turn.seat)).written}")
    return turn


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_in_writing(game: str) -> None:
    turn = play(TextEnv(game, ["me", stand_in(game), "me"], rules=False), 3)
    assert sum(turn.rewards) == pytest.approx(1)
    assert len(turn.scores) == 3
    assert not turn.refused


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first, second = (TextEnv("ithaca", ["me", "captain@5"], rules=False) for _ in range(2))
    assert play(first, 5) == play(second, 5)
    assert first.voyage.decisions == second.voyage.decisions
    assert play(second, 6) != play(first, 5)


def test_the_first_message_says_how_to_answer_and_what_the_rules_are() -> None:
    system, asked = TextEnv("ithaca", ["me", "helmsman"]).reset(1).messages
    assert (system["role"], asked["role"]) == ("system", "user")
    assert "CLICK: discard z1" in system["content"]
    assert "# Ithaca" in system["content"]
    assert "{scene" not in system["content"]
    assert "\n- keep – Keep the route" in asked["content"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_list_it_is_told_how_clicks_are_written_but_not_which_are_legal(language: str) -> None:
    env = TextEnv("ulysses", ["me", "helmsman", "helmsman"], language=language, listed=False, rules=False)
    turn = env.reset(7)
    system, asked = (message["content"] for message in turn.messages)
    assert "- propose PLACE" in system
    assert "zypern" in system
    written = [choice.written for choice in env.choices(turn.seat)]
    assert written == ["agree", "red zypern", "red lybien"]
    assert not any(line.startswith(f"- {click}") for click in written for line in asked.splitlines())
    again = env.answer("CLICK: red troy")
    assert again.refused
    assert not any(click in again.messages[0]["content"] for click in written[1:])


def test_an_answer_that_is_no_click_is_refused_with_the_reason_and_asked_again() -> None:
    env = TextEnv("ithaca", ["me", "helmsman"], rules=False)
    env.reset(1)
    ply = env.voyage.ply
    for answer, reason in {
        "CLICK: land on the moon": "“land on the moon” is not a click that you can make now.",
        "": "Your answer has no click.",
    }.items():
        turn = env.answer(answer)
        assert turn.refused
        assert turn.messages[0]["content"].startswith(reason)
        assert "- keep – Keep the route" in turn.messages[0]["content"]
    assert env.voyage.ply == ply


def test_after_so_many_refusals_the_least_committing_click_is_made_and_counted() -> None:
    env = TextEnv("ithaca", ["me", "helmsman"], rules=False, patience=2)
    env.reset(1)
    assert env.made_for == [0, 0]
    env.answer("hm")
    turn = env.answer("hm")
    assert env.made_for == [1, 0]
    assert "this one was made for you: keep" in turn.messages[0]["content"]


@pytest.mark.parametrize("game", ["ulysses", "journey", "ithaca"])
def test_worlds_that_look_alike_are_told_alike(game: str) -> None:
    """Law 4 for the text: from the truth and from a guess of it the same messages come."""
    env, chance = TextEnv(game, ["me", "me", "me"], rules=False), random.Random(1)
    turn = env.reset(4)
    for ply in range(60):
        if turn.over:
            break
        state, seat = env.voyage.state, turn.seat
        assert state.seat != DEALER
        told = env._position(seat) + env._question(seat)
        env.voyage.state = state.guess(seat, Chance(ply))
        assert env._position(seat) + env._question(seat) == told
        env.voyage.state = state
        turn = env.answer(chance.choice(env.choices(seat)).written)


def test_the_example_of_the_document_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[1] / "docs" / "language-models.md").read_text("utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    exec(compile(example, "language-models.md", "exec"), {"__name__": "example"})
    assert re.match(r"\[[01.]+, [01.]+, [01.]+\] \[", capsys.readouterr().out)


def test_what_is_wrong_with_a_table_is_said_at_once() -> None:
    with pytest.raises(OptionError, match="one of the seats must be 'me'"):
        TextEnv("ithaca", ["helmsman", "helmsman"])
    with pytest.raises(OptionError, match="there is no bot 'captian'"):
        TextEnv("ithaca", ["me", "captian"])
    env = TextEnv("ithaca", ["me", "helmsman"], {"round_cap": "20"}, rules=False)
    play(env, 1)
    with pytest.raises(PeriplusError, match="the game is over"):
        env.answer("keep")
