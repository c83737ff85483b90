"""What a seat knows of a game of Journey, in numbers.

The fields are those of the view (`view.py`), without what can be worked out from them, such as points and the
payments on offer; and what a good memory adds. Seats are counted from the viewer on.
"""

from typing import Final

from librt.vecs import vec
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
from periplus.kernel.encoding import (
    Encoder,
    Layout,
    Sheet,
    places_at,
    rotated,
    seat_at,
    tell,
    tell_mask,
    tell_set,
)
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
        told: vec[i64] = sheet.told
        n: i64 = 0
        if viewer >= 0:
            n = tell_set(told, n, self.hand, s.hands[viewer])
            n = tell_set(told, n, self.events, s.kept[viewer])
            if viewer == s.drawer:
                n = tell_set(told, n, self.pool, s.pool)
            if viewer == s.seat:
                n = self.write_choice(s, told, n)
        n = self.write_under(s, viewer, told, n)
        n = self.write_turn(s, viewer, told, n)
        n = self.write_table(s, told, n)
        place: i64
        for place in range(s.seats):
            n = self.write_seat(s, viewer, place, told, n)
        n = self.explorer_memory.write(s.explorer_memory, viewer, told, n)
        n = self.equipment_memory.write(s.equipment_memory, viewer, told, n)
        sheet.count = self.event_memory.write(s.event_memory, viewer, told, n)

    def write_choice(self, s: Position, told: vec[i64], n: i64) -> i64:
        if s.phase == STEP_PHASE or s.phase == PAY_PHASE or s.phase == MIX_PHASE:
            return self.write_move(s, told, n)
        if s.given != EMPTY:
            n = tell_set(told, n, self.given, s.given)
            if s.phase == RETURN_PHASE:
                n = tell(told, n, self.returns, size(s.pool) - s.keeping)
        return n

    def write_move(self, s: Position, told: vec[i64], n: i64) -> i64:
        at: i64
        path = s.path
        n = tell(told, n, self.piece, s.piece + 1)
        n = tell(told, n, self.space, path[s.steps] + 1)
        for at in range(s.steps + 1):
            n = tell(told, n, self.path + path[at], 1)
        n = tell(told, n, self.steps, s.steps)
        n = tell(told, n, self.steps + 1, s.extra)
        n = tell(told, n, self.steps + 2, s.ropes)
        n = tell(told, n, self.steps + 3, s.compasses)
        if s.bill != 0:
            for at in range(ANY_COLOURS + 1):
                n = tell(told, n, self.bill + at, on_bill(s.bill, at))
        return n

    def write_under(self, s: Position, viewer: i64, told: vec[i64], n: i64) -> i64:
        """The fossils beneath the deck: how many, and those that the viewer knows."""
        if len(s.under) == 0:
            return n
        known: i64 = EMPTY
        at: i64
        for at in range(len(s.under)):
            if knows(s.under_known[at], viewer):
                known += one(s.under[at])
        n = tell(told, n, self.under, len(s.under))
        return tell_set(told, n, self.under_known, known)

    def write_turn(self, s: Position, viewer: i64, told: vec[i64], n: i64) -> i64:
        n = tell(told, n, self.seat, rotated(viewer, s.seat, s.seats))
        n = tell(told, n, self.first, rotated(viewer, s.first, s.seats))
        n = tell(told, n, self.active, rotated(viewer, s.active, s.seats))
        if s.phase >= DISCOVER_PHASE and s.phase < OVER_PHASE:
            n = tell(told, n, self.asked, rotated(viewer, s.asked, s.seats))
        n = tell(told, n, self.forest, rotated(viewer, s.forest_owner, s.seats))
        n = tell(told, n, self.city, rotated(viewer, s.city_owner, s.seats))
        n = tell(told, n, self.stage, stage(s) + 1)
        n = tell(told, n, self.task, self.tasks[s.phase])
        n = tell(told, n, self.turn, s.turn)
        n = tell(told, n, self.site, s.space + 1)
        n = tell(told, n, self.revealed, s.revealed + 1)
        n = tell(told, n, self.counters, s.loss)
        n = tell(told, n, self.counters + 1, s.events_due)
        n = tell(told, n, self.counters + 2, s.another)
        n = tell(told, n, self.counters + 3, s.idle)
        n = tell(told, n, self.counters + 4, s.due)
        return tell(told, n, self.counters + 5, s.keeping)

    def write_table(self, s: Position, told: vec[i64], n: i64) -> i64:
        pieces, display = s.pieces, s.display
        at: i64
        for at in range(len(pieces)):
            n = tell(told, n, self.pieces + at, pieces[at] + 1)
        n = tell(told, n, self.lava, s.lava + 1)
        for at in range(DISPLAY):
            n = tell(told, n, self.display + at, display[at] + 1)
        n = tell(told, n, self.decks, explorers(s.deck))
        n = tell(told, n, self.decks + 1, equipment(s.deck))
        n = tell(told, n, self.decks + 2, size(s.fossil_deck) + len(s.under))
        n = tell(told, n, self.decks + 3, size(s.event_deck))
        n = tell(told, n, self.decks + 4, ones(s.adventure_deck))
        n = tell_set(told, n, self.discards, s.discards)
        n = tell_set(told, n, self.event_discards, s.event_discards)
        n = tell_set(told, n, self.lost, s.lost_fossils)
        n = tell(told, n, self.reserve, s.reserve)
        n = tell(told, n, self.water_box, s.water_box)
        n = tell(told, n, self.adventure, s.adventure + 1)
        return tell_mask(told, n, self.box, s.adventure_box)

    def write_seat(self, s: Position, viewer: i64, place: i64, told: vec[i64], n: i64) -> i64:
        seat: i64 = seat_at(viewer, place, s.seats)
        at: i64 = self.seats_at + place * self.each
        n = tell(told, n, at, explorers(s.hands[seat]))
        n = tell(told, n, at + 1, equipment(s.hands[seat]))
        n = tell(told, n, at + 2, size(s.kept[seat]))
        n = tell(told, n, at + 3, s.water[seat])
        n = tell_set(told, n, at + 4, s.known[seat])
        n = tell_set(told, n, at + 12, s.fossils[seat])
        return tell_mask(told, n, at + 20, s.sightings[seat])


def stage(s: Position) -> i64:
    """What is going on, by its place in STAGES: as in the view."""
    if s.phase == OVER_PHASE:
        return len(STAGES) - 1
    if s.turn == 0:
        return 0
    return s.stage
