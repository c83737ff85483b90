"""Open tables: anybody finds them, and their hosts decide who stays and who speaks."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from periplus.kernel.game import SPECTATOR
from periplus.server.lobby import LISTED
from periplus.store import reports
from tests.in_process import Client, Json, RunningApp, Stream, all_sent, running_app
from tests.postgres import Postgres
from tests.serving import QUICK, SOON


@pytest.fixture(autouse=True)
def no_gathering(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("periplus.server.lobby.GATHERING", 0.0)


def visited(place: Path | str, visit: Callable[[RunningApp], Awaitable[None]]) -> None:
    async def come() -> None:
        async with running_app(place) as app:
            await visit(app)

    asyncio.run(come())


async def opened(person: Client, **more: object) -> Json:
    """An open table for three, of this person's."""
    wanted: dict[str, object] = {"game": "ulysses", "seats": ["me", "open", "open"], "admits": "anybody"}
    made = await person.post("/tables", **wanted | {"player": "Ada"} | more)
    assert made.status == 201, made.body
    return made.json()


async def listed(person: Client) -> list[Json]:
    tables: list[Json] = (await person.get("/lobby")).json()["tables"]
    return tables


@asynccontextmanager
async def looking(app: RunningApp) -> AsyncIterator[Stream]:
    """Somebody who has the lobby open."""
    client, stream = Client(app.app), Stream(b"")
    under_way = asyncio.ensure_future(
        app.app(client.scope("GET", "/lobby/stream"), stream.receive, stream.send)
    )
    await asyncio.wait_for(stream.begun.wait(), SOON)
    try:
        yield stream
    finally:
        stream.gone.set()
        await asyncio.wait_for(under_way, SOON)


async def seen(stream: Stream, wanted: Callable[[list[Json]], bool]) -> list[Json]:
    """What the stream of the lobby brings, as soon as that is so."""
    async with asyncio.timeout(SOON):
        while True:
            for name, message in stream.events():
                assert name == "lobby"
                if wanted(message["tables"]):
                    found: list[Json] = message["tables"]
                    return found
            await asyncio.sleep(0.01)


async def joined(app: RunningApp, table: Json, name: str) -> Client:
    person = Client(app.app)
    answer = await person.post(f"/tables/{table['id']}/join", player=name)
    assert answer.status == 200, answer.body
    return person


def names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_an_open_table_is_listed_until_it_is_full(store_url: str) -> None:
    async def visit(app: RunningApp) -> None:
        ada = Client(app.app)
        await opened(ada, admits="invited")
        table = await opened(ada, name="Friday", language="it", clock=180, experience="new", talk=False)
        (found,) = await listed(Client(app.app))
        assert found["id"] == table["id"]
        assert found["language"] == "it"
        assert (found["clock"], found["experience"], found["talk"]) == (180, "new", False)
        for name in ("Bruno", "Chloé"):
            await joined(app, table, name)
        assert await listed(Client(app.app)) == []

    visited(store_url, visit)


def test_whoever_looks_is_told_of_tables_as_they_come_and_go(tmp_path: Path) -> None:
    async def visit(app: RunningApp) -> None:
        ada = Client(app.app)
        async with looking(app) as stream:
            assert await seen(stream, lambda tables: True) == []
            table = await opened(ada)
            await seen(stream, lambda tables: [each["id"] for each in tables] == [table["id"]])
            bruno = await joined(app, table, "Bruno")
            (found,) = await seen(stream, lambda tables: names(tables[0])[1] == "Bruno")
            assert not found["seats"][0]["present"]
            async with ada.stream(table["id"]):
                await seen(stream, lambda tables: bool(tables[0]["seats"][0]["present"]))
            await bruno.post(f"/tables/{table['id']}/leave")
            await seen(stream, lambda tables: names(tables[0])[1] == "")
            await ada.post(f"/tables/{table['id']}/admits", admits="invited")
            assert await seen(stream, lambda tables: tables == []) == []

    visited(tmp_path, visit)


def test_the_lobby_is_the_same_at_every_server(postgres: Postgres) -> None:
    url = postgres.fresh()

    async def visit() -> None:
        async with running_app(url) as one, running_app(url) as other, looking(other) as stream:
            await seen(stream, lambda tables: True)
            ada = Client(one.app)
            table = await opened(ada)
            await seen(stream, lambda tables: len(tables) == 1)
            await joined(one, table, "Bruno")
            await seen(stream, lambda tables: names(tables[0])[1] == "Bruno")
            async with ada.stream(table["id"]):
                await seen(stream, lambda tables: bool(tables[0]["seats"][0]["present"]))
            await joined(one, table, "Chloé")
            await seen(stream, lambda tables: tables == [])

    asyncio.run(visit())


