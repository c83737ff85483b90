"""Maps of Ulysses: the one that comes with the game is valid; faults in others are reported by line."""

import json
import pickle
from itertools import pairwise
from pathlib import Path

import pytest

from periplus.games.ulysses.rules.chart import Chart, load_chart, read_chart, standard_chart
from periplus.kernel.datafile import DataError
from tests.shipped import Shipped, line_of

pytestmark = pytest.mark.both

MAP = Shipped("ulysses/map.toml", load_chart)
TEXT = MAP.text
change, read, faults_of, warnings_of = MAP.change, MAP.read, MAP.faults_of, MAP.warnings_of

PROVEN = [
    ("lybien", "dido"),
    ("lybien", "zakynthos"),
    ("atlantis", "kalypso"),
    ("atlantis", "lopadusa"),
    ("minotaurus", "melita"),
    ("minotaurus", "olymp"),
    ("sybille", "pytusae"),
    ("sybille", "zyklopen"),
    ("sybille", "elysion"),
]
DOCUMENTED = [
    *("Troy", "Lybien", "Dido", "Zakynthos", "Atlantis", "Kalypso", "Lopadusa"),
    *("Minotaurus", "Melita", "Olymp", "Sybille", "Pytusae", "Zyklopen", "Elysion"),
]


def routes(chart: Chart) -> set[frozenset[str]]:
    return {frozenset((chart.ids[a], chart.ids[b])) for a, b in chart.edges}


# ---- the map that comes with the game ----


def test_the_shipped_map_is_good_and_warns_of_nothing() -> None:
    chart = standard_chart()
    assert [fault.at("map.toml") for fault in chart.warnings] == []
    assert (chart.size, len(chart.edges)) == (37, 73)
    assert standard_chart() is chart


def test_the_shipped_map_has_the_nine_proven_routes() -> None:
    assert {frozenset(route) for route in PROVEN} <= routes(standard_chart())


def test_troy_is_the_start_and_has_three_routes_to_violet_places() -> None:
    chart = standard_chart()
    troy = chart.index("troy")
    assert chart.start == troy
    assert chart.colour[troy] == -1
    assert [chart.ids[p] for p in neighbours(chart, troy)] == ["zypern", "minotaurus", "lybien"]
    assert {chart.places[p].colour for p in neighbours(chart, troy)} == {chart.colours.index("violet")}


def test_the_shipped_map_has_nine_places_of_each_colour() -> None:
    chart = standard_chart()
    assert chart.colours == ["violet", "green", "red", "blue"]
    assert [int(mask).bit_count() for mask in chart.goals] == [9, 9, 9, 9]


def test_the_shipped_map_names_the_places_of_the_documents() -> None:
    assert sorted(p.doc for p in standard_chart().places if p.doc) == sorted(DOCUMENTED)


def test_every_place_of_the_shipped_map_has_a_symbol_of_its_own_and_a_note() -> None:
    places = standard_chart().places
    assert len({place.symbol for place in places}) == len(places)
    assert all(place.note.endswith(".") for place in places)


# ---- what the rules read ----


def neighbours(chart: Chart, place: int) -> list[int]:
    start = place * int(chart.size)
    return [int(chart.near[start + i]) for i in range(int(chart.degree[place]))]


def test_neighbours_degrees_and_masks_say_the_same_as_the_routes() -> None:
    chart = standard_chart()
    size = int(chart.size)
    for p in range(size):
        expected = sorted({a + b - p for a, b in chart.edges if p in (a, b)})
        assert neighbours(chart, p) == expected
        assert int(chart.neighbours[p]) == sum(1 << q for q in expected)
        assert set(list(chart.near)[p * size + len(expected) : (p + 1) * size]) <= {-1}


def test_distances_count_the_routes_of_a_shortest_way() -> None:
    chart = standard_chart()
    size = int(chart.size)
    distance = [[0 if p == q else 99 for q in range(size)] for p in range(size)]
    for a, b in chart.edges:
        distance[a][b] = distance[b][a] = 1
    for via in range(size):
        for p in range(size):
            for q in range(size):
                distance[p][q] = min(distance[p][q], distance[p][via] + distance[via][q])
    assert list(chart.distance) == [d for row in distance for d in row]


def test_goals_are_the_places_of_a_colour() -> None:
    chart = standard_chart()
    for p, place in enumerate(chart.places):
        assert [int(mask) >> p & 1 for mask in chart.goals] == [int(place.colour == c) for c in range(4)]
        assert chart.colour[p] == place.colour


