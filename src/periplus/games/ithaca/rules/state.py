"""A position of Ithaca: the whole truth, in ints."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ithaca.rules.cards import Cards
from periplus.games.ithaca.rules.components import CARD, CARD_BITS, EMPTY, ENDING_NAMES, GOD_NAMES, GODS
from periplus.games.ithaca.rules.options import Rules
from periplus.kernel.bits import bit, lowest
from periplus.kernel.choices import Choices
from periplus.kernel.errors import NotationError
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER, Result, State
from periplus.kernel.memory import Memory

NO_CARD: Final = -1
NO_ROUTE: Final = -1
NO_GOD: Final = -1
NO_SEAT: Final = -1

# What is being decided, or done before the next decision.
DEAL_ORACLES_PHASE: Final = 0
DEAL_ROUTES_PHASE: Final = 1
DEAL_HANDS_PHASE: Final = 2
LAY_OUT_PHASE: Final = 3
LOT_PHASE: Final = 4
TURN_PHASE: Final = 5
TOP_UP_PHASE: Final = 6
DRAW_PHASE: Final = 7
CHANGE_PHASE: Final = 8
NEW_ROUTE_PHASE: Final = 9
TRIM_PHASE: Final = 10
WRATH_PHASE: Final = 11
INFLUENCE_PHASE: Final = 12
TO_GOD_PHASE: Final = 13
SETTLE_PHASE: Final = 14
BID_PHASE: Final = 15
DEED_PHASE: Final = 16
SWAP_PHASE: Final = 17
END_TURN_PHASE: Final = 18
OVER_PHASE: Final = 19

# What each seat hides: its hand, its Oracle, the bid it laid face down.
HAND: Final = 0
ORACLE: Final = 1
LAID: Final = 2
HOLDERS: Final = 3


class Phase:
    """A decision: when it is asked, what may be clicked, what a click does. Its docstring names its rules."""

    def begin(self, s: "Position", log: Log) -> None:
        """Say who decides; or, if there is nothing to decide, go on to another phase."""
        raise NotImplementedError

    def offer(self, s: "Position", out: Choices) -> None:
        raise NotImplementedError

    def apply(self, s: "Position", code: i64, log: Log) -> None:
        raise NotImplementedError


class Position(State):
    """The fields of a game of Ithaca, declared here alone: fields.py is made from the constructor.

    Seats, gods, routes and kinds of fate cards are numbers. Hands, Oracles, bids, cargo and piles are rows
    (see components), the decks and points are counted by kind, sets of routes and seats are bit masks.
    """

    def __init__(self, seats: i64, rules: Rules, cards: Cards) -> None:
        self.rules = rules
        self.cards = cards
        self.seats = seats
        self.seat: i64 = DEALER
        self.phase: i64 = DEAL_ORACLES_PHASE
        self.moving = False  # only while a decision is carried out: the phase is yet to begin

        # the table
        self.first: i64 = NO_SEAT
        self.active: i64 = 0
        self.turn: i64 = 0
        self.idle: i64 = 0  # turns in a row, this one included, in which no card moved
        self.in_deed: i64 = 0  # whether the active player's turn has come to phase 3
        self.suitors: i64 = NO_GOD
        self.poseidon: i64 = EMPTY
        self.deck_size: i64 = 0
        self.discards_size: i64 = 0
        self.route_deck: i64 = 0
        self.route_discards: i64 = 0
        self.ending: i64 = -1
        self.hero: i64 = NO_SEAT  # who beat the Suitors

        # what is being drawn, for whom, and which phase comes afterwards
        self.drawer: i64 = 0
        self.due: i64 = 0  # cards to draw, or cargo cards to discard
        self.then: i64 = TURN_PHASE

        # the card played to a god, and the gift it led to
        self.god: i64 = NO_GOD
        self.card: i64 = NO_CARD  # a choice in the making in phases TO_GOD and SWAP
        self.prize: i64 = NO_CARD
        self.asked: i64 = 0  # seats that have passed or bid

        # a choice in the making, invisible to the others until its last click: cards of a bid, or to discard
        self.picked: i64 = EMPTY

        # in front of each seat, at each god, and the decks
        self.hands: vec[i64] = vec[i64]()
        self.oracles: vec[i64] = vec[i64]()
        self.bids: vec[i64] = vec[i64]()
        self.routes: vec[i64] = vec[i64]()
        self.cargo: vec[i64] = vec[i64]()
        self.landed: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()  # how many cards of a kind: index seat * kinds + kind
        self.lost: vec[i64] = vec[i64]()  # what the Suitors cost each seat, once they have been faced
        self.piles: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()
        self.discards: vec[i64] = vec[i64]()

        # what a remembering player knows of the hidden cards, from the first reshuffle on
        self.memory: Memory | None = None

    def lay_out(self) -> None:
        """An empty table: decks whole, Suitors and favour aside (I-12)."""
        seats = int(self.seats)
        kinds = int(self.cards.kinds)
        self.hands = vec[i64]([EMPTY] * seats)
        self.oracles = vec[i64]([EMPTY] * seats)
        self.bids = vec[i64]([EMPTY] * seats)
        self.routes = vec[i64]([NO_ROUTE] * seats)
        self.cargo = vec[i64]([EMPTY] * seats)
        self.landed = vec[i64]([0] * seats)
        self.points = vec[i64]([0] * (seats * kinds))
        self.piles = vec[i64]([EMPTY] * GODS)
        self.deck = self.cards.copies[:]
        self.discards = vec[i64]([0] * kinds)
        self.deck_size = sum([int(self.deck[kind]) for kind in range(kinds)])
        self.route_deck = bit(len(self.cards.years)) - 1

    def go(self, phase: i64) -> None:
        """The next phase begins as soon as the present decision is done."""
        self.phase = phase
        self.moving = True

    def next_seat(self, seat: i64) -> i64:
        """The next player clockwise (I-40)."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def years(self, seat: i64) -> i64:
        """The years of a player's landed routes (I-100)."""
        total: i64 = 0
        landed: i64 = self.landed[seat]
        while landed != 0:
            total += self.cards.years[lowest(landed)]
            landed &= landed - 1
        return total

    def score(self, seat: i64) -> i64:
        """The sum of a player's points (I-120)."""
        total: i64 = 0
        kind: i64
        for kind in range(self.cards.kinds):
            total += self.points[seat * self.cards.kinds + kind] * self.cards.value[kind]
        return total

    def gain(self, seat: i64, kind: i64) -> None:
        """A card joins a player's points."""
        self.points[seat * self.cards.kinds + kind] += 1

    def discard(self, kind: i64) -> None:
        """A fate card goes to the discards, face up (I-36)."""
        self.discards[kind] += 1
        self.discards_size += 1

    def discard_row(self, row: i64) -> None:
        while row != EMPTY:
            self.discard((row & CARD) - 1)
            row >>= CARD_BITS

    def result(self) -> Result:
        """Points after the Suitors; ties are shared (I-121, I-122, R-48)."""
        scores = [int(self.score(seat)) for seat in range(self.seats)]
        return Result(scores, [1 + len([other for other in scores if other > own]) for own in scores])

    def names(self, noun: str) -> list[str]:
        if noun == "card":
            return self.cards.fate_ids
        if noun == "route":
            return self.cards.route_ids
        if noun == "god":
            return GOD_NAMES
        if noun == "ending":
            return ENDING_NAMES
        if noun == "seat":
            return [str(seat) for seat in range(self.seats)]
        raise NotationError(f"Ithaca has no nouns of type {noun!r}")

    def clone(self) -> "Position":
        raise NotImplementedError