def test_a_table_that_everybody_has_left_is_not_listed(tmp_path: Path) -> None:
    async def visit(app: RunningApp) -> None:
        ada = Client(app.app)
        table = await opened(ada)
        await ada.post(f"/tables/{table['id']}/leave")
        assert await listed(Client(app.app)) == []

    visited(tmp_path, visit)


def test_the_newest_tables_are_listed_and_no_more_than_fit(tmp_path: Path) -> None:
    async def visit(app: RunningApp) -> None:
        ada = Client(app.app)
        ids = [(await opened(ada))["id"] for _ in range(LISTED + 2)]
        assert [table["id"] for table in await listed(ada)] == ids[:1:-1]

    visited(tmp_path, visit)


def test_when_the_host_leaves_before_the_game_somebody_else_is_host(store_url: str) -> None:
    async def visit(app: RunningApp) -> None:
        ada = Client(app.app)
        table = await opened(ada)
        bruno = await joined(app, table, "Bruno")
        await ada.post(f"/tables/{table['id']}/leave")
        assert (await bruno.get(f"/tables/{table['id']}")).json()["host"] == 1
        assert (await bruno.post(f"/tables/{table['id']}/admits", admits="nobody")).status == 200

    visited(store_url, visit)


def test_whoever_the_host_removes_cannot_come_back(store_url: str) -> None:
    async def visit(app: RunningApp) -> None:
        ada = Client(app.app)
        table = await opened(ada)
        path = f"/tables/{table['id']}"
        bruno = await joined(app, table, "Bruno")
        assert (await bruno.post(f"{path}/remove", seat=0)).json()["error"] == "not_host"
        assert (await ada.post(f"{path}/remove", seat=0)).status == 400  # oneself
        async with bruno.stream(table["id"]) as stream:
            assert (await ada.post(f"{path}/remove", seat=1)).json()["seats"][1]["kind"] == "open"
            await all_sent()
            assert stream.look()["viewer"] == SPECTATOR
        refused = await bruno.post(f"{path}/join", player="Bruno")
        assert (refused.status, refused.json()["error"]) == (403, "barred")
        for name in ("Chloé", "Dieter"):
            await joined(app, table, name)
        assert (await ada.post(f"{path}/remove", seat=1)).json()["error"] == "begun"

    visited(store_url, visit)


def test_nobody_new_comes_to_a_closed_table(tmp_path: Path) -> None:
    async def visit(app: RunningApp) -> None:
        ada = Client(app.app)
        table = await opened(ada)
        path = f"/tables/{table['id']}"
        bruno = await joined(app, table, "Bruno")
        assert (await ada.post(f"{path}/admits", admits="nobody")).json()["admits"] == "nobody"
        assert await listed(ada) == []
        late = await Client(app.app).post(f"{path}/join", player="Chloé")
        assert (late.status, late.json()["error"]) == (403, "closed")
        assert (await bruno.post(f"{path}/join", player="Bruno")).status == 200  # who sits there still does
        assert (await bruno.post(f"{path}/admits", admits="anybody")).json()["error"] == "not_host"

    visited(tmp_path, visit)


