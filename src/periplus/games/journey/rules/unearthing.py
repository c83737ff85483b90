"""Drawing fossils: to keep them, or by lamp to choose among them (J-60 … J-63)."""

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import FOSSIL_KINDS
from periplus.games.journey.rules.decks import draw_fossil, fossil_ready, offer_fossils, put_under
from periplus.games.journey.rules.discovering import next_discoverer
from periplus.games.journey.rules.ending import end_turn
from periplus.games.journey.rules.events import next_event
from periplus.games.journey.rules.state import (
    BY_LAMP,
    DISCOVERY,
    RETURN_PHASE,
    SEA_FIND,
    Phase,
    Position,
)
from periplus.kernel.bits import bit
from periplus.kernel.cards import EMPTY, count, one, size
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


class Unearth(Phase):
    """The top fossil: face up in front of its owner, or by lamp for his eyes only (J-61, J-62)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_fossils(s, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        kind: i64 = code - v.UNEARTH
        draw_fossil(s, kind)
        if s.reason == BY_LAMP:
            s.pool += one(kind)
            log.whisper(v.GLIMPSED, bit(s.drawer), s.drawer, kind)
        else:
            s.fossils[s.drawer] += one(kind)
            log.tell(v.FOUND, s.drawer, kind)
        s.digging -= 1
        if s.digging > 0 and fossil_ready(s, log):
            return
        s.digging = 0
        after_dig(s, log)


def after_dig(s: Position, log: Log) -> None:
    if s.reason == BY_LAMP:
        s.phase = RETURN_PHASE
        s.seat = s.drawer
    elif s.reason == DISCOVERY:
        next_discoverer(s, log)
    elif s.reason == SEA_FIND:
        end_turn(s, log)
    else:
        next_event(s, log)


class Return(Phase):
    """After looking, all but the fossils paid for go under the deck, in any order (J-62, A-34)."""

    def offer(self, s: Position, out: Choices) -> None:
        kind: i64
        for kind in range(FOSSIL_KINDS):
            if count(s.pool - s.given, kind) > 0:
                out.add(v.RETURN + kind)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        kind: i64 = code - v.RETURN
        s.order |= (kind + 1) << (4 * size(s.given))
        s.given += one(kind)
        if size(s.pool) - size(s.given) > s.keeping:
            return
        put_back(s, bit(s.drawer), log)
        for kind in range(FOSSIL_KINDS):
            for _ in range(count(s.pool, kind)):
                log.tell(v.FOUND, s.drawer, kind)
        s.fossils[s.drawer] += s.pool
        s.pool = EMPTY
        s.keeping = 0
        next_discoverer(s, log)


def put_back(s: Position, knowing: i64, log: Log) -> None:
    """The chosen fossils go under the deck in their order, known to these seats."""
    s.pool -= s.given
    while s.order != 0:
        kind: i64 = (s.order & 15) - 1
        put_under(s, kind, knowing)
        log.whisper(v.PUT_BACK, knowing, s.drawer, kind)
        s.order >>= 4
    s.given = EMPTY
