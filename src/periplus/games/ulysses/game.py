"""The game of Ulysses: its facts, and the position with all its phases."""

from typing import Final, cast

from mypy_extensions import i64

from periplus.games.ulysses.contents import contents
from periplus.games.ulysses.rules.buying import Pay
from periplus.games.ulysses.rules.chart import MAPS
from periplus.games.ulysses.rules.components import counts
from periplus.games.ulysses.rules.debate import Ask, Debate, Stake
from periplus.games.ulysses.rules.drawing import Bonus, Draw
from periplus.games.ulysses.rules.exchange import Give, NewGoal, Take
from periplus.games.ulysses.rules.fields import copy_fields, fill_fields, pack_fields
from periplus.games.ulysses.rules.guess import guess
from periplus.games.ulysses.rules.options import OPTIONS, PRESETS, Rules
from periplus.games.ulysses.rules.setup import DealGoals, DealHands, Lot, begin_goals
from periplus.games.ulysses.rules.state import Phase, Position
from periplus.games.ulysses.rules.strengthening import Joker, Strengthen, Target
from periplus.games.ulysses.rules.verbs import EVENTS, VERBS
from periplus.games.ulysses.rules.wind import Wind
from periplus.games.ulysses.scene import describe, set_up
from periplus.games.ulysses.view import view
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import Table
from periplus.kernel.events import SILENT, Log
from periplus.kernel.game import Game, State, View
from periplus.kernel.options import BY_LOT


class Over(Phase):
    """The game has been won (U-4)."""

    def offer(self, s: Position, out: Choices) -> None:
        pass


# In the order of the phase numbers in state.py.
PHASES: Final[list[Phase]] = [
    Lot(),
    DealGoals(),
    DealHands(),
    Draw(),
    Bonus(),
    NewGoal(),
    Strengthen(),
    Joker(),
    Target(),
    Give(),
    Take(),
    Pay(),
    Ask(),
    Debate(),
    Stake(),
    Wind(),
    Over(),
]


class Ulysses(Position):
    """A position of Ulysses that can be played on."""

    def offer(self, out: Choices) -> None:
        out.clear()
        PHASES[self.phase].offer(self, out)

    def apply(self, code: i64, log: Log = SILENT) -> None:
        PHASES[self.phase].apply(self, code, log)

    def clone(self) -> "Ulysses":
        twin = Ulysses(self.seats, self.rules, self.chart)
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

    def picking(self) -> int:
        """A payment and a stake are two selections, though both are of cards."""
        return int(self.phase)

    def standing(self) -> list[int]:
        """Goals shown: they lie open before each seat."""
        return self.result().scores

    def guess(self, viewer: i64, chance: Chance) -> State:
        return guess(self, viewer, chance)

    def begin(self) -> None:
        if self.rules.first != BY_LOT:
            begin_goals(self, self.rules.first)

    def arrange(self, scene: Table) -> None:
        set_up(self, scene)

    def describe(self) -> dict[str, object]:
        return describe(self)


class UlyssesGame(Game):
    """Gods bluff over where one ship sails (Angiolino & Paglia, 2001)."""

    def __init__(self) -> None:
        self.name = "ulysses"
        self.rules = 1
        self.seats = (3, 5)
        self.usual = 4
        self.minutes = (30, 45)
        self.plies = 60_000
        self.options = OPTIONS
        self.presets = PRESETS
        self.data = ["map"]
        self.verbs = VERBS
        self.picks = ("card",)
        self.fleeting = []
        self.piles = ["deck", "discards"]
        self.events = EVENTS
        self.chapters = {"U": "1-92", "E": "1-33", "F": "01-32", "R": "1-29"}

    def bare(self, seats: int, options: dict[str, object]) -> Ulysses:
        """An empty table with these rules and this map."""
        chosen = self.complete(seats, options)
        return Ulysses(seats, Rules(chosen), MAPS.chosen(chosen))

    def revealing(self, options: dict[str, object]) -> list[str]:
        return ["reached", "becalmed"]

    def vague(self) -> list[str]:
        """A goal given up is told by its colour, and a seat may have two hidden goals of one colour."""
        return ["gave_goal"]

    def unfold(self, kind: str, value: int) -> int | list[int]:
        return counts(value) if kind == "cards" else value


GAME: Final = UlyssesGame()
