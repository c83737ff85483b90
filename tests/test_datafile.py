"""Data files as such, with the map for an example: faults that every reader tells, and lines."""

import pickle
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from periplus.cli import main
from periplus.games.ithaca.rules.cards import read_cards, standard_cards
from periplus.games.journey.rules.board import read_board, standard_board
from periplus.games.ulysses.rules.chart import load_chart, read_chart, standard_chart
from periplus.kernel.datafile import Content, DataError, DataFile, Fault, load, parse
from periplus.kernel.errors import suggestion
from tests.shipped import Shipped, line_of

pytestmark = pytest.mark.both

MAP = Shipped("ulysses/map.toml", load_chart)
TEXT = MAP.text
change, faults_of = MAP.change, MAP.faults_of


def test_a_missing_file_is_reported() -> None:
    with pytest.raises(DataError) as caught:
        load_chart("nowhere/mymap.toml")
    assert str(caught.value) == "nowhere/mymap.toml: no such file"


def test_a_directory_is_reported(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="is a directory, not a file"):
        load_chart(tmp_path)


def test_other_encodings_are_told_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes(TEXT.encode("latin-1", errors="replace"))
    line = line_of(TEXT, "Délos")
    with pytest.raises(DataError) as caught:
        load_chart(path)
    assert str(caught.value) == f"{path}:{line}: not UTF-8 text (byte 0xe9)"


def test_an_open_end_is_told_at_the_last_line(tmp_path: Path) -> None:
    assert faults_of(tmp_path, "schema = 1\nedges = [\n")[0][0] == 2


def test_nesting_without_end_is_reported(tmp_path: Path) -> None:
    [(_, said)] = faults_of(tmp_path, f"a = {'[' * 100_000}")
    assert said == "not TOML: arrays or tables nested too deeply"


