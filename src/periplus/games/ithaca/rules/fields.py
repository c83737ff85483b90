"""The fields of a position: how they are copied, packed into ints, and filled from them.

Written by `python -m periplus.generate` from state.py: change that file, not this one.
"""

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ithaca.rules.state import Position
from periplus.kernel.packing import parts, put, put_memory, remembered


def copy_fields(s: Position, twin: Position) -> None:
    """Make a new twin the same position; the two share nothing that can change."""
    twin.seat = s.seat
    twin.phase = s.phase
    twin.first = s.first
    twin.active = s.active
    twin.turn = s.turn
    twin.idle = s.idle
    twin.in_deed = s.in_deed
    twin.suitors = s.suitors
    twin.poseidon = s.poseidon
    twin.deck_size = s.deck_size
    twin.discards_size = s.discards_size
    twin.route_deck = s.route_deck
    twin.route_discards = s.route_discards
    twin.ending = s.ending
    twin.hero = s.hero
    twin.drawer = s.drawer
    twin.due = s.due
    twin.then = s.then
    twin.god = s.god
    twin.card = s.card
    twin.prize = s.prize
    twin.asked = s.asked
    twin.picked = s.picked
    twin.hands = s.hands[:]
    twin.oracles = s.oracles[:]
    twin.bids = s.bids[:]
    twin.routes = s.routes[:]
    twin.cargo = s.cargo[:]
    twin.landed = s.landed[:]
    twin.points = s.points[:]
    if len(s.lost) > 0:
        twin.lost = s.lost[:]
    twin.piles = s.piles[:]
    twin.deck = s.deck[:]
    twin.discards = s.discards[:]
    memory = s.memory
    if memory is not None:
        twin.memory = memory.clone()


def pack_fields(s: Position) -> tuple[int, ...]:
    """The numbers, then each vector and each memory behind its length."""
    packed: list[int] = [
        int(s.seat),
        int(s.phase),
        int(s.first),
        int(s.active),
        int(s.turn),
        int(s.idle),
        int(s.in_deed),
        int(s.suitors),
        int(s.poseidon),
        int(s.deck_size),
        int(s.discards_size),
        int(s.route_deck),
        int(s.route_discards),
        int(s.ending),
        int(s.hero),
        int(s.drawer),
        int(s.due),
        int(s.then),
        int(s.god),
        int(s.card),
        int(s.prize),
        int(s.asked),
        int(s.picked),
    ]
    put(packed, s.hands)
    put(packed, s.oracles)
    put(packed, s.bids)
    put(packed, s.routes)
    put(packed, s.cargo)
    put(packed, s.landed)
    put(packed, s.points)
    put(packed, s.lost)
    put(packed, s.piles)
    put(packed, s.deck)
    put(packed, s.discards)
    put_memory(packed, s.memory)
    return tuple(packed)


def fill_fields(s: Position, packed: tuple[int, ...]) -> None:
    """Set the fields to what `pack_fields` has packed."""
    s.seat = packed[0]
    s.phase = packed[1]
    s.first = packed[2]
    s.active = packed[3]
    s.turn = packed[4]
    s.idle = packed[5]
    s.in_deed = packed[6]
    s.suitors = packed[7]
    s.poseidon = packed[8]
    s.deck_size = packed[9]
    s.discards_size = packed[10]
    s.route_deck = packed[11]
    s.route_discards = packed[12]
    s.ending = packed[13]
    s.hero = packed[14]
    s.drawer = packed[15]
    s.due = packed[16]
    s.then = packed[17]
    s.god = packed[18]
    s.card = packed[19]
    s.prize = packed[20]
    s.asked = packed[21]
    s.picked = packed[22]
    rest = parts(packed, 23)
    s.hands = vec[i64](rest[0])
    s.oracles = vec[i64](rest[1])
    s.bids = vec[i64](rest[2])
    s.routes = vec[i64](rest[3])
    s.cargo = vec[i64](rest[4])
    s.landed = vec[i64](rest[5])
    s.points = vec[i64](rest[6])
    s.lost = vec[i64](rest[7])
    s.piles = vec[i64](rest[8])
    s.deck = vec[i64](rest[9])
    s.discards = vec[i64](rest[10])
    s.memory = remembered(rest[11])
