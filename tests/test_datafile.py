"""Data files as such, with the map for an example: faults that every reader tells, and lines."""

import pickle
from pathlib import Path

import pytest

from periplus.games.ulysses.rules.chart import load_chart, standard_chart
from periplus.kernel.datafile import DataError, DataFile, Fault, load, parse
from tests.shipped import Shipped, line_of

pytestmark = pytest.mark.both

MAP = Shipped("ulysses/map.toml", load_chart)
TEXT = MAP.text
change, faults_of = MAP.change, MAP.faults_of


def test_a_missing_file_is_told() -> None:
    with pytest.raises(DataError) as caught:
        load_chart("nowhere/mymap.toml")
    assert str(caught.value) == "nowhere/mymap.toml: no such file"


def test_a_directory_is_told(tmp_path: Path) -> None:
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


def test_nesting_without_end_is_told(tmp_path: Path) -> None:
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
