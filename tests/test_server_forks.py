"""Over HTTP: finished games are played on from any ply, and brought in from their records."""

import copy
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from periplus.games import GAMES
from periplus.kernel.record import digest_of, load_record, verify_draws, verify_fork
from periplus.store import Store, tables, upkeep
from tests.serving import Json, Person, serving, url_of

RECORD = Path(__file__).resolve().parent.parent / "src/periplus/games/ithaca/records"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("store")


@pytest.fixture(scope="module")
def address(place: Path) -> Iterator[str]:
    with serving(place) as found:
        yield found


@pytest.fixture
def ada(address: str) -> Iterator[Person]:
    person = Person(address)
    yield person
    person.close()


@pytest.fixture
def bruno(address: str) -> Iterator[Person]:
    person = Person(address)
    yield person
    person.close()


@pytest.fixture
def over(ada: Person) -> Json:
    return ada.play_on(ada.make("ithaca", "me", "sailor"))


def recorded() -> Json:
    found: Json = json.loads(next(RECORD.glob("2*.voyage")).read_text())
    return found


def my_ply(person: Person, table: Json) -> int:
    """A ply around the middle at which seat 0 decides."""
    decisions = person.get(f"/tables/{table['id']}/record")["decisions"]
    for ply in range(len(decisions) // 2, len(decisions)):
        view = person.get(f"/tables/{table['id']}/plies/{ply}?seat=0")["view"]
        if view["seat"] == 0:
            return ply
    raise AssertionError("seat 0 decides nothing in the second half")


def test_a_finished_game_is_played_on_from_what_a_seat_knew(ada: Person, over: Json, tmp_path: Path) -> None:
    ply = my_ply(ada, over)
    fork = ada.post(f"/tables/{over['id']}/fork", ply=ply, seat=0, level="sailor", player="Ada", expect=201)
    assert fork["status"] == "running"
    assert fork["viewer"] == 0
    assert [seat["kind"] for seat in fork["seats"]] == ["person", "bot"]
    assert fork["origin"] == {"file": False, "table": over["id"], "ply": ply, "seat": 0}
    assert fork["seal"] != over["seal"]
    assert fork["secret"] is None
    before = ada.get(f"/tables/{over['id']}/plies/{ply}?seat=0")["view"]
    assert fork["view"] == before
    ended = ada.play_on(fork)
    record = ada.get(f"/tables/{ended['id']}/record")
    (tmp_path / "fork.voyage").write_text(json.dumps(record))
    voyage = load_record(tmp_path / "fork.voyage", GAMES)
    verify_fork("fork", voyage)
    assert verify_draws("fork", voyage) > 0


def test_from_the_truth_everybody_has_the_cards_they_had(ada: Person, over: Json) -> None:
    ply = my_ply(ada, over)
    fork = ada.post(f"/tables/{over['id']}/fork", ply=ply, seat=0, as_it_was=True, level="sailor", expect=201)
    assert fork["origin"]["seat"] is None
    ended = ada.play_on(fork)
    then = ada.get(f"/tables/{over['id']}/plies/{ply}?seat=all")["open"]
    assert ada.get(f"/tables/{ended['id']}/plies/0?seat=all")["open"] == then


def test_only_whoever_plays_a_fork_finds_it_with_its_origin(ada: Person, bruno: Person, over: Json) -> None:
    fork = ada.post(f"/tables/{over['id']}/fork", ply=my_ply(ada, over), seat=0, expect=201)
    assert [one["id"] for one in ada.get(f"/tables/{over['id']}/forks")["forks"]] == [fork["id"]]
    assert bruno.get(f"/tables/{over['id']}/forks")["forks"] == []


def test_a_game_that_goes_on_cannot_be_forked(ada: Person) -> None:
    running = ada.make("ithaca", "me", "sailor")
    refusal = ada.post(f"/tables/{running['id']}/fork", ply=0, seat=0, expect=409)
    assert refusal["error"] == "not_over"


@pytest.mark.parametrize("wrong", [{"ply": 100_000}, {"seat": 5}, {"level": "pirate"}])
def test_what_is_wrong_with_a_fork_is_said(wrong: Json, ada: Person, over: Json) -> None:
    asked = {"ply": 3, "seat": 0} | wrong
    assert ada.post(f"/tables/{over['id']}/fork", **asked, expect=400)["error"] == "malformed"


def test_a_fork_survives_the_server_and_its_origin(ada: Person, over: Json, place: Path) -> None:
    fork = ada.post(f"/tables/{over['id']}/fork", ply=my_ply(ada, over), seat=0, expect=201)
    with closing(Store(url_of(place))) as store:
        kept = store.read(lambda connection: tables.load(connection, fork["id"]))
        assert kept is not None
        assert kept.table.forked_from == over["id"]
        store.write(lambda connection: upkeep.drop(connection, [over["id"]])).result()
        kept = store.read(lambda connection: tables.load(connection, fork["id"]))
        assert kept is not None
        assert kept.table.forked_from is None
        assert kept.table.origin is not None


def test_a_record_is_brought_in_and_played_on(ada: Person) -> None:
    brought = ada.post("/records", record=recorded(), expect=201)
    assert brought["status"] == "over"
    assert brought["viewer"] == -3
    assert brought["origin"] == {"file": True, "table": None, "ply": None, "seat": None}
    record = ada.get(f"/tables/{brought['id']}/record")
    assert record["decisions"] == recorded()["decisions"]
    assert record["secret"] == recorded()["secret"]
    assert ada.get(f"/tables/{brought['id']}/history")["plies"] == len(record["decisions"])
    fork = ada.post(f"/tables/{brought['id']}/fork", ply=20, seat=1, expect=201)
    assert fork["viewer"] == 1
    assert ada.get("/tables")["tables"][0]["id"] == fork["id"]


def test_the_record_of_a_fork_is_brought_in_only_if_its_beginning_is_true(ada: Person, over: Json) -> None:
    made = ada.post(f"/tables/{over['id']}/fork", ply=my_ply(ada, over), seat=0, level="sailor", expect=201)
    record = ada.get(f"/tables/{ada.play_on(made)['id']}/record")
    brought = ada.post("/records", record=record, expect=201)
    assert brought["origin"]["file"] is True
    assert brought["origin"]["seat"] == 0
    false = copy.deepcopy(record)
    false["fork"]["before"] = false["fork"]["before"][:-1]
    false["digest"] = digest_of(false)
    assert "another position" in ada.post("/records", record=false, expect=400)["message"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "whist"}, "expected one of"),
        ({"decisions": [1, 2, 3]}, "ply"),
        ({"result": None}, "the result is None"),
        ({"options": {"nonsense": 1}}, "nonsense"),
        ({"seats": ["x" * 200, "y"]}, "characters"),
        ({"digest": "0"}, "digest"),
    ],
)
def test_what_is_no_record_of_a_finished_game_is_refused_with_the_reason(
    change: Json, why: str, ada: Person
) -> None:
    record = recorded() | change
    if "digest" not in change:
        record["digest"] = digest_of(record)
    assert why in ada.post("/records", record=record, expect=400)["message"]


def test_an_unfinished_game_is_not_brought_in(ada: Person) -> None:
    record = recorded()
    record |= {"decisions": record["decisions"][:50], "result": None}
    record["digest"] = digest_of(record)
    assert "not over" in ada.post("/records", record=record, expect=400)["message"]
