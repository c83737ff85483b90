"""A position as text and as a picture: the game's own drawing in the terminal."""

import io
from functools import cache
from typing import Any, Final

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console, RenderableType
from rich.text import Text

from periplus.games import KITS
from periplus.kernel.game import Seat, State
from periplus.research.table import Table
from periplus.text.telling import Teller
from periplus.text.words import Words

WIDTH: Final = 110  # characters of a line
CELL: Final = (9, 18)  # points of a character
DOT: Final = 2
BRAILLE: Final = 0x2800
DOTS: Final = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))  # column and row of each bit
PAPER: Final = (18, 20, 24)
INK: Final = (214, 214, 208)
MONOSPACED: Final = "DejaVuSansMono.ttf"


class Drawing:
    """Draws the positions of one table, as one viewer sees them."""

    def __init__(self, table: Table, language: str = "en") -> None:
        words = Words(language, table.game.name)
        names = [f"player {seat}" for seat in range(table.seats)]
        self.teller = Teller(table.game, table.beginning, names, words)
        facet = KITS[table.game.name].facet("picture")
        self.picture: Any = facet(table.beginning, self.teller, words) if facet is not None else None

    def parts(self, state: State, viewer: Seat) -> list[RenderableType]:
        view = state.view(viewer)
        question = self.teller.question(view)
        asked = Text("\n".join(["", question.headline, *([question.rest] if question.rest else [])]))
        if self.picture is not None:
            return [*self.picture.draw(view, {}, WIDTH), asked]
        sections = self.teller.position(view)
        return [*[Text("\n".join([section.title, *section.lines])) for section in sections], asked]

    def text(self, state: State, viewer: Seat) -> str:
        """The drawing in plain characters."""
        file = io.StringIO()
        console = Console(file=file, width=WIDTH, color_system=None, legacy_windows=False)
        for part in self.parts(state, viewer):
            console.print(part)
        return file.getvalue()

    def image(self, state: State, viewer: Seat) -> "np.ndarray[Any, np.dtype[np.uint8]]":
        """The drawing in colours: rows, columns, and red, green and blue."""
        console = Console(file=io.StringIO(), width=WIDTH, color_system="truecolor", force_terminal=True)
        lines = [line for part in self.parts(state, viewer) for line in console.render_lines(part)]
        width, height = CELL
        image = Image.new("RGB", (WIDTH * width, len(lines) * height), PAPER)
        pen = ImageDraw.Draw(image)
        for row, line in enumerate(lines):
            column = 0
            for segment in line:
                style = segment.style
                front = style.color.get_truecolor() if style and style.color else INK
                back = style.bgcolor.get_truecolor() if style and style.bgcolor else None
                for letter in segment.text:
                    place = (column * width, row * height)
                    if back is not None:
                        pen.rectangle((*place, place[0] + width, place[1] + height), fill=tuple(back))
                    put_letter(pen, place, letter, (front[0], front[1], front[2]))
                    column += 1
        return np.asarray(image)


def put_letter(
    pen: ImageDraw.ImageDraw, place: tuple[int, int], letter: str, ink: tuple[int, int, int]
) -> None:
    dots = ord(letter) - BRAILLE
    if not 0 <= dots < 256:
        if letter.strip():
            pen.text(place, letter, fill=ink, font=font())
        return
    for bit, (column, row) in enumerate(DOTS):
        if dots >> bit & 1:
            x, y = place[0] + 2 + 4 * column, place[1] + 2 + 4 * row
            pen.rectangle((x, y, x + DOT - 1, y + DOT - 1), fill=ink)


@cache
def font() -> Any:
    """A font for a grid of characters where the system has one, else the one that Pillow brings."""
    try:
        return ImageFont.truetype(MONOSPACED, CELL[1] - 4)
    except OSError:
        return ImageFont.load_default(CELL[1] - 6)
