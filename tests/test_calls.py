"""Calls to people who are not looking at their table: by push, by mail and by a webhook, all on loopback."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from periplus.server import calling, couriers, posting
from periplus.server.calling import Calling
from periplus.server.couriers import Call, hook_request, require_hook
from periplus.server.posting import Forbidden
from periplus.server.settings import MailServer, Settings
from periplus.store import calls
from periplus.store.calls import Hook
from tests.in_process import Client, Json, all_sent, running_app
from tests.receivers import Keys, Letterbox, Receiver, mailing, receiving, vapid_claims
from tests.serving import QUICK, SOON, Pages
from tests.test_away import Friends

SITE = "https://table.example"


@pytest.fixture(autouse=True)
def on_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here everybody who is sent something is on this machine, and nobody waits."""
    monkeypatch.setattr(posting, "is_public", lambda address: address == "127.0.0.1")
    monkeypatch.setattr(couriers, "PUSH_SCHEMES", ("http", "https"))
    monkeypatch.setattr(calling, "SETTLE", 0.0)
    monkeypatch.setattr(calling, "ROUND", 3600.0)  # the tests look themselves
    monkeypatch.setattr(calling, "RETRIES", (0.01, 0.01))


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def letters() -> Iterator[tuple[Letterbox, Settings]]:
    with mailing() as (box, port):
        mail = MailServer("127.0.0.1", port, "table@table.example")
        yield box, replace(QUICK, site=SITE, mail=mail)


@asynccontextmanager
async def friends(place: Path | str, settings: Settings = QUICK) -> AsyncIterator[Friends]:
    """Ada and Ben at a table, neither of whom looks."""
    async with running_app(place, settings) as app:
        people = [Client(app.app), Client(app.app)]
        body = {"game": "ithaca", "seats": ["me", "open"], "name": "Friday", "player": "Ada"}
        id = (await people[0].post("/tables", **body)).json()["id"]
        assert (await people[1].post(f"/tables/{id}/join", player="Ben")).status == 200
        yield Friends(app, await app.hall.table(id), people)


def calling_at(at: Friends) -> Calling:
    return at.app.hall.calling


async def look(at: Friends) -> None:
    """Find who is to be called, and wait until all is sent."""
    found = calling_at(at)
    await found.look()
    async with asyncio.timeout(SOON):
        while found._under_way:
            await asyncio.sleep(0.01)


async def subscribe(person: Client, keys: Keys, receiver: Receiver) -> None:
    subscription = keys.subscription(f"{receiver.address}/push/1")
    assert (await person.post("/calls/browser", **subscription)).status == 204


async def subscribed(at: Friends, receiver: Receiver, wish: str = "turn") -> tuple[int, Keys]:
    """Whoever is to decide has their browser called."""
    seat, keys = at.live.shown.seat, Keys()
    await subscribe(at.people[seat], keys, receiver)
    await wishes(at, seat, wish)
    return seat, keys


async def wishes(at: Friends, seat: int, wish: str) -> None:
    await at.post(seat, "calls", wish=wish)
    await forget_looks(at, seat)


async def forget_looks(at: Friends, seat: int) -> None:
    """As if they had wished it before their turn came."""
    await at.app.hall.store.keep(partial(calls.look, looks=[(at.live.table.id, seat, 1.0)]))


def sailing(scene: Callable[[], object]) -> None:
    asyncio.run(scene())  # type: ignore[arg-type]


def test_a_browser_is_told_that_it_is_its_turn_and_only_it_can_read_it(
    tmp_path: Path, receiver: Receiver, journal: Pages
) -> None:
    async def scene() -> None:
        async with friends(tmp_path) as at:
            _, keys = await subscribed(at, receiver)
            ways = (await at.people[0].get("/calls")).json()
            await look(at)
            (posted,) = receiver.taken
            told = keys.read(posted)
            assert told == {
                "title": "Ithaca · Friday",
                "body": "It’s your turn.",
                "url": f"/t/{at.live.table.id}",
                "tag": at.live.table.id,
            }
            assert b"Friday" not in posted.body
            claims = vapid_claims(posted, ways["push"])
            assert claims["aud"] == receiver.address
            assert calling_at(at).tally == {("push", "sent"): 1}
            (line,) = [line for line in journal.lines() if line["event"] == "call"]
            assert (line["way"], line["outcome"], line["table"]) == ("push", "sent", at.live.table.id)
            assert receiver.address not in journal.getvalue()

    sailing(scene)


