"""Cards of Ithaca: those that come with the game are valid; faults in others are reported by line."""

import json
import pickle
import re
from itertools import permutations
from pathlib import Path

import pytest

from periplus.games.ithaca.game import GAME
from periplus.games.ithaca.invariants import every_fate_card_is_in_one_zone
from periplus.games.ithaca.rules.cards import load_cards, read_cards, standard_cards
from periplus.games.ithaca.rules.components import ACTION_NAMES, GOD_NAMES, GODS
from periplus.games.ithaca.rules.state import NO_ROUTE, Position
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import DataError
from periplus.kernel.game import NOBODY
from periplus.kernel.notation import write_click
from periplus.kernel.playout import random_click
from periplus.testing.covering import covers
from tests.shipped import Shipped, line_of

pytestmark = pytest.mark.both

CARDS = Shipped("ithaca/cards.toml", load_cards)
TEXT = CARDS.text
change, read, faults_of, warnings_of = CARDS.change, CARDS.read, CARDS.faults_of, CARDS.warnings_of
Z1 = '{ id = "z1", gods = ["zeus"], value = 1, copies = 3 }'


# ---- the cards that come with the game ----


def test_the_shipped_cards_are_good_and_warn_of_nothing() -> None:
    cards = standard_cards()
    assert [fault.at("cards.toml") for fault in cards.warnings] == []
    assert (cards.kinds, sum(cards.copies), len(cards.routes)) == (34, 72, 24)
    assert standard_cards() is cards


@covers("ithaca", "I-3", "I-4", "R-45", "R-46")
def test_every_god_has_the_same_singles_and_doubles() -> None:
    fates = standard_cards().fates
    for god in range(GODS):
        singles = {fate.value: fate.copies for fate in fates if fate.gods == [god]}
        doubles = [fate for fate in fates if len(fate.gods) == 2 and god in fate.gods]
        assert singles == {1: 3, 2: 3, 3: 3, 4: 3}
        assert sum(fate.copies for fate in doubles) == 12
        assert sum(fate.copies for fate in doubles if fate.gods[0] == god) == 6
        assert sum(fate.value * fate.copies for fate in doubles) == 24
    assert "poseidon" not in GOD_NAMES


@covers("ithaca", "I-6", "I-9", "R-43", "R-44")
def test_the_routes_are_all_ways_to_give_four_actions_to_four_gods() -> None:
    routes = standard_cards().routes
    assert sorted(tuple(route.actions) for route in routes) == sorted(permutations(range(len(ACTION_NAMES))))
    for god in range(GODS):
        assert sorted(route.years for route in routes if route.colour == god) == [2, 2, 3, 3, 4, 4]


def test_what_the_rules_read_is_what_the_file_says() -> None:
    cards = standard_cards()
    for kind, fate in enumerate(cards.fates):
        assert cards.upper[kind] == fate.gods[0]
        assert cards.is_double(kind) == (len(fate.gods) == 2)
        assert [god for god in range(GODS) if cards.gods[kind] >> god & 1] == sorted(fate.gods)
        assert all((cards.of_god[god] >> kind & 1) == (god in fate.gods) for god in range(GODS))
    for number, route in enumerate(cards.routes):
        assert [cards.action[number * GODS + god] for god in range(GODS)] == route.actions
    assert [cards.wrath[players] for players in (2, 3, 4, 5)] == [3, 4, 5, 6]


def test_cards_survive_json_and_pickle() -> None:
    cards = standard_cards()
    assert read_cards(json.loads(json.dumps(cards.as_data()))) == cards
    again = pickle.loads(pickle.dumps(cards))
    assert again == cards
    assert hash(again) == hash(cards)


def test_cards_differ_if_anything_differs(tmp_path: Path) -> None:
    assert read(tmp_path, TEXT) == standard_cards()
    assert read(tmp_path, change("years = 2", "years = 3")) != standard_cards()


def test_faults_in_plain_data_have_no_line() -> None:
    data = standard_cards().as_data() | {"schema": 2}
    with pytest.raises(DataError, match=r"^mine: schema must be 1, not 2$"):
        read_cards(data, "mine")


