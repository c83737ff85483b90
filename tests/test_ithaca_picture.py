"""Ithaca in the terminal: everything of the view is there, in its place, at any width, in four languages."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from rich.console import Console
from rich.text import Text

from periplus.games.ithaca.game import GAME
from periplus.games.ithaca.rules.cards import Cards, read_cards, standard_cards
from periplus.games.ithaca.rules.verbs import VERBS
from periplus.games.ithaca.terminal.drawing import KEY, face
from periplus.games.ithaca.terminal.picture import COLUMNS, IthacaPicture
from periplus.games.ithaca.terminal.sheet import draw_sheet
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import parse
from periplus.kernel.game import NOBODY, SPECTATOR, State
from periplus.kernel.notation import read_click
from periplus.kernel.playout import random_click
from periplus.text.telling import Teller
from periplus.text.words import LANGUAGES, Words

WIDTHS = [60, 80, 120]
SEATS = ["Hera", "Ares", "Eris", "Leto", "Maia"]
OFF_THE_PICTURE = {"keep", "done", "pass", "rest"}  # clicks on nothing that is drawn

SCENE = """
suitors = "aiolus"
gods = { zeus = ["z1", "za1"], helios = ["h3", "ha2"] }
poseidon = ["a1"]
routes = ["r16", "r01", "r24"]
cargo = [["h4"], [], ["z2", "i2"]]
landed = [["r05"], [], ["r23"]]
points = [["z4", "zi2"]]
hands = [["h1", "h2", "zh3", "i4"], ["a2", "a2", "a3", "a4"], ["z1", "z2", "z3", "z3"]]
oracles = [["h1", "a4"], ["h2", "i1"], []]
"""


def at(scene: str, *clicks: str, seats: int = 3, **options: object) -> State:
    """A position in words, and what is clicked from there on."""
    file = parse(scene, "scene")
    state = GAME.set_up(seats, options, file.root)
    file.finish()
    for click in clicks:
        state.apply(read_click(GAME, state, click))
    return state


def positions(seats: int, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game, the last one among them."""
    state, choices, chance = GAME.start(seats, {}), Choices(), Chance(seed)
    ply = 0
    while state.seat != NOBODY:
        if ply % every == 0:
            yield state
        state.apply(random_click(state, choices, chance))
        ply += 1
    yield state


def keys_of(state: State, viewer: int) -> dict[int, str]:
    legal = state.legal() if viewer == state.seat else []
    return {code: str(number) for number, code in enumerate(legal, 1)}


def drawn(state: State, viewer: int, width: int = 80, language: str = "en") -> list[Text]:
    """The picture line by line, as a console of that width has it."""
    words = Words(language, "ithaca")
    picture = IthacaPicture(state, Teller(GAME, state, SEATS, words), words)
    console = Console(width=width, color_system=None)
    lines: list[Text] = []
    for part in picture.draw(state.view(viewer), keys_of(state, viewer), width):
        if isinstance(part, Text):
            lines.append(part)
        else:
            lines += [Text("".join(piece.text for piece in row)) for row in console.render_lines(part)]
    return lines


def plain(state: State, viewer: int = 0, width: int = 80, language: str = "en") -> list[str]:
    return [line.plain for line in drawn(state, viewer, width, language)]


def line_of(lines: list[str], *parts: str) -> int:
    """Where the one line is that has all these parts."""
    found = [row for row, line in enumerate(lines) if all(part in line for part in parts)]
    assert len(found) == 1, (parts, found)
    return found[0]


