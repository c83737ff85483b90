"""Discoveries (J-57 … J-63), also at sea: pay the symbols of the space, draw as many fossils."""

from mypy_extensions import i64

from periplus.games.journey.rules import terrain
from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import LAMP_DRAWS, equipment
from periplus.games.journey.rules.events import next_event
from periplus.games.journey.rules.fossils import begin_dig
from periplus.games.journey.rules.payment import discovery_bills, pay_bill
from periplus.games.journey.rules.state import BY_LAMP, DESCENT, DISCOVER_PHASE, DISCOVERY, Phase, Position
from periplus.kernel.cards import size
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


def begin_discovery(s: Position, space: i64, log: Log) -> None:
    """Where the piece ends its movement, and only there, a discovery can be made (J-47, A-49)."""
    if s.board.terrain[space] != terrain.DISCOVERY:
        next_event(s, log)
        return
    s.space = space
    s.asked = s.active
    ask_discoverer(s, log)


def could_discover(s: Position, seat: i64) -> bool:
    """Whether a player may be able to pay, as far as all can see: nobody is skipped for what he holds."""
    return equipment(s.hands[seat]) + size(s.kept[seat]) >= s.board.fossils[s.space]


def ask_discoverer(s: Position, log: Log) -> None:
    """Ask the mover; at sea also the others clockwise, even if the mover cannot or will not (J-92, J-93)."""
    while s.fossils_left() > 0:
        if could_discover(s, s.asked):
            s.phase = DISCOVER_PHASE
            s.seat = s.asked
            return
        s.asked = s.next_seat(s.asked)
        if s.stage == DESCENT or s.asked == s.active:
            break
    s.space = -1
    next_event(s, log)


def next_discoverer(s: Position, log: Log) -> None:
    s.asked = s.next_seat(s.asked)
    if s.stage == DESCENT or s.asked == s.active:
        s.space = -1
        next_event(s, log)
    else:
        ask_discoverer(s, log)


def may_shine(s: Position) -> bool:
    """Only the mover may use the lamp (J-94), and only if it brings a choice (A-14)."""
    return s.asked == s.active and s.fossils_left() > s.board.fossils[s.space]


class Discover(Phase):
    """Pay the symbols exactly, with the lamp on top or without, or decline (J-56 … J-59, J-62)."""

    def offer(self, s: Position, out: Choices) -> None:
        bill: i64
        for bill in range(len(discovery_bills(s, s.asked, False))):
            out.add(v.DISCOVER + bill)
        if may_shine(s):
            for bill in range(len(discovery_bills(s, s.asked, True))):
                out.add(v.SHINE + bill)
        out.add(v.DECLINE)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code == v.DECLINE:
            log.tell(v.DECLINED, s.asked)
            next_discoverer(s, log)
            return
        number: i64 = s.board.fossils[s.space]
        if code < v.SHINE:
            bill: i64 = discovery_bills(s, s.asked, False)[code - v.DISCOVER]
            log.tell(v.DISCOVERED, s.asked, bill, number)
            pay_bill(s, s.asked, bill)
            begin_dig(s, s.asked, number, DISCOVERY, log)
            return
        bill = discovery_bills(s, s.asked, True)[code - v.SHINE]
        log.tell(v.SHONE, s.asked, bill, number)
        pay_bill(s, s.asked, bill)
        s.keeping = number
        begin_dig(s, s.asked, number + LAMP_DRAWS, BY_LAMP, log)
