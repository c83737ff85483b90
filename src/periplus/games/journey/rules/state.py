"""A position of Journey: the whole truth, in ints."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.journey.rules.board import Board
from periplus.games.journey.rules.board_parts import EVENT_NAMES, FOSSIL_NAMES
from periplus.games.journey.rules.components import (
    CARD_NAMES,
    COLOURS,
    DECK_NAMES,
    DISPLAY,
    HAND_KINDS,
    PIECE_NAMES,
    RAFT,
)
from periplus.games.journey.rules.options import Rules
from periplus.kernel.bits import bit
from periplus.kernel.cards import EMPTY, from_counts, size
from periplus.kernel.choices import Choices
from periplus.kernel.errors import NotationError
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER, State
from periplus.kernel.memory import Memory

GAP: Final = -1  # in the display
IN_PUBLIC: Final = 16  # beside the seats that know a fossil under the deck: everyone saw it put there
LONGEST: Final = 24  # spaces of a move, the first included

DESCENT: Final = 1
SEA: Final = 2
LAVA: Final = 3
STAGE_NAMES: Final = ["", "descent", "sea", "lava"]

# What is being decided; the dealer's phases first.
LOT_PHASE: Final = 0
HANDS_PHASE: Final = 1
REFILL_PHASE: Final = 2
DRAW_PHASE: Final = 3
UNEARTH_PHASE: Final = 4
EVENT_PHASE: Final = 5
ADVENTURE_PHASE: Final = 6
FLOW_PHASE: Final = 7
REVEAL_PHASE: Final = 8
TURN_PHASE: Final = 9
SUPPLY_PHASE: Final = 10
OVERFLOW_PHASE: Final = 11
STEP_PHASE: Final = 12
PAY_PHASE: Final = 13
MIX_PHASE: Final = 14
DISCOVER_PHASE: Final = 15
RETURN_PHASE: Final = 16
SWAP_PHASE: Final = 17
LIQUID_PHASE: Final = 18
LOSE_PHASE: Final = 19
OFFER_PHASE: Final = 20
BALL_PHASE: Final = 21
FLEE_PHASE: Final = 22
OVER_PHASE: Final = 23

# Why fossils are drawn …
DISCOVERY: Final = 0
BY_LAMP: Final = 1
GERTRUDE_FIND: Final = 2
SWAPPED: Final = 3
SEA_FIND: Final = 4
# … and why they are lost.
THIRST: Final = 0
LIGHTNING: Final = 1
FIRE: Final = 2


def knows(seats: i64, viewer: i64) -> bool:
    """Whether a viewer is among those who know a fossil under the deck."""
    return seats & IN_PUBLIC != 0 or (viewer >= 0 and seats >> viewer & 1 != 0)


class Phase:
    """A decision: what may be clicked, and what a click does. Its docstring names the rules it stands for."""

    def offer(self, s: "Position", out: Choices) -> None:
        raise NotImplementedError

    def apply(self, s: "Position", code: i64, log: Log) -> None:
        raise NotImplementedError


class Position(State):
    """The fields of a game of Journey, declared here alone: fields.py is made from the constructor.

    Hand cards are sets of eight kinds, so one deck and one pile of discards hold
    explorer and equipment cards alike; the two are drawn and reshuffled apart.
    """

    def __init__(self, seats: i64, rules: Rules, board: Board) -> None:
        self.rules = rules
        self.board = board
        self.seats = seats
        self.seat: i64 = DEALER
        self.phase: i64 = LOT_PHASE

        # the table
        self.first: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.stage: i64 = DESCENT
        self.deck: i64 = EMPTY
        self.discards: i64 = EMPTY
        self.display: vec[i64] = vec[i64]()
        self.fossil_deck: i64 = EMPTY  # the unknown cards; beneath them lies `under`, from the top
        self.under: vec[i64] = vec[i64]()
        self.under_known: vec[i64] = vec[i64]()
        self.lost_fossils: i64 = EMPTY
        self.event_deck: i64 = EMPTY
        self.event_discards: i64 = EMPTY
        self.adventure_deck: i64 = 0
        self.adventure_box: i64 = 0
        self.reserve: i64 = 0
        self.water_box: i64 = 0
        self.pieces: vec[i64] = vec[i64]()
        self.lava: i64 = -1
        self.forest_owner: i64 = -1
        self.city_owner: i64 = -1

        # in front of each seat
        self.hands: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()  # cards everybody knows to be in a hand: they lay in the display
        self.kept: vec[i64] = vec[i64]()  # event cards
        self.fossils: vec[i64] = vec[i64]()
        self.water: vec[i64] = vec[i64]()
        self.sightings: vec[i64] = vec[i64]()

        # this turn
        self.drawer: i64 = 0
        self.source: i64 = 0  # the deck a card is drawn from
        self.space: i64 = -1  # where a discovery can be made
        self.due: i64 = 0  # cards still to be drawn
        self.moved: i64 = 0
        self.arrived: i64 = 0
        self.another: i64 = 0  # turns won by events
        self.events_due: i64 = 0
        self.idle: i64 = 0  # turns in a row without a move
        self.asked: i64 = 0  # whose answer is awaited, where several are asked in turn
        self.adventure: i64 = -1
        self.reason: i64 = 0  # why fossils are drawn or lost
        self.digging: i64 = 0  # fossils still to be drawn
        self.keeping: i64 = 0  # fossils of a lamp draw that may be kept
        self.pool: i64 = EMPTY  # fossils drawn by lamp, seen by the discoverer alone
        self.loss: i64 = 0
        self.revealed: i64 = -1  # the equipment card turned for the lava
        self.pledges: i64 = 0  # what seats chose in the lava before anyone shows it, a byte a seat

        # a choice in the making: invisible to the others until its last click
        self.piece: i64 = -1
        self.steps: i64 = 0
        self.extra: i64 = 0  # movement points for rocks beyond 1 a space
        self.ropes: i64 = 0
        self.compasses: i64 = 0
        self.advances: i64 = 0
        self.mark: i64 = 0  # where on the path the last new spring or event space stands
        self.path: vec[i64] = vec[i64]()  # the space it left, then each it entered
        self.marks: vec[i64] = vec[i64]()  # what `mark` was, while a step is only tried
        self.bill: i64 = 0
        self.given: i64 = EMPTY  # fossils to give up or return
        self.order: i64 = 0  # fossils to return, one after the other, 4 bits each

        # what a remembering player knows of the decks, from the first reshuffle of each on
        self.explorer_memory: Memory | None = None
        self.equipment_memory: Memory | None = None
        self.event_memory: Memory | None = None

    def lay_out(self) -> None:
        """Put everything on the table (J-2 … J-9)."""
        board = self.board
        seats = int(self.seats)
        self.deck = whole_deck(board)
        self.fossil_deck = from_counts(board.fossil)
        self.event_deck = from_counts(board.event)
        self.adventure_deck = bit(len(board.adventures)) - 1
        self.reserve = board.water - self.seats
        self.pieces = vec[i64]([int(board.start[0])] * COLOURS + [int(board.start[1])])
        self.display = vec[i64]([GAP] * DISPLAY)
        self.hands = vec[i64]([EMPTY] * seats)
        self.known = vec[i64]([EMPTY] * seats)
        self.kept = vec[i64]([EMPTY] * seats)
        self.fossils = vec[i64]([EMPTY] * seats)
        self.water = vec[i64]([1] * seats)
        self.sightings = vec[i64]([0] * seats)
        self.path = vec[i64]([0] * LONGEST)
        self.marks = vec[i64]([0] * LONGEST)

    def next_seat(self, seat: i64) -> i64:
        """The next player clockwise (J-11)."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def fossils_left(self) -> i64:
        """Fossils that can still be drawn."""
        left: i64 = size(self.fossil_deck) + len(self.under)
        if self.rules.fossils_reshuffled:
            left += size(self.lost_fossils)
        return left

    def drop_choice(self) -> None:
        """Forget the choice in the making: it is made, or nobody knows of it."""
        self.piece = -1
        while self.steps > 0:
            self.path[self.steps] = 0
            self.steps -= 1
        self.path[0] = 0
        self.extra = 0
        self.ropes = 0
        self.compasses = 0
        self.advances = 0
        self.mark = 0
        self.bill = 0
        self.given = EMPTY
        self.order = 0

    def clone(self) -> "Position":
        raise NotImplementedError

    def static_names(self, noun: str) -> list[str]:
        """The names of nouns that mean the same in every position."""
        if noun == "space":
            return self.board.names
        if noun == "card":
            return CARD_NAMES[:HAND_KINDS]
        if noun == "fossil":
            return FOSSIL_NAMES
        if noun == "event":
            return EVENT_NAMES
        if noun == "piece":
            return PIECE_NAMES
        if noun == "deck":
            return [*DECK_NAMES]
        if noun == "adventure":
            return [adventure.id for adventure in self.board.adventures]
        if noun == "number":
            return [str(number) for number in range(8)]
        if noun == "seat":
            return [str(seat) for seat in range(self.seats)]
        raise NotationError(f"Journey has no nouns of type {noun!r}")


def whole_deck(board: Board) -> int:
    """All explorer and equipment cards."""
    return from_counts(board.explorer + board.equipment)


def piece_of(s: Position) -> i64:
    """The piece that is being moved; at sea always the raft (J-87)."""
    if s.stage == SEA:
        return RAFT
    return s.piece
