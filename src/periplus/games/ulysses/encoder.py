"""What a seat knows of a game of Ulysses, in numbers.

The fields are those of the view (`view.py`), without what can be worked out from them, such as distances,
prices and minima; and what a good memory adds. Seats are counted from the viewer on. The goals of others are
told by their colours, and their numbers among the places of that colour.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ulysses.rules.components import (
    COLOURS,
    COPIES,
    FACTION_NAMES,
    GOALS,
    KIND_NAMES,
    KINDS,
    PLAGUE_DISCS,
    TEMPLES,
)
from periplus.games.ulysses.rules.plagues import discs_at
from periplus.games.ulysses.rules.state import (
    CURE_ACTION,
    DRAW_PHASE,
    EXCHANGE_ACTION,
    GIVE_PHASE,
    IN_PUBLIC,
    NEW_GOAL_PHASE,
    NO_PLACE,
    NOTHING,
    OBJECTION_CURE,
    OVER_PHASE,
    WIND_PHASE,
    Position,
    knows,
)
from periplus.kernel.bits import lowest, ones, vec_of
from periplus.kernel.cards import size
from periplus.kernel.encoding import (
    Encoder,
    Layout,
    Sheet,
    places_at,
    rotated,
    seat_at,
    tell,
    tell_set,
)
from periplus.kernel.game import State
from periplus.kernel.remembering import MemoryFields

ID: Final = "periplus/ulysses-v1"
STAGES: Final = ["setup", "draw", "strengthen", "ask", "debate", "wind", "over"]
ACTIONS: Final = ["pandora", "plague", "cure", "exchange", "build", "red", "black", "back"]
SLOTS: Final = [str(slot) for slot in range(GOALS)]
MOST_TURNS: Final = 400
MOST_HELD: Final = 60  # cards of a hand
MOST_LIMITED: Final = 4  # Pandoras and exchanges of a turn


class UlyssesEncoder(Encoder):
    """The encoding of Ulysses at a table of so many seats with such a map."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Position)
        chart = state.chart
        seats = int(state.seats)
        layout = Layout(ID)
        super().__init__(layout)
        goals = [
            [place for place in range(len(chart.ids)) if chart.colour[place] == c] for c in range(COLOURS)
        ]
        most = max([len(group) for group in goals])
        numbers = [str(number) for number in range(most)]
        self.number: vec[i64] = vec_of(  # of a goal among those of its colour, from 1 on
            [goals[int(c)].index(place) + 1 if c >= 0 else 0 for place, c in enumerate(chart.colour)]
        )
        self.memory = MemoryFields("memory", KIND_NAMES, COPIES, seats, ["hand"])

        self.hand: i64 = layout.numbers("own.hand", KIND_NAMES, COPIES)
        self.goals: i64 = len(layout.fields)
        for slot in SLOTS:
            layout.choice(f"own.goals.{slot}", chart.ids)
        # Goals of others that the viewer knows, though not all do; and where returned ones lie in their pile.
        self.rivals: i64 = len(layout.fields)
        for place in places_at(seats)[1:]:
            for slot in SLOTS:
                layout.choice(f"own.rivals.{place}.{slot}", numbers)
        self.buried: i64 = layout.numbers("own.buried", chart.ids, [most] * len(chart.ids))
        self.declare_choice(layout, chart.ids)
        self.memory.declare_own(layout)

        layout.go_public()
        self.declare_table(layout, chart.ids, chart.colours, most, seats)
        self.declare_debate(layout, chart.ids)
        self.seats_at: i64 = len(layout.fields)
        for place in places_at(seats):
            self.declare_seat(layout, f"seats.{place}", numbers)
        self.each: i64 = (len(layout.fields) - self.seats_at) // seats
        self.memory.declare(layout)

    def declare_choice(self, layout: Layout, places: list[str]) -> None:
        """The viewer's own choice in the making."""
        self.action: i64 = layout.choice("own.choice.action", ACTIONS)
        self.target: i64 = layout.choice("own.choice.place", places)
        self.cure: i64 = layout.choice("own.choice.cure", places)
        self.slot: i64 = layout.choice("own.choice.slot", SLOTS)
        self.faction: i64 = layout.choice("own.choice.faction", FACTION_NAMES)
        self.due: i64 = layout.number("own.choice.due", MOST_HELD)
        self.payment: i64 = layout.numbers("own.choice.payment", KIND_NAMES, COPIES)
        self.stake: i64 = layout.numbers("own.choice.stake", KIND_NAMES, COPIES)

    def declare_table(
        self, layout: Layout, places: list[str], colours: list[str], most: int, seats: int
    ) -> None:
        self.seat: i64 = layout.choice("seat", places_at(seats))
        self.first: i64 = layout.choice("first", places_at(seats))
        self.active: i64 = layout.choice("active", places_at(seats))
        self.winner: i64 = layout.choice("winner", places_at(seats))
        self.stage: i64 = layout.choice("stage", STAGES)
        self.turn: i64 = layout.number("turn", MOST_TURNS)
        self.ship: i64 = layout.choice("ship", places)
        self.plagues: i64 = layout.numbers("plagues", places, [PLAGUE_DISCS] * len(places))
        self.supply: i64 = layout.number("supply", TEMPLES)
        self.deck: i64 = layout.number("deck", sum(COPIES))
        self.discarded: i64 = layout.number("discarded", sum(COPIES))
        self.discard_top: i64 = layout.choice("discard_top", KIND_NAMES)
        self.discards: i64 = layout.numbers("discards", KIND_NAMES, COPIES)
        self.piles: i64 = layout.numbers("piles", colours, [most] * COLOURS)
        self.under: i64 = layout.numbers("under", colours, [most] * COLOURS)
        self.pandoras: i64 = layout.number("pandoras", MOST_LIMITED)
        self.exchanges: i64 = layout.number("exchanges", MOST_LIMITED)

    def declare_debate(self, layout: Layout, places: list[str]) -> None:
        self.discs: i64 = len(layout.fields)
        for faction in FACTION_NAMES:
            layout.choice(f"debate.{faction}", places)
        self.cards: i64 = len(layout.fields)
        for faction in FACTION_NAMES:
            layout.numbers(f"debate.{faction}", KIND_NAMES, COPIES)

    def declare_seat(self, layout: Layout, name: str, numbers: list[str]) -> None:
        """The fields of one seat; `write_seat` tells them in this order."""
        layout.number(f"{name}.hand", MOST_HELD)
        layout.number(f"{name}.temples", TEMPLES)
        layout.flags(name, ["agreed", "out", "owns_disc"])
        layout.choice(f"{name}.side", FACTION_NAMES)
        for slot in SLOTS:
            goal = f"{name}.goals.{slot}"
            layout.choice(f"{goal}.colour", [str(colour) for colour in range(COLOURS)])
            layout.number(f"{goal}.shown", 1)
            layout.choice(f"{goal}.number", numbers)
            layout.flags(f"{goal}.not", numbers)
        self.each_goal: i64 = 3 + len(numbers)

    # ---- what is told ----

    def write(self, state: State, viewer: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        s: Position = state
        told: vec[i64] = sheet.told
        n: i64 = 0
        if viewer >= 0:
            n = tell_set(told, n, self.hand, s.hands[viewer])
            if viewer == s.seat and s.action != NOTHING:
                n = self.write_choice(s, told, n)
        n = self.write_table(s, viewer, told, n)
        n = self.write_piles(s, viewer, told, n)
        n = self.write_debate(s, told, n)
        place: i64
        for place in range(s.seats):
            n = self.write_seat(s, viewer, place, told, n)
        sheet.count = self.memory.write(s.memory, viewer, told, n)

    def write_choice(self, s: Position, told: vec[i64], n: i64) -> i64:
        action: i64 = s.action
        if action >= OBJECTION_CURE:  # a cure as well
            action = CURE_ACTION if action == OBJECTION_CURE else action - 1
        n = tell(told, n, self.action, action)
        n = tell(told, n, self.target, s.target + 1)
        n = tell(told, n, self.cure, s.cure_place + 1)
        if s.action == EXCHANGE_ACTION and s.phase != GIVE_PHASE:
            n = tell(told, n, self.slot, s.slot + 1)
        n = tell(told, n, self.faction, s.faction + 1)
        n = tell(told, n, self.due, s.due)
        n = tell_set(told, n, self.payment, s.payment)
        return tell_set(told, n, self.stake, s.stake)

    def write_table(self, s: Position, viewer: i64, told: vec[i64], n: i64) -> i64:
        n = tell(told, n, self.seat, rotated(viewer, s.seat, s.seats))
        n = tell(told, n, self.first, rotated(viewer, s.first, s.seats))
        n = tell(told, n, self.active, rotated(viewer, s.active, s.seats))
        n = tell(told, n, self.winner, rotated(viewer, s.winner, s.seats))
        n = tell(told, n, self.stage, stage(s) + 1)
        n = tell(told, n, self.turn, s.turn)
        n = tell(told, n, self.ship, s.ship + 1)
        rest: i64 = s.plagues
        while rest != 0:
            place: i64 = lowest(rest)
            n = tell(told, n, self.plagues + place, discs_at(s, place))
            rest &= rest - 1
        n = tell(told, n, self.supply, s.supply)
        n = tell(told, n, self.deck, size(s.deck))
        n = tell(told, n, self.discarded, size(s.discards))
        n = tell(told, n, self.discard_top, s.discard_top + 1)
        if s.rules.discards_open:
            n = tell_set(told, n, self.discards, s.discards)
        n = tell(told, n, self.pandoras, s.pandoras)
        return tell(told, n, self.exchanges, s.exchanges)

    def write_piles(self, s: Position, viewer: i64, told: vec[i64], n: i64) -> i64:
        """The goal piles, and where in them the returned goals lie that the viewer knows, from the top."""
        under, known, goals, colours = s.under, s.under_known, s.chart.goals, s.chart.colour
        colour: i64
        at: i64
        for colour in range(COLOURS):
            depth: i64 = 0
            for at in range(len(under)):
                place: i64 = under[at]
                if colours[place] == colour:
                    depth += 1
                    if knows(known[at], viewer):
                        n = tell(told, n, self.buried + place, depth)
            n = tell(told, n, self.piles + colour, ones(s.unknown & goals[colour]) + depth)
            n = tell(told, n, self.under + colour, depth)
        return n

    def write_debate(self, s: Position, told: vec[i64], n: i64) -> i64:
        n = tell(told, n, self.discs, s.blue + 1)
        n = tell(told, n, self.discs + 1, s.red + 1)
        n = tell(told, n, self.discs + 2, s.black + 1)
        n = tell_set(told, n, self.cards, s.blue_cards)
        n = tell_set(told, n, self.cards + KINDS, s.red_cards)
        return tell_set(told, n, self.cards + 2 * KINDS, s.black_cards)

    def write_seat(self, s: Position, viewer: i64, place: i64, told: vec[i64], n: i64) -> i64:
        seat: i64 = seat_at(viewer, place, s.seats)
        at: i64 = self.seats_at + place * self.each
        n = tell(told, n, at, size(s.hands[seat]))
        n = tell(told, n, at + 1, s.temples[seat])
        if s.blue != NO_PLACE:
            n = tell(told, n, at + 2, s.agreed >> seat & 1)
            n = tell(told, n, at + 3, s.out >> seat & 1)
            n = tell(told, n, at + 4, s.owners >> seat & 1)
            n = tell(told, n, at + 5, s.sides >> (seat << 3) & 255)
        else:
            n = tell(told, n, at + 3, s.out_this_turn >> seat & 1)
        return self.write_goals(s, viewer, place, seat * GOALS, at + 6, told, n)

    def write_goals(
        self, s: Position, viewer: i64, place: i64, first: i64, at: i64, told: vec[i64], n: i64
    ) -> i64:
        """The goal cards of a seat: their colours; whether they are shown, or all know them; else which ones
        they are not."""
        goals, known, not_here, colours, numbers = s.goals, s.known, s.not_here, s.chart.colour, self.number
        slot: i64
        for slot in range(GOALS):
            card: i64 = first + slot
            goal: i64 = goals[card]
            if goal >= 0:
                colour: i64 = colours[goal]
                n = tell(told, n, at, colour + 1)
                if known[card] & IN_PUBLIC != 0:
                    n = tell(told, n, at + 2, numbers[goal])
                elif place > 0 and knows(known[card], viewer):
                    n = tell(told, n, self.rivals + (place - 1) * GOALS + slot, numbers[goal])
                if place == 0 and viewer >= 0:
                    n = tell(told, n, self.goals + slot, goal + 1)
                if s.reached >> card & 1 != 0:
                    n = tell(told, n, at + 1, 1)
                elif not_here[card] != 0:
                    others: i64 = not_here[card] & s.chart.goals[colour]
                    while others != 0:
                        n = tell(told, n, at + 2 + numbers[lowest(others)], 1)
                        others &= others - 1
            at += self.each_goal
        return n


def stage(s: Position) -> i64:
    """What is going on, by its place in STAGES: as in the view."""
    if s.phase < DRAW_PHASE:
        return 0
    if s.phase <= NEW_GOAL_PHASE:
        return 1
    if s.phase == WIND_PHASE:
        return 5
    if s.phase == OVER_PHASE:
        return 6
    if s.blue == NO_PLACE:
        return 2
    if s.red == NO_PLACE:
        return 3
    return 4
