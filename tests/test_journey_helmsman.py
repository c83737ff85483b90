"""The helmsman of Journey: that his rules of thumb do what they say."""

import pytest

from periplus.games.journey.game import GAME
from periplus.games.journey.helmsman import Helmsman
from periplus.games.journey.helmsman.atlas import Atlas
from periplus.games.journey.helmsman.collection import spares
from periplus.games.journey.rules.board import standard_board
from periplus.games.journey.rules.terrain import SPRING
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import parse
from periplus.kernel.game import DEALER, NOBODY
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.notation import read_click, write_click
from periplus.kernel.playout import random_click

BOARD = standard_board()


def answer(scene: str, *made: str) -> str:
    """What a helmsman clicks after the clicks made, the dealer's among them."""
    file = parse(scene, "a table")
    state = GAME.set_up(2, {}, file.root)
    file.finish()
    for text in made:
        state.apply(read_click(GAME, state, text))
    assert state.seat != DEALER
    helmsman = Helmsman(GAME, {}, seed=1)
    return write_click(GAME, state, helmsman.choose(Knowledge(state, state.seat)))


def test_a_way_leads_forward_and_notes_what_it_takes() -> None:
    """The first example of the rules: over a canyon, and aslant past rocks."""
    routes = {route.path: route for route in Atlas(BOARD, True).routes(BOARD.index("D5"))}
    example = routes[tuple(BOARD.index(name) for name in ("D5", "D6", "D7", "E8"))]
    assert (example.steps, example.extra, example.ropes, example.compasses) == (3, 0, 1, 1)
    assert all(BOARD.row[path[-1]] > 5 for path in routes)
    assert BOARD.index("D6") not in {path[-1] for path in routes}


def test_a_way_aside_and_back_counts_the_spring_where_it_began_unless_so_chosen() -> None:
    """A-30, and its former reading."""
    spring = BOARD.index("G4")
    assert BOARD.terrain[spring] == SPRING
    back = [route for route in Atlas(BOARD, True).routes(spring) if spring in route.lures]
    assert min(route.steps for route in back) == 3
    assert all(spring in route.path[1:] for route in back)
    assert all(spring not in route.lures for route in Atlas(BOARD, False).routes(spring))


def test_he_comes_back_for_the_water_he_needs() -> None:
    scene = (
        'pieces = { red = "F7" }\nhands = [{ red = 4 }, {}]\nfossils = [{ single = 4, gold = 2 }, {}]'
        "\nwater = [0, 1]"
    )
    assert answer(scene, "move red") in ("step G7", "step E7")
    assert answer(scene, "move red", "step G7") == "step F7"
    assert answer(scene, "move red", "step G7", "step F7") == "step F8"


def test_he_goes_where_a_discovery_can_be_paid() -> None:
    scene = 'pieces = { red = "A7" }\nhands = [{ red = 2, blue = 3, rope = 1, compass = 1, lamp = 1 }, {}]'
    made = ["move red", "step A8", "stop", "pay red"]
    for done, click in enumerate(made):
        assert answer(scene, *made[:done]) == click
    assert answer(scene, *made) == "discover rope+compass+lamp"


def test_he_pays_so_that_the_discovery_can_still_be_paid() -> None:
    """C2 asks for biscuits."""
    scene = 'pieces = { red = "D1" }\nhands = [{ red = 2, biscuits = 1, rope = 1, lamp = 1 }, {}]'
    made = ["move red", "step D2", "step C2", "stop"]
    assert answer(scene, *made) == "pay red*2"


def test_he_draws_rather_than_moves_for_little_unless_nobody_moves_at_all() -> None:
    """F2 is an event space; drawing alone would end the stage (A-18)."""
    scene = "hands = [{ red = 3, yellow = 5, rope = 3 }, {}]\nidle = "
    assert answer(scene + "0").split()[0] in ("draw", "take")
    assert answer(scene + "20").split()[0] == "move"


def test_he_takes_the_tool_that_he_lacks() -> None:
    hand = "{ red = 5, blue = 5, rope = 1, pickaxe = 1, compass = 1 }"
    scene = f'display = ["rope", "lamp", "compass"]\nhands = [{hand}, {{}}]'
    assert answer(scene, "take rope") == "take lamp"


@pytest.mark.parametrize(
    ("fossils", "number", "spared"),
    [
        ([1, 1, 1, 0, 0, 0, 0, 0], 1, [0]),  # a single one rather than half of a skull
        ([1, 1, 0, 0, 0, 0, 0, 0], 1, [1]),  # unless there is no other half
        ([1, 0, 0, 1, 1, 1, 0, 1], 2, [0, 7]),  # never a section of a whole skeleton
        ([0, 0, 0, 0, 0, 0, 5, 1], 3, [6, 6, 7]),
    ],
)
def test_he_spares_what_is_worth_least(fossils: list[int], number: int, spared: list[int]) -> None:
    assert spares(fossils, number, "lava") == spared


def test_he_uses_no_more_stay_liquid_than_his_fossils_need() -> None:
    scene = 'stage = "upkeep"\nwater = [1, 0]\nkept = [{ stay_liquid = 2 }, {}]\n'
    assert answer(scene + "fossils = [{ gold = 3 }, {}]") == "liquid 0"
    assert answer(scene + "fossils = [{ gold = 5 }, {}]") == "liquid 1"


def test_he_flees_from_the_lava_with_the_card_before_the_event() -> None:
    scene = """
        stage = "lava"
        lava = 1
        hands = [{ rope = 1 }, {}]
        kept = [{ flexible_use = 1 }, {}]
        fossils = [{ gold = 3 }, {}]
    """
    assert answer(scene, "deal blue", "deal rope") == "protect rope"


def test_he_goes_on_with_losses_that_somebody_else_has_begun() -> None:
    """He would give up singles; after a quartz only another one can follow."""
    scene = """
        stage = "lava"
        lava = 2
        hands = [{ rope = 1 }, {}]
        fossils = [{ single = 2, quartz = 3 }, {}]
    """
    flow = ["deal red", "deal rope", "suffer"]
    assert answer(scene, *flow) == "give single"
    assert answer(scene, *flow, "give quartz") == "give quartz"


def test_he_can_take_over_from_anybody_at_any_click() -> None:
    """Even in the middle of moves that he would never make."""
    state, choices, chance = GAME.start(3, {}), Choices(), Chance(7)
    helmsman = Helmsman(GAME, {}, seed=1)
    while state.seat != NOBODY:
        if state.seat != DEALER:
            legal = state.legal()
            assert helmsman.choose(Knowledge(state, state.seat)) in legal
        state.apply(random_click(state, choices, chance))
