"""The cards of Ithaca in a terminal: gods in frames, fate cards as chips or as little cards, routes in rows.

Nothing is told by colour alone: each god has a sign, which stands on the cards and routes of that god too,
the god with the favour has a frame of its own, and a chosen card has a tick.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from periplus.games.ithaca.rules.cards import Cards

POSEIDON = 4  # after the four gods of the fate cards
NO_FAVOUR = -1
GOD_SIGNS = ("ϟ", "◉", "☼", "≈", "ψ")  # a bolt, the eye of an owl, the sun, the wind, a trident
SUITORS_SIGN = "⁂"
CHOSEN_SIGN = "✓"
FULL, HOLLOW = "▰", "▱"
BACK, GAP = "▮", "▯"
ROOM = "__"  # for another card on a route

EMBLEMS = (
    ("  ╱▔╱ ", " ╱▁ ▔╱", "   ╱╱ "),
    ("╲___╱", "(◉▾◉)", "(¨¨¨)"),
    ("╲ │ ╱", "─ ● ─", "╱ │ ╲"),
    ("╶───╮ ", "╶───╯╮", " ╶───╯"),
    ("╷ ╷ ╷", "╰─┼─╯", "  │  "),
)

BOLD = Style.parse("bold")
DIM = Style.parse("dim")
KEY = Style.parse("bold reverse")
SEA = Style.parse("cyan")
INKS = {
    "red": Style.parse("bright_red"),
    "green": Style.parse("green"),
    "yellow": Style.parse("yellow"),
    "blue": Style.parse("bright_blue"),
}
CHIPS = {
    "red": Style.parse("bold bright_white on red3"),
    "green": Style.parse("bold grey0 on green3"),
    "yellow": Style.parse("bold grey0 on gold1"),
    "blue": Style.parse("bold bright_white on dodger_blue3"),
}
PLAIN_CHIP = Style.parse("bold reverse")  # for the colours of somebody's own cards

CARD_WIDTH = 6


@dataclass(frozen=True)
class Frame:
    """The corners and sides of a box."""

    top: str
    bottom: str
    side: str
    line: str


LIGHT = Frame("╭╮", "╰╯", "│", "─")
HEAVY = Frame("┏┓", "┗┛", "┃", "━")


def ink(cards: Cards, god: int) -> Style:
    """The colour of a god, to write in."""
    return SEA if god == POSEIDON else INKS.get(cards.colours[god], BOLD)


def chip(cards: Cards, god: int) -> Style:
    """The colour of a god, to write on."""
    return CHIPS.get(cards.colours[god], PLAIN_CHIP)


# ---- fate cards and routes ----


def face(cards: Cards, kind: int, space: int = 0) -> Text:
    """A fate card as a chip: the signs of its gods, the upper one first, and its value."""
    fate = cards.fates[kind]
    text = Text()
    for god in fate.gods:
        text.append(GOD_SIGNS[god], chip(cards, god))
    return text.append(" " * space + str(fate.value), chip(cards, fate.gods[-1]))


def faces(cards: Cards, kinds: Iterable[int]) -> list[Text]:
    return [face(cards, kind) for kind in kinds]


def card(cards: Cards, kind: int, chosen: bool = False) -> list[Text]:
    """A fate card large enough to be looked at."""
    gods = cards.fates[kind].gods
    inside = face(cards, kind, CARD_WIDTH - 3 - len(gods))
    tick = Text(CHOSEN_SIGN, BOLD) if chosen else Text()
    return box(HEAVY if chosen else LIGHT, [inside], CARD_WIDTH, ink(cards, gods[0]), tick)


def route_name(cards: Cards, route: int, name: str) -> Text:
    """A route with the sign of its colour, and its years."""
    colour = cards.routes[route].colour
    return Text(f"{GOD_SIGNS[colour]} {name} {cards.routes[route].years}", ink(cards, colour) + BOLD)


def slots(cards: Cards, route: int, kinds: Sequence[int]) -> Text:
    """What lies on a route, and the room that is left."""
    free = [Text(ROOM, DIM)] * (cards.routes[route].years - len(kinds))
    return Text.assemble("[", Text(" ").join([*faces(cards, kinds), *free]), "]")


def backs(number: int, most: int) -> Text:
    """Cards that lie face down, and the room that is left."""
    return Text.assemble(BACK * number, (GAP * (most - number), DIM))


def action_cells(cards: Cards, names: Sequence[Text], favour: int, width: int) -> list[Text]:
    """What a route shows for each god, to stand in columns under them; the action that counts is marked."""
    cells = [indented(name, 2) for name in names]
    if favour != NO_FAVOUR:
        marked = Text.assemble("▸", names[favour], "◂")
        marked.stylize_before(ink(cards, favour) + KEY)
        cells[favour] = indented(marked, 1)
    return [fitted(cell, width) for cell in cells]


# ---- gods ----


@dataclass(frozen=True)
class Altar:
    """A god with its pile and what it amounts to, against the most it may be."""

    god: int
    name: str
    pile: Sequence[int]
    total: int
    limit: int
    favoured: bool = False
    suitors: str = ""  # the word for them, where they are
    key: str = ""


def altars(cards: Cards, shown: Sequence[Altar], width: int) -> list[Text]:
    """The gods side by side, each in a column of that width."""
    piles = [wrapped(faces(cards, each.pile), width - 3) for each in shown]
    height = max(1, *map(len, piles))
    return beside(
        [
            altar(cards, each, pile + [Text()] * (height - len(pile)), width)
            for each, pile in zip(shown, piles, strict=True)
        ]
    )


def altar(cards: Cards, shown: Altar, pile: Sequence[Text], width: int) -> list[Text]:
    """A god in a frame: the emblem, the pile card by card, the total."""
    style = ink(cards, shown.god)
    emblem = [Text(line.center(width - 2), style) for line in EMBLEMS[shown.god]]
    total = meter(shown.total, shown.limit, style, width - 2)
    below = [indented(line, 1) if line.cell_len < width - 2 else line for line in [*pile, total]]
    title = Text(f"{GOD_SIGNS[shown.god]} {shown.name}", style + BOLD)
    if shown.key:
        title = Text.assemble(key(shown.key), " ", title)
    foot = Text(f"{SUITORS_SIGN} {shown.suitors}" if shown.suitors else "", BOLD)
    return box(HEAVY if shown.favoured else LIGHT, [*emblem, *below], width, style, title, foot)


def meter(total: int, limit: int, style: Style, room: int, unit: str = "") -> Text:
    """A total against its limit, in figures, and as a bar if there is room for one."""
    figures = f"{total}/{limit} {unit}".rstrip()
    if limit + 1 + cell_len(figures) > room:
        return Text(figures, BOLD)
    reached = min(total, limit)
    return Text.assemble((FULL * reached, style), (HOLLOW * (limit - reached), DIM), " ", (figures, BOLD))


def key(typed: str) -> Text:
    """What to type for the thing it stands at."""
    return Text(f" {typed} ", KEY)


# ---- texts in their places ----


def fitted(text: Text, width: int) -> Text:
    """A text in exactly that many cells, cut or filled up."""
    result = text.copy()
    result.truncate(width, overflow="ellipsis", pad=True)
    return result


def centred(text: Text, width: int) -> Text:
    """A text in the middle of that many cells."""
    return fitted(indented(text, max(0, (width - text.cell_len) // 2)), width)


def indented(text: Text, columns: int) -> Text:
    return Text.assemble(" " * columns, text)


def wrapped(pieces: Iterable[Text], width: int, gap: str = " ") -> list[Text]:
    """Pieces in lines, as many to a line as fit."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + cell_len(gap) + piece.cell_len <= width:
            lines[-1].append(gap).append_text(piece)
        else:
            lines.append(piece.copy())
    return lines


