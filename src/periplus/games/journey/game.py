"""The game of Journey: its facts, and the position with all its phases."""

from typing import Final, cast

from mypy_extensions import i64

from periplus.games.journey.contents import contents
from periplus.games.journey.rules.adventures import Ball, Offer, TurnAdventure
from periplus.games.journey.rules.board import BOARDS, first_board
from periplus.games.journey.rules.components import FOSSIL_KINDS
from periplus.games.journey.rules.discovering import Discover
from periplus.games.journey.rules.drawing import Draw, Overflow, Supply, Turn
from periplus.games.journey.rules.ending import Refill
from periplus.games.journey.rules.events import DrawEvent, Swap
from periplus.games.journey.rules.fields import copy_fields, fill_fields, pack_fields
from periplus.games.journey.rules.guess import guess
from periplus.games.journey.rules.lava import Flee, Flow, Reveal
from periplus.games.journey.rules.losing import Lose
from periplus.games.journey.rules.moving import Mix, Pay, Step, directions
from periplus.games.journey.rules.options import OPTIONS, Rules
from periplus.games.journey.rules.payment import bill_counts
from periplus.games.journey.rules.scoring import result
from periplus.games.journey.rules.setup import DealHands, Lot, begin_hands
from periplus.games.journey.rules.state import Phase, Position
from periplus.games.journey.rules.unearthing import Return, Unearth
from periplus.games.journey.rules.upkeep import Liquid
from periplus.games.journey.rules.verbs import EVENTS, VERBS
from periplus.games.journey.scene import describe, set_up
from periplus.games.journey.view import payment_names, points, view
from periplus.kernel.cards import counts
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import Table
from periplus.kernel.events import SILENT, UNSEEN, Log
from periplus.kernel.game import Game, Result, State, View
from periplus.kernel.options import BY_LOT


class Over(Phase):
    """The raft is out of the volcano (J-115)."""

    def offer(self, s: Position, out: Choices) -> None:
        pass


# In the order of the phase numbers in state.py.
PHASES: Final[list[Phase]] = [
    Lot(),
    DealHands(),
    Refill(),
    Draw(),
    Unearth(),
    DrawEvent(),
    TurnAdventure(),
    Flow(),
    Reveal(),
    Turn(),
    Supply(),
    Overflow(),
    Step(),
    Pay(),
    Mix(),
    Discover(),
    Return(),
    Swap(),
    Liquid(),
    Lose(),
    Offer(),
    Ball(),
    Flee(),
    Over(),
]


class Journey(Position):
    """A position of Journey that can be played on."""

    def offer(self, out: Choices) -> None:
        out.clear()
        PHASES[self.phase].offer(self, out)

    def apply(self, code: i64, log: Log = SILENT) -> None:
        PHASES[self.phase].apply(self, code, log)

    def clone(self) -> "Journey":
        twin = Journey(self.seats, self.rules, self.board)
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
        return points(self)

    def guess(self, viewer: i64, chance: Chance) -> State:
        return guess(self, viewer, chance)

    def begin(self) -> None:
        if self.rules.first != BY_LOT:
            begin_hands(self, self.rules.first)

    def arrange(self, scene: Table) -> None:
        set_up(self, scene)

    def describe(self) -> dict[str, object]:
        return describe(self)

    def result(self) -> Result:
        return result(self)

    def names(self, noun: str) -> list[str]:
        if noun in ("payment", "lamp_payment"):
            return payment_names(self, noun)
        return self.static_names(noun)


class JourneyGame(Game):
    """Down a mountain, over a sea, out of a volcano (Dorn, 2008)."""

    def __init__(self) -> None:
        self.name = "journey"
        # 1 was played on the first board; until 2 no move came back to the space it started on.
        self.rules = 3
        self.seats = (2, 4)
        self.usual = 3
        self.minutes = (60, 75)
        self.plies = 20_000
        self.options = OPTIONS
        self.presets = {}
        self.data = ["board"]
        self.verbs = VERBS
        self.picks = ("return", "give")
        self.fleeting = ["payment", "lamp_payment"]
        self.piles = ["deck", "discards", "fossil_deck", "lost_fossils", "event_deck", "event_discards"]
        self.events = EVENTS
        self.chapters = {"J": "1-119", "A": "1-78"}

    def bare(self, seats: int, options: dict[str, object]) -> Journey:
        """An empty table with these rules and this board."""
        chosen = self.complete(seats, options)
        return Journey(seats, Rules(chosen), BOARDS.chosen(chosen))

    def inherit(self, rules: int, options: dict[str, object]) -> dict[str, object]:
        if rules <= 2:
            options = {"return_to_start": "no", **options}
        if rules == 1 and options.get("board") is None:
            options = {**options, "board": first_board().as_data()}
        return options

    def revealing(self, options: dict[str, object]) -> list[str]:
        """What was put back or kept; where all choose how to flee in secret (A-60), also what they chose."""
        shown_together = ["protected", "suffered"] if options.get("lava_simultaneous") == "yes" else []
        return ["put_back", "scored", "won", *shown_together]

    def unfold(self, kind: str, value: int) -> int | list[int]:
        """A payment and a set of fossils as counts of their kinds, a path as the directions of its steps."""
        if value == UNSEEN:
            return value
        if kind == "cards":
            return bill_counts(value)
        if kind == "fossils":
            return counts(value, FOSSIL_KINDS)
        if kind == "path":
            return directions(value)
        return value


GAME: Final = JourneyGame()
