"""The map of Ulysses in the terminal: routes in dots, places as signs, names where there is room for them.

Nothing is told by colour alone: each colour group has its own sign, the ship's routes are full lines among
dotted ones, and whatever lies on a place stands as a sign beside its name.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from periplus.games.ulysses.rules.chart import Chart
from periplus.text.canvas import ACROSS, DOWN, Canvas, Cell, Label, Labels, Piece, Spot, line_dots

GROUP_SIGNS = ("●", "▲", "■", "◆")
START_SIGN = "★"
SHIP_SIGN = "◭"
PLAGUE_SIGN = "†"
GOAL_SIGN = "◎"
REACHED_SIGN = "✓"
DISC_SIGNS = {"blue": "(~)", "red": "(!)", "black": "(#)"}

GROUP_STYLES = tuple(map(Style.parse, ("bright_magenta", "green", "bright_red", "bright_blue")))
START = Style.parse("bold yellow")
DISCS = {
    "blue": Style.parse("bold bright_white on blue"),
    "red": Style.parse("bold bright_white on red"),
    "black": Style.parse("bold bright_white on grey23"),
}
PLAIN = Style.null()
ROUTE = Style.parse("bright_black")
OPEN_ROUTE = Style.parse("bold")
SHIP = Style.parse("bold reverse")
CHOICE = Style.parse("bold reverse")
PLAGUE = Style.parse("bold bright_magenta")
GOAL = Style.parse("bold yellow")
BOLD = Style.parse("bold")

DOTTED = 2  # of a route that is not open to the ship, every second dot shows
LEAST_ROWS = 18
ROWS_PER_COLUMN = 0.24


@dataclass(frozen=True)
class Marks:
    """What lies on the map. Places are numbers; `choices` has the key to type for each place lit up."""

    ship: int | None = None
    plagued: Collection[int] = ()
    discs: Mapping[str, int] = field(default_factory=dict)  # "blue", "red", "black" -> place
    goals: Collection[int] = ()
    reached: Collection[int] = ()
    choices: Mapping[int, str] = field(default_factory=dict)


def draw_map(
    chart: Chart,
    language: str,
    width: int,
    marks: Marks,
    words: Mapping[str, str] | None = None,
    height: int | None = None,
) -> list[Text]:
    """The map in lines of at most `width` cells; with `words`, a legend of the signs below it."""
    rows = rows_for(width) if height is None else height
    layout = lay_out(chart, language, width, rows, marks)
    canvas = Canvas(width, rows)
    _draw_routes(canvas, chart, layout.cells, marks.ship)
    for p, spot in enumerate(layout.spots):
        canvas.put(layout.cells[p], *place_sign(chart, p))
        if spot is not None:
            column = spot.start
            for text, style in layout.labels[p].pieces(spot.cut):
                canvas.put((column, spot.row), text, style)
                column += cell_len(text)
    return canvas.lines() + (legend(chart, words, width) if words else [])


def rows_for(width: int) -> int:
    """How high a map of that width looks best."""
    return max(LEAST_ROWS, round(width * ROWS_PER_COLUMN))


@dataclass(frozen=True)
class Layout:
    """Where everything of the map stands, place by place; a name without room has no spot."""

    cells: list[Cell]
    labels: list[Label]
    spots: list[Spot | None]


def lay_out(chart: Chart, language: str, width: int, height: int, marks: Marks) -> Layout:
    cells = place_cells(chart, width, height)
    labels = [_label(chart, p, language, marks) for p in range(len(cells))]
    load = _route_load(chart, cells, marks.ship)
    return Layout(cells, labels, Labels(labels, cells, load, width, height).spots())


def place_sign(chart: Chart, place: int) -> Piece:
    """The sign of a place's colour group; a star for one without a goal card."""
    colour = chart.places[place].colour
    return (START_SIGN, START) if colour < 0 else (GROUP_SIGNS[colour], GROUP_STYLES[colour])


