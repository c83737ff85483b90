"""The map in the terminal: everything is there and nothing covers anything else, in four languages."""

import argparse
from itertools import combinations
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.style import Style

from periplus.cli import data
from periplus.games.ulysses.rules.chart import Chart, read_chart, standard_chart
from periplus.games.ulysses.terminal.drawing import (
    DISC_SIGNS,
    GOAL_SIGN,
    GROUP_SIGNS,
    PLAGUE_SIGN,
    REACHED_SIGN,
    SHIP_SIGN,
    START_SIGN,
    Layout,
    Marks,
    draw_map,
    lay_out,
    place_sign,
    rows_for,
)
from periplus.kernel.datafile import LANGUAGES
from periplus.text.canvas import Canvas, line_dots

SHIPPED = Path(__file__).resolve().parent.parent / "src/periplus/games/ulysses/map.toml"
WIDTHS = [80, 100, 140]
SHIPS = ["troy", "lybien", "atlantis", "minotaurus", "sybille", "charybdis"]


def neighbours(chart: Chart, place: int) -> list[int]:
    return [a + b - place for a, b in chart.edges if place in (a, b)]


def busy(ship: str) -> Marks:
    """A position with everything on the map, the ship's neighbours lit up."""
    chart = standard_chart()
    near = neighbours(chart, chart.index(ship))
    return Marks(
        ship=chart.index(ship),
        plagued=[chart.index("rhodos"), chart.index("hades")],
        discs={"blue": near[0], "red": near[1], "black": near[2]},
        goals=[chart.index("ithaka"), near[0], chart.index("kalypso")],
        reached=[chart.index("olymp")],
        choices={place: str(i + 1) for i, place in enumerate(near)},
    )


def plain(chart: Chart, language: str, width: int, marks: Marks, height: int | None = None) -> list[str]:
    return [line.plain for line in draw_map(chart, language, width, marks, height=height)]


def check_layout(layout: Layout) -> None:
    """No label on a sign or on another label, with a blank between."""
    spots = [spot for spot in layout.spots if spot is not None]
    for a, b in combinations(spots, 2):
        assert a.row != b.row or a.end < b.start or b.end < a.start
    for spot in spots:
        covered = {(column, spot.row) for column in range(spot.start, spot.end)}
        assert covered.isdisjoint(layout.cells)
    assert len(set(layout.cells)) == len(layout.cells)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("ship", SHIPS)
