"""The fields of a position: how they are copied, packed into ints, and filled from them.

Written by `python -m periplus.generate` from state.py: change that file, not this one.
"""

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.journey.rules.state import Position
from periplus.kernel.packing import parts, put, put_memory, remembered


def copy_fields(s: Position, twin: Position) -> None:
    """Make a new twin the same position; the two share nothing that can change."""
    twin.seat = s.seat
    twin.phase = s.phase
    twin.first = s.first
    twin.active = s.active
    twin.turn = s.turn
    twin.stage = s.stage
    twin.deck = s.deck
    twin.discards = s.discards
    twin.display = s.display[:]
    twin.fossil_deck = s.fossil_deck
    if len(s.under) > 0:
        twin.under = s.under[:]
    if len(s.under_known) > 0:
        twin.under_known = s.under_known[:]
    twin.lost_fossils = s.lost_fossils
    twin.event_deck = s.event_deck
    twin.event_discards = s.event_discards
    twin.adventure_deck = s.adventure_deck
    twin.adventure_box = s.adventure_box
    twin.reserve = s.reserve
    twin.water_box = s.water_box
    twin.pieces = s.pieces[:]
    twin.lava = s.lava
    twin.forest_owner = s.forest_owner
    twin.city_owner = s.city_owner
    twin.hands = s.hands[:]
    twin.known = s.known[:]
    twin.kept = s.kept[:]
    twin.fossils = s.fossils[:]
    twin.water = s.water[:]
    twin.sightings = s.sightings[:]
    twin.drawer = s.drawer
    twin.source = s.source
    twin.space = s.space
    twin.due = s.due
    twin.moved = s.moved
    twin.arrived = s.arrived
    twin.another = s.another
    twin.events_due = s.events_due
    twin.idle = s.idle
    twin.asked = s.asked
    twin.adventure = s.adventure
    twin.reason = s.reason
    twin.digging = s.digging
    twin.keeping = s.keeping
    twin.pool = s.pool
    twin.loss = s.loss
    twin.revealed = s.revealed
    twin.pledges = s.pledges
    twin.piece = s.piece
    twin.steps = s.steps
    twin.extra = s.extra
    twin.ropes = s.ropes
    twin.compasses = s.compasses
    twin.advances = s.advances
    twin.mark = s.mark
    twin.path = s.path[:]
    twin.marks = s.marks[:]
    twin.bill = s.bill
    twin.given = s.given
    twin.order = s.order
    explorer_memory = s.explorer_memory
    if explorer_memory is not None:
        twin.explorer_memory = explorer_memory.clone()
    equipment_memory = s.equipment_memory
    if equipment_memory is not None:
        twin.equipment_memory = equipment_memory.clone()
    event_memory = s.event_memory
    if event_memory is not None:
        twin.event_memory = event_memory.clone()


def pack_fields(s: Position) -> tuple[int, ...]:
    """The numbers, then each vector and each memory behind its length."""
    packed: list[int] = [
        int(s.seat),
        int(s.phase),
        int(s.first),
        int(s.active),
        int(s.turn),
        int(s.stage),
        int(s.deck),
        int(s.discards),
        int(s.fossil_deck),
        int(s.lost_fossils),
        int(s.event_deck),
        int(s.event_discards),
        int(s.adventure_deck),
        int(s.adventure_box),
        int(s.reserve),
        int(s.water_box),
        int(s.lava),
        int(s.forest_owner),
        int(s.city_owner),
        int(s.drawer),
        int(s.source),
        int(s.space),
        int(s.due),
        int(s.moved),
        int(s.arrived),
        int(s.another),
        int(s.events_due),
        int(s.idle),
        int(s.asked),
        int(s.adventure),
        int(s.reason),
        int(s.digging),
        int(s.keeping),
        int(s.pool),
        int(s.loss),
        int(s.revealed),
        int(s.pledges),
        int(s.piece),
        int(s.steps),
        int(s.extra),
        int(s.ropes),
        int(s.compasses),
        int(s.advances),
        int(s.mark),
        int(s.bill),
        int(s.given),
        int(s.order),
    ]
    put(packed, s.display)
    put(packed, s.under)
    put(packed, s.under_known)
    put(packed, s.pieces)
    put(packed, s.hands)
    put(packed, s.known)
    put(packed, s.kept)
    put(packed, s.fossils)
    put(packed, s.water)
    put(packed, s.sightings)
    put(packed, s.path)
    put(packed, s.marks)
    put_memory(packed, s.explorer_memory)
    put_memory(packed, s.equipment_memory)
    put_memory(packed, s.event_memory)
    return tuple(packed)


def fill_fields(s: Position, packed: tuple[int, ...]) -> None:
    """Set the fields to what `pack_fields` has packed."""
    s.seat = packed[0]
    s.phase = packed[1]
    s.first = packed[2]
    s.active = packed[3]
    s.turn = packed[4]
    s.stage = packed[5]
    s.deck = packed[6]
    s.discards = packed[7]
    s.fossil_deck = packed[8]
    s.lost_fossils = packed[9]
    s.event_deck = packed[10]
    s.event_discards = packed[11]
    s.adventure_deck = packed[12]
    s.adventure_box = packed[13]
    s.reserve = packed[14]
    s.water_box = packed[15]
    s.lava = packed[16]
    s.forest_owner = packed[17]
    s.city_owner = packed[18]
    s.drawer = packed[19]
    s.source = packed[20]
    s.space = packed[21]
    s.due = packed[22]
    s.moved = packed[23]
    s.arrived = packed[24]
    s.another = packed[25]
    s.events_due = packed[26]
    s.idle = packed[27]
    s.asked = packed[28]
    s.adventure = packed[29]
    s.reason = packed[30]
    s.digging = packed[31]
    s.keeping = packed[32]
    s.pool = packed[33]
    s.loss = packed[34]
    s.revealed = packed[35]
    s.pledges = packed[36]
    s.piece = packed[37]
    s.steps = packed[38]
    s.extra = packed[39]
    s.ropes = packed[40]
    s.compasses = packed[41]
    s.advances = packed[42]
    s.mark = packed[43]
    s.bill = packed[44]
    s.given = packed[45]
    s.order = packed[46]
    rest = parts(packed, 47)
    s.display = vec[i64](rest[0])
    s.under = vec[i64](rest[1])
    s.under_known = vec[i64](rest[2])
    s.pieces = vec[i64](rest[3])
    s.hands = vec[i64](rest[4])
    s.known = vec[i64](rest[5])
    s.kept = vec[i64](rest[6])
    s.fossils = vec[i64](rest[7])
    s.water = vec[i64](rest[8])
    s.sightings = vec[i64](rest[9])
    s.path = vec[i64](rest[10])
    s.marks = vec[i64](rest[11])
    s.explorer_memory = remembered(rest[12])
    s.equipment_memory = remembered(rest[13])
    s.event_memory = remembered(rest[14])
