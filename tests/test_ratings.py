"""Ratings of people: only of those who want them, with intervals, and leaving counts as a loss."""

import asyncio
import time
from functools import partial
from pathlib import Path

import pytest

from periplus.games import GAMES
from periplus.kernel.chance import Chance
from periplus.kernel.seal import secret_from_seed
from periplus.kernel.voyage import Voyage
from periplus.server import accounting, rating
from periplus.server.people import Signed, hashed
from periplus.server.sessions import COOKIE
from periplus.store import Seat, Store, accounts, ratings, tables
from periplus.store.accounts import Account, Passkey, Session
from periplus.store.ratings import Rating
from periplus.store.tables import BOT, PERSON
from tests.in_process import Client, Json, RunningApp, running_app
from tools import bot_ratings


def account(store: Store, name: str, rated: bool = True) -> str:
    """An account with a session, whose token is its name."""
    now = time.time()
    made = Account(hashed(f"id of {name}"), f"profile-{name}", name, rated, hashed(f"code of {name}"), now)
    passkey = Passkey(f"key of {name}", made.id, b"", 0, "?", now)
    store.write(partial(accounts.make, account=made, proof=passkey)).result()
    session = Session(hashed(name), made.id, "?", now, now)
    store.write(partial(accounts.begin, session=session, stale=0.0)).result()
    return made.id


def signed_in(app: RunningApp, name: str) -> Client:
    client = Client(app.app)
    client.cookie = f"{COOKIE}={name}"
    return client


async def finished(person: Client, **more: object) -> Json:
    """A game with a sailor, played to its end."""
    wanted: dict[str, object] = {"game": "ithaca", "seats": ["me", "sailor"], "hints": False}
    table: Json = (await person.post("/tables", **wanted | more)).json()
    while table["status"] != "over":
        if table["choices"]:
            body = {"ply": table["ply"], "code": table["choices"][0]["code"]}
            await person.post(f"/tables/{table['id']}/decisions", **body)
        await asyncio.sleep(0.002)
        table = (await person.get(f"/tables/{table['id']}")).json()
    return table


