"""Several servers on one database: whatever happens at one is seen at all, and none of them is missed."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

import pytest
from sqlalchemy.exc import OperationalError

from periplus.kernel.game import SPECTATOR
from periplus.server import sharing
from periplus.store import Conflict, tables
from periplus.store.peers import Peers
from tests.in_process import Client, Json, RunningApp, running_app, until
from tests.postgres import Postgres


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.fresh()


@asynccontextmanager
async def servers(url: str, number: int = 2) -> AsyncIterator[list[RunningApp]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(running_app(url)) for _ in range(number)]


def sharing_of(ship: RunningApp) -> sharing.Sharing:
    assert ship.hall.sharing is not None
    return ship.hall.sharing


def hang_up(ship: RunningApp) -> None:
    """Cut the connection with which a server listens."""
    peers = sharing_of(ship)._peers
    assert peers is not None
    peers.hang_up()


def moved(client: Client, ship: RunningApp) -> Client:
    """The same person at another server."""
    there = Client(ship.app)
    there.cookie = client.cookie
    return there


async def two_people(one: RunningApp, other: RunningApp) -> tuple[list[Client], Json]:
    """A game of two people who sit at different servers: in the order of their seats, and the table.

    It is Journey, which no thirty clicks bring to an end, as they do some deals of Ithaca.
    """
    ada, bruno = Client(one.app), Client(other.app)
    made = (await ada.post("/tables", game="journey", seats=["me", "open"], player="Ada")).json()
    joined = await bruno.post(f"/tables/{made['id']}/join", player="Bruno")
    assert joined.status == 200, joined.body
    return [ada, bruno], (await ada.get(f"/tables/{made['id']}")).json()


async def click(people: list[Client], table: Json) -> tuple[Json, Json]:
    """Whoever is to decide takes the first choice, at his server; the table as it was for him, the answer."""
    for person in people:
        seen = (await person.get(f"/tables/{table['id']}")).json()
        if seen["choices"]:
            body = {"ply": seen["ply"], "code": seen["choices"][0]["code"]}
            answer = await person.post(f"/tables/{table['id']}/decisions", **body)
            assert answer.status == 200, answer.body
            return seen, answer.json()
    raise AssertionError("nobody decides")


def test_clicks_at_either_server_are_seen_at_both(url: str) -> None:
    async def play() -> None:
        async with servers(url) as (one, other):
            people, table = await two_people(one, other)
            watching = [person.stream(table["id"]) for person in people]
            async with watching[0] as first, watching[1] as second:
                for _ in range(30):
                    await click(people, table)
                at = [await ship.hall.table(table["id"]) for ship in (one, other)]
                await until(lambda: at[0].version == at[1].version)
                assert at[0].voyage.decisions == at[1].voyage.decisions
                kept = one.hall.store.read(partial(tables.load, id=table["id"]))
                assert kept is not None
                assert kept.decisions == at[0].voyage.decisions
                await until(lambda: first.look()["ply"] == at[0].ply_for(0))
                await until(lambda: second.look()["ply"] == at[1].ply_for(1))

    asyncio.run(play())


def test_decisions_are_followed_without_reading_the_store(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with servers(url) as (one, other):
            people, table = await two_people(one, other)
            there = await other.hall.table(table["id"])
            await until(lambda: there.status == "running")
            both = [moved(person, one) for person in people]
            monkeypatch.setattr(there, "reload", None)
            for _ in range(20):
                await click(both, table)
            here = await one.hall.table(table["id"])
            await until(lambda: there.version == here.version)
            for viewer in (SPECTATOR, 0, 1):
                assert there.shown.views[viewer] == here.shown.views[viewer]
            assert there.public_ply == here.public_ply
            assert there.owner == one.hall.store.server

    asyncio.run(play())


def test_whoever_comes_from_another_server_finds_what_was_just_done_there(url: str) -> None:
    """Nobody may be refused for what a server has not been told yet."""

    async def play() -> None:
        async with servers(url) as (one, other):
            people, table = await two_people(one, one)
            there = await other.hall.table(table["id"])
            for person in people:  # clicks now at one, now at the other
                await click([moved(person, other) for person in people], table)
                await click(people, table)
            chloe = Client(one.app)
            made = (await chloe.post("/tables", game="ithaca", seats=["me", "open"])).json()
            await other.hall.table(made["id"])
            dora = Client(one.app)
            assert (await dora.post(f"/tables/{made['id']}/join", player="Dora")).status == 200
            seen = (await moved(dora, other).get(f"/tables/{made['id']}")).json()
            assert (seen["viewer"], seen["status"]) == (1, "running")
            assert there.status == "running"

    asyncio.run(play())


def test_a_server_that_slept_can_change_nothing_and_catches_up(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with servers(url) as (one, other):
            people, table = await two_people(one, other)
            asleep = await other.hall.table(table["id"])
            await until(lambda: asleep.status == "running")
            with monkeypatch.context() as patch:
                patch.setattr(sharing, "follow", lambda *_: asyncio.sleep(0))  # nobody hears anything
                seen, _ = await click([moved(person, one) for person in people], table)
            here = await one.hall.table(table["id"])
            assert asleep.version == here.version - 1
            late = {"ply": seen["ply"], "code": seen["choices"][-1]["code"]}
            person = moved(people[seen["viewer"]], other)
            refused = await person.post(f"/tables/{table['id']}/decisions", **late)
            assert (refused.status, refused.json()["error"]) == (409, "stale")
            assert asleep.version == here.version
            assert asleep.voyage.decisions == here.voyage.decisions
            with pytest.raises(Conflict):
                await asyncio.wrap_future(
                    other.hall.store.write(
                        partial(tables.stamp, table=here.table, known=here.version - 1, owner=None)
                    )
                )

    asyncio.run(play())


def test_what_was_missed_is_found_out(url: str, postgres: Postgres) -> None:
    """The connection that listens is cut while somebody clicks."""

    async def play() -> None:
        async with servers(url) as (one, other):
            people, table = await two_people(one, other)
            there = await other.hall.table(table["id"])
            await until(lambda: there.status == "running")
            async with people[1].stream(table["id"]) as stream:
                hang_up(other)
                await click([moved(person, one) for person in people], table)
                here = await one.hall.table(table["id"])
                await until(lambda: there.version == here.version)
                await until(lambda: stream.look()["ply"] == here.ply_for(1))

    asyncio.run(play())


def test_what_nobody_told_is_found_out(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with servers(url) as (one, other):
            people, table = await two_people(one, other)
            there = await other.hall.table(table["id"])
            monkeypatch.setattr(sharing.Sharing, "_hear", lambda *_: None)
            await click([moved(person, one) for person in people], table)
            here = await one.hall.table(table["id"])
            await until(lambda: there.version == here.version)
            assert there.voyage.decisions == here.voyage.decisions

    asyncio.run(play())


def test_when_a_server_dies_its_bots_go_on_elsewhere(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running_app(url) as other, running_app(url) as one:
            ada = Client(one.app)
            game = {"game": "ithaca", "seats": ["me", "sailor", "sailor"]}
            table = (await ada.post("/tables", **game)).json()
            live = await one.hall.table(table["id"])
            await until(lambda: live.deciding == 0)
            for runner in one.hall._runners.values():  # as if it were killed: nobody says goodbye
                runner.cancel()
            running = sharing_of(one)._running
            assert running is not None
            running.cancel()
            while live.deciding == 0:
                body = {"ply": live.ply_for(0), "code": live.shown.legal[0]}
                assert (await ada.post(f"/tables/{table['id']}/decisions", **body)).status == 200
            ply = live.shown.ply
            await until(lambda: (there := other.hall.at_hand(table["id"])) and there.shown.ply > ply)
            there = other.hall.at_hand(table["id"])
            assert there is not None
            assert there.owner == other.hall.store.server

    asyncio.run(play())


def test_who_watches_is_known_everywhere(url: str) -> None:
    async def play() -> None:
        async with servers(url) as (one, other):
            people, table = await two_people(one, other)
            async with people[0].stream(table["id"]) as first:
                await until(lambda: first.look()["seats"][0]["present"])
                assert not first.look()["seats"][1]["present"]
                async with people[1].stream(table["id"]) as second:
                    await until(lambda: first.look()["seats"][1]["present"])
                    await until(lambda: second.look()["seats"][0]["present"])
                    async with Client(other.app).stream(table["id"]):
                        await until(lambda: first.look()["watchers"] == 1)
                    await until(lambda: first.look()["watchers"] == 0)
                await until(lambda: not first.look()["seats"][1]["present"])

    asyncio.run(play())


def test_all_who_are_here_may_want_a_bot_for_somebody_who_is_not_wherever_they_are(url: str) -> None:
    async def play() -> None:
        async with servers(url) as (one, other):
            ada, bruno, chloe = Client(one.app), Client(other.app), Client(one.app)
            table = (await ada.post("/tables", game="ithaca", seats=["me", "open", "open"])).json()
            for person in (bruno, chloe):
                await person.post(f"/tables/{table['id']}/join")
            async with ada.stream(table["id"]) as first, bruno.stream(table["id"]) as second:
                await until(
                    lambda: first.look()["seats"][1]["present"] and second.look()["seats"][0]["present"]
                )
                for person in (ada, bruno):
                    assert (await person.post(f"/tables/{table['id']}/stand-in", seat=2)).status == 200
                await until(lambda: first.look()["seats"][2]["level"] and second.look()["seats"][2]["level"])

    asyncio.run(play())


def test_a_server_that_cannot_reach_the_database_sends_its_viewers_away(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_app(url) as one:
            people, table = await two_people(one, one)
            async with people[0].stream(table["id"]) as stream:
                with monkeypatch.context() as patch:
                    patch.setattr(sharing, "LEASE", 0.0)
                    patch.setattr(Peers, "listening", unreachable)
                    hang_up(one)
                    await until(lambda: sharing_of(one).adrift)
                    await until(lambda: stream.ended.is_set())
                    refused = await people[0].get(f"/tables/{table['id']}")
                    assert (refused.status, refused.json()["error"]) == (503, "unavailable")
                await until(lambda: not sharing_of(one).adrift)
            assert (await people[0].get(f"/tables/{table['id']}")).status == 200

    asyncio.run(play())


def unreachable(*_: object) -> None:
    raise OSError("no route to the database")


def test_a_server_sends_its_viewers_away_when_its_lease_is_over_whatever_it_waits_for(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link that is cut answers nothing: to wait for that is not to be heard either."""
    healed = asyncio.Event()

    @asynccontextmanager
    async def silent(*_: object) -> AsyncIterator[None]:
        await healed.wait()
        raise OSError("no answer")
        yield

    async def play() -> None:
        async with running_app(url) as one:
            people, table = await two_people(one, one)
            async with people[0].stream(table["id"]) as stream:
                with monkeypatch.context() as patch:
                    patch.setattr(sharing, "LEASE", 2 * sharing.BEAT)
                    patch.setattr(Peers, "listening", silent)
                    hang_up(one)
                    await until(lambda: stream.ended.is_set())
                    assert (await people[0].get(f"/tables/{table['id']}")).status == 503
                    with pytest.raises(OperationalError):  # who waited for a thread does not wait longer
                        one.hall.store.read(partial(tables.load, id=table["id"]))
                healed.set()
                await until(lambda: not sharing_of(one).adrift)
            assert (await people[0].get(f"/tables/{table['id']}")).status == 200

    asyncio.run(play())


