"""What the page of Ithaca gets beside the words: the contents of the table, sets of cards, sums."""

import json
from typing import Any

import pytest

from periplus.games.ithaca.game import GAME
from periplus.games.ithaca.rules.cards import standard_cards
from periplus.games.ithaca.rules.components import row_of
from periplus.kernel.game import SPECTATOR
from periplus.text.words import LANGUAGES
from tests.test_ithaca_picture import SCENE, at

HOMEWARD = ["r05", "r11"]  # eight years: one route more ends the game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_contents_are_all_that_is_in_the_box(seats: int) -> None:
    state = GAME.start(seats, {})
    contents: Any = state.contents()
    assert json.loads(json.dumps(contents)) == contents
    assert [god["id"] for god in contents["gods"]] == ["zeus", "athena", "helios", "aiolus"]
    assert sum(card["copies"] for card in contents["cards"]) == 72
    assert contents["wrath"] == state.view(SPECTATOR)["wrath"]
    for told, route in zip(contents["routes"], standard_cards().routes, strict=True):
        assert (told["years"], told["colour"], told["actions"]) == (route.years, route.colour, route.actions)
        assert tuple(told["names"]) == LANGUAGES


def test_a_set_of_cards_is_unfolded_into_counts() -> None:
    assert GAME.unfold("cards", row_of([2, 0, 2])) == [1, 0, 2]
    assert GAME.unfold("cards", row_of([])) == []
    assert GAME.unfold("card", 7) == 7


def test_what_can_be_counted_is_told() -> None:
    state = at(SCENE)
    assert state.standing() == state.view(SPECTATOR)["scores"] == [6, 0, 0]
    assert state.view(0)["cargo_worth"] == [4, 0, 4]


def test_the_defence_is_against_the_suitors_where_they_are() -> None:
    state = at(SCENE)  # the Suitors are at Aeolus
    assert [state.view(viewer)["defence"] for viewer in (0, 1, 2, SPECTATOR)] == [0, 1, 0, None]
    absent = at(SCENE.replace('suitors = "aiolus"', ""))
    assert absent.view(1)["defence"] is None


def test_the_seats_bid_from_the_active_one_on() -> None:
    assert at(SCENE).view(0)["gift"] is None
    scene = SCENE.replace('["z1", "za1"]', '["z4", "za1"]').replace('"z4", "zi2"', '"zi2"') + "active = 2"
    state = at(scene, "influence z3", "deal i1")
    gift: Any = state.view(SPECTATOR)["gift"]
    assert gift["order"] == [2, 0, 1]


@pytest.mark.parametrize(
    ("landed", "final_round", "ends"),
    [(["r05"], "no", "no"), (HOMEWARD, "no", "now"), (HOMEWARD, "yes", "round")],
)
def test_what_a_landing_would_end_is_told(landed: list[str], final_round: str, ends: str) -> None:
    state = at(SCENE.replace('["r05"]', str(landed)), final_round=final_round)
    view: Any = state.view(SPECTATOR)
    assert (view["active"], view["landing_ends"], view["last_round"]) == (0, ends, False)


def test_the_last_round_is_told_while_it_is_played() -> None:
    state = at(SCENE.replace('[["r05"], [], ["r23"]]', str([[], [], [*HOMEWARD, "r23"]])), final_round="yes")
    assert state.view(SPECTATOR)["last_round"] is True
