"""Games that are kept: each is a record that replays, and what was stopped continues where it was."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from periplus.arena.logbook import PLAN, RESULTS, Logbook, read_logbook
from periplus.arena.plan import Plan
from periplus.arena.tally import Tally
from periplus.arena.tournament import play_all
from periplus.games import GAMES
from periplus.kernel.errors import ArenaError, OptionError
from periplus.kernel.record import load_record
from tests.terminals import PATIENCE, Desk, command, environment

TABLE = ["helmsman", "sailor", "sailor"]
QUICK = Plan("ithaca", ["sailor"] * 3, {}, seed=6)
every_game = pytest.mark.parametrize("game", GAMES)


def keep(folder: Path, plan: Plan, games: int) -> list[int]:
    """Play with a logbook; returns how many games were told to be over, each time."""
    told: list[int] = []
    with Logbook(folder, plan) as logbook:
        play_all(plan, games, 1, logbook, tell=told.append)
    return told


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.voyage"))}


@every_game
def test_every_game_is_a_record_that_replays_to_its_result(game: str, tmp_path: Path) -> None:
    plan = Plan(game, TABLE, {}, seed=3)
    keep(tmp_path / "kept", plan, 3)
    _, played = read_logbook(tmp_path / "kept")
    assert [game.number for game in played] == [0, 1, 2]
    for game_played in played:
        voyage = load_record(tmp_path / "kept" / f"{game_played.number:06}.voyage", GAMES)
        assert voyage.seats == plan.seating(game_played.number)
        assert voyage.ply == game_played.match.plies
        result = voyage.state.result()
        assert (result.scores, result.ranks) == (game_played.match.scores, game_played.match.ranks)


def test_what_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    keep(tmp_path / "whole", QUICK, 9)
    assert keep(tmp_path / "parts", QUICK, 3) == [0, 1, 1, 1]
    assert keep(tmp_path / "parts", QUICK, 9) == [3, 1, 1, 1, 1, 1, 1]
    assert keep(tmp_path / "parts", QUICK, 9) == [9], "nothing is played again"
    assert records(tmp_path / "whole") == records(tmp_path / "parts")


def test_a_line_that_was_cut_off_and_a_lost_record_are_played_again(tmp_path: Path) -> None:
    keep(tmp_path / "whole", QUICK, 6)
    keep(tmp_path / "torn", QUICK, 6)
    results = tmp_path / "torn" / RESULTS
    results.write_bytes(results.read_bytes()[:-20])
    (tmp_path / "torn" / "000001.voyage").unlink()
    assert keep(tmp_path / "torn", QUICK, 6) == [4, 1, 1]
    assert records(tmp_path / "whole") == records(tmp_path / "torn")
    assert [game.number for game in read_logbook(tmp_path / "torn")[1]] == list(range(6))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 7}, "seed 6, not 7"),
        ({"bots": TABLE}, "bots sailor sailor sailor, not helmsman sailor sailor"),
        ({"game": "journey"}, "game ithaca, not journey"),
        ({"options": {"gift_limit": "deed"}}, "options"),
    ],
    ids=lambda value: str(value) if isinstance(value, str) else "",
)
def test_games_of_another_plan_are_left_alone(tmp_path: Path, change: dict[str, object], said: str) -> None:
    keep(tmp_path, QUICK, 3)
    if "options" in change:
        option = next(option for option in GAMES["ithaca"].options if len(option.values) > 1)
        chosen = GAMES["ithaca"].complete(3, {})[option.name]
        change = {"options": {option.name: next(value for value in option.values if value != chosen)}}
    before = records(tmp_path)
    with pytest.raises(OptionError, match=f"holds games of another plan: {said}"):
        Logbook(tmp_path, Plan(**{**QUICK._asdict(), **change}))
    assert records(tmp_path) == before


def test_the_same_plan_in_other_words_is_the_same(tmp_path: Path) -> None:
    keep(tmp_path, QUICK, 3)
    chosen = GAMES["ithaca"].complete(3, {})
    assert keep(tmp_path, QUICK._replace(options=chosen), 3) == [3]


def test_games_among_equals_that_were_mirrored_are_still_counted_by_their_deals(tmp_path: Path) -> None:
    keep(tmp_path, QUICK._replace(per_deal=3), 6)
    path = tmp_path / PLAN
    data = json.loads(path.read_text())
    del data["seatings"]  # as folders were written before equals played a deal once
    path.write_text(json.dumps(data))
    plan, played = read_logbook(tmp_path)
    assert Tally(plan, played).deals == 2
    with pytest.raises(OptionError, match="seatings 3, not 1"):
        Logbook(tmp_path, QUICK)


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(OptionError, match="is not empty and has no"):
        Logbook(tmp_path, QUICK)


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        (PLAN, "{", "plan.json: not a plan"),
        (PLAN, '{"format": 99}', "plan.json: not a plan in format 1"),
        (RESULTS, "nonsense\n", "results.jsonl:1: not the result of a game"),
        (RESULTS, '{"number": 1}\n', "results.jsonl:1: not the result of a game"),
    ],
)
def test_damage_is_told_with_its_place(tmp_path: Path, file: str, text: str, said: str) -> None:
    keep(tmp_path, QUICK, 3)
    (tmp_path / file).write_text(text)
    with pytest.raises(ArenaError, match=said):
        Logbook(tmp_path, QUICK)


def test_a_kept_game_can_be_replayed_by_the_command(desk: Desk) -> None:
    said = desk.run(
        "arena", "ithaca", *QUICK.bots, "--games", "3", "--processes", "1", "--keep", "kept", "--json"
    )
    assert (said.code, json.loads(said.out)["games"]) == (0, 3)
    replayed = desk.run("replay", "kept/000002.voyage")
    assert (replayed.code, replayed.err) == (0, "")


def test_the_command_reports_a_folder_of_another_plan(desk: Desk) -> None:
    keep(desk.home / "kept", QUICK, 3)
    said = desk.run("arena", "ithaca", *TABLE, "--keep", "kept")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("periplus arena: kept holds games of another plan: ")


def alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def not_deaf() -> Iterator[None]:
    """What a shell runs in the background is deaf to Ctrl-C, and so is what the tests start from there."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("not_deaf")
def test_ctrl_c_keeps_the_games_that_are_over(tmp_path: Path) -> None:
    """All processes hear it, as at a terminal; none complains, and none is left."""
    args = ["arena", "ithaca", *TABLE, "--games", "3000", "--processes", "2", "--keep", "kept"]
    process = subprocess.Popen(
        command(*args),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        cwd=tmp_path,
        text=True,
        start_new_session=True,
    )
    results, deadline = tmp_path / "kept" / RESULTS, time.monotonic() + PATIENCE
    while not (results.exists() and results.stat().st_size) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    assert err == "\nperiplus arena: stopped; the same command continues with the games in kept\n"
    while alive(process.pid):
        assert time.monotonic() < deadline, "a process is left"
        time.sleep(0.05)
    plan = Plan("ithaca", TABLE, {}, seed=1)
    _, played = read_logbook(tmp_path / "kept")
    assert 0 < len(played) < 3000
    for game in played:
        load_record(tmp_path / "kept" / f"{game.number:06}.voyage", GAMES)
    kept = sum(game.number < 3 for game in played)
    assert keep(tmp_path / "kept", plan, 3) == [kept] + [1] * (3 - kept)
