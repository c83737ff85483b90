"""The helmsman of Ithaca: that his rules of thumb do what they say."""

import pytest

from periplus.games.ithaca.game import GAME
from periplus.games.ithaca.helmsman import Helmsman
from periplus.games.ithaca.helmsman.deeds import PATIENCE
from periplus.games.ithaca.helmsman.odds import Odds, sole_leads
from periplus.games.ithaca.view import seen
from periplus.kernel.datafile import parse
from periplus.kernel.game import DEALER
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.notation import read_click, write_click

# A red route of four years: Zeus means Odyssey, Athena Landing, Helios Oracle, Aiolus Favour.
RED = 'routes = ["r06", "r20"]\n'
NEARLY_HOME = RED + 'landed = [["r05", "r12"], []]\nstage = "deed"\ngods = { athena = ["a3"] }\n'


def answer(scene: str, *made: str, final_round: str = "no") -> str:
    """What a helmsman clicks after the clicks made; the dealer deals the first card there is."""
    file = parse(scene, "a table")
    options: dict[str, object] = {"final_round": final_round}
    state = GAME.set_up(2, options, file.root)
    file.finish()
    for text in [*made, ""]:
        while state.seat == DEALER:
            state.apply(state.legal()[0])
        if text:
            state.apply(read_click(GAME, state, text))
    helmsman = Helmsman(GAME, options, seed=1)
    return write_click(GAME, state, helmsman.choose(Knowledge(state, state.seat)))


def test_he_steers_a_full_ship_to_its_landing() -> None:
    scene = (
        RED
        + """
        stage = "influence"
        gods = { zeus = ["z2"] }
        cargo = [["z2", "z3", "z3", "z4"]]
        hands = [["a3", "h1", "i2", "z1"]]
    """
    )
    assert answer(scene) == "influence a3"
    assert answer(scene, "influence a3") == "land"


def test_he_keeps_a_route_that_promises_something_and_leaves_one_that_does_not() -> None:
    table = 'oracles = [["i1"]]\nhands = [["z4", "z3", "h4", "h3"]]\n'
    assert answer(RED + table + 'gods = { zeus = ["z3"] }') == "keep"
    blue = 'routes = ["r20", "r06"]\n'  # two years, and Athena means Landing here, too
    assert answer(blue + table + 'gods = { athena = ["a4", "a2"] }') == "change i1"


def test_he_lands_no_empty_ship_for_its_years() -> None:
    assert answer(RED + 'stage = "deed"\ngods = { athena = ["a3"] }').startswith("discard")


def test_he_loads_the_best_card_that_fits() -> None:
    scene = RED + 'stage = "deed"\ngods = { zeus = ["z3"] }\nhands = [["z1", "z3", "a4", "hz2"]]'
    assert answer(scene) == "odyssey z3"


def test_he_swaps_out_the_oracle_card_worth_least() -> None:
    scene = (
        RED
        + """
        stage = "deed"
        gods = { helios = ["h3"] }
        oracles = [["z1", "z3", "a3"]]
        hands = [["h4", "i1", "i1", "a1"]]
    """
    )
    assert answer(scene) == "oracle h4"
    assert answer(scene, "oracle h4") == "swap z1"


@pytest.mark.parametrize(("others", "lands"), [('["i1"]', True), ('["i4", "i4", "i4", "h4"]', False)])
def test_he_ends_the_game_if_he_will_win_it(others: str, lands: bool) -> None:
    scene = NEARLY_HOME + f'cargo = [["z4"]]\npoints = [["h3"], {others}]'
    assert (answer(scene) == "land") is lands


@pytest.mark.parametrize(
    ("final_round", "first", "lands"), [("no", 0, True), ("yes", 0, False), ("yes", 1, True)]
)
def test_he_ends_no_game_that_another_can_still_win(final_round: str, first: int, lands: bool) -> None:
    """R-37: where the round is completed, who plays after him has a turn left to land a full ship."""
    table = 'cargo = [["z4"], ["i4", "i4"]]\npoints = [["h3"], ["h1"]]\n'
    scene = NEARLY_HOME + table + f"first = {first}\nactive = 0\nturn = {3 + first}"
    assert (answer(scene, final_round=final_round) == "land") is lands


def test_in_a_last_round_he_lands_what_he_has() -> None:
    """R-37: this is his last turn, so cargo and plans are worth nothing."""
    table = 'cargo = [["z1"]]\nlanded = [[], ["r05", "r12", "r18"]]\ngods = { athena = ["a3"] }\n'
    scene = RED + table + 'stage = "deed"\nfirst = 1\nactive = 0\nturn = 4'
    assert answer(scene, final_round="yes") == "land"


def test_who_plays_last_in_a_round_need_not_hurry() -> None:
    """R-37: a rival who plays before him can end the game only so that his own turn is still to come."""
    table = 'landed = [[], ["r05", "r12"]]\nroutes = ["r06", "r20"]\nstage = "deed"\n'
    for first, hurry in ((0, True), (1, False)):
        file = parse(table + f"first = {first}\nactive = 0\nturn = {3 + first}", "a table")
        state = GAME.set_up(2, {"final_round": "yes"}, file.root)
        lore = Helmsman(GAME, {"final_round": "yes"}, seed=1).lore
        odds = Odds(seen(Knowledge(state, 0).view()), lore)
        assert (odds.hurry > 0) is hurry


def test_a_game_that_lasts_too_long_he_ends_even_if_he_loses() -> None:
    scene = NEARLY_HOME + 'points = [[], ["i4", "i4"]]\nturn = '
    assert answer(scene + "1") != "land"
    assert answer(scene + str(2 * PATIENCE * 2 + 1)) == "land"


def test_he_bids_for_a_good_prize_but_no_more_than_it_takes() -> None:
    scene = RED + 'gods = { zeus = ["z4"] }\nhands = [["z3", "h1", "i1", "a1"]]\noracles = [["z1", "z3"]]'
    made = ["keep", "influence z3"]
    assert answer(scene, *made) == "bid z1"
    assert answer(scene, *made, "bid z1") == "done"


def test_he_gives_no_good_card_for_a_poor_prize() -> None:
    scene = RED + 'gods = { zeus = ["z1", "zh3", "az2"] }\nhands = [["zi2", "h1"]]\noracles = [["z4"]]'
    assert answer(scene, "keep", "influence zi2", "god zeus") == "pass"


def test_he_throws_overboard_what_is_worth_least() -> None:
    scene = RED + 'oracles = [["i1"]]\ncargo = [["z3", "z1", "z4", "z2"]]\nroute_deck = ["r01"]'
    assert answer(scene, "change i1") == "trim z1"
    assert answer(scene, "change i1", "trim z1") == "trim z2"


def test_who_ties_leads_nobody() -> None:
    assert sole_leads([[0.0, 1.0], [0.5, 0.5]]) == pytest.approx([0.5, 0.0])
