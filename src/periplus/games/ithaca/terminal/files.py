"""Cards of Ithaca that somebody made, for `periplus cards` and `--cards`."""

from periplus.cli.data import Kind
from periplus.games.ithaca.rules.cards import Cards, load_cards, standard_cards
from periplus.games.ithaca.terminal.sheet import draw_sheet


def counted(cards: Cards) -> str:
    fates = sum(fate.copies for fate in cards.fates)
    return f"{fates} fate cards of {len(cards.fates)} kinds, {len(cards.routes)} routes"


KIND = Kind(
    name="cards",
    called="cards",
    game="Ithaca",
    load=load_cards,
    standard=standard_cards,
    counted=counted,
    draw=draw_sheet,
    warned="gods whose cards are not worth the same, routes that may run out",
)