def test_there_is_one_call_until_the_person_has_looked(tmp_path: Path, receiver: Receiver) -> None:
    async def scene() -> None:
        async with friends(tmp_path) as at:
            seat, _ = await subscribed(at, receiver, "chat")
            for _ in range(3):
                await at.post_none(1 - seat, "chat", text="Hello?")
                await look(at)
            assert len(receiver.taken) == 1
            async with at.people[seat].stream(at.live.table.id):
                await all_sent()
            await look(at)
            assert len(receiver.taken) == 1, "what was there when they looked is not news"
            await at.post_none(1 - seat, "chat", text="Hello again")
            await look(at)
            assert len(receiver.taken) == 2

    sailing(scene)


def test_who_looks_is_not_called(tmp_path: Path, receiver: Receiver) -> None:
    async def scene() -> None:
        async with friends(tmp_path) as at:
            seat, _ = await subscribed(at, receiver)
            async with at.people[seat].stream(at.live.table.id):
                await forget_looks(at, seat)
                await look(at)
            await look(at)
            assert receiver.taken == []

    sailing(scene)


@pytest.mark.parametrize(("wish", "number"), [("", 0), ("turn", 0), ("chat", 1)])
def test_the_chat_calls_only_whoever_wishes_it_and_its_words_stay_at_the_table(
    tmp_path: Path, receiver: Receiver, wish: str, number: int
) -> None:
    async def scene() -> None:
        async with friends(tmp_path) as at:
            keys, seat = Keys(), 1 - at.live.shown.seat
            await subscribe(at.people[seat], keys, receiver)
            await wishes(at, seat, wish)
            await at.post_none(1 - seat, "chat", text="Meet me at the harbour")
            await look(at)
            assert len(receiver.taken) == number
            for posted in receiver.taken:
                told = keys.read(posted)
                assert told["body"] == f"{at.live.seats[1 - seat].name} has written."
                assert "harbour" not in json.dumps(told)

    sailing(scene)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_has_expired_is_dropped(tmp_path: Path, receiver: Receiver, status: int) -> None:
    async def scene() -> None:
        async with friends(tmp_path) as at:
            seat, _ = await subscribed(at, receiver)
            receiver.status = status
            await look(at)
            assert calling_at(at).tally == {("push", "gone"): 1}
            assert (await at.people[seat].get(f"{at.path}/calls")).json()["browser"] is False

    sailing(scene)


def test_what_fails_is_tried_again_and_then_given_up(tmp_path: Path, receiver: Receiver) -> None:
    async def scene() -> None:
        async with friends(tmp_path) as at:
            await subscribed(at, receiver)
            receiver.status = 503
            await look(at)
            assert len(receiver.taken) == 3
            assert calling_at(at).tally == {("push", "again"): 3}

    sailing(scene)


def test_nobody_is_sent_anywhere_else(tmp_path: Path, receiver: Receiver) -> None:
    async def scene() -> None:
        async with friends(tmp_path) as at:
            await subscribed(at, receiver)
            receiver.status, receiver.location = 307, f"{receiver.address}/elsewhere"
            await look(at)
            assert [posted.path for posted in receiver.taken] == ["/push/1"]
            assert calling_at(at).tally == {("push", "refused"): 1}

    sailing(scene)


