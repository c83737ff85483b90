"""Tables over HTTP: who may do what, and what everybody is told. A real server answers."""

from collections.abc import Iterator

import httpx
import pytest

from periplus.cli import main
from periplus.kernel.game import SPECTATOR
from periplus.server.settings import Settings
from tests.serving import STORES, Json, Person, serving

SLOW_BOTS = Settings(pace=60.0, bot_workers=1, rate=0.0, table_rate=0.0)


@pytest.fixture(scope="module", params=STORES)
def database(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def people(address: str) -> Iterator[list[Person]]:
    people = [Person(address) for _ in range(4)]
    yield people
    for person in people:
        person.close()


def two_at_ithaca(ada: Person, bruno: Person, **more: object) -> tuple[Json, Json]:
    """A running game of two people, as each of them sees it."""
    table = ada.make("ithaca", "me", "open", player="Ada", **more)
    bruno.join(table, player="Bruno")
    return ada.table(table["id"]), bruno.table(table["id"])


def deciding(ada: Person, bruno: Person, id: str) -> tuple[Person, Json, Person]:
    """Who decides, the table as they see it, and who does not."""
    table = ada.table(id)
    if table["view"]["seat"] == 0:
        return ada, table, bruno
    return bruno, bruno.table(id), ada


# Sitting down


def test_a_table_against_bots_starts_at_once(people: list[Person]) -> None:
    table = people[0].make("ulysses", "me", "helmsman", "sailor", player="Ada", language="it")
    assert table["status"] == "running"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert table["seats"][0]["name"] == "Ada"
    assert table["viewer"] == 0
    assert len(table["seal"]) == 64
    assert table["secret"] is None


def test_a_bot_has_a_temperament_if_one_is_asked_for_or_any(people: list[Person]) -> None:
    facts = next(each for each in people[0].get("/games")["games"] if each["name"] == "ulysses")
    assert facts["tempered"] == ["helmsman", "captain", "oracle"]
    table = people[0].make("ulysses", "me", "captain:stubborn", "helmsman:any", "helmsman:stubborn", "sailor")
    seats = table["seats"][1:]
    assert [seat["level"] for seat in seats] == ["captain", "helmsman", "helmsman", "sailor"]
    assert [seat["style"] for seat in seats if seat["style"] != seats[1]["style"]] == [
        "stubborn",
        "stubborn",
        "",
    ]
    assert seats[1]["style"] in facts["styles"]
    assert [seat["name"] for seat in (seats[0], *seats[2:])] == ["Ares", "Ares 2", "Sailor 1"]


def test_bots_of_any_temperament_that_fill_a_table_are_others_than_those_who_sit_there(
    people: list[Person],
) -> None:
    table = people[0].make("ulysses", "me", "open", "helmsman:bold", "open", "open")
    begun = people[0].post(f"/tables/{table['id']}/start", level="captain:any")
    styles = [seat["style"] for seat in begun["seats"][1:]]
    assert len(set(styles)) == 4
    assert "" not in styles


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ("sailor:bold", "a sailor has no temperament"),
        ("captain:brave", "ulysses has no bot that is 'brave'"),
        ("captain:bold@50", "at a table every bot thinks as long as its level"),
    ],
)
def test_a_temperament_that_a_bot_cannot_have_is_refused(people: list[Person], wish: str, error: str) -> None:
    refused = people[0].post("/tables", 400, game="ulysses", seats=["me", "open", wish])
    assert error in refused["message"]


def test_the_games_come_packed_and_only_if_they_have_changed(address: str) -> None:
    """Everybody asks for them with the page."""
    plain = httpx.get(f"{address}/api/games", headers={"accept-encoding": "identity"})
    packed = httpx.get(f"{address}/api/games", headers={"accept-encoding": "gzip"})
    assert (packed.headers["content-encoding"], packed.json()) == ("gzip", plain.json())
    assert int(packed.headers["content-length"]) < 0.5 * int(plain.headers["content-length"])
    again = {"if-none-match": packed.headers["etag"], "accept-encoding": "gzip"}
    assert httpx.get(f"{address}/api/games", headers=again).status_code == 304
    other = httpx.get(f"{address}/api/games?lang=de", headers=again)
    assert other.status_code == 200


