"""`periplus bench`: its rows, its table, what it says when something is missing. Nothing is timed here."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from periplus import build
from periplus.arena import speed
from periplus.arena.speed import Row, middle, rows_of
from periplus.cli import bench
from periplus.games import GAMES
from periplus.kernel.errors import PeriplusError
from periplus.kernel.game import DEALER, NOBODY
from periplus.research import speed as environments

BUILDS = ["compiled", "source"] if build.fresh(build.PACKAGE) else ["source"]
KEYS = ["name", "build", "decisions_per_s", "games_per_s", "clone_us", "guess_us", "iterations_per_s"]
TINY = ["--seconds", "0.001"]

CATANATRON = {
    "name": "catanatron",
    "build": "peer",
    "version": "3.2.1",
    "decisions_per_s": 100.0,
    "clone_us": 7.5,
}
HEARTS = {"name": "open_spiel/hearts", "build": "peer", "decisions_per_s": 50.0, "guess_us": None}
BROKEN = {"name": "chess", "error": "ImportError: no chess"}


def call(*argv: str) -> int:
    parser = argparse.ArgumentParser("periplus")
    bench.add(parser.add_subparsers())
    args = parser.parse_args(["bench", *argv])
    return int(args.run(args))


def script(folder: Path, *lines: object, code: int = 0, error: str = "") -> str:
    """A program that prints these lines whatever it is asked, as a stand-in for the peers' Python."""
    file = folder / "peers"
    printed = "".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines)
    file.write_text(f"#!/bin/sh\ncat <<'END'\n{printed}END\necho '{error}' >&2\nexit {code}\n")
    file.chmod(0o755)
    return str(file)


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)


