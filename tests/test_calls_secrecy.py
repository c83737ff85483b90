"""Law 4 for calls: who is called, when, and what they read never depends on what somebody may not know.

As in test_http_secrecy, two tables look alike to one viewer: at one lies the truth, at the other a guess.
"""

import asyncio
import random
from functools import partial
from pathlib import Path

import pytest

from periplus.games import GAMES
from periplus.kernel.chance import Chance
from periplus.kernel.game import SPECTATOR
from periplus.server.calling import said, to_all
from periplus.store import calls
from periplus.store.calls import Hook
from periplus.testing.following import Follow
from tests.in_process import running_app
from tests.test_http_secrecy import BY_HAND, Board, beginnings, decide, next_clicks, set_up

EVER = 1e12  # after everything
STEPS = 12


async def wish(board: Board, seats: int) -> None:
    """Everybody wants to be called, and a webhook tells of all turns."""
    store, id = board.live.store, board.live.table.id
    for seat in range(seats):
        facts: dict[str, object] = {"wish": calls.CHAT_TOO}
        await store.keep(partial(calls.keep, id=id, seat=seat, facts=facts))
    await store.keep(
        partial(calls.set_hook, id=id, hook=Hook("slack", "https://a.example/", "en"), seats=seats)
    )


def called(board: Board) -> list[tuple[int, str, str, str]]:
    """Who would be called after this change, and what they and the channel would read."""
    live = board.live
    found = live.store.read(partial(calls.waiting, before=EVER))
    return [
        (each.seat, each.about, said(live, each, "en").text, to_all(live, each.seat, "de").text)
        for each in sorted(found, key=lambda each: (each.seat, each.about))
        if each.table == live.table.id
    ]


@pytest.mark.parametrize("name", GAMES)
def test_calls_are_the_same_from_the_truth_and_from_a_guess(name: str, tmp_path: Path) -> None:
    game, rng = GAMES[name], random.Random(f"calls {name}")
    seats = game.seats[0]
    truths = rng.sample(list(beginnings(game, seats, 1)), 3)

    async def voyages() -> int:
        compared = 0
        async with running_app(tmp_path) as app:
            for truth, viewer in zip(truths, [SPECTATOR, 0, 1], strict=True):
                pair = Follow(game, {}, truth, truth.guess(viewer, Chance(rng.getrandbits(30))), viewer, rng)
                boards = [await set_up(app, game, seats, state) for state in (pair.truth, pair.guess)]
                for board in boards:
                    await wish(board, seats)
                for _ in range(STEPS):
                    before = [board.live.table.changed for board in boards]
                    seat, codes = int(pair.truth.seat), next_clicks(pair)
                    if codes is None:
                        break
                    await decide(boards, seat, codes, BY_HAND)
                    moved = [
                        board.live.table.changed != then for board, then in zip(boards, before, strict=True)
                    ]
                    assert moved[0] == moved[1], "a call goes out so long after the table changed"
                    told = [called(board) for board in boards]
                    assert told[0] == told[1]
                    compared += len(told[0])
        return compared

    assert asyncio.run(voyages()) > 0