def test_a_table_gathers_until_its_last_seat_is_taken(people: list[Person]) -> None:
    ada, bruno, chloe, _ = people
    table = ada.make("ulysses", "me", "open", "open", player="Ada", name="Friday")
    assert (table["status"], table["log"], table["choices"]) == ("gathering", [], [])
    joined = bruno.join(table, player="Bruno", seat=2)
    assert (joined["viewer"], joined["status"]) == (2, "gathering")
    joined = chloe.join(table, player="Chloé")
    assert (joined["viewer"], joined["status"]) == (1, "running")
    assert [seat["name"] for seat in ada.table(table["id"])["seats"]] == ["Ada", "Chloé", "Bruno"]


def test_the_address_gives_one_person_one_seat(people: list[Person]) -> None:
    ada, bruno, _, _ = people
    table = ada.make("ulysses", "me", "open", "open")
    assert bruno.join(table)["viewer"] == 1
    assert bruno.join(table)["viewer"] == 1
    assert ada.join(table)["viewer"] == 0
    assert [seat["kind"] for seat in ada.table(table["id"])["seats"]] == ["person", "person", "open"]


def test_when_no_seat_is_open_the_address_lets_one_watch_and_nothing_else(people: list[Person]) -> None:
    ada, bruno, _, eve = people
    table, _ = two_at_ithaca(ada, bruno)
    assert eve.post(f"/tables/{table['id']}/join", 409, player="Eve")["error"] == "no_seat"
    watched = eve.table(table["id"])
    assert (watched["viewer"], watched["choices"], watched["view"]["hand"]) == (SPECTATOR, [], None)
    assert eve.post(f"/tables/{table['id']}/chat", 403, text="let me in")["error"] == "not_seated"


def test_a_seat_that_is_taken_cannot_be_taken(people: list[Person]) -> None:
    ada, bruno, chloe, dieter = people
    table = ada.make("ulysses", "me", "open", "open")
    bruno.join(table, seat=1)
    assert chloe.post(f"/tables/{table['id']}/join", 409, seat=1)["error"] == "seat_taken"
    chloe.join(table)
    assert dieter.post(f"/tables/{table['id']}/join", 409)["error"] == "no_seat"


def test_the_host_can_fill_the_open_seats_with_bots_and_nobody_else_can(people: list[Person]) -> None:
    ada, bruno, _, eve = people
    table = ada.make("ulysses", "me", "open", "open")
    bruno.join(table)
    assert bruno.post(f"/tables/{table['id']}/start", 403)["error"] == "not_host"
    assert eve.post(f"/tables/{table['id']}/start", 403)["error"] == "not_seated"
    started = ada.post(f"/tables/{table['id']}/start", level="sailor")
    assert started["status"] == "running"
    assert started["seats"][2]["level"] == "sailor"


def test_my_tables_are_listed_with_a_mark_where_it_is_my_turn(people: list[Person]) -> None:
    ada, bruno, chloe, _ = people
    table, _ = two_at_ithaca(ada, bruno, name="Sunday")
    for person, other in [(ada, bruno), (bruno, ada)]:
        (mine,) = [found for found in person.get("/tables")["tables"] if found["id"] == table["id"]]
        assert mine["name"] == "Sunday"
        assert mine["my_turn"] == (person.table(table["id"])["choices"] != [])
        assert mine["my_turn"] != (other.table(table["id"])["choices"] != [])
    assert chloe.get("/tables") == {"tables": [], "next": None}


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"game": "chess", "seats": ["me"]}, "game: 'chess'"),
        ({"game": "ithaca", "seats": ["me"]}, "options: ithaca is for 2 to 5 players, not 1"),
        ({"game": "ithaca", "seats": ["me", "admiral"]}, "seats.1: 'admiral'"),
        ({"game": "ithaca", "seats": ["open", "open"]}, "seats: one of them must be 'me'"),
        ({"game": "ithaca", "seats": ["me", "open"], "options": {"x": "y"}}, "there is no option 'x'"),
        ({"game": "ithaca", "seats": ["me", "open"], "clock": -1}, "clock: "),
        ({"game": "ithaca", "seats": ["me", "open"], "clock": 14 * 86_400 + 1}, "clock: "),
        ({"game": "ithaca", "seats": ["me", "open"], "player": "x" * 31}, "player: 31 characters"),
        ({"game": "ithaca", "seats": ["me", "open"], "name": "a\u0007b"}, "name: a control character"),
        ({"game": "ithaca", "seats": ["me", "open"], "language": "la"}, "language: 'la'"),
        ({"game": "ithaca", "seats": ["me", "open"], "colour": "red"}, "colour: "),
        ({"game": 7, "seats": ["me", "open"]}, "game: "),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_is_wrong(
    people: list[Person], body: Json, message: str
) -> None:
    refused = people[0].post("/tables", 400, **body)
    assert refused["error"] == "malformed"
    assert message in refused["message"]


