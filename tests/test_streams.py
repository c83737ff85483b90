"""One stream for several tables: each told as on its own stream, and none at the cost of another."""

import asyncio
import gc
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from periplus.kernel.game import SPECTATOR
from periplus.server import sending, streams
from periplus.server.hall import Hall
from periplus.server.live import LiveTable
from tests.in_process import Client, Json, RunningApp, Stream, all_sent, running_app
from tests.serving import QUICK, SOON


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 2 * SOON))


async def make(client: Client, *seats: str) -> str:
    id: str = (await client.post("/tables", game="ithaca", seats=list(seats))).json()["id"]
    return id


def heard(stream: Stream) -> list[tuple[str, str, Json]]:
    """What came: the id of each event, its name, and what it brings."""
    found = []
    for event in stream.take():
        fields = dict(line.split(": ", 1) for line in event.split("\n"))
        found.append((fields.get("id", ""), fields["event"], json.loads(fields["data"])))
    return found


def by_table(stream: Stream) -> dict[str, list[tuple[str, Json]]]:
    found: dict[str, list[tuple[str, Json]]] = {}
    for id, name, data in heard(stream):
        found.setdefault(id.partition(":")[0], []).append((name, data))
    return found


async def all_told(stream: Stream, tables: int) -> dict[str, list[tuple[str, Json]]]:
    """The same, once something has come of so many: a table that is not in memory is read first."""
    found: dict[str, list[tuple[str, Json]]] = {}
    while len(found) < tables:
        await asyncio.sleep(0.01)
        found |= by_table(stream)
    return found


async def click(people: list[Client], id: str) -> None:
    """Whoever is to decide clicks the first thing there is."""
    for client in people:
        table = (await client.get(f"/tables/{id}")).json()
        if table["choices"]:
            body = {"ply": table["ply"], "code": table["choices"][0]["code"]}
            assert (await client.post(f"/tables/{id}/decisions", **body)).status == 200
            await all_sent()
            return


def test_each_table_is_told_just_as_on_its_own_stream(tmp_path: Path) -> None:
    async def play(app: RunningApp) -> None:
        ada, bruno = Client(app.app), Client(app.app)
        first, second = await make(ada, "me", "open"), await make(ada, "me", "open")
        for id in (first, second):
            await bruno.post(f"/tables/{id}/join")
        async with ada.stream(first) as one, ada.stream(second) as other, ada.stream(first, second) as both:
            for stream in (one, other, both):
                stream.take()
            await click([ada, bruno], first)
            await bruno.post(f"/tables/{second}/chat", text="hello")
            await all_sent()
            shared = both.take()
            for id, alone in ((first, one), (second, other)):
                told = [event.replace("id: ", f"id: {id}:", 1) for event in alone.take()]
                assert told == [event for event in shared if event.startswith(f"id: {id}:")] != []

    async def voyage() -> None:
        async with running_app(tmp_path) as app:
            await play(app)

    run(voyage())


def test_every_table_resumes_after_its_own_last_event(tmp_path: Path) -> None:
    async def voyage() -> None:
        async with running_app(tmp_path) as app:
            ada, bruno = Client(app.app), Client(app.app)
            ids = [await make(ada, "me", "open") for _ in range(2)]
            for id in ids:
                await bruno.post(f"/tables/{id}/join")
                await bruno.post(f"/tables/{id}/chat", text="hello")
            async with ada.stream(*ids) as stream:
                await click([ada, bruno], ids[0])
                last = {id.partition(":")[0]: id for id, _, _ in heard(stream)}
            await bruno.post(f"/tables/{ids[1]}/chat", text="still there?")
            async with ada.stream(last[ids[0]], last[ids[1]]) as stream:
                told = by_table(stream)
                assert told[ids[0]][0][1]["chat"] == told[ids[0]][0][1]["log"] == []
                assert [line["text"] for line in told[ids[1]][0][1]["chat"]] == ["still there?"]
                assert told[ids[1]][0][0] == "table"
            async with ada.stream(f"{ids[0]}:", ids[1]) as stream:
                assert all(told[0][1]["log_from"] == 0 for told in by_table(stream).values())

    run(voyage())


