"""The review of a finished game: its steps, what it reckons, and `periplus review`."""

import json
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from periplus.arena import review_study
from periplus.arena.review import (
    BEST,
    FORCED,
    GOOD,
    GRADES,
    MISTAKE,
    UNSURE,
    Review,
    Span,
    as_data,
    from_data,
    grade_of,
    review_of,
    turning_points,
)
from periplus.arena.review_judge import Effort, Estimate, Judge, Opinion, effect_of
from periplus.arena.review_steps import Course, Step, steps_of
from periplus.cli import main
from periplus.games import GAMES
from periplus.kernel.chance import Chance
from periplus.kernel.errors import RecordError
from periplus.kernel.game import DEALER
from periplus.kernel.reasons import EVEN, Reason
from periplus.kernel.record import load_record, save_record
from periplus.kernel.voyage import Voyage
from periplus.text.words import LANGUAGES
from tests.make_records import records

every_game = pytest.mark.parametrize("name", GAMES)
QUICK = Effort(iterations=8, captains=1, guesses=6, samples=6, views=3)
SAMPLES = {"ulysses": "3-revised", "journey": "2", "ithaca": "2"}


def sample(name: str) -> Path:
    return records(name) / f"{SAMPLES[name]}.voyage"


@cache
def voyage_of(name: str) -> Voyage:
    return load_record(sample(name), GAMES)


@cache
def review_of_sample(name: str) -> Review:
    course = Course(voyage_of(name))
    judge = Judge(course, QUICK)
    return review_of(course, judge.beginning(), [judge.look(at) for at in range(len(course.steps))])


# The steps


@every_game
def test_the_steps_of_a_game_follow_each_other_and_each_has_one_decider(name: str) -> None:
    voyage = voyage_of(name)
    steps = steps_of(voyage)
    assert [step.start for step in steps] == [0, *[step.end for step in steps[:-1]]]
    assert steps[-1].end == voyage.ply
    for step in steps:
        assert set(voyage.deciders[step.start : step.end]) == {step.seat}


def test_a_choice_of_many_clicks_is_one_step_and_so_are_draws_in_a_row() -> None:
    steps = steps_of(voyage_of("ulysses"))
    assert max(step.end - step.start for step in steps if not step.is_luck) > 2
    assert not any(one.seat == two.seat == DEALER for one, two in pairwise(steps))


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    voyage = Voyage(GAMES["ithaca"], ["a", "b"], {}, bytes(32))
    with pytest.raises(RecordError, match="not over"):
        Course(voyage)


# Luck and skill


@every_game
def test_the_parts_of_every_result_add_up_to_it(name: str) -> None:
    winners = voyage_of(name).state.result().winners()
    for seat, parts in enumerate(review_of_sample(name).parts):
        added = sum(part.value for part in parts[:5] if isinstance(part, Span))
        assert round(added, 3) == parts.result
        assert parts.result == (round(1 / len(winners), 3) if seat in winners else 0)


@every_game
def test_chances_are_those_of_all_seats_together_and_end_with_the_result(name: str) -> None:
    review = review_of_sample(name)
    for point in review.points:
        assert sum(truth.value for truth in point.truth) == pytest.approx(1, abs=0.005)
    assert [truth.value for truth in review.points[-1].truth] == [parts.result for parts in review.parts]
    assert [known.value for known in review.points[-1].known] == [parts.result for parts in review.parts]


