"""Tournaments between bots: fair seating, honest counting, the same result on any number of cores."""

import json

import pytest

from periplus.arena.statistics import wilson
from periplus.arena.tournament import Plan, Tally, play_all, seating
from periplus.cli import main

TABLE = ["helmsman", "sailor", "sailor"]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (800, 1000, 0.7741, 0.8236)],
)
def test_wilson_intervals_are_those_of_the_books(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("bots", [3, 4, 5])
def test_every_bot_has_every_seat_equally_often(bots: int) -> None:
    seats = [seating(bots, number) for number in range(bots)]
    for bot in range(bots):
        assert sorted(row.index(bot) for row in seats) == list(range(bots))


def outcome(tally: Tally) -> tuple[object, ...]:
    return tally.games, tally.wins, tally.seats, tally.plies, tally.decisions, tally.turns, tally.undecided


def test_the_result_depends_on_the_seed_and_not_on_the_number_of_processes() -> None:
    plan = Plan("ulysses", TABLE, {}, seed=11)
    alone, together = play_all(plan, 6, 1), play_all(plan, 6, 2)
    assert outcome(alone) == outcome(together)
    assert outcome(play_all(plan._replace(seed=12), 6, 1)) != outcome(alone)


def test_games_and_wins_add_up() -> None:
    tally = play_all(Plan("ulysses", TABLE, {}, seed=4), 9, 1)
    assert tally.games == 9
    assert sum(tally.seats) + tally.undecided == 9
    assert sum(tally.wins.values()) == sum(tally.seats)


def test_json_has_a_row_for_each_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "ulysses", *TABLE, "--games", "6", "--json", "--processes", "1"]) == 0
    rows = json.loads(capsys.readouterr().out)["bots"]
    assert [row["name"] for row in rows] == ["helmsman", "sailor"]
    for row in rows:
        assert set(row) == {"name", "games", "wins", "share", "interval"}
        assert row["share"] == row["wins"] / row["games"]
        low, high = row["interval"]
        assert 0 <= low <= row["share"] <= high <= 1


def test_the_table_names_each_level_with_its_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "ulysses", *TABLE, "--games", "3", "--processes", "1"]) == 0
    printed = capsys.readouterr().out
    assert "helmsman" in printed
    assert "95 % interval" in printed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["ulysses", "helmsman", "sailor"], "ulysses is for 3 to 5 players, not 2"),
        (["ulysses", "helmsman", "sailor", "admiral"], "there is no bot 'admiral'"),
        (["odyssey", *TABLE], "there is no game 'odyssey'"),
        (["ulysses", *TABLE, "--set", "pass_scope=ever"], "takes debate or turn, not 'ever'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_no_games_at_all_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["arena", "ulysses", *TABLE, "--games", "0"])
    assert stopped.value.code == 2
    assert "must be at least 1, not 0" in capsys.readouterr().err