def test_an_unknown_place_has_no_index() -> None:
    with pytest.raises(ValueError, match='no place "ithaca"; did you mean'):
        standard_chart().index("ithaca")


def test_a_map_survives_json_and_pickle() -> None:
    chart = standard_chart()
    assert read_chart(json.loads(json.dumps(chart.as_data()))) == chart
    assert pickle.loads(pickle.dumps(chart)) == chart
    assert hash(read_chart(chart.as_data())) == hash(chart)


def test_maps_differ_if_anything_differs(tmp_path: Path) -> None:
    assert read(tmp_path, change("x = 926", "x = 927")) != standard_chart()
    assert read(tmp_path, change('["lybien", "dido"],', '["dido", "lybien"],')) != standard_chart()


def test_faults_in_plain_data_have_no_line() -> None:
    data = standard_chart().as_data()
    data["start"] = "troya"
    with pytest.raises(DataError) as caught:
        read_chart(data, "game.voyage")
    assert str(caught.value) == "game.voyage: start: unknown place \"troya\"; did you mean 'troy'?"


@pytest.mark.parametrize("data", [None, [], "map", 5])
def test_what_is_no_table_is_no_map(data: object) -> None:
    with pytest.raises(DataError, match="the file must be a table"):
        read_chart(data)


# ---- faults: what is changed in the shipped map, into what (@: where the fault is), and what is said ----

TROY = TEXT[TEXT.index("[[places]]") : TEXT.index("symbol =")]
NAMES = 'names = { en = "Troy", it = "Troia", fr = "Troie", de = "Troja" }'
COLOURS = 'colours = ["violet", "green", "red", "blue"]'
DIDO = 'doc = "Dido"\ncolour = "red"'
HESPERIDES = 'names = { en = "Hesperides", it = "Esperidi"'
EDGE = '["lybien", "dido"]'

FAULTS = {
    "syntax": ("x = 926", "x = ", "not TOML: Invalid value"),
    "schema": ("schema = 1", "schema = 2", "schema must be 1, not 2"),
    "key": ("schema = 1", "schema = 1\n@strat = 1", "unknown key \"strat\"; did you mean 'start'?"),
    "key of a place": (
        "x = 926",
        "x = 926\n@lable = 1",
        '"troy": unknown key "lable"; did you mean \'label\'?',
    ),
    "language": (NAMES, NAMES.replace(" }", ', es = "Troya" }'), 'place "troy": names: unknown key "es"'),
    "no id": (TROY, TROY.replace('id = "troy"\n', ""), 'place 1: missing key "id"'),
    "no height": (TROY, TROY.replace("y = 89\n", ""), 'place "troy": missing key "y"'),
    "no colour": (TROY, TROY.replace('colour = "none"\n', ""), 'place "troy": missing key "colour"'),
    "no language": (NAMES, NAMES.replace(', de = "Troja"', ""), 'place "troy": names: missing key "de"'),
    "no canvas height": (
        "canvas = { width = 1000, height = 560 }",
        "canvas = { width = 1000 }",
        "missing key",
    ),
    "canvas": (
        "canvas = { width = 1000, height = 560 }",
        "canvas = [1]",
        "canvas must be a table, not an array",
    ),
    "id twice": ('id = "hesperiden"', 'id = "herakles"', 'the id "herakles" belongs to place 36 already'),
    "id in capitals": (
        'id = "troy"',
        'id = "Troy"',
        'id "Troy" may have only the letters a-z, digits, - and _',
    ),
    "start": ('start = "troy"', 'start = "troja"', "start: unknown place \"troja\"; did you mean 'troy'?"),
    "3 colours": (COLOURS, COLOURS.replace(', "blue"', ""), "colours must be 4 different names"),
    "same colours": (COLOURS, COLOURS.replace("blue", "red"), "colours must be 4 different names"),
    "colour called none": (COLOURS, COLOURS.replace("blue", "none"), '"none" is no name'),
    "coloured 4": (
        COLOURS,
        COLOURS.replace('"blue"', "4"),
        "colours, number 4: must be a string, not a number",
    ),
    "colour": (
        DIDO,
        DIDO.replace("col", "@col").replace("red", "pink"),
        'place "dido": unknown colour "pink" (expected one of violet, green, red, blue or none)',
    ),
    "side": ('label = "n"', 'label = "up"', 'unknown label "up" (expected one of n, e, s or w)'),
    "route to nowhere": (EDGE, '["lybien", "didoo"]', "edges: unknown place \"didoo\"; did you mean 'dido'?"),
    "route in a circle": (EDGE, '["lybien", "lybien"]', 'edges: a route from "lybien" to itself'),
    "route twice": (EDGE, EDGE + ",\n@" + EDGE, 'the route from "lybien" to "dido" is there already'),
    "route back": (
        EDGE,
        EDGE + ',\n@["dido", "lybien"]',
        'the route from "dido" to "lybien" is there already',
    ),
    "three ends": (EDGE, '["lybien", "dido", "troy"]', "edges, number 1: must be an array of 2 strings"),
    "numbered end": (EDGE, '["lybien", 5]', "must be a string, not a number"),
    "name twice": (
        HESPERIDES,
        HESPERIDES.replace("Esperidi", "TROIA"),
        'it name "TROIA" belongs to troy already',
    ),
    "empty name": (NAMES, NAMES.replace("Troia", " "), "names: it must not be empty"),
    "escape code": (
        NAMES,
        NAMES.replace("Troia", r"\u001b[2J"),
        "it must be one line of printable characters",
    ),
    "long name": (NAMES, NAMES.replace("Troia", "o" * 41), "it must not be longer than 40 characters"),
    "off the canvas": ("x = 926", "x = 1001", 'place "troy": x must be from 0 to 1000, not 1001'),
    "above the canvas": ("y = 89", "y = -1", "y must be from 0 to 560, not -1"),
    "number in quotes": ("x = 926", 'x = "926"', "x must be a whole number, not a string"),
    "half a unit": ("x = 926", "x = 926.5", "x must be a whole number, not 926.5"),
    "true": ("x = 926", "x = true", "x must be a whole number, not true or false"),
    "date": (NAMES, NAMES.replace('"Troia"', "2001-01-01"), "it must be a string, not a date or time"),
    "names": (NAMES, "names = 5", "names must be a table, not a number"),
}


