"""Whole choices: each can be made, costs what it says, and depends on nothing its player may not know."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import periplus
from periplus.games import GAMES, KITS
from periplus.games.journey.rules.state import PAY_PHASE, TURN_PHASE
from periplus.games.journey.rules.state import Position as JourneyPosition
from periplus.games.ulysses.rules.state import Position as UlyssesPosition
from periplus.kernel.chance import Chance
from periplus.kernel.events import Log
from periplus.kernel.game import State
from periplus.kernel.notation import write_click
from periplus.kernel.picking import path
from periplus.kernel.ways import Way, whole_choices
from tests.in_process import running_app
from tests.rehearsal import Rehearsal
from tests.test_http_secrecy import set_up

WITH_WAYS = [name for name in GAMES if KITS[name].has("ways")]
JOURNEY = Rehearsal(GAMES["journey"], JourneyPosition)
ULYSSES = Rehearsal(GAMES["ulysses"], UlyssesPosition)


def ways_of(name: str, state: State) -> list[Way]:
    found: list[Way] = KITS[name].facet("ways")(state)
    return found


def positions(name: str, share: float) -> Iterator[State]:
    """Some positions of a game between helmsmen at which there are ways."""
    game, rng = GAMES[name], random.Random(name)
    voyage = periplus.play(game, ["helmsman"] * 3, seed=5)
    state = voyage.beginning.clone()
    for code in voyage.decisions:
        if state.seat >= 0 and rng.random() < share and ways_of(name, state):
            yield state
        state.apply(code)


@pytest.mark.parametrize("name", WITH_WAYS)
def test_every_way_is_one_choice_and_tells_nothing_before_its_last_click(name: str) -> None:
    seen = 0
    for state in positions(name, 0.5):
        for way in ways_of(name, state):
            assert path(GAMES[name], state, way.codes) == way.codes
            trial, log = state.clone(), Log()
            for code in way.codes[:-1]:
                trial.apply(code, log)
            assert (log.told, trial.seat) == (0, state.seat)
            seen += 1
    assert seen > 50


@pytest.mark.parametrize("name", WITH_WAYS)
def test_ways_depend_on_nothing_hidden(name: str) -> None:
    for at, state in enumerate(positions(name, 0.1)):
        guess = state.guess(state.seat, Chance(at))
        truly, guessed = ways_of(name, state), ways_of(name, guess)
        assert [(way.codes, way.gains) for way in truly] == [(way.codes, way.gains) for way in guessed]


def test_a_click_that_leaves_nothing_to_choose_is_a_whole_choice() -> None:
    state = ULYSSES.set_up("ship = 'joppe'\nhands = [{pandora = 1, challenge = 2}, {}, {}]", 3)
    written = {
        tuple(write_click(ULYSSES.game, state, code) for code in way.codes)
        for way in whole_choices(ULYSSES.game, state, [])
    }
    assert ("pandora", "card pandora") in written
    with_zeus = ULYSSES.set_up("ship = 'joppe'\nhands = [{pandora = 1, zeus = 1}, {}, {}]", 3)
    assert "pandora" not in [way.verb for way in whole_choices(ULYSSES.game, with_zeus, [])], (
        "there is a choice"
    )


def stops(state: State) -> set[int]:
    """Every space at which a move can end, by making every step there is."""
    found, waiting, tried = set(), [state], 0
    while waiting:
        here = waiting.pop()
        for code in here.legal():
            verb = JOURNEY.game.verbs.split(code)[0].name
            if verb not in ("move", "step", "stop"):
                continue
            after = JOURNEY.of(here.clone())
            after.apply(code)
            tried += 1
            if after.phase == PAY_PHASE:
                found.add(int(after.path[after.steps]))
            else:
                waiting.append(after)
        if tried > 3000:
            return set()
    return found


def test_the_ways_of_journey_lead_wherever_one_can_go_step_by_step() -> None:
    compared = 0
    for state in positions("journey", 1.0):
        if JOURNEY.of(state).phase == TURN_PHASE and (all_stops := stops(state)):
            assert {way.noun for way in ways_of("journey", state)} == all_stops
            compared += 1
    assert compared > 10


def test_a_way_is_told_by_its_cards_and_what_lies_on_it(tmp_path: Path) -> None:
    text = "pieces = {blue = 'F1'}\nhands = [{blue = 2}, {}]"

    async def answered() -> dict[str, list[str]]:
        async with running_app(tmp_path) as app:
            board = await set_up(app, JOURNEY.game, 2, JOURNEY.set_up(text, 2))
            assert (await board.people[1].get(f"{board.path}/ways")).status == 409
            answer = await board.people[0].get(f"{board.path}/ways?lang=en")
            targets = answer.json()["targets"]
            return {target["text"]: [way["text"] for way in target["ways"]] for target in targets}

    found = asyncio.run(answered())
    assert found["Go to F2 (1 card)"] == ["Lidenbrock (blue): 1 blue → 1 event card"]


def test_the_least_that_leads_is_played_with_challenge_cards_first() -> None:
    text = """
ship = 'joppe'
active = 0
hands = [{challenge = 3}, {challenge = 1, zeus = 1}, {}]
"""
    state = ULYSSES.set_up(text, 3)
    proposal = next(click for click in ULYSSES.clicks(state) if click.startswith("propose"))
    ULYSSES.play(state, proposal)
    red = next(way for way in ways_of("ulysses", state) if way.verb == "red")
    assert red.gains == {"cards": 1}
    for code in red.codes:
        state.apply(code)
    ULYSSES.play(state, "pass")
    assert [(way.verb, way.noun, way.gains["cards"]) for way in ways_of("ulysses", state)] == [
        ("back", 0, 1),
        ("back", 1, 1),
    ]