def spread(left: Text, right: Text, width: int) -> list[Text]:
    """Two texts at the two ends of a line; of two lines, if they are too long for one."""
    between = width - left.cell_len - right.cell_len
    if between >= 2:
        return [Text.assemble(left, " " * between, right)]
    return [left, indented(right, max(0, width - right.cell_len))]


def box(
    frame: Frame,
    rows: Iterable[Text],
    width: int,
    style: Style,
    title: Text | None = None,
    foot: Text | None = None,
) -> list[Text]:
    """Rows in a frame, with labels on its upper and lower side."""
    side = Text(frame.side, style)
    return [
        edge(frame.top, frame.line, title or Text(), width, style),
        *[Text.assemble(side, fitted(row, width - 2), side) for row in rows],
        edge(frame.bottom, frame.line, foot or Text(), width, style),
    ]


def edge(corners: str, line: str, label: Text, width: int, style: Style) -> Text:
    """A side of a box with a label on it, set apart if there is room."""
    if label and label.cell_len + 4 <= width:
        label = Text.assemble((line if label.cell_len + 5 <= width else "", style), " ", label, " ")
    label = fitted(label, min(label.cell_len, width - 2))
    rest = line * (width - 2 - label.cell_len)
    return Text.assemble((corners[0], style), label, (rest + corners[1], style))


def beside(blocks: Sequence[Sequence[Text]], gap: int = 0) -> list[Text]:
    """Blocks of lines side by side."""
    widths = [max(line.cell_len for line in block) for block in blocks]
    return [
        Text(" " * gap).join(
            [
                fitted(block[row] if row < len(block) else Text(), width)
                for block, width in zip(blocks, widths, strict=True)
            ]
        )
        for row in range(max(map(len, blocks)))
    ]
