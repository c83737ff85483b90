"""Boards of Journey: the shipped one is valid; faults in others are reported by line."""

import json
import pickle
from collections.abc import Iterable
from pathlib import Path

import pytest

from periplus.games.journey.rules.board import Board, load_board, read_board, standard_board
from periplus.games.journey.rules.board_parts import EQUIPMENT_NAMES
from periplus.games.journey.rules.terrain import (
    CANYON,
    DIRECTIONS,
    DISCOVERY,
    EVENT,
    FINISH,
    GRANITE,
    PLAIN,
    ROCKS,
    SIDE_B,
    SPRING,
)
from periplus.kernel.cards import counts
from periplus.kernel.datafile import DataError
from periplus.testing.covering import covers
from tests.shipped import Shipped, line_of

pytestmark = pytest.mark.both

BOARD = Shipped("journey/board.toml", load_board)
TEXT = BOARD.text
change, read, faults_of, warnings_of = BOARD.change, BOARD.read, BOARD.faults_of, BOARD.warnings_of


def ways(name: str) -> list[str]:
    """Where the five steps from a space of the shipped board lead; "" where there is none."""
    board = standard_board()
    first = board.index(name) * DIRECTIONS
    ahead = [int(board.ahead[first + direction]) for direction in range(DIRECTIONS)]
    return [board.names[cell] if cell >= 0 else "" for cell in ahead]


# ---- the board that comes with the game ----


def test_the_shipped_board_is_good_and_warns_of_nothing() -> None:
    board = standard_board()
    assert [fault.at("board.toml") for fault in board.warnings] == []
    assert (board.size, board.first_sea) == (9 * 18 + 5 * 15, 9 * 18)
    assert standard_board() is board


@pytest.mark.parametrize(
    ("stage", "terrain", "discoveries", "symbols", "rocks"),
    [
        (0, [53, 44, 19, 7, 6, 6, 25, 1, 1], [5, 16, 4], [0, 0, 0, 8, 7, 8, 6, 7], [13, 6]),
        (1, [11, 37, 3, 7, 0, 3, 12, 1, 1], [6, 6, 0], [0, 0, 0, 3, 3, 3, 3, 3], [3, 0]),
    ],
)
def test_the_shipped_board_has_the_figures_of_the_rules(
    stage: int, terrain: list[int], discoveries: list[int], symbols: list[int], rocks: list[int]
) -> None:
    board = standard_board()
    first = int(board.first_sea)
    cells = range(first, int(board.size)) if stage else range(first)
    assert numbers(board.terrain, cells, range(9)) == terrain
    assert numbers(board.fossils, cells, (1, 2, 3)) == discoveries
    assert counts(sum(int(board.symbols[cell]) for cell in cells), 8) == symbols
    assert sum(int(board.stars[cell]) for cell in cells) == (13, 3)[stage]
    assert numbers(board.extra, cells, (1, 2)) == rocks


def numbers(table: Iterable[int], cells: range, values: Iterable[int]) -> list[int]:
    """How many of the cells have each of these values in a table."""
    found = list(table)[cells.start : cells.stop]
    return [found.count(value) for value in values]


def test_the_ways_begin_and_end_where_the_rules_say() -> None:
    board = standard_board()
    assert [board.names[int(cell)] for cell in board.start] == ["E0", "c0"]
    assert [board.names[int(cell)] for cell in board.finish] == ["G17", "c14"]


def test_the_cheapest_crossings_cost_29_and_18() -> None:
    board = standard_board()
    assert [int(board.distance[int(cell)]) for cell in board.start] == [29, 18]
    assert [int(board.distance[int(cell)]) for cell in board.finish] == [0, 0]
    assert board.distance[board.index("F16")] == 3  # by the rocks of G16