def test_a_server_says_that_it_lives_while_all_its_threads_wait_for_something(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the database was away they may wait for it on dead connections. Nobody may take us for dead."""
    monkeypatch.setattr(sharing, "LOOK", 1)  # it looks with every beat whether it has missed anything
    free = threading.Event()

    async def play() -> None:
        async with running_app(url) as one:
            await two_people(one, one)
            beaten, beats = Peers.beat, []

            async def counted(peers: Peers) -> set[str]:
                beats.append(peers)
                return await beaten(peers)

            monkeypatch.setattr(Peers, "beat", counted)
            waiting = [asyncio.create_task(asyncio.to_thread(free.wait)) for _ in range(64)]
            try:
                await until(lambda: len(beats) > 3)
            finally:
                free.set()
                await asyncio.gather(*waiting)

    asyncio.run(play())


def test_of_two_who_ask_for_a_rematch_at_once_at_two_servers_both_get_the_same(url: str) -> None:
    async def play() -> None:
        async with servers(url) as (one, other):
            people, table = await two_people(one, other)
            for person in people:
                assert (await person.post(f"/tables/{table['id']}/seat", level="sailor")).status == 200
            live = await one.hall.table(table["id"])
            await until(lambda: live.status == "over")
            asking = [person.post(f"/tables/{table['id']}/rematch") for person in people]
            again = [answer.json() for answer in await asyncio.gather(*asking)]
            assert again[0]["id"] == again[1]["id"] != table["id"]
            for person in people:
                mine = (await person.get("/tables")).json()["tables"]
                assert {found["id"] for found in mine} == {table["id"], again[0]["id"]}
                assert {found["viewer"] for found in mine} <= {0, 1}

    asyncio.run(play())


def test_a_link_to_another_device_works_once_wherever_it_is_followed(url: str) -> None:
    async def play() -> None:
        async with servers(url) as (one, other):
            people, table = await two_people(one, other)
            offered = (await people[0].post(f"/tables/{table['id']}/device")).json()
            phone, thief = Client(other.app), Client(one.app)
            followed = await phone.post("/devices", code=offered["code"])
            assert (followed.status, followed.json()["viewer"]) == (200, 0)
            assert (await thief.post("/devices", code=offered["code"])).status == 410
            assert (await moved(phone, one).get(f"/tables/{table['id']}")).json()["viewer"] == 0

    asyncio.run(play())
