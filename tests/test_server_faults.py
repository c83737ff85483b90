"""What goes wrong at one table: nobody is told that something was kept which was not, no other table
suffers, the log says where and why, and the players are told."""

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from periplus.games import GAMES
from periplus.kernel.game import NOBODY
from periplus.server import journal as journal_module
from periplus.server.deciding import decide
from periplus.server.hall import Plan
from periplus.server.journal import open_journal
from periplus.server.workers import Question
from periplus.store import Store
from tests.in_process import Client, Json, RunningApp, all_sent, running_app
from tests.postgres import Postgres
from tests.serving import SOON, Pages

SERVER = Path(journal_module.__file__).parent


@pytest.fixture(autouse=True)
def quiet(journal: Pages) -> None:
    """What is expected to go wrong is not written on the screen."""


# A disk that fails, an operator who meddles


@contextmanager
def broken_disk(store: Store) -> Iterator[None]:
    """For a while nothing can be written or read."""
    fault = OperationalError("", {}, Exception("disk I/O error"))

    def keep(work: object) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(fault)
        return future

    def read(work: object) -> None:
        raise fault

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "keep", keep)
        patch.setattr(store, "read", read)
        yield


def operate(folder: Path, statement: str, *values: object) -> list[tuple[int, ...]]:
    """What an operator does to the store by hand."""
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        return database.execute(statement, values).fetchall()


def stored(folder: Path, id: str) -> list[int]:
    rows = operate(folder, "SELECT code FROM decisions WHERE table_id = ? ORDER BY ply", id)
    return [code for (code,) in rows]


async def two_at_ithaca(ship: RunningApp) -> tuple[Client, Client, Json]:
    """A game of two people: who decides, who waits, and the table as the first one sees it."""
    ada, bruno = Client(ship.app), Client(ship.app)
    made = (await ada.post("/tables", game="ithaca", seats=["me", "open"], player="Ada")).json()
    await bruno.post(f"/tables/{made['id']}/join", player="Bruno")
    for person, other in ((ada, bruno), (bruno, ada)):
        table = (await person.get(f"/tables/{made['id']}")).json()
        if table["choices"]:
            return person, other, table
    raise AssertionError("nobody decides")


def clicking(person: Client, table: Json) -> Callable[[], Awaitable[int]]:
    """The first thing there is to click, as often as one likes; each time the status of the answer."""
    body = {"ply": table["ply"], "code": table["choices"][0]["code"]}

    async def click() -> int:
        return (await person.post(f"/tables/{table['id']}/decisions", **body)).status

    return click


