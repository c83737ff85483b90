"""The board of Journey, its decks and its adventures: read from a file, checked, and laid out for the rules.

The rules know no particular board: `standard_board()` is the one that comes with the game, and anybody's own
is read in the same way. A board never changes once it is made, so games share it.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.journey.terrain import (
    CANYON,
    DISCOVERY,
    EVENT,
    FINISH,
    GRANITE,
    MOST_CARDS,
    PLAIN,
    ROCKS,
    SPRING,
    START,
    distances_to,
    steps_ahead,
    stops,
)
from periplus.kernel.bits import vec_of
from periplus.kernel.cards import from_counts
from periplus.kernel.datafile import Content, DataFile, Fault, Table, load

SCHEMA: Final = 1

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

MOST_SPACES: Final = 500
MOST_LAVA: Final = 30
MOST_ADVENTURES: Final = 16
MOST_POINTS: Final = 20
MOST_WATER: Final = 99
MOST_OF_A_KIND: Final = 127  # sets of cards are ints with a byte for each kind
MOST_TO_PAY_WITH: Final = 2  # of the events that multiply the ways to pay, which are listed
SPACES_TOLD: Final = 6  # a wall across a board cuts off dozens
PLAYERS: Final = 4

# V-7: beside four full hands, and the display, cards to draw are left.
EXPLORERS_NEEDED: Final = PLAYERS * 10 + 3
EQUIPMENT_NEEDED: Final = PLAYERS * 5 + 3 + 5
PRINTED: Final = {"explorer": 63, "equipment": 45, "fossil": 64, "event": 16}


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


class Board(Content):
    """A checked board. Spaces are numbered row by row, granite too: first the descent, then the sea."""

    def __init__(
        self,
        name: str,
        descent: list[list[str]],
        sea: list[list[str]],
        lava: list[tuple[int, int]],
        decks: dict[str, list[int]],
        bonus: list[int],
        water: int,
        adventures: list[Adventure],
        warnings: list[Fault],
    ) -> None:
        super().__init__(name, warnings)
        self.descent: Final = descent
        self.sea: Final = sea

        words: list[str] = []
        self.names: Final[list[str]] = []
        self.row: Final[list[int]] = []
        self.column: Final[list[int]] = []
        for stage, grid in ((DESCENT, descent), (SEA, sea)):
            for r, line in enumerate(grid):
                for c, word in enumerate(line):
                    words.append(word)
                    self.names.append(stage.name(r, c))
                    self.row.append(r)
                    self.column.append(c)
        size = len(words)
        first_sea = len(descent) * len(descent[0])
        terrain = [_terrain(word) for word in words]
        progress = self.row[:first_sea] + self.column[first_sea:]
        across = self.column[:first_sea] + self.row[first_sea:]
        extra = [int(word[1]) - 1 if word in ("r2", "r3") else 0 for word in words]
        finish = [cell for cell in range(size) if terrain[cell] == FINISH]
        ahead = steps_ahead(terrain, progress, across, first_sea)

        self.size: Final[i64] = i64(size)
        self.first_sea: Final[i64] = i64(first_sea)
        self.terrain: Final[vec[i64]] = vec_of(terrain)
        self.extra: Final[vec[i64]] = vec_of(extra)  # what rocks cost above the usual point
        self.start: Final[vec[i64]] = vec_of([cell for cell in range(size) if terrain[cell] == START])
        self.finish: Final[vec[i64]] = vec_of(finish)
        self.symbols: Final[vec[i64]] = vec_of([_symbols(word) for word in words])  # as a set of hand cards
        self.stars: Final[vec[i64]] = vec_of([word.count(STAR) for word in words])
        self.fossils: Final[vec[i64]] = vec_of(
            [len(word) - 1 if terrain[cell] == DISCOVERY else 0 for cell, word in enumerate(words)]
        )
        # ahead[cell * DIRECTIONS + direction] is the space a step leads to, or -1.
        self.ahead: Final[vec[i64]] = vec_of(ahead)
        self.progress: Final[vec[i64]] = vec_of(progress)
        self.distance: Final[vec[i64]] = vec_of(distances_to(terrain, extra, ahead, finish))

        self.lava_length: Final[i64] = i64(len(lava))
        self.lava_colour: Final[vec[i64]] = vec_of([colour for colour, _ in lava])
        self.lava_loss: Final[vec[i64]] = vec_of([loss for _, loss in lava])

        self.explorer: Final = decks["explorer"]
        self.equipment: Final = decks["equipment"]
        self.fossil: Final = decks["fossil"]
        self.event: Final = decks["event"]
        self.mushroom_forest: Final[i64] = i64(bonus[0])
        self.ruined_city: Final[i64] = i64(bonus[1])
        self.water: Final[i64] = i64(water)

        self.adventures: Final = adventures
        self.adventure_kind: Final[vec[i64]] = vec_of([card.kind for card in adventures])
        self.adventure_points: Final[vec[i64]] = vec_of([card.points for card in adventures])
        self.adventure_colours: Final[vec[i64]] = vec_of(
            [from_counts([card.colours.get(colour, 0) for colour in COLOUR_NAMES]) for card in adventures]
        )
        self.adventure_same: Final[vec[i64]] = vec_of([card.same for card in adventures])
        self.adventure_any: Final[vec[i64]] = vec_of([card.any for card in adventures])

    def index(self, name: str) -> int:
        """The number of a space; ValueError if there is none of that name."""
        if name not in self.names:
            raise ValueError(f'there is no space "{name}"; spaces are called as in D6 and, at sea, c5')
        return self.names.index(name)

    def as_data(self) -> dict[str, object]:
        return {
            "schema": SCHEMA,
            "name": self.name,
            "water": int(self.water),
            "bonus": {"mushroom_forest": int(self.mushroom_forest), "ruined_city": int(self.ruined_city)},
            "descent": [" ".join(line) for line in self.descent],
            "sea": [" ".join(line) for line in self.sea],
            "lava": [
                {"colour": COLOUR_NAMES[int(self.lava_colour[i])], "loss": int(self.lava_loss[i])}
                for i in range(int(self.lava_length))
            ],
            "decks": {
                "explorer": dict(zip(COLOUR_NAMES, self.explorer, strict=True)),
                "equipment": dict(zip(EQUIPMENT_NAMES, self.equipment, strict=True)),
                "fossil": dict(zip(FOSSIL_NAMES, self.fossil, strict=True)),
                "event": dict(zip(EVENT_NAMES, self.event, strict=True)),
            },
            "adventures": [card.as_data() for card in self.adventures],
        }

    def __reduce__(self) -> tuple[object, ...]:
        return (read_board, (self.as_data(), self.name))


def load_board(path: str | Path) -> Board:
    """The board in a TOML file; a `DataError` with every fault and its line if it is no good."""
    return _read(load(path))


def read_board(data: object, name: str = "board") -> Board:
    """The board in plain data, as `Board.as_data` gives it; `name` is what its faults call it."""
    return _read(DataFile(name, data, {}))


_ours: dict[str, Board] = {}


def standard_board() -> Board:
    """The board that comes with the game, read once."""
    return _our_board("board.toml")


def first_board() -> Board:
    """The board that came with version 1 of the rules."""
    return _our_board("board_1.toml")


def _our_board(file: str) -> Board:
    if file not in _ours:
        _ours[file] = load_board(Path(__file__).with_name(file))
    return _ours[file]


def _terrain(word: str) -> int:
    return DISCOVERY if word.startswith("d") else WORDS[word]


def _symbols(word: str) -> int:
    """The cards that a discovery asks for by kind, as a set of hand cards: the colours come first."""
    if not word.startswith("d"):
        return 0
    return from_counts([0] * len(COLOUR_NAMES) + [word.count(symbol) for symbol in SYMBOLS])


# ---- reading ----


def _read(file: DataFile) -> Board:
    root = file.root
    root.integer("schema", SCHEMA, SCHEMA)
    name = root.string("name")
    water = root.integer("water", PLAYERS, MOST_WATER)
    bonus_table = root.table("bonus")
    bonus = [bonus_table.integer(key, 0, MOST_POINTS) for key in ("mushroom_forest", "ruined_city")]
    descent = _read_grid(root, DESCENT)
    sea = _read_grid(root, SEA)
    spaces = sum([len(line) for line in descent + sea])
    if spaces > MOST_SPACES:
        root.fault("sea", f"{spaces} spaces are too many: a board has at most {MOST_SPACES}")
    lava = _read_lava(root)
    decks = _read_decks(root.table("decks"))
    adventures = _read_adventures(root)
    file.finish()

    board = Board(name, descent, sea, lava, decks, bonus, water, adventures, file.warnings)
    _check_ways(file, board, DESCENT, 0)
    _check_ways(file, board, SEA, 1)
    file.finish()
    _warn(file, board, decks)
    return board


def _read_grid(root: Table, stage: Stage) -> list[list[str]]:
    """The words of a grid, in rows of one length; nothing if there is a fault in them."""
    before = len(root.file.faults)
    lines = [line.split() for line in root.strings(stage.key)]
    if len(root.file.faults) > before:
        return []
    if not 1 <= len(lines) <= stage.rows or len(lines[0]) > stage.columns:
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
                root.fault(f"{stage.key}.{r}", f"{stage.where(r, c)}: {wrong}")
    if len(root.file.faults) == before:
        _check_ends(root, stage, lines)
    return lines if len(root.file.faults) == before else []


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
            root.fault(f"{stage.key}.{r}", f"{stage.where(r, c)}: {word} must be in the {place} {line_name}")


def _read_lava(root: Table) -> list[tuple[int, int]]:
    before = len(root.file.faults)
    tables = root.tables("lava", "lava space")
    if len(root.file.faults) == before and not 1 <= len(tables) <= MOST_LAVA:
        root.fault("lava", f"lava must have from 1 to {MOST_LAVA} spaces, not {len(tables)}")
    return [(table.choice("colour", COLOUR_NAMES), table.integer("loss", 0, 2)) for table in tables]


def _read_decks(table: Table) -> dict[str, list[int]]:
    before = len(table.file.faults)
    decks = {
        "explorer": _read_counts(table.table("explorer"), COLOUR_NAMES),
        "equipment": _read_counts(table.table("equipment"), EQUIPMENT_NAMES),
        "fossil": _read_counts(table.table("fossil"), FOSSIL_NAMES),
        "event": _read_counts(table.table("event"), EVENT_NAMES),
    }
    if len(table.file.faults) == before and table.present:
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


def _read_adventures(root: Table) -> list[Adventure]:
    tables = root.tables("adventures", "adventure")
    if len(tables) > MOST_ADVENTURES:
        message = f"{len(tables)} adventures are too many: a board has at most {MOST_ADVENTURES}"
        root.fault(f"adventures.{MOST_ADVENTURES}", message)
    adventures: list[Adventure] = []
    for table in tables:
        card = _read_adventure(table)
        if card.id and card.id in [other.id for other in adventures]:
            table.fault("id", "another adventure has this id already")
        adventures.append(card)
    return adventures


def _read_adventure(table: Table) -> Adventure:
    id = table.word("id")
    if id:
        table.name = f'adventure "{id}"'
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


# ---- whether all can be walked ----


def _check_ways(file: DataFile, board: Board, stage: Stage, number: int) -> None:
    """The finish is in reach from everywhere without equipment, so a stage cannot come to a halt.

    Others in the way are no matter: moves lead forward, so nobody is in the way of the foremost explorer.
    """
    cells = range(int(board.first_sea)) if stage.down else range(int(board.first_sea), int(board.size))
    open_cells = [cell for cell in cells if board.terrain[cell] not in (GRANITE, CANYON)]
    onward = sorted([(int(board.progress[cell]), cell) for cell in open_cells])
    terrain = [int(kind) for kind in board.terrain]
    extra = [int(points) for points in board.extra]
    ahead = [int(to) for to in board.ahead]
    ends = {cell: stops(terrain, extra, ahead, cell) for cell in open_cells}

    home = {int(board.finish[number])}
    for _, cell in reversed(onward):
        if ends[cell] & home:
            home.add(cell)
    reached = {int(board.start[number])}
    for _, cell in onward:
        if cell in reached:
            reached |= ends[cell]

    how = f"in moves of at most {MOST_CARDS} cards without equipment"
    lost = [cell for cell in open_cells if cell not in home]
    if lost:
        names = ", ".join([board.names[cell] for cell in lost[:SPACES_TOLD]])
        if len(lost) > SPACES_TOLD:
            names += f" and {len(lost) - SPACES_TOLD} more"
        file.fault(f"{stage.key}.{board.row[lost[0]]}", f"the finish cannot be reached {how} from {names}")
    for cell in open_cells:
        if cell not in reached:
            file.warn(f"{stage.key}.{board.row[cell]}", f"{board.names[cell]} cannot be reached {how}")


# ---- what is allowed, but seldom meant ----


def _warn(file: DataFile, board: Board, decks: dict[str, list[int]]) -> None:
    asked = "".join([word for line in board.descent + board.sea for word in line if word[0] == "d"])
    for symbol, kind in zip(SYMBOLS, EQUIPMENT_NAMES, strict=True):
        if symbol not in asked:
            file.warn("descent", f"no discovery asks for {kind}")
    for deck, printed in PRINTED.items():
        if sum(decks[deck]) != printed:
            file.warn(f"decks.{deck}", f"{sum(decks[deck])} {deck} cards; the printed game has {printed}")
