"""The measure of what reviews cost: how long one takes, and how much longer clicks take beside two."""

import pytest

from bench import reviews
from bench.crowd import Report
from periplus.arena.review_judge import Effort
from tests.make_records import records

GAME = ["--record", str(records("ithaca") / "2.voyage")]


def test_a_review_is_timed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(reviews, "Effort", lambda: Effort(4, captains=1, guesses=4, samples=4, views=0))
    assert reviews.main([*GAME, "--rounds", "0"]) == 0
    assert "2.voyage: 187 decisions in 152 steps, reviewed in" in capsys.readouterr().out


@pytest.mark.parametrize(("slower", "bar"), [(1.2, "met"), (1.5, "missed")])
def test_the_slowest_clicks_with_reviews_are_held_against_those_without(slower: float, bar: str) -> None:
    without = [Report(answers=[0.001] * 90 + [0.01] * 10), Report(answers=[0.01]), Report(answers=[0.5])]
    beside = [Report(answers=[time * slower for time in report.answers]) for report in without]
    told = reviews.told(without, beside, reviews.parsed(GAME))
    assert (
        told.splitlines()[-1] == f"bar: p99 with reviews is {slower:.2f} of that without (at most 1.3): {bar}"
    )


@pytest.mark.parametrize("wrong", [["--tables", "0"], ["--seconds", "0"], ["--rounds", "-1"]])
def test_what_cannot_be_measured_is_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        reviews.parsed(wrong)
    assert refused.value.code == 2
