"""The map of Ulysses: read from a file, checked, and laid out for the rules.

The rules know no particular map: `standard_chart()` is the one that comes with the game, and anybody's own is
read in the same way. A chart never changes once it is made, so games share it.
"""

from math import hypot
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.kernel.bits import vec_of
from periplus.kernel.datafile import Content, DataFile, Fault, Format, Table
from periplus.kernel.errors import listed, suggestion

SCHEMA: Final = 1
SIDES: Final = ["n", "e", "s", "w"]
NO_COLOUR: Final = "none"
COLOURS: Final = 4
MOST_PLACES: Final = 62  # the places of a map are bits of one i64
MOST_EDGES: Final = MOST_PLACES * (MOST_PLACES - 1) // 2  # each place with every other
GOALS_NEEDED: Final = 5  # of each colour: one for each of five players
MOST_UNITS: Final = 10_000
CROSSINGS_TOLD: Final = 20  # a map drawn by chance has hundreds
PLACES_TOLD: Final = 6

# On a canvas of 1000 units: discs and names need this much room.
APART: Final = 40
CLEARANCE: Final = 22


class Place:
    """A place of the map. `colour` is an index into the map's colours, or -1: no goal card shows it."""

    def __init__(
        self,
        id: str,
        colour: int,
        x: int,
        y: int,
        label: str,
        symbol: str,
        names: dict[str, str],
        note: str,
        doc: str,
    ) -> None:
        self.id: Final = id
        self.colour: Final = colour
        self.x: Final = x
        self.y: Final = y
        self.label: Final = label  # n, e, s or w: the side of the disc where its name stands best
        self.symbol: Final = symbol
        self.names: Final = names
        self.note: Final = note
        self.doc: Final = doc  # the spelling in the published rules; "" for a place of our own


class Chart(Content):
    """A checked map. The vecs serve the rules; masks have bit p for place p."""

    def __init__(
        self,
        name: str,
        colours: list[str],
        places: list[Place],
        edges: list[tuple[int, int]],
        start: int,
        width: int,
        height: int,
        warnings: list[Fault],
    ) -> None:
        size = len(places)
        super().__init__(name, warnings)
        self.colours: Final = colours
        self.places: Final = places
        self.ids: Final = [place.id for place in places]
        self.edges: Final = edges
        self.width: Final = width
        self.height: Final = height

        linked = _linked(size, edges)
        self.size: Final[i64] = i64(size)
        self.start: Final[i64] = i64(start)
        self.colour: Final[vec[i64]] = vec_of([place.colour for place in places])
        self.neighbours: Final[vec[i64]] = vec_of([sum([1 << q for q in linked[p]]) for p in range(size)])
        self.degree: Final[vec[i64]] = vec_of([len(linked[p]) for p in range(size)])
        near: list[int] = []
        distance: list[int] = []
        for p in range(size):
            near += linked[p] + [-1] * (size - len(linked[p]))
            distance += _distances(linked, p)
        # Flat tables: near[p * size + i] is the i-th neighbour of p; distance[p * size + q] counts routes.
        self.near: Final[vec[i64]] = vec_of(near)
        self.distance: Final[vec[i64]] = vec_of(distance)
        goals = [sum([1 << p for p in range(size) if places[p].colour == c]) for c in range(len(colours))]
        self.goals: Final[vec[i64]] = vec_of(goals)

    def index(self, place_id: str) -> int:
        """The number of a place; ValueError if there is none of that id."""
        if place_id not in self.ids:
            raise ValueError(f'there is no place "{place_id}"{suggestion(place_id, self.ids)}')
        return self.ids.index(place_id)

    def as_data(self) -> dict[str, object]:
        return {
            "schema": SCHEMA,
            "name": self.name,
            "start": self.ids[int(self.start)],
            "colours": list(self.colours),
            "canvas": {"width": self.width, "height": self.height},
            "edges": [[self.ids[a], self.ids[b]] for a, b in self.edges],
            "places": [self._place_data(place) for place in self.places],
        }

    def _place_data(self, place: Place) -> dict[str, object]:
        data: dict[str, object] = {
            "id": place.id,
            "colour": NO_COLOUR if place.colour < 0 else self.colours[place.colour],
            "x": place.x,
            "y": place.y,
            "label": place.label,
            "symbol": place.symbol,
            "names": dict(place.names),
        }
        if place.note:
            data["note"] = place.note
        if place.doc:
            data["doc"] = place.doc
        return data

    def __reduce__(self) -> tuple[object, ...]:
        return (read_chart, (self.as_data(), self.name))