@pytest.fixture
def quick(once: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ours need no clock where only the peers matter."""
    ours = {
        "compiled": Row("ulysses", "compiled", 20_000.0, 10.0, 0.4, 9.0, 6000.0),
        "source": Row("ulysses", "source", 400.0, 0.2, 8.0, 90.0, 400.0),
    }
    monkeypatch.setattr(bench, "rows_of_build", lambda name, seconds: iter([ours[name]]))
    monkeypatch.setattr(build, "fresh", lambda package: True)


def test_json_of_the_games_in_each_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--json", "--games-only", *TINY) == 0
    out, err = capsys.readouterr()
    data = json.loads(out)
    assert list(data) == ["rows"]
    assert [(row["name"], row["build"]) for row in data["rows"]] == [
        (game, name) for name in BUILDS for game in GAMES
    ]
    for row in data["rows"]:
        assert list(row) == KEYS
        assert all(row[key] > 0 for key in KEYS[2:])
    assert f"round {bench.ROUNDS} of {bench.ROUNDS}" in err


@pytest.mark.usefixtures("once")
def test_without_a_compiled_build_one_line_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "fresh", lambda package: False)
    assert call("--games-only", *TINY) == 0
    out, err = capsys.readouterr()
    assert "ulysses (source)" in out
    assert "ulysses (compiled)  " not in out
    assert "clone of ulysses (compiled) (less than 1 µs): not measured" in out
    assert err.count("run `make compile`") == 1


@pytest.mark.usefixtures("quick")
def test_missing_peers_are_said_and_left_out(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert call("--peers", str(tmp_path / "python")) == 1
    out, err = capsys.readouterr()
    assert f"{tmp_path / 'python'} is missing; run `make bench`" in err
    assert "ulysses (source)" in out
    assert "x catanatron" not in out
    assert "beside" not in out.replace("compiled beside source", "")


@pytest.mark.usefixtures("quick")
def test_table_with_ratios_and_bars(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert call("--peers", script(tmp_path, CATANATRON, HEARTS)) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == (
        "game decisions/s games/s clone µs guess µs search it/s x catanatron x hearts x hearts C++".split()
    )
    assert [line.split() for line in lines[:4]] == [
        "ulysses (compiled) 20,000 10 0.4 9 6,000 200 400 –".split(),
        "ulysses (source) 400 0.2 8 90 400 4 8 –".split(),
        "catanatron 100 – 7.5 – – 1 2 –".split(),
        "open_spiel/hearts 50 – – – – 0.5 1 –".split(),
    ]
    assert lines[4:] == [
        "",
        "versions: catanatron 3.2.1",
        "bar: decisions/s of ulysses (compiled) beside catanatron 200x (at least 100x): met",
        "bar: decisions/s of journey (compiled) beside catanatron (at least 100x): not measured",
        "bar: decisions/s of ithaca (compiled) beside catanatron (at least 100x): not measured",
        "bar: decisions/s of ulysses (compiled) beside open_spiel/hearts 400x (at least 8x): met",
        "bar: decisions/s of journey (compiled) beside open_spiel/hearts (at least 8x): not measured",
        "bar: decisions/s of ithaca (compiled) beside open_spiel/hearts (at least 8x): not measured",
        "bar: decisions/s of ulysses (source) beside catanatron 4x (at least 2x): met",
        "bar: decisions/s of journey (source) beside catanatron (at least 2x): not measured",
        "bar: decisions/s of ithaca (source) beside catanatron (at least 2x): not measured",
        "bar: clone of ulysses (compiled) 0.4 µs (less than 1 µs): met",
        "bar: clone of journey (compiled) (less than 1 µs): not measured",
        "bar: clone of ithaca (compiled) (less than 1 µs): not measured",
        "bar: search of ulysses (compiled) 6,000 iterations/s (at least 5,000 iterations/s): met",
        "bar: search of journey (compiled) (at least 5,000 iterations/s): not measured",
        "bar: search of ithaca (compiled) (at least 5,000 iterations/s): not measured",
        "bar: search of ulysses, compiled beside source 15x (at least 20x): NOT met",
        "bar: search of journey, compiled beside source (at least 20x): not measured",
        "bar: search of ithaca, compiled beside source (at least 20x): not measured",
    ]


@pytest.mark.usefixtures("quick")
def test_a_wide_table_is_not_cut_off(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    large = {"decisions_per_s": 12_345_678.0, "games_per_s": 30_000.0, "clone_us": 0.001, "guess_us": 1000.0}
    long = {**large, "name": "open_spiel/python_block_dominoes", "build": "peer"}
    assert call(*TINY, "--peers", script(tmp_path, CATANATRON, HEARTS, long)) == 0
    assert "…" not in capsys.readouterr().out


@pytest.mark.usefixtures("quick")
def test_json_has_the_peers_with_null_for_what_is_missing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert call("--json", "--peers", script(tmp_path, CATANATRON)) == 0
    *_, peer = json.loads(capsys.readouterr().out)["rows"]
    assert peer == dict(zip(KEYS, ["catanatron", "peer", 100.0, None, 7.5, None, None]))


@pytest.mark.usefixtures("quick")
def test_a_peer_that_fails_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert call("--peers", script(tmp_path, HEARTS, BROKEN, code=1)) == 1
    out, err = capsys.readouterr()
    assert "chess could not be measured: ImportError: no chess" in err
    assert "beside catanatron (at least 100x): not measured" in out
    assert "open_spiel/hearts 400x" in out


@pytest.mark.usefixtures("quick")
def test_environments_have_bars_and_the_encoder_its_share(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures = {"vector/none": 2_400_000.0, "vector/floats": 1_200_000.0, "pettingzoo": 60_000.0}
    ours = [Row(f"ithaca/{kind}", "compiled", figure) for kind, figure in figures.items()]
    peers = {"pettingzoo/connect_four": 30_000, "pettingzoo/texas_holdem": 20_000, "catanatron_gym": 8_000}

    def measured(command: list[str], **settings: str) -> Iterator[Row]:
        return iter(ours) if "periplus.research.speed" in command else rows_of(command, **settings)

    monkeypatch.setattr(bench, "rows_of", measured)
    monkeypatch.setattr(bench, "import_seconds", lambda: 0.2)
    rows = [{"name": name, "build": "peer", "decisions_per_s": figure} for name, figure in peers.items()]
    assert call("--research", "--peers", script(tmp_path, *rows)) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if "ithaca/" in line or "import" in line]
    assert told[len(ours) :] == [
        "share of the encoder in ithaca/vector/floats: 50%",
        "bar: decisions/s of ithaca/vector/floats 1,200,000 (at least 1,000,000): met",
        "bar: decisions/s of ithaca/vector/floats beside pettingzoo/connect_four 40x (at least 30x): met",
        "bar: decisions/s of ithaca/vector/floats beside catanatron_gym 150x (at least 100x): met",
        "bar: decisions/s of ithaca/pettingzoo beside pettingzoo/texas_holdem 3x (at least 5x): NOT met",
        "bar: decisions/s of ithaca/open_spiel beside open_spiel/python_block_dominoes (at least 1x): "
        "not measured",
        "bar: import of periplus.vector 0.2 s (less than 0.3 s): met",
    ]


@pytest.mark.parametrize("kind", ["vector", "pettingzoo", "openspiel"])
def test_environments_play_as_many_decisions_as_they_are_timed_for(kind: str) -> None:
    runs = {
        "vector": lambda game: environments.of_vector(game, "ints"),
        "pettingzoo": environments.of_pettingzoo,
    }
    run = runs.get(kind, environments.of_openspiel)(GAMES["ithaca"])
    assert run(3) == (3 * environments.BATCH if kind == "vector" else 3)


@pytest.mark.parametrize(
    "argv",
    [["--seconds", "0"], ["--seconds", "nan"], ["--seconds", "x"], ["--games-only", "--peers", "python"]],
)
def test_called_wrongly(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        call(*argv)
    assert stop.value.code == 2
    assert "--seconds" in capsys.readouterr().err


def test_a_program_that_fails_is_quoted(tmp_path: Path) -> None:
    with pytest.raises(PeriplusError, match="failed: no such thing"):
        list(rows_of([script(tmp_path, CATANATRON, code=3, error="no such thing")]))


@pytest.mark.parametrize("line", ["hello", "[]", "3", '{"build": "peer"}'])
def test_what_is_not_a_row_is_quoted(tmp_path: Path, line: str) -> None:
    with pytest.raises(PeriplusError, match="a row of figures was expected"):
        list(rows_of([script(tmp_path, line)]))


def test_the_middle_of_the_rounds() -> None:
    rounds = [
        Row("chess", "peer", 30.0, 3.0, None, 1.0),
        Row("chess", "peer", error="killed"),
        Row("chess", "peer", 10.0, 1.0, None, None, version="1.11"),
        Row("chess", "peer", 20.0, 5.0, None, 2.0),
    ]
    assert middle(rounds) == Row("chess", "peer", 20.0, 3.0, None, 1.5, version="1.11", error="killed")


@pytest.mark.both
@pytest.mark.parametrize("name", GAMES)
def test_positions_are_moments_of_the_seats(name: str) -> None:
    found = speed.positions(GAMES[name])
    assert len(found) == speed.VOYAGES * speed.MOMENTS
    assert all(state.seat not in (DEALER, NOBODY) for state in found)
    assert len({state.pack() for state in found}) == len(found)


def test_batches_grow_and_only_long_ones_count(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    asked: list[int] = []

    def run(batch: int) -> int:
        asked.append(batch)
        clock[0] += batch / 64
        return 10 * batch

    monkeypatch.setattr(speed, "process_time", lambda: clock[0])
    assert speed.clocked(run, 1.0) == (640, 64, 1.0)
    assert asked == [1, 2, 4] + [4] * 15
