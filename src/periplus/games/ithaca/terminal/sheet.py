"""All the cards of Ithaca on one sheet: the fate cards god by god, the routes with their actions."""

from rich.text import Text

from periplus.games.ithaca.rules.cards import Cards
from periplus.games.ithaca.rules.components import ACTION_NAMES, GOD_NAMES, GODS
from periplus.games.ithaca.terminal.drawing import (
    BOLD,
    DIM,
    GOD_SIGNS,
    NO_FAVOUR,
    action_cells,
    face,
    fitted,
    indented,
    ink,
    route_name,
    wrapped,
)
from periplus.text.words import Words

MARGIN = 2


def draw_sheet(cards: Cards, language: str, width: int) -> list[Text]:
    """The sheet in lines of at most `width` cells."""
    words = Words(language, "ithaca")
    names = [Text(f"{GOD_SIGNS[god]} {words.say(f'god-{GOD_NAMES[god]}')}") for god in range(GODS)]
    for god, name in enumerate(names):
        name.stylize(ink(cards, god) + BOLD)
    lines = [Text(cards.name, BOLD), Text(), *fates(cards, names, width), Text()]
    return [*lines, *routes(cards, words, names, width)]


def fates(cards: Cards, names: list[Text], width: int) -> list[Text]:
    """Each god with its singles, and with the doubles on which it is the upper one."""
    column = max(name.cell_len for name in names) + MARGIN
    lines: list[Text] = []
    for god, name in enumerate(names):
        kinds = [kind for kind, fate in enumerate(cards.fates) if fate.gods[0] == god]
        pieces = [copies(cards, kind) for kind in kinds]
        rows = wrapped(pieces, width - column, "  ") or [Text()]
        heads = [fitted(name, column), *[Text(" " * column)] * (len(rows) - 1)]
        lines += [Text.assemble(head, row) for head, row in zip(heads, rows, strict=True)]
    return lines


def copies(cards: Cards, kind: int) -> Text:
    """A fate card, and how many there are of it."""
    return Text.assemble((f"{cards.fates[kind].copies}×", DIM), face(cards, kind))


def routes(cards: Cards, words: Words, names: list[Text], width: int) -> list[Text]:
    """Each route with its years, its actions in columns under the gods."""
    titles = [route_name(cards, r, route.names[words.language]) for r, route in enumerate(cards.routes)]
    left = max(title.cell_len for title in titles)
    column = (width - left) // GODS
    lines = [indented(Text().join(action_cells(cards, names, NO_FAVOUR, column)), left)]
    for title, route in zip(titles, cards.routes, strict=True):
        actions = [Text(words.say(f"picture-action-{ACTION_NAMES[action]}")) for action in route.actions]
        lines.append(Text().join([fitted(title, left), *action_cells(cards, actions, NO_FAVOUR, column)]))
    return lines
