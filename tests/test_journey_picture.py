"""Journey on a terminal: everything stands where it belongs, every key is there, and no line is too long."""

import io
from functools import cache

import pytest
from rich.console import Console
from rich.text import Text

from periplus.games.journey.game import GAME
from periplus.games.journey.rules.board import Board, read_board, standard_board
from periplus.games.journey.rules.board_parts import EQUIPMENT_NAMES
from periplus.games.journey.rules.components import RAFT
from periplus.games.journey.rules.state import Position
from periplus.games.journey.rules.terrain import DISCOVERY, GRANITE
from periplus.games.journey.rules.verbs import VERBS
from periplus.games.journey.terminal.drawing import (
    EDGE,
    LABEL,
    Marks,
    draw_board,
    draw_descent,
    draw_lava,
    draw_sea,
    lava_width,
)
from periplus.games.journey.terminal.picture import JourneyPicture
from periplus.games.journey.terminal.signs import RAFT_SIGN, card_letters, space_sign
from periplus.kernel.cards import from_counts
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.game import DEALER, NOBODY, SPECTATOR, State, View
from periplus.kernel.playout import random_click
from periplus.text.telling import Teller
from periplus.text.words import LANGUAGES, Words

WIDTHS = [60, 80, 120]
SEATS = ["Anne", "a helmsman with a long name", "Bea", "Carl"]
LETTERS = {"blue": "L", "red": "H", "yellow": "A"} | dict(zip(EQUIPMENT_NAMES, "RPCBL", strict=True))
EVERY = 37  # of a game, these positions are drawn, and all that are of a new kind


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def cell(lines: list[str], board: Board, space: str, across: int, down: int) -> list[str]:
    """What is drawn on a space."""
    at = board.index(space)
    x, y = LABEL + EDGE + board.column[at] * across, 1 + board.row[at] * down
    return [line[x : x + across].strip() for line in lines[y : y + down]]


def mountain(marks: Marks, width: int = 58) -> list[str]:
    return plain(draw_descent(standard_board(), LETTERS, width, marks))


def places(**pieces: str) -> dict[int, int]:
    names = ["blue", "red", "yellow", "raft"]
    return {names.index(name): standard_board().index(space) for name, space in pieces.items()}


# ---- the board ----


def test_explorers_stand_on_their_spaces_beside_what_is_printed_there() -> None:
    board = standard_board()
    lines = mountain(Marks(places(blue="E1", red="F5", yellow="I4")))
    assert cell(lines, board, "E1", 6, 1) == ["(L)"]
    assert cell(lines, board, "F5", 6, 1) == ["(H)RB"]
    assert cell(lines, board, "I4", 6, 1) == ["(A)▲▲▲"]
    assert cell(lines, board, "E0", 6, 1) == ["○"]


def test_the_start_holds_all_three() -> None:
    lines = mountain(Marks(places(blue="E0", red="E0", yellow="E0")))
    assert cell(lines, standard_board(), "E0", 6, 1) == ["(LHA)"]


def test_every_space_shows_its_sign() -> None:
    board = standard_board()
    descent = mountain(Marks())
    sea = plain(draw_sea(board, LETTERS, 79, Marks()))
    for space, name in enumerate(board.names):
        if board.terrain[space] != GRANITE:
            sign, _ = space_sign(board, space, LETTERS)
            at_sea = space >= board.first_sea
            shown = cell(sea, board, name, 5, 2)[1] if at_sea else cell(descent, board, name, 6, 1)[0]
            assert shown == sign, name


def test_a_move_leaves_arrows_and_its_next_steps_have_keys() -> None:
    board = standard_board()
    path = [board.index(name) for name in ("D4", "D5", "E5", "D6")]
    steps = {board.index("D7"): "1", board.index("E7"): "2"}
    lines = mountain(Marks(places(red="D6"), path, steps))
    assert cell(lines, board, "D4", 6, 1) == ["↓PC"]
    assert cell(lines, board, "D5", 6, 1) == ["→·"]
    assert cell(lines, board, "E5", 6, 1) == ["↙▲▲"]
    assert cell(lines, board, "D6", 6, 1) == ["(H)╲╱"]
    assert cell(lines, board, "D7", 6, 1) == ["[1]*"]
    assert cell(lines, board, "E7", 6, 1) == ["[2]▲▲▲"]


