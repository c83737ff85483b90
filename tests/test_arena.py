"""Tournaments between bots: fair seating, honest counting, the same result on any number of cores."""

import json
import re

import pytest

from periplus.arena.match import Match
from periplus.arena.statistics import wilson
from periplus.arena.tournament import Plan, Tally, play_all, seating
from periplus.cli import main
from periplus.games import GAMES

TABLE = ["helmsman", "sailor", "sailor"]  # every game can be played by three
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (800, 1000, 0.7741, 0.8236)],
)
def test_wilson_intervals_are_those_of_the_books(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_every_bot_has_every_seat_equally_often(bots: int) -> None:
    seats = [seating(bots, number) for number in range(bots)]
    for bot in range(bots):
        assert sorted(row.index(bot) for row in seats) == list(range(bots))


@every_game
def test_the_result_depends_on_the_seed_and_not_on_the_number_of_processes(game: str) -> None:
    plan = Plan(game, TABLE, {}, seed=11)
    alone, together = play_all(plan, 6, 1), play_all(plan, 6, 2)
    assert vars(alone) == vars(together)
    assert vars(play_all(plan._replace(seed=12), 6, 1)) != vars(alone)


@every_game
def test_games_and_wins_add_up(game: str) -> None:
    tally = play_all(Plan(game, TABLE, {}, seed=4), 9, 1)
    assert tally.games == 9
    assert tally.games <= tally.decisions <= tally.plies
    assert tally.turns >= tally.games, "every game counts its turns"
    assert sum(tally.seats) >= tally.games - tally.undecided, "a win may be shared"
    assert max(tally.wins.values()) <= sum(tally.wins.values()) <= sum(tally.seats)


def match(winners: list[int], scores: list[int]) -> Match:
    return Match(winners, scores, plies=30, decisions=20, turns=10)


def test_scores_are_counted_for_the_winners_and_for_each_level() -> None:
    first, second = Tally(TABLE), Tally(TABLE)
    first.count(match([1], [2, 9, 4]), ["sailor", "helmsman", "sailor"])
    second.count(match([0, 2], [7, 5, 7]), ["helmsman", "sailor", "sailor"])
    second.count(match([], []), ["sailor", "sailor", "helmsman"])  # stopped
    first.add(second)
    assert (first.games, first.undecided) == (3, 1)
    assert first.winning_score() == (9 + 7) / 2
    assert first.mean_score("helmsman") == (9 + 7) / 2
    assert first.mean_score("sailor") == (2 + 4 + 5 + 7) / 4


def test_without_an_end_there_are_no_scores() -> None:
    tally = Tally(TABLE)
    tally.count(match([], []), TABLE)
    assert (tally.winning_score(), tally.mean_score("sailor")) == (None, None)


@every_game
def test_json_has_a_row_for_each_level(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", game, *TABLE, "--games", "6", "--json", "--processes", "1"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 6
    assert 0 < data["turns"] < data["decisions"] <= data["plies"]
    assert [row["name"] for row in data["bots"]] == ["helmsman", "sailor"]
    for row in data["bots"]:
        assert set(row) == {"name", "games", "wins", "share", "interval", "score"}
        assert row["share"] == row["wins"] / row["games"]
        assert row["score"] <= data["winning_score"]
        low, high = row["interval"]
        assert 0 <= low <= row["share"] <= high <= 1


@every_game
def test_the_table_names_each_level_with_its_share(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", game, *TABLE, "--games", "3", "--processes", "1"]) == 0
    head, helmsman, sailor, seats, means = capsys.readouterr().out.splitlines()
    assert head.split()[-2:] == ["mean", "score"]
    assert (helmsman.split()[0], sailor.split()[0]) == ("helmsman", "sailor")
    assert "95 % interval" in head
    assert "wins by seat: " in seats
    assert re.fullmatch(
        r"a game on average: [\d.]+ turns, \d+ decisions, \d+ plies; winning score -?[\d.]+", means
    )


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