def cells(line: str, width: int = 80) -> list[str]:
    """What stands in the columns of the gods, without frames."""
    edges = range(0, width + 1, width // COLUMNS)
    return [line[start:end].strip(" ▌│┃╭─╮╰╯┏━┓┗┛") for start, end in pairwise(edges)]


def lit(lines: list[Text]) -> set[str]:
    """What is shown to be typed."""
    spans = [(line, span) for line in lines for span in line.spans if span.style == KEY]
    return {line.plain[span.start : span.end].strip() for line, span in spans}


def test_gods_stand_in_columns_with_their_piles() -> None:
    lines = plain(at(SCENE))
    assert cells(lines[0]) == ["ϟ Zeus", "◉ Athena", "☼ Helios", "≈ Aeolus", "ψ Poseidon"]
    assert cells(lines[4]) == ["ϟ1 ϟ◉1", "", "☼3 ☼◉2", "", "◉1"]
    assert cells(lines[5]) == ["▰▰▱▱▱▱ 2/6", "▱▱▱▱▱▱ 0/6", "▰▰▰▰▰▱ 5/6", "▱▱▱▱▱▱ 0/6", "▰▱▱▱ 1/4"]
    assert cells(lines[6]) == ["", "", "", "⁂ Suitors", ""]


def test_a_large_pile_takes_another_line() -> None:
    lines = plain(at('gods = { zeus = ["za1", "zh1", "iz1", "z1", "z1"] }'), width=60)
    assert [cells(line, 60)[0] for line in lines[4:7]] == ["ϟ1 ϟ1 ϟ◉1", "ϟ☼1 ≈ϟ1", "▰▰▰▰▰▱ 5/6"]


def test_the_god_with_the_favour_has_a_frame_of_its_own_and_an_arrow() -> None:
    lines = plain(at(SCENE))
    assert [lines[0][column * 16] for column in range(COLUMNS)] == list("╭╭┏╭╭")
    assert cells(lines[7].ljust(80)) == ["", "", "▼ favour ▼", "", ""]


def test_without_favour_nothing_is_marked() -> None:
    lines = plain(at("", favour_all_zero="nobody"))
    assert not [line for line in lines if "▼" in line or "▸" in line or "┏" in line]


def test_actions_stand_under_their_gods() -> None:
    lines = plain(at(SCENE))
    hera, ares = line_of(lines, "Hera"), line_of(lines, "Ares")
    assert cells(lines[hera + 1].ljust(80)) == ["Odyssey", "Oracle", "▸Landing◂", "Favour", "4/10 years"]
    assert cells(lines[ares + 1].ljust(80)) == ["Favour", "Oracle", "▸Odyssey◂", "Landing", "0/10 years"]


def test_players_have_their_routes_cargo_and_points() -> None:
    lines = plain(at(SCENE))
    hera = line_of(lines, "Hera")
    assert lines[hera].startswith("▶ Hera  ☼ Thrinacia 3 [☼4 __ __]")
    assert lines[hera].endswith("Hand ▮▮▮▮  Oracle ▮▮▯  6 points")
    assert lines[hera + 2].startswith("▌ landed  ϟ Sparta 4")
    assert lines[hera + 2].endswith(" ϟ4 ϟ≈2")
    assert lines[line_of(lines, "Eris")].startswith("▌ Eris  ≈ Cyclopes 4 [ϟ2 ≈2 __ __]")


def test_own_cards_have_their_keys_below_them() -> None:
    lines = plain(at(SCENE, "keep"))
    row = line_of(lines, "  Hand", "│☼  1││☼  2││≈  4││ϟ☼ 3│", "Oracle", "│◉  4││☼  1│")
    assert lines[row + 2].split() == ["influence", "1", "2", "3", "4"]
    assert lines[row + 2].index("1") == lines[row].index("☼") + 1


def test_a_deed_and_a_discard_are_told_apart() -> None:
    scene = SCENE.replace('["a2", "a2", "a3", "a4"]', '["z1", "a2", "a2", "a4"]')
    lines = plain(at(scene + 'stage = "deed"\nactive = 1'), viewer=1)
    row = line_of(lines, "  Hand", "│ϟ  1││◉  2││◉  2││◉  4│")
    assert lines[row + 2].split() == ["Odyssey", "1"]  # the only card of the route's colour
    assert lines[row + 3].split() == ["discard", "2", "3", "3", "4"]  # equal cards are one choice


def test_a_landing_has_its_key_on_the_route() -> None:
    lines = drawn(at(SCENE + 'stage = "deed"'), 0)
    hera = line_of([line.plain for line in lines], "Hera")
    assert lit([lines[hera + 1]]) == {"1"}
    assert cells(lines[hera + 1].plain.ljust(80))[2] == "▸ 1 Landing◂"


def test_a_double_is_ticked_and_its_gods_have_keys() -> None:
    lines = drawn(at(SCENE, "keep", "influence zh3"), 0)
    texts = [line.plain for line in lines]
    assert cells(texts[0]) == ["1  ϟ Zeus", "◉ Athena", "2  ☼ Helios", "≈ Aeolus", "ψ Poseidon"]
    assert lit(lines) == {"1", "2"}
    row = line_of(texts, "  Hand", "┃ϟ☼ 3┃")
    assert texts[row - 1].index("✓") == texts[row].index("ϟ☼ 3") + 2
    assert not [line for line in plain(at(SCENE, "keep", "influence zh3"), 1) if "✓" in line]


def test_a_gift_shows_the_prize_and_what_has_been_laid() -> None:
    state = at(SCENE, "keep", "influence h2", "deal z2", "bid h1", "done")
    lines = plain(state)
    row = line_of(lines, "│☼  3│")
    assert "Divine gift  ☼ Helios" in lines[row - 1]
    assert lines[row].split("│")[2].split() == ["Hera", "▮", "▷", "Ares", "…", "Eris", "pass"]
    assert "☼1" in lines[row + 1]
    others = plain(state, 1)
    assert "☼1" not in others[line_of(others, "│☼  3│") + 1]


def test_cargo_that_must_go_can_be_clicked() -> None:
    scene = SCENE.replace('cargo = [["h4"]', 'cargo = [["h4", "z3", "i3"]') + 'route_deck = ["r20"]'
    lines = plain(at(scene, "change a4", "route r20"))
    row = line_of(lines, "  Cargo", "│ϟ  3││☼  4││≈  3│")
    assert lines[row + 2].split() == ["discard", "1", "2", "3"]


def test_the_end_shows_the_suitors_person_by_person() -> None:
    state = at(SCENE.replace('"aiolus"', '"helios"') + 'stage = "final"')
    lines = plain(state, SPECTATOR)
    row = line_of(lines, "⁂ Suitors  ☼ Helios")
    assert lines[row + 1].split() == "♛ Hera ◉4 ☼1 strength 1 no loss 6 points".split()
    assert lines[row + 2].split() == "Ares ☼2 ≈1 strength 2 victory over the Suitors 0 points".split()
    assert lines[row + 3].split() == "Eris strength 0 no loss 0 points".split()


def test_suitors_that_never_came_are_no_part_of_the_end() -> None:
    lines = plain(at(SCENE.replace("aiolus", "none") + 'stage = "final"'))
    row = line_of(lines, "The Suitors never came.")
    assert lines[row + 1].split() == ["♛", "Hera", "6", "points"]


@pytest.mark.parametrize("seats", [2, 5])
def test_every_click_on_the_picture_has_its_key_there(seats: int) -> None:
    for state in positions(seats, 11, 3):
        if state.seat < 0:
            continue
        keys = keys_of(state, int(state.seat))
        on_it = {key for code, key in keys.items() if VERBS.split(code)[0].name not in OFF_THE_PICTURE}
        words = Words("en", "ithaca")
        picture = IthacaPicture(state, Teller(GAME, state, SEATS, words), words)
        assert lit(drawn(state, int(state.seat))) == on_it
        assert picture.points_at(keys) == bool(on_it)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_wider_than_the_screen(width: int, language: str) -> None:
    for state in positions(5, width, 23):
        for viewer in {SPECTATOR, 0, max(0, int(state.seat))}:
            for line in drawn(state, viewer, width, language):
                assert line.cell_len <= width, line.plain


def test_long_names_are_cut() -> None:
    words = Words("en", "ithaca")
    state = at(SCENE)
    teller = Teller(GAME, state, ["Polyphemus the shepherd of the western isle", "Ares", "Eris"], words)
    console = Console(width=60, color_system=None)
    with console.capture() as out:
        for part in IthacaPicture(state, teller, words).draw(state.view(0), {}, 60):
            console.print(part)
    assert all(len(line) <= 60 for line in out.get().splitlines())
    assert out.get().count("Polyphemus") == 1


def painted(colours: dict[str, str]) -> Cards:
    return read_cards(standard_cards().as_data() | {"colours": colours})


def test_colours_of_ones_own_are_told_apart_by_signs() -> None:
    cards = painted({"zeus": "ivory", "athena": "plum", "helios": "yellow", "aiolus": "teal"})
    assert face(cards, cards.fate_ids.index("zh3")).plain == "ϟ☼3"
    assert all(line.cell_len <= 80 for line in draw_sheet(cards, "en", 80))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [72, 100, 160])
def test_the_sheet_has_all_cards(width: int, language: str) -> None:
    cards = standard_cards()
    lines = [line.plain for line in draw_sheet(cards, language, width)]
    assert max(map(len, lines)) <= width
    for kind, fate in enumerate(cards.fates):
        line_of(lines, f"{fate.copies}×{face(cards, kind).plain}")
    for route in cards.routes:
        line_of(lines, f" {route.names[language]} {route.years} ")


def test_the_sheet_has_actions_under_their_gods() -> None:
    lines = [line.plain for line in draw_sheet(standard_cards(), "en", 80)]
    head, scylla = lines[line_of(lines, "ϟ Zeus", "≈ Aeolus")], lines[line_of(lines, "Scylla")]
    for god, action in [("ϟ Zeus", "Favour"), ("◉ Athena", "Oracle"), ("≈ Aeolus", "Landing")]:
        assert head.index(god) == scylla.index(action)
