"""Changes at a table: what each makes true in memory is what it has written to the store."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial

import pytest

from periplus.games import GAMES
from periplus.server.memory import (
    Change,
    Claimed,
    Decided,
    Marked,
    Memory,
    Offered,
    Seated,
    Spoken,
    Step,
    TakenBack,
    Vacated,
)
from periplus.store import Kept, Said, Seat, Store, Table, links, tables

HERA, EOS = "ab" * 32, "cd" * 32
TABLE = Table(
    id="t1",
    game="ithaca",
    rules=GAMES["ithaca"].rules,
    options={},
    name="Friday",
    language="it",
    clock=60,
    secret=bytes(range(32)),
    host=0,
    created=1000.0,
    changed=1000.0,
    started=1000.0,
)
SEATS = [Seat("Hera", "person"), Seat("", "bot", "helmsman")]


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    """A store with a game that has been dealt."""
    with closing(Store(store_url)) as store:
        store.write(partial(tables.create, table=TABLE, seats=SEATS, holders={HERA: 0})).result()
        memory = recalled(store)
        memory.voyage.deal()
        make(store, memory, Decided(0, memory.voyage.decisions[:], public=True))
        yield store


def recalled(store: Store) -> Memory:
    kept = store.read(partial(tables.load, id="t1"))
    assert kept is not None
    return Memory(kept)


def make(store: Store, memory: Memory, change: Change) -> None:
    step = Step(memory, [change], store.server)
    store.write(step.write).result()
    step.take(memory)


def contents(memory: Memory) -> tuple[Kept, int]:
    kept = Kept(
        memory.table,
        memory.seats,
        memory.holders,
        memory.voyage.decisions[:],
        memory.chat,
        memory.version,
        memory.owner,
    )
    return kept, memory.public_ply


@pytest.mark.parametrize(
    "change",
    [
        Marked(replace(TABLE, changed=2000.0, rematch="t2")),
        Seated(1, Seat("Eos", "person", "sailor", 2)),
        Claimed(EOS, 1),
        Claimed(HERA, 1),
        Vacated(0),
        Spoken(Said(0, "ciao", 1.5)),
    ],
    ids=lambda change: type(change).__name__,
)
def test_a_change_is_kept_as_it_is_remembered(store: Store, change: Change) -> None:
    memory = recalled(store)
    before = contents(recalled(store))
    make(store, memory, change)
    assert contents(memory) == contents(recalled(store)) != before


def test_clicks_are_kept_as_they_are_remembered_made_and_taken_back(store: Store) -> None:
    memory, public = recalled(store), True
    voyage = memory.voyage
    while public:  # until somebody has begun a choice that takes two clicks
        ply, seat = voyage.ply, int(voyage.state.seat)
        voyage.click(voyage.state.legal()[-1])
        public = voyage.undo_limit(int(voyage.state.seat)) == voyage.ply
        make(store, memory, Decided(ply, voyage.decisions[ply:], public))
        assert contents(memory) == contents(recalled(store))
    before = contents(memory)
    make(store, memory, TakenBack(seat, voyage.ply - 1))
    assert contents(memory) == contents(recalled(store)) != before


def test_a_link_is_kept_and_changes_nothing_in_memory(store: Store) -> None:
    memory = recalled(store)
    make(store, memory, Offered("code", 1, expires=100.0))
    assert contents(memory) == contents(recalled(store))
    assert store.write(partial(links.follow, code="code", now=50.0)).result() == ("t1", 1)
