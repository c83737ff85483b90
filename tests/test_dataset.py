"""Datasets: rows that say what was so, the same bytes wherever they are made, and one line to load them."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from periplus.arena.plan import Plan
from periplus.cli import main
from periplus.games import game_named
from periplus.kernel.chance import Chance
from periplus.research import dataset
from periplus.research.dataset import Scribe, rows_of, shards_of
from periplus.research.encoders import encoder_of

pytest.importorskip("pyarrow")

PLAN = Plan("ithaca", ["captain@6", "helmsman"], {"round_cap": "20"}, 7)
COMMAND = ["dataset", "ithaca", "--bots", "captain@6", "helmsman", "--set", "round_cap=20", "--seed", "7"]


def make(folder: Path, *more: str) -> None:
    assert main([*COMMAND, "--games", "4", "--out", str(folder), *more]) == 0


@pytest.fixture(scope="module", autouse=True)
def _small_shards() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dataset, "SHARD", 2)
        yield


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A dataset, to be looked at and left as it is."""
    folder = tmp_path_factory.mktemp("dataset")
    make(folder, "--processes", "1")
    return folder


def read(folder: Path) -> list[dict[str, Any]]:
    import pyarrow.parquet as pq

    rows: list[dict[str, Any]] = pq.read_table(folder / "data").to_pylist()
    return rows


def files(folder: Path) -> dict[str, bytes]:
    """The files of a dataset, by name."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_same_seed_gives_the_same_bytes_and_what_is_there_is_not_made_again(
    made: Path, tmp_path: Path
) -> None:
    assert sorted(files(made)) == ["README.md", "dataset.json", "part-00000.parquet", "part-00001.parquet"]
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    (tmp_path / "data" / "part-00000.parquet").unlink()
    kept = tmp_path / "data" / "part-00001.parquet"
    before = kept.stat().st_mtime_ns
    make(tmp_path, "--processes", "2")
    assert files(tmp_path) == files(made)
    assert kept.stat().st_mtime_ns == before


def test_a_row_is_a_click_as_its_seat_knew_the_position(made: Path) -> None:
    rows, facts = read(made), json.loads((made / "dataset.json").read_text())
    assert {row["game"] for row in rows} == {0, 1, 2, 3}
    assert {row["deal"] for row in rows} == {0, 1}
    for row in rows:
        assert len(row["observation"]) == len(facts["fields"])
        assert row["mask"][row["choice"]]
        assert sum(row["mask"]) > 1
        assert len(row["tried"]) == len(row["visits"]) == len(row["values"])
        assert not row["tried"] or (row["bot"] == "captain@6" and row["choice"] in row["tried"])
        assert row["reward"] in (0, 0.5, 1)
        assert (row["rank"] == 1) == (row["reward"] > 0)
    assert sum(len(row["tried"]) > 1 for row in rows) > 20
    assert rows == [row for number in range(4) for row in map(rounded, rows_of(PLAN, number))]


def rounded(row: dict[str, Any]) -> dict[str, Any]:
    """As it is in a file: chances with the digits of 32 bits."""
    import pyarrow as pa

    values = pa.array(row["values"], pa.float32()).to_pylist()
    return {**row, "values": values}


def test_an_observation_is_the_same_in_worlds_that_look_alike() -> None:
    game = game_named("ithaca")
    state = game.new(3, seed=4)
    scribe = Scribe(encoder_of(game, state), game.verbs.size)
    assert scribe.seen(state) == scribe.seen(state.guess(state.seat, Chance(9)))


def test_shards_have_whole_deals() -> None:
    assert shards_of(PLAN, 5) == [range(2), range(2, 4), range(4, 6)]


def test_a_folder_of_another_dataset_is_refused(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--seed", "8", "--out", str(made)]) == 2
    assert "holds another dataset" in capsys.readouterr().err


def test_the_card_says_what_it_is(made: Path) -> None:
    card = (made / "README.md").read_text("utf-8")
    assert "4 games of ithaca by captain@6, helmsman," in card
    assert all(f"`{column}`" in card for column in read(made)[0])


@pytest.mark.parametrize(
    ("library", "line"),
    [
        ("pandas", 'pandas.read_parquet("data")'),
        ("polars", 'polars.read_parquet("data/*.parquet")'),
        ("datasets", 'datasets.load_dataset("parquet", data_files="data/*.parquet")["train"]'),
    ],
)
def test_a_line_loads_it(
    library: str, line: str, made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"HF_HOME": str(tmp_path), "HF_HUB_OFFLINE": "1"}.items():
        monkeypatch.setenv(name, value)  # `datasets` keeps what it has loaded, and asks nobody here
    module = pytest.importorskip(library)
    monkeypatch.chdir(made)
    assert line.removesuffix('["train"]') in (made / "README.md").read_text()
    assert len(eval(line, {library: module})) == len(read(made))