def test_a_table_that_is_not_there_is_not_found(people: list[Person]) -> None:
    assert people[0].get("/tables/nowhere", 404)["error"] == "no_table"
    assert people[0].post("/tables/nowhere/decisions", 404, ply=0, code=0)["error"] == "no_table"
    assert people[0].get("/nowhere", 404)["error"] == "not_found"


# Clicks


def test_a_click_is_kept_and_repeating_it_is_harmless(people: list[Person]) -> None:
    ada, bruno, _, _ = people
    table, _ = two_at_ithaca(ada, bruno)
    person, before, _ = deciding(ada, bruno, table["id"])
    code = before["choices"][0]["code"]
    after = person.click(before, code)
    assert after["ply"] > before["ply"]
    now = person.table(table["id"])
    assert person.click(before, code)["ply"] == before["ply"] + 1
    assert person.table(table["id"]) == now


def test_a_stale_click_gets_the_present_table(people: list[Person]) -> None:
    ada, bruno, _, _ = people
    table, _ = two_at_ithaca(ada, bruno)
    person, before, _ = deciding(ada, bruno, table["id"])
    codes = [choice["code"] for choice in before["choices"]]
    person.click(before, codes[0])
    refused = person.click(before, codes[-1], expect=409)
    assert refused["error"] == "stale"
    assert refused["table"] == person.table(table["id"])
    ahead = {**before, "ply": before["ply"] + 100}
    assert person.click(ahead, codes[0], expect=409)["error"] == "stale"


def test_an_illegal_click_is_told_what_is_legal(people: list[Person]) -> None:
    ada, bruno, _, _ = people
    table, _ = two_at_ithaca(ada, bruno)
    person, before, _ = deciding(ada, bruno, table["id"])
    refused = person.click(before, 999, expect=422)
    assert refused["error"] == "illegal"
    assert refused["choices"] == before["choices"]
    assert before["choices"][0]["written"] in refused["message"]
    assert person.table(table["id"]) == before


def test_a_click_for_anothers_seat_is_refused(people: list[Person]) -> None:
    ada, bruno, _, eve = people
    table, _ = two_at_ithaca(ada, bruno)
    _, before, waiting = deciding(ada, bruno, table["id"])
    code = before["choices"][0]["code"]
    mine = waiting.table(table["id"])
    assert waiting.click(mine, code, expect=403)["error"] == "not_your_turn"
    assert eve.click(mine, code, expect=403)["error"] == "not_seated"


def test_before_the_game_and_after_it_nothing_can_be_clicked(people: list[Person]) -> None:
    table = people[0].make("ithaca", "me", "open")
    assert people[0].click(table, 0, expect=409)["error"] == "not_running"
    assert people[0].get(f"/tables/{table['id']}/record", 409)["error"] == "not_over"
    assert people[0].get(f"/tables/{table['id']}/history", 409)["error"] == "not_over"
    assert people[0].get(f"/tables/{table['id']}/plies/0", 409)["error"] == "not_over"


def whole_choice(person: Person, id: str) -> tuple[Json, list[int]]:
    """The table before a choice of two clicks, and the clicks, made and taken back, if it took two."""
    before = person.table(id)
    first = before["choices"][-1]["code"]
    person.click(before, first)
    begun = person.table(id)
    if not begun["can_undo"]:
        return begun, []
    person.post(f"/tables/{id}/undo", ply=begun["ply"])
    return before, [first, begun["choices"][0]["code"]]


def test_the_clicks_of_a_choice_are_kept_all_at_once_or_not_at_all(people: list[Person]) -> None:
    ada, bruno, _, _ = people
    table, _ = two_at_ithaca(ada, bruno)
    codes: list[int] = []
    while not codes:  # until somebody has a card for two gods, which takes two clicks
        person, before, other = deciding(ada, bruno, table["id"])
        before, codes = whole_choice(person, table["id"])
    path, others_saw = f"/tables/{table['id']}/decisions", other.table(table["id"])
    refused = person.post(path, 422, ply=before["ply"], codes=[codes[0], 999])
    assert refused["error"] == "illegal"
    too_much = person.post(path, 422, ply=before["ply"], codes=[*codes, codes[0]])
    assert too_much["error"] == "illegal", "another choice is another request"
    assert person.table(table["id"]) == before
    assert other.table(table["id"]) == others_saw
    person.post(path, ply=before["ply"], codes=codes)
    after = other.table(table["id"])
    assert after["ply"] >= before["ply"] + len(codes)
    assert person.post(path, ply=before["ply"], codes=codes) == {"ply": before["ply"] + len(codes)}
    assert other.table(table["id"]) == after, "repeating it is harmless"
    assert person.post(path, 409, ply=before["ply"], codes=[codes[0], 999])["error"] == "stale"