@every_game
def test_what_a_seat_knew_does_not_depend_on_what_was_hidden_from_it(name: str) -> None:
    """Two truths that look the same to a seat give it the same chances."""
    course = Course(voyage_of(name))
    step = next(step for step in course.steps[len(course.steps) // 2 :] if not step.is_luck)
    judge = Judge(course, QUICK)
    before = judge.known(step.seat, step.start)
    knowledge = course.knowledge(step.seat, step.start)
    course.positions[step.start] = knowledge.guess(Chance(7))
    assert judge.known(step.seat, step.start) == before


def test_a_choice_that_captains_make_too_did_nothing() -> None:
    values = [[0.2, 0.8], [0.4, 0.6]]
    assert effect_of(values, [values, values]) == [Estimate(0, 0), Estimate(0, 0)]


def test_a_choice_is_measured_against_the_mean_of_what_captains_choose() -> None:
    made, one, other = [[0.5, 0.5]] * 2, [[0.3, 0.7]] * 2, [[0.5, 0.5]] * 2
    own, others = effect_of(made, [one, other])
    assert [own.value, others.value] == pytest.approx([0.1, -0.1])
    assert own.error == pytest.approx(0.1)  # captains differ


def test_a_review_does_not_depend_on_the_order_in_which_steps_are_looked_at() -> None:
    course = Course(voyage_of("ithaca"))
    numbers = range(20, 32)
    forward, back = Judge(course, QUICK), Judge(course, QUICK)
    assert [forward.look(at) for at in numbers] == [back.look(at) for at in reversed(numbers)][::-1]


# Grades and turning points


def opinion(cost: float, error: float) -> Opinion:
    return Opinion(0, 1, 2, Estimate(cost, error), Reason(EVEN))


def test_there_is_a_grade_only_where_the_search_can_tell() -> None:
    assert grade_of(opinion(0.08, 0.02)) == MISTAKE
    assert grade_of(opinion(0.08, 0.06)) == UNSURE
    assert grade_of(opinion(0.004, 0.002)) == GOOD
    assert grade_of(opinion(-0.01, 0.002)) == GOOD


@every_game
def test_every_choice_has_a_grade_and_what_costs_has_a_better_one(name: str) -> None:
    voyage, review = voyage_of(name), review_of_sample(name)
    assert {choice.grade for choice in review.choices} <= {*GRADES, FORCED}
    for choice in review.choices:
        if choice.grade not in (BEST, FORCED):
            assert choice.chosen == voyage.decisions[choice.at] != choice.better
            assert choice.better in voyage.at(choice.at).legal()


def test_the_turning_points_are_where_the_chances_changed_most_and_surely() -> None:
    steps = [Step(at, at + 1, at % 2) for at in range(5)]
    chances = [0.5, 0.6, 0.2, 0.21, 0.5, 0.1]
    truths = [[Estimate(chance, 0.01), Estimate(1 - chance, 0.01)] for chance in chances]
    assert [turn.start for turn in turning_points(steps, truths)] == [1, 3, 4]
    vague = [[Estimate(one.value, 0.5) for one in truth] for truth in truths]
    assert turning_points(steps, vague) == []


def test_a_review_survives_being_kept_as_data() -> None:
    review = review_of_sample("ulysses")
    assert from_data(json.loads(json.dumps(as_data(review)))) == review


# periplus review


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("periplus.cli.review.Effort", lambda iterations=8: QUICK)


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_luck_chances_turning_points_and_choices(
    language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    report = tmp_path / "pages"
    assert main(["review", str(sample("ithaca")), "--lang", language, "--report", str(report)]) == 0
    out, page = capsys.readouterr().out, (report / "index.html").read_text("utf-8")
    assert "█" in out
    assert "±" in out
    assert page.count("<polyline") == 4
    assert f"<html lang={language}>" in page
    assert "http" not in page
    if language == "en":
        for title in ("Luck and skill", "Chances to win", "Turning points", "Choices"):
            assert title in out
            assert title in page


@pytest.mark.usefixtures("quickly")
def test_as_json_everything_is_there_with_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(sample("ithaca")), "--json", "--lang", "en"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["seats"] == ["Helmsman 1", "Sailor 1"]
    assert all(choice["text"] for choice in data["choices"])
    assert len(data["turns"]) <= 3
    assert [parts["result"] for parts in data["parts"]] == [1, 0]


def test_what_cannot_be_reviewed_is_said_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "begun.voyage"
    save_record(path, Voyage(GAMES["ithaca"], ["a", "b"], {}, bytes(32)))
    assert main(["review", str(path)]) == 1
    assert "not over" in capsys.readouterr().err
    assert main(["review", str(path), "--iterations", "0"]) == 2
    assert "--iterations takes 1 or more" in capsys.readouterr().err


# The study


def test_a_study_goes_on_where_it_stopped_and_refuses_the_file_of_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "study.jsonl"
    small = ["--iterations", "4", "--captains", "1", "--guesses", "4", "--keep", str(path)]
    two = ["ithaca", "captain@4", "captain@4"]
    assert review_study.main([*two, "--games", "1", *small]) == 0
    first = path.read_text()
    path.write_text(first + '{"number": 1, "ga')  # the power went
    assert review_study.main([*two, "--games", "2", *small]) == 0
    assert path.read_text().startswith(first)
    assert [json.loads(line)["number"] for line in path.read_text().splitlines()] == [0, 1]
    assert "off by 0.000" in capsys.readouterr().out
    assert review_study.main([*two, "--games", "2", "--seed", "9", *small]) == 2
    assert "another study" in capsys.readouterr().err
