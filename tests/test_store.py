"""The store: what was answered is kept, two clicks never both win, and stores of any age are understood."""

import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, text

from periplus.kernel.game import SPECTATOR
from periplus.store import Conflict, Kept, LinkUsed, Said, Seat, Store, StoreError, links, tables
from tests.stores import HERA, SEATS, TABLE, append, change, differences, kept, settings


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    store = Store(store_url)
    store.write(partial(tables.create, table=TABLE, seats=SEATS, holders={HERA: 0})).result()
    yield store
    store.close()


def test_a_table_is_kept_as_it_was_made(store: Store) -> None:
    assert kept(store) == Kept(TABLE, SEATS, {HERA: 0}, [], [], owner="")
    assert store.read(partial(tables.load, id="t2")) is None


def test_decisions_are_kept_in_their_order(store: Store) -> None:
    append(store, 0, [5, 7]).result()
    append(store, 2, [6], known=1).result()
    assert kept(store).decisions == [5, 7, 6]


def test_whoever_does_not_know_the_table_as_it_is_changes_nothing(store: Store) -> None:
    append(store, 0, [5, 7]).result()
    for known, ply in ((0, 2), (2, 2), (1, 1)):
        with pytest.raises(Conflict):
            append(store, ply, [9], known).result()
    assert kept(store).decisions == [5, 7]
    assert kept(store).version == 1
    assert store.read(partial(tables.versions, ids=["t1", "t2"])) == {"t1": 1}


def test_of_many_clicks_for_one_ply_one_wins(store: Store) -> None:
    clicks = [append(store, 0, [code]) for code in range(50)]
    won = [code for code, click in enumerate(clicks) if click.exception() is None]
    assert len(won) == 1
    assert kept(store).decisions == won


def test_work_that_fails_takes_nothing_else_with_it(store: Store) -> None:
    def half_done(connection: Connection) -> None:
        tables.append(connection, "t1", 0, [1])
        raise RuntimeError("no")

    broken, sound = store.write(half_done), append(store, 0, [2])
    assert isinstance(broken.exception(), RuntimeError)
    assert sound.exception() is None
    assert kept(store).decisions == [2]


def test_a_job_that_is_cancelled_in_time_is_not_done_and_harms_no_other(store: Store) -> None:
    def busy(connection: Connection) -> None:
        begun.set()
        go_on.wait(10)

    begun, go_on = threading.Event(), threading.Event()
    store.write(busy)
    begun.wait(10)
    unwanted, wanted = append(store, 0, [1]), append(store, 0, [2])
    assert unwanted.cancel()
    go_on.set()
    wanted.result()
    assert kept(store).decisions == [2]


def test_an_error_does_not_show_what_was_to_be_kept(store: Store) -> None:
    again = store.write(partial(tables.create, table=TABLE, seats=SEATS, holders={})).exception()
    assert again is not None
    assert "unique" in str(again).lower()
    assert TABLE.name not in str(again)
    assert TABLE.id not in str(again).partition("[SQL")[0]


def test_a_table_of_which_a_decision_is_missing_is_damaged(store: Store) -> None:
    append(store, 0, [5, 7, 6]).result()
    store.write(lambda connection: connection.execute(text("DELETE FROM decisions WHERE ply = 1"))).result()
    with pytest.raises(tables.Damaged, match="decision 1 is missing"):
        kept(store)


def test_decisions_can_be_taken_back_unless_somebody_was_quicker(store: Store) -> None:
    append(store, 0, [5, 7, 6]).result()
    with pytest.raises(Conflict):
        change(store, 0, partial(tables.take_back, id="t1", limit=1)).result()
    change(store, 1, partial(tables.take_back, id="t1", limit=1)).result()
    assert kept(store).decisions == [5]


def test_a_seat_changes_hands(store: Store) -> None:
    eris = Seat("Eris", "person")
    store.write(partial(tables.seat, id="t1", number=2, sitting=eris)).result()
    assert kept(store).seats == [*SEATS[:2], eris]


def test_a_person_may_hold_a_seat_on_several_devices_until_it_is_given_up(store: Store) -> None:
    store.write(partial(tables.hold, id="t1", number=0, token="cd" * 32)).result()
    store.write(partial(tables.hold, id="t1", number=0, token=HERA)).result()
    assert kept(store).holders == {HERA: 0, "cd" * 32: 0}
    store.write(partial(tables.vacate, id="t1", number=0)).result()
    assert kept(store).holders == {}