def faulty(kind: str) -> tuple[str, int]:
    """A map with a fault, and the line of the fault."""
    old, new, _ = FAULTS[kind]
    fault_at = TEXT.index(old) + max(new.find("@"), 0)
    text = change(old, new.replace("@", ""))
    return text, text.count("\n", 0, fault_at) + 1


@pytest.mark.parametrize("kind", FAULTS)
def test_a_faulty_map_is_refused_with_the_line(kind: str, tmp_path: Path) -> None:
    text, expected = faulty(kind)
    found = faults_of(tmp_path, text)
    assert any(line == expected and FAULTS[kind][2] in said for line, said in found), found


@pytest.mark.parametrize(
    "kind", ["no colour", "names", "3 colours", "canvas", "no canvas height", "off the canvas"]
)
def test_one_fault_is_not_told_many_times(kind: str, tmp_path: Path) -> None:
    assert len(faults_of(tmp_path, faulty(kind)[0])) == 1


def test_a_missing_key_of_the_whole_file_has_no_line(tmp_path: Path) -> None:
    assert faults_of(tmp_path, change('name = "ours-1"\n', "")) == [(None, 'missing key "name"')]


def test_the_edges_must_be_an_array(tmp_path: Path) -> None:
    start, end = TEXT.index("edges = ["), TEXT.index("# ---- start")
    text = TEXT[:start] + "edges = 73\n\n" + TEXT[end:]
    assert faults_of(tmp_path, text) == [
        (line_of(text, "edges = 73"), "edges must be an array, not a number")
    ]


def test_five_players_need_five_places_of_each_colour(tmp_path: Path) -> None:
    text = TEXT.replace('colour = "blue"', 'colour = "none"', 5)
    message = "blue has 4 places; every colour needs at least 5 places, a goal for each of five players"
    assert faults_of(tmp_path, text) == [(line_of(text, "colours ="), message)]


def test_five_places_of_a_colour_are_enough(tmp_path: Path) -> None:
    chart = read(tmp_path, TEXT.replace('colour = "blue"', 'colour = "none"', 4))
    assert int(chart.goals[3]).bit_count() == 5


def test_a_map_has_at_most_62_places(tmp_path: Path) -> None:
    def more(count: int) -> str:
        text = TEXT
        for i in range(count):
            text = change("edges = [", f'edges = [ ["troy", "p{i}"],', text)
            names = ", ".join(f'{language} = "P{i}"' for language in ("en", "it", "fr", "de"))
            text += (
                f'\n[[places]]\nid = "p{i}"\ncolour = "none"\nx = {i}\ny = 0\n'
                f'label = "n"\nsymbol = "s"\nnames = {{ {names} }}\n'
            )
        return text

    full = read(tmp_path, more(25))
    assert full.size == 62
    assert full.neighbours[0] > 1 << 61
    text = more(26)
    header = line_of(text, 'id = "p25"') - 1
    assert faults_of(tmp_path, text) == [(header, "63 places are too many: there is room for 62")]


