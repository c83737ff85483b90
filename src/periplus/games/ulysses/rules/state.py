"""A position of Ulysses: the whole truth, in ints."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ulysses.rules.chart import Chart
from periplus.games.ulysses.rules.components import (
    FACTION_NAMES,
    GOALS,
    KIND_NAMES,
    TEMPLES,
    whole_deck,
)
from periplus.games.ulysses.rules.options import Rules
from periplus.kernel.bits import bit, ones
from periplus.kernel.cards import EMPTY, size
from periplus.kernel.choices import Choices
from periplus.kernel.errors import NotationError
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER, Result, State
from periplus.kernel.memory import Memory

NO_PLACE: Final = -1
IN_PUBLIC: Final = 128  # beside the seats that know a goal: it has been seen by all, spectators too

# What is being decided; the dealer's phases first.
LOT_PHASE: Final = 0
GOALS_PHASE: Final = 1
HANDS_PHASE: Final = 2
DRAW_PHASE: Final = 3
BONUS_PHASE: Final = 4
NEW_GOAL_PHASE: Final = 5
STRENGTHEN_PHASE: Final = 6
JOKER_PHASE: Final = 7
TARGET_PHASE: Final = 8
GIVE_PHASE: Final = 9
TAKE_PHASE: Final = 10
PAY_PHASE: Final = 11
ASK_PHASE: Final = 12
DEBATE_PHASE: Final = 13
STAKE_PHASE: Final = 14
WIND_PHASE: Final = 15
OVER_PHASE: Final = 16

# What a choice of several clicks is about, until its last click. The order of
# the first five is the order in which the rulebook lists the actions.
NOTHING: Final = 0
PANDORA_ACTION: Final = 1
PLAGUE_ACTION: Final = 2
CURE_ACTION: Final = 3
EXCHANGE_ACTION: Final = 4
BUILD_ACTION: Final = 5
OBJECTION_CURE: Final = 6
RED_ACTION: Final = 7
BLACK_ACTION: Final = 8
BACK_ACTION: Final = 9


def knows(seats: i64, viewer: i64) -> bool:
    """Whether a viewer is among those who know a goal; a spectator knows what was seen in public."""
    if viewer < 0:
        return seats & IN_PUBLIC != 0
    return seats >> viewer & 1 != 0


class Phase:
    """A decision: what may be clicked, and what a click does. Its docstring names the rules it stands for."""

    def offer(self, s: "Position", out: Choices) -> None:
        raise NotImplementedError

    def apply(self, s: "Position", code: i64, log: Log) -> None:
        raise NotImplementedError


class Position(State):
    """The fields of a game of Ulysses, declared here alone: fields.py is made from the constructor.

    Seats and places are numbers; sets of seats, slots or places are bit masks.
    """

    def __init__(self, seats: i64, rules: Rules, chart: Chart) -> None:
        self.rules = rules
        self.chart = chart
        self.seats = seats
        self.seat: i64 = DEALER
        self.phase: i64 = LOT_PHASE

        # the table
        self.first: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.ship: i64 = NO_PLACE
        self.plagues: i64 = 0
        self.heaped: i64 = 0  # further plagues on places that have one: see plagues.py
        self.supply: i64 = TEMPLES
        self.deck: i64 = EMPTY
        self.discards: i64 = EMPTY
        self.discard_top: i64 = -1
        self.winner: i64 = -1

        # this turn: what is still to be drawn, and the limits already used
        self.drawer: i64 = 0
        self.due: i64 = 0  # cards to draw, or cards to pay
        self.waiting: i64 = 0  # seats that are still to draw
        self.pandoras: i64 = 0
        self.exchanges: i64 = 0
        self.last_action: i64 = NOTHING

        # this leg's debate
        self.blue: i64 = NO_PLACE
        self.red: i64 = NO_PLACE
        self.black: i64 = NO_PLACE
        self.blue_cards: i64 = EMPTY
        self.red_cards: i64 = EMPTY
        self.black_cards: i64 = EMPTY
        self.agreed: i64 = 0
        self.out: i64 = 0
        self.out_this_turn: i64 = 0
        self.owners: i64 = 0  # seats that put a disc
        self.supporters: i64 = 0
        self.sides: i64 = 0  # a byte a seat: the faction it last played for, plus 1

        # a choice in the making: invisible to the others until its last click
        self.action: i64 = NOTHING
        self.target: i64 = NO_PLACE
        self.cure_place: i64 = NO_PLACE
        self.slot: i64 = 0
        self.colour: i64 = 0
        self.faction: i64 = 0
        self.payment: i64 = EMPTY
        self.stake: i64 = EMPTY

        # goal cards: a pile has its unknown cards on top, and beneath them the returned ones: see `under`
        self.unknown: i64 = 0  # of all colours
        self.reached: i64 = 0  # cards that are shown: card = seat * GOALS + slot

        # in front of each seat
        self.hands: vec[i64] = vec[i64]()
        self.temples: vec[i64] = vec[i64]()
        self.goals: vec[i64] = vec[i64]()  # GOALS a seat, in the order of the cards
        self.not_here: vec[i64] = vec[i64]()  # places that everyone knows this goal not to be
        self.known: vec[i64] = vec[i64]()  # seats that know this goal

        # returned to the goal piles
        self.under: vec[i64] = vec[i64]()
        self.under_not: vec[i64] = vec[i64]()
        self.under_known: vec[i64] = vec[i64]()

        # what a remembering player knows of the cards: see memory.py
        self.memory: Memory | None = None  # from the first reshuffle on

    def lay_out(self) -> None:
        """Put the pieces on the table: ship at the start, a temple each, decks whole (U-5 … U-13)."""
        seats = int(self.seats)
        self.ship = self.chart.start
        self.deck = whole_deck()
        self.supply = TEMPLES - self.seats
        self.hands = vec[i64]([EMPTY] * seats)
        self.temples = vec[i64]([1] * seats)
        self.goals = vec[i64]([NO_PLACE] * (GOALS * seats))
        self.not_here = vec[i64]([0] * (GOALS * seats))
        self.known = vec[i64]([0] * (GOALS * seats))
        goals = self.chart.goals
        self.unknown = goals[0] | goals[1] | goals[2] | goals[3]

    def hand_size(self, seat: i64) -> i64:
        return size(self.hands[seat])

    def next_seat(self, seat: i64) -> i64:
        """The left neighbour (U-2)."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def everyone(self) -> i64:
        """The set of all seats."""
        return bit(self.seats) - 1

    def shown(self, seat: i64) -> i64:
        """The slots of the goals a seat has shown."""
        return self.reached >> (seat * GOALS) & 15

    def pile(self, colour: i64) -> i64:
        """The unknown cards of a goal pile."""
        return self.unknown & self.chart.goals[colour]

    def ship_colour(self) -> i64:
        return self.chart.colour[self.ship]

    def drop_choice(self) -> None:
        """Forget the choice in the making: it is made, or nobody knows of it."""
        self.action = NOTHING
        self.target = NO_PLACE
        self.cure_place = NO_PLACE
        self.due = 0
        self.payment = EMPTY
        self.stake = EMPTY

    def result(self) -> Result:
        """Goals shown, and rank 1 for the winner alone: nothing ranks the others (U-4)."""
        shown = [int(ones(self.shown(seat))) for seat in range(self.seats)]
        others = 2 if self.winner >= 0 else 1
        return Result(shown, [1 if seat == self.winner else others for seat in range(self.seats)])

    def names(self, noun: str) -> list[str]:
        if noun == "place":
            return self.chart.ids
        if noun == "colour":
            return self.chart.colours
        if noun == "card":
            return KIND_NAMES
        if noun == "faction":
            return FACTION_NAMES
        if noun == "slot":
            return [str(slot) for slot in range(GOALS)]
        if noun == "seat":
            return [str(seat) for seat in range(self.seats)]
        raise NotationError(f"Ulysses has no nouns of type {noun!r}")

    def clone(self) -> "Position":
        raise NotImplementedError