def test_a_rated_game_moves_the_rating_and_narrows_its_interval(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running_app(tmp_path) as app:
            account(app.hall.store, "ada")
            ada = signed_in(app, "ada")
            table = await finished(ada)
            (record,) = (await Client(app.app).get("/profiles/profile-ada")).json()["records"]
            assert (record["game"], record["played"]) == ("ithaca", 1)
            found = record["rating"]
            assert found["games"] == len(record["history"]) == 1
            assert found["low"] < found["value"] < found["high"]
            assert found["high"] - found["low"] < 2 * rating.NORMAL_95 * rating.NEWCOMER.sigma * rating.SCALE
            assert record["places"][table["result"]["ranks"][0] - 1] == 1
            assert record["bots"]["helmsman"] == rating.POINTS

    asyncio.run(visit())


@pytest.mark.parametrize("reason", ["", "hints", "unwanted", "guest"])
def test_only_games_without_hints_of_people_who_want_ratings_count(reason: str, tmp_path: Path) -> None:
    async def visit() -> None:
        async with running_app(tmp_path) as app:
            id = account(app.hall.store, "ada", rated=reason != "unwanted")
            person = Client(app.app) if reason == "guest" else signed_in(app, "ada")
            body = {"game": "ithaca", "seats": ["me", "sailor"], "hints": reason == "hints"}
            made = (await person.post("/tables", **body)).json()
            live = await app.hall.table(made["id"])
            assert live.counts == (reason != "hints")
            if live.counts:
                score = partial(rating.score, id=made["id"], game="ithaca", seats=live.seats)
                await app.hall.store.keep(partial(score, ranks=[1, 2], at=1.0))
            found = app.hall.store.read(partial(ratings.of_account, account=id))
            assert list(found) == ([] if reason else ["ithaca"])
            status = (await Client(app.app).get("/profiles/profile-ada")).status
            assert status == (404 if reason == "unwanted" else 200)

    asyncio.run(visit())


@pytest.mark.parametrize("gone", ["left", "out of time", ""])
def test_whoever_does_not_play_to_the_end_has_lost(gone: str, tmp_path: Path) -> None:
    """Ada is first by points, before Bruno."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        ids = [account(store, name) for name in ("ada", "bruno")]
        left = Seat("ada", BOT, "helmsman") if gone == "left" else Seat("ada", PERSON, gone and "helmsman")
        seats = [left, Seat("bruno", PERSON)]
        voyage = Voyage(GAMES["journey"], ["ada", "bruno"], {})
        table = tables.Table(
            "t",
            "journey",
            1,
            dict(voyage.options),
            "",
            "en",
            0,
            secret_from_seed(1),
            0,
            1.0,
            1.0,
            started=1.0,
        )
        holders = {ids[0]: 0, ids[1]: 1}
        store.write(partial(tables.create, table=table, seats=seats, holders=holders)).result()
        if gone == "left":
            store.write(partial(tables.vacate, id="t", number=0)).result()
        score = partial(rating.score, id="t", game="journey", seats=seats, ranks=[1, 2], at=1.0)
        store.write(score).result()
        ada, bruno = [store.read(partial(ratings.of_account, account=id))["journey"].mu for id in ids]
        assert (ada < bruno) == bool(gone)
    finally:
        store.close()


def test_a_rating_means_something_from_the_first_game() -> None:
    """Somebody who beats an oracle is taken for better than somebody who beats a sailor."""
    best, worst = rating.bots()["ulysses"]["oracle"], rating.bots()["ulysses"]["sailor"]
    for strong, weak in [(best, worst)]:
        against = [
            rating.rate({0: rating.NEWCOMER, 1: Rating(mu, rating.SURE, 0)}, {0: 1, 1: 2})[0][0]
            for mu in (strong, weak)
        ]
        assert against[0] > against[1] >= rating.NEWCOMER.mu


def test_the_ratings_of_bots_are_what_the_ladder_says() -> None:
    assert bot_ratings.derived() == rating.bots()
    for levels in rating.bots().values():
        assert sorted(levels, key=lambda level: levels[level]) == ["sailor", "helmsman", "captain", "oracle"]


def test_goals_are_counted_by_the_game_itself() -> None:
    voyage = Voyage(GAMES["ulysses"], ["", "", ""], {})
    voyage.secret = secret_from_seed(3)
    voyage.deal()
    chance = Chance(3)
    while not voyage.over:
        legal = voyage.state.legal()
        voyage.click(legal[chance.below(len(legal))])
        voyage.deal()
    from periplus.games import KITS

    counted = KITS["ulysses"].facet("goals")(voyage)
    assert len(counted) == 3
    assert all(reached >= 0 and number > 0 for reached, number in counted)


# accounts, past the browser


def test_a_guests_games_are_claimed_and_the_guest_has_them_no_more(store_url: str) -> None:
    async def visit() -> None:
        async with running_app(store_url) as app:
            guest = Client(app.app)
            body = {"game": "ithaca", "seats": ["me", "open"], "player": "Ada"}
            table = (await guest.post("/tables", **body)).json()
            token = guest.cookie.removeprefix("periplus=")
            id = account(app.hall.store, "ada")
            begun = await accounting.begin(app.hall, id, token, True, "?")
            ada = Client(app.app)
            ada.cookie = f"{COOKIE}={begun}"
            assert (await ada.get(f"/tables/{table['id']}")).json()["viewer"] == 0
            assert (await guest.get(f"/tables/{table['id']}")).json()["viewer"] == -3
            assert [each["id"] for each in (await ada.get("/tables")).json()["tables"]] == [table["id"]]

    asyncio.run(visit())


def test_nobody_can_send_the_id_of_an_account_as_their_token(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running_app(tmp_path) as app:
            id = account(app.hall.store, "ada")
            ada = signed_in(app, "ada")
            table = (await ada.post("/tables", game="ithaca", seats=["me", "open"])).json()
            assert (await app.hall.table(table["id"])).viewer(hashed(Signed(id))) == 0
            for cookie in (f"periplus={id}", f"{COOKIE}={id}"):
                thief = Client(app.app)
                thief.cookie = cookie
                assert (await thief.get(f"/tables/{table['id']}")).json()["viewer"] == -3

    asyncio.run(visit())