@pytest.mark.parametrize(
    "body",
    [
        {"ply": 0, "codes": []},
        {"ply": 0, "codes": [1] * 65},
        {"ply": 0, "code": 1, "codes": [1, 2]},
        {"ply": 0, "codes": [1, "2"]},
        {},
        {"ply": 0},
        {"ply": "0", "code": 1},
        {"ply": -1, "code": 1},
        {"ply": 1.5, "code": 1},
    ],
)
def test_a_malformed_click_is_refused_as_such(people: list[Person], body: Json) -> None:
    table = people[0].make("ithaca", "me", "sailor")
    assert people[0].post(f"/tables/{table['id']}/decisions", 400, **body)["error"] == "malformed"


# Taking back, and what others see of a choice in the making


def test_a_choice_in_the_making_is_invisible_and_can_be_taken_back(people: list[Person]) -> None:
    ada, bruno, _, eve = people
    table, _ = two_at_ithaca(ada, bruno)
    person, before, other = deciding(ada, bruno, table["id"])
    while True:  # until somebody has a card for two gods, which takes two clicks
        others_saw, eve_saw = other.table(table["id"]), eve.table(table["id"])
        person.click(before, before["choices"][-1]["code"])
        begun = person.table(table["id"])
        if begun["can_undo"]:
            break
        person, before, other = deciding(ada, bruno, table["id"])
    assert other.table(table["id"]) == others_saw
    assert eve.table(table["id"]) == eve_saw
    assert other.click(others_saw, 0, expect=403)["error"] == "not_your_turn"
    assert person.post(f"/tables/{table['id']}/undo", ply=begun["ply"]) == {"ply": before["ply"]}
    assert person.table(table["id"]) == before
    assert other.table(table["id"]) == others_saw


def test_what_others_have_seen_cannot_be_taken_back(people: list[Person]) -> None:
    ada, bruno, _, _ = people
    table, _ = two_at_ithaca(ada, bruno)
    person, before, other = deciding(ada, bruno, table["id"])
    assert person.post(f"/tables/{table['id']}/undo", 409, ply=before["ply"])["error"] == "nothing_to_undo"
    stale = other.post(f"/tables/{table['id']}/undo", 409, ply=before["ply"] + 7)
    assert stale["error"] == "stale"


# Hints


def test_who_is_to_decide_gets_a_hint_and_nobody_else_notices(people: list[Person]) -> None:
    ada, bruno, _, eve = people
    table, _ = two_at_ithaca(ada, bruno)
    path = f"/tables/{table['id']}/hint"
    person, before, other = deciding(ada, bruno, table["id"])
    others_saw, eve_saw = other.table(table["id"]), eve.table(table["id"])
    found = person.get(f"{path}?lang=de")
    assert found["ply"] == before["ply"]
    assert 1 <= len(found["hints"]) <= 3
    german = {choice["code"]: choice for choice in person.get(f"/tables/{table['id']}?lang=de")["choices"]}
    for hint in found["hints"]:
        choice = german[hint["code"]]
        assert (hint["written"], hint["text"]) == (choice["written"], choice["text"])
        assert 0 <= hint["chance"] <= 1
        assert hint["why"].endswith(".")
    again = person.get(f"{path}?lang=en")
    assert [hint["code"] for hint in again["hints"]] == [hint["code"] for hint in found["hints"]]
    assert person.table(table["id"]) == before
    assert other.table(table["id"]) == others_saw
    assert eve.table(table["id"]) == eve_saw
    assert other.get(path, 409)["error"] == "not_your_turn"
    assert eve.get(path, 403)["error"] == "not_seated"
    person.click(before, found["hints"][0]["code"])


