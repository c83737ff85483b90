"""The rules of Pebbles. The dealer draws who begins."""

from mypy_extensions import i64

from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.events import SILENT, EventKind, Log
from periplus.kernel.game import DEALER, NOBODY, Game, Result, State, View
from periplus.kernel.options import Option
from periplus.kernel.verbs import Verbs

MOST = 3  # pebbles that one may take at once
VERBS = Verbs([("begin", "seat", 3), ("take", "number", MOST + 1)])
EVENTS = [
    EventKind("began", [("seat", "seat")]),
    EventKind("took", [("seat", "seat"), ("count", "number")]),
]
TAKE = VERBS.base("take")


class Pebbles(State):
    """The heap, and what each has taken."""

    def __init__(self, seats: int, heap: int) -> None:
        super().__init__()
        self.heap = heap
        self.taken = [0] * seats
        self.last = -1

    def lay_out(self) -> None:
        self.seat = DEALER

    def offer(self, out: Choices) -> None:
        out.clear()
        if self.seat == DEALER:
            for seat in range(len(self.taken)):
                out.add_weighted(seat, 1)
        elif self.seat != NOBODY:
            for count in range(1, min(MOST, self.heap) + 1):
                out.add(TAKE + count)

    def apply(self, code: i64, log: Log = SILENT) -> None:
        if self.seat == DEALER:
            self.seat = code
            log.tell(0, code)
            return
        count, seat = int(code) - TAKE, int(self.seat)
        self.heap -= count
        self.taken[seat] += count
        self.last = seat
        log.tell(1, seat, count)
        self.seat = (seat + 1) % len(self.taken) if self.heap else NOBODY

    def clone(self) -> "Pebbles":
        copy = Pebbles(len(self.taken), 0)
        copy.fill(self.pack())
        return copy

    def view(self, viewer: i64) -> View:
        return {
            "viewer": int(viewer),
            "seat": int(self.seat),
            "stage": "over" if self.seat == NOBODY else "take",
            "heap": self.heap,
            "taken": self.taken[:],
        }

    def contents(self) -> View:
        return {}

    def standing(self) -> list[int]:
        return self.taken[:]

    def guess(self, viewer: i64, chance: Chance) -> "Pebbles":
        return self.clone()

    def result(self) -> Result:
        return Result(self.taken[:], [1 if seat == self.last else 2 for seat in range(len(self.taken))])

    def pack(self) -> tuple[int, ...]:
        return (int(self.seat), self.heap, self.last, *self.taken)

    def fill(self, packed: tuple[int, ...]) -> None:
        self.seat, self.heap, self.last = packed[:3]
        self.taken = list(packed[3:])

    def names(self, noun: str) -> list[str]:
        return [str(number) for number in range(MOST + 1)]


class PebblesGame(Game):
    def __init__(self) -> None:
        self.name = "pebbles"
        self.rules = 1
        self.seats = (2, 3)
        self.minutes = (1, 1)
        self.plies = 30
        self.options = [Option("heap", ["9", "21"], []), Option("stones", ["grey", "white"], [])]
        self.presets = {}
        self.data = []
        self.verbs = VERBS
        self.fleeting = []
        self.piles = []
        self.events = EVENTS
        self.chapters = {}

    def bare(self, seats: int, options: dict[str, object]) -> Pebbles:
        return Pebbles(seats, int(str(self.complete(seats, options)["heap"])))


GAME = PebblesGame()