@pytest.mark.parametrize(
    "address",
    "127.0.0.1 10.1.2.3 192.168.0.7 172.16.0.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 "
    "::1 :: fe80::1 fc00::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: ff02::1".split(),
)
def test_an_address_of_this_machine_or_its_networks_is_not_public(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    assert not posting.is_public(address)
    assert posting.is_public("93.184.215.14")
    assert posting.is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


@pytest.mark.usefixtures("monkeypatch")
def test_a_name_that_has_any_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    found = [(2, 1, 6, "", ("93.184.215.14", 443)), (2, 1, 6, "", ("10.0.0.1", 443))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: found)
    with pytest.raises(Forbidden):
        posting.post("https://rebound.example/", b"", {})


@pytest.mark.parametrize(
    "url",
    [
        "ftp://table.example/",
        "file:" + "///etc/passwd",
        "https://me@table.example/",
        "https://table.example:port/",
        "https:///nothing",
        "https://table.example/ x",
        "https://table.example/#there",
        "https://täble.example/",
        "gopher",
        "",
    ],
)
def test_only_plain_addresses_of_the_web_are_taken(url: str) -> None:
    with pytest.raises(Forbidden):
        posting.origin_of(url)


def test_an_endpoint_that_is_not_https_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(couriers, "PUSH_SCHEMES", ("https",))

    async def scene() -> None:
        async with friends(tmp_path) as at:
            answer = await at.people[0].post("/calls/browser", **Keys().subscription("http://push.example/1"))
            assert (answer.status, answer.json()["error"]) == (400, "malformed")

    sailing(scene)


def test_the_host_may_switch_push_off(tmp_path: Path, receiver: Receiver) -> None:
    async def scene() -> None:
        async with friends(tmp_path, replace(QUICK, push=False)) as at:
            assert (await at.people[0].get("/calls")).json() == {"push": "", "mail": False, "hooks": []}
            answer = await at.people[0].post("/calls/browser", **Keys().subscription(receiver.address))
            assert (answer.status, answer.json()["error"]) == (404, "no_calls")

    sailing(scene)


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    async def key() -> str:
        async with friends(tmp_path) as at:
            found: str = (await at.people[0].get("/calls")).json()["push"]
            return found

    first = asyncio.run(key())
    assert len(first) == 87
    assert asyncio.run(key()) == first


# mail


def link_in(text: str) -> str:
    found = re.search(rf"{SITE}/mail/([\w-]+)", text)
    assert found is not None, text
    return found[1]


async def one_click(person: Client, url: str) -> int:
    """What a program that reads mail sends when somebody unsubscribes."""
    path, body = url.removeprefix(SITE), b"List-Unsubscribe=One-Click"
    scope = {**person.scope("POST", path, body), "path": path}
    form = (b"content-type", b"application/x-www-form-urlencoded")
    scope["headers"] = [
        form if name == b"content-type" else (name, value) for name, value in scope["headers"]
    ]
    return (await person.send(scope, body)).status


def test_mails_come_after_the_address_was_confirmed_until_one_unsubscribes(
    tmp_path: Path, letters: tuple[Letterbox, Settings]
) -> None:
    box, settings = letters

    async def scene() -> None:
        async with friends(tmp_path, settings) as at:
            seat = at.live.shown.seat
            told = await at.post(seat, "calls/mail", address="ada@home.example")
            assert (told["mail"], told["confirmed"], told["wish"]) == ("ada@home.example", False, "turn")
            await forget_looks(at, seat)
            await look(at)
            (first,) = box.taken
            assert first["To"] == "ada@home.example"
            assert "Friday" in first["Subject"]
            stranger = Client(at.app.app)
            code = link_in(first.get_content())
            assert (await stranger.post(f"/mail/{code}/confirm")).json()["confirmed"] is True
            await forget_looks(at, seat)
            await at.app.hall.store.keep(
                partial(calls.keep, id=at.live.table.id, seat=seat, facts={"called": 0.0})
            )
            await look(at)
            letter = box.taken[1]
            assert letter["Subject"] == "Ithaca · Friday: It’s your turn."
            assert f"{SITE}/t/{at.live.table.id}" in letter.get_content()
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert letter["Auto-Submitted"] == "auto-generated"
            stop = letter["List-Unsubscribe"].strip("<>")
            assert stop == f"{SITE}/mail/{code}"
            assert await one_click(stranger, stop) == 204
            told = (await at.people[seat].get(f"{at.path}/calls")).json()
            assert (told["mail"], told["confirmed"]) == ("", False)

    sailing(scene)


def test_nobody_can_have_many_mails_sent_to_somebody_else(
    tmp_path: Path, letters: tuple[Letterbox, Settings]
) -> None:
    _, settings = letters

    async def scene() -> None:
        async with friends(tmp_path, settings) as at:
            answers = [
                await at.people[0].post(f"{at.path}/calls/mail", address="victim@home.example")
                for _ in range(calling.LETTERS + 1)
            ]
            assert [answer.status for answer in answers] == [200] * calling.LETTERS + [429]

    sailing(scene)


@pytest.mark.parametrize(
    "address",
    ["ada", "ada@home", "a b@home.example", "ada@home.example\r\nBcc: x@y.example", "a,b@c.de, d@e.f"],
)
def test_what_is_no_address_is_refused(
    tmp_path: Path, letters: tuple[Letterbox, Settings], address: str
) -> None:
    async def scene() -> None:
        async with friends(tmp_path, letters[1]) as at:
            assert (await at.post(0, "calls/mail", 400, address=address))["error"] == "malformed"

    sailing(scene)


def test_an_address_that_is_not_there_is_forgotten(
    tmp_path: Path, letters: tuple[Letterbox, Settings]
) -> None:
    box, settings = letters
    box.refuses = "550 nobody of this name"

    async def scene() -> None:
        async with friends(tmp_path, settings) as at:
            await at.post(0, "calls/mail", address="ada@home.example")
            await look(at)
            assert (await at.people[0].get(f"{at.path}/calls")).json()["mail"] == ""

    sailing(scene)


# webhooks


CALL = Call("Ithaca · Friday", "Ada <3, it’s your turn: Ithaca · Friday.", "/t/abc", "abc")


@pytest.mark.parametrize(
    ("kind", "url", "to", "body"),
    [
        (
            "discord",
            "https://discord.com/api/webhooks/1/x",
            "https://discord.com/api/webhooks/1/x",
            {"content": f"{CALL.text} {SITE}/t/abc", "allowed_mentions": {"parse": []}},
        ),
        (
            "slack",
            "https://hooks.slack.com/services/T/B/x",
            "https://hooks.slack.com/services/T/B/x",
            {"text": f"Ada &lt;3, it’s your turn: Ithaca · Friday. {SITE}/t/abc"},
        ),
        (
            "matrix",
            "https://matrix.example/hook/x",
            "https://matrix.example/hook/x",
            {"text": f"{CALL.text} {SITE}/t/abc"},
        ),
        (
            "ntfy",
            "https://ntfy.sh/friday",
            "https://ntfy.sh/",
            {"topic": "friday", "title": CALL.title, "message": CALL.text, "click": f"{SITE}/t/abc"},
        ),
    ],
)
def test_each_service_gets_the_shape_it_expects(kind: str, url: str, to: str, body: Json) -> None:
    sent_to, sent = hook_request(Hook(kind, url, "en"), CALL, f"{SITE}/t/abc")
    assert (sent_to, json.loads(sent)) == (to, body)


@pytest.mark.parametrize(
    "url",
    [
        "http://discord.com/api/webhooks/1/x",
        "https://discord.com:8443/api",
        "https://discord.com.evil.example/",
        "https://evil.example/?https://discord.com",
        "https://discord.com@evil.example/",
        "https://127.0.0.1/",
    ],
)
def test_a_webhook_leads_only_where_the_host_of_the_server_allows(url: str) -> None:
    with pytest.raises(Forbidden):
        require_hook(Hook("discord", url, "en"), ("https://discord.com",))


def test_a_webhook_tells_whose_turn_it_is_once_until_they_look(tmp_path: Path, receiver: Receiver) -> None:
    settings = replace(QUICK, site=SITE, webhooks=(receiver.address,))

    async def scene() -> None:
        async with friends(tmp_path, settings) as at:
            hook = f"{receiver.address}/hook"
            assert (await at.post(1, "calls/hook", 403, kind="matrix", url=hook))["error"] == "not_host"
            told = await at.post(0, "calls/hook", kind="matrix", url=hook)
            assert (told["hook"], told["hook_kind"]) == (receiver.address, "matrix")
            for _ in range(2):
                await look(at)
            (posted,) = receiver.taken
            name = at.live.seats[at.live.shown.seat].name
            assert posted.json() == {
                "text": f"{name}, it’s your turn: Ithaca · Friday. {SITE}/t/{at.live.table.id}"
            }

    sailing(scene)


def test_no_webhook_without_the_host_of_the_server(tmp_path: Path, receiver: Receiver) -> None:
    async def scene() -> None:
        async with friends(tmp_path) as at:
            refused = await at.post(0, "calls/hook", 404, kind="slack", url=receiver.address)
            assert refused["error"] == "no_calls"

    sailing(scene)


# who has gone


def test_whoever_leaves_is_called_no_more_and_their_address_is_forgotten(
    tmp_path: Path, letters: tuple[Letterbox, Settings]
) -> None:
    async def scene() -> None:
        async with friends(tmp_path, letters[1]) as at:
            await at.post(1, "calls/mail", address="ben@home.example")
            await at.post_none(1, "leave")
            kept = at.app.hall.store.read(partial(calls.caller, id=at.live.table.id, seat=1))
            assert (kept.wish, kept.mail, kept.code) == ("", "", "")

    sailing(scene)
