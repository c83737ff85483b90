"""The guard of the server: what passes it, what it refuses, and the headers that it adds."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from periplus.server import guard
from periplus.server.guard import PROTECTIONS, Guard, Ration, client_of
from periplus.server.settings import Settings

LIMIT = 1000
SETTINGS = Settings(host="0.0.0.0", rate=0, table_rate=0, day_tables=0, max_body=LIMIT)
JSON = {"content-type": "application/json"}


class Clock:
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """An app that answers with what it was sent."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    headers = [(b"cache-control", b"max-age=60")] if scope["path"] == "/api/kept" else []
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def ask(
    app: Guard,
    method: str,
    path: str,
    content: bytes | AsyncIterator[bytes] | None = None,
    headers: dict[str, str] | None = None,
    client: str = "192.0.2.7",
) -> httpx.Response:
    async def asking() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(client, 4000))
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as browser:
            return await browser.request(method, path, content=content, headers=headers)

    return asyncio.run(asking())


async def in_parts(parts: int, size: int) -> AsyncIterator[bytes]:
    for _ in range(parts):
        yield b"x" * size


def refused(answer: httpx.Response, status: int, error: str) -> bool:
    data = answer.json()
    return (answer.status_code, data["error"]) == (status, error) and bool(data["message"])


# size


def test_a_body_up_to_the_limit_passes() -> None:
    answer = ask(Guard(echo, SETTINGS), "POST", "/api/tables", b"x" * LIMIT, JSON)
    assert (answer.status_code, len(answer.content)) == (200, LIMIT)


def test_a_body_in_parts_arrives_whole() -> None:
    answer = ask(Guard(echo, SETTINGS), "POST", "/api/tables", in_parts(10, LIMIT // 10), JSON)
    assert (answer.status_code, answer.content) == (200, b"x" * LIMIT)


def test_a_body_that_announces_itself_far_too_large_is_not_read() -> None:
    read: list[Message] = []
    length = str(guard.HEARD_OUT * LIMIT + 1).encode()

    async def receive() -> Message:
        read.append({"type": "http.request", "body": b"x" * (LIMIT + 1)})
        return read[-1]

    sent = drive(Guard(echo, SETTINGS), "POST", [(b"content-length", length)], receive)
    assert read == []
    assert sent[0]["status"] == 413
    assert (b"connection", b"close") in sent[0]["headers"]


def test_a_body_that_grows_too_large_is_refused() -> None:
    answer = ask(Guard(echo, SETTINGS), "POST", "/api/tables", in_parts(11, LIMIT // 10), JSON)
    assert refused(answer, 413, "too_large")


def test_a_body_that_is_too_large_is_heard_out_before_it_is_refused() -> None:
    waiting: list[Message] = [
        {"type": "http.request", "body": b"x" * LIMIT, "more_body": n > 0} for n in range(3)
    ]

    async def receive() -> Message:
        return waiting.pop()

    sent = drive(Guard(echo, SETTINGS), "POST", [(b"content-length", b"%d" % (3 * LIMIT))], receive)
    assert waiting == []
    assert sent[0]["status"] == 413


def test_a_body_without_an_end_is_refused_at_some_point() -> None:
    read: list[Message] = []

    async def receive() -> Message:
        read.append({"type": "http.request", "body": b"x" * LIMIT, "more_body": True})
        return read[-1]

    sent = drive(Guard(echo, SETTINGS), "POST", [(b"transfer-encoding", b"chunked")], receive)
    assert sent[0]["status"] == 413
    assert len(read) == guard.HEARD_OUT + 1


def test_whoever_leaves_half_way_is_not_answered() -> None:
    messages: list[Message] = [
        {"type": "http.disconnect"},
        {"type": "http.request", "body": b"{", "more_body": True},
    ]

    async def receive() -> Message:
        return messages.pop()

    assert drive(Guard(echo, SETTINGS), "POST", [(b"content-length", b"2")], receive) == []


# rate


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


# other sites


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://table.example"},
        {"origin": "HTTP://Table.Example"},
        {"origin": "http://table.example", "host": "table.example:80"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
        {"sec-fetch-site": "same-origin", "origin": "https://seen.example"},
    ],
    ids=str,
)
def test_writes_of_our_own_page_and_of_programs_pass(headers: dict[str, str]) -> None:
    answer = ask(Guard(echo, SETTINGS), "POST", "/api/tables", b"{}", JSON | headers)
    assert (answer.status_code, answer.content) == (200, b"{}")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "http://table.example:8000"},
        {"origin": "http://table.example.evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": "http://table.example"},
    ],
    ids=str,
)
@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_writes_from_another_site_are_refused(method: str, headers: dict[str, str]) -> None:
    answer = ask(Guard(echo, SETTINGS), method, "/api/tables/t1/leave", headers=headers)
    assert refused(answer, 403, "cross_site")


