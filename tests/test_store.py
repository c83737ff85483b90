"""The store: what was answered is kept, two clicks never both win, and stores of any age are understood."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from periplus.store import Conflict, Kept, Seat, Store, StoreError, Table, tables
from periplus.store.schema import METADATA

TABLE = Table("t1", "ulysses", 1, {"edition": "german"}, "Friday", "it", 60, b"\x01" * 32, 1000.0)
SEATS = [Seat("Hera", token="ab" * 32), Seat("Ares", "helmsman"), Seat("")]


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(url_of(tmp_path))
    store.write(partial(tables.create, table=TABLE, seats=SEATS)).result()
    yield store
    store.close()


def kept(store: Store, id: str = "t1") -> Kept:
    found = store.read(partial(tables.load, id=id))
    assert found is not None
    return found


def append(store: Store, ply: int, codes: list[int]) -> Future[None]:
    return store.write(partial(tables.append, id="t1", ply=ply, codes=codes))


def test_a_table_is_kept_as_it_was_made(store: Store) -> None:
    assert kept(store) == Kept(TABLE, SEATS, [])
    assert store.read(partial(tables.load, id="t2")) is None


def test_decisions_are_kept_in_their_order(store: Store) -> None:
    append(store, 0, [5, 7]).result()
    append(store, 2, [6]).result()
    assert kept(store).decisions == [5, 7, 6]


def test_a_decision_for_a_ply_that_is_taken_or_to_come_changes_nothing(store: Store) -> None:
    append(store, 0, [5, 7]).result()
    for ply in (0, 1, 3):
        with pytest.raises(Conflict) as caught:
            append(store, ply, [9]).result()
        assert caught.value.ply == 2
    assert kept(store).decisions == [5, 7]


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


def test_decisions_can_be_taken_back_unless_somebody_was_quicker(store: Store) -> None:
    append(store, 0, [5, 7, 6]).result()
    with pytest.raises(Conflict):
        store.write(partial(tables.take_back, id="t1", ply=2, limit=1)).result()
    store.write(partial(tables.take_back, id="t1", ply=3, limit=1)).result()
    assert kept(store).decisions == [5]


def test_a_seat_changes_hands(store: Store) -> None:
    store.write(partial(tables.seat, id="t1", number=2, sitting=Seat("Eris", token="cd" * 32))).result()
    assert kept(store).seats == [*SEATS[:2], Seat("Eris", token="cd" * 32)]


def test_whoever_holds_a_token_finds_the_tables_again(store: Store) -> None:
    newer = replace(TABLE, id="t2", created=2000.0)
    seats = [Seat("Zeus"), Seat("Hera", token="ab" * 32)]
    store.write(partial(tables.create, table=newer, seats=seats)).result()
    assert store.read(partial(tables.held_by, token="ab" * 32)) == [("t2", 1), ("t1", 0)]
    assert store.read(partial(tables.held_by, token="ef" * 32)) == []


def test_what_was_said_is_read_from_where_one_left(store: Store) -> None:
    for at, words in enumerate(["ciao", "Troy?"]):
        number = store.write(partial(tables.say, id="t1", seat=at, text=words, said=1.5 + at)).result()
        assert number == at
    assert store.read(partial(tables.said, id="t1", since=1)) == [(1, 1, "Troy?", 2.5)]


KILLED = """
import os, sys
from functools import partial
from periplus.store import Store, tables
store = Store(sys.argv[1])
store.write(partial(tables.append, id="t1", ply=0, codes=[3, 1, 4])).result()
os.kill(os.getpid(), 9)
"""


def test_what_was_answered_survives_a_kill(store: Store, tmp_path: Path) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED, url_of(tmp_path)], check=False)
    assert killed.returncode == -9
    assert kept(store).decisions == [3, 1, 4]


def test_two_processes_cannot_both_win_a_ply(store: Store, tmp_path: Path) -> None:
    other = Store(url_of(tmp_path))
    append(store, 0, [1]).result()
    with pytest.raises(Conflict):
        append(other, 0, [2]).result()
    other.close()
    assert kept(store).decisions == [1]


# The shape of the store


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    assert store.read(differences) == []


def test_a_newer_store_is_refused(tmp_path: Path) -> None:
    def from_the_future(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    store = Store(url_of(tmp_path))
    store.write(from_the_future).result()
    store.close()
    with pytest.raises(StoreError, match="by a newer Periplus: it has revision 9999, this one knows 0001"):
        Store(url_of(tmp_path))


def test_a_store_that_is_there_is_not_made_anew(store: Store, tmp_path: Path) -> None:
    again = Store(url_of(tmp_path))
    assert kept(again) == Kept(TABLE, SEATS, [])
    again.close()


@pytest.mark.parametrize("url", ["tables.db", "nosuch://tables", "postgresql://localhost/tables"])
def test_a_url_that_is_no_store_says_what_one_looks_like(url: str) -> None:
    with pytest.raises(StoreError, match=r"such as sqlite:///tables\.db"):
        Store(url)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("my shopping list, and more of it, and still more")
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(url_of(tmp_path))
    assert (tmp_path / "tables.db").read_text().startswith("my shopping list")


def test_commits_are_durable_and_readers_do_not_wait(store: Store) -> None:
    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert store.read(settings) == ["wal", 2, 1]  # 2 is FULL
