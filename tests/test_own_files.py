"""Maps, boards and cards of one's own, sent to a server: what it does with them, and what it tells."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from periplus.games import GAMES
from periplus.games.ithaca.rules.cards import standard_cards
from periplus.games.journey.rules.board import standard_board
from periplus.games.ulysses.rules.chart import MOST_EDGES, MOST_PLACES, standard_chart
from periplus.kernel.errors import OptionError
from periplus.server.refusals import Refused
from periplus.server.workers import Workers
from tests.serving import Json, Person, serving

LARGE = 4_000  # bytes: more than any refusal has


@pytest.fixture
def ada(address: str) -> Iterator[Person]:
    person = Person(address)
    yield person
    person.close()


def a_map(note: str = "") -> Json:
    data: Any = standard_chart().as_data()
    data["name"] = "mine"
    if note:
        for place in data["places"]:
            place["note"] = note
    return dict(data)


def bad_files() -> dict[str, tuple[str, Json]]:
    """Files full of faults, each with its game."""
    board, cards = standard_board().as_data(), standard_cards().as_data()
    crowd = [{"id": f"p{i}"} for i in range(3_000)]
    nowhere = [[f"n{i}", f"e{i}"] for i in range(8_000)]
    gods = [{"id": f"f{i}", "gods": [f"god{j}" for j in range(200)]} for i in range(62)]
    return {
        "too many places": ("ulysses", {"map": {**a_map(), "places": crowd, "edges": nowhere}}),
        "unknown places": ("ulysses", {"map": {**a_map(), "edges": nowhere[:1_500]}}),
        "unknown keys": ("ulysses", {"map": {**a_map(), **{f"key{i}": i for i in range(9_000)}}}),
        "a long word": ("ulysses", {"map": {**a_map(), "start": "x" * 200_000}}),
        "unknown spaces": ("journey", {"board": {**board, "descent": [" ".join(["??"] * 12)] * 30}}),
        "unknown gods": ("ithaca", {"cards": {**cards, "fate": gods}}),
        "no file": ("ithaca", {"cards": "x" * 200_000}),
        "a long value": ("ulysses", {"edition": "x" * 200_000}),
        "a long option": ("ulysses", {"x" * 200_000: "yes"}),
    }


@pytest.mark.parametrize("which", bad_files())
def test_however_bad_a_file_is_the_refusal_is_short(ada: Person, which: str) -> None:
    game, options = bad_files()[which]
    answer = ada.web.post("/api/tables", json={"game": game, "seats": ["me"] * 3, "options": options})
    assert answer.status_code == 400
    assert answer.json()["error"] == "malformed"
    assert answer.json()["message"].startswith("options: ")
    assert len(answer.content) < LARGE


def test_files_are_read_in_a_process_of_their_own(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[object] = []
    monkeypatch.setattr("difflib.get_close_matches", lambda *asked: compared.append(asked))
    options = {"map": {**a_map(), "start": "troi"}}
    refused = ada.post("/tables", 400, game="ulysses", seats=["me", "open", "open"], options=options)
    assert "did you mean 'troy'?" in refused["message"]
    assert compared == []  # here, where the server answers


def test_a_file_that_takes_too_long_is_refused_and_the_next_one_read() -> None:
    async def reading() -> None:
        workers = Workers(1)
        try:
            with pytest.raises(Refused) as caught:
                await workers.read(partial(time.sleep, 60), seconds=0.01)
            assert (caught.value.status, caught.value.error) == (400, "malformed")
            assert "took longer than" in caught.value.message
            await workers.examine(GAMES["ulysses"], 3, {"map": a_map()})
            with pytest.raises(OptionError, match="there is no option 'x'"):
                await workers.examine(GAMES["ulysses"], 3, {"map": a_map(), "x": "y"})
        finally:
            workers.close()

    asyncio.run(reading())


def test_a_note_has_a_longest_length(ada: Person) -> None:
    body: Json = {"game": "ulysses", "seats": ["me", "open", "open"]}
    refused = ada.post("/tables", 400, **body, options={"map": a_map("x" * 2_001)})
    assert "places.0.note has 2,001 characters; at most 2,000 are allowed" in refused["message"]
    ada.post("/tables", 201, **body, options={"map": a_map("x" * 2_000)})


def test_a_map_of_ones_own_is_sent_when_it_is_asked_for_and_not_with_every_change(ada: Person) -> None:
    options = {"map": a_map("A long story. " * 100), "edition": "german"}
    table = ada.make("ulysses", "me", "sailor", "sailor", options=options)
    messages = [table]
    with ada.stream(table["id"]) as stream:
        while len(messages) < 8:
            messages.append(stream.next())
            if messages[-1]["choices"]:
                ada.click(messages[-1], messages[-1]["choices"][0]["code"])
    for message in messages:
        assert message["options"]["edition"] == "german"
        assert "A long story." not in json.dumps(message)
    contents = ada.get(f"/tables/{table['id']}/contents")
    assert [place["id"] for place in contents["places"]] == standard_chart().ids


def test_a_game_begun_with_a_longer_note_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as address, closing(Person(address)) as ada:
        table = ada.make("ulysses", "me", "sailor", "sailor", options={"map": a_map("short")})
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:
        (kept,) = store.execute("SELECT options FROM tables").fetchone()
        store.execute("UPDATE tables SET options = ?", (kept.replace("short", "long" * 10_000),))
    with serving(tmp_path) as address, closing(Person(address)) as again:
        again.web.cookies.update(ada.web.cookies)
        with again.stream(table["id"]) as stream:
            message = stream.next()
            while not message["choices"]:
                message = stream.next()
        again.click(message, message["choices"][0]["code"])


def largest_map() -> Json:
    """As many places as there may be, and every route between them."""
    largest = a_map()
    names = [place["id"] for place in largest["places"]]
    for number in range(len(names), MOST_PLACES):
        names.append(f"p{number}")
        titles = dict.fromkeys(("en", "it", "fr", "de"), f"P{number}")
        place = largest["places"][1] | {"id": names[-1], "x": 5 * number, "y": 3 * number, "names": titles}
        largest["places"].append(place)
    return {**largest, "edges": [list(pair) for pair in combinations(names, 2)]}


def test_the_largest_map_there_can_be_is_played_and_a_larger_one_refused(ada: Person) -> None:
    """What passes is small enough for the event loop too, which reads it when the table is made."""
    largest = largest_map()
    assert len(largest["edges"]) == MOST_EDGES
    made = ada.make("ulysses", "me", "sailor", "sailor", options={"map": largest})
    assert made["status"] == "running"
    larger = {**largest, "edges": [*largest["edges"], largest["edges"][0]]}
    asked = {"game": "ulysses", "seats": ["me", "sailor", "sailor"], "options": {"map": larger}}
    assert f"room for {MOST_EDGES:,}" in ada.post("/tables", 400, **asked)["message"]
