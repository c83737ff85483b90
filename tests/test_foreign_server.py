"""Somebody else's game on the server, with rules and nothing more: the API does without the rest."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from periplus.games import GAMES, KITS
from periplus.kernel.events import Log
from periplus.kernel.game import NOBODY
from periplus.text.telling import Teller
from periplus.text.words import Words, bundle, texts_of
from tests.installing import pebbles_installed
from tests.serving import Json, Person, serving

US = {"ulysses": (4, 5), "journey": (3, 4), "ithaca": (3, 5)}  # how many sit usually, and at most


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("foreign")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with pebbles_installed(folder / "packages"), serving(folder) as address:
        yield address


@pytest.fixture
def ada(address: str) -> Iterator[Person]:
    person = Person(address)
    yield person
    person.close()


def shelf(person: Person, language: str = "en") -> dict[str, Json]:
    return {facts["name"]: facts for facts in person.get(f"/games?lang={language}")["games"]}


def played(person: Person, table: Json) -> Json:
    """The table when the game is over; the person takes the first choice each time."""
    while (table := person.table(table["id"]))["status"] != "over":
        if table["choices"]:
            person.click(table, table["choices"][0]["code"])
    return table


# The shelf


def test_the_shelf_tells_what_a_game_has(ada: Person) -> None:
    pebbles = shelf(ada)["pebbles"]
    assert (pebbles["title"], pebbles["about"][:9]) == ("Pebbles", "Take one,")
    assert (pebbles["levels"], pebbles["stand_in"], pebbles["hints"]) == (["sailor"], "sailor", False)
    assert (pebbles["usual"], pebbles["seats"]) == (2, [2, 3])
    assert shelf(ada, "it")["pebbles"]["title"] == "Sassolini"


def test_our_games_have_everything(ada: Person) -> None:
    for name, (usual, most) in US.items():
        facts = shelf(ada, "de")[name]
        assert (facts["usual"], facts["seats"][1]) == (usual, most)
        assert facts["levels"] == ["sailor", "helmsman", "captain", "oracle"]
        assert (facts["stand_in"], facts["hints"]) == ("helmsman", True)
        assert (facts["title"], facts["about"]) == tuple(
            Words("de", name).say(f"game-{id}") for id in ("title", "about")
        )


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty room, which all games are in; words read before and meanwhile are forgotten."""
    for kit in KITS.values():
        monkeypatch.setattr(sys.modules[kit.package], "__file__", str(tmp_path / "__init__.py"))
    bundle.cache_clear()
    texts_of.cache_clear()
    yield tmp_path
    bundle.cache_clear()
    texts_of.cache_clear()


def test_a_game_goes_by_its_name_when_its_words_are_broken(ada: Person, room: Path) -> None:
    (room / "words").mkdir()
    (room / "words" / "en.ftl").write_text("game-title = { $\n")
    assert {name: facts["title"] for name, facts in shelf(ada).items()} == {name: name for name in GAMES}


def test_its_texts_can_be_had_else_in_english(ada: Person) -> None:
    italian, german = (ada.get(f"/words/pebbles?lang={language}") for language in ("it", "de"))
    assert italian["language"] == "it"
    assert "game-title = Sassolini\n" in italian["fluent"]
    assert german["language"] == "en"
    assert "game-title = Pebbles\n" in german["fluent"]
    assert ada.get("/words/chess", 404)["error"] == "not_found"


def test_a_game_without_texts_gives_none(ada: Person, room: Path) -> None:
    assert ada.get("/words/pebbles") == {"language": "en", "fluent": ""}


# Playing


def test_it_is_played_to_its_end_and_looked_at_again(ada: Person) -> None:
    table = ada.make("pebbles", "me", "sailor", "sailor", player="Ada")
    assert ada.get(f"/tables/{table['id']}/contents") == {}
    over = played(ada, table)
    assert sum(over["result"]["scores"]) == 9
    assert over["question"]["headline"] == "The game is over."
    last = ada.get(f"/tables/{table['id']}/plies/{over['ply']}/words?seat=all")["sections"]
    assert "Heap: 0" in last[0]["lines"]
    assert ada.get(f"/tables/{table['id']}/history?seat=0")["plies"] == over["ply"]
    assert ada.get(f"/tables/{table['id']}/record")["game"] == "pebbles"


@pytest.mark.parametrize("level", ["helmsman", "captain", "oracle"])
def test_a_level_that_it_lacks_is_refused(ada: Person, level: str) -> None:
    refused = ada.post("/tables", 400, game="pebbles", seats=["me", level])
    assert refused["message"] == f"seats.1: pebbles has no {level}; its bots: sailor"
    table = ada.make("pebbles", "me", "open")
    for request in ("start", "seat"):
        refused = ada.post(f"/tables/{table['id']}/{request}", 400, level=level)
        assert refused["message"] == f"level: pebbles has no {level}; its bots: sailor"
    assert ada.table(table["id"])["status"] == "gathering"


