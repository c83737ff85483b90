"""Moving a store to another database: everything arrives, or nothing; and what differs is noticed."""

from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from periplus.store import Kept, Said, Seat, Store, StoreError, Table, copying, links, tables
from periplus.store.copying import copy, digest, rows_in
from periplus.store.schema import DECISIONS, METADATA
from tests.postgres import Postgres
from tests.terminals import Desk

TABLE = Table(
    id="t1",
    game="ulysses",
    rules=1,
    options={"seats": 3, "edition": "german", "map": {"b": 1, "a": ["è", None, 1.5]}},
    name="Vénerdì ⛵",
    language="it",
    clock=60,
    secret=bytes(range(32)),
    host=0,
    created=0.1 + 0.2,
    changed=1_763_465_000.123456,
)
SEATS = [Seat("Hera", "person", "helmsman", 2, "turn"), Seat("", "bot", "helmsman"), Seat()]
IDS = ["B", "_", "a", "-", "é", "Z"]  # that alphabets sort in other ways than their numbers


@pytest.fixture(params=["to PostgreSQL", "to SQLite"])
def places(request: pytest.FixtureRequest, postgres: Postgres, tmp_path: Path) -> tuple[str, str]:
    """From where to where."""
    there = (f"sqlite:///{tmp_path / 'tables.db'}", postgres.fresh())
    return there if request.param == "to PostgreSQL" else there[::-1]


def fill(store: Store) -> None:
    """Tables in every state, with a row of every kind."""

    def work(connection: Connection) -> None:
        for number, id in enumerate(IDS):
            table = replace(TABLE, id=id, hints=number % 2 == 0)
            tables.create(connection, table, SEATS, {f"{number:064}": 0})
            tables.append(connection, id, 0, list(range(number * 7)))
            tables.say(connection, id, Said(0, "ciao, ‘Troy’?", 1.5, 3, None if number % 2 else 1))
            links.offer(connection, f"code{id}", id, 1, 1e9)
        over = replace(TABLE, started=1.0, ended=2.0, result={"scores": [3, 5, 4], "ranks": [3, 1, 2]})
        tables.stamp(connection, replace(over, id="B", rematch="a", wanting=[2]), 0, None)

    store.write(work).result()


def all_of(store: Store) -> list[Kept | None]:
    return [store.read(partial(tables.load, id=id)) for id in IDS]


def digests(store: Store) -> list[str]:
    return [store.read(partial(digest, table=table)) for table in METADATA.sorted_tables]


def test_everything_arrives(places: tuple[str, str], desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "BATCH", 4)  # so that there are several
    source, target = places
    with closing(Store(source)) as store:
        fill(store)
        before, rows = all_of(store), rows_in(store)
    said = desk.run("store", "copy", source, target)
    assert (said.code, said.err) == (0, "")
    assert said.out == f"{rows} rows copied and compared: both stores are the same\n"
    with closing(Store(source)) as one, closing(Store(target)) as other:
        assert all_of(one) == all_of(other) == before
        assert digests(one) == digests(other)
        assert other.write(partial(links.follow, code="codea", now=5.0)).result() == ("a", 1)


def test_nothing_is_mixed_with_what_is_there(places: tuple[str, str], desk: Desk) -> None:
    for url in places:
        with closing(Store(url)) as store:
            fill(store)
    said = desk.run("store", "copy", *places)
    assert (said.code, said.out) == (1, "")
    assert said.err == "periplus store: the store to copy to is not empty: name a new one\n"


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE decisions SET code = code + 1 WHERE table_id = 'Z' AND ply = 3",
        "DELETE FROM decisions WHERE table_id = 'Z' AND ply = 3",
        "INSERT INTO decisions VALUES ('Z', 99, 0)",
    ],
)
def test_a_row_that_differs_is_noticed(places: tuple[str, str], harm: str) -> None:
    with closing(Store(places[0])) as source, closing(Store(places[1])) as target:
        fill(source)
        copy(source, target, lambda rows: None)
        target.write(lambda connection: connection.execute(text(harm))).result()
        differing = [one != other for one, other in zip(digests(source), digests(target))]
        assert differing == [table is DECISIONS for table in METADATA.sorted_tables]


def test_a_copy_that_is_not_the_same_is_not_kept(
    places: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Store(places[0])) as source, closing(Store(places[1])) as target:
        fill(source)
        found = iter(range(9))
        monkeypatch.setattr(copying, "digest", lambda *_: next(found))
        with pytest.raises(StoreError, match="the copy is not the same"):
            copy(source, target, lambda rows: None)
        assert rows_in(target) == 0


def test_a_store_that_is_not_there_is_not_made(desk: Desk, tmp_path: Path) -> None:
    said = desk.run("store", "copy", f"sqlite:///{tmp_path / 'no.db'}", f"sqlite:///{tmp_path / 'new.db'}")
    assert said.code == 1
    assert "there is no store to copy at sqlite:////" in said.err
    assert list(tmp_path.glob("*.db")) == []
