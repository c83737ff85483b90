"""Cards of Ithaca that somebody made, for `periplus cards` and `--cards`."""

from typing import TYPE_CHECKING

from periplus.cli.data import Kind
from periplus.games.ithaca.rules.cards import CARDS, Cards

if TYPE_CHECKING:
    from rich.text import Text


def counted(cards: Cards) -> str:
    fates = sum(fate.copies for fate in cards.fates)
    return f"{fates} fate cards of {len(cards.fates)} kinds, {len(cards.routes)} routes"


def draw(cards: Cards, language: str, width: int) -> "list[Text]":
    from periplus.games.ithaca.terminal.sheet import draw_sheet  # it loads rich

    return draw_sheet(cards, language, width)


KIND = Kind(
    CARDS,
    called="cards",
    warned="gods whose cards are not worth the same, routes that may run out",
    counted=counted,
    draw=draw,
)