def test_a_step_past_another_explorer_shows_both() -> None:
    board = standard_board()
    lines = mountain(Marks(places(red="D6", yellow="D7"), steps={board.index("D7"): "3"}))
    assert cell(lines, board, "D7", 6, 1) == ["[3](A)"]


def test_the_mountain_rises_to_its_crater() -> None:
    top = mountain(Marks())[1]
    assert "▇█" in top[: top.index("○")]
    assert "█▇" in top[top.index("○") :]
    assert "▒" not in top


def test_a_narrow_mountain_has_two_lines_for_a_row() -> None:
    board = standard_board()
    lines = mountain(Marks(places(blue="F5"), steps={board.index("F6"): "1"}), 40)
    assert cell(lines, board, "F5", 4, 2) == ["(L)", "RB"]
    assert cell(lines, board, "F6", 4, 2) == ["[1]", "·"]


def test_the_raft_is_at_sea_with_its_key() -> None:
    board = standard_board()
    lines = plain(draw_sea(board, LETTERS, 60, Marks(places(raft="c7"), clicks={RAFT: "6"})))
    assert cell(lines, board, "c7", 3, 2) == [RAFT_SIGN, "[6]"]


def test_of_a_wide_sea_the_part_around_the_raft_is_shown() -> None:
    board = wide_board()
    lines = plain(draw_sea(board, LETTERS, 60, Marks({RAFT: board.index("c20")})))
    assert RAFT_SIGN in "".join(lines)
    assert lines[0].split()[-1] == "27"
    assert max(map(len, lines)) <= 60


def wide_board() -> Board:
    """Our board with a sea twice as wide."""
    data = standard_board().as_data()
    rows = [" ".join(row).split() for row in standard_board().sea]
    data["sea"] = [" ".join(row[:1] + row[1:14] * 2 + row[14:]) for row in rows]
    return read_board(data)


@pytest.mark.parametrize("at", [-1, 0, 3, 9])
def test_the_raft_rides_on_the_lava(at: int) -> None:
    board = standard_board()
    lines = plain(draw_lava(board, LETTERS, 60, at))
    assert [RAFT_SIGN in line for line in lines] == [space == at for space in range(9, -2, -1)]
    assert ["~" in line for line in lines] == [space <= at for space in range(9, -2, -1)]


