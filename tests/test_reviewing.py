"""Reviews on the server: worked out in the background, once, and given to whoever may see the table."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from periplus.arena.review_judge import Effort
from periplus.server.background import Background
from periplus.server.queueing import Queue, Thought
from periplus.server.reviewing import Game, Reviewer
from periplus.server.settings import Settings
from periplus.store import reviews
from tests.in_process import Answer, Client, Json, RunningApp, running_app
from tests.serving import QUICK

QUICKLY = Effort(iterations=4, captains=1, guesses=4, samples=4, views=2)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside other tests, work of the lowest priority may wait for ever."""
    monkeypatch.setattr("periplus.server.background.NICEST", 0)


def in_app(place: Path, work: Callable[[RunningApp], Awaitable[None]], settings: Settings = QUICK) -> None:
    async def run() -> None:
        async with running_app(place, settings) as app:
            app.hall.reviewer.effort = QUICKLY
            await work(app)

    asyncio.run(run())


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A store with three finished games, and their tables."""
    place, ids = tmp_path_factory.mktemp("played"), list[str]()

    async def play(app: RunningApp) -> None:
        people = Client(app.app), Client(app.app)
        for _ in range(3):
            ids.append(await finished(*people))

    in_app(place, play)
    return place, ids


@pytest.fixture
def place(played: tuple[Path, list[str]], tmp_path: Path) -> Path:
    """A copy of that store."""
    copytree(played[0], tmp_path / "copy")
    return tmp_path / "copy"


@pytest.fixture
def ids(played: tuple[Path, list[str]]) -> list[str]:
    return played[1]


async def finished(ada: Client, bruno: Client) -> str:
    """The table of a game that two people have played to its end."""
    id = (await ada.post("/tables", game="ithaca", seats=["me", "open"], player="Ada")).json()["id"]
    await bruno.post(f"/tables/{id}/join", player="Bruno")
    who, table = 0, (await ada.get(f"/tables/{id}")).json()
    while table["status"] != "over":
        client = (ada, bruno)[who]
        if not table["choices"]:
            who = 1 - who
        else:
            codes = [table["choices"][0]["code"]]
            await client.post(f"/tables/{id}/decisions", ply=table["ply"], codes=codes)
        table = (await (ada, bruno)[who].get(f"/tables/{id}")).json()
    return str(id)


async def until_done(client: Client, id: str, lang: str = "en") -> tuple[Json, list[Json]]:
    """The review, and what was told of its progress until it was there."""
    told = []
    while (answer := await client.get(f"/tables/{id}/review?lang={lang}")).status == 202:
        told.append(answer.json())
        await asyncio.sleep(0.05)
    assert answer.status == 200, answer.body
    return answer.json(), told


def test_a_review_is_worked_out_with_progress_and_kept(place: Path, ids: list[str]) -> None:
    id, kept = ids[0], dict[str, Any]()

    async def ask(app: RunningApp) -> None:
        ada, eve = Client(app.app), Client(app.app)
        running = (await ada.post("/tables", game="ithaca", seats=["me", "sailor"])).json()
        refused = await ada.get(f"/tables/{running['id']}/review")
        assert (refused.status, refused.json()["error"]) == (409, "not_over")
        review, told = await until_done(ada, id)
        assert told[0]["status"] == "computing"
        assert [one["done"] for one in told] == sorted(one["done"] for one in told)
        assert review["points"][-1]["ply"] == review["plies"]
        for parts in review["parts"]:
            added = sum(parts[part]["value"] for part in ("start", "draws", "own", "others", "rest"))
            assert round(added, 3) == parts["result"]
        assert (await until_done(eve, id))[0] == review  # whoever watches sees the same
        kept.update(review)

    async def ask_again(app: RunningApp) -> None:
        review, told = await until_done(Client(app.app), id)
        assert told == []
        assert review == kept
        german, _ = await until_done(Client(app.app), id, "de")
        assert german["parts"] == review["parts"]
        assert german["choices"] != review["choices"]

    in_app(place, ask)
    in_app(place, ask_again)


def test_two_are_worked_out_at_once_and_others_wait(
    place: Path, ids: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = asyncio.Event()

    async def work_out(reviewer: Reviewer, id: str, game: Game, key: str) -> None:
        await may_end.wait()
        del reviewer._under_way[id]

    monkeypatch.setattr(Reviewer, "_work_out", work_out)

    async def ask(app: RunningApp) -> None:
        ada = Client(app.app)
        answers = [await ada.get(f"/tables/{id}/review") for id in ids]
        assert [answer.json()["status"] for answer in answers] == ["computing", "computing", "waiting"]
        may_end.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (await ada.get(f"/tables/{ids[2]}/review")).json()["status"] == "computing"

    in_app(place, ask)


def test_what_failed_once_is_not_tried_again_and_again(
    place: Path, ids: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tries, id = [], ids[0]

    async def run(background: Background, slice: Callable[[], object]) -> object:
        tries.append(slice)
        raise RuntimeError("out of memory")

    monkeypatch.setattr(Background, "run", run)

    async def ask(app: RunningApp) -> None:
        ada = Client(app.app)
        assert (await ada.get(f"/tables/{id}/review")).status == 202
        await asyncio.sleep(0)
        for _ in range(3):
            answer: Answer = await ada.get(f"/tables/{id}/review")
            assert (answer.status, answer.json()["error"]) == (500, "failed")
        assert len(tries) == 1

    in_app(place, ask)


def test_asking_too_often_is_refused(tmp_path: Path) -> None:
    async def ask(app: RunningApp) -> None:
        ada = Client(app.app)
        statuses = [(await ada.get("/tables/none/review")).status for _ in range(40)]
        assert statuses[0] == 404
        assert statuses[-1] == 429

    in_app(tmp_path, ask, replace(QUICK, rate=20.0))


def test_a_slice_begins_only_while_no_bot_or_hint_waits_and_lets_all_others_go_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("periplus.server.background.NICEST", 3)

    async def run() -> None:
        queue = Queue(1)
        background = Background(queue)
        waiting: Thought[int] = Thought(lambda seconds: 1, 1.0, "ada")
        queue.add(waiting)
        slice = asyncio.create_task(background.run(partial(os.nice, 0)))
        await asyncio.sleep(0.2)
        assert not slice.done()
        assert background._pool is None
        queue.drop(waiting)
        assert await slice == os.nice(0) + 3
        background.close()

    asyncio.run(run())


def test_a_review_is_found_again_only_for_what_it_was_made_of(place: Path, ids: list[str]) -> None:
    game = Game("ithaca", {}, 2, [1, 2, 3], QUICKLY)
    others = [
        Game("ithaca", {}, 2, [1, 2, 4], QUICKLY),
        Game("ithaca", {"x": 1}, 2, [1, 2, 3], QUICKLY),
        Game("ithaca", {}, 2, [1, 2, 3], QUICKLY._replace(iterations=5)),
        Game("ithaca", {}, 3, [1, 2, 3], QUICKLY),
    ]
    assert len({game.key(), *[other.key() for other in others]}) == 5

    async def ask(app: RunningApp) -> None:
        id, store = ids[0], app.hall.store
        for key in ("old", "new"):
            await store.keep(partial(reviews.keep, id=id, key=key, body=key.encode()))
        assert store.read(partial(reviews.kept, id=id, key="new")) == b"new"
        assert store.read(partial(reviews.kept, id=id, key="old")) is None

    in_app(place, ask)
