"""Tables leave memory when nobody needs them, and come back when somebody looks or something is due."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from periplus.games import GAMES
from periplus.server import hall, live, memory
from tests.in_process import Client, RunningApp, running_app
from tests.serving import SOON

Json = dict[str, Any]


@pytest.fixture(autouse=True)
def quick_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "ROUND", 0.02)
    monkeypatch.setattr(hall, "IDLE", 0.0)


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(SOON):
        while not await holds():
            await asyncio.sleep(0.01)


async def is_asleep(app: RunningApp, id: str) -> bool:
    return app.hall.at_hand(id) is None


async def made(app: RunningApp, *seats: str, **more: Any) -> tuple[Client, Json]:
    ada = Client(app.app)
    table = (await ada.post("/tables", game="ithaca", seats=list(seats), player="Ada", **more)).json()
    return ada, table


async def on_turn(ada: Client, id: str) -> Json:
    """The table, once it is for its person to decide."""

    async def asked() -> bool:
        return bool((await ada.get(f"/tables/{id}")).json()["choices"])

    await until(asked)
    now: Json = (await ada.get(f"/tables/{id}")).json()
    return now


def kept(folder: Path, statement: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / "tables.db")) as store, store:
        return store.execute(statement, values).fetchall()


def test_an_idle_table_leaves_memory_and_comes_back_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as app:
            ada, table = await made(app, "me", "sailor")
            before = await on_turn(ada, table["id"])
            await until(lambda: is_asleep(app, table["id"]))
            assert (await ada.get(f"/tables/{table['id']}")).json() == before
            click = {"ply": before["ply"], "code": before["choices"][0]["code"]}
            await until(lambda: is_asleep(app, table["id"]))
            assert (await ada.post(f"/tables/{table['id']}/decisions", **click)).status == 200

    asyncio.run(play())


def test_a_table_that_somebody_watches_stays(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as app:
            ada, table = await made(app, "me", "open")
            async with ada.stream(table["id"]):
                await asyncio.sleep(0.2)
                assert not await is_asleep(app, table["id"])
            await until(lambda: is_asleep(app, table["id"]))

    asyncio.run(play())


def test_it_is_read_once_for_all_who_want_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    revived: list[object] = []
    revive = memory.revive

    def counted(kept: Any) -> Any:
        revived.append(kept)
        return revive(kept)

    async def play() -> None:
        async with running_app(tmp_path) as app:
            ada, table = await made(app, "me", "open")
            await until(lambda: is_asleep(app, table["id"]))
            monkeypatch.setattr(memory, "revive", counted)
            await asyncio.gather(*(ada.get(f"/tables/{table['id']}") for _ in range(20)))
            assert len(revived) == 1

    asyncio.run(play())


def test_a_start_wakes_only_what_is_due(tmp_path: Path) -> None:
    async def stop() -> tuple[str, str]:
        async with running_app(tmp_path) as app:
            ada, mine = await made(app, "me", "sailor")
            await on_turn(ada, mine["id"])
            bruno, bots = await made(app, "me", "sailor")
            await on_turn(bruno, bots["id"])
            return mine["id"], bots["id"]

    async def start(mine: str, bots: str) -> None:
        async with running_app(tmp_path) as app:

            async def moved() -> bool:
                return app.hall.at_hand(bots) is not None

            await until(moved)
            assert await is_asleep(app, mine)

    mine, bots = asyncio.run(stop())
    kept(tmp_path, "UPDATE seats SET level = 'sailor' WHERE table_id = ? AND seat = 0", bots)
    asyncio.run(start(mine, bots))


def test_a_clock_runs_out_at_a_table_that_sleeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SOON", 0.0)
    monkeypatch.setattr(live, "GRACE", 0.0)

    async def play() -> None:
        async with running_app(tmp_path) as app:
            ada, table = await made(app, "me", "sailor", clock=30)
            before = await on_turn(ada, table["id"])
            await until(lambda: is_asleep(app, table["id"]))
            kept(
                tmp_path, "UPDATE tables SET changed = changed - 31, due = due - 31 WHERE id = ?", table["id"]
            )

            async def decided() -> bool:
                (number,) = kept(tmp_path, "SELECT COUNT(*) FROM decisions WHERE table_id = ?", table["id"])
                return bool(number[0] > before["ply"])

            await until(decided)

    asyncio.run(play())


def test_who_decides_is_found_out_where_an_older_version_did_not_keep_it(tmp_path: Path) -> None:
    async def stop() -> str:
        async with running_app(tmp_path) as app:
            ada, table = await made(app, "me", "sailor")
            await on_turn(ada, table["id"])
            return str(table["id"])

    async def start() -> None:
        async with running_app(tmp_path):

            async def known() -> bool:
                return kept(tmp_path, "SELECT deciding FROM tables") == [(0,)]

            await until(known)

    asyncio.run(stop())
    kept(tmp_path, "UPDATE tables SET deciding = NULL")
    asyncio.run(start())


@pytest.mark.parametrize("game", GAMES)
def test_who_decides_is_kept_with_every_click_and_taken_back_with_it(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as app:
            seats = GAMES[game].seats[0]
            people = [Client(app.app) for _ in range(seats)]
            wishes = ["me", *["open"] * (seats - 1)]
            id = (await people[0].post("/tables", game=game, seats=wishes)).json()["id"]
            for other in people[1:]:
                await other.post(f"/tables/{id}/join")
            for number in range(60):
                table = await app.hall.table(id)
                seat = table.shown.seat
                assert kept(tmp_path, "SELECT deciding FROM tables") == [(seat,)]
                now = (await people[seat].get(f"/tables/{id}")).json()
                code = now["choices"][number % len(now["choices"])]["code"]
                done = await people[seat].post(f"/tables/{id}/decisions", ply=now["ply"], code=code)
                mine = (await people[seat].get(f"/tables/{id}")).json()
                if number % 5 == 0 and mine["can_undo"]:
                    assert (await people[seat].post(f"/tables/{id}/undo", ply=mine["ply"])).status == 200
                    assert kept(tmp_path, "SELECT deciding FROM tables") == [(seat,)]
                assert done.status == 200

    asyncio.run(play())


def test_my_games_are_listed_without_being_replayed(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as app:
            ada, table = await made(app, "me", "sailor")
            await on_turn(ada, table["id"])
            awake = (await ada.get("/tables")).json()["tables"]
            await until(lambda: is_asleep(app, table["id"]))
            assert (await ada.get("/tables")).json()["tables"] == awake
            assert awake[0]["my_turn"]
            assert await is_asleep(app, table["id"])

    asyncio.run(play())
