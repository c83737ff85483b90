"""What a seat knows of a game of Journey, in numbers.

The fields are those of the view (`view.py`), without what can be worked out from them, such as points and the
payments on offer; and what a good memory adds. Seats are counted from the viewer on.
"""

from typing import Final

from mypy_extensions import i64

from periplus.games.journey.rules.board_parts import EVENT_NAMES, FOSSIL_NAMES
from periplus.games.journey.rules.components import (
    CARD_NAMES,
    COLOURS,
    DISPLAY,
    HAND_KINDS,
    PIECE_NAMES,
    equipment,
    explorers,
)
from periplus.games.journey.rules.payment import ANY_COLOURS, BILL_NAMES, on_bill
from periplus.games.journey.rules.state import (
    DISCOVER_PHASE,
    LONGEST,
    MIX_PHASE,
    OVER_PHASE,
    PAY_PHASE,
    RETURN_PHASE,
    STAGE_NAMES,
    STEP_PHASE,
    Position,
    knows,
)
from periplus.games.journey.view import TASKS
from periplus.kernel.bits import ones, vec_of
from periplus.kernel.cards import EMPTY, one, size
from periplus.kernel.encoding import Encoder, Layout, Sheet, places_at, rotated, seat_at
from periplus.kernel.game import State
from periplus.kernel.remembering import MemoryFields

ID: Final = "periplus/journey-v1"
STAGES: Final = ["setup", *STAGE_NAMES[1:], "over"]
TASK_NAMES: Final = sorted(set(TASKS))
CARDS: Final = CARD_NAMES[:HAND_KINDS]
MOST_TURNS: Final = 200
MOST_COUNTED: Final = 15  # of what is seldom more than a few
MOST_WATER: Final = 30