def read_chart(data: object, name: str = "") -> Chart:
    """The map in plain data: what a pickled one is made of."""
    return MAPS.read(data, name)


def _linked(size: int, edges: list[tuple[int, int]]) -> list[list[int]]:
    """The neighbours of each place, ascending."""
    linked: list[list[int]] = [[] for _ in range(size)]
    for a, b in edges:
        linked[a].append(b)
        linked[b].append(a)
    return [sorted(near) for near in linked]


def _distances(linked: list[list[int]], start: int) -> list[int]:
    """How many routes away each place is from `start`; -1 where no route leads."""
    distances = [-1] * len(linked)
    distances[start] = 0
    queue = [start]
    for p in queue:
        for q in linked[p]:
            if distances[q] < 0:
                distances[q] = distances[p] + 1
                queue.append(q)
    return distances


# ---- reading ----


def _read(file: DataFile) -> Chart:
    root = file.root
    root.at_most("colours", COLOURS, "colours")
    root.at_most("places", MOST_PLACES, "places")
    root.at_most("edges", MOST_EDGES, "routes")
    root.integer("schema", SCHEMA, SCHEMA)
    name = root.string("name")
    colours = _read_colours(root)
    before = file.found
    canvas = root.table("canvas")
    width = canvas.integer("width", 100, MOST_UNITS)
    height = canvas.integer("height", 100, MOST_UNITS)
    if file.found > before:  # else every place would be reported as off the canvas
        width = height = MOST_UNITS

    before = file.found
    places = _read_places(root, colours, width, height)
    if file.found == before:
        _check_goals(root, places, colours)

    ids = [place.id for place in places]
    start = _find(root, "start", root.string("start"), ids)
    before = file.found
    edges = _read_edges(root, ids)
    if file.found == before and ids:
        _check_reach(file, ids, edges, max(start, 0))

    file.finish()
    return Chart(name, colours, places, edges, start, width, height, file.warnings)


def _find(table: Table, key: str, place: str, ids: list[str]) -> int:
    if place in ids:
        return ids.index(place)
    if place:
        table.unknown(key, f"{key.partition('.')[0]}: unknown place", place, ids)
    return -1


def _read_colours(root: Table) -> list[str]:
    """The names of the colours; none if there is a fault in them."""
    colours = root.strings("colours")
    if not root.has("colours") or "" in colours:
        return []
    if len(colours) != COLOURS or len(set(colours)) != COLOURS or NO_COLOUR in colours:
        root.fault("colours", f'colours must be {COLOURS} different names, and "{NO_COLOUR}" is no name')
        return []
    return colours


def _read_places(root: Table, colours: list[str], width: int, height: int) -> list[Place]:
    places: list[Place] = []
    taken: dict[str, str] = {}  # "id dido", "it didone" … -> the place that has it
    for table in root.tables("places", "place"):
        place = _read_place(table, colours, width, height)
        places.append(place)
        table.take_once(taken, "id", place.id, "id", f"place {len(places)}")
        for language, text in place.names.items():
            table.take_once(taken, f"names.{language}", text, f"{language} name", place.id)
    return places


def _read_place(table: Table, colours: list[str], width: int, height: int) -> Place:
    id = table.identified("place")
    # Without a list of colours, which is a fault of its own, any colour will do.
    colour = table.choice("colour", [*colours, NO_COLOUR]) if colours or not table.has("colour") else -1
    return Place(
        id,
        -1 if colour == len(colours) else colour,
        table.integer("x", 0, width),
        table.integer("y", 0, height),
        SIDES[table.choice("label", SIDES)],
        table.word("symbol"),
        table.translations("names"),
        table.string("note", ""),
        table.string("doc", ""),
    )


def _read_edges(root: Table, ids: list[str]) -> list[tuple[int, int]]:
    """The sound routes; a fault is noted for each of the others."""
    edges: list[tuple[int, int]] = []
    taken: set[tuple[int, int]] = set()
    for i, row in enumerate(root.rows("edges", 2)):
        key = f"edges.{i}"
        ends = [_find(root, key, end, ids) for end in row]
        if not ends or min(ends) < 0:
            continue
        a, b = ends
        if a == b:
            root.fault(key, f'edges: a route from "{ids[a]}" to itself')
        elif (a, b) in taken:
            root.fault(key, f'edges: the route from "{ids[a]}" to "{ids[b]}" is there already')
        else:
            edges.append((a, b))
            taken |= {(a, b), (b, a)}
    return edges


