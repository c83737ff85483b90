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
from periplus.games.ulysses.rules.exchange import pile_size
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
from periplus.kernel.bits import lowest, vec_of
from periplus.kernel.cards import size
from periplus.kernel.encoding import Encoder, Layout, Sheet, places_at, rotated, seat_at
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
        if viewer >= 0:
            sheet.put_set(self.hand, s.hands[viewer])
            if viewer == s.seat and s.action != NOTHING:
                self.write_choice(s, sheet)
        self.write_table(s, viewer, sheet)
        self.write_buried(s, viewer, sheet)
        self.write_debate(s, sheet)
        place: i64
        for place in range(s.seats):
            self.write_seat(s, viewer, place, sheet)
        self.memory.write(s.memory, viewer, sheet)

    def write_choice(self, s: Position, sheet: Sheet) -> None:
        action: i64 = s.action
        if action >= OBJECTION_CURE:  # a cure as well
            action = CURE_ACTION if action == OBJECTION_CURE else action - 1
        sheet.put(self.action, action)
        sheet.put(self.target, s.target + 1)
        sheet.put(self.cure, s.cure_place + 1)
        if s.action == EXCHANGE_ACTION and s.phase != GIVE_PHASE:
            sheet.put(self.slot, s.slot + 1)
        sheet.put(self.faction, s.faction + 1)
        sheet.put(self.due, s.due)
        sheet.put_set(self.payment, s.payment)
        sheet.put_set(self.stake, s.stake)

    def write_table(self, s: Position, viewer: i64, sheet: Sheet) -> None:
        sheet.put(self.seat, rotated(viewer, s.seat, s.seats))
        sheet.put(self.first, rotated(viewer, s.first, s.seats))
        sheet.put(self.active, rotated(viewer, s.active, s.seats))
        sheet.put(self.winner, rotated(viewer, s.winner, s.seats))
        sheet.put(self.stage, stage(s) + 1)
        sheet.put(self.turn, s.turn)
        sheet.put(self.ship, s.ship + 1)
        rest: i64 = s.plagues
        while rest != 0:
            place: i64 = lowest(rest)
            sheet.put(self.plagues + place, discs_at(s, place))
            rest &= rest - 1
        sheet.put(self.supply, s.supply)
        sheet.put(self.deck, size(s.deck))
        sheet.put(self.discarded, size(s.discards))
        sheet.put(self.discard_top, s.discard_top + 1)
        if s.rules.discards_open:
            sheet.put_set(self.discards, s.discards)
        sheet.put(self.pandoras, s.pandoras)
        sheet.put(self.exchanges, s.exchanges)

    def write_buried(self, s: Position, viewer: i64, sheet: Sheet) -> None:
        """The goal piles, and where in them the returned goals lie that the viewer knows, from the top."""
        colour: i64
        at: i64
        for colour in range(COLOURS):
            sheet.put(self.piles + colour, pile_size(s, colour))
            depth: i64 = 0
            for at in range(len(s.under)):
                place: i64 = s.under[at]
                if s.chart.colour[place] == colour:
                    depth += 1
                    if knows(s.under_known[at], viewer):
                        sheet.put(self.buried + place, depth)
            sheet.put(self.under + colour, depth)

    def write_debate(self, s: Position, sheet: Sheet) -> None:
        sheet.put(self.discs, s.blue + 1)
        sheet.put(self.discs + 1, s.red + 1)
        sheet.put(self.discs + 2, s.black + 1)
        sheet.put_set(self.cards, s.blue_cards)
        sheet.put_set(self.cards + KINDS, s.red_cards)
        sheet.put_set(self.cards + 2 * KINDS, s.black_cards)

    def write_seat(self, s: Position, viewer: i64, place: i64, sheet: Sheet) -> None:
        seat: i64 = seat_at(viewer, place, s.seats)
        at: i64 = self.seats_at + place * self.each
        sheet.put(at, size(s.hands[seat]))
        sheet.put(at + 1, s.temples[seat])
        if s.blue != NO_PLACE:
            sheet.put(at + 2, s.agreed >> seat & 1)
            sheet.put(at + 3, s.out >> seat & 1)
            sheet.put(at + 4, s.owners >> seat & 1)
            sheet.put(at + 5, s.sides >> (seat << 3) & 255)
        else:
            sheet.put(at + 3, s.out_this_turn >> seat & 1)
        at += 6
        slot: i64
        for slot in range(GOALS):
            goal: i64 = s.goals[seat * GOALS + slot]
            if goal >= 0:
                self.write_goal(s, viewer, place, seat * GOALS + slot, at + slot * self.each_goal, sheet)

    def write_goal(self, s: Position, viewer: i64, place: i64, card: i64, at: i64, sheet: Sheet) -> None:
        """A goal card: its colour; whether it is shown, or everybody knows it; else which ones it is not."""
        goal: i64 = s.goals[card]
        shown: i64 = s.reached >> card & 1
        sheet.put(at, s.chart.colour[goal] + 1)
        sheet.put(at + 1, shown)
        if s.known[card] & IN_PUBLIC != 0:
            sheet.put(at + 2, self.number[goal])
        elif place > 0 and knows(s.known[card], viewer):
            sheet.put(self.rivals + (place - 1) * GOALS + card % GOALS, self.number[goal])
        if place == 0 and viewer >= 0:
            sheet.put(self.goals + card % GOALS, goal + 1)
        if shown == 0:
            others: i64 = s.not_here[card] & s.chart.goals[s.chart.colour[goal]]
            while others != 0:
                sheet.put(at + 2 + self.number[lowest(others)], 1)
                others &= others - 1


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
