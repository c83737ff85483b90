"""How often a client may ask, and for what."""

from dataclasses import replace

import pytest
from starlette.types import Receive, Scope, Send

from periplus.server import guard
from periplus.server.guard import Guard, Ration, client_of
from tests.guarding import JSON, SETTINGS, Clock, ask, echo, refused


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_ration_flows_back_with_time(clock: Clock) -> None:
    ration = Ration(2.0, 3, clock)
    assert [ration.wait("a") for _ in range(3)] == [0, 0, 0]
    assert ration.wait("a") == pytest.approx(0.5)
    assert ration.wait("b") == 0
    clock.now += 0.5
    assert ration.wait("a") == 0
    assert ration.wait("a") > 0
    clock.now += 60
    assert [bool(ration.wait("a")) for _ in range(4)] == [False, False, False, True]


def test_no_rate_is_no_limit(clock: Clock) -> None:
    ration = Ration(0, 0, clock)
    assert not any(ration.wait("a") for _ in range(1000))
    assert not ration.full_at


def test_only_so_many_clients_are_remembered(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "CLIENTS", 3)
    ration = Ration(1.0, 1, clock)
    for name in "abacd":
        ration.wait(name)
    assert list(ration.full_at) == ["b", "c", "d"]


def test_too_many_requests_are_told_when_to_come_back(clock: Clock) -> None:
    app = Guard(echo, replace(SETTINGS, rate=1.0), clock)
    assert {ask(app, "GET", "/api/games").status_code for _ in range(guard.BURST)} == {200}
    answer = ask(app, "GET", "/api/games")
    assert refused(answer, 429, "too_many")
    assert answer.headers["retry-after"] == "1"
    assert ask(app, "GET", "/api/games", client="192.0.2.8").status_code == 200
    clock.now += 1
    assert ask(app, "GET", "/api/games").status_code == 200


def test_new_tables_are_rationed_more_sternly(clock: Clock) -> None:
    app = Guard(echo, replace(SETTINGS, table_rate=0.1), clock)
    made = [ask(app, "POST", "/api/tables", b"{}", JSON) for _ in range(6)]
    assert [answer.status_code for answer in made] == [200] * 5 + [429]
    assert made[-1].headers["retry-after"] == "10"
    assert ask(app, "POST", "/api/tables/t1/chat", b"{}", JSON).status_code == 200
    assert ask(app, "GET", "/api/tables").status_code == 200


def test_servers_that_share_their_tables_share_the_limit_of_new_ones(clock: Clock) -> None:
    app = Guard(echo, replace(SETTINGS, rate=1.0, table_rate=0.1), clock, servers=lambda: 4)
    made = [ask(app, "POST", "/api/tables", b"{}", JSON) for _ in range(3)]
    assert [answer.status_code for answer in made] == [200, 200, 429]
    clock.now += 40
    assert ask(app, "POST", "/api/tables", b"{}", JSON).status_code == 200
    assert ask(app, "POST", "/api/tables", b"{}", JSON).status_code == 429
    assert ask(app, "GET", "/api/tables").status_code == 200


def test_hints_are_rationed_too(clock: Clock) -> None:
    app = Guard(echo, replace(SETTINGS, rate=2.0 * guard.HINT_BURST), clock)
    given = [ask(app, "GET", "/api/tables/t1/hint") for _ in range(guard.HINT_BURST + 1)]
    assert [answer.status_code for answer in given] == [200] * guard.HINT_BURST + [429]
    assert given[-1].headers["retry-after"] == "1"
    assert ask(app, "GET", "/api/tables/t1").status_code == 200
    clock.now += 1
    assert ask(app, "GET", "/api/tables/t2/hint").status_code == 200


def test_an_answer_counts_for_what_it_weighs(clock: Clock) -> None:
    """A long game or a page of its history is as much work as many clicks."""
    heavy = replace(SETTINGS, rate=2.0, max_body=10 * guard.SIZE)
    app = Guard(echo, heavy, clock)
    weight = b"x" * (7 * guard.SIZE)
    assert ask(app, "POST", "/api/tables/t1/history", weight, JSON).status_code == 200
    small = [ask(app, "GET", "/api/tables/t1").status_code for _ in range(3)]
    assert small == [200, 200, 429]  # of ten at once, eight are spent
    assert ask(app, "GET", "/api/tables/t1", client="192.0.2.8").status_code == 200
    clock.now += 0.5
    assert ask(app, "GET", "/api/tables/t1").status_code == 200


def test_nobody_waits_for_longer_than_a_while(clock: Clock) -> None:
    app = Guard(echo, replace(SETTINGS, rate=1.0, max_body=10**7), clock)
    assert ask(app, "POST", "/api/tables/t1", b"x" * (300 * guard.SIZE), JSON).status_code == 200
    late = ask(app, "GET", "/api/tables/t1")
    assert (late.status_code, late.headers["retry-after"]) == (429, "30")


def test_files_of_the_page_count_by_number_only(clock: Clock) -> None:
    app = Guard(echo, replace(SETTINGS, rate=2.0, max_body=10 * guard.SIZE), clock)
    given = [ask(app, "POST", "/page.js", b"x" * (9 * guard.SIZE), JSON).status_code for _ in range(11)]
    assert given == [200] * 10 + [429]


def test_of_a_stream_only_the_first_message_weighs(clock: Clock) -> None:
    async def table(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for more in (True, True, False):
            await send({"type": "http.response.body", "body": b"x" * (3 * guard.SIZE), "more_body": more})

    app = Guard(table, replace(SETTINGS, rate=2.0), clock)
    given = [ask(app, "GET", "/api/tables/t1/stream").status_code for _ in range(4)]
    assert given == [200, 200, 200, 429]  # ten requests, and each of these is four


def test_new_tables_are_rationed_by_the_day(clock: Clock) -> None:
    app = Guard(echo, replace(SETTINGS, day_tables=3), clock)
    paths = ["/api/tables", "/api/tables/t1/rematch", "/api/tables", "/api/tables"]
    made = [ask(app, "POST", path, b"{}", JSON) for path in paths]
    assert [answer.status_code for answer in made] == [200] * 3 + [429]
    assert made[-1].json()["error"] == "tables_today"
    assert made[-1].headers["retry-after"] == str(guard.DAY // 3)
    assert ask(app, "POST", "/api/tables/t1/join", b"{}", JSON).status_code == 200
    assert ask(app, "POST", "/api/tables", b"{}", JSON, client="192.0.2.8").status_code == 200
    clock.now += guard.DAY
    assert ask(app, "POST", "/api/tables", b"{}", JSON).status_code == 200


def test_lines_of_the_chat_are_rationed(clock: Clock) -> None:
    app = Guard(echo, replace(SETTINGS, rate=2.0 * guard.CHAT_BURST), clock)
    said = [ask(app, "POST", "/api/tables/t1/chat", b"{}", JSON) for _ in range(guard.CHAT_BURST + 1)]
    assert [answer.status_code for answer in said] == [200] * guard.CHAT_BURST + [429]
    assert ask(app, "POST", "/api/tables/t1/decisions", b"{}", JSON).status_code == 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.7", "192.0.2.8", False),
        ("192.0.2.7", "::ffff:192.0.2.7", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
    ],
)
def test_who_counts_as_one_client(one: str, other: str, same: bool) -> None:
    assert (client_of({"client": (one, 1)}) == client_of({"client": (other, 2)})) == same


def test_a_client_without_an_address_is_a_client() -> None:
    assert client_of({"client": None}) == client_of({}) == ""