# ---- faults ----

# What is changed into what, where the fault is, and what it says.
FAULTS = {
    "an unknown god": (
        Z1,
        '{ id = "z1", gods = ["zeuss"], value = 1, copies = 3 }',
        'fate card "z1": unknown god "zeuss"; did you mean \'zeus\'?',
    ),
    "three gods": (
        Z1,
        '{ id = "z1", gods = ["zeus", "athena", "helios"], value = 1, copies = 3 }',
        'fate card "z1": gods must be one god or two different ones, not 3',
    ),
    "the same god twice": (
        Z1,
        '{ id = "z1", gods = ["zeus", "zeus"], value = 1, copies = 3 }',
        'fate card "z1": gods must be one god or two different ones, not 2',
    ),
    "a value of nothing": (
        Z1,
        '{ id = "z1", gods = ["zeus"], value = 0, copies = 3 }',
        'fate card "z1": value must be from 1 to 6, not 0',
    ),
    "no copies": (
        Z1,
        '{ id = "z1", gods = ["zeus"], value = 1 }',
        'fate card "z1": missing key "copies"',
    ),
    "an id twice": (
        Z1,
        '{ id = "z2", gods = ["zeus"], value = 1, copies = 3 }',
        'fate card "z2": the id "z2" belongs to fate card 1 already',
    ),
    "an id that is no word": (
        Z1,
        '{ id = "Z 1", gods = ["zeus"], value = 1, copies = 3 }',
        'fate card 1: id "Z 1" may have only the letters a-z, digits, - and _',
    ),
    "a card twice": (
        Z1,
        '{ id = "z1", gods = ["zeus"], value = 2, copies = 3 }',
        'fate card "z2": is the same card as "z1": give that one more copies',
    ),
    "a long route": ("years = 2", "years = 10", 'route "r01": years must be from 1 to 9, not 10'),
    "an unknown colour": (
        'colour = "zeus"',
        'colour = "red"',
        'route "r01": unknown colour "red" (expected one of zeus, athena, helios or aiolus)',
    ),
    "a name twice": (
        'en = "Tenedos"',
        'en = "Scylla"',
        'route "r02": the en name "Scylla" belongs to r01 already',
    ),
    "a colour twice": (
        'athena = "green"',
        'athena = "red"',
        'colours: the colour "red" belongs to zeus already',
    ),
    "a large hand": ("hand = 4", "hand = 5", "limits: hand must be from 1 to 4, not 5"),
    "a calm Poseidon": ("\n5 = 6", "\n5 = 60", "wrath: 5 must be from 1 to 9, not 60"),
    "an unknown key": (
        "hand = 4",
        "hand = 4\nhands = 4",
        "limits: unknown key \"hands\"; did you mean 'hand'?",
    ),
}
# Where the fault is told, if not where the change begins.
ANCHORS = {
    "an id twice": '{ id = "z2", gods = ["zeus"], value = 2',
    "a card twice": '{ id = "z2"',
    "a name twice": 'names = { en = "Scylla", it = "Tenedo"',
    "an unknown key": "hands = 4",
    "a calm Poseidon": "5 = 60",
}


@pytest.mark.parametrize("kind", FAULTS)
def test_faulty_cards_are_refused_with_the_line(kind: str, tmp_path: Path) -> None:
    old, new, message = FAULTS[kind]
    text = change(old, new)
    assert faults_of(tmp_path, text) == [(line_of(text, ANCHORS.get(kind, new)), message)]


def test_five_players_need_enough_fate_cards(tmp_path: Path) -> None:
    text = TEXT.replace("copies = 3", "copies = 1")
    assert sum(read(tmp_path, text).copies) == 40
    text = text.replace("copies = 2", "copies = 1")
    message = "34 fate cards are too few: five players need at least 39"
    assert faults_of(tmp_path, text) == [(line_of(text, "fate = ["), message)]


