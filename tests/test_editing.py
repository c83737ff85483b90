"""Editing maps, boards and cards: what the server says of a file that is being made."""

import json
import tomllib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from periplus.cli import main
from periplus.games import KITS, ours
from periplus.kernel.editing import Editing
from periplus.kernel.writing import written
from tests.serving import QUICK, Json, Person, serving

MADE = {game: KITS[game].facet("editing") for game in ours() if KITS[game].has("editing")}
ADDRESS = "/files/ulysses"
JSON = {"content-type": "application/json"}

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=20,
)


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    with serving(tmp_path_factory.mktemp("editing")) as address, closing(Person(address)) as person:
        yield person


def a_map() -> Json:
    found: Any = MADE["ulysses"].format.standard().as_data()
    return dict(found)


def without_nothing(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_nothing(item) for key, item in value.items() if item is not None}
    return [without_nothing(item) for item in value if item is not None] if isinstance(value, list) else value


@given(st.dictionaries(st.text(max_size=8), values, max_size=5))
def test_what_is_written_reads_as_it_was(data: dict[str, object]) -> None:
    assert tomllib.loads(written(data, "About it.\nAll of it.")) == without_nothing(data)


@pytest.mark.parametrize("game", MADE)
def test_a_file_that_was_saved_is_accepted_and_says_the_same(game: str, ada: Person, tmp_path: Path) -> None:
    editing: Editing = MADE[game]
    format = editing.format
    found = ada.post(f"/files/{game}", data=format.standard().as_data())
    path = tmp_path / "mine.toml"
    path.write_text(found["text"], "utf-8")
    assert main([format.name, "check", str(path)]) == 0
    assert format.load(path) == format.standard()
    assert all(len(line) < 240 for line in found["text"].splitlines())
    assert found["text"].startswith("# ")


@pytest.mark.parametrize("game", MADE)
def test_the_empty_file_is_told_what_it_lacks_and_nothing_that_it_has_is_unknown(
    game: str, ada: Person
) -> None:
    empty = ada.get(f"/files/{game}")["empty"]
    found = ada.post(f"/files/{game}", data=empty, drawn=True)
    assert "unknown key" not in json.dumps(found)
    assert (found["table"] is None) == bool(found["faults"])


def test_a_fault_has_the_line_of_the_file_and_the_part_that_it_is_about(ada: Person) -> None:
    data = a_map()
    data["places"][3]["colour"] = "pink"
    found = ada.post(ADDRESS, data=data, drawn=True)
    assert found["table"] is None
    (fault,) = [fault for fault in found["faults"] if "pink" in fault["message"]]
    assert fault["path"] == "places.3.colour"
    assert found["text"].splitlines()[fault["line"] - 1] == 'colour = "pink"'


def test_a_fault_in_a_grid_names_the_space(ada: Person) -> None:
    board: Any = MADE["journey"].format.standard().as_data()
    row = board["descent"][4].split()
    row[2] = "??"
    found = ada.post("/files/journey", data={**board, "descent": [*board["descent"][:4], " ".join(row)]})
    assert found["faults"][0]["path"] == "descent.4.2"


def test_a_text_is_read_and_an_unsound_one_names_its_line(ada: Person) -> None:
    text = ada.post(ADDRESS, data=a_map())["text"]
    found = ada.post(ADDRESS, text=text.replace('name = "ours-1"', 'name = "mine"'), drawn=True)
    assert found["data"]["name"] == "mine"
    assert found["faults"] == []
    assert [place["id"] for place in found["table"]["contents"]["places"]] == MADE[
        "ulysses"
    ].format.standard().ids
    broken = ada.post(ADDRESS, text="schema = 1\nname = \n")
    assert (broken["data"], broken["faults"][0]["line"]) == (None, 2)


def test_warnings_are_told_and_do_not_keep_anybody_from_playing(ada: Person) -> None:
    data = a_map()
    data["places"][1] |= {"x": data["places"][0]["x"], "y": data["places"][0]["y"]}
    found = ada.post(ADDRESS, data=data, drawn=True)
    assert found["faults"] == []
    assert any("closer than" in warning["message"] for warning in found["warnings"])
    assert found["table"] is not None


def test_what_json_cannot_say_does_no_harm(ada: Person) -> None:
    text = f"day = 2026-11-18\nlarge = {10**30}\nfar = inf\nnone = nan\n"
    found = ada.post(ADDRESS, text=text)
    assert found["data"] == {"day": "2026-11-18", "large": str(10**30), "far": None, "none": None}
    half = ada.web.post(f"/api{ADDRESS}", content='{"text": "name = \\"\\ud800\\""}', headers=JSON)
    assert half.status_code == 200
    deep: Any = 0
    for _ in range(400):
        deep = [deep]
    assert ada.post(ADDRESS, data={"deep": deep})["faults"]


def test_a_file_is_a_text_or_data_and_not_both(ada: Person) -> None:
    assert "either a text or data" in ada.post(ADDRESS, 400)["message"]
    assert "either a text or data" in ada.post(ADDRESS, 400, text="", data={})["message"]
    ada.post("/files/chess", 404, text="")


def test_a_game_that_does_not_say_how_its_files_are_made_has_no_editor(ada: Person) -> None:
    for facts in ada.get("/games")["games"]:
        assert (facts["file"] != "") == (facts["name"] in MADE), facts["name"]
        if facts["name"] not in MADE:
            ada.get(f"/files/{facts['name']}", 404)


def test_files_are_checked_as_often_as_people_type_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, replace(QUICK, rate=20.0)) as address, closing(Person(address)) as person:
        answers = [person.web.post(f"/api{ADDRESS}", json={"text": ""}).status_code for _ in range(60)]
    assert answers[:15] == [200] * 15
    assert 429 in answers
