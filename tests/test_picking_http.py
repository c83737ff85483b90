"""Selections over HTTP: whoever picks is told what may be picked, and picks in any order."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from periplus.games import GAMES
from periplus.games.ulysses.rules.state import Position
from periplus.kernel.game import SPECTATOR
from periplus.kernel.notation import read_click
from tests.in_process import all_sent, running_app
from tests.rehearsal import Rehearsal
from tests.test_http_secrecy import set_up, stream_of

ULYSSES = Rehearsal(GAMES["ulysses"], Position)
TEMPLE = "ship = 'joppe'\nhands = [{challenge = 1, plague = 1, zeus = 1}, {}, {}]"


def test_a_temple_is_paid_with_zeus_first_and_nobody_sees_how(tmp_path: Path) -> None:
    state = ULYSSES.set_up(TEMPLE, 3)
    build, zeus, plague = (
        read_click(ULYSSES.game, state, click) for click in ("build", "card zeus", "card plague")
    )

    async def game() -> None:
        async with running_app(tmp_path) as app, AsyncExitStack() as streams:
            board = await set_up(app, ULYSSES.game, 3, state)
            payer = board.people[0]
            watched = {
                viewer: await streams.enter_async_context(stream_of(board, viewer))
                for viewer in (1, SPECTATOR)
            }
            for stream in watched.values():
                stream.take()
            assert (await payer.get(board.path)).json()["picking"] is None
            await board.click(build, [])
            table = (await payer.get(board.path)).json()
            assert [thing["written"] for thing in table["picking"]["things"]] == [
                "card challenge",
                "card plague",
                "card zeus",
            ]
            assert table["picking"]["selections"] == [
                {"counts": [1, 0, 1], "then": -1},
                {"counts": [0, 1, 1], "then": -1},
            ]
            assert (await board.people[1].get(board.path)).json()["picking"] is None
            decisions = f"{board.path}/decisions"
            refused = await payer.post(decisions, ply=1, codes=[zeus, zeus])
            assert (refused.status, refused.json()["error"]) == (422, "illegal")
            await all_sent()
            assert all(stream.take() == [] for stream in watched.values())
            body = {"ply": 1, "codes": [zeus, plague]}
            first, again = [await payer.post(decisions, **body) for _ in range(2)]
            assert (first.status, again.status) == (200, 200)
            assert first.json() == again.json() == {"ply": 3}
            assert board.live.voyage.decisions == [build, plague, zeus]
            await all_sent()
            assert all(len(stream.take()) == 1 for stream in watched.values())

    asyncio.run(game())
