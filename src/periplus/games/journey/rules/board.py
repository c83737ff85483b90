"""The board of Journey, its decks and its adventures: read from a file, checked, and laid out for the rules.

The rules know no particular board: `standard_board()` is the one that comes with the game, and anybody's own
is read in the same way. A board never changes once it is made, so games share it.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.journey.rules.board_parts import (
    COLOUR_NAMES,
    DESCENT,
    EQUIPMENT_NAMES,
    EVENT_NAMES,
    FOSSIL_NAMES,
    MOST_ADVENTURES,
    MOST_LAVA,
    MOST_POINTS,
    PLAYERS,
    SEA,
    STAR,
    SYMBOLS,
    WORDS,
    Adventure,
    Stage,
    read_adventures,
    read_decks,
    read_grid,
    read_lava,
)
from periplus.games.journey.rules.terrain import (
    CANYON,
    DISCOVERY,
    FINISH,
    GRANITE,
    MOST_CARDS,
    START,
    distances_to,
    steps_ahead,
    stops,
)
from periplus.kernel.bits import vec_of
from periplus.kernel.cards import from_counts
from periplus.kernel.datafile import Content, DataFile, Fault, Format
from periplus.kernel.errors import listed

SCHEMA: Final = 1
MOST_SPACES: Final = 500
MOST_WATER: Final = 99
SPACES_TOLD: Final = 6  # a wall across a board cuts off dozens
PRINTED: Final = {"explorer": 63, "equipment": 45, "fossil": 64, "event": 16}


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
        self.bonuses: Final = bonus  # both of them, by the numbers of BONUS_NAMES
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


def read_board(data: object, name: str = "") -> Board:
    """The board in plain data: what a pickled one is made of."""
    return BOARDS.read(data, name)


def standard_board() -> Board:
    """The board that comes with the game, read once."""
    return BOARDS.standard()


def first_board() -> Board:
    """The board that came with version 1 of the rules."""
    return FIRST_BOARDS.standard()


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
    root.at_most("descent", DESCENT.rows, "rows of the descent")
    root.at_most("sea", SEA.rows, "rows of the sea")
    root.at_most("lava", MOST_LAVA, "lava spaces")
    root.at_most("adventures", MOST_ADVENTURES, "adventures")
    root.integer("schema", SCHEMA, SCHEMA)
    name = root.string("name")
    water = root.integer("water", PLAYERS, MOST_WATER)
    bonus_table = root.table("bonus")
    bonus = [bonus_table.integer(key, 0, MOST_POINTS) for key in ("mushroom_forest", "ruined_city")]
    descent = read_grid(root, DESCENT)
    sea = read_grid(root, SEA)
    spaces = sum([len(line) for line in descent + sea])
    if spaces > MOST_SPACES:
        root.fault("sea", f"{spaces} spaces are too many: a board has at most {MOST_SPACES}")
    lava = read_lava(root)
    decks = read_decks(root.table("decks"))
    adventures = read_adventures(root)
    file.finish()

    board = Board(name, descent, sea, lava, decks, bonus, water, adventures, file.warnings)
    _check_ways(file, board, DESCENT, 0)
    _check_ways(file, board, SEA, 1)
    file.finish()
    return board


# ---- whether every way leads to the finish ----


def _check_ways(file: DataFile, board: Board, stage: Stage, number: int) -> None:
    """The finish can be reached from everywhere without equipment, so a stage cannot come to a halt.

    Other explorers do not matter: moves lead forward, so nobody is in the way of the foremost one.
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
        names = listed([board.names[cell] for cell in lost], SPACES_TOLD)
        file.fault(_path(board, stage, lost[0]), f"the finish cannot be reached {how} from {names}")
    for cell in open_cells:
        if cell not in reached:
            file.warn(_path(board, stage, cell), f"{board.names[cell]} cannot be reached {how}")


def _path(board: Board, stage: Stage, cell: int) -> str:
    """Where in the file a space is: its row, and its place in that."""
    return f"{stage.key}.{board.row[cell]}.{board.column[cell]}"


# ---- what is allowed, but seldom meant ----


def _warn(file: DataFile, board: Board) -> None:
    asked = "".join([word for line in board.descent + board.sea for word in line if word[0] == "d"])
    for symbol, kind in zip(SYMBOLS, EQUIPMENT_NAMES, strict=True):
        if symbol not in asked:
            file.warn("descent", f"no discovery asks for {kind}")
    decks = [board.explorer, board.equipment, board.fossil, board.event]
    for (deck, printed), cards in zip(PRINTED.items(), decks, strict=True):
        if sum(cards) != printed:
            file.warn(f"decks.{deck}", f"{sum(cards)} {deck} cards; the printed game has {printed}")


BOARDS: Final = Format("board", _read, _warn, Path(__file__).parents[1] / "board.toml")
FIRST_BOARDS: Final = Format("board", _read, _warn, Path(__file__).parents[1] / "board_1.toml")
load_board: Final = BOARDS.load
