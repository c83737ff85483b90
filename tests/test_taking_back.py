"""Taking back what others have seen: while it showed nothing hidden and nobody has decided since."""

import asyncio
import json
from pathlib import Path

import pytest

from periplus.games import GAMES
from periplus.games.ulysses.rules.state import Position
from periplus.kernel.notation import read_click
from periplus.kernel.revealing import shows_something_hidden
from tests.in_process import all_sent, running_app
from tests.rehearsal import Rehearsal
from tests.test_http_secrecy import looks_of, set_up, stream_of

ULYSSES = Rehearsal(GAMES["ulysses"], Position)
DEBATE = "ship = 'joppe'\nactive = 0\nhands = [{challenge = 2, plague = 1}, {challenge = 2}, {challenge = 1}]"


@pytest.mark.parametrize(
    ("said", "done", "shows"),
    [
        ("a proposal is on the table for all to see", ["propose pharos"], False),
        ("a Plague card comes out of the hand", ["plague", "place pharos", "card plague"], True),
    ],
)
def test_whether_something_hidden_shows_follows_from_what_is_seen(
    said: str, done: list[str], shows: bool
) -> None:
    state = ULYSSES.set_up(DEBATE, 3)
    codes = [read_click(ULYSSES.game, state, click) for click in done]
    assert shows_something_hidden(state, codes, 3) == shows, said


def test_whoever_agrees_last_has_seen_that_the_place_is_nobodys_goal() -> None:
    state = ULYSSES.set_up(DEBATE, 3)
    ULYSSES.play(state, "propose pharos", "agree")
    agree = read_click(ULYSSES.game, state, "agree")
    assert shows_something_hidden(state, [agree], 3)


def test_a_proposal_is_taken_back_until_somebody_else_has_decided(tmp_path: Path) -> None:
    state = ULYSSES.set_up(DEBATE, 3)
    pharos, agree = (read_click(ULYSSES.game, state, click) for click in ("propose pharos", "agree"))

    async def game() -> None:
        async with running_app(tmp_path) as app:
            board = await set_up(app, ULYSSES.game, 3, state)
            ada, bruno = board.people[0], board.people[1]
            async with stream_of(board, 2) as stream:
                before = (await bruno.get(board.path)).json()
                await board.click(pharos, [])
                first = [json.loads(event.split("data: ")[1]) for event in stream.take()]
                proposed = await looks_of(board, 0)
                assert json.loads(proposed[0])["can_undo"]
                assert not (await bruno.get(board.path)).json()["can_undo"]
                red = next(code for code in board.live.shown.legal if code != agree)
                await board.click(red, [])
                assert await looks_of(board, 0) == proposed, "what the next one is choosing does not show"
                answer = await ada.post(f"{board.path}/undo", ply=1)
                assert (answer.status, answer.json()) == (200, {"ply": 0})
                await all_sent()
                events = [json.loads(event.split("data: ")[1]) for event in stream.take()]
                assert first[-1]["log_from"] + len(first[-1]["log"]) == 1
                assert (events[-1]["log_from"], events[-1]["log"]) == (0, [])
                assert events[-1]["chat"][-1]["text"] == "Ada has taken the last choice back."
            after = (await bruno.get(board.path)).json()
            assert (after["view"], after["log"], after["ply"]) == (before["view"], before["log"], 0)
            await board.click(pharos, [])
            await board.click(agree, [])
            refused = await ada.post(f"{board.path}/undo", ply=2)
            assert (refused.status, refused.json()["error"]) == (409, "nothing_to_undo")

    asyncio.run(game())


def test_a_stream_tells_a_moment_later_that_a_choice_can_be_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("periplus.server.live.LOOK_BACK", 0.01)
    state = ULYSSES.set_up(DEBATE, 3)
    pharos = read_click(ULYSSES.game, state, "propose pharos")

    async def game() -> None:
        async with running_app(tmp_path) as app:
            board = await set_up(app, ULYSSES.game, 3, state)
            async with stream_of(board, 0) as own, stream_of(board, 1) as other:
                own.look()
                await board.click(pharos, [])
                assert not own.look()["can_undo"]
                other.take()
                await asyncio.sleep(0.1)
                assert own.events() == [("change", {"can_undo": True})]
                assert other.take() == [], "nobody else is told"

    asyncio.run(game())