def test_there_is_room_for_62_kinds(tmp_path: Path) -> None:
    more = [f'  {{ id = "x{n}", gods = ["zeus"], value = 1, copies = 1 }},' for n in range(29)]
    text = change("fate = [", "\n".join(["fate = [", *more]))
    messages = [message for _, message in faults_of(tmp_path, text)]
    assert "63 kinds of fate cards are too many: there is room for 62" in messages


def test_there_is_room_for_32_routes(tmp_path: Path) -> None:
    again = TEXT[TEXT.index("\n[[route]]") : TEXT.index('\n[[route]]\nid = "r10"')]
    messages = [message for _, message in faults_of(tmp_path, TEXT + again)]
    assert "33 routes are too many: there is room for 32" in messages


def test_five_routes_are_too_few(tmp_path: Path) -> None:
    text = TEXT[: TEXT.index('\n[[route]]\nid = "r06"')]
    assert [message for _, message in faults_of(tmp_path, text)] == [
        "5 routes are too few: five players need 6"
    ]


# ---- warnings ----


def test_gods_that_are_not_worth_the_same_are_warned_of(tmp_path: Path) -> None:
    text = change(Z1, Z1.replace("copies = 3", "copies = 5"))
    message = "the gods' cards are not worth the same: zeus 56, athena 54, helios 54, aiolus 54"
    assert warnings_of(tmp_path, text) == [(line_of(text, "fate = ["), message)]


def test_a_god_without_singles_is_warned_of(tmp_path: Path) -> None:
    kept = [line for line in TEXT.splitlines(keepends=True) if 'gods = ["zeus"]' not in line]
    text = "".join(kept)
    message = "zeus has no single cards: no gift of that god has a prize"
    assert (line_of(text, "fate = ["), message) in warnings_of(tmp_path, text)


def test_a_colour_without_routes_is_warned_of(tmp_path: Path) -> None:
    text = TEXT.replace('colour = "helios"', 'colour = "zeus"')
    assert warnings_of(tmp_path, text) == [(line_of(text, "[[route]]"), "no route has the colour of helios")]


@covers("ithaca", "R-43")
def test_a_route_of_ones_own_may_show_an_action_for_several_gods(tmp_path: Path) -> None:
    same = 'actions = { zeus = "landing", athena = "landing", helios = "landing", aiolus = "landing" }'
    cards = read(tmp_path, re.sub(r"actions = \{.*\}", same, TEXT))
    assert cards.warnings == []
    state = GAME.start(3, {"cards": cards.as_data()})
    choices, chance = Choices(), Chance(1)
    landed = 0
    while state.seat != NOBODY:
        shown = [write_click(GAME, state, code) for code in state.legal()]
        assert not any(text.startswith(("odyssey", "oracle", "favour")) for text in shown)
        landed += "land" in shown
        state.apply(random_click(state, choices, chance))
    assert landed > 0


def test_a_route_without_a_landing_is_warned_of(tmp_path: Path) -> None:
    text = change('aiolus = "landing" }', 'aiolus = "oracle" }')
    message = 'route "r01" shows no landing: it must be changed'
    assert warnings_of(tmp_path, text) == [(line_of(text, 'aiolus = "oracle" }'), message)]


@covers("ithaca", "R-26")
def test_with_few_short_routes_the_pile_can_dry_up_and_the_game_goes_on(tmp_path: Path) -> None:
    text = change("years_to_end = 10", "years_to_end = 30", TEXT[: TEXT.index('\n[[route]]\nid = "r10"')])
    cards = read(tmp_path, text)
    told = "five players can land 9 of the 9 routes, and then have none to draw"
    assert told in [fault.message for fault in cards.warnings]
    without = 0
    for seed in range(3):
        state = GAME.start(5, {"cards": cards.as_data(), "round_cap": 50})
        assert isinstance(state, Position)
        choices, chance = Choices(), Chance(seed)
        while state.seat != NOBODY:
            state.apply(random_click(state, choices, chance))
            every_fate_card_is_in_one_zone(state)
            without += state.seat >= 0 and NO_ROUTE in state.routes
    assert without > 0
