"""The store on a PostgreSQL server: what it does that a file does not."""

import os
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import OperationalError

from periplus.store import Conflict, Store, StoreError, news, tables
from tests.postgres import Postgres
from tests.stores import SEATS, TABLE, append, change, differences, kept, settings


def test_commits_are_durable_even_on_a_server_that_would_not_wait(postgres: Postgres) -> None:
    url = postgres.fresh()
    database = make_url(url).database
    postgres.run("postgres", f"ALTER DATABASE {database} SET synchronous_commit = off")
    with closing(Store(url)) as store:
        assert store.write(settings).result()[0] == "on"


def test_the_driver_may_be_named_or_not(postgres: Postgres) -> None:
    url = postgres.fresh()
    for name in ("postgresql", "postgres", "postgresql+psycopg"):
        with closing(Store(url.replace("postgresql", name, 1))) as store:
            assert store.read(tables.running) == []


def test_nobody_adds_a_decision_while_another_takes_one_back(postgres: Postgres) -> None:
    """Else a ply would be missing between them."""
    url = postgres.fresh()
    with closing(Store(url)) as one, closing(Store(url)) as other:
        one.write(partial(tables.create, table=TABLE, seats=SEATS, holders={})).result()
        append(one, 0, [5, 7, 6]).result()
        taken, waiting = threading.Event(), threading.Event()

        def take_back(connection: Connection) -> None:
            tables.take_back(connection, "t1", 1)
            taken.set()
            waiting.wait(10)

        going = change(one, 1, take_back)
        taken.wait(10)
        late = append(other, 3, [8], known=1)
        while not one.read(blocked):
            pass
        waiting.set()
        going.result()
        assert isinstance(late.exception(), Conflict)
        assert kept(one).decisions == [5]


def blocked(connection: Connection) -> int:
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    found: int = connection.exec_driver_sql(waiting).scalar_one()
    return found


@pytest.mark.parametrize("prepared", [True, False])
def test_a_connection_that_was_cut_is_opened_again(postgres: Postgres, prepared: bool) -> None:
    """Whoever wrote is told that it may not have been kept; the next one finds all as usual."""
    url = postgres.fresh()
    with closing(Store(url)) as store:
        store.write(partial(tables.create, table=TABLE, seats=SEATS, holders={})).result()
        assert kept(store).decisions == []
        postgres.cut(url)
        work = partial(tables.append, id="t1", ply=0, codes=[1]) if prepared else tables.running
        assert store.write(work).exception() is not None
        append(store, 0, [2]).result()
        assert kept(store).decisions == [2]


def test_a_server_that_says_nothing_is_given_up(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.fresh()
    with closing(Store(url)) as store:
        store.write(partial(tables.create, table=TABLE, seats=SEATS, holders={})).result()
        backend: int = store.write(
            lambda open: open.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
        ).result()
        monkeypatch.setattr("periplus.store.postgres.Driver.patience", 0.2)
        os.kill(backend, signal.SIGSTOP)
        try:
            assert isinstance(append(store, 0, [1]).exception(), OperationalError)
        finally:
            os.kill(backend, signal.SIGCONT)
        monkeypatch.undo()
        with suppress(Conflict):  # if the click was made after all
            append(store, 0, [1]).result()
        assert kept(store).decisions == [1]


def test_a_click_is_sent_without_waiting_for_answers(postgres: Postgres) -> None:
    """All of it, while somebody else has the table locked: it takes one journey to the database and back."""
    url = postgres.fresh()
    with closing(Store(url)) as store, closing(Store(url)) as other:
        store.write(partial(tables.create, table=TABLE, seats=SEATS, holders={})).result()
        locked, sent = threading.Event(), threading.Event()

        def hold(connection: Connection) -> None:
            connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
            connection.exec_driver_sql("SELECT id FROM tables FOR NO KEY UPDATE")
            locked.set()
            sent.wait(10)

        def click(connection: Connection) -> None:
            tables.stamp(connection, TABLE, 0, "", whole=False)
            tables.append(connection, "t1", 0, [7, 6])
            news.tell(connection, "something")
            sent.set()

        holding = other.write(hold)
        locked.wait(10)
        clicking = store.write(click)
        holding.result()
        clicking.result()
        assert kept(store).decisions == [7, 6]


def test_two_servers_may_start_at_once_on_an_empty_database(postgres: Postgres) -> None:
    url = postgres.fresh()
    with ThreadPoolExecutor(4) as starting:
        for store in list(starting.map(Store, [url] * 4)):
            assert store.read(differences) == []
            store.close()


def test_a_server_that_is_not_there_is_named_without_the_password(tmp_path: Path) -> None:
    with pytest.raises(
        StoreError, match=r"//ada:\*\*\*@/games.* cannot be opened: .*Is the server running"
    ) as caught:
        Store(f"postgresql://ada:geheim@/games?host={tmp_path}")
    assert "geheim" not in str(caught.value)


def test_a_database_that_is_not_there_says_how_to_make_it(postgres: Postgres) -> None:
    with pytest.raises(StoreError, match=r'database "nowhere" does not exist; createdb makes a database'):
        Store(postgres.url("nowhere"))


def test_without_its_driver_a_store_says_which_extra_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "periplus.store.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"pip install 'periplus\[postgres\]'"):
        Store("postgresql://localhost/tables")
