"""The game of Ithaca: its facts, and the position with all its phases."""

from typing import Final, cast

from mypy_extensions import i64

from periplus.games.ithaca.contents import contents
from periplus.games.ithaca.rules.cards import CARDS
from periplus.games.ithaca.rules.cargo import Trim
from periplus.games.ithaca.rules.components import kinds_of
from periplus.games.ithaca.rules.deeds import Deed, Swap
from periplus.games.ithaca.rules.drawing import Draw
from periplus.games.ithaca.rules.ending import Over
from periplus.games.ithaca.rules.fields import copy_fields, fill_fields, pack_fields
from periplus.games.ithaca.rules.gift import Bid, Settle
from periplus.games.ithaca.rules.guess import guess
from periplus.games.ithaca.rules.influence import Influence, ToGod
from periplus.games.ithaca.rules.options import OPTIONS, Rules
from periplus.games.ithaca.rules.route_change import Change, NewRoute
from periplus.games.ithaca.rules.setup import DealHands, DealOracles, DealRoutes, LayOut, Lot
from periplus.games.ithaca.rules.state import Phase, Position
from periplus.games.ithaca.rules.turn import EndTurn, TopUp, Turn
from periplus.games.ithaca.rules.verbs import EVENTS, VERBS
from periplus.games.ithaca.rules.wrath import Wrath
from periplus.games.ithaca.scene import describe, set_up
from periplus.games.ithaca.view import view
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import Table
from periplus.kernel.events import SILENT, Log
from periplus.kernel.game import Game, State, View

# In the order of the phase numbers in state.py.
PHASES: Final[list[Phase]] = [
    DealOracles(),
    DealRoutes(),
    DealHands(),
    LayOut(),
    Lot(),
    Turn(),
    TopUp(),
    Draw(),
    Change(),
    NewRoute(),
    Trim(),
    Wrath(),
    Influence(),
    ToGod(),
    Settle(),
    Bid(),
    Deed(),
    Swap(),
    EndTurn(),
    Over(),
]


class Ithaca(Position):
    """A position of Ithaca that can be played on."""

    def offer(self, out: Choices) -> None:
        out.clear()
        PHASES[self.phase].offer(self, out)

    def apply(self, code: i64, log: Log = SILENT) -> None:
        PHASES[self.phase].apply(self, code, log)
        self.move_on(log)

    def move_on(self, log: Log) -> None:
        """Begin phases until one of them has something to decide."""
        while self.moving:
            self.moving = False
            PHASES[self.phase].begin(self, log)

    def clone(self) -> "Ithaca":
        twin = Ithaca(self.seats, self.rules, self.cards)
        copy_fields(self, twin)
        return twin

    def pack(self) -> tuple[int, ...]:
        return pack_fields(self)

    def fill(self, packed: tuple[int, ...]) -> None:
        fill_fields(self, packed)

    def view(self, viewer: i64) -> View:
        return cast(View, view(self, int(viewer)))

    def contents(self) -> View:
        return cast(View, contents(self))

    def standing(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    def guess(self, viewer: i64, chance: Chance) -> State:
        return guess(self, viewer, chance)

    def arrange(self, scene: Table) -> None:
        set_up(self, scene)
        self.move_on(SILENT)

    def describe(self) -> dict[str, object]:
        return describe(self)


class IthacaGame(Game):
    """Steer the gods' favour, load routes, face the Suitors (Guerrieri, Mambrini & Pancrazi, 2007)."""

    def __init__(self) -> None:
        self.name = "ithaca"
        self.rules = 1
        self.seats = (2, 5)
        self.usual = 3
        self.minutes = (20, 40)
        self.plies = 20_000
        self.options = OPTIONS
        self.presets = {}
        self.data = ["cards"]
        self.verbs = VERBS
        self.picks = ("trim", "bid")
        self.fleeting = []
        self.piles = ["deck", "discards"]
        self.events = EVENTS
        self.chapters = {
            "I": "1-18 20-28 30-36 40-46 50-55 60-78 80-85 90-97 100-101 110-115 120-123",
            "R": "1-55",
        }

    def bare(self, seats: int, options: dict[str, object]) -> Ithaca:
        """An empty table with these rules and these cards."""
        chosen = self.complete(seats, options)
        return Ithaca(seats, Rules(chosen), CARDS.chosen(chosen))

    def revealing(self, options: dict[str, object]) -> list[str]:
        return ["showed_bid", "showed_oracle"]

    def unfold(self, kind: str, value: int) -> "int | list[int]":
        """A row of cards as counts by kind."""
        if kind != "cards":
            return value
        row = kinds_of(value)
        return [row.count(card) for card in range(max(row, default=-1) + 1)]


GAME: Final = IthacaGame()
