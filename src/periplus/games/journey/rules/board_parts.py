"""What a board of Journey is made of, read from a file and checked: grids, lava, decks and adventures."""

from typing import Final

from periplus.games.journey.rules.terrain import (
    CANYON,
    EVENT,
    FINISH,
    GRANITE,
    MOST_CARDS,
    PLAIN,
    ROCKS,
    SPRING,
    START,
)
from periplus.kernel.datafile import Table

COLOUR_NAMES: Final = ["blue", "red", "yellow"]
EQUIPMENT_NAMES: Final = ["rope", "pickaxe", "compass", "biscuits", "lamp"]
FOSSIL_NAMES: Final = [
    *("single", "skull_front", "skull_back", "skeleton_head", "skeleton_body", "skeleton_tail"),
    *("gold", "quartz"),
]
EVENT_NAMES: Final = [
    *("mixed_colours", "flexible_use", "stay_liquid", "lucky"),
    *("gertrude", "opportunity", "another_turn", "supplies"),
]
ADVENTURE_NAMES: Final = ["find", "sighting", "ball"]
FIND: Final = 0
SIGHTING: Final = 1
BALL: Final = 2

# The words of a grid; a discovery is d and its symbols, in the order of the equipment, * for any.
WORDS: Final = {
    "##": GRANITE,
    "..": PLAIN,
    "r2": ROCKS,
    "r3": ROCKS,
    "cc": CANYON,
    "ww": SPRING,
    "ev": EVENT,
    "ST": START,
    "FN": FINISH,
}
SYMBOLS: Final = "RPCBL"
STAR: Final = "*"

MOST_LAVA: Final = 30
MOST_ADVENTURES: Final = 16
MOST_LOSS: Final = 2  # fossils lost on a lava space
MOST_POINTS: Final = 20
MOST_OF_A_KIND: Final = 127  # sets of cards are ints with a byte for each kind
MOST_TO_PAY_WITH: Final = 2  # of the events that multiply the ways to pay, which are listed
PLAYERS: Final = 4

# Beside four full hands, and the display, cards to draw are left.
EXPLORERS_NEEDED: Final = PLAYERS * 10 + 3
EQUIPMENT_NEEDED: Final = PLAYERS * 5 + 3 + 5


class Stage:
    """One of the two grids: how large it may be, and how its spaces are called."""

    def __init__(self, key: str, down: bool, rows: int, columns: int, symbols: int) -> None:
        self.key: Final = key
        self.down: Final = down  # the way leads down, not to the right
        self.rows: Final = rows
        self.columns: Final = columns
        self.symbols: Final = symbols  # at most so many at a discovery

    def row(self, row: int) -> str:
        return str(row) if self.down else chr(ord("a") + row)

    def column(self, column: int) -> str:
        return chr(ord("A") + column) if self.down else str(column)

    def name(self, row: int, column: int) -> str:
        """As people write it: D6 in the descent, c5 at sea."""
        if self.down:
            return self.column(column) + self.row(row)
        return self.row(row) + self.column(column)

    def where(self, row: int, column: int) -> str:
        """The same, for faults."""
        return f"{self.key}, row {self.row(row)}, column {self.column(column)}"


DESCENT: Final = Stage("descent", True, 30, 12, 3)
SEA: Final = Stage("sea", False, 9, 30, 2)


class Adventure:
    """A sea adventure. It costs cards of fixed `colours`, or so many of the `same` colour, or of `any`."""

    def __init__(self, id: str, kind: int, colours: dict[str, int], same: int, any: int, points: int) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.colours: Final = colours
        self.same: Final = same
        self.any: Final = any
        self.points: Final = points

    def as_data(self) -> dict[str, object]:
        cost: dict[str, object] = dict(self.colours)
        if self.same:
            cost["same"] = self.same
        if self.any:
            cost["any"] = self.any
        data: dict[str, object] = {"id": self.id, "kind": ADVENTURE_NAMES[self.kind], "cost": cost}
        if self.points:
            data["points"] = self.points
        return data


# ---- reading ----


def read_grid(root: Table, stage: Stage) -> list[list[str]]:
    """The words of a grid, in rows of one length; nothing if there is a fault in them."""
    before = root.file.found
    lines = [line.split() for line in root.strings(stage.key)]
    if root.file.found > before:
        return []
    if not lines or len(lines[0]) > stage.columns:
        size = f"from 1 to {stage.rows} rows of at most {stage.columns} spaces"
        root.fault(stage.key, f"{stage.key} must have {size}")
        return []
    for r, line in enumerate(lines):
        if len(line) != len(lines[0]):
            wrong = f"{len(line)} spaces, but row {stage.row(0)} has {len(lines[0])}"
            root.fault(f"{stage.key}.{r}", f"{stage.key}, row {stage.row(r)}: {wrong}")
            continue
        for c, word in enumerate(line):
            wrong = _wrong_word(word, stage)
            if wrong:
                root.fault(f"{stage.key}.{r}.{c}", f"{stage.where(r, c)}: {wrong}")
    if root.file.found == before:
        _check_ends(root, stage, lines)
    return lines if root.file.found == before else []