@pytest.mark.parametrize(
    ("name", "terrain", "extra", "asked", "stars"),
    [
        ("D6", CANYON, 0, [], 0),
        ("D7", DISCOVERY, 0, [], 1),
        ("E7", ROCKS, 2, [], 0),
        ("D8", GRANITE, 0, [], 0),
        ("E8", DISCOVERY, 0, ["rope", "pickaxe"], 0),
        ("E14", EVENT, 0, [], 0),
        ("E15", SPRING, 0, [], 0),
        ("F15", DISCOVERY, 0, ["compass"], 1),
        ("F16", ROCKS, 2, [], 0),
        ("G16", ROCKS, 1, [], 0),
        ("e5", DISCOVERY, 0, ["lamp"], 1),
    ],
)
def test_the_worked_examples_find_their_spaces(
    name: str, terrain: int, extra: int, asked: list[str], stars: int
) -> None:
    board = standard_board()
    cell = board.index(name)
    assert (board.terrain[cell], board.extra[cell], board.stars[cell]) == (terrain, extra, stars)
    assert board.symbols[cell] == sum(1 << 8 * (3 + EQUIPMENT_NAMES.index(kind)) for kind in asked)
    assert board.fossils[cell] == len(asked) + stars


def test_the_lava_of_the_example_is_there() -> None:
    board = standard_board()
    lava = list(zip(map(int, board.lava_colour), map(int, board.lava_loss), strict=True))
    assert board.lava_length == len(lava) == 10
    assert [lava[space - 1] for space in (3, 6, 8, 10)] == [(2, 1), (2, 0), (1, 0), (0, 2)]
    assert 1 not in [colour for colour, _ in lava[8:]]


def test_decks_and_tokens_are_those_of_the_printed_game() -> None:
    board = standard_board()
    assert (board.explorer, board.equipment, board.event) == ([21] * 3, [9] * 5, [2] * 8)
    assert sum(board.fossil) == 64
    assert (board.mushroom_forest, board.ruined_city, board.water) == (4, 4, 20)


def test_adventures_are_laid_out_for_the_rules() -> None:
    board = standard_board()
    laid_out = {
        card.id: (
            *(board.adventure_kind[i], board.adventure_points[i]),
            *(board.adventure_colours[i], board.adventure_same[i], board.adventure_any[i]),
        )
        for i, card in enumerate(board.adventures)
    }
    assert len(laid_out) == 10
    assert laid_out["find_yellow"] == (0, 0, 1 << 16, 0, 0)
    assert laid_out["geyser"] == (1, 3, 1 + (1 << 8), 0, 0)
    assert laid_out["sea_monsters"] == (1, 5, 0, 3, 0)
    assert laid_out["ball_same_1"] == (2, 0, 0, 2, 0)
    assert laid_out["ball_any_2"] == (2, 0, 0, 0, 2)


# ---- steps ----


@covers("journey", "J-28", "J-29", "J-52")
def test_steps_lead_sideways_and_forward_and_never_back() -> None:
    assert ways("E1") == ["D1", "F1", "E2", "D2", "F2"]
    assert ways("c3") == ["b3", "d3", "c4", "b4", "d4"]
    board = standard_board()
    for cell in range(int(board.size)):
        for direction, onward in enumerate([0, 0, 1, 1, 1]):
            to = int(board.ahead[cell * DIRECTIONS + direction])
            if to >= 0:
                assert (to < board.first_sea) == (cell < board.first_sea)
                assert board.progress[to] - board.progress[cell] == onward


@covers("journey", "J-37", "J-40")
def test_no_step_leads_onto_granite_or_a_start() -> None:
    assert ways("D7") == ["C7", "E7", "", "C8", "E8"]
    board = standard_board()
    entered = {int(board.terrain[int(to)]) for to in board.ahead if to >= 0}
    assert entered == {PLAIN, ROCKS, CANYON, SPRING, EVENT, DISCOVERY, FINISH}


def test_the_edges_and_the_finish_are_ends(tmp_path: Path) -> None:
    assert ways("I9") == ["H9", "", "I10", "", ""]
    assert ways("G17") == ways("c14") == ways("A0") == [""] * 5
    board = read(tmp_path, change('FN    ##    ##",', 'FN    cc    ##",'))
    assert board.ahead[board.index("G17") * DIRECTIONS + SIDE_B] == -1


def test_a_distance_that_only_equipment_shortens_is_far(tmp_path: Path) -> None:
    board = read(tmp_path, change('FN    ##    ##",', 'FN    ##    cc",'))
    assert board.distance[board.index("I17")] == 99