def test_no_label_covers_another_or_a_sign(width: int, language: str, ship: str) -> None:
    chart = standard_chart()
    height = rows_for(width)
    check_layout(lay_out(chart, language, width, height, busy(ship)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [72, *WIDTHS, 160])
def test_every_name_is_there_in_full(width: int, language: str) -> None:
    chart = standard_chart()
    text = "\n".join(plain(chart, language, width, Marks(ship=int(chart.start))))
    assert [place.id for place in chart.places if place.names[language] not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [72, *WIDTHS])
@pytest.mark.parametrize("ship", SHIPS)
def test_every_choice_shows_its_number_and_name(width: int, language: str, ship: str) -> None:
    chart = standard_chart()
    marks = busy(ship)
    text = "\n".join(plain(chart, language, width, marks))
    for key in marks.choices.values():
        assert f"[{key}]" in text
    shown = [place for place in marks.choices if chart.places[place].names[language] in text]
    assert len(shown) == len(marks.choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [72, 100])
def test_every_number_is_visible_if_all_places_are_choices(width: int, language: str) -> None:
    chart = standard_chart()
    marks = Marks(ship=0, choices={place: str(place + 1) for place in range(37)})
    text = "\n".join(plain(chart, language, width, marks))
    assert [key for key in marks.choices.values() if f"[{key}]" not in text] == []


@pytest.mark.parametrize("width", [72, *WIDTHS, 160])
def test_whatever_lies_on_a_place_has_a_sign(width: int) -> None:
    chart = standard_chart()
    text = "".join(plain(chart, "en", width, busy("lybien")))
    assert text.count(SHIP_SIGN) == 1
    assert text.count(PLAGUE_SIGN) == 2
    assert text.count(GOAL_SIGN) == 3
    assert text.count(REACHED_SIGN) == 1
    assert all(text.count(sign) == 1 for sign in DISC_SIGNS.values())
    assert [text.count(sign) for sign in GROUP_SIGNS] == [9, 9, 9, 9]
    assert text.count(START_SIGN) == 1


@pytest.mark.parametrize("width", range(72, 161))
def test_no_route_runs_through_the_sign_of_a_third_place(width: int) -> None:
    chart = standard_chart()
    height = rows_for(width)
    cells = lay_out(chart, "en", width, height, Marks()).cells
    for a, b in chart.edges:
        dots = line_dots(cells[a][0] * 2, cells[a][1] * 4 + 1, cells[b][0] * 2, cells[b][1] * 4 + 1)
        crossed = {(x // 2, y // 4) for x, y in dots}
        assert [p for p, cell in enumerate(cells) if cell in crossed and p not in (a, b)] == []


@pytest.mark.parametrize("width", [72, 80, 100, 120, 140, 160])
def test_no_line_is_wider_than_asked(width: int) -> None:
    words = {"ship": "the ship of Ulysses", "violet": "east", "plague": "plague", "goal": "a goal of yours"}
    words |= {"disc-blue": "the proposal", "disc-red": "the objection", "choice": "to choose"}
    lines = draw_map(standard_chart(), "de", width, busy("troy"), words)
    assert max(line.cell_len for line in lines) <= width


def test_the_map_fits_a_screen() -> None:
    chart = standard_chart()
    assert len(plain(chart, "en", 100, Marks())) == 24
    assert len(plain(chart, "en", 80, Marks())) <= 20
    assert len(plain(chart, "en", 100, Marks(), height=20)) == 20


def test_routes_open_to_the_ship_are_full_lines_even_without_colour() -> None:
    chart = standard_chart()
    counts = []
    for marks in (Marks(), Marks(ship=chart.index("lybien"))):
        text = "".join(plain(chart, "en", 100, marks))
        counts.append(sum((ord(c) & 0xFF).bit_count() for c in text if 0x2800 <= ord(c) <= 0x28FF))
    assert counts[1] > counts[0] + 50


def test_choices_and_ship_stand_out_in_style() -> None:
    chart = standard_chart()
    lines = draw_map(chart, "en", 100, busy("lybien"))
    bright = {
        line.plain[span.start : span.end].strip()
        for line in lines
        for span in line.spans
        if isinstance(span.style, Style) and span.style.reverse
    }
    assert {"[1]", "[2]", "[3]", "[4]", "[5]", "[6]", f"{SHIP_SIGN}Libya"} <= bright


def test_the_legend_has_the_words_given_and_no_others() -> None:
    chart = standard_chart()
    without = len(draw_map(chart, "en", 80, Marks()))
    legend = draw_map(chart, "en", 80, Marks(), {"ship": "nave", "blue": "azzurro"})[without:]
    assert [line.plain for line in legend] == [f"◆ azzurro   {SHIP_SIGN} nave"]


def test_each_colour_and_mark_has_its_own_sign_of_one_cell() -> None:
    signs = [*GROUP_SIGNS, START_SIGN, SHIP_SIGN, PLAGUE_SIGN, GOAL_SIGN, REACHED_SIGN]
    assert len({*signs, *DISC_SIGNS.values()}) == len(signs) + 3
    assert {cell_len(sign) for sign in signs} == {1}
    chart = standard_chart()
    assert [place_sign(chart, chart.index(p))[0] for p in ("troy", "delos", "olymp", "dido", "hades")] == [
        START_SIGN,
        *GROUP_SIGNS,
    ]


def test_a_crowded_map_loses_names_but_no_signs() -> None:
    data = standard_chart().as_data()
    places = data["places"]
    assert isinstance(places, list)
    for i, place in enumerate(places):
        place |= {"x": 500 + i % 3, "y": 280}
    chart = read_chart(data)
    check_layout(lay_out(chart, "en", 72, 18, Marks(ship=0)))
    text = "".join(plain(chart, "en", 72, Marks(ship=0)))
    assert sum(text.count(sign) for sign in GROUP_SIGNS) == 36


def test_names_of_wide_and_combining_letters_keep_their_width() -> None:
    data = standard_chart().as_data()
    places = data["places"]
    assert isinstance(places, list)
    places[0]["names"] |= {"en": "特洛伊", "fr": "Troe\u0301"}
    chart = read_chart(data)
    for language in ("en", "fr"):
        layout = lay_out(chart, language, 100, 24, Marks())
        check_layout(layout)
        lines = draw_map(chart, language, 100, Marks())
        assert max(line.cell_len for line in lines) <= 100
        assert places[0]["names"][language] in "\n".join(line.plain for line in lines)


def test_lines_reach_both_ends_without_a_gap() -> None:
    for end in [(9, 3), (-9, 3), (3, 9), (3, -9), (0, 5), (5, 0), (0, 0), (-4, -4)]:
        dots = list(line_dots(0, 0, *end))
        assert dots[0] == (0, 0)
        assert dots[-1] == end
        assert len(dots) == max(abs(end[0]), abs(end[1])) + 1


def test_dots_make_braille_and_characters_cover_them() -> None:
    canvas = Canvas(3, 1)
    for x, y in [(0, 0), (1, 3), (2, 0)]:
        canvas.dot(x, y, Style.null())
    assert [line.plain for line in canvas.lines()] == ["⢁⠁"]
    canvas.put((1, 0), "x", Style.null())
    assert [line.plain for line in canvas.lines()] == ["⢁x"]


# ---- the command ----


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    data.add(parser.add_subparsers(required=True))
    args = parser.parse_args(["map", *words])
    return int(args.run(args))


@pytest.fixture
def crooked(tmp_path: Path) -> Path:
    """A file with a map on which two places are close to each other."""
    path = tmp_path / "mymap.toml"
    text = SHIPPED.read_text(encoding="utf-8")
    path.write_text(text.replace("x = 258\ny = 139", "x = 310\ny = 139"), encoding="utf-8")
    return path


def test_map_show_draws_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "90")
    assert run("show", "--lang", "it") == 0
    out = capsys.readouterr().out
    assert "Zacinto" in out
    assert max(map(cell_len, out.splitlines())) <= 90


def test_map_show_draws_a_file(crooked: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", str(crooked)) == 0
    assert "Cyclopes" in capsys.readouterr().out
    assert run("show", str(crooked.parent)) == 1
    assert "is a directory" in capsys.readouterr().err


def test_map_check_praises_a_good_map(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", str(SHIPPED)) == 0
    said = capsys.readouterr()
    assert said.out == f"{SHIPPED}: OK: 37 places, 73 routes\n"
    assert said.err == ""


def test_map_check_tells_warnings(crooked: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", str(crooked)) == 0
    good, *warnings = capsys.readouterr().out.splitlines()
    assert good.endswith("OK: 37 places, 73 routes")
    assert warnings[0].startswith(f"warning: {crooked}:")
    assert warnings[0].endswith(': place "hades": closer than 40 units to "sybille"')


def test_map_check_tells_faults_one_on_a_line(crooked: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = crooked.read_text(encoding="utf-8").replace("x = 926\ny = 89", "x = 1001\ny = 561")
    crooked.write_text(text, encoding="utf-8")
    line = text[: text.index("x = 1001")].count("\n") + 1
    assert run("check", str(crooked)) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines() == [
        f'{crooked}:{line}: place "troy": x must be from 0 to 1000, not 1001',
        f'{crooked}:{line + 1}: place "troy": y must be from 0 to 560, not 561',
    ]


@pytest.mark.parametrize("words", [[], ["check"], ["chart"], ["show", "--lang", "la"]])
def test_map_asked_wrongly_ends_with_two(words: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        run(*words)
    assert caught.value.code == 2
