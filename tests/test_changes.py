"""What a stream sends after the first message: the changes, made once for all who see the same."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from periplus.games import GAMES
from periplus.kernel.game import SPECTATOR
from periplus.server import messages, sending
from tests.in_process import Client, Request, all_sent, running_app
from tests.serving import told

Json = dict[str, Any]


@pytest.mark.parametrize("name", GAMES)
def test_the_changes_add_up_to_the_table(name: str, tmp_path: Path) -> None:
    async def game() -> None:
        async with running_app(tmp_path) as app:
            ada = Client(app.app)
            seats = ["me", *["sailor"] * (GAMES[name].seats[0] - 1)]
            table = (await ada.post("/tables", game=name, seats=seats)).json()
            async with ada.stream(table["id"]) as stream:
                [(kind, whole)] = stream.events()[:1]
                assert kind == "table"
                for _ in range(12):
                    now = (await ada.get(f"/tables/{table['id']}")).json()
                    if now["choices"]:
                        click = {"ply": now["ply"], "code": now["choices"][0]["code"]}
                        assert (await ada.post(f"/tables/{table['id']}/decisions", **click)).status == 200
                    await asyncio.sleep(0.05)
                    await all_sent()
                    for kind, change in stream.events():
                        assert kind == "change"
                        whole = told(whole, change)
                        assert "options" not in change, "what never changes is sent once"
                live = await app.hall.table(table["id"])
                async with live.held():
                    await all_sent()
                    for _, change in stream.events():
                        whole = told(whole, change)
                    now = (await ada.get(f"/tables/{table['id']}")).json()
                assert {**whole, "log": [], "log_from": 0, "can_undo": False} == {
                    **now,
                    "log": [],
                    "log_from": 0,
                    "can_undo": False,
                }

    asyncio.run(game())


def test_a_quiet_stream_gives_a_sign_of_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "PING", 0.01)

    async def wait() -> None:
        async with running_app(tmp_path) as app:
            ada = Client(app.app)
            table = (await ada.post("/tables", game="ithaca", seats=["me", "open"])).json()
            async with ada.stream(table["id"]) as stream:
                stream.take()
                while not (lines := stream.take()):
                    await asyncio.sleep(0.01)
                assert set(lines) == {": ping"}

    asyncio.run(wait())


def test_any_bytes_may_stand_in_the_query(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running_app(tmp_path) as app:
            ada = Client(app.app)
            table = (await ada.post("/tables", game="ithaca", seats=["me", "open"])).json()
            request = Request(b"")
            scope = {**ada.scope("POST", f"/tables/{table['id']}/decisions"), "query_string": b"lang=\xff"}
            await app.app(scope, request.receive, request.send)
            assert request.status == 400

    asyncio.run(ask())


def test_what_spectators_are_told_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    own_of = messages.own

    def counted(live: Any, viewer: int, *args: Any, **more: Any) -> Any:
        made.append(viewer)
        return own_of(live, viewer, *args, **more)

    async def game() -> None:
        async with running_app(tmp_path) as app, AsyncExitStack() as watching:
            ada, bruno = Client(app.app), Client(app.app)
            table = (await ada.post("/tables", game="ithaca", seats=["me", "open"])).json()
            await bruno.post(f"/tables/{table['id']}/join")
            crowd = [
                await watching.enter_async_context(Client(app.app).stream(table["id"])) for _ in range(5)
            ]
            await all_sent()
            for spectator in crowd:
                spectator.take()
            monkeypatch.setattr(messages, "own", counted)
            await ada.post(f"/tables/{table['id']}/chat", text="Welcome, all of you")
            await all_sent()
            told = [spectator.take() for spectator in crowd]
            assert len(told[0]) == 1
            assert all(other == told[0] for other in told)
            assert made.count(SPECTATOR) == 1

    asyncio.run(game())