def _check_goals(root: Table, places: list[Place], colours: list[str]) -> None:
    """Five players need a goal of each colour (U-6)."""
    for c, colour in enumerate(colours):
        count = len([place for place in places if place.colour == c])
        if count < GOALS_NEEDED:
            reason = f"every colour needs at least {GOALS_NEEDED} places, a goal for each of five players"
            root.fault("colours", f"{colour} has {count} places; {reason}")


def _check_reach(file: DataFile, ids: list[str], edges: list[tuple[int, int]], start: int) -> None:
    linked = _linked(len(ids), edges)
    lost: list[int] = []
    for p, distance in enumerate(_distances(linked, start)):
        if not linked[p]:
            file.fault(f"places.{p}", f'place "{ids[p]}": no route leads here')
        elif distance < 0:
            lost.append(p)
    if lost and linked[start]:
        names = listed([ids[p] for p in lost], PLACES_TOLD)
        file.fault(f"places.{lost[0]}", f'no way leads from "{ids[start]}" to {names}')


# ---- what makes a map good, but is not needed to play on it ----


def _warn(file: DataFile, chart: Chart) -> None:
    _warn_of_degrees(file, chart)
    _warn_of_split_colours(file, chart)
    _warn_of_crowds(file, chart)
    _warn_of_touching(file, chart)
    _warn_of_crossings(file, chart)


def _warn_of_degrees(file: DataFile, chart: Chart) -> None:
    """Three discs want three neighbours, and six plagues should be able to close a place off."""
    for p, place in enumerate(chart.places):
        count = int(chart.degree[p])
        if not 3 <= count <= 6:
            file.warn(f"places.{p}", f'place "{place.id}": {count} routes lead here; 3 to 6 play best')


def _warn_of_split_colours(file: DataFile, chart: Chart) -> None:
    """The places of a colour should be connected."""
    for c, colour in enumerate(chart.colours):
        group = [p for p, place in enumerate(chart.places) if place.colour == c]
        inner = [(a, b) for a, b in chart.edges if a in group and b in group]
        distances = _distances(_linked(len(chart.places), inner), group[0])
        away = [chart.ids[p] for p in group if distances[p] < 0]
        if away:
            file.warn("colours", f"{colour} is not one area: no {colour} way to {listed(away, PLACES_TOLD)}")


def _warn_of_crowds(file: DataFile, chart: Chart) -> None:
    for p, a in enumerate(chart.places):
        for b in chart.places[:p]:
            if hypot(a.x - b.x, a.y - b.y) < APART:
                file.warn(f"places.{p}.x", f'place "{a.id}": closer than {APART} units to "{b.id}"')


def _warn_of_touching(file: DataFile, chart: Chart) -> None:
    for i, (p, q) in enumerate(chart.edges):
        a, b = chart.places[p], chart.places[q]
        for place in chart.places:
            if place is not a and place is not b and _gap(place, a, b) < CLEARANCE:
                message = f'the route {a.id} - {b.id} passes within {CLEARANCE} units of "{place.id}"'
                file.warn(f"edges.{i}", message)


def _warn_of_crossings(file: DataFile, chart: Chart) -> None:
    told = 0
    for i, (p, q) in enumerate(chart.edges):
        a, b = chart.places[p], chart.places[q]
        for r, s in chart.edges[:i]:
            c, d = chart.places[r], chart.places[s]
            if told < CROSSINGS_TOLD and _cross(a, b, c, d):
                file.warn(f"edges.{i}", f"the route {a.id} - {b.id} crosses {c.id} - {d.id}")
                told += 1


def _gap(place: Place, a: Place, b: Place) -> float:
    """How far a place is from the straight line drawn from a to b."""
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    along = ((place.x - a.x) * dx + (place.y - a.y) * dy) / square if square else 0.0
    along = min(1.0, max(0.0, along))
    return hypot(place.x - a.x - along * dx, place.y - a.y - along * dy)


def _cross(a: Place, b: Place, c: Place, d: Place) -> bool:
    """Whether the lines a-b and c-d cross; lines that meet in a common end do not."""
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Place, b: Place, c: Place) -> int:
    """Positive or negative: c lies on one side or the other of the line from a to b; zero: on it."""
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


MAPS: Final = Format("map", _read, _warn, Path(__file__).parents[1] / "map.toml")
load_chart: Final = MAPS.load
standard_chart: Final = MAPS.standard