def test_a_click_that_was_not_stored_is_not_answered_as_if_it_were(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            person, _, table = await two_at_ithaca(ship)
            before, click = stored(tmp_path, table["id"]), clicking(person, table)
            with broken_disk(ship.hall.store):
                assert [await click() for _ in range(3)] == [503, 503, 503]
            assert stored(tmp_path, table["id"]) == before
            assert await click() == 200
            assert stored(tmp_path, table["id"])[: len(before) + 1] == [*before, table["choices"][0]["code"]]
            assert await click() == 200

    asyncio.run(play())


def test_a_click_after_the_database_was_restarted_is_refused_then_taken(postgres: Postgres) -> None:
    """Nobody knows whether it was kept; repeated, it is made once."""
    url = postgres.fresh()

    async def play() -> None:
        async with running_app(url) as ship:
            person, _, table = await two_at_ithaca(ship)
            click = clicking(person, table)
            postgres.cut(url)
            assert await click() == 503
            assert await click() == 200
            again = (await person.get(f"/tables/{table['id']}")).json()
            assert again["ply"] > table["ply"]

    asyncio.run(play())


def test_whatever_else_could_not_be_kept_is_refused_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            person, _, table = await two_at_ithaca(ship)
            with broken_disk(ship.hall.store):
                made = await person.post("/tables", game="ithaca", seats=["me", "open"])
                said = await person.post(f"/tables/{table['id']}/chat", text="hello?")
            for refused in (made, said):
                assert (refused.status, refused.json()["error"]) == (503, "unavailable")

    asyncio.run(play())


def test_whoever_waits_while_a_table_is_lost_changes_nothing_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            person, other, table = await two_at_ithaca(ship)
            click, before = clicking(person, table), stored(tmp_path, table["id"])
            with broken_disk(ship.hall.store):
                talk = other.post(f"/tables/{table['id']}/chat", text="ciao")
                first, second, said = await asyncio.gather(click(), click(), talk)
            assert (first, second, said.status) == (503, 503, 503)
            assert said.json()["error"] == "unavailable"
            assert stored(tmp_path, table["id"]) == before
            assert await click() == 200

    asyncio.run(play())


def test_a_table_that_is_lost_ends_its_streams_and_starts_anew(tmp_path: Path) -> None:
    def runners(id: str) -> int:
        return sum(task.get_name() == f"runner of {id}" for task in asyncio.all_tasks())

    async def play() -> None:
        async with running_app(tmp_path) as ship:
            person, other, table = await two_at_ithaca(ship)
            id, click = table["id"], clicking(person, table)
            async with other.stream(id) as stream:
                assert runners(id) == 1
                with broken_disk(ship.hall.store):
                    assert await click() == 503
                await asyncio.wait_for(stream.ended.wait(), SOON)
                await all_sent()
                assert runners(id) == 0
            async with other.stream(id) as stream:
                assert runners(id) == 1
                assert f'"ply":{table["ply"]},' in stream.take()[0]
                assert await click() == 200

    asyncio.run(play())


def test_a_write_that_nobody_waits_for_any_more_leaves_no_doubt_of_what_is_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            _, _, table = await two_at_ithaca(ship)
            live = await ship.hall.table(table["id"])
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(live.store, "keep", lambda work: asyncio.Future())  # is never done
                code = table["choices"][0]["code"]
                waiting = asyncio.create_task(decide(live, table["viewer"], table["ply"], [code]))
                await all_sent()
                waiting.cancel()
                await asyncio.wait([waiting])
            again = await ship.hall.table(table["id"])
            assert again is not live
            assert again.voyage.decisions == stored(tmp_path, table["id"])

    asyncio.run(play())


def test_a_click_whose_row_an_operator_deleted_is_played_again_not_taken_for_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            person, _, table = await two_at_ithaca(ship)
            click, before = clicking(person, table), stored(tmp_path, table["id"])
            assert await click() == 200
            after = stored(tmp_path, table["id"])
            operate(
                tmp_path, "DELETE FROM decisions WHERE table_id = ? AND ply >= ?", table["id"], len(before)
            )
            assert stored(tmp_path, table["id"]) == before
            assert await click() == 200
            assert stored(tmp_path, table["id"]) == after

    asyncio.run(play())


def test_a_click_that_an_operator_changed_is_not_taken_for_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            person, _, table = await two_at_ithaca(ship)
            click, ply = clicking(person, table), table["ply"]
            assert await click() == 200
            change = "UPDATE decisions SET code = ? WHERE table_id = ? AND ply = ?"
            operate(tmp_path, change, table["choices"][-1]["code"], table["id"], ply)
            operate(tmp_path, "DELETE FROM decisions WHERE table_id = ? AND ply > ?", table["id"], ply)
            assert await click() == 409

    asyncio.run(play())


def test_a_table_with_a_gap_in_its_decisions_is_not_played_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            person, _, table = await two_at_ithaca(ship)
            click = clicking(person, table)
            assert await click() == 200
            operate(tmp_path, "DELETE FROM decisions WHERE table_id = ? AND ply = 1", table["id"])
            operate(
                tmp_path,
                "UPDATE decisions SET code = 0 WHERE table_id = ? AND ply = ?",
                table["id"],
                table["ply"],
            )
            assert await click() == 503
            assert await click() == 410

    asyncio.run(play())


# A table that cannot be replayed

DAMAGES = {
    "an illegal click": "UPDATE decisions SET code = 9999 WHERE table_id = ? AND ply = 2",
    "a click that is missing": "DELETE FROM decisions WHERE table_id = ? AND ply = 1",
    "an unknown game": "UPDATE tables SET game = 'atlantis' WHERE id = ?",
    "options that are no JSON": "UPDATE tables SET options = '{' WHERE id = ?",
    "options that mean nothing": """UPDATE tables SET options = '{"tides": "high"}' WHERE id = ?""",
    "rules to come": "UPDATE tables SET rules = 99 WHERE id = ?",
}


async def damaged(folder: Path, damage: str) -> tuple[Client, str, str]:
    """Somebody with two tables, of which an operator then damages the first."""
    async with running_app(folder) as ship:
        ada = Client(ship.app)
        ids = []
        for name in ("Friday", "Sunday"):
            seats = ["me", "sailor"]
            made = await ada.post("/tables", game="ithaca", seats=seats, name=name, player="Ada")
            ids.append(made.json()["id"])
    operate(folder, damage, ids[0])
    return ada, ids[0], ids[1]


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_table_that_cannot_be_replayed_is_set_aside_and_the_others_are_served(
    tmp_path: Path, journal: Pages, damage: str
) -> None:
    async def play() -> None:
        ada, bad, good = await damaged(tmp_path, damage)
        async with running_app(tmp_path) as ship:
            ada.app = ship.app
            for path in ("", "/stream", "/words"):
                refused = await ada.get(f"/tables/{bad}{path}")
                assert refused.status == 410
                assert refused.json()["error"] in ("set_aside", "unknown_rules")
                assert "expected one of" not in refused.body  # that would tell of somebody's cards
            assert (await ada.get(f"/tables/{good}")).json()["status"] == "running"
            found = {table["id"]: table for table in (await ada.get("/tables")).json()["tables"]}
            assert found[good]["status"] == "running"
            aside = found[bad]
            assert (aside["status"], aside["name"], aside["viewer"]) == ("set_aside", "Friday", 0)
            assert (aside["my_turn"], aside["result"]) == (False, None)
            assert [seat["name"] for seat in aside["seats"]] == ["Ada", "Sailor 1"]
        told = [line for line in journal.lines() if line["event"] == "table set aside"]
        assert [line["table"] for line in told] == [bad]  # once, however often somebody asks
        assert told[0]["reason"]

    asyncio.run(play())


def test_a_table_that_was_mended_is_served_again_without_a_new_start(tmp_path: Path) -> None:
    async def play() -> None:
        ada, bad, _ = await damaged(tmp_path, DAMAGES["an unknown game"])
        async with running_app(tmp_path) as ship:
            ada.app = ship.app
            assert (await ada.get(f"/tables/{bad}")).status == 410
            operate(tmp_path, "UPDATE tables SET game = 'ithaca' WHERE id = ?", bad)
            assert (await ada.get(f"/tables/{bad}")).json()["status"] == "running"

    asyncio.run(play())


# The log


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_names_the_table_and_the_reason(tmp_path: Path, journal: Pages, form: str) -> None:
    async def start() -> str:
        ada, bad, _ = await damaged(tmp_path, DAMAGES["an illegal click"])
        open_journal(form, journal)
        async with running_app(tmp_path) as ship:
            ada.app = ship.app
            assert (await ada.get(f"/tables/{bad}")).status == 410
            return bad

    bad = asyncio.run(start())
    (line,) = [line for line in journal.getvalue().splitlines() if "table set aside" in line]
    assert bad in line
    assert "decision 2: there is no click 9999" in line


def test_everything_is_logged_in_one_way() -> None:
    others = [path for path in SERVER.glob("*.py") if path.name not in ("journal.py", "service.py")]
    assert [path.name for path in others if re.search(r"\blogging\b", path.read_text())] == []


# Bots that fail


class Workers:
    """Workers of whom those of some levels fail, and that count how often each level was asked."""

    def __init__(self, ship: RunningApp, *failing: str) -> None:
        self.ask, self.failing = ship.hall.workers.decide, failing
        self.asked: list[str] = []

    async def decide(self, question: Question, level: str, person: str) -> list[int]:
        self.asked.append(level)
        if level in self.failing:
            raise KeyError("no evaluation")
        return await self.ask(question, level, person)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("periplus.server.runner.PAUSE", 0.0)


async def first_notice(ship: RunningApp, levels: list[str], language: str = "en") -> tuple[Json, int]:
    """What the table says first, and the plies that were played by then."""
    live = await ship.hall.make(Plan(GAMES["ithaca"], {}, levels), "nobody")
    watcher = Client(ship.app)
    for _ in range(int(SOON / 0.01)):
        table = (await watcher.get(f"/tables/{live.table.id}?lang={language}")).json()
        if table["chat"]:
            return table["chat"][0], table["ply"]
        await asyncio.sleep(0.01)
    raise AssertionError("nothing was said")


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("levels", "failing", "asked", "instead"),
    [
        (["captain", "captain"], ["captain"], ["captain"] * 3 + ["helmsman"], "helmsman"),
        (["captain", "captain"], ["captain", "helmsman"], ["captain"] * 3 + ["helmsman"] * 3, "sailor"),
        (["helmsman", "helmsman"], ["helmsman"], ["helmsman"] * 3, "sailor"),
        (["sailor", "sailor"], ["sailor"], ["sailor"] * 3, "sailor"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_that_decision_and_the_table_says_so(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    journal: Pages,
    levels: list[str],
    failing: list[str],
    asked: list[str],
    instead: str,
) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            workers = Workers(ship, *failing)
            monkeypatch.setattr(ship.hall.workers, "decide", workers.decide)
            line, ply = await first_notice(ship, levels)
            assert line["seat"] == NOBODY
            assert line["text"].endswith(f"A {instead} made this decision instead.")
            assert ply > 0
            assert workers.asked[: len(asked)] == asked

    asyncio.run(play())
    failures = [line for line in journal.lines() if line["event"] == "bot failed"]
    assert failures[0].items() >= {"level": levels[0], "reason": "KeyError: 'no evaluation'"}.items()
    assert {"table", "seat"} <= failures[0].keys()


@pytest.mark.usefixtures("impatient")
def test_a_clock_that_runs_out_is_answered_even_if_the_bot_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            monkeypatch.setattr(ship.hall.workers, "decide", Workers(ship, "caretaker").decide)
            ada = Client(ship.app)
            made = await ada.post("/tables", game="ithaca", seats=["me", "sailor"], player="Ada", clock=1)
            live = await ship.hall.table(made.json()["id"])
            while len(live.chat) < 2:
                await asyncio.sleep(0.01)
            (_, line, *_) = (await ada.get(f"/tables/{live.table.id}")).json()["chat"]
            assert line["text"] == "The bot in Ada’s seat failed. A sailor made this decision instead."
            assert live.seats[0].missed == 1

    asyncio.run(asyncio.wait_for(play(), SOON))


@pytest.mark.usefixtures("impatient")
def test_the_table_says_so_in_every_language_and_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            monkeypatch.setattr(ship.hall.workers, "decide", Workers(ship, "captain").decide)
            live = await ship.hall.make(Plan(GAMES["ithaca"], {}, ["captain", "captain"]), "nobody")
            while not live.chat:
                await asyncio.sleep(0.01)
        async with running_app(tmp_path) as ship:
            texts = set()
            for language in ("en", "it", "fr", "de"):
                table = await Client(ship.app).get(f"/tables/{live.table.id}?lang={language}")
                texts.add(table.json()["chat"][0]["text"])
            assert len(texts) == 4

    asyncio.run(play())
