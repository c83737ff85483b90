"""Clocks for days: a bank with increment, nights that don't count, and vacations."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from periplus.server import clocks
from periplus.server.clocks import DAY, NoClock, nights, passed, spent
from periplus.store import tables
from tests.in_process import Client, running_app
from tests.test_away import Friends

HOUR = 3600.0
ROME = ZoneInfo("Europe/Rome")


def at(text: str) -> float:
    """A time in Rome, such as `2026-11-18 22:00`."""
    return datetime.fromisoformat(text).replace(tzinfo=ROME).timestamp()


@pytest.mark.parametrize(
    ("start", "hours", "due"),
    [
        ("2026-11-18 20:00", 2, "2026-11-18 22:00"),
        ("2026-11-18 20:00", 3, "2026-11-18 23:00"),
        ("2026-11-18 20:00", 4, "2026-11-19 08:00"),
        ("2026-11-18 02:00", 1, "2026-11-18 08:00"),
        ("2026-11-18 20:00", 3 + 16 + 1, "2026-11-20 08:00"),
        ("2026-03-28 22:00", 2, "2026-03-29 08:00"),  # a night of seven hours: the clocks go forward in it
    ],
)
def test_the_hours_of_the_night_do_not_count(start: str, hours: int, due: str) -> None:
    night = partial(nights, "23:00-07:00", "Europe/Rome", at(start))
    assert passed(at(start), hours * HOUR, night()) == at(due)
    assert spent(at(start), at(due), night()) == hours * HOUR


def test_a_night_may_begin_after_midnight() -> None:
    night = nights("01:00-06:30", "Europe/Rome", at("2026-11-18 23:00"))
    assert passed(at("2026-11-18 23:00"), 3 * HOUR, night) == at("2026-11-19 07:30")


@pytest.mark.parametrize(
    ("clock", "bank", "increment", "night", "zone", "wrong"),
    [
        (60, 60, 10, "", "", "not both"),
        (0, 600, 0, "", "", "increment"),
        (60, 0, 10, "", "", "increment"),
        (0, 60, 61, "", "", "more than the bank"),
        (60, 0, 0, "23-7", "Europe/Rome", "23:00-07:00"),
        (60, 0, 0, "07:00-07:00", "Europe/Rome", "16 hours"),
        (60, 0, 0, "06:00-23:00", "Europe/Rome", "16 hours"),
        (60, 0, 0, "23:00-07:00", "Europe/Atlantis", "time zone"),
        (60, 0, 0, "23:00-07:00", "../../etc/passwd", "time zone"),
    ],
)
def test_a_clock_that_cannot_be_is_refused_with_what_was_expected(
    clock: int, bank: int, increment: int, night: str, zone: str, wrong: str
) -> None:
    with pytest.raises(NoClock, match=wrong):
        clocks.require(clock, bank, increment, night, zone)


@asynccontextmanager
async def correspondents(folder: Path, **timed: Any) -> AsyncIterator[Friends]:
    """Two people who play Ithaca over days."""
    async with running_app(folder) as app:
        people = [Client(app.app), Client(app.app)]
        body = {"game": "ithaca", "seats": ["me", "open"], "player": "Ada", **timed}
        made = await people[0].post("/tables", **body)
        assert made.status == 201, made.body
        id = made.json()["id"]
        assert (await people[1].post(f"/tables/{id}/join", player="Ben")).status == 200
        yield Friends(app, await app.hall.table(id), people)


def later(friends: Friends, seconds: float) -> None:
    """So much time passes at a table."""
    live = friends.live
    live.become(replace(live.table, changed=live.table.changed - seconds))


def test_a_choice_takes_its_time_from_the_bank_and_adds_the_increment(tmp_path: Path) -> None:
    async def scene() -> None:
        async with correspondents(tmp_path, bank=600, increment=60) as friends:
            live = friends.live
            seat = live.shown.seat
            assert [other.bank for other in live.seats] == [600, 600]
            later(friends, 200)
            assert live.deadline == pytest.approx(time.time() + 400, abs=5)
            while live.last is None or live.last.seat != seat:
                await friends.click(live.shown.legal[0])
            assert live.seats[seat].bank == pytest.approx(600 - 200 + 60, abs=5)
            assert live.seats[1 - seat].bank == 600
            table = await friends.table(0)
            assert (table["bank"], table["increment"]) == (600, 60)
            assert table["seats"][seat]["bank"] == pytest.approx(460, abs=5)

    asyncio.run(scene())


def test_the_bank_never_holds_more_than_in_the_beginning(tmp_path: Path) -> None:
    async def scene() -> None:
        async with correspondents(tmp_path, bank=600, increment=600) as friends:
            seat = friends.live.shown.seat
            await friends.click(friends.live.shown.legal[0])
            assert friends.live.seats[seat].bank == 600

    asyncio.run(scene())


def test_taking_back_a_choice_earns_no_time(tmp_path: Path) -> None:
    async def scene() -> None:
        async with correspondents(tmp_path, bank=600, increment=60) as friends:
            live = friends.live
            later(friends, 300)
            for _ in range(20):
                seat, ply = live.shown.seat, live.public_ply
                before = live.seats[seat].bank
                await friends.click(live.shown.legal[0])
                if live.public_ply > ply and live.can_undo(seat):
                    break
            earned = live.seats[seat].bank
            await friends.post(seat, "undo", ply=live.ply_for(seat))
            assert live.seats[seat].bank == earned - 60 <= before

    asyncio.run(scene())


def test_an_empty_bank_has_a_bot_decide_and_the_increment_is_there_for_the_next_choice(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with correspondents(tmp_path, bank=600, increment=60) as friends:
            live = friends.live
            seat = live.shown.seat
            assert live.concerns_runner, "it hears of every change, and so of when a bank is empty"
            await friends.miss()
            assert live.seats[seat].bank == 60
            assert live.seats[seat].missed == 1

    asyncio.run(scene())


def test_time_stands_still_on_vacation_and_days_unused_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with correspondents(tmp_path, clock=3600) as friends:
            live = friends.live
            seat = live.shown.seat
            later(friends, 600)
            told = await friends.post(seat, "vacation", days=3)
            assert told["deadline"] == pytest.approx(time.time() + 3 * DAY + 3000, abs=5)
            assert told["seats"][seat]["vacation"] == pytest.approx(time.time() + 3 * DAY, abs=5)
            assert live.seats[seat].vacation_days == 3
            told = await friends.post(seat, "vacation", days=0)
            assert told["deadline"] == pytest.approx(time.time() + 3000, abs=5)
            assert live.seats[seat].vacation_days == 1, "the day that has begun is taken"
            assert told["seats"][seat]["vacation"] == 0
            await friends.post(seat, "vacation", 409, days=28)

    asyncio.run(scene())


def test_a_vacation_needs_a_clock_that_can_stand_still(tmp_path: Path) -> None:
    async def scene() -> None:
        async with correspondents(tmp_path) as friends:
            assert (await friends.post(0, "vacation", 409, days=3))["error"] == "no_clock"

    asyncio.run(scene())


def test_the_store_knows_when_time_is_up_so_that_nobody_has_to_load_the_table_before(tmp_path: Path) -> None:
    async def scene() -> None:
        async with correspondents(tmp_path, bank=600, increment=60) as friends:
            live = friends.live
            store, deadline = live.store, live.deadline
            assert deadline is not None
            assert store.read(partial(tables.due, before=deadline - 1)) == []
            assert store.read(partial(tables.due, before=deadline + 1)) == [live.table.id]
            await friends.post(live.shown.seat, "vacation", days=2)
            assert store.read(partial(tables.due, before=deadline + DAY)) == []

    asyncio.run(scene())


def test_the_same_players_have_the_same_clock_again(tmp_path: Path) -> None:
    async def scene() -> None:
        timed = {"bank": 3600, "increment": 60, "night": "23:00-07:00", "zone": "Europe/Rome"}
        async with running_app(tmp_path) as app:
            ada = Client(app.app)
            made = (await ada.post("/tables", game="ithaca", seats=["me", "sailor"], **timed)).json()
            live = await app.hall.table(made["id"])
            while live.status != "over":
                table = (await ada.get(f"/tables/{made['id']}")).json()
                if table["choices"]:
                    body = {"ply": table["ply"], "code": table["choices"][0]["code"]}
                    await ada.post(f"/tables/{made['id']}/decisions", **body)
                await asyncio.sleep(0.002)
            again = (await ada.post(f"/tables/{made['id']}/rematch")).json()
            assert {name: again[name] for name in timed} == timed

    asyncio.run(scene())