def test_a_server_for_invited_people_has_no_open_tables(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running_app(tmp_path, replace(QUICK, invited_only=True)) as app:
            ada = Client(app.app)
            body = {"game": "ulysses", "seats": ["me", "open", "open"]}
            refused = await ada.post("/tables", **body, admits="anybody")
            assert (refused.status, refused.json()["error"]) == (403, "invited_only")
            table = (await ada.post("/tables", **body)).json()
            refused = await ada.post(f"/tables/{table['id']}/admits", admits="anybody")
            assert refused.json()["error"] == "invited_only"
            assert (await ada.get("/games")).json()["house"]["open_tables"] is False

    asyncio.run(visit())


# Moderation


async def said(person: Client, table: Json) -> list[str]:
    return [line["text"] for line in (await person.get(f"/tables/{table['id']}")).json()["chat"]]


def test_somebody_muted_says_nothing_and_others_go_on(store_url: str) -> None:
    async def visit(app: RunningApp) -> None:
        ada = Client(app.app)
        table = await opened(ada)
        path = f"/tables/{table['id']}"
        bruno, chloe = [await joined(app, table, name) for name in ("Bruno", "Chloé")]
        assert (await bruno.post(f"{path}/mute", seat=2)).json()["error"] == "not_host"
        muted = await ada.post(f"{path}/mute", seat=1)
        assert [seat["muted"] for seat in muted.json()["seats"]] == [False, True, False]
        refused = await bruno.post(f"{path}/chat", text="but")
        assert (refused.status, refused.json()["error"]) == (403, "muted")
        assert (await chloe.post(f"{path}/chat", text="thanks")).status == 204
        await ada.post(f"{path}/mute", seat=1, muted=False)
        assert (await bruno.post(f"{path}/chat", text="sorry")).status == 204
        assert await said(ada, table) == ["thanks", "sorry"]

    visited(store_url, visit)


def test_a_table_can_do_without_a_chat(tmp_path: Path) -> None:
    async def visit(app: RunningApp) -> None:
        ada = Client(app.app)
        table = await opened(ada, talk=False)
        path = f"/tables/{table['id']}"
        assert (await ada.post(f"{path}/chat", text="hello")).json()["error"] == "no_talk"
        bruno = await joined(app, table, "Bruno")
        assert (await bruno.post(f"{path}/talk", talk=True)).json()["error"] == "not_host"
        assert (await ada.post(f"{path}/talk", talk=True)).json()["talk"] is True
        assert (await bruno.post(f"{path}/chat", text="hello")).status == 204

    visited(tmp_path, visit)


def test_words_that_the_house_does_not_want_are_masked_and_no_names(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# not here\nlandlubber\nbarnac*\n", "utf-8")

    async def visit() -> None:
        async with running_app(tmp_path, replace(QUICK, words=words)) as app:
            ada = Client(app.app)
            table = await opened(ada)
            await ada.post(f"/tables/{table['id']}/chat", text="You LÁNDLUBBER, barnacled landlubbers!")
            assert await said(ada, table) == ["You ∗∗∗∗∗∗∗∗∗∗, ∗∗∗∗∗∗∗∗∗ landlubbers!"]
            for body in ({"player": "Landlubber"}, {"player": "Ada", "name": "Barnacle bay"}):
                wanted = {"game": "ithaca", "seats": ["me", "open"], **body}
                refused = await ada.post("/tables", **wanted)
                assert (refused.status, refused.json()["error"]) == (400, "unwanted_name")

    asyncio.run(visit())


@pytest.mark.parametrize("name", ["Аda", "Adа", "A\u0301\u0301\u0301\u0301da", "Ada\u200b", "A\u202eda"])
def test_names_that_deceive_are_refused(name: str, tmp_path: Path) -> None:
    async def visit(app: RunningApp) -> None:
        refused = await Client(app.app).post("/tables", game="ithaca", seats=["me", "open"], player=name)
        assert refused.status == 400, refused.body

    visited(tmp_path, visit)


@pytest.mark.parametrize("name", ["Chloé", "Ольга", "Πηνελόπη", "李雷", "Ada 2", "O’Brien", "שרה"])
def test_names_of_every_language_are_taken(name: str, tmp_path: Path) -> None:
    async def visit(app: RunningApp) -> None:
        made = await Client(app.app).post("/tables", game="ithaca", seats=["me", "open"], player=name)
        assert made.status == 201, made.body

    visited(tmp_path, visit)


def test_a_report_reaches_the_host_of_the_server_and_nobody_else(store_url: str) -> None:
    async def visit(app: RunningApp) -> None:
        ada = Client(app.app)
        table = await opened(ada)
        path = f"/tables/{table['id']}"
        bruno = await joined(app, table, "Bruno")
        await bruno.post(f"{path}/chat", text="something foul")
        before = (await bruno.get(path)).json()
        async with bruno.stream(table["id"]) as stream:
            stream.take()
            assert (await ada.post(f"{path}/report", seat=1, reason="chat", text="see there")).status == 204
            await all_sent()
            assert stream.take() == []
        assert (await bruno.get(path)).json() == before
        (kept,) = app.hall.store.read(lambda connection: reports.listed(connection, settled=False))
        assert (kept.name, kept.reason, kept.text, kept.said) == (
            "Bruno",
            "chat",
            "see there",
            ["something foul"],
        )
        await ada.post(f"{path}/report", seat=1, reason="other")  # says it better: no second report
        assert len(app.hall.store.read(lambda connection: reports.listed(connection, settled=False))) == 1
        assert (await ada.post(f"{path}/report", seat=0, reason="chat")).status == 400
        assert (await Client(app.app).post(f"{path}/report", seat=1, reason="chat")).status == 403

    visited(store_url, visit)


def test_the_lobby_says_nothing_of_hands_and_secrets(tmp_path: Path) -> None:
    async def visit(app: RunningApp) -> None:
        table = await opened(Client(app.app))
        live = await app.hall.table(table["id"])
        text = json.dumps(await listed(Client(app.app)))
        assert live.table.secret.hex() not in text
        assert set(json.loads(text)[0]) == {
            *("id", "game", "name", "language", "experience", "hints", "talk", "created", "host"),
            *("clock", "bank", "increment", "seats"),
        }

    visited(tmp_path, visit)