def test_whoever_holds_a_token_finds_the_tables_again(store: Store) -> None:
    newer = replace(TABLE, id="t2", changed=2000.0)
    store.write(partial(tables.create, table=newer, seats=SEATS, holders={HERA: 1})).result()
    assert found_by(store, HERA) == [("t2", 1), ("t1", 0)]
    assert found_by(store, HERA, limit=1) == [("t2", 1)]
    assert found_by(store, HERA, after=(2000.0, "t2")) == [("t1", 0)]
    assert found_by(store, HERA, game="ithaca") == []
    assert found_by(store, "ef" * 32) == []


def found_by(store: Store, token: str, limit: int = 9, **wanted: Any) -> list[tuple[str, int]]:
    """The tables that somebody finds, and the seat at each."""
    found = store.read(partial(tables.held_by, token=token, limit=limit, **wanted))
    return [(outline.id, seat) for outline, seat in found]


def test_who_gives_up_a_seat_still_finds_the_game_if_it_had_begun(store: Store) -> None:
    begun = replace(TABLE, id="t2", changed=2000.0, started=1500.0)
    store.write(partial(tables.create, table=begun, seats=SEATS, holders={HERA: 1})).result()
    store.write(partial(tables.vacate, id="t1", number=0)).result()
    store.write(partial(tables.vacate, id="t2", number=1)).result()
    assert found_by(store, HERA) == [("t2", SPECTATOR)]
    found = store.read(partial(tables.load, id="t2"))
    assert found is not None
    assert found.holders == {}


def test_how_a_game_ended_is_kept(store: Store) -> None:
    ended = replace(TABLE, ended=3000.0, result={"scores": [3, 5, 4], "ranks": [3, 1, 2]}, wanting=[2])
    store.write(partial(tables.stamp, table=ended, known=0, owner="me")).result()
    assert kept(store).table == ended
    assert found_by(store, HERA, over=True) == [("t1", 0)]
    assert found_by(store, HERA, over=False) == []


def test_a_server_that_comes_back_finds_the_games_that_were_running(store: Store) -> None:
    assert store.read(tables.running) == []
    started = replace(TABLE, started=1500.0, changed=1600.0)
    store.write(partial(tables.stamp, table=started, known=0, owner="me")).result()
    assert kept(store).owner == "me"
    assert store.read(tables.running) == ["t1"]
    assert kept(store).table == started
    over = replace(started, ended=1700.0, rematch="t2")
    store.write(partial(tables.stamp, table=over, known=1, owner=None)).result()
    assert store.read(tables.running) == []
    assert kept(store).table.rematch == "t2"


def test_what_was_said_is_kept_in_its_order(store: Store) -> None:
    said = [Said(0, "ciao", 1.5), Said(1, "Troy?", 2.5)]
    for line in said:
        store.write(partial(tables.say, id="t1", line=line)).result()
    assert kept(store).chat == said


def test_a_link_to_another_device_works_once_and_for_a_while(store: Store) -> None:
    for code in ("first", "second"):
        store.write(partial(links.offer, code=code, id="t1", seat=0, expires=100.0)).result()
    assert store.write(partial(links.follow, code="first", now=50.0)).result() == ("t1", 0)
    assert store.write(partial(links.follow, code="third", now=50.0)).result() is None
    for code, now in [("first", 51.0), ("second", 101.0)]:
        with pytest.raises(LinkUsed):
            store.write(partial(links.follow, code=code, now=now)).result()


KILLED = """
import os, sys
from functools import partial
from periplus.store import Store, tables
store = Store(sys.argv[1])
store.write(partial(tables.append, id="t1", ply=0, codes=[3, 1, 4])).result()
os.kill(os.getpid(), 9)
"""


def test_what_was_answered_survives_a_kill(store: Store, store_url: str) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED, store_url], check=False)
    assert killed.returncode == -9
    assert kept(store).decisions == [3, 1, 4]


def test_two_processes_cannot_both_win_a_ply(store: Store, store_url: str) -> None:
    other = Store(store_url)
    append(store, 0, [1]).result()
    with pytest.raises(Conflict):
        append(other, 0, [2]).result()
    other.close()
    assert kept(store).decisions == [1]


# The shape of the store


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    assert store.read(differences) == []