# ---- data ----


def test_an_unknown_space_has_no_index() -> None:
    with pytest.raises(ValueError, match='no space "Z6"; spaces are called as in D6 and, at sea, c5'):
        standard_board().index("Z6")


def test_a_board_survives_json_and_pickle() -> None:
    board = standard_board()
    assert read_board(json.loads(json.dumps(board.as_data()))) == board
    assert pickle.loads(pickle.dumps(board)) == board
    assert hash(read_board(board.as_data())) == hash(board)


def test_boards_differ_if_anything_differs_but_blanks(tmp_path: Path) -> None:
    assert read(tmp_path, change("##  ..   dR ", "## .. dR ")) == standard_board()
    assert read(tmp_path, change("loss = 2", "loss = 1")) != standard_board()
    assert read(tmp_path, change("##    d*    ..", "##    dC    ..")) != standard_board()


def test_faults_in_plain_data_have_no_line() -> None:
    data = standard_board().as_data()
    data["water"] = 3
    with pytest.raises(DataError) as caught:
        read_board(data, "game.voyage")
    assert str(caught.value) == "game.voyage: water must be from 4 to 99, not 3"


# ---- faults: what is changed in the shipped board, into what (@: where the fault is), and what is said ----

GEYSER = "cost = { blue = 1, red = 1 }\npoints = 3"
BALL = 'kind = "ball"\ncost = { same = 2 }'
EXPLORERS = "[decks.explorer]\nblue = 21\nred = 21"
TOOLS = "[decks.equipment]\nrope = 9\npickaxe = 9"
HOW = "in moves of at most 5 cards without equipment"
EXPECTED = "(expected one of ##, .., r2, r3, cc, ww, ev, ST, FN or d with symbols R P C B L *)"

