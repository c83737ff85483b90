"""Boards of Journey that somebody made, for `periplus board` and `--board`."""

from periplus.cli.data import Kind
from periplus.games.journey.rules.board import BOARDS, Board
from periplus.games.journey.rules.terrain import GRANITE


def counted(board: Board) -> str:
    first_sea = int(board.first_sea)
    open_spaces = [cell for cell, terrain in enumerate(board.terrain) if terrain != GRANITE]
    descent = sum(cell < first_sea for cell in open_spaces)
    sea = len(open_spaces) - descent
    return f"{descent} spaces on the way down, {sea} at sea, {len(board.adventures)} adventures"


KIND = Kind(
    BOARDS,
    called="a board",
    warned="spaces that cannot be reached, decks of another size than the printed ones",
    counted=counted,
    drawing="periplus.games.journey.terminal.drawing:draw_board",
)