@pytest.mark.parametrize(("game", "level"), [("pebbles", "sailor"), ("ithaca", "helmsman")])
def test_a_host_who_names_no_level_gets_the_games_stand_in(ada: Person, game: str, level: str) -> None:
    table = ada.make(game, "me", "open")
    assert ada.post(f"/tables/{table['id']}/start")["seats"][1]["level"] == level


def test_a_sailor_stands_in_for_who_leaves(ada: Person, address: str) -> None:
    bruno = Person(address)
    table = ada.make("pebbles", "me", "open")
    bruno.join(table)
    bruno.post(f"/tables/{table['id']}/leave", 204)
    assert ada.table(table["id"])["seats"][1]["level"] == "sailor"
    assert played(ada, table)["status"] == "over"
    bruno.close()


def test_a_sailor_decides_when_the_clock_runs_out(ada: Person) -> None:
    table = ada.make("pebbles", "me", "sailor", clock=1)
    with ada.stream(table["id"]) as stream:
        while not took(stream.next(), seat=0):
            pass


def took(table: Json, seat: int) -> bool:
    """Whether a message tells that a seat took something."""
    return any(fact["kind"] == "took" and fact["args"][0]["value"] == seat for fact in table["log"])


def test_it_has_no_hints(ada: Person) -> None:
    table = ada.make("pebbles", "me", "sailor")
    refused = ada.get(f"/tables/{table['id']}/hint", 404)
    assert (refused["error"], "pebbles" in refused["message"]) == ("no_hints", True)
    assert table["hints"] is False


def test_the_rules_of_a_game_without_a_page_are_its_title_and_options(ada: Person) -> None:
    book = ada.get("/rules/pebbles?lang=it")
    assert book["scenarios"] == []
    lines = book["markdown"].splitlines()
    assert lines[0] == "# Sassolini"
    assert "Prendine uno, due o tre. Vince chi prende l’ultimo." in lines
    assert "- **stones:** grey; white" in lines
    assert ada.get("/rules/pebbles/scenarios/none", 404)["error"] == "not_found"


# A level that is known no more


@pytest.mark.parametrize(("game", "stand_in"), [("pebbles", "sailor"), ("ithaca", "helmsman")])
def test_a_table_with_a_level_that_is_known_no_more_goes_on_with_a_stand_in(
    tmp_path: Path, game: str, stand_in: str
) -> None:
    with pebbles_installed(tmp_path / "packages"):
        with serving(tmp_path) as address:
            ada = Person(address)
            id = ada.make(game, "me", "open")["id"]
        # What an earlier version may have left, or a package that is gone.
        with closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:
            store.execute("UPDATE seats SET kind = 'bot', level = 'wizard' WHERE kind = 'open'")
        with serving(tmp_path) as address:
            ada.web.base_url = address
            assert ada.get("/tables")["tables"][0]["seats"][1]["name"] == "wizard 1"
            ada.post(f"/tables/{id}/start")
            table = played_until(ada, id, stand_in)
            ada.close()
    notices = [line["text"] for line in table["chat"]]
    assert len(notices) == 1
    assert f"A {stand_in} plays on in its place." in notices[0]
    assert table["chat"][0]["seat"] == NOBODY


def played_until(person: Person, id: str, level: str) -> Json:
    """The table when a bot of this level has the second seat."""
    while (table := person.table(id))["seats"][1]["level"] != level:
        if table["choices"]:
            person.click(table, table["choices"][0]["code"])
    return table


# In words


def test_what_its_words_lack_is_told_all_the_same(ada: Person) -> None:
    """Pebbles has no words for waiting, for the dealer, for taking in the second person."""
    state = GAMES["pebbles"].start(2, {})
    game, words = GAMES["pebbles"], Words("en", "pebbles")
    teller = Teller(game, state, ["Ada", "Bruno"], words)
    assert teller.question(state.view(0)).headline == "The dealer is to draw."
    log = Log(game.events)
    state.apply(1, log)
    assert teller.question(state.view(0)).headline == "Bruno is to decide."
    assert teller.question(state.view(1)).headline == "9 pebbles are left. How many do you take?"
    state.apply(state.legal()[1], log)
    assert [teller.event(event, 1) for event in log.events] == ["You begin.", "Bruno takes 2."]
    assert teller.position(state.view(0))[0].lines == ["Heap: 7"]