def test_a_table_may_be_without_hints(people: list[Person]) -> None:
    ada, bruno, _, eve = people
    assert ada.make("ithaca", "me", "open")["hints"] is True
    table = ada.make("ithaca", "me", "open", hints=False)
    bruno.post(f"/tables/{table['id']}/join", player="Bruno")
    person, before, _ = deciding(ada, bruno, table["id"])
    assert (before["hints"], eve.table(table["id"])["hints"]) == (False, False)
    refused = person.get(f"/tables/{table['id']}/hint", 403)
    assert refused == {"error": "without_hints", "message": "this table is played without hints"}
    listed = {each["id"]: each["hints"] for each in bruno.get("/tables")["tables"]}
    assert listed[table["id"]] is False
    malformed = ada.post("/tables", 400, game="ithaca", seats=["me", "open"], hints="no")
    assert malformed["error"] == "malformed"


def test_there_is_no_hint_before_the_game_and_none_while_a_bot_stands_in(
    people: list[Person], tmp_path_factory: pytest.TempPathFactory
) -> None:
    table = people[0].make("ithaca", "me", "open")
    assert people[0].get(f"/tables/{table['id']}/hint", 409)["error"] == "not_running"
    assert people[0].get("/tables/nowhere/hint", 404)["error"] == "no_table"
    with serving(tmp_path_factory.mktemp("slow"), SLOW_BOTS) as address:
        ada, bruno = Person(address), Person(address)
        table, _ = two_at_ithaca(ada, bruno)
        person, _, _ = deciding(ada, bruno, table["id"])
        person.post(f"/tables/{table['id']}/seat", level="helmsman")
        assert person.get(f"/tables/{table['id']}/hint", 409)["error"] == "not_your_turn"
        ada.close()
        bruno.close()


# Handing over, leaving, playing again, going on elsewhere


def test_a_bot_stands_in_and_the_person_comes_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("slow"), SLOW_BOTS) as address:
        ada = Person(address)
        table = ada.make("ithaca", "me", "helmsman", player="Ada")
        handed = ada.post(f"/tables/{table['id']}/seat", level="helmsman")
        assert handed["seats"][0] == {
            "name": "Ada",
            "kind": "person",
            "level": "helmsman",
            "present": False,
            "wished_by": [],
            "bank": 0.0,
            "vacation": 0.0,
            "muted": False,
            "style": "",
        }
        back = ada.post(f"/tables/{table['id']}/seat", level="")
        assert back["seats"][0]["level"] == ""
        assert ada.post(f"/tables/{table['id']}/seat", 400, level="admiral")["error"] == "malformed"
        ada.close()


def test_who_leaves_before_the_game_frees_the_seat_and_later_a_bot_has_it(people: list[Person]) -> None:
    ada, bruno, chloe, _ = people
    table = ada.make("ulysses", "me", "open", "open")
    bruno.join(table)
    bruno.post(f"/tables/{table['id']}/leave", 204)
    assert ada.table(table["id"])["seats"][1]["kind"] == "open"
    assert bruno.table(table["id"])["viewer"] == SPECTATOR
    assert bruno.get("/tables")["tables"] == []
    bruno.join(table)
    chloe.join(table)
    chloe.post(f"/tables/{table['id']}/leave", 204)
    assert ada.table(table["id"])["seats"][2]["kind"] == "bot"
    assert chloe.post(f"/tables/{table['id']}/leave", 403)["error"] == "not_seated"


def test_a_link_brings_the_seat_to_another_device_once(people: list[Person]) -> None:
    ada, phone, other, _ = people
    table = ada.make("ithaca", "me", "sailor", player="Ada")
    link = ada.post(f"/tables/{table['id']}/device")
    assert link["qr"].startswith("<svg")
    found = phone.post("/devices", code=link["code"])
    assert (found["id"], found["viewer"]) == (table["id"], 0)
    assert phone.table(table["id"])["view"]["hand"] == ada.table(table["id"])["view"]["hand"]
    assert other.post("/devices", 410, code=link["code"])["error"] == "link_used"
    assert other.post("/devices", 404, code="guess")["error"] == "no_link"


def test_the_cookie_is_kept_from_scripts_and_from_other_sites(address: str) -> None:
    ada = Person(address)
    response = ada.web.post("/api/tables", json={"game": "ithaca", "seats": ["me", "sailor"]})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert len(ada.web.cookies["periplus"]) * 6 >= 128
    ada.close()


