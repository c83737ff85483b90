"""`periplus cards`: check cards of Ithaca that somebody made, or show them."""

import argparse

from periplus.cli.data import Kind, add_command
from periplus.games.ithaca.cards import Cards, load_cards, standard_cards
from periplus.text.ithaca_sheet import draw_sheet


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


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    add_command(commands, KIND)