def legend(chart: Chart, words: Mapping[str, str], width: int) -> list[Text]:
    """The signs with their words. Keys: the colours of the chart, "start", "ship", "disc-blue", "disc-red",
    "disc-black", "plague", "goal", "reached", "choice"; what has no word is left out.
    """
    signs: dict[str, Piece] = {
        "start": (START_SIGN, START),
        **{colour: (GROUP_SIGNS[c], GROUP_STYLES[c]) for c, colour in enumerate(chart.colours)},
        "ship": (SHIP_SIGN, SHIP),
        **{f"disc-{colour}": (sign, DISCS[colour]) for colour, sign in DISC_SIGNS.items()},
        "plague": (PLAGUE_SIGN, PLAGUE),
        "goal": (GOAL_SIGN, GOAL),
        "reached": (REACHED_SIGN, GOAL),
        "choice": ("[1]", CHOICE),
    }
    lines = [Text(no_wrap=True, end="")]
    for key, sign in signs.items():
        if key in words:
            entry = Text.assemble(sign, " ", words[key])
            if lines[-1] and lines[-1].cell_len + 3 + entry.cell_len > width:
                lines.append(Text(no_wrap=True, end=""))
            lines[-1].append("   " if lines[-1] else "").append(entry)
    return lines


def place_cells(chart: Chart, width: int, height: int) -> list[Cell]:
    """The cell of each place: the map stretched over the sheet, with a margin; no two in one cell."""
    xs = [place.x for place in chart.places]
    ys = [place.y for place in chart.places]
    across = (width - 7) / max(max(xs) - min(xs), 1)
    down = (height - 3) / max(max(ys) - min(ys), 1)
    cells: list[Cell] = []
    for place in chart.places:
        wish = (3 + round((place.x - min(xs)) * across), 1 + round((place.y - min(ys)) * down))
        cells.append(next(cell for cell in _around(wish, width, height) if cell not in cells))
    return cells


def _around(cell: Cell, width: int, height: int) -> Iterator[Cell]:
    """A cell, then the others of the sheet from near to far."""
    column, row = cell
    yield cell
    sheet = ((x, y) for y in range(height) for x in range(width))
    yield from sorted(sheet, key=lambda other: abs(other[0] - column) + 2 * abs(other[1] - row))


def _route_dots(start: Cell, end: Cell) -> Iterator[tuple[int, int]]:
    return line_dots(start[0] * ACROSS, start[1] * DOWN + 1, end[0] * ACROSS, end[1] * DOWN + 1)


def _route_load(chart: Chart, cells: list[Cell], ship: int | None) -> dict[Cell, float]:
    """How much it matters to the routes that a cell stays free: more to short ones and to the ship's."""
    load: dict[Cell, float] = {}
    for a, b in chart.edges:
        touched = {(x // ACROSS, y // DOWN) for x, y in _route_dots(cells[a], cells[b])}
        for cell in touched:
            load[cell] = load.get(cell, 0.0) + (1.6 if ship in (a, b) else 0.5) + 3.0 / len(touched)
    return load


def _draw_routes(canvas: Canvas, chart: Chart, cells: list[Cell], ship: int | None) -> None:
    """The routes in dots; those open to the ship in full, and over the others."""
    for edge in sorted(chart.edges, key=lambda edge: ship in edge):
        is_open = ship in edge
        dots = _route_dots(cells[edge[0]], cells[edge[1]])
        for x, y in dots if is_open else islice(dots, 0, None, DOTTED):
            canvas.dot(x, y, OPEN_ROUTE if is_open else ROUTE)


def _label(chart: Chart, place: int, language: str, marks: Marks) -> Label:
    key = marks.choices.get(place)
    name: Piece = (chart.places[place].names[language], PLAIN)
    head: list[Piece] = []
    if key is not None:
        head.append((f"[{key}]", CHOICE))
        name = (name[0], BOLD)
    if place == marks.ship:
        head.append((SHIP_SIGN, SHIP))
        name = (name[0], SHIP)
    head += [(DISC_SIGNS[colour], DISCS[colour]) for colour, at in marks.discs.items() if at == place]
    tail: list[Piece] = []
    if place in marks.plagued:
        tail.append((PLAGUE_SIGN, PLAGUE))
    if place in marks.goals:
        tail.append((GOAL_SIGN, GOAL))
    if place in marks.reached:
        tail.append((REACHED_SIGN, GOAL))
    rank = 0 if key is not None else 1 if head or tail else 2
    return Label(name, head, tail, chart.places[place].label, rank)


def draw_own(chart: Chart, language: str, width: int) -> list[Text]:
    """A map that somebody drew, before anybody plays on it."""
    words = {"start": "no goal", "ship": "ship", **{colour: colour for colour in chart.colours}}
    return draw_map(chart, language, width, Marks(ship=int(chart.start)), words)