def run(url: str, script: str) -> None:
    """Run what is written for SQLite on either database."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as old:
            old.executescript(script)
    else:
        with psycopg.connect(url) as connection:
            connection.execute(script.replace("BLOB", "BYTEA").replace("x'01'", r"'\\x01'").encode())


FIRST_STORE = """
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO alembic_version VALUES ('0001');
CREATE TABLE tables (id VARCHAR(32) NOT NULL PRIMARY KEY, game VARCHAR(32) NOT NULL, rules INTEGER NOT NULL,
    options JSON NOT NULL, name TEXT NOT NULL, language VARCHAR(8) NOT NULL, clock INTEGER NOT NULL,
    secret BLOB NOT NULL, created FLOAT NOT NULL);
CREATE TABLE seats (table_id VARCHAR(32) NOT NULL,
    seat INTEGER NOT NULL, name TEXT NOT NULL, level VARCHAR(32) NOT NULL, token VARCHAR(64),
    PRIMARY KEY (table_id, seat), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE);
CREATE INDEX seats_by_token ON seats (token);
CREATE TABLE decisions (table_id VARCHAR(32) NOT NULL,
    ply INTEGER NOT NULL, code INTEGER NOT NULL,
    PRIMARY KEY (table_id, ply), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE);
CREATE TABLE chat (table_id VARCHAR(32) NOT NULL,
    number INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL, said FLOAT NOT NULL,
    PRIMARY KEY (table_id, number), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE);
INSERT INTO tables VALUES ('t1', 'ulysses', 1, '{"edition": "german"}', 'Friday', 'it', 60, x'01', 1000.0);
INSERT INTO seats VALUES ('t1', 0, 'Hera', '', 'abab'),
    ('t1', 1, '', 'helmsman', NULL), ('t1', 2, '', '', NULL);
INSERT INTO decisions VALUES ('t1', 0, 5), ('t1', 1, 7);
INSERT INTO chat VALUES ('t1', 0, 0, 'ciao', 1.5);
"""


def test_a_store_of_the_first_days_is_brought_up_to_date(store_url: str) -> None:
    run(store_url, FIRST_STORE)
    with closing(Store(store_url)) as store:
        found = kept(store)
        assert store.read(differences) == []
    assert found.seats == SEATS
    assert found.holders == {"abab": 0}
    assert (found.decisions, found.chat) == ([5, 7], [Said(0, "ciao", 1.5)])
    assert (found.table.name, found.table.started, found.table.ended) == ("Friday", 1000.0, None)


SECOND_STORE = """
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO alembic_version VALUES ('0002');
CREATE TABLE tables (id VARCHAR(32) NOT NULL PRIMARY KEY, game VARCHAR(32) NOT NULL, rules INTEGER NOT NULL,
    options JSON NOT NULL, name TEXT NOT NULL, language VARCHAR(8) NOT NULL, clock INTEGER NOT NULL,
    secret BLOB NOT NULL, created FLOAT NOT NULL, invitation VARCHAR(64) DEFAULT '' NOT NULL,
    host INTEGER DEFAULT '0' NOT NULL, started FLOAT, changed FLOAT DEFAULT '0' NOT NULL, ended FLOAT,
    rematch VARCHAR(32));
CREATE INDEX tables_by_end ON tables (ended);
CREATE TABLE seats (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    level VARCHAR(32) NOT NULL, kind VARCHAR(8) DEFAULT 'bot' NOT NULL, missed INTEGER DEFAULT '0' NOT NULL,
    PRIMARY KEY (table_id, seat), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE);
CREATE TABLE holders (token VARCHAR(64) NOT NULL, table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY (token, table_id), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE);
CREATE INDEX holders_by_table ON holders (table_id);
CREATE TABLE links (code VARCHAR(64) NOT NULL PRIMARY KEY, table_id VARCHAR(32) NOT NULL,
    seat INTEGER NOT NULL, expires FLOAT NOT NULL, used INTEGER NOT NULL,
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE);
CREATE TABLE decisions (table_id VARCHAR(32) NOT NULL, ply INTEGER NOT NULL, code INTEGER NOT NULL,
    PRIMARY KEY (table_id, ply), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE);
CREATE TABLE chat (table_id VARCHAR(32) NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
    text TEXT NOT NULL, said FLOAT NOT NULL,
    PRIMARY KEY (table_id, number), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE);
INSERT INTO tables VALUES ('t1', 'ulysses', 1, '{"edition": "german"}', 'Friday', 'it', 60, x'01', 1000.0,
    'come', 0, 1001.0, 1002.0, NULL, NULL);
