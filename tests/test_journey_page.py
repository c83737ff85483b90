"""What the page of Journey gets beside the words: the contents of the table, sets and ways, and the tally."""

import json
import re
from pathlib import Path
from typing import Any

from periplus.games.journey.game import GAME
from periplus.games.journey.rules.board import standard_board
from periplus.games.journey.rules.components import LAMP, QUARTZ, RED, ROPE, SINGLE, SKULL_FRONT
from periplus.games.journey.rules.payment import entry
from periplus.games.journey.rules.state import Position
from periplus.kernel.cards import one
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import DataFile
from periplus.kernel.events import UNSEEN
from periplus.kernel.game import NOBODY, SPECTATOR, State
from periplus.kernel.notation import read_click
from periplus.kernel.playout import play_out, random_click
from tests.telling import ids

WEB = Path(__file__).parents[1] / "web" / "src" / "boards" / "journey"


def set_up(scene: dict[str, object]) -> State:
    file = DataFile("scene", scene, {})
    state = GAME.set_up(2, {}, file.root)
    file.finish()
    return state


def test_the_contents_are_the_board_with_its_steps_and_the_decks() -> None:
    state = GAME.start(3, {})
    contents: Any = state.contents()
    assert json.loads(json.dumps(contents)) == contents
    board = standard_board()
    assert [space["name"] for space in contents["spaces"]] == board.names
    assert contents["decks"] == {"explorer": 63, "equipment": 45, "fossil": 64, "event": 16, "adventure": 10}
    d5 = contents["spaces"][board.index("D5")]
    assert d5["ahead"][2] == {"space": board.index("D6"), "ropes": 1, "compasses": 0}  # a canyon below
    assert d5["ahead"][3] is None  # granite
    d7 = contents["spaces"][board.index("D7")]
    assert d7["ahead"][4] == {"space": board.index("E8"), "ropes": 0, "compasses": 1}
    assert (d7["terrain"], d7["stars"], d7["fossils"], d7["points"]) == ("discovery", 1, 1, 1)
    assert contents["spaces"][board.index("E7")]["points"] == 3
    assert contents["lava"][3] == {"colour": RED, "loss": 2}


def test_sets_and_paths_are_unfolded_into_lists() -> None:
    bill = int(entry(RED, 2) + entry(ROPE, 1))
    assert GAME.unfold("cards", bill) == [0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert GAME.unfold("fossils", int(one(SINGLE) + 3 * one(QUARTZ))) == [1, 0, 0, 0, 0, 0, 0, 3]
    assert GAME.unfold("path", 3 | 1 << 3 | 5 << 6) == [2, 0, 4]
    assert GAME.unfold("card", UNSEEN) == GAME.unfold("fossils", UNSEEN) == UNSEEN
    assert GAME.unfold("card", LAMP) == LAMP


def test_the_tally_tells_where_the_points_come_from_and_hides_stay_liquid() -> None:
    state = set_up(
        {
            "fossils": [
                {"single": 4, "skull_front": 1, "skull_back": 1, "gold": 4, "quartz": 1},
                {"gold": 7},
            ],
            "kept": [{"stay_liquid": 1}, {}],
        }
    )
    for viewer in (0, 1, SPECTATOR):
        view: Any = state.view(viewer)
        mine = view["tally"][0]
        assert [mine[family] for family in ("single", "skull", "skeleton", "gold", "quartz")] == [
            8,
            5,
            0,
            10,
            1,
        ]
        assert (mine["water"], mine["stay_liquid"]) == (1, 0)
        assert view["tally"][1]["gold"] == 25
        assert view["room"] == [3, 3]
        assert [sum(tally.values()) for tally in view["tally"]] == view["points"] == state.standing()


def test_at_the_end_the_tally_is_the_score() -> None:
    for seed in range(4):
        state = GAME.start(2 + seed % 3, {})
        play_out(state, Choices(), Chance(seed), GAME.plies)
        assert state.seat == NOBODY
        view: Any = state.view(SPECTATOR)
        assert [sum(tally.values()) for tally in view["tally"]] == state.result().scores == state.standing()


def test_the_winners_are_told_at_the_end_and_not_before() -> None:
    for seed in range(4):
        state = GAME.start(2 + seed % 3, {})
        assert state.view(0)["winners"] == []
        play_out(state, Choices(), Chance(seed), GAME.plies)
        assert state.view(0)["winners"] == state.result().winners() != []


def test_of_equal_points_the_view_tells_who_has_more_fossils() -> None:
    state = GAME.start(2, {})
    play_out(state, Choices(), Chance(1), GAME.plies)
    assert isinstance(state, Position)
    state.sightings[0] = state.sightings[1] = 0
    state.fossils[0], state.fossils[1] = int(one(SINGLE)), 2 * int(one(SKULL_FRONT))
    state.water[0], state.water[1] = 1, 3
    state.kept[0] = state.kept[1] = 0
    state.forest_owner = state.city_owner = NOBODY
    view: Any = state.view(SPECTATOR)
    assert (view["points"], view["winners"]) == ([3, 3], [1])  # J-119


def test_the_danger_is_what_the_lava_takes_where_the_raft_is() -> None:
    board = standard_board()
    state: State = GAME.start(2, {})
    choices, chance, dangers = Choices(), Chance(3), set[int]()
    while state.seat != NOBODY:
        view: Any = state.view(SPECTATOR)
        at_stake = int(board.lava_loss[view["lava"]]) if view["stage"] == "lava" and view["lava"] >= 0 else 0
        assert view["danger"] == at_stake
        dangers.add(at_stake)
        state.apply(random_click(state, choices, chance))
    assert dangers > {0, 1}
    assert state.view(SPECTATOR)["danger"] == 0


def test_a_move_in_the_making_tells_its_points() -> None:
    state = set_up({"pieces": {"red": "E6"}, "hands": [{"red": 5, "pickaxe": 1}, {}]})
    for click in ("move red", "step E7"):
        state.apply(read_click(GAME, state, click))
    choice: Any = state.view(0)["choice"]
    assert (choice["points"], choice["picked"]) == (3, 1)  # rocks of 3
    assert state.view(1)["choice"] is None


def test_every_text_of_the_board_is_said_by_it() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.[ts]*") if path.is_file())
    begun = tuple(re.findall(r"`(board-[\w-]*-)\$\{", sources))
    texts = [id for id in ids("journey") if id.startswith("board-")]
    assert texts
    assert [id for id in texts if f'"{id}"' not in sources and not id.startswith(begun)] == []
    assert [id for id in set(re.findall(r'"(board-[\w-]+)"', sources)) if id not in texts] == []
