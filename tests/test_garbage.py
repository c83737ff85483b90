"""The server looks through what is new before it is much."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from periplus.server import garbage

MANY = 50_000


@pytest.fixture(autouse=True)
def thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(*garbage.THRESHOLDS)
    yield
    gc.set_threshold(*before)


def young() -> int:
    return len(gc.get_objects(generation=0)) + len(gc.get_objects(generation=1))


def replace_all(things: list[list[int]]) -> None:
    """As many objects are freed as are made, so that the collector's own count stands still."""
    for at in range(len(things)):
        things[at] = [at]


def test_what_replaces_as_much_as_it_makes_is_looked_through_too() -> None:
    things = [[at] for at in range(MANY)]
    gc.collect()
    replace_all(things)
    assert young() > MANY / 2  # Python alone lets them pile up
    garbage.look()
    assert young() < MANY / 10


def test_the_server_keeps_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "PERIOD", 0.001)
    looks = 0

    def look() -> float:
        nonlocal looks
        looks += 1
        return 0.0

    monkeypatch.setattr(garbage, "look", look)

    async def scene() -> None:
        looking = asyncio.create_task(garbage.keep_looking())
        while looks < 3:
            await asyncio.sleep(0.001)
        looking.cancel()

    asyncio.run(scene())