INSERT INTO seats VALUES ('t1', 0, 'Hera', 'helmsman', 'person', 3), ('t1', 1, '', 'helmsman', 'bot', 0);
INSERT INTO holders VALUES ('abab', 't1', 0);
INSERT INTO decisions VALUES ('t1', 0, 5), ('t1', 1, 7);
INSERT INTO chat VALUES ('t1', 0, 0, 'ciao', 1.5), ('t1', 1, -2, 'bot-failed 1 sailor', 2.5);
"""


def test_a_store_of_the_second_version_is_brought_up_to_date(store_url: str) -> None:
    """In it nobody has passes made for them, and everybody may read every line."""
    run(store_url, SECOND_STORE)
    with closing(Store(store_url)) as store:
        found = kept(store)
        assert store.read(differences) == []
    assert found.seats == [Seat("Hera", "person", "helmsman", 3, ""), Seat("", "bot", "helmsman", 0, "")]
    assert (found.holders, found.decisions) == ({"abab": 0}, [5, 7])
    assert found.chat == [Said(0, "ciao", 1.5), Said(-2, "bot-failed 1 sailor", 2.5)]
    assert all((line.ply, line.audience) == (0, None) for line in found.chat)
    assert found.table.changed == 1002.0


FOURTH_STORE = f"""
{SECOND_STORE}
UPDATE alembic_version SET version_num = '0004';
ALTER TABLE tables DROP COLUMN invitation;
ALTER TABLE tables ADD COLUMN result JSON;
ALTER TABLE tables ADD COLUMN wanting JSON DEFAULT '[]' NOT NULL;
ALTER TABLE seats ADD COLUMN auto VARCHAR(16) DEFAULT '' NOT NULL;
ALTER TABLE holders ADD COLUMN gone INTEGER DEFAULT '0' NOT NULL;
ALTER TABLE chat ADD COLUMN ply INTEGER DEFAULT '0' NOT NULL;
ALTER TABLE chat ADD COLUMN audience INTEGER;
"""


def test_the_tables_of_the_version_before_have_hints(store_url: str) -> None:
    run(store_url, FOURTH_STORE)
    with closing(Store(store_url)) as store:
        found = kept(store)
        assert store.read(differences) == []
    assert found.table.hints is True
    assert (len(found.seats), found.holders, found.decisions) == (2, {"abab": 0}, [5, 7])


def test_a_table_without_hints_is_kept_as_such(store: Store) -> None:
    table = replace(TABLE, id="t2", hints=False)
    store.write(partial(tables.create, table=table, seats=SEATS, holders={})).result()
    again = store.read(partial(tables.load, id="t2"))
    outline = store.read(partial(tables.outline, id="t2"))
    assert again is not None
    assert outline is not None
    assert (again.table.hints, outline.hints) == (False, False)


def test_a_newer_store_is_refused(store_url: str) -> None:
    def from_the_future(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    store = Store(store_url)
    store.write(from_the_future).result()
    store.close()
    with pytest.raises(
        StoreError, match="by a newer Periplus: it has revision 9999, and this one knows revisions up to 0015"
    ):
        Store(store_url)


def test_a_store_that_is_there_is_not_made_anew(store: Store, store_url: str) -> None:
    again = Store(store_url)
    assert kept(again) == Kept(TABLE, SEATS, {HERA: 0}, [], [], owner="")
    again.close()


@pytest.mark.parametrize("url", ["tables.db", "nosuch://tables", "mysql://localhost/tables"])
def test_a_url_that_is_not_a_store_says_what_one_looks_like(url: str) -> None:
    with pytest.raises(StoreError, match=r"such as sqlite:///tables\.db"):
        Store(url)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("my shopping list, and more of it, and still more")
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(f"sqlite:///{tmp_path / 'tables.db'}")
    assert (tmp_path / "tables.db").read_text().startswith("my shopping list")


def test_commits_are_durable_and_readers_do_not_wait(store: Store, store_url: str) -> None:
    expected = {"sqlite": ["wal", 2, 1], "postgresql": ["on", "repeatable read", "on"]}  # 2 is FULL
    assert store.read(settings) == expected[store_url.partition(":")[0]]


def test_what_is_read_at_once_is_of_one_moment(store: Store) -> None:
    """Tables are read in several statements, while others write."""

    def twice(connection: Connection) -> tuple[int, int]:
        before = tables.decisions(connection, "t1", 0, 9)
        append(store, 0, [5, 7]).result()
        return len(before), len(tables.decisions(connection, "t1", 0, 9))

    assert store.read(twice) == (0, 0)
    assert kept(store).decisions == [5, 7]