class JourneyEncoder(Encoder):
    """The encoding of Journey at a table of so many seats with such a board."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Position)
        board = state.board
        seats = int(state.seats)
        copies = board.explorer + board.equipment
        adventures = [adventure.id for adventure in board.adventures]
        self.tasks = vec_of([TASK_NAMES.index(task) + 1 for task in TASKS])
        self.explorer_memory = MemoryFields("explorers", CARDS[:COLOURS], board.explorer, seats, ["hand"])
        self.equipment_memory = MemoryFields("equipment", CARDS[COLOURS:], board.equipment, seats, ["hand"])
        self.event_memory = MemoryFields("events", EVENT_NAMES, board.event, seats, ["kept"])
        layout = Layout(ID)
        super().__init__(layout)

        self.hand: i64 = layout.numbers("own.hand", CARDS, copies)
        self.events: i64 = layout.numbers("own.events", EVENT_NAMES, board.event)
        self.pool: i64 = layout.numbers("own.pool", FOSSIL_NAMES, board.fossil)
        self.under_known: i64 = layout.numbers("own.under", FOSSIL_NAMES, board.fossil)
        self.declare_choice(layout, board.names, board.fossil)
        self.explorer_memory.declare_own(layout)
        self.equipment_memory.declare_own(layout)
        self.event_memory.declare_own(layout)

        layout.go_public()
        self.declare_turn(layout, board.names, seats)
        self.pieces: i64 = len(layout.fields)
        for piece in PIECE_NAMES:
            layout.choice(f"pieces.{piece}", board.names)
        self.lava: i64 = layout.choice("lava", [str(space) for space in range(int(board.lava_length))])
        self.display: i64 = len(layout.fields)
        for slot in range(DISPLAY):
            layout.choice(f"display.{slot}", CARDS)
        self.declare_decks(layout, copies, board.fossil, board.event, adventures)
        self.seats_at: i64 = len(layout.fields)
        for place in places_at(seats):
            self.declare_seat(layout, f"seats.{place}", copies, board.fossil, sum(board.event), adventures)
        self.each: i64 = (len(layout.fields) - self.seats_at) // seats
        self.explorer_memory.declare(layout)
        self.equipment_memory.declare(layout)
        self.event_memory.declare(layout)

    def declare_choice(self, layout: Layout, spaces: list[str], fossils: list[int]) -> None:
        """The viewer's own choice in the making: a move, or fossils to give up."""
        self.piece: i64 = layout.choice("own.choice.piece", PIECE_NAMES)
        self.space: i64 = layout.choice("own.choice.space", spaces)
        self.path: i64 = layout.flags("own.choice.path", spaces)
        most = [LONGEST, LONGEST, MOST_COUNTED, MOST_COUNTED]
        self.steps: i64 = layout.numbers("own.choice", ["steps", "extra", "ropes", "compasses"], most)
        self.bill: i64 = layout.numbers("own.choice.bill", BILL_NAMES, [MOST_COUNTED] * len(BILL_NAMES))
        self.given: i64 = layout.numbers("own.choice.given", FOSSIL_NAMES, fossils)
        self.returns: i64 = layout.number("own.choice.returns", MOST_COUNTED)

    def declare_turn(self, layout: Layout, spaces: list[str], seats: int) -> None:
        self.seat: i64 = layout.choice("seat", places_at(seats))
        self.first: i64 = layout.choice("first", places_at(seats))
        self.active: i64 = layout.choice("active", places_at(seats))
        self.asked: i64 = layout.choice("asked", places_at(seats))
        self.forest: i64 = layout.choice("bonuses.mushroom_forest", places_at(seats))
        self.city: i64 = layout.choice("bonuses.ruined_city", places_at(seats))
        self.stage: i64 = layout.choice("stage", STAGES)
        self.task: i64 = layout.choice("task", TASK_NAMES)
        self.turn: i64 = layout.number("turn", MOST_TURNS)
        self.site: i64 = layout.choice("space", spaces)
        self.revealed: i64 = layout.choice("revealed", CARDS)
        keys = ["loss", "events_due", "another", "idle", "due", "keeping"]
        self.counters: i64 = layout.numbers("", keys, [MOST_COUNTED] * len(keys))

    def declare_decks(
        self, layout: Layout, copies: list[int], fossils: list[int], events: list[int], adventures: list[str]
    ) -> None:
        sizes = [sum(copies[:COLOURS]), sum(copies[COLOURS:]), sum(fossils), sum(events), len(adventures)]
        keys = ["explorer", "equipment", "fossil", "event", "adventure"]
        self.decks: i64 = layout.numbers("decks", keys, sizes)
        self.under: i64 = layout.number("under", sum(fossils))
        self.discards: i64 = layout.numbers("discards", CARDS, copies)
        self.event_discards: i64 = layout.numbers("event_discards", EVENT_NAMES, events)
        self.lost: i64 = layout.numbers("lost_fossils", FOSSIL_NAMES, fossils)
        self.reserve: i64 = layout.number("reserve", MOST_WATER)
        self.water_box: i64 = layout.number("water_box", MOST_WATER)
        self.adventure: i64 = layout.choice("adventure", adventures)
        self.box: i64 = layout.flags("adventure_box", adventures)

    def declare_seat(
        self,
        layout: Layout,
        name: str,
        copies: list[int],
        fossils: list[int],
        events: int,
        adventures: list[str],
    ) -> None:
        """The fields of one seat; `write_seat` tells them in this order."""
        layout.numbers(name, ["explorers", "equipment", "kept", "water"], [12, 8, events, MOST_WATER])
        layout.numbers(f"{name}.known", CARDS, copies)
        layout.numbers(f"{name}.fossils", FOSSIL_NAMES, fossils)
        layout.flags(f"{name}.sightings", adventures)

    # ---- what is told ----

    def write(self, state: State, viewer: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        s: Position = state
        if viewer >= 0:
            sheet.put_set(self.hand, s.hands[viewer])
            sheet.put_set(self.events, s.kept[viewer])
            if viewer == s.drawer:
                sheet.put_set(self.pool, s.pool)
            if viewer == s.seat:
                self.write_choice(s, sheet)
        self.write_under(s, viewer, sheet)
        self.write_turn(s, viewer, sheet)
        self.write_table(s, sheet)
        place: i64
        for place in range(s.seats):
            self.write_seat(s, viewer, place, sheet)
        self.explorer_memory.write(s.explorer_memory, viewer, sheet)
        self.equipment_memory.write(s.equipment_memory, viewer, sheet)
        self.event_memory.write(s.event_memory, viewer, sheet)

    def write_choice(self, s: Position, sheet: Sheet) -> None:
        if s.phase == STEP_PHASE or s.phase == PAY_PHASE or s.phase == MIX_PHASE:
            self.write_move(s, sheet)
        elif s.given != EMPTY:
            sheet.put_set(self.given, s.given)
            if s.phase == RETURN_PHASE:
                sheet.put(self.returns, size(s.pool) - s.keeping)

    def write_move(self, s: Position, sheet: Sheet) -> None:
        at: i64
        sheet.put(self.piece, s.piece + 1)
        sheet.put(self.space, s.path[s.steps] + 1)
        for at in range(s.steps + 1):
            sheet.put(self.path + s.path[at], 1)
        sheet.put(self.steps, s.steps)
        sheet.put(self.steps + 1, s.extra)
        sheet.put(self.steps + 2, s.ropes)
        sheet.put(self.steps + 3, s.compasses)
        if s.bill != 0:
            for at in range(ANY_COLOURS + 1):
                sheet.put(self.bill + at, on_bill(s.bill, at))

    def write_under(self, s: Position, viewer: i64, sheet: Sheet) -> None:
        """The fossils beneath the deck: how many, and those that the viewer knows."""
        if len(s.under) == 0:
            return
        known: i64 = EMPTY
        at: i64
        for at in range(len(s.under)):
            if knows(s.under_known[at], viewer):
                known += one(s.under[at])
        sheet.put(self.under, len(s.under))
        sheet.put_set(self.under_known, known)

    def write_turn(self, s: Position, viewer: i64, sheet: Sheet) -> None:
        sheet.put(self.seat, rotated(viewer, s.seat, s.seats))
        sheet.put(self.first, rotated(viewer, s.first, s.seats))
        sheet.put(self.active, rotated(viewer, s.active, s.seats))
        if s.phase >= DISCOVER_PHASE and s.phase < OVER_PHASE:
            sheet.put(self.asked, rotated(viewer, s.asked, s.seats))
        sheet.put(self.forest, rotated(viewer, s.forest_owner, s.seats))
        sheet.put(self.city, rotated(viewer, s.city_owner, s.seats))
        sheet.put(self.stage, stage(s) + 1)
        sheet.put(self.task, self.tasks[s.phase])
        sheet.put(self.turn, s.turn)
        sheet.put(self.site, s.space + 1)
        sheet.put(self.revealed, s.revealed + 1)
        sheet.put(self.counters, s.loss)
        sheet.put(self.counters + 1, s.events_due)
        sheet.put(self.counters + 2, s.another)
        sheet.put(self.counters + 3, s.idle)
        sheet.put(self.counters + 4, s.due)
        sheet.put(self.counters + 5, s.keeping)

    def write_table(self, s: Position, sheet: Sheet) -> None:
        at: i64
        for at in range(len(s.pieces)):
            sheet.put(self.pieces + at, s.pieces[at] + 1)
        sheet.put(self.lava, s.lava + 1)
        for at in range(DISPLAY):
            sheet.put(self.display + at, s.display[at] + 1)
        sheet.put(self.decks, explorers(s.deck))
        sheet.put(self.decks + 1, equipment(s.deck))
        sheet.put(self.decks + 2, size(s.fossil_deck) + len(s.under))
        sheet.put(self.decks + 3, size(s.event_deck))
        sheet.put(self.decks + 4, ones(s.adventure_deck))
        sheet.put_set(self.discards, s.discards)
        sheet.put_set(self.event_discards, s.event_discards)
        sheet.put_set(self.lost, s.lost_fossils)
        sheet.put(self.reserve, s.reserve)
        sheet.put(self.water_box, s.water_box)
        sheet.put(self.adventure, s.adventure + 1)
        sheet.put_mask(self.box, s.adventure_box)

    def write_seat(self, s: Position, viewer: i64, place: i64, sheet: Sheet) -> None:
        seat: i64 = seat_at(viewer, place, s.seats)
        at: i64 = self.seats_at + place * self.each
        sheet.put(at, explorers(s.hands[seat]))
        sheet.put(at + 1, equipment(s.hands[seat]))
        sheet.put(at + 2, size(s.kept[seat]))
        sheet.put(at + 3, s.water[seat])
        sheet.put_set(at + 4, s.known[seat])
        sheet.put_set(at + 12, s.fossils[seat])
        sheet.put_mask(at + 20, s.sightings[seat])


def stage(s: Position) -> i64:
    """What is going on, by its place in STAGES: as in the view."""
    if s.phase == OVER_PHASE:
        return len(STAGES) - 1
    if s.turn == 0:
        return 0
    return s.stage
