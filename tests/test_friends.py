"""Friends: whoever has the address may sit down or watch, and all see who comes, watches and plays again."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from periplus.kernel.game import SPECTATOR
from tests.in_process import Client, Json, RunningApp, all_sent, running_app


def meeting(tmp_path: Path, meet: Callable[[RunningApp, list[Client]], Awaitable[None]]) -> None:
    """Have some people come to a server."""

    async def come() -> None:
        async with running_app(tmp_path) as app:
            await meet(app, [Client(app.app) for _ in range(4)])

    asyncio.run(come())


async def made(host: Client, *seats: str, **more: object) -> Json:
    return (await host.post("/tables", game="ithaca", seats=list(seats), player="Ada", **more)).json()


async def table(person: Client, id: str) -> Json:
    return (await person.get(f"/tables/{id}")).json()


async def played(people: list[Client], id: str) -> None:
    """Everybody clicks the first thing there is, until the game is over."""
    while (seen := [await table(person, id) for person in people])[0]["status"] != "over":
        for person, asked in zip(people, seen, strict=True):
            if asked["choices"]:
                click = {"ply": asked["ply"], "code": asked["choices"][0]["code"]}
                assert (await person.post(f"/tables/{id}/decisions", **click)).status == 200


def test_everybody_sees_how_many_watch(tmp_path: Path) -> None:
    async def meet(app: RunningApp, people: list[Client]) -> None:
        ada, bruno, chloe = people[:3]
        id = (await made(ada, "me", "open"))["id"]
        bruno.cookie = "periplus=of-another-table"  # so that his stream knows him when he sits down
        async with ada.stream(id) as stream:
            assert stream.look()["watchers"] == 0
            async with bruno.stream(id), chloe.stream(id) as other:
                assert (stream.look()["watchers"], other.look()["watchers"]) == (2, 2)
                await bruno.post(f"/tables/{id}/join", player="Bruno")
                await all_sent()
                assert stream.look()["watchers"] == 1  # Bruno sits at the table now
            await all_sent()
            assert stream.look()["watchers"] == 0

    meeting(tmp_path, meet)


def test_a_rematch_says_who_wants_it_and_who_is_missing(tmp_path: Path) -> None:
    async def meet(app: RunningApp, people: list[Client]) -> None:
        ada, bruno, chloe, eve = people
        id = (await made(ada, "me", "open", "open"))["id"]
        for name, person in (("Bruno", bruno), ("Chloé", chloe)):
            await person.post(f"/tables/{id}/join", player=name)
        await played([ada, bruno, chloe], id)
        assert (await table(ada, id))["wanting"] == []

        again = (await bruno.post(f"/tables/{id}/rematch")).json()
        assert again["viewer"] == 1
        assert (await table(eve, id))["wanting"] == [1]
        assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [
            ("open", "Ada"),
            ("person", "Bruno"),
            ("open", "Chloé"),
        ]
        for _ in range(2):  # asking again changes nothing
            back = (await ada.post(f"/tables/{id}/rematch")).json()
            assert (back["id"], back["viewer"], back["status"]) == (again["id"], 0, "gathering")
            assert (await table(chloe, id))["wanting"] == [0, 1]
        assert (await eve.post(f"/tables/{again['id']}/join", player="Eve")).json()["viewer"] == 2
        late = (await chloe.post(f"/tables/{id}/rematch")).json()
        assert (late["viewer"], late["status"]) == (SPECTATOR, "running")
        assert (await table(ada, id))["wanting"] == [0, 1, 2]

    meeting(tmp_path, meet)


def test_a_rematch_is_without_hints_if_the_game_was(tmp_path: Path) -> None:
    async def meet(app: RunningApp, people: list[Client]) -> None:
        ada, bruno = people[:2]
        for allowed in (True, False):
            id = (await made(ada, "me", "open", hints=allowed))["id"]
            await bruno.post(f"/tables/{id}/join", player="Bruno")
            await played([ada, bruno], id)
            assert (await ada.post(f"/tables/{id}/rematch")).json()["hints"] is allowed

    meeting(tmp_path, meet)


def test_a_guest_takes_the_seat_that_is_meant_for_nobody(tmp_path: Path) -> None:
    async def meet(app: RunningApp, people: list[Client]) -> None:
        ada, eve = people[:2]
        id = (await made(ada, "me", "open", "open"))["id"]
        live = await app.hall.table(id)
        live.seats[1] = type(live.seats[1])("Bruno")
        assert (await eve.post(f"/tables/{id}/join", player="Eve")).json()["viewer"] == 2

    meeting(tmp_path, meet)


def test_the_address_can_be_read_by_a_camera(tmp_path: Path) -> None:
    async def meet(app: RunningApp, people: list[Client]) -> None:
        id, other = [(await made(people[0], "me", "open"))["id"] for _ in range(2)]
        answer = await people[1].get(f"/tables/{id}/qr")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.body.startswith("<svg")
        assert answer.body != (await people[1].get(f"/tables/{other}/qr")).body
        assert (await people[1].get("/tables/nowhere/qr")).status == 404

    meeting(tmp_path, meet)