def _wrong_word(word: str, stage: Stage) -> str:
    """What is wrong with a word of a grid; "" if nothing."""
    if word in WORDS:
        return "there are no springs at sea" if word == "ww" and stage is SEA else ""  # J-91
    if len(word) > 1 and word[0] == "d" and not word[1:].strip(SYMBOLS + STAR):
        most = stage.symbols
        return f'"{word}" has more than {most} symbols' if len(word) - 1 > most else ""
    discoveries = f"d with symbols {' '.join(SYMBOLS)} {STAR}"
    return f'unknown space "{word}" (expected one of {", ".join(WORDS)} or {discoveries})'


def _check_ends(root: Table, stage: Stage, lines: list[list[str]]) -> None:
    """One start where the way begins, one finish where it ends."""
    end = len(lines) - 1 if stage.down else len(lines[0]) - 1
    for word, place, expected in (("ST", "first", 0), ("FN", "last", end)):
        found = [(r, c) for r, line in enumerate(lines) for c in range(len(line)) if line[c] == word]
        if len(found) != 1:
            root.fault(stage.key, f"{stage.key} must have one {word}, not {len(found)}")
            continue
        r, c = found[0]
        if (r if stage.down else c) != expected:
            line_name = "row" if stage.down else "column"
            wrong = f"{stage.where(r, c)}: {word} must be in the {place} {line_name}"
            root.fault(f"{stage.key}.{r}.{c}", wrong)


def read_lava(root: Table) -> list[tuple[int, int]]:
    before = root.file.found
    tables = root.tables("lava", "lava space")
    if root.file.found == before and not tables:
        root.fault("lava", f"lava must have from 1 to {MOST_LAVA} spaces, not 0")
    return [(table.choice("colour", COLOUR_NAMES), table.integer("loss", 0, MOST_LOSS)) for table in tables]


def read_decks(table: Table) -> dict[str, list[int]]:
    before = table.file.found
    decks = {
        "explorer": _read_counts(table.table("explorer"), COLOUR_NAMES),
        "equipment": _read_counts(table.table("equipment"), EQUIPMENT_NAMES),
        "fossil": _read_counts(table.table("fossil"), FOSSIL_NAMES),
        "event": _read_counts(table.table("event"), EVENT_NAMES),
    }
    if table.file.found == before and table.present:
        for deck, needed in (("explorer", EXPLORERS_NEEDED), ("equipment", EQUIPMENT_NEEDED)):
            if sum(decks[deck]) < needed:
                reason = f"four full hands need at least {needed}"
                table.fault(deck, f"{sum(decks[deck])} {deck} cards are too few; {reason}")
    return decks


def _read_counts(table: Table, kinds: list[str]) -> list[int]:
    counts: list[int] = []
    for kind in kinds:
        most = MOST_TO_PAY_WITH if kind in ("mixed_colours", "flexible_use") else MOST_OF_A_KIND
        counts.append(table.integer(kind, 0, most))
    return counts


def read_adventures(root: Table) -> list[Adventure]:
    adventures: list[Adventure] = []
    for table in root.tables("adventures", "adventure"):
        card = _read_adventure(table)
        if card.id and card.id in [other.id for other in adventures]:
            table.fault("id", "another adventure has this id already")
        adventures.append(card)
    return adventures


def _read_adventure(table: Table) -> Adventure:
    id = table.identified("adventure")
    kind = table.choice("kind", ADVENTURE_NAMES)
    points = 0
    if kind == SIGHTING:
        points = table.integer("points", 1, MOST_POINTS)
    elif table.has("points") and kind >= 0:
        table.fault("points", f"a {ADVENTURE_NAMES[kind]} has no points")
    cost = table.table("cost")
    colours = {key: cost.integer(key, 1, MOST_CARDS) for key in COLOUR_NAMES if cost.has(key)}
    same = cost.integer("same", 1, MOST_CARDS, 0)
    any = cost.integer("any", 1, MOST_CARDS, 0)
    if cost.present and [bool(colours), same > 0, any > 0].count(True) != 1:
        table.fault("cost", 'cost must be in colours, or "same", or "any": one of the three')
    return Adventure(id, kind, colours, same, any, points)