def test_windows_files_are_read_alike(tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert load_chart(path) == standard_chart()
    path.write_bytes(change('colour = "none"', 'colour = "nine"').replace("\n", "\r\n").encode())
    with pytest.raises(DataError) as caught:
        load_chart(path)
    assert [fault.line for fault in caught.value.faults] == [line_of(TEXT, 'colour = "none"')]


def test_errors_cross_processes() -> None:
    error = DataError("a.toml", [Fault(3, "bad"), Fault(None, "worse")])
    assert str(pickle.loads(pickle.dumps(error))) == "a.toml:3: bad\na.toml: worse"


AWKWARD = '''\
a.b = 1
"x y" = """a"
[[no]] # \\"""
q""""
c = [ [1, 2], # ]
  "]", \'\'\'
''\'\'\' ,
 { k = 1, "l" = [ 1 ] } ]
[t."u v"]
w = 2024-01-01 00:00:00
[[s]]
a = 1
[[s.t]]
b = 2
[[s.t]]
b = {}
[s.u]
e = 'x#'
[[s]]
[[s.t]]
b = [
  { d = 4 },

  { d = 5 } ]
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("a.b", 1),
        ("x y", 2),
        ("c.0.1", 5),
        ("c.1", 6),
        ("c.2", 6),
        ("c.3.l.0", 8),
        ("t.u v", 9),
        ("t.u v.w", 10),
        ("s", 11),
        ("s.0", 11),
        ("s.0.t.1", 15),
        ("s.0.t.1.b", 16),
        ("s.0.u.e", 18),
        ("s.1", 19),
        ("s.1.t.0.b.1.d", 24),
        ("s.1.t.0.nothing", 20),
    ],
)
def test_lines_are_found_in_awkward_toml(path: str, line: int) -> None:
    assert parse(AWKWARD, "awkward.toml").line(path) == line


def paths(value: object, path: str = "") -> list[str]:
    """Every key and element in a parsed file."""
    pairs: list[tuple[str, object]] = []
    if isinstance(value, dict):
        pairs = list(value.items())
    elif isinstance(value, list):
        pairs = [(str(i), item) for i, item in enumerate(value)]
    found = [path] if path else []
    for key, item in pairs:
        found += paths(item, f"{path}.{key}" if path else key)
    return found


def test_every_key_and_element_of_the_shipped_map_has_a_line_of_its_own() -> None:
    file: DataFile = load(MAP.path)
    text = TEXT.split("\n")
    for path in paths(standard_chart().as_data()):
        line = file.line(path)
        assert line is not None
        key = path.rpartition(".")[2]
        assert key.isdigit() or key in text[line - 1], path


# ---- bounds: whatever is in a file, little work is done and little is told ----


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many known words each search for a similar one went through."""
    numbers: list[int] = []

    def counted(word: str, known: list[str], *_: object) -> list[str]:
        numbers.append(len(known))
        return []

    monkeypatch.setattr("difflib.get_close_matches", counted)
    return numbers


def error_of(read: Callable[[object], object], data: object) -> DataError:
    with pytest.raises(DataError) as caught:
        read(data)
    return caught.value


def many_places_and_edges() -> dict[str, object]:
    """As it was once sent to a server, which was busy with it for half a minute."""
    data = standard_chart().as_data()
    data["places"] = [{"id": f"place{i}"} for i in range(3_000)]
    data["edges"] = [[f"nowhere{i}", f"elsewhere{i}"] for i in range(8_000)]
    return data


def test_a_file_beyond_its_limits_is_read_no_further(compared: list[int]) -> None:
    error = error_of(read_chart, many_places_and_edges())
    assert str(error) == "map: 3,000 places are too many: there is room for 62"
    assert compared == []


OVERFULL: dict[str, tuple[Callable[[object], object], Content, int]] = {
    "colours": (read_chart, standard_chart(), 4),
    "places": (read_chart, standard_chart(), 62),
    "edges": (read_chart, standard_chart(), 62 * 61 // 2),
    "descent": (read_board, standard_board(), 30),
    "sea": (read_board, standard_board(), 9),
    "lava": (read_board, standard_board(), 30),
    "adventures": (read_board, standard_board(), 16),
    "fate": (read_cards, standard_cards(), 62),
    "route": (read_cards, standard_cards(), 32),
}


@pytest.mark.parametrize("key", OVERFULL)
def test_every_list_has_a_limit_that_is_looked_at_first(key: str) -> None:
    read, standard, room = OVERFULL[key]
    data = {**standard.as_data(), key: [[]] * 5_000, "schema": "wrong", "name": 7}
    [fault] = error_of(read, data).faults
    assert fault.message.startswith("5,000 ")
    assert fault.message.endswith(f" are too many: there is room for {room:,}")


def test_ten_faults_are_told_and_the_others_counted(compared: list[int]) -> None:
    data = standard_chart().as_data()
    data["edges"] = [["troy", f"nowhere{i}"] for i in range(1_000)]
    error = error_of(read_chart, data)
    assert len(error.faults) == 10
    assert str(error).split("\n")[-1] == "map: and 990 more"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert len(compared) == 10
    assert len(str(error)) < 4_000


def test_the_command_line_tells_the_same_ten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pink.toml"
    path.write_text(TEXT.replace('colour = "red"', 'colour = "pink"').replace('label = "', 'label = "x'))
    assert main(["map", "check", str(path)]) == 1
    *told, last = capsys.readouterr().err.splitlines()
    assert len(told) == 10
    assert re.fullmatch(rf"{re.escape(str(path))}: and \d+ more", last)


def test_a_fault_says_only_so_much() -> None:
    data = standard_chart().as_data()
    data["start"] = "troy" * 50_000
    [fault] = error_of(read_chart, data).faults
    assert len(fault.message) <= 1_000


def test_a_suggestion_compares_and_lists_only_so_many(compared: list[int]) -> None:
    known = [f"place{i}" for i in range(3_000)]
    told = suggestion("nowhere", known)
    assert told.endswith(", place19 and 2,980 more")
    assert "x" * 1_000 not in suggestion("x" * 1_000, ["y"])
    assert sum(compared) <= 500


def test_a_note_too_long_is_told_with_its_line(tmp_path: Path) -> None:
    text = MAP.change('note = "At the foot', f'note = "{"x" * 2_001}"\n# note = "At the foot')
    last = len(standard_chart().places) - 1
    message = f"places.{last}.note has 2,001 characters; at most 2,000 are allowed"
    assert faults_of(tmp_path, text) == [(line_of(text, 'note = "xxx'), message)]
    assert MAP.read(tmp_path, text.replace("x" * 2_001, "x" * 2_000)).places[-1].note == "x" * 2_000


def test_other_texts_are_bounded_too(tmp_path: Path) -> None:
    text = change('symbol = "', f'symbol = "{"x" * 200}')
    [(_, said)] = faults_of(tmp_path, text)
    assert said.endswith(" characters; at most 200 are allowed")


def test_a_game_that_was_begun_with_a_longer_note_goes_on() -> None:
    data = standard_chart().as_data()
    places = data["places"]
    assert isinstance(places, list)
    places[0]["note"] = "x" * 220_000
    assert len(read_chart(data).places[0].note) == 220_000