FAULTS = {
    "key": ("schema = 1", "schema = 1\n@watre = 1", "unknown key \"watre\"; did you mean 'water'?"),
    "short row": ("..    ev    d*    r3", "ev    d*    r3", "descent, row 7: 8 spaces, but row 0 has 9"),
    "space": ("ev    d*    r3", "ev    xx    r3", f'descent, row 7, column D: unknown space "xx" {EXPECTED}'),
    "no symbol": ("dCB ", "d ", 'sea, row c, column 4: unknown space "d"'),
    "4 symbols": ("dRCL ", "dRCL* ", 'descent, row 8, column A: "dRCL*" has more than 3 symbols'),
    "3 symbols at sea": ("dCB ", "dCBL ", 'sea, row c, column 4: "dCBL" has more than 2 symbols'),
    "spring at sea": ("d*   ##   ..", "d*   ##   ww", "sea, row a, column 8: there are no springs at sea"),
    "lava loss": ("loss = 1", "loss = 3", "lava space 2: loss must be from 0 to 2, not 3"),
    "many cards": ("single = 16", "single = 128", "single must be from 0 to 127, not 128"),
    "many to pay with": ("flexible_use = 2", "flexible_use = 3", "flexible_use must be from 0 to 2, not 3"),
    "few cards": (EXPLORERS, EXPLORERS.replace("21", "10"), "41 explorer cards are too few"),
    "few tools": (TOOLS, TOOLS.replace("9", "0"), "too few; four full hands need at least 28"),
    "adventure": ('kind = "find"', 'kind = "found"', 'adventure "find_yellow": unknown kind "found"'),
    "same id": ('id = "find_red"', 'id = "find_yellow"', "another adventure has this id already"),
    "two prices": (GEYSER, GEYSER.replace(" }", ", any = 1 }"), '"geyser": cost must be in colours'),
    "worthless": (GEYSER, GEYSER.replace("points = 3", "@points = 0"), "points must be from 1 to 20, not 0"),
    "ball with points": (BALL, BALL + "\n@points = 1", 'adventure "ball_same_1": a ball has no points'),
    "dead end": ("##    FN    ##", "##    FN    ..", f"the finish cannot be reached {HOW} from H17"),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_faulty_board_is_refused_with_the_line(kind: str, tmp_path: Path) -> None:
    old, new, message = FAULTS[kind]
    fault_at = TEXT.index(old) + max(new.find("@"), 0)
    text = change(old, new.replace("@", ""))
    [(line, said)] = faults_of(tmp_path, text)
    assert message in said
    assert line == text.count("\n", 0, fault_at) + 1


def test_each_way_has_one_start_and_one_finish(tmp_path: Path) -> None:
    text = change("r2   ..   FN", "r2   FN   FN", change("ST    ##", "##    ##"))
    assert faults_of(tmp_path, text) == [
        (line_of(text, "descent = ["), "descent must have one ST, not 0"),
        (line_of(text, "sea = ["), "sea must have one FN, not 2"),
    ]


def test_ways_begin_in_the_first_line_and_end_in_the_last(tmp_path: Path) -> None:
    text = change("r2   ..   FN", "r2   FN   ##", change("ST    ##", "##    ##"))
    text = change("..    ..    ..", "..    ST    ..", text)
    assert faults_of(tmp_path, text) == [
        (line_of(text, "..    ST"), "descent, row 1, column E: ST must be in the first row"),
        (line_of(text, "r2   FN"), "sea, row c, column 13: FN must be in the last column"),
    ]


def corridors(rows: int, columns: int) -> Board:
    """A board with a descent of 12 columns and a sea of 9 rows, all granite but for one way."""
    granite = " ##" * 11
    descent = [f"ST{granite}", *[f"..{granite}"] * (rows - 2), f"FN{granite}"]
    sea = ["ST" + " .." * (columns - 2) + " FN", *["## " * columns] * 8]
    return read_board({**standard_board().as_data(), "descent": descent, "sea": sea})


def test_boards_have_a_largest_size() -> None:
    assert corridors(20, 28).size == 492
    with pytest.raises(DataError, match="504 spaces are too many: a board has at most 500"):
        corridors(21, 28)
    with pytest.raises(DataError, match="31 rows of the descent are too many: there is room for 30"):
        corridors(31, 10)
    with pytest.raises(DataError, match="sea must have from 1 to 9 rows of at most 30 spaces"):
        corridors(10, 31)


def test_a_wall_before_the_finish_is_reported(tmp_path: Path) -> None:
    text = change("r3    r2    ..", "r3    ##    ..")
    message = f"the finish cannot be reached {HOW} from E0, D1, E1, F1, C2, D2 and 94 more"
    assert faults_of(tmp_path, text) == [(line_of(text, '"##   ##    ##    ##    ST'), message)]


def test_there_are_at_most_16_adventures(tmp_path: Path) -> None:
    more = "".join(f'\n[[adventures]]\nid = "b{i}"\nkind = "ball"\ncost = {{ any = 2 }}\n' for i in range(7))
    text = TEXT + more
    message = "17 adventures are too many: there is room for 16"
    assert faults_of(tmp_path, text) == [(line_of(text, 'id = "b6"') - 1, message)]


def test_there_is_at_least_one_lava_space(tmp_path: Path) -> None:
    start, end = TEXT.index("lava = ["), TEXT.index("[decks.explorer]")
    text = f"{TEXT[:start]}lava = []\n\n{TEXT[end:]}"
    message = "lava must have from 1 to 30 spaces, not 0"
    assert faults_of(tmp_path, text) == [(line_of(text, "lava = []"), message)]


# ---- warnings ----


def test_a_space_out_of_reach_is_warned_of(tmp_path: Path) -> None:
    text = change("##   ##    d*    ..    r2", "##   d*    ##    ..    r2")
    found = warnings_of(tmp_path, text)
    assert (line_of(text, '"##   d*'), f"B2 cannot be reached {HOW}") in found


def test_equipment_without_use_and_odd_decks_are_warned_of(tmp_path: Path) -> None:
    start, end = TEXT.index("descent = ["), TEXT.index("lava = [")
    text = TEXT[:start] + TEXT[start:end].replace("L", "B") + change("gold = 12", "gold = 10", TEXT[end:])
    assert warnings_of(tmp_path, text) == [
        (line_of(text, "descent = ["), "no discovery asks for lamp"),
        (line_of(text, "[decks.fossil]"), "62 fossil cards; the printed game has 64"),
    ]
