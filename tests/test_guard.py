"""The guard of the server: what passes it, what it refuses, and the headers that it adds."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from periplus.server import guard
from periplus.server.guard import PROTECTIONS, Guard
from periplus.server.settings import Settings
from tests.guarding import JSON, LIMIT, SETTINGS, Clock, ask, echo, refused


async def in_parts(parts: int, size: int) -> AsyncIterator[bytes]:
    for _ in range(parts):
        yield b"x" * size


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
