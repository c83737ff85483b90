"""Things picked in any order: law 10 at the positions of all scenarios, and what people stumbled over."""

import random
from pathlib import Path

import pytest

from periplus.cli.several import read_several
from periplus.games import GAMES, KITS
from periplus.games.journey.rules.state import Position as JourneyPosition
from periplus.games.ulysses.rules.state import Position as UlyssesPosition
from periplus.kernel.errors import IllegalClick
from periplus.kernel.events import Event
from periplus.kernel.game import Game, State
from periplus.kernel.notation import read_click, write_click
from periplus.kernel.picking import Picking, path, picking
from periplus.kernel.scenario import run_scenario
from periplus.testing.selecting import check_picking
from tests.rehearsal import Rehearsal

pytestmark = pytest.mark.both

ULYSSES = Rehearsal(GAMES["ulysses"], UlyssesPosition)
JOURNEY = Rehearsal(GAMES["journey"], JourneyPosition)


def scenarios(name: str) -> list[Path]:
    return sorted((KITS[name].folder / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_scenario_asks_for_can_be_picked_in_any_order(name: str) -> None:
    rng, selections = random.Random(name), 0

    def look(state: State, events: list[Event]) -> None:
        nonlocal selections
        if state.seat >= 0:
            selections += check_picking(GAMES[name], state, rng)

    for scenario in scenarios(name):
        assert run_scenario(scenario, GAMES, look).error is None
    assert selections > 20


def selections(game: Game, state: State) -> list[list[str]]:
    """What can be picked together, in writing: the nouns, ascending."""
    found = picking(game, state)
    assert found is not None
    return sorted(
        [write_click(game, state, code).split()[1] for code in selection.picks]
        for selection in found.selections
    )


def found_path(game: Game, state: State, *written: str) -> list[str]:
    codes = [read_click(game, state, click) for click in written]
    return [write_click(game, state, code) for code in path(game, state, codes)]


def test_zeus_may_be_the_first_card_that_is_picked_for_a_temple() -> None:
    game = ULYSSES.game
    state = ULYSSES.set_up("ship = 'joppe'\nhands = [{challenge = 1, plague = 1, zeus = 1}, {}, {}]", 3)
    ULYSSES.play(state, "build")
    assert "card zeus" not in ULYSSES.clicks(state), "in the record it comes last"
    assert selections(game, state) == [["challenge", "zeus"], ["plague", "zeus"]]
    assert found_path(game, state, "card zeus", "card plague") == ["card plague", "card zeus"]
    with pytest.raises(IllegalClick):
        found_path(game, state, "card plague", "card challenge")


def test_the_gold_fossil_may_be_the_first_to_be_given_up() -> None:
    text = "stage = 'upkeep'\nfossils = [{single = 4, gold = 1}, {}]\nwater = [1, 0]"
    state = JOURNEY.set_up(text, 2)
    assert JOURNEY.clicks(state) == ["give single"]
    assert selections(JOURNEY.game, state) == [["single", "gold"], ["single", "single"]]
    assert found_path(JOURNEY.game, state, "give gold", "give single") == ["give single", "give gold"]


def test_after_returning_gold_a_single_fossil_may_follow() -> None:
    game = JOURNEY.game
    text = "pieces = {blue = 'F1'}\nhands = [{blue = 1}, {}]\nfossils = [{single = 1, gold = 2}, {}]"
    state = JOURNEY.set_up(text, 2)
    JOURNEY.play(state, "move blue", "step F2", "stop", "pay blue", "event opportunity")
    assert ["single", "gold", "gold"] in selections(game, state)
    assert ["gold"] in selections(game, state)
    clicks = ["return gold", "return single", "return gold", "done"]
    assert found_path(game, state, *clicks) == ["return single", "return gold", "return gold", "done"]
    JOURNEY.play(state, "return gold")
    assert JOURNEY.clicks(state) == ["return gold", "done"], "in the record the single one comes first"


def test_fossils_go_under_the_deck_in_the_order_in_which_they_are_picked() -> None:
    """By lamp the order is the player's, so it is kept."""
    paths: set[tuple[int, ...]] = set()

    def look(state: State, events: list[Event]) -> None:
        found = picking(JOURNEY.game, state) if state.seat >= 0 else None
        if found is not None and write_click(JOURNEY.game, state, found.things[0]).startswith("return"):
            paths.update(tuple(path(JOURNEY.game, state, order)) for order in both_orders(found))

    name = "lamp-four-to-choose-from.toml"
    assert run_scenario(KITS["journey"].folder / "scenarios" / name, GAMES, look).error is None
    assert any(order != tuple(sorted(order)) for order in paths)


def both_orders(found: Picking) -> list[list[int]]:
    return [order for one in found.selections for order in (one.picks, one.picks[::-1])]


def test_what_is_paid_and_what_is_staked_are_two_selections() -> None:
    """Who cures a place in order to put a disc there pays first, then plays for it."""
    text = """
ship = 'joppe'
active = 2
plagues = ['zypern']
hands = [{challenge = 2, plague = 1, zeus = 1}, {}, {}]
temples = [2, 1, 1]
"""
    state, game = ULYSSES.set_up(text, 3), ULYSSES.game
    proposal = next(click for click in ULYSSES.clicks(state) if click.startswith("propose"))
    ULYSSES.play(state, proposal, "red zypern")
    assert ["plague", "zeus"] in selections(game, state)
    clicks = ["card zeus", "card plague", "card challenge", "card challenge", "done"]
    ordered = ["card plague", "card zeus", "card challenge", "card challenge", "done"]
    assert found_path(game, state, *clicks) == ordered


@pytest.mark.parametrize(
    ("line", "clicks"),
    [
        ("build zeus plague", ["build", "card plague", "card zeus"]),
        ("build card zeus, card plague", ["build", "card plague", "card zeus"]),
        ("build zeus chall", ["build", "card challenge", "card zeus"]),
        ("build zeus", None),
        ("build zeus wind", None),
        ("zeus plague", None),
    ],
)
def test_in_the_terminal_a_line_may_name_several_things(line: str, clicks: list[str] | None) -> None:
    game = ULYSSES.game
    state = ULYSSES.set_up("ship = 'joppe'\nhands = [{challenge = 1, plague = 1, zeus = 1}, {}, {}]", 3)
    found = read_several(game, state, line)
    assert [write_click(game, state, code) for code in found or []] == (clicks or [])
    if clicks:
        ULYSSES.play(state, "build")
        assert read_several(game, state, line.removeprefix("build ")) == (found or [])[1:]