def test_a_finished_game_shows_its_secret_and_can_be_verified_replayed_and_played_again(
    people: list[Person], tmp_path_factory: pytest.TempPathFactory
) -> None:
    ada, bruno, _, eve = people
    table = ada.play_on(ada.make("ithaca", "me", "sailor", player="Ada"))
    id = table["id"]
    assert table["result"] is not None
    assert ada.click(table, 0, expect=409)["error"] == "over"
    assert ada.get(f"/tables/{id}/hint", 409)["error"] == "over"
    record = eve.web.get(f"/api/tables/{id}/record")
    assert record.headers["content-disposition"].endswith('.voyage"')
    path = tmp_path_factory.mktemp("record") / "game.voyage"
    path.write_bytes(record.content)
    assert main(["verify", str(path)]) == 0
    assert record.json()["secret"] == table["secret"]
    history = eve.get(f"/tables/{id}/history?seat=0")
    log = history["log"]
    while len(log) < history["lines"]:
        log += eve.get(f"/tables/{id}/history?seat=0&log_from={len(log)}")["log"]
    assert log == ada.log(id)
    assert eve.get(f"/tables/{id}/history?lines=401", 400)["error"] == "malformed"
    assert history["standing"][-1]["points"] == table["result"]["scores"]
    moment = eve.get(f"/tables/{id}/plies/{history['plies']}?seat=all")
    assert [view["viewer"] for view in moment["open"]] == [0, 1]
    assert eve.get(f"/tables/{id}/plies/{history['plies'] + 1}", 404)["error"] == "not_found"
    assert eve.get(f"/tables/{id}/plies/0?seat=7", 400)["error"] == "malformed"
    again = ada.post(f"/tables/{id}/rematch")
    assert (again["status"], again["viewer"], again["game"]) == ("running", 0, "ithaca")
    assert ada.table(id)["rematch"] == again["id"]
    assert ada.post(f"/tables/{id}/rematch")["id"] == again["id"]
    assert bruno.post(f"/tables/{id}/rematch", 403)["error"] == "not_seated"


def test_the_loser_begins_when_they_play_again_if_the_table_said_so(people: list[Person]) -> None:
    ada, *_ = people
    rules = {"loser_begins": "yes", "round_cap": "20"}
    table = ada.play_on(ada.make("ithaca", "me", "sailor", "sailor", options=rules))
    assert table["options"]["first_player"] == "lot"
    for _ in range(2):
        ranks, named = table["result"]["ranks"], ["first", "second", "third"]
        table = ada.post(f"/tables/{table['id']}/rematch")
        begins = table["options"]["first_player"]
        assert table["options"]["loser_begins"] == "yes"
        assert ranks[named.index(begins)] == max(ranks)
        assert table["view"]["first"] == named.index(begins)
        table = ada.play_on(table)


def test_everything_is_said_in_the_language_that_is_asked_for(people: list[Person]) -> None:
    ada, bruno, _, _ = people
    id = two_at_ithaca(ada, bruno)[0]["id"]
    asked = {
        lang: ada.get(f"/tables/{id}?lang={lang}")["question"]["headline"]
        for lang in ("en", "it", "fr", "de")
    }
    assert len(set(asked.values())) == 4
    assert ada.get(f"/tables/{id}?lang=la", 400)["error"] == "malformed"
    swiss = ada.web.get(f"/api/tables/{id}", headers={"Accept-Language": "rm, fr-CH, en;q=0.5"})
    assert swiss.json()["question"]["headline"] == asked["fr"]
    card = ada.get(f"/tables/{id}/aid")
    assert card["turn"]
    assert set(card["costs"][0]) == {"what", "price"}
    assert ada.get(f"/tables/{id}/words?lang=de")["sections"] != ada.get(f"/tables/{id}/words")["sections"]


def test_what_is_not_lit_says_why(people: list[Person]) -> None:
    ada, bruno, chloe, _ = people
    _, table = two_at_ithaca(ada, bruno)
    who, table, other = deciding(ada, bruno, table["id"])
    path = f"/tables/{table['id']}/why?kind=poseidon"
    assert "(I-8, I-42)" in who.get(path)["text"]
    assert who.get(path + "&lang=de")["text"] != who.get(path)["text"]
    assert who.get(path)["ply"] == table["ply"]
    assert other.get(path)["text"] == other.table(table["id"])["question"]["headline"]
    assert chloe.get(path)["text"] == "You are watching: only players can click."
    assert who.get(path.replace("poseidon", "nothing"))["text"] is None


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/tables/%00", 404),
        ("/tables/a%00b/history", 404),
        ("/tables?game=%00", 200),
    ],
)
def test_a_letter_that_no_text_has_finds_nothing(people: list[Person], path: str, status: int) -> None:
    people[0].make("ithaca", "me", "open")
    people[0].get(path, status)