def test_lava_spaces_show_colours_and_losses() -> None:
    board = standard_board()
    lines = plain(draw_lava(board, LETTERS, lava_width(board), -1))
    shown = [line.replace("▒", "").strip("▃▇ ") for line in lines[:-1]]
    assert [line.split() for line in reversed(shown)][:4] == [
        ["1", "(H)"],
        ["2", "(L)", "✗"],
        ["3", "(A)", "✗"],
        ["4", "(H)", "✗✗"],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_language_can_be_told_apart(language: str) -> None:
    letters = card_letters(Words(language, "journey"))
    assert len({letters[name] for name in EQUIPMENT_NAMES}) == len(EQUIPMENT_NAMES)
    assert len({letters[name] for name in ("blue", "red", "yellow")}) == 3
    assert all(len(letter) == 1 for letter in letters.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [72, 160])
def test_a_board_is_shown_whole(language: str, width: int) -> None:
    board = wide_board()
    letters = card_letters(Words(language, "journey"))
    lines = plain(draw_board(board, language, width))
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    discoveries = [space for space, terrain in enumerate(board.terrain) if terrain == DISCOVERY]
    assert all(space_sign(board, space, letters)[0] in text for space in discoveries)
    assert " 27\n" in text  # the last column of the sea


# ---- the picture ----


def picture(state: State, language: str = "en") -> JourneyPicture:
    words = Words(language, "journey")
    names = SEATS[: len(state.names("seat"))]
    return JourneyPicture(state, Teller(GAME, state, names, words), words)


def drawn(picture: JourneyPicture, view: View, keys: dict[int, str], width: int) -> list[str]:
    out = Console(file=io.StringIO(), width=width, highlight=False)
    with out.capture() as capture:
        for part in picture.draw(view, keys, width):
            out.print(part)
    return capture.get().splitlines()


def numbered(legal: list[int]) -> dict[int, str]:
    return {code: str(number) for number, code in enumerate(legal, 1)}


@cache
def game(seats: int, seed: int) -> list[State]:
    """Positions of a random game: some at intervals, and the first of every kind."""
    state, choices, chance = GAME.start(seats, {}), Choices(), Chance(seed)
    kept: list[State] = []
    seen: set[object] = set()
    ply = 0
    while state.seat != NOBODY:
        if state.seat != DEALER:
            view = state.view(state.seat)
            kind = (view["stage"], view["task"], view["choice"] is None)
            if kind not in seen or ply % EVERY == 0:
                kept.append(state.clone())
            seen.add(kind)
        state.apply(random_click(state, choices, chance))
        ply += 1
    return [*kept, state]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_long_and_every_key_is_there(language: str, width: int) -> None:
    positions = game(4, 5)
    shows = picture(positions[0], language)
    for state in positions:
        keys = numbered(state.legal())
        viewer = SPECTATOR if state.seat == NOBODY else int(state.seat)
        lines = drawn(shows, state.view(viewer), keys, width)
        assert max(map(len, lines)) <= width
        if shows.points_at(keys):
            text = "\n".join(lines)
            clicks = [code for code in keys if VERBS.split(code)[0].name not in ("done", "lucky")]
            assert [keys[code] for code in clicks if f"[{keys[code]}]" not in text] == []


@pytest.mark.parametrize(
    ("sign", "stages"), [("17▒", ["descent"]), ("\n e ▒", ["sea"]), ("▃▇", ["lava", "over"])]
)
def test_only_the_stage_being_played_is_drawn(sign: str, stages: list[str]) -> None:
    views = {str(state.view(SPECTATOR)["stage"]): state.view(SPECTATOR) for state in game(2, 3)}
    shows = picture(game(2, 3)[0])
    assert [stage for stage, view in views.items() if sign in "\n".join(drawn(shows, view, {}, 80))] == stages


def test_fossils_are_shown_with_their_worth() -> None:
    state = game(2, 1)[0].clone()
    assert isinstance(state, Position)
    for seat, fossils in enumerate([[2, 1, 2, 1, 1, 1, 3, 0], [0, 0, 0, 0, 2, 1, 0, 7]]):
        state.fossils[seat] = from_counts(fossils)
    anne, other = [line for line in drawn(picture(state), state.view(0), {}, 80) if "/10" in line]
    assert all(found in anne for found in ("2 ★4", "1+2 ★5", "1+1+1 ★12", "3 ★6"))
    assert all(found in other for found in ("0+2+1 ★4", "7 ★25"))


def test_who_decides_and_whose_turn_it_is() -> None:
    state = game(3, 1)[0]
    view = state.view(0)
    view |= {"seat": 2, "active": 0, "stage": "sea"}
    rows = [line for line in drawn(picture(state), view, {}, 80) if "/10" in line]
    assert [row[0] for row in rows] == ["▷", " ", "▶"]


def test_a_spectator_sees_no_hand() -> None:
    state = game(2, 1)[0]
    heading = Words("en", "journey").say("heading-hand")
    shows = picture(state)
    assert heading in "\n".join(drawn(shows, state.view(0), {}, 80))
    assert heading not in "\n".join(drawn(shows, state.view(SPECTATOR), {}, 80))


def test_trophies_are_named_with_their_points() -> None:
    state = game(2, 1)[0]
    view = state.view(SPECTATOR)
    geyser = [card.id for card in standard_board().adventures].index("geyser")
    view |= {"bonuses": [1, -1], "sightings": [[geyser], []]}
    lines = drawn(picture(state), view, {}, 80)
    words = Words("en", "journey")
    worth = words.say("worth", thing=words.say("sighting-geyser"), points=3)
    assert f"★ Anne: {worth}" in lines
    forest = words.say("worth", thing=words.say("bonus-mushroom_forest"), points=4)
    assert f"★ {SEATS[1]}: {forest}" in lines
