"""`periplus admin`: a host looks after a store, where that can be while a server runs."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from periplus.games import GAMES
from periplus.kernel.seal import new_secret
from periplus.kernel.voyage import Voyage
from periplus.store import Kept, Seat, Store, Table, reports, tables
from periplus.store.engine import MIGRATIONS
from periplus.store.lock import alone
from periplus.store.tables import BOT, OPEN, PERSON, Ending
from periplus.store.upkeep import head, revision
from tests.serving import Person, free_port, running
from tests.terminals import Desk, Said

DAY = 86_400


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def played(plies: int | None) -> Voyage:
    """A game of Ithaca, of which so many choices are made; None for all of it."""
    voyage = Voyage(GAMES["ithaca"], ["Ada", ""], {})
    voyage.secret = new_secret()
    voyage.deal()
    while not voyage.over and (plies is None or voyage.ply < plies):
        voyage.click(voyage.state.legal()[0])
        voyage.deal()
    return voyage


def keep(store: Store, id: str, voyage: Voyage, age: float = 0.0, open_seat: bool = False) -> None:
    """Have a table with this game, which changed so many days ago."""
    at = time.time() - age * DAY
    game = GAMES["ithaca"]
    over = voyage.over and not open_seat
    result = voyage.state.result() if over else None
    assert voyage.secret is not None
    table = Table(
        id=id,
        game="ithaca",
        rules=game.rules,
        options=dict(voyage.options),
        name="Friday",
        language="en",
        clock=0,
        secret=voyage.secret,
        host=0,
        created=at,
        changed=at,
        started=None if open_seat else at,
        ended=at if over else None,
        result=Ending(scores=list(result.scores), ranks=list(result.ranks)) if result else None,
    )
    seats = [Seat("Ada", PERSON), Seat("", OPEN) if open_seat else Seat("", BOT, "sailor")]
    store.write(partial(tables.create, table=table, seats=seats, holders={"h": 0})).result()
    if not open_seat:
        store.write(partial(tables.append, id=id, ply=0, codes=voyage.decisions)).result()


@pytest.fixture
def store(desk: Desk) -> Iterator[Store]:
    """Four tables: one that gathers, one that runs, one that is just over, and one that has been for long."""
    with closing(Store(url_of(desk.home))) as store:
        keep(store, "gathering", played(0), age=3, open_seat=True)
        keep(store, "running", played(20), age=40)
        keep(store, "over", played(None))
        keep(store, "old", played(None), age=400)
        yield store


def ids(store: Store) -> set[str]:
    found = ("gathering", "running", "over", "old")
    return {id for id in found if store.read(partial(tables.outline, id=id)) is not None}


def loaded(store: Store, id: str) -> Kept:
    found = store.read(partial(tables.load, id=id))
    assert found is not None
    return found


def ask(desk: Desk, *args: str, code: int = 0) -> Said:
    said = desk.run("admin", *args)
    assert said.code == code, said
    return said


def refused(desk: Desk, *args: str, code: int = 1) -> str:
    said = ask(desk, *args, code=code)
    assert said.out == ""
    return said.err


DEEDS = [
    "tables",
    "show",
    "end",
    "delete",
    "purge",
    "people",
    "forget",
    "reports",
    "settle",
    "backup",
    "restore",
    "check",
    "migrate",
]


@pytest.mark.parametrize("deed", DEEDS)
def test_every_deed_explains_itself_with_an_example(desk: Desk, deed: str) -> None:
    said = ask(desk, deed, "--help").out
    assert f"example: periplus admin {deed}" in said
    assert "--store" in said


@pytest.mark.parametrize(
    "args", [["purge"], ["tables", "--older", "-1"], ["tables", "--status", "lost"], ["sink"]]
)
def test_what_means_nothing_is_refused(desk: Desk, args: list[str]) -> None:
    assert "usage: periplus admin" in refused(desk, *args, code=2)


# looking


@pytest.mark.parametrize(
    ("args", "listed"),
    [
        ([], ["over", "gathering", "running", "old"]),
        (["--game", "ithaca"], ["over", "gathering", "running", "old"]),
        (["--game", "ulysses"], []),
        (["--status", "over"], ["over", "old"]),
        (["--status", "gathering"], ["gathering"]),
        (["--older", "30"], ["running", "old"]),
        (["--older", "30", "--status", "running"], ["running"]),
    ],
    ids=" ".join,
)
@pytest.mark.usefixtures("store")
def test_tables_are_listed(desk: Desk, args: list[str], listed: list[str]) -> None:
    *lines, last = ask(desk, "tables", *args).out.splitlines()
    assert [line.split()[0] for line in lines] == listed
    assert last == f"{len(listed)} table{'' if len(listed) == 1 else 's'}"


@pytest.mark.usefixtures("store")
def test_a_table_is_shown(desk: Desk) -> None:
    shown = ask(desk, "show", "over").out
    assert shown.startswith("over: ithaca, over, ")
    assert "Friday" in shown
    assert "person Ada, " in shown
    assert "bot sailor, " in shown


@pytest.mark.parametrize("deed", ["show", "end", "delete"])
@pytest.mark.usefixtures("store")
def test_a_table_that_is_not_there_is_reported(desk: Desk, deed: str) -> None:
    assert "there is no table 'nowhere'" in refused(desk, deed, "nowhere", code=2)


@pytest.mark.parametrize("args", [["tables"], ["check"], ["backup", "copy.db"], ["migrate"]], ids=" ".join)
def test_a_store_that_is_not_there_is_not_made(desk: Desk, args: list[str]) -> None:
    assert "there is no store" in refused(desk, *args)
    assert list(desk.home.iterdir()) == []


# changing


def test_a_table_is_deleted_with_all_that_belongs_to_it(desk: Desk, store: Store) -> None:
    ask(desk, "delete", "running")
    assert ids(store) == {"gathering", "over", "old"}
    with closing(sqlite3.connect(desk.home / "tables.db")) as database:
        for table in ("seats", "holders", "decisions"):
            left = database.execute(f"SELECT count(*) FROM {table} WHERE table_id = 'running'").fetchone()
            assert left == (0,)


def test_only_games_that_ended_long_ago_are_purged(desk: Desk, store: Store) -> None:
    assert ask(desk, "purge", "--older", "30").out == "1 table is deleted\n"
    assert ids(store) == {"gathering", "running", "over"}


def test_a_game_is_ended_by_bots_and_the_table_says_so(desk: Desk, store: Store) -> None:
    ask(desk, "end", "running")
    kept = loaded(store, "running")
    assert [(seat.name, seat.level) for seat in kept.seats] == [("Ada", "helmsman"), ("", "sailor")]
    assert [line.text for line in kept.chat] == ["stands-in 0 helmsman"]
    assert "only one that runs can be ended" in refused(desk, "end", "over", code=2)


def test_a_game_that_runs_is_left_alone_while_a_server_has_it(desk: Desk, store: Store) -> None:
    with alone(url_of(desk.home)):
        for args in (["end", "running"], ["delete", "running"], ["delete", "gathering"]):
            assert "another server has the store" in refused(desk, *args)
        ask(desk, "delete", "over")
        ask(desk, "purge", "--older", "30")
    assert ids(store) == {"gathering", "running"}


# whole stores


def test_a_backup_is_made_while_people_play_and_can_be_restored(desk: Desk) -> None:
    port, copy = free_port(), desk.home / "copy.db"
    with running(desk.home, port):
        ada = Person(f"http://127.0.0.1:{port}")
        table = ada.make("ithaca", "me", "open", player="Ada")
        ask(desk, "backup", str(copy))
        later = ada.make("ithaca", "me", "open", player="Ada")
        ada.close()
        assert "exists already" in refused(desk, "backup", str(copy))
        assert "another server has the store" in refused(desk, "restore", str(copy))
    assert copy.stat().st_mode & 0o077 == 0
    said = ask(desk, "restore", str(copy)).out
    with closing(Store(url_of(desk.home))) as store:
        assert store.read(partial(tables.outline, id=table["id"])) is not None
        assert store.read(partial(tables.outline, id=later["id"])) is None
    (former,) = desk.home.glob("tables.db.before-restore-*")
    assert str(former) in said
    with closing(Store(f"sqlite:///{former}")) as store:
        assert store.read(partial(tables.outline, id=later["id"])) is not None


@pytest.mark.usefixtures("store")
def test_what_is_no_backup_is_not_restored(desk: Desk) -> None:
    (desk.home / "list.txt").write_text("my shopping list, and more of it, and still more")
    assert "cannot be opened" in refused(desk, "restore", "list.txt")
    assert "there is no file" in refused(desk, "restore", "nowhere.db", code=2)
    assert len(ask(desk, "tables").out.splitlines()) == 5


def as_it_was(path: Path, revision: str) -> None:
    """Make a store one of a former version, with all that this version had a place for."""
    newer = path.rename(path.with_suffix(".newer"))
    engine = create_engine(f"sqlite:///{path}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("ATTACH ? AS newer", (str(newer),))
        for (table,) in database.execute(
            "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name <> 'alembic_version'"
        ).fetchall():
            columns = ", ".join(row[1] for row in database.execute(f"PRAGMA main.table_info({table})"))
            database.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM newer.{table}")
    newer.unlink()


def test_a_store_of_an_older_version_is_migrated_after_a_backup(desk: Desk, store: Store) -> None:
    store.close()
    as_it_was(desk.home / "tables.db", "0005")
    assert "run periplus admin migrate" in refused(desk, "tables")
    with alone(url_of(desk.home)):
        assert "another server has the store" in refused(desk, "migrate")
    ask(desk, "migrate")
    (former,) = desk.home.glob("tables.db.before-*")
    assert (revision(url_of(desk.home)), revision(f"sqlite:///{former}")) == (head(), "0005")
    assert len(ask(desk, "tables").out.splitlines()) == 5
    assert "up to date already" in ask(desk, "migrate").out


# checking


@pytest.mark.usefixtures("store")
def test_a_sound_store_passes(desk: Desk) -> None:
    assert ask(desk, "check").out == "4 checked, 0 failed\n"


DAMAGES = {
    "an illegal click": (
        "UPDATE decisions SET code = 9999 WHERE table_id = 'over' AND ply = 2",
        "decision 2",
    ),
    "a click that is missing": (
        "DELETE FROM decisions WHERE table_id = 'over' AND ply = 1",
        "decision 1 is missing",
    ),
    "another secret": ("UPDATE tables SET secret = zeroblob(32) WHERE id = 'over'", "was sealed"),
    "another result": (
        """UPDATE tables SET result = '{"scores": [99, 0], "ranks": [1, 2]}' WHERE id = 'over'""",
        "another result",
    ),
    "an end that was none": ("UPDATE tables SET ended = NULL WHERE id = 'over'", "the game is over"),
    "an unknown game": ("UPDATE tables SET game = 'atlantis' WHERE id = 'over'", "atlantis"),
}


@pytest.mark.parametrize(("damage", "fault"), DAMAGES.values(), ids=DAMAGES)
@pytest.mark.usefixtures("store")
def test_a_game_that_was_tampered_with_is_found(desk: Desk, damage: str, fault: str) -> None:
    with closing(sqlite3.connect(desk.home / "tables.db")) as database, database:
        database.execute(damage)
    line, last = ask(desk, "check", code=1).out.splitlines()
    assert line.startswith("over: ")
    assert fault in line
    assert last == "4 checked, 1 failed"


# people

ADA, BRUNO = "a" * 64, "b" * 64


@pytest.fixture
def club(store: Store) -> Store:
    """The tables with Ada at all of them, who talks, and Bruno at an open seat of one."""
    for id in ("gathering", "running", "over", "old"):
        store.write(partial(tables.hold, id=id, number=0, token=ADA)).result()
        store.write(partial(tables.say, id=id, line=tables.Said(0, "it was me", time.time()))).result()
    store.write(partial(tables.seat, id="gathering", number=1, sitting=Seat("Bruno", PERSON))).result()
    store.write(partial(tables.hold, id="gathering", number=1, token=BRUNO)).result()
    store.write(partial(tables.say, id="gathering", line=tables.Said(1, "and me", time.time()))).result()
    return store


@pytest.mark.parametrize(
    ("args", "listed"),
    [
        ([], [("a" * 12, "4", "Ada"), ("b" * 12, "1", "Bruno")]),
        (["--name", "bru"], [("b" * 12, "1", "Bruno")]),
        (["--name", "eve"], []),
    ],
    ids=["all", "bruno", "nobody"],
)
@pytest.mark.usefixtures("club")
def test_people_are_listed_by_their_browsers(
    desk: Desk, args: list[str], listed: list[tuple[str, str, str]]
) -> None:
    *lines, last = ask(desk, "people", *args).out.splitlines()
    found = [line.split() for line in lines if not line.startswith("h ")]
    assert [(words[0], words[3], words[5]) for words in found] == listed
    assert last.endswith("person" if len(lines) == 1 else "people")


def test_who_is_forgotten_leaves_no_name_and_no_word_and_the_games_remain(desk: Desk, club: Store) -> None:
    before = loaded(club, "over").decisions
    assert "is forgotten" in ask(desk, "forget", "a" * 12).out
    for id in ("gathering", "running", "over", "old"):
        kept = loaded(club, id)
        assert kept.seats[0].name == ""
        assert ADA not in kept.holders
        assert "it was me" not in [line.text for line in kept.chat]
    assert loaded(club, "over").decisions == before
    assert loaded(club, "gathering").seats[1].name == "Bruno"
    assert [line.text for line in loaded(club, "gathering").chat] == ["…", "and me"]
    assert ask(desk, "check").out.endswith("0 failed\n")


def test_where_a_game_runs_a_bot_plays_on_for_who_is_forgotten(desk: Desk, club: Store) -> None:
    ask(desk, "forget", ADA)
    assert loaded(club, "running").seats[0].level == "helmsman"
    assert loaded(club, "over").seats[0].level == ""
    assert loaded(club, "gathering").seats[0].level == ""


@pytest.mark.parametrize("person", ["a", "a" * 11, "c" * 12, ""])
@pytest.mark.usefixtures("club")
def test_nobody_is_forgotten_by_mistake(desk: Desk, person: str) -> None:
    assert "is nobody, or not one" in refused(desk, "forget", person, code=2)


@pytest.mark.usefixtures("club")
def test_nobody_is_forgotten_while_a_server_runs(desk: Desk) -> None:
    with alone(url_of(desk.home)):
        assert "stop it first" in refused(desk, "forget", ADA)


def test_a_host_reads_what_is_reported_and_settles_it(desk: Desk, store: Store) -> None:
    said = ["something foul"]
    report = reports.Report("3f2a9c01", "over", 0, "h", "Ada", "r", "chat", "see there", said, time.time())
    store.write(partial(reports.keep, report=report)).result()
    told = ask(desk, "reports").out
    assert "Ada" in told
    assert "> something foul" in told
    assert "1 report" in told
    ask(desk, "settle", "3f2a9c01")
    assert "0 reports" in ask(desk, "reports").out
    assert "settled" in ask(desk, "reports", "--all").out
    assert "there is no report 'nothing'" in refused(desk, "settle", "nothing", code=2)