def test_a_link_from_another_site_may_be_followed() -> None:
    headers = {"sec-fetch-site": "cross-site", "origin": "http://evil.example"}
    assert ask(Guard(echo, SETTINGS), "GET", "/t/t1", headers=headers).status_code == 200


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonp"])
def test_a_body_is_json_or_nothing(kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    app = Guard(echo, SETTINGS)
    assert refused(ask(app, "POST", "/api/tables", b"{}", headers), 400, "malformed")
    assert ask(app, "POST", "/api/tables/t1/leave", headers=headers).status_code == 200


def test_json_may_name_its_letters() -> None:
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    assert ask(Guard(echo, SETTINGS), "POST", "/api/tables", b"{}", headers).status_code == 200


# other names


@pytest.mark.parametrize(
    "name",
    [
        "localhost",
        "LocalHost:8000",
        "127.0.0.1",
        "127.0.0.1:8000",
        "127.3.2.1",
        "[::1]:8000",
        "periplus.localhost:80",
    ],
)
@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_a_server_for_this_machine_answers_to_its_own_names(host: str, name: str) -> None:
    app = Guard(echo, replace(SETTINGS, host=host))
    assert ask(app, "GET", "/api/games", headers={"host": name}).status_code == 200


@pytest.mark.parametrize(
    "name",
    [
        "evil.example",
        "evil.example:8000",
        "localhost.evil.example",
        "192.168.0.7",
        "127.0.0.1.evil.example",
        "[::2]",
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_and_to_no_other(name: str, method: str) -> None:
    answer = ask(
        Guard(echo, replace(SETTINGS, host="127.0.0.1")), method, "/api/games", headers={"host": name}
    )
    assert refused(answer, 421, "wrong_host")
    assert "--host" in answer.json()["message"]


@pytest.mark.parametrize(
    "settings",
    [replace(SETTINGS, host="192.0.2.1"), replace(SETTINGS, host="127.0.0.1", proxies=("127.0.0.1",))],
)
def test_in_a_network_or_behind_a_proxy_it_may_be_called_anything(settings: Settings) -> None:
    assert ask(Guard(echo, settings), "GET", "/api/games").status_code == 200


# seals


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_every_response_has_the_protections(method: str, path: str) -> None:
    headers = JSON | {"origin": "http://evil.example"}  # so half of them are refusals
    answer = ask(Guard(echo, SETTINGS), method, path, headers=headers)
    assert PROTECTIONS.items() <= dict(answer.headers).items()
    assert answer.headers.get("cache-control") == ("no-store" if path.startswith("/api/") else None)


def test_the_page_may_load_nothing_from_elsewhere() -> None:
    rules = dict(rule.split(" ", 1) for rule in PROTECTIONS["content-security-policy"].split("; "))
    assert rules["default-src"] == "'none'"
    assert "unsafe" not in PROTECTIONS["content-security-policy"]
    assert {source for rule in rules.values() for source in rule.split()} == {"'self'", "'none'", "data:"}


def test_what_the_app_says_of_caching_stands() -> None:
    answer = ask(Guard(echo, SETTINGS), "GET", "/api/kept")
    assert answer.headers["cache-control"] == "max-age=60"


# streams


@pytest.mark.parametrize(
    ("settings", "refusals"),
    [
        (replace(SETTINGS, client_streams=2), {"192.0.2.7": (429, "too_many"), "192.0.2.8": None}),
        (replace(SETTINGS, streams=2), {"192.0.2.7": (503, "too_many"), "192.0.2.8": (503, "too_many")}),
        (replace(SETTINGS, streams=0, client_streams=0), {"192.0.2.7": None, "192.0.2.8": None}),
    ],
    ids=["of one client", "in all", "no limit"],
)
def test_only_so_many_streams_are_open_at_once(
    settings: Settings, refusals: dict[str, tuple[int, str] | None]
) -> None:
    async def try_them() -> None:
        over = asyncio.Event()

        async def stream(scope: Scope, receive: Receive, send: Send) -> None:
            await over.wait()
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})

        app = Guard(stream, settings)

        def open_one(client: str) -> "asyncio.Task[httpx.Response]":
            transport = httpx.ASGITransport(app, client=(client, 4000))
            browser = httpx.AsyncClient(transport=transport, base_url="http://table.example")
            return asyncio.create_task(browser.get("/api/tables/t1/stream"))

        def settled() -> bool:
            return app.streams.tally.streams == len(first) + sum(not task.done() for task in others)

        first = [open_one("192.0.2.7"), open_one("192.0.2.7")]
        others: list[asyncio.Task[httpx.Response]] = []
        while not settled():
            await asyncio.sleep(0)
        others = [open_one(client) for client in refusals]
        while not settled():
            await asyncio.sleep(0)
        for task, refusal in zip(others, refusals.values(), strict=True):
            assert task.done() == (refusal is not None)
            if refusal:
                assert refused(await task, *refusal)
        over.set()
        assert [(await task).status_code for task in first] == [200, 200]
        await asyncio.gather(*others)
        assert (app.streams.tally.streams, app.streams.open_of) == (0, {})

    asyncio.run(asyncio.wait_for(try_them(), 20))


def test_whoever_has_too_many_streams_is_told_when_to_come_back() -> None:
    app = Guard(echo, replace(SETTINGS, client_streams=1))
    with app.streams.counted("192.0.2.7"):
        answer = ask(app, "GET", "/api/tables/t1/stream")
        assert answer.headers["retry-after"] == str(guard.STREAM_WAIT)
        assert ask(app, "GET", "/api/tables/t1").status_code == 200
    assert ask(app, "GET", "/api/tables/t1/stream").status_code == 200


def test_a_stream_of_many_tables_counts_as_several_requests() -> None:
    app = Guard(echo, replace(SETTINGS, rate=1.0), Clock())  # five at once
    tables = "&".join(f"table=t{number}" for number in range(4 * guard.TABLES))
    assert ask(app, "GET", f"/api/stream?{tables}").status_code == 200
    assert refused(ask(app, "GET", "/api/games"), 429, "too_many")
    assert ask(app, "GET", f"/api/games?{tables}", client="192.0.2.8").status_code == 200
    assert ask(app, "GET", "/api/games", client="192.0.2.8").status_code == 200


def test_a_stream_is_passed_on_part_by_part_and_ends_in_due_form() -> None:
    sent: list[Message] = []

    async def stream(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for part in (b"one", b"two"):
            await send({"type": "http.response.body", "body": part, "more_body": True})
            assert sent[-1]["body"] == part

    async def asking() -> None:
        await Guard(stream, SETTINGS)(scope_of("GET", []), nothing, send)

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(asking())
    assert [message.get("more_body") for message in sent] == [None, True, True, False]


def test_an_app_hears_when_the_client_leaves() -> None:
    heard: list[str] = []

    async def listener(scope: Scope, receive: Receive, send: Send) -> None:
        heard.extend([(await receive())["type"], (await receive())["type"]])

    messages: list[Message] = [{"type": "http.disconnect"}, {"type": "http.request", "body": b"{}"}]

    async def receive() -> Message:
        return messages.pop()

    headers = [(b"content-length", b"2"), (b"content-type", b"application/json")]
    drive(Guard(listener, SETTINGS), "POST", headers, receive)
    assert heard == ["http.request", "http.disconnect"]


def scope_of(method: str, headers: list[tuple[bytes, bytes]]) -> Scope:
    return {"type": "http", "method": method, "path": "/api/tables", "headers": headers, "client": None}


async def nothing() -> Message:
    return {"type": "http.disconnect"}


def drive(app: Guard, method: str, headers: list[tuple[bytes, bytes]], receive: Receive) -> list[Message]:
    """What an app sends to somebody who behaves in this way."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def asking() -> None:
        await app(scope_of(method, headers), receive, send)

    asyncio.run(asking())
    return sent
