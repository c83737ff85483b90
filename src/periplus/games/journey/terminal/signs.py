"""The signs of Journey in a terminal: terrain, cards, explorers and the raft, with their words.

Nothing is told by colour alone: every terrain has a sign, every card a letter, and a colour is the letter of
its explorer.
"""

from collections.abc import Mapping, Sequence

from rich.style import Style
from rich.text import Text

from periplus.games.journey.rules.board import Board
from periplus.games.journey.rules.board_parts import COLOUR_NAMES, EQUIPMENT_NAMES, STAR, SYMBOLS
from periplus.games.journey.rules.terrain import CANYON, DISCOVERY, EVENT, FINISH, PLAIN, ROCKS, SPRING, START
from periplus.text.canvas import Piece
from periplus.text.words import Words

Letters = Mapping[str, str]  # of explorers and equipment, by the name of the card

RAFT_SIGN = "=◭="
ROCK_SIGN = "▲"
CANYON_SIGN = "╲╱"
WHIRLPOOL_SIGN = "@"
LOSS_SIGN = "✗"
SIGNS = {PLAIN: "·", SPRING: "≈", EVENT: "?", START: "○", FINISH: "⚑"}
WAVE = "~"

STYLES = {
    PLAIN: Style.parse("bright_black"),
    ROCKS: Style.parse("dark_orange3"),
    CANYON: Style.parse("bright_red"),
    SPRING: Style.parse("bold bright_cyan"),
    EVENT: Style.parse("bold bright_magenta"),
    DISCOVERY: Style.parse("bold yellow"),
    START: Style.parse("bold"),
    FINISH: Style.parse("bold bright_green"),
}
EXPLORERS = tuple(
    map(Style.parse, ("bold bright_white on blue", "bold bright_white on red", "bold black on yellow"))
)
RAFT_STYLE = Style.parse("bold reverse")
MOUNTAIN = Style.parse("grey50")
SHORE = Style.parse("green")
WATER = Style.parse("blue")
CHOICE = Style.parse("bold reverse")
TRAIL = Style.parse("bold bright_green")
FIRE = Style.parse("orange1 on dark_red")
LOSS = Style.parse("bold bright_red")
DIM = Style.parse("bright_black")
NOTHING = Style.null()
GAP = 3  # between things in one line


def explorer_sign(colour: int, letters: Letters) -> Piece:
    """An explorer, and the card of his colour."""
    return f"({letters[COLOUR_NAMES[colour]]})", EXPLORERS[colour]


def key_sign(key: str) -> Piece:
    return f"[{key}]", CHOICE


def space_sign(board: Board, space: int, letters: Letters) -> Piece:
    """What is printed on a space that can be entered."""
    terrain = int(board.terrain[space])
    style = STYLES[terrain]
    at_sea = space >= board.first_sea
    if terrain == ROCKS:
        return ROCK_SIGN * (1 + int(board.extra[space])), style
    if terrain == CANYON:
        return WHIRLPOOL_SIGN if at_sea else CANYON_SIGN, style
    if terrain == DISCOVERY:
        word = (board.sea if at_sea else board.descent)[board.row[space]][board.column[space]]
        return symbols(word[1:], letters), style
    if terrain == PLAIN and at_sea:
        return WAVE, WATER
    return SIGNS[terrain], style


def symbols(word: str, letters: Letters) -> str:
    """The cards that a discovery asks for, in the letters of the language."""
    names = dict(zip(SYMBOLS, EQUIPMENT_NAMES, strict=True))
    return "".join([letters[names[symbol]] if symbol in names else symbol for symbol in word])


def card_letters(words: Words) -> Letters:
    """The letters of explorers and equipment in a language."""
    initials = {name: explorer_name(colour, words)[0] for colour, name in enumerate(COLOUR_NAMES)}
    return initials | {name: words.say(f"legend-letter-{name}") for name in EQUIPMENT_NAMES}


def explorer_name(colour: int, words: Words) -> str:
    return words.say(f"legend-explorer-{COLOUR_NAMES[colour]}")


def legend(stage: str, words: Words, width: int) -> list[Text]:
    """The signs on a stage with their words."""
    return flowing([Text.assemble(sign, f" {word}") for sign, word in signs(stage, words)], width)


def flowing(items: Sequence[Text], width: int, indent: int = 0) -> list[Text]:
    """As many items in a line as it holds, none of them broken unless it is longer than a line."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + GAP + item.cell_len <= width:
            lines[-1].append(" " * GAP).append(item)
        else:
            lines.append(Text(" " * indent if lines else "").append(item))
    return lines


def signs(stage: str, words: Words) -> list[tuple[Piece, str]]:
    """The signs that have to be explained."""
    letters = card_letters(words)
    if stage == "lava":
        explorers = [
            (explorer_sign(c, letters), words.say(f"card-{name}")) for c, name in enumerate(COLOUR_NAMES)
        ]
        return [((LOSS_SIGN, LOSS), words.say("legend-loss")), *explorers]
    ground = [
        (ROCK_SIGN * 2, ROCKS, f"rocks-{stage}"),
        (WHIRLPOOL_SIGN if stage == "sea" else CANYON_SIGN, CANYON, f"canyon-{stage}"),
        *([(SIGNS[SPRING], SPRING, "spring")] if stage == "descent" else []),  # J-91
        (SIGNS[EVENT], EVENT, "event"),
        (SIGNS[FINISH], FINISH, "finish"),
    ]
    cards = [((letters[name], STYLES[DISCOVERY]), words.say(f"card-{name}")) for name in EQUIPMENT_NAMES]
    cards.append(((STAR, STYLES[DISCOVERY]), words.say("legend-any")))
    return [((sign, STYLES[kind]), words.say(f"legend-{word}")) for sign, kind, word in ground] + cards