def test_a_table_that_cannot_be_had_is_told_of_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_of = Hall.table

    async def table(hall: Hall, id: str, fresh: bool = False) -> LiveTable:
        if id == "broken":
            raise OSError("the disk is at fault")
        return await table_of(hall, id, fresh)

    monkeypatch.setattr(Hall, "table", table)

    async def voyage() -> None:
        async with running_app(tmp_path) as app:
            ada = Client(app.app)
            id = await make(ada, "me", "sailor")
            async with ada.stream("nowhere", id, "broken") as stream:
                told = await all_told(stream, 3)
                [(kind, refusal)] = told["nowhere"]
                assert (kind, refusal["error"]) == ("refused", "no_table")
                [(kind, refusal)] = told["broken"]
                assert (kind, refusal["error"]) == ("refused", "unavailable")
                await ada.post(f"/tables/{id}/chat", text="hello")
                await all_sent()
                assert "change" in [name for name, _ in by_table(stream)[id]]

    run(voyage())


def test_a_stream_of_tables_that_cannot_be_had_ends(tmp_path: Path) -> None:
    async def voyage() -> None:
        async with running_app(tmp_path) as app, Client(app.app).stream("nowhere", shared=True) as stream:
            await asyncio.wait_for(stream.ended.wait(), SOON)
            assert heard(stream)[0][:2] == ("nowhere:", "refused")

    run(voyage())


def test_a_lost_table_is_loaded_anew_and_goes_on_where_it_broke_off(tmp_path: Path) -> None:
    async def voyage() -> None:
        async with running_app(tmp_path) as app:
            ada = Client(app.app)
            ids = [await make(ada, "me", "open") for _ in range(2)]
            await ada.post(f"/tables/{ids[0]}/chat", text="hello")
            async with ada.stream(*ids) as stream:
                stream.take()
                live = await app.hall.table(ids[0])
                live.lost = True
                live.wake()
                while not (told := by_table(stream)):
                    await asyncio.sleep(0.01)
                assert list(told) == [ids[0]]
                [(kind, table)] = told[ids[0]]
                assert (kind, table["chat"], table["chat_from"]) == ("table", [], 1)
                await all_sent()
                again = await app.hall.table(ids[0])
                assert (again.watching[0], live.watching[0]) == (1, 0)
                app.hall.send_away()
                await asyncio.wait_for(stream.ended.wait(), SOON)

    run(voyage())


def test_it_counts_as_one_stream_and_as_being_there_at_each_table(tmp_path: Path) -> None:
    async def voyage() -> None:
        async with running_app(tmp_path) as app:
            ada, eve = Client(app.app), Client(app.app)
            ids = [await make(ada, "me", "open") for _ in range(3)]
            lives = [await app.hall.table(id) for id in ids]
            async with ada.stream(*ids), eve.stream(*ids[:2]):
                assert app.tally.streams == 2
                assert [live.watching[0] for live in lives] == [1, 1, 1]
                assert [live.watching[SPECTATOR] for live in lives] == [1, 1, 0]
            await all_sent()
            assert app.tally.streams == 0
            assert not any(live.watching.anybody for live in lives)

    run(voyage())


def test_who_hangs_up_leaves_no_error_behind(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def voyage() -> None:
        async with running_app(tmp_path) as app:
            ada = Client(app.app)
            async with ada.stream(await make(ada, "me", "open"), shared=True) as stream:
                stream.take()
            await all_sent()
            gc.collect()

    run(voyage())
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_quiet_one_gives_a_sign_of_life_that_a_page_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "PING", 0.01)

    async def voyage() -> None:
        async with running_app(tmp_path) as app:
            ada = Client(app.app)
            async with ada.stream(await make(ada, "me", "open"), shared=True) as stream:
                stream.take()
                while not (told := heard(stream)):
                    await asyncio.sleep(0.01)
                assert told[0] == ("", "ping", {})

    run(voyage())


@pytest.mark.parametrize(
    "query",
    [
        "",
        "?table=",
        "?table=a:b",
        "?table=a%0d%0adata:",
        "?table=a&lang=tlh",
        "?" + "&".join(f"table=t{number}" for number in range(streams.MOST + 1)),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, query: str) -> None:
    async def voyage() -> None:
        async with running_app(tmp_path) as app:
            answer = await Client(app.app).get(f"/stream{query}")
            assert (answer.status, answer.json()["error"]) == (400, "malformed")

    run(voyage())


def test_without_the_shortcut_it_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "PATH", "/elsewhere")

    async def voyage() -> None:
        async with running_app(tmp_path, QUICK) as app:
            ada = Client(app.app)
            id = await make(ada, "me", "open")
            async with ada.stream(id, "nowhere") as stream:
                assert (await all_told(stream, 2)).keys() == {id, "nowhere"}
            assert (await ada.get("/stream?table=a:b")).status == 400

    run(voyage())
