"""Cards of Ithaca that somebody made, for `periplus cards` and `--cards`."""

from periplus.cli.data import Kind
from periplus.games.ithaca.rules.cards import CARDS, Cards


def counted(cards: Cards) -> str:
    fates = sum(fate.copies for fate in cards.fates)
    return f"{fates} fate cards of {len(cards.fates)} kinds, {len(cards.routes)} routes"


KIND = Kind(
    CARDS,
    called="cards",
    warned="gods whose cards are not worth the same, routes that may run out",
    counted=counted,
    drawing="periplus.games.ithaca.terminal.sheet:draw_sheet",
)
