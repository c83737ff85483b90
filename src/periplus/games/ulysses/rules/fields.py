"""The fields of a position: how they are copied, packed into ints, and filled from them.

Written by `python -m periplus.generate` from state.py: change that file, not this one.
"""

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ulysses.rules.state import Position
from periplus.kernel.packing import parts, put, put_memory, remembered


def copy_fields(s: Position, twin: Position) -> None:
    """Make a new twin the same position; the two share nothing that can change."""
    twin.seat = s.seat
    twin.phase = s.phase
    twin.first = s.first
    twin.active = s.active
    twin.turn = s.turn
    twin.ship = s.ship
    twin.plagues = s.plagues
    twin.heaped = s.heaped
    twin.supply = s.supply
    twin.deck = s.deck
    twin.discards = s.discards
    twin.discard_top = s.discard_top
    twin.winner = s.winner
    twin.drawer = s.drawer
    twin.due = s.due
    twin.waiting = s.waiting
    twin.pandoras = s.pandoras
    twin.exchanges = s.exchanges
    twin.last_action = s.last_action
    twin.blue = s.blue
    twin.red = s.red
    twin.black = s.black
    twin.blue_cards = s.blue_cards
    twin.red_cards = s.red_cards
    twin.black_cards = s.black_cards
    twin.agreed = s.agreed
    twin.out = s.out
    twin.out_this_turn = s.out_this_turn
    twin.owners = s.owners
    twin.supporters = s.supporters
    twin.sides = s.sides
    twin.action = s.action
    twin.target = s.target
    twin.cure_place = s.cure_place
    twin.slot = s.slot
    twin.colour = s.colour
    twin.faction = s.faction
    twin.payment = s.payment
    twin.stake = s.stake
    twin.unknown = s.unknown
    twin.reached = s.reached
    twin.hands = s.hands[:]
    twin.temples = s.temples[:]
    twin.goals = s.goals[:]
    twin.not_here = s.not_here[:]
    twin.known = s.known[:]
    if len(s.under) > 0:
        twin.under = s.under[:]
    if len(s.under_not) > 0:
        twin.under_not = s.under_not[:]
    if len(s.under_known) > 0:
        twin.under_known = s.under_known[:]
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
        int(s.ship),
        int(s.plagues),
        int(s.heaped),
        int(s.supply),
        int(s.deck),
        int(s.discards),
        int(s.discard_top),
        int(s.winner),
        int(s.drawer),
        int(s.due),
        int(s.waiting),
        int(s.pandoras),
        int(s.exchanges),
        int(s.last_action),
        int(s.blue),
        int(s.red),
        int(s.black),
        int(s.blue_cards),
        int(s.red_cards),
        int(s.black_cards),
        int(s.agreed),
        int(s.out),
        int(s.out_this_turn),
        int(s.owners),
        int(s.supporters),
        int(s.sides),
        int(s.action),
        int(s.target),
        int(s.cure_place),
        int(s.slot),
        int(s.colour),
        int(s.faction),
        int(s.payment),
        int(s.stake),
        int(s.unknown),
        int(s.reached),
    ]
    put(packed, s.hands)
    put(packed, s.temples)
    put(packed, s.goals)
    put(packed, s.not_here)
    put(packed, s.known)
    put(packed, s.under)
    put(packed, s.under_not)
    put(packed, s.under_known)
    put_memory(packed, s.memory)
    return tuple(packed)


def fill_fields(s: Position, packed: tuple[int, ...]) -> None:
    """Set the fields to what `pack_fields` has packed."""
    s.seat = packed[0]
    s.phase = packed[1]
    s.first = packed[2]
    s.active = packed[3]
    s.turn = packed[4]
    s.ship = packed[5]
    s.plagues = packed[6]
    s.heaped = packed[7]
    s.supply = packed[8]
    s.deck = packed[9]
    s.discards = packed[10]
    s.discard_top = packed[11]
    s.winner = packed[12]
    s.drawer = packed[13]
    s.due = packed[14]
    s.waiting = packed[15]
    s.pandoras = packed[16]
    s.exchanges = packed[17]
    s.last_action = packed[18]
    s.blue = packed[19]
    s.red = packed[20]
    s.black = packed[21]
    s.blue_cards = packed[22]
    s.red_cards = packed[23]
    s.black_cards = packed[24]
    s.agreed = packed[25]
    s.out = packed[26]
    s.out_this_turn = packed[27]
    s.owners = packed[28]
    s.supporters = packed[29]
    s.sides = packed[30]
    s.action = packed[31]
    s.target = packed[32]
    s.cure_place = packed[33]
    s.slot = packed[34]
    s.colour = packed[35]
    s.faction = packed[36]
    s.payment = packed[37]
    s.stake = packed[38]
    s.unknown = packed[39]
    s.reached = packed[40]
    rest = parts(packed, 41)
    s.hands = vec[i64](rest[0])
    s.temples = vec[i64](rest[1])
    s.goals = vec[i64](rest[2])
    s.not_here = vec[i64](rest[3])
    s.known = vec[i64](rest[4])
    s.under = vec[i64](rest[5])
    s.under_not = vec[i64](rest[6])
    s.under_known = vec[i64](rest[7])
    s.memory = remembered(rest[8])
