"""My games: nothing that was played is lost, however many there are, and each is found again."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from periplus.games import GAMES
from periplus.kernel.game import SPECTATOR
from periplus.server.people import hashed
from periplus.store import Seat, Store, Table, tables
from periplus.store.tables import Ending
from tests.in_process import Client, Json, RunningApp, running_app

TOKEN = "AdasToken"
RIVALS = ["Bruno", "Chloé", "Dieter"]


def keep(
    store: Store, number: int, game: str = "ithaca", rules: int | None = None, hints: bool = True
) -> None:
    """A finished game of Ada's, against another rival each time and a bot."""
    seats = [Seat("Ada", "person"), Seat(RIVALS[number % 3], "person"), Seat("", "bot", "helmsman")]
    result: Ending = {"scores": [number, 9, 8], "ranks": [3, 1, 2]}
    table = Table(
        id=f"table-{number}",
        game=game,
        rules=GAMES["ithaca"].rules if rules is None else rules,
        options={},
        name=f"Evening {number}",
        language="en",
        clock=0,
        hints=hints,
        secret=bytes(32),
        host=0,
        created=1.0,
        changed=1000.0 + number // 2,  # two at a time
        started=1.0,
        ended=1000.0 + number,
        result=result,
    )
    work = partial(tables.create, table=table, seats=seats, holders={hashed(TOKEN): 0})
    store.write(work).result()


def visited(store_url: str, visit: Callable[[RunningApp, Client], Awaitable[None]]) -> None:
    """Have Ada ask a server something."""

    async def come() -> None:
        async with running_app(store_url) as app:
            ada = Client(app.app)
            ada.cookie = f"periplus={TOKEN}"
            await visit(app, ada)

    asyncio.run(come())


async def listed(person: Client, asked: str = "") -> list[Json]:
    """All pages of a list, one after the other."""
    found: list[Json] = []
    after = ""
    while True:
        page = (await person.get(f"/tables?{asked}{after}")).json()
        found += page["tables"]
        if page["next"] is None:
            return found
        after = f"&after={page['next']}"


def test_every_game_is_on_one_page_and_only_one(store_url: str) -> None:
    async def visit(app: RunningApp, ada: Client) -> None:
        for number in range(25):
            keep(app.hall.store, number)
        for limit in (1, 7, 24, 25, 100):
            found = await listed(ada, f"limit={limit}")
            assert len({table["id"] for table in found}) == len(found) == 25
            assert [table["changed"] for table in found] == sorted(
                (table["changed"] for table in found), reverse=True
            )
        first = (await ada.get("/tables?limit=25")).json()
        assert first["next"] is None
        assert (await Client(app.app).get("/tables")).json() == {"tables": [], "next": None}

    visited(store_url, visit)


def test_a_finished_game_is_listed_with_its_result_and_is_not_replayed_for_it(store_url: str) -> None:
    async def visit(app: RunningApp, ada: Client) -> None:
        keep(app.hall.store, 4, hints=False)  # it has no decisions: it could not be replayed to its end
        (found,) = await listed(ada)
        assert (found["status"], found["viewer"], found["my_turn"]) == ("over", 0, False)
        assert found["result"] == {"scores": [4, 9, 8], "ranks": [3, 1, 2]}
        assert [seat["name"] for seat in found["seats"]] == ["Ada", "Chloé", "Helmsman 1"]
        assert found["hints"] is False

    visited(store_url, visit)


@pytest.mark.parametrize(
    ("asked", "numbers"),
    [
        ("opponent=chloe", {1, 4, 7, 10}),
        ("opponent=%20CHLO%C3%89", {1, 4, 7, 10}),
        ("opponent=Ada", set()),
        ("opponent=timoniere&lang=it", set(range(12))),
        ("opponent=timoniere&lang=en", set()),
        ("opponent=%25", set()),
        ("game=journey", {0, 5, 10}),
        ("game=journey&opponent=bruno", {0}),
        ("game=chess", set()),
        ("status=over", set(range(12))),
        ("status=going", set()),
    ],
)
def test_a_game_is_found_by_its_name_and_by_who_played(store_url: str, asked: str, numbers: set[int]) -> None:
    async def visit(app: RunningApp, ada: Client) -> None:
        for number in range(12):
            game = "journey" if number % 5 == 0 else "ithaca"
            keep(app.hall.store, number, game, GAMES[game].rules)
        found = await listed(ada, f"limit=3&{asked}")
        assert {int(table["id"].split("-")[1]) for table in found} == numbers

    visited(store_url, visit)


def test_running_and_finished_games_are_asked_for_apart(store_url: str) -> None:
    async def visit(app: RunningApp, ada: Client) -> None:
        keep(app.hall.store, 1)
        made = (await ada.post("/tables", game="ithaca", seats=["me", "open"], player="Ada")).json()
        (going,) = await listed(ada, "status=going")
        assert (going["id"], going["status"]) == (made["id"], "gathering")
        assert [seat["name"] for seat in going["seats"]] == ["Ada", ""]
        assert [table["id"] for table in await listed(ada, "status=over")] == ["table-1"]

    visited(store_url, visit)


def test_a_game_of_unknown_rules_is_listed_as_set_aside(store_url: str) -> None:
    async def visit(app: RunningApp, ada: Client) -> None:
        keep(app.hall.store, 1, "chess")
        keep(app.hall.store, 2, rules=999)
        assert [table["status"] for table in await listed(ada)] == ["set_aside"] * 2

    visited(store_url, visit)


def test_a_game_that_somebody_has_left_is_not_lost(store_url: str) -> None:
    async def visit(app: RunningApp, ada: Client) -> None:
        bruno = Client(app.app)
        made = (await ada.post("/tables", game="ithaca", seats=["me", "open"], player="Ada")).json()
        await bruno.post(f"/tables/{made['id']}/join", player="Bruno")
        assert (await ada.post(f"/tables/{made['id']}/leave")).status == 204
        (found,) = await listed(ada)
        assert (found["id"], found["viewer"], found["my_turn"]) == (made["id"], SPECTATOR, False)
        assert (await ada.get(f"/tables/{made['id']}")).json()["viewer"] == SPECTATOR

    visited(store_url, visit)


@pytest.mark.parametrize("asked", ["after=nonsense", "after=nan:x", "limit=0", "limit=101", "status=lost"])
def test_a_page_that_cannot_be_is_refused(store_url: str, asked: str) -> None:
    async def visit(app: RunningApp, ada: Client) -> None:
        answer = await ada.get(f"/tables?{asked}")
        assert (answer.status, answer.json()["error"]) == (400, "malformed")

    visited(store_url, visit)
