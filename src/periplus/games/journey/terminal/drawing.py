"""The board of Journey in a terminal: the mountain in cross-section, the sea, the chimney of the volcano."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from rich.cells import cell_len
from rich.text import Text

from periplus.games.journey.rules.board import Board
from periplus.games.journey.rules.board_parts import COLOUR_NAMES, DESCENT, SEA, Stage
from periplus.games.journey.rules.components import RAFT
from periplus.games.journey.rules.terrain import GRANITE, PLAIN, START
from periplus.games.journey.terminal.signs import (
    DIM,
    EXPLORERS,
    FIRE,
    LOSS,
    LOSS_SIGN,
    MOUNTAIN,
    NOTHING,
    RAFT_SIGN,
    RAFT_STYLE,
    SHORE,
    TRAIL,
    WATER,
    WAVE,
    Letters,
    card_letters,
    explorer_sign,
    key_sign,
    legend,
    space_sign,
)
from periplus.text.canvas import Canvas, Cell, Piece
from periplus.text.words import Words

ROCK = "▒"
HEIGHTS = " ▁▂▃▄▅▆▇█"
ARROWS = dict(zip([(0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (1, 1), (-1, 1)], "←→↓↑↙↘↗", strict=True))

LABEL = 2  # cells for the name of a row
EDGE = 1  # on both sides of a grid
MARGIN = LABEL + 2 * EDGE
ONE_LINE = 6  # cells: a space with a key and three symbols
DESCENT_CELLS = (4, 8)  # the fewest and the most cells of a space
SEA_CELLS = (3, 6)
SEA_COMFORT = 5
CHIMNEY = 15
SLOPE = (3, 7)  # how high the flank of the volcano is, cell by cell


@dataclass(frozen=True)
class Marks:
    """What is on the board. Keys are what to type for a step to a space, and for a piece to go or to stop."""

    pieces: Mapping[int, int] = field(default_factory=dict)  # piece -> space
    path: Sequence[int] = ()  # of the move in the making: from where it began to where it has come
    steps: Mapping[int, str] = field(default_factory=dict)  # space -> key
    clicks: Mapping[int, str] = field(default_factory=dict)  # piece -> key


def draw_descent(board: Board, letters: Letters, width: int, marks: Marks) -> list[Text]:
    """The mountain, in lines of at most `width` cells; a narrow one has two lines for each row."""
    columns = range(len(board.descent[0]))
    across = cell_width(len(columns), width, DESCENT_CELLS)
    grid = Grid(board, DESCENT, columns, (across, 1 if across >= ONE_LINE else 2), letters, marks)
    return [*grid.lines(), shore(board, across)]


def shore(board: Board, across: int) -> Text:
    """The sea below the mountain, where the raft waits."""
    canvas = Canvas(MARGIN + len(board.descent[0]) * across, 1)
    for x in range(LABEL, canvas.width, 2):
        canvas.put((x, 0), WAVE, WATER)
    at = LABEL + EDGE + board.column[int(board.finish[0])] * across
    canvas.put((at + (across - len(RAFT_SIGN)) // 2, 0), RAFT_SIGN, RAFT_STYLE)
    return canvas.lines()[0]


def draw_sea(board: Board, letters: Letters, width: int, marks: Marks, first: int = 0) -> list[Text]:
    """The sea; of one too wide for the width, the columns around the raft, or else from the first one on."""
    count = len(board.sea[0])
    shown = min(count, sea_columns(width))
    if RAFT in marks.pieces:
        first = board.column[marks.pieces[RAFT]] - shown // 3
    first = min(max(first, 0), count - shown)
    size = (cell_width(shown, width, SEA_CELLS), 2)
    return Grid(board, SEA, range(first, first + shown), size, letters, marks).lines()


def sea_columns(width: int) -> int:
    """How many columns of the sea there is room for."""
    return max(1, (width - MARGIN) // SEA_CELLS[0])


def cell_width(columns: int, width: int, limits: tuple[int, int]) -> int:
    least, most = limits
    return min(max((width - MARGIN) // columns, least), most)


class Grid:
    """Some columns of a grid, drawn in cells of one size."""

    def __init__(
        self,
        board: Board,
        stage: Stage,
        columns: range,
        size: tuple[int, int],
        letters: Letters,
        marks: Marks,
    ) -> None:
        self.board = board
        self.stage = stage
        self.words = board.descent if stage.down else board.sea
        self.first = 0 if stage.down else int(board.first_sea)
        self.columns = columns
        self.across, self.down = size
        self.letters = letters
        self.marks = marks
        self.arrows = arrows(board, marks.path)
        self.canvas = Canvas(MARGIN + len(columns) * self.across, 1 + len(self.words) * self.down)

    def lines(self) -> list[Text]:
        for column in self.columns:
            x, _ = self.corner(0, column)
            self.centre((x, 0), [(self.stage.column(column), DIM)])
        for row in range(len(self.words)):
            _, y = self.corner(row, self.columns[0])
            self.canvas.put((0, y + self.down - 1), f"{self.stage.row(row):>{LABEL}}", DIM)
            for column in self.columns:
                self.draw(row, column)
            self.draw_edges(row)
        return self.canvas.lines()

    def draw_edges(self, row: int) -> None:
        """The crust of the mountain; the sea has its shores among the spaces."""
        if not self.stage.down:
            return
        for column, aside in ((self.columns[0], -EDGE), (self.columns[-1], self.across)):
            x, y = self.corner(row, column)
            if not self.is_sky(row, column):
                for line in range(self.down):
                    self.canvas.put((x + aside, y + line), ROCK, MOUNTAIN)

    def corner(self, row: int, column: int) -> Cell:
        return LABEL + EDGE + (column - self.columns[0]) * self.across, 1 + row * self.down

    def space(self, row: int, column: int) -> int:
        return self.first + row * len(self.words[0]) + column

    def draw(self, row: int, column: int) -> None:
        space = self.space(row, column)
        if self.board.terrain[space] == GRANITE:
            self.draw_granite(row, column)
            return
        x, y = self.corner(row, column)
        for line, pieces in enumerate(self.look(space)):
            self.centre((x, y + line), pieces)

    def look(self, space: int) -> list[list[Piece]]:
        """What stands in the lines of a space: pieces, keys and the path, and what they do not cover."""
        printed = [space_sign(self.board, space, self.letters)]
        here = [piece for piece, at in self.marks.pieces.items() if at == space]
        key = self.marks.steps.get(space) or (self.marks.clicks.get(here[0]) if len(here) == 1 else None)
        tag = [] if key is None else [key_sign(key)]
        trail = [] if space not in self.arrows else [(self.arrows[space], TRAIL)]
        if self.down == 2:
            return [self.pieces(here), tag or printed] if here else [tag or trail, printed]
        if not here:
            return [(tag or trail) + printed]
        standing = tag + self.pieces(here)
        covers = self.board.terrain[space] in (PLAIN, START) or length(standing + printed) > self.across
        return [standing if covers else standing + printed]

    def pieces(self, here: list[int]) -> list[Piece]:
        if here == [RAFT]:
            return [(RAFT_SIGN, RAFT_STYLE)]
        if len(here) == 1:
            return [explorer_sign(here[0], self.letters)]
        company = [(self.letters[COLOUR_NAMES[colour]], EXPLORERS[colour]) for colour in here]
        brackets = len(here) + 2 <= self.across
        return [("(", NOTHING), *company, (")", NOTHING)] if brackets else company

    def centre(self, cell: Cell, pieces: list[Piece]) -> None:
        x, y = cell
        x += max(0, self.across - length(pieces)) // 2
        for text, style in pieces:
            self.canvas.put((x, y), text, style)
            x += cell_len(text)

    def draw_granite(self, row: int, column: int) -> None:
        x, y = self.corner(row, column)
        for line, text in enumerate(self.granite(row, column)):
            self.canvas.put((x, y + line), text, MOUNTAIN if self.stage.down else SHORE)

    def granite(self, row: int, column: int) -> list[str]:
        """The lines of a space without a way: rock, or a flank of the mountain, or the sky above it."""
        rock = [ROCK * self.across] * self.down
        if not self.is_sky(row, column):
            return rock
        sides = [self.is_sky(row, column + 1), self.is_sky(row, column - 1)]
        if all(sides):
            return []
        if self.is_sky(row + 1, column) or not any(sides):
            return rock
        flank = slope(self.across, self.down)
        return flank if sides[1] else [line[::-1] for line in flank]

    def is_sky(self, row: int, column: int) -> bool:
        """Whether nothing but granite is above: the mountain ends there."""
        if not self.stage.down or row >= len(self.words):
            return False
        if column not in self.columns:
            return True
        return all(line[column] == "##" for line in self.words[: row + 1])


def length(pieces: Sequence[Piece]) -> int:
    return sum([cell_len(text) for text, _ in pieces])


def slope(across: int, down: int) -> list[str]:
    """A flank that rises to the right, in lines from the top."""
    steps = len(HEIGHTS) - 1
    heights = [round((x + 1) * steps * down / across) for x in range(across)]
    levels = [[min(max(height - steps * line, 0), steps) for height in heights] for line in range(down)]
    return ["".join([HEIGHTS[level] for level in line]) for line in reversed(levels)]


def arrows(board: Board, path: Sequence[int]) -> dict[int, str]:
    """The spaces that the move in the making has left, with the direction it took."""
    found: dict[int, str] = {}
    for origin, space in pairwise(path):
        step = (board.row[space] - board.row[origin], board.column[space] - board.column[origin])
        found[origin] = ARROWS[step]
    return found


def draw_lava(board: Board, letters: Letters, width: int, at: int) -> list[Text]:
    """The chimney, up to the crater: `at` is the space of the raft, -1 before the first one."""
    last = int(board.lava_length) - 1
    flank = max(0, (min(width, lava_width(board)) - CHIMNEY) // 2)
    lines: list[Text] = []
    for space in range(last, -2, -1):
        line = Text(no_wrap=True, end="")
        rock = rock_beside(flank, last - space)
        line.append(" " * (flank - len(rock))).append(rock, MOUNTAIN)
        line.append(chimney(board, letters, space, at)).append(rock[::-1], MOUNTAIN)
        lines.append(line)
    return lines


def lava_width(board: Board) -> int:
    """The width in which the whole mountain around the chimney can be seen."""
    return CHIMNEY + 2 * len(SLOPE) * (int(board.lava_length) + 1)


def rock_beside(width: int, line: int) -> str:
    """The mountain on the left of the chimney, `line` lines below the crater, and at most `width` cells."""
    crust = "".join([HEIGHTS[height] for height in SLOPE])
    rock = crust + ROCK * (line * len(SLOPE))
    return rock[len(rock) - min(len(rock), width) :]


def chimney(board: Board, letters: Letters, space: int, at: int) -> Text:
    """A space of the lava track; the lava has risen as far as the raft."""
    fill, style = (WAVE, FIRE) if space <= at else (" ", NOTHING)
    line = Text().append(fill, style)
    line.append(f"{space + 1:>2}{fill}" if space >= 0 else fill * 3, style)
    line.append(*((RAFT_SIGN, RAFT_STYLE) if space == at else (fill * 3, style))).append(fill, style)
    if space < 0:
        return line.append(fill * 7, style)
    losses = LOSS_SIGN * int(board.lava_loss[space])
    line.append(*explorer_sign(int(board.lava_colour[space]), letters)).append(fill, style)
    return line.append(losses, FIRE if space <= at else LOSS).append(fill * (3 - len(losses)), style)


def draw_board(board: Board, language: str, width: int) -> list[Text]:
    """The whole board: the mountain, the sea in as many parts as it takes, and the lava track."""
    words = Words(language, "journey")
    letters = card_letters(words)
    lines = [Text(board.name, "bold"), Text(), *draw_descent(board, letters, width, Marks())]
    lines += [Text(), *legend("descent", words, width)]
    for first in range(0, len(board.sea[0]), sea_columns(width)):
        lines += [Text(), *draw_sea(board, letters, width, Marks(), first)]
    lines += [Text(), *legend("sea", words, width), Text(), *draw_lava(board, letters, width, -1)]
    return [*lines, Text(), *legend("lava", words, width)]
