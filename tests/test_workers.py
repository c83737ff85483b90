"""The processes in which bots think."""

import asyncio

import pytest

import periplus
from periplus import build
from periplus.games import GAMES
from periplus.kernel.voyage import Voyage
from periplus.server import workers
from periplus.server.workers import Workers, asked


def test_bots_change_over_to_compiled_rules_when_there_are_some(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = iter([False, False, True])
    monkeypatch.setattr(periplus, "BUILD", "source")
    monkeypatch.delenv("PERIPLUS_BUILD", raising=False)
    monkeypatch.setattr(build, "fresh", lambda package: next(looks))
    monkeypatch.setattr(workers, "LOOKING", 0.0)

    async def play_on() -> None:
        bots = Workers(1)
        before = bots._pool
        voyage = Voyage(GAMES["ithaca"], ["A", "B"], {}, secret=bytes(32))
        question = asked(voyage, int(voyage.state.seat), 1)
        try:
            thought = asyncio.create_task(bots.decide(question, "helmsman", "ada"))
            await asyncio.sleep(0)  # it has been asked
            await bots.change_over()
            assert bots._pool is not before
            assert await bots.decide(question, "helmsman", "ada") == await thought
        finally:
            bots.close()

    asyncio.run(play_on())


def test_whoever_asks_for_a_build_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(periplus, "BUILD", "source")
    monkeypatch.setenv("PERIPLUS_BUILD", "source")
    bots = Workers(1)
    before = bots._pool
    asyncio.run(bots.change_over())
    assert bots._pool is before
    bots.close()
