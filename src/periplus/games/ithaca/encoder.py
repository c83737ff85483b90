"""What a seat knows of a game of Ithaca, in numbers.

The fields are those of the view (`view.py`), without what can be worked out from them, such as the favour and
the strength of an Oracle; and what a good memory adds. Seats are counted from the viewer on.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ithaca.rules.components import (
    CARD,
    CARD_BITS,
    EMPTY,
    GOD_NAMES,
    GODS,
    ROOM,
    length,
)
from periplus.games.ithaca.rules.state import (
    BID_PHASE,
    DRAW_PHASE,
    INFLUENCE_PHASE,
    NO_CARD,
    OVER_PHASE,
    SETTLE_PHASE,
    SWAP_PHASE,
    TO_GOD_PHASE,
    TRIM_PHASE,
    TURN_PHASE,
    Position,
)
from periplus.kernel.bits import lowest, ones
from periplus.kernel.encoding import (
    VALUE_BITS,
    Encoder,
    Layout,
    Sheet,
    places_at,
    rotated,
    seat_at,
    tell,
    tell_mask,
)
from periplus.kernel.game import State
from periplus.kernel.remembering import MemoryFields

ID: Final = "periplus/ithaca-v1"
STAGES: Final = ["setup", "change", "trim", "influence", "gift", "deed", "over"]
ACTIONS: Final = ["influence", "favour", "oracle", "trim", "bid"]
ZONES: Final = ["hand", "oracle", "laid"]
MOST_TURNS: Final = 300
MOST_POINTS: Final = 100
MOST_YEARS: Final = 20
MOST_SCORE: Final = 20  # of a god


class IthacaEncoder(Encoder):
    """The encoding of Ithaca at a table of so many seats with such cards."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Position)
        seats = int(state.seats)
        cards = state.cards
        fates, routes = cards.fate_ids, cards.route_ids
        copies = [int(number) for number in cards.copies]
        self.kinds: i64 = cards.kinds
        self.routes: i64 = i64(len(routes))
        self.memory = MemoryFields("memory", fates, copies, seats, ZONES)
        layout = Layout(ID)
        super().__init__(layout)

        self.hand: i64 = layout.numbers("own.hand", fates, copies)
        self.oracle: i64 = layout.numbers("own.oracle", fates, copies)
        self.bid: i64 = layout.numbers("own.bid", fates, copies)
        self.action: i64 = layout.choice("own.choice.action", ACTIONS)
        self.card: i64 = layout.choice("own.choice.card", fates)
        self.picked: i64 = layout.numbers("own.choice.cards", fates, copies)
        self.memory.declare_own(layout)

        layout.go_public()
        self.declare_table(layout, fates, routes, copies, seats)
        self.seats_at: i64 = len(layout.fields)
        for place in places_at(seats):
            self.declare_seat(layout, f"seats.{place}", fates, routes, copies)
        self.each: i64 = (len(layout.fields) - self.seats_at) // seats
        self.memory.declare(layout)

    def declare_table(
        self, layout: Layout, fates: list[str], routes: list[str], copies: list[int], seats: int
    ) -> None:
        total = sum(copies)
        self.seat: i64 = layout.choice("seat", places_at(seats))
        self.first: i64 = layout.choice("first", places_at(seats))
        self.active: i64 = layout.choice("active", places_at(seats))
        self.hero: i64 = layout.choice("hero", places_at(seats))
        self.stage: i64 = layout.choice("stage", STAGES)
        self.turn: i64 = layout.number("turn", MOST_TURNS)
        self.suitors: i64 = layout.choice("suitors", GOD_NAMES)
        self.god_scores: i64 = layout.numbers("god_scores", GOD_NAMES, [MOST_SCORE] * GODS)
        self.piles: i64 = len(layout.fields)
        for god in GOD_NAMES:
            layout.numbers(f"piles.{god}", fates, copies)
        self.poseidon: i64 = layout.numbers("poseidon", fates, copies)
        self.deck: i64 = layout.number("deck", total)
        self.discards: i64 = layout.numbers("discards", fates, copies)
        self.route_deck: i64 = layout.number("route_deck", len(routes))
        self.route_discards: i64 = layout.flags("route_discards", routes)
        self.gift: i64 = layout.choice("gift.god", GOD_NAMES)
        self.prize: i64 = layout.choice("gift.prize", fates)
        self.due: i64 = layout.number("due", ROOM)

    def declare_seat(
        self, layout: Layout, name: str, fates: list[str], routes: list[str], copies: list[int]
    ) -> None:
        """The fields of one seat; `write_seat` tells them in this order."""
        layout.numbers(name, ["hand", "oracle", "bid"], [ROOM] * 3)
        layout.flags(name, ["has_passed"])
        layout.choice(f"{name}.route", routes)
        layout.numbers(name, ["years", "score"], [MOST_YEARS, MOST_POINTS])
        layout.numbers(f"{name}.cargo", fates, copies)
        layout.numbers(f"{name}.points", fates, copies)
        layout.flags(f"{name}.landed", routes)

    # ---- what is told ----

    def write(self, state: State, viewer: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        s: Position = state
        told: vec[i64] = sheet.told
        n: i64 = 0
        if viewer >= 0:
            n = tell_row(told, n, self.hand, s.hands[viewer])
            n = tell_row(told, n, self.oracle, s.oracles[viewer])
            n = tell_row(told, n, self.bid, s.bids[viewer])
            if viewer == s.seat:
                n = self.write_choice(s, told, n)
        n = self.write_table(s, viewer, told, n)
        n = self.write_cards(s, told, n)
        place: i64
        for place in range(s.seats):
            n = self.write_seat(s, viewer, place, told, n)
        sheet.count = self.memory.write(s.memory, viewer, told, n)

    def write_choice(self, s: Position, told: vec[i64], n: i64) -> i64:
        if s.phase == TO_GOD_PHASE:
            n = tell(told, n, self.action, 1 + s.in_deed)
            return tell(told, n, self.card, s.card + 1)
        if s.phase == SWAP_PHASE:
            n = tell(told, n, self.action, 3)
            return tell(told, n, self.card, s.card + 1)
        if s.picked != EMPTY:
            n = tell(told, n, self.action, 5 - i64(s.phase == TRIM_PHASE))
            return tell_row(told, n, self.picked, s.picked)
        return n

    def write_table(self, s: Position, viewer: i64, told: vec[i64], n: i64) -> i64:
        n = tell(told, n, self.seat, rotated(viewer, s.seat, s.seats))
        n = tell(told, n, self.first, rotated(viewer, s.first, s.seats))
        n = tell(told, n, self.active, rotated(viewer, s.active, s.seats))
        n = tell(told, n, self.hero, rotated(viewer, s.hero, s.seats))
        n = tell(told, n, self.stage, stage(s) + 1)
        n = tell(told, n, self.turn, s.turn)
        n = tell(told, n, self.suitors, s.suitors + 1)
        n = tell(told, n, self.deck, s.deck_size)
        n = tell(told, n, self.route_deck, ones(s.route_deck))
        n = tell_mask(told, n, self.route_discards, s.route_discards)
        if s.prize != NO_CARD:
            n = tell(told, n, self.gift, s.god + 1)
            n = tell(told, n, self.prize, s.prize + 1)
        if s.phase == TRIM_PHASE:
            n = tell(told, n, self.due, s.due)
        return n

    def write_cards(self, s: Position, told: vec[i64], n: i64) -> i64:
        """The cards that lie open: at the gods, at Poseidon, discarded."""
        piles, value = s.piles, s.cards.value
        god: i64
        kind: i64
        for god in range(GODS):
            row: i64 = piles[god]
            if row != EMPTY:
                n = tell_row(told, n, self.piles + god * self.kinds, row)
                total: i64 = 0
                while row != EMPTY:
                    total += value[(row & CARD) - 1]
                    row >>= CARD_BITS
                n = tell(told, n, self.god_scores + god, total)
        n = tell_row(told, n, self.poseidon, s.poseidon)
        if s.discards_size > 0:
            discards = s.discards
            for kind in range(len(discards)):
                if discards[kind] != 0:
                    told[n] = (self.discards + kind) << VALUE_BITS | discards[kind]
                    n += 1
        return n

    def write_seat(self, s: Position, viewer: i64, place: i64, told: vec[i64], n: i64) -> i64:
        seat: i64 = seat_at(viewer, place, s.seats)
        at: i64 = self.seats_at + place * self.each
        n = tell(told, n, at, length(s.hands[seat]))
        n = tell(told, n, at + 1, length(s.oracles[seat]))
        if s.prize != NO_CARD:
            bid: i64 = length(s.bids[seat])
            n = tell(told, n, at + 2, bid)
            if bid == 0 and (s.asked >> seat & 1 != 0 or s.oracles[seat] == EMPTY):
                n = tell(told, n, at + 3, 1)
        n = tell(told, n, at + 4, s.routes[seat] + 1)
        n = tell_row(told, n, at + 7, s.cargo[seat])
        n = self.write_points(s, seat, at, told, n)
        return self.write_landed(s, seat, at, told, n)

    def write_points(self, s: Position, seat: i64, at: i64, told: vec[i64], n: i64) -> i64:
        """The cards that a seat has scored, and what they are worth."""
        points, value = s.points, s.cards.value
        first: i64 = seat * self.kinds
        field: i64 = at + 7 + self.kinds
        score: i64 = 0
        kind: i64
        for kind in range(self.kinds):
            number: i64 = points[first + kind]
            if number != 0:
                told[n] = (field + kind) << VALUE_BITS | number
                n += 1
                score += number * value[kind]
        return tell(told, n, at + 6, score)

    def write_landed(self, s: Position, seat: i64, at: i64, told: vec[i64], n: i64) -> i64:
        """The routes that a seat has landed, and their years."""
        landed: i64 = s.landed[seat]
        if landed == 0:
            return n
        years = s.cards.years
        field: i64 = at + 7 + 2 * self.kinds
        total: i64 = 0
        while landed != 0:
            route: i64 = lowest(landed)
            told[n] = (field + route) << VALUE_BITS | 1
            n += 1
            total += years[route]
            landed &= landed - 1
        return tell(told, n, at + 5, total)


def tell_row(told: vec[i64], count: i64, first: i64, row: i64) -> i64:
    """Tell the cards of a row, how many there are of each kind: equal ones lie together."""
    while row != EMPTY:
        card: i64 = row & CARD
        number: i64 = 0
        while row & CARD == card:
            number += 1
            row >>= CARD_BITS
        told[count] = (first + card - 1) << VALUE_BITS | number
        count += 1
    return count


def stage(s: Position) -> i64:
    """What is going on, by its place in STAGES: as in the view."""
    if s.phase < TURN_PHASE:
        return 0
    if s.phase == OVER_PHASE:
        return 6
    if s.phase == TRIM_PHASE:
        return 2
    if s.phase == BID_PHASE:
        return 4
    if s.in_deed != 0:
        return 5
    if s.phase == INFLUENCE_PHASE or s.phase == TO_GOD_PHASE:
        return 3
    if s.phase == DRAW_PHASE and s.then == SETTLE_PHASE:
        return 3
    return 1
