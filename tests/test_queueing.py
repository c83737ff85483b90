"""Whose thoughts come next: by order and by number, without a clock."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from periplus.server.queueing import FLOOR, UNWATCHED, Queue, Thought

CAPTAIN, HINT, ORACLE = 0.2, 1.0, 2.0


class Desk:
    """A queue whose workers do as the test says."""

    def __init__(self, workers: int) -> None:
        self.queue = Queue(workers)

    def ask(self, person: str, seconds: float = 0.0, times: int = 1) -> Thought[float]:
        for _ in range(times):
            thought = Thought(float, seconds, person, answer=asyncio.Future(loop=LOOP))
            self.queue.add(thought)
        return thought

    def begin(self) -> list[Thought[Any]]:
        """All that can begin now."""
        return list(iter(self.queue.begin, None))

    def served(self, number: int) -> list[Thought[Any]]:
        """The next ones, each done as soon as nothing else can begin."""
        done: list[Thought[Any]] = []
        while len(done) < number:
            self.begin()
            done.append(min(self.queue.under_way, key=lambda thought: thought.seconds))
            self.queue.end(done[-1])
        return done


LOOP = asyncio.new_event_loop()


@pytest.fixture(autouse=True, scope="module")
def loop_closed() -> Any:
    yield
    LOOP.close()


def people(thoughts: list[Thought[Any]]) -> list[str]:
    return [thought.person for thought in thoughts]


def test_forty_tables_of_one_person_do_not_stand_before_another() -> None:
    desk = Desk(2)
    desk.ask("crowd", ORACLE, times=40)
    (first,) = desk.begin()  # the other worker is kept for short thoughts
    sailor, hint = desk.ask("ada"), desk.ask("ada", HINT)
    assert desk.begin() == [sailor]
    desk.queue.end(sailor)
    desk.queue.end(first)
    assert desk.begin() == [hint]


@pytest.mark.parametrize(("workers", "long"), [(1, 1), (2, 1), (4, 3)])
def test_short_thoughts_find_a_worker(workers: int, long: int) -> None:
    desk = Desk(workers)
    desk.ask("crowd", ORACLE, times=40)
    assert len(desk.begin()) == long
    desk.ask("ada", times=40)
    assert people(desk.begin()) == ["ada"] * (workers - long)


def test_short_thoughts_go_before_long_ones() -> None:
    desk = Desk(1)
    for seconds in (ORACLE, HINT, CAPTAIN, 0.0):
        desk.ask("ada", seconds)
    assert [thought.seconds for thought in desk.served(4)] == [0.0, CAPTAIN, HINT, ORACLE]


def test_people_take_turns_however_much_each_of_them_wants() -> None:
    desk = Desk(1)
    for person in ("crowd", "ada", "bruno"):
        desk.ask(person, ORACLE, times=400 if person == "crowd" else 40)
    assert Counter(people(desk.served(30))) == {"crowd": 10, "ada": 10, "bruno": 10}


def test_turns_count_by_time() -> None:
    """While an oracle thinks once, as much is thought for somebody who has captains."""
    desk = Desk(1)
    desk.ask("ada", CAPTAIN, times=1000)
    desk.ask("bruno", ORACLE, times=100)
    spent = {"ada": 0.0, "bruno": 0.0}
    for thought in desk.served(500):
        spent[thought.person] += thought.given
    assert spent["ada"] == pytest.approx(spent["bruno"], abs=ORACLE)


def test_whoever_was_away_has_saved_nothing_up() -> None:
    desk = Desk(1)
    desk.ask("ada", ORACLE)
    desk.served(1)
    desk.ask("crowd", ORACLE, times=100)
    desk.served(50)
    desk.ask("ada", ORACLE, times=50)
    assert Counter(people(desk.served(20))) == {"ada": 10, "crowd": 10}


def test_nobody_starves() -> None:
    """An oracle's turn comes, though there are always shorter thoughts by people who come anew."""
    desk = Desk(2)
    oracle = desk.ask("ada", ORACLE)
    for number in range(100):
        desk.ask(f"guest {number}", CAPTAIN)
        if oracle in desk.served(1):
            return
    raise AssertionError("it waits still")


def test_thoughts_get_shorter_as_more_wait_but_not_below_a_floor() -> None:
    given = []
    for waiting in (1, 2, 4, 8, 16, 40):
        desk = Desk(2)
        desk.ask("ada", ORACLE, times=waiting)
        given.append(desk.begin()[0].given)
    assert given[:2] == [ORACLE, ORACLE]
    assert given == sorted(given, reverse=True)
    assert given[-1] == FLOOR * ORACLE < given[2]


def test_a_crowd_shortens_its_own_thoughts_and_not_those_of_others() -> None:
    desk = Desk(2)
    desk.ask("crowd", ORACLE, times=40)
    desk.ask("ada", ORACLE)
    given = {thought.person: thought.given for thought in desk.served(2)}
    assert given == {"crowd": FLOOR * ORACLE, "ada": ORACLE}


def test_short_thoughts_are_never_shortened() -> None:
    desk = Desk(1)
    desk.ask("ada", 0.05, times=1000)
    assert desk.begin()[0].given <= 0.05


def test_what_is_no_longer_wanted_is_not_thought_and_makes_nothing_shorter() -> None:
    desk = Desk(2)
    unwanted = [desk.ask("ada", ORACLE) for _ in range(40)]
    wanted = desk.ask("ada", ORACLE)
    for thought in unwanted:
        desk.queue.drop(thought)
    assert desk.begin() == [wanted]
    assert (wanted.given, len(desk.queue)) == (ORACLE, 0)


def test_what_is_under_way_keeps_its_worker_though_nobody_wants_it() -> None:
    desk = Desk(1)
    unwanted, wanted = desk.ask("ada", ORACLE), desk.ask("bruno")
    desk.queue.drop(wanted)
    (begun,) = desk.begin()
    assert begun is unwanted
    desk.queue.drop(unwanted)
    wanted = desk.ask("bruno")
    assert desk.begin() == []
    desk.queue.end(unwanted)
    assert desk.begin() == [wanted]


@pytest.mark.parametrize("seconds", [0.0, ORACLE])
def test_of_all_tables_that_nobody_watches_one_thinks_at_once(seconds: float) -> None:
    desk = Desk(8)
    desk.ask(UNWATCHED, seconds, times=40)
    assert people(desk.begin()) == [UNWATCHED]
    desk.ask("ada", seconds, times=3)
    assert people(desk.begin()) == ["ada"] * 3


def test_all_tables_that_nobody_watches_have_one_persons_share() -> None:
    desk = Desk(1)
    desk.ask(UNWATCHED, ORACLE, times=1000)
    for person in ("ada", "bruno", "carla"):
        desk.ask(person, ORACLE, times=100)
    assert Counter(people(desk.served(40)))[UNWATCHED] == pytest.approx(10, abs=1)


def test_nothing_is_kept_of_people_who_are_gone() -> None:
    desk = Desk(2)
    for number in range(1000):
        desk.ask(f"guest {number}", CAPTAIN)
        desk.served(1)
    for turns in (desk.queue.short, desk.queue.long):
        assert len(turns.lines) == 0
