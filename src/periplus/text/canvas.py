"""A sheet of terminal cells to draw on: lines in braille dots, characters over them, and room for names."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

Cell = tuple[int, int]  # column, row
Piece = tuple[str, Style]

ACROSS = 2  # dots of a cell
DOWN = 4
BLANK_BRAILLE = 0x2800
# The bit of each dot in the Unicode braille patterns, by row and column of the dot in its cell.
DOT_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
FAR = 1000
LEAST_LETTERS = 2  # a name cut shorter than that is no help


def line_dots(x0: int, y0: int, x1: int, y1: int) -> Iterator[tuple[int, int]]:
    """The dots of a straight line, both ends included (Bresenham)."""
    dx, dy = abs(x1 - x0), -abs(y1 - y0)
    step_x = 1 if x0 < x1 else -1
    step_y = 1 if y0 < y1 else -1
    error = dx + dy
    while True:
        yield x0, y0
        if (x0, y0) == (x1, y1):
            return
        twice = 2 * error
        if twice >= dy:
            error += dy
            x0 += step_x
        if twice <= dx:
            error += dx
            y0 += step_y


class Canvas:
    """`width` x `height` cells. A cell shows its character if it has one, else its dots."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._dots: dict[Cell, int] = {}
        self._dot_styles: dict[Cell, Style] = {}
        self._chars: dict[Cell, str] = {}
        self._char_styles: dict[Cell, Style] = {}

    def dot(self, x: int, y: int, style: Style) -> None:
        """Set a dot; its cell takes the style of the dot drawn last."""
        cell = (x // ACROSS, y // DOWN)
        self._dots[cell] = self._dots.get(cell, 0) | DOT_BITS[y % DOWN][x % ACROSS]
        self._dot_styles[cell] = style

    def put(self, cell: Cell, text: str, style: Style) -> None:
        """Write over the dots, from a cell to the right; wide characters take two cells."""
        column, row = cell
        for char in text:
            width = cell_len(char)
            if width == 0 and (column - 1, row) in self._chars:
                self._chars[column - 1, row] += char  # an accent belongs to the letter before it
                continue
            self._chars[column, row] = char
            self._char_styles[column, row] = style
            if width == 2:
                self._chars[column + 1, row] = ""
                self._char_styles[column + 1, row] = style
            column += width

    def lines(self) -> list[Text]:
        return [self._line(row) for row in range(self.height)]

    def _line(self, row: int) -> Text:
        line = Text(no_wrap=True, end="")
        cells = [self._look((column, row)) for column in range(self.width)]
        for style, run in groupby(cells, key=lambda look: look[1]):
            line.append("".join(char for char, _ in run), style)
        line.rstrip()
        return line

    def _look(self, cell: Cell) -> Piece:
        if cell in self._chars:
            return self._chars[cell], self._char_styles[cell]
        if cell in self._dots:
            return chr(BLANK_BRAILLE + self._dots[cell]), self._dot_styles[cell]
        return " ", Style.null()


@dataclass(frozen=True)
class Label:
    """A name with the signs before and after it; only the name may be shortened."""

    name: Piece
    head: Sequence[Piece] = ()
    tail: Sequence[Piece] = ()
    side: str = "e"  # where it reads best, beside its place: n, e, s or w
    rank: int = 0  # labels of a lower rank get their room first

    def pieces(self, cut: int = 0) -> list[Piece]:
        """What to write if the name is to be `cut` characters shorter."""
        text, style = self.name
        left = len(text) - cut - 1
        if cut and left < LEAST_LETTERS:
            return [*self.head, *self.tail]
        return [*self.head, (text[:left] + "…" if cut else text, style), *self.tail]


@dataclass(frozen=True)
class Spot:
    """Where a label stands: cells from `start` up to `end`, the latter not included."""

    row: int
    start: int
    end: int
    cut: int = 0

    def gap(self, other: "Spot") -> int:
        """How many cells are between two labels; negative if they overlap."""
        if self.row != other.row:
            return FAR
        return max(self.start, other.start) - min(self.end, other.end)


class Labels:
    """Finds room for the labels of places among their signs and the lines between them.

    `load` says how much it matters that a cell stays free, because of the lines drawn there.
    """

    def __init__(
        self,
        labels: Sequence[Label],
        cells: Sequence[Cell],
        load: Mapping[Cell, float],
        width: int,
        height: int,
    ) -> None:
        self._labels = labels
        self._cells = cells
        self._taken = set(cells)
        self._load = load
        self._width = width
        self._height = height

    def spots(self) -> list[Spot | None]:
        """A spot for each label, none overlapping; None for a name that found no room at all."""
        options = [self._options(p, 0) for p in range(len(self._labels))]
        wish = self._wishes(options)
        found: dict[int, Spot] = {}
        for p in sorted(range(len(options)), key=lambda p: (self._labels[p].rank, len(options[p]), p)):
            spot = self._fit(p, options[p], wish, found)
            if spot is not None:
                found[p] = spot
        return [found.get(p) for p in range(len(self._labels))]

    def _wishes(self, options: list[list[tuple[float, Spot]]]) -> dict[int, Spot]:
        """Full names move in turn to where they are least in the way, until none wants to move."""
        wish: dict[int, Spot] = {}
        for _ in range(12):
            content = True
            for p, choice in enumerate(options):
                if not choice:
                    continue
                others = [spot for q, spot in wish.items() if q != p]
                best = min(choice, key=lambda option: option[0] + _crowding(option[1], others))[1]
                content = content and wish.get(p) == best
                wish[p] = best
            if content:
                break
        return wish

    def _fit(
        self, p: int, options: list[tuple[float, Spot]], wish: dict[int, Spot], found: dict[int, Spot]
    ) -> Spot | None:
        """The best spot that is free, for the whole name or else for as much of it as possible."""
        others = [spot for q, spot in wish.items() if q != p and q not in found]
        for cut in range(len(self._labels[p].name[0]) + 1):
            fits = [
                (cost + _crowding(spot, others), spot)
                for cost, spot in (self._options(p, cut) if cut else options)
                if all(spot.gap(other) >= 1 for other in found.values())
            ]
            if fits:
                return min(fits, key=lambda option: option[0])[1]
        return None

    def _options(self, p: int, cut: int) -> list[tuple[float, Spot]]:
        """Every spot by the place's sign where a label would not hide another sign, and its cost."""
        column, row = self._cells[p]
        label = self._labels[p]
        length = sum(cell_len(text) for text, _ in label.pieces(cut))
        if length == 0:
            return []
        tries = [("e", column + 2, 0.0), ("w", column - 1 - length, 0.3)]
        tries += [("e", column + 1, 0.6), ("w", column - length, 0.9)]
        for start in range(column - length, column + 2):
            off_centre = abs(start + (length - 1) / 2 - column) / length
            tries += [("n", start, 1 + off_centre), ("s", start, 1 + off_centre)]
        options = []
        for side, start, cost in tries:
            level = row + {"n": -1, "s": 1}.get(side, 0)
            spot = Spot(level, start, start + length, cut)
            if (
                0 <= level < self._height
                and start >= 0
                and spot.end <= self._width
                and self._is_free(spot, p)
            ):
                options.append((cost + self._cost(spot, p) + (0 if side == label.side else 0.7), spot))
        return options

    def _is_free(self, spot: Spot, p: int) -> bool:
        """No sign under the label, and none but its own right beside it."""
        own = self._cells[p]
        around = ((column, spot.row) for column in range(spot.start - 1, spot.end + 1))
        return not any(cell in self._taken and cell != own for cell in around)

    def _cost(self, spot: Spot, p: int) -> float:
        """How much of the lines a label hides, and how easily it is taken for another place's name."""
        hidden = sum(self._load.get((column, spot.row), 0.0) for column in range(spot.start, spot.end))
        beside = 0
        for level in (spot.row - 1, spot.row, spot.row + 1):
            for column in range(spot.start - 2, spot.end + 2):
                beside += (column, level) in self._taken and (column, level) != self._cells[p]
        return hidden + 1.5 * beside


def _crowding(spot: Spot, others: Sequence[Spot]) -> float:
    """How much a label is in the way of others; a little if two only stand so close that they read as one."""
    cost = 0.0
    for other in others:
        gap = spot.gap(other)
        cost += 4.0 - gap if gap < 1 else 1.0 if gap < 4 else 0.0
    return cost