def without(*ends: str) -> str:
    """The shipped map without the routes to these places, except those between them."""
    lines = TEXT.split("\n")
    return "\n".join(
        line
        for line in lines
        if not line.startswith('  ["') or sum(f'"{end}"' in line for end in ends) in (0, 2)
    )


def test_every_place_has_a_route(tmp_path: Path) -> None:
    text = without("troy")
    assert faults_of(tmp_path, text) == [(line_of(text, "[[places]]"), 'place "troy": no route leads here')]


def test_every_place_can_be_reached(tmp_path: Path) -> None:
    text = without("herakles", "hesperiden")
    header = line_of(text, 'id = "herakles"') - 1
    assert faults_of(tmp_path, text) == [(header, 'no way leads from "troy" to herakles, hesperiden')]


def test_all_faults_are_told_in_the_order_of_the_lines(tmp_path: Path) -> None:
    text = change(DIDO, DIDO.replace("red", "pink"))
    text = change("x = 926", 'x = "926"', text)
    text = change(EDGE, '["lybien", "didi"]', text)
    text = change('name = "ours-1"\n', "", text)
    path = tmp_path / "mymap.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_chart(path)
    lines = [fault.line or 0 for fault in caught.value.faults]
    assert len(lines) == 4
    assert all(a < b for a, b in pairwise(lines))
    expected = 'place "dido": unknown colour "pink" (expected one of violet, green, red, blue or none)'
    line = line_of(text, 'colour = "pink"')
    assert str(caught.value).split("\n")[-1] == f"{path}:{line}: {expected}"


# ---- warnings ----


def test_crossing_routes_are_warned_of(tmp_path: Path) -> None:
    text = change('["herakles", "hesperiden"],', '["herakles", "hesperiden"],\n  ["kalypso", "hesperiden"],')
    line = line_of(text, '["kalypso", "hesperiden"]')
    message = "the route kalypso - hesperiden crosses atlantis - herakles"
    assert warnings_of(tmp_path, text) == [(line, message)]


def test_many_crossings_are_told_up_to_a_limit(tmp_path: Path) -> None:
    old, new = '["zypern", "joppe"],', '["zypern", "joppe"],'
    ids = standard_chart().ids
    present = routes(standard_chart())
    for i, a in enumerate(ids):
        for b in ids[:i]:
            if frozenset((a, b)) not in present:
                new += f' ["{a}", "{b}"],'
    told = [said for _, said in warnings_of(tmp_path, change(old, new)) if "crosses" in said]
    assert len(told) == 20


def test_a_route_through_a_third_place_is_warned_of(tmp_path: Path) -> None:
    text = change("y = 467", "y = 490")
    expected = (
        line_of(text, '["joppe", "lotophagen"]'),
        'the route joppe - lotophagen passes within 22 units of "lybien"',
    )
    assert expected in warnings_of(tmp_path, text)


def test_places_too_close_are_warned_of(tmp_path: Path) -> None:
    text = change("x = 258\ny = 139", "x = 310\ny = 139")
    expected = (line_of(text, "x = 310\ny = 139"), 'place "hades": closer than 40 units to "sybille"')
    assert expected in warnings_of(tmp_path, text)


def test_places_on_one_spot_are_warned_of(tmp_path: Path) -> None:
    text = change("x = 258\ny = 139", "x = 340\ny = 141")
    assert any("closer than 40" in said for _, said in warnings_of(tmp_path, text))


def test_too_few_and_too_many_routes_are_warned_of(tmp_path: Path) -> None:
    text = change('["troy", "zypern"],', '["minotaurus", "ithaka"],')
    found = warnings_of(tmp_path, text)
    headers = [line_of(text, f'id = "{place}"') - 1 for place in ("troy", "zypern", "minotaurus")]
    assert found == [
        (headers[0], 'place "troy": 2 routes lead here; 3 to 6 play best'),
        (headers[1], 'place "zypern": 2 routes lead here; 3 to 6 play best'),
        (headers[2], 'place "minotaurus": 7 routes lead here; 3 to 6 play best'),
    ]


def test_a_colour_in_two_parts_is_warned_of(tmp_path: Path) -> None:
    text = change(DIDO, DIDO.replace("red", "violet"))
    expected = (line_of(text, "colours ="), "red is not one area: no red way to aiolia")
    found = warnings_of(tmp_path, change('["aiolia", "charybdis"]', '["aiolia", "laistrygonen"]', text))
    assert expected in found
