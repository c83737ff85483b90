"""Event cards (J-64 … J-76): drawn at the end of a turn in which an event space was entered."""

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.adventures import begin_adventure
from periplus.games.journey.rules.components import (
    ANOTHER_TURN,
    DRAWS,
    EVENT_KINDS,
    FOSSIL_KINDS,
    GERTRUDE,
    LUCKY,
    MOST_RETURNED,
    OPPORTUNITY,
    SUPPLIES,
)
from periplus.games.journey.rules.decks import event_ready, put_under
from periplus.games.journey.rules.fossils import begin_dig
from periplus.games.journey.rules.state import (
    EVENT_PHASE,
    GERTRUDE_FIND,
    IN_PUBLIC,
    SUPPLY_PHASE,
    SWAP_PHASE,
    SWAPPED,
    Phase,
    Position,
)
from periplus.kernel.bits import bit
from periplus.kernel.cards import EMPTY, count, last_kind, one, size
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER


def next_event(s: Position, log: Log) -> None:
    """The event card that is due, if there is one; then the sea adventure (J-14, A-40)."""
    if s.events_due > 0:
        s.events_due -= 1
        if event_ready(s, log):
            s.phase = EVENT_PHASE
            s.seat = DEALER
            return
    begin_adventure(s, log)


class DrawEvent(Phase):
    """The mover turns the top event card: kept hidden, or carried out at once (J-46, J-64 … J-67)."""

    def offer(self, s: Position, out: Choices) -> None:
        kind: i64
        for kind in range(EVENT_KINDS):
            copies: i64 = count(s.event_deck, kind)
            if copies > 0:
                out.add_weighted(v.EVENT + kind, copies)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        kind: i64 = code - v.EVENT
        memory = s.event_memory
        s.event_deck -= one(kind)
        if kind <= LUCKY:
            s.kept[s.active] += one(kind)
            if memory is not None:
                memory.draw(s.active, kind)
            log.whisper(v.KEPT_EVENT, bit(s.active), s.active, kind)
            next_event(s, log)
            return
        s.event_discards += one(kind)
        if memory is not None:
            memory.turn(kind)
        log.tell(v.READ_EVENT, s.active, kind)
        carry_out(s, kind, log)


def carry_out(s: Position, kind: i64, log: Log) -> None:
    """The four instant events."""
    if kind == GERTRUDE:  # J-73, A-71
        if not begin_dig(s, s.active, 1, GERTRUDE_FIND, log):
            next_event(s, log)
    elif kind == OPPORTUNITY:  # J-74
        if s.fossils[s.active] == EMPTY:
            next_event(s, log)
        else:
            s.phase = SWAP_PHASE
            s.seat = s.active
    elif kind == ANOTHER_TURN:  # J-75
        s.another += 1
        next_event(s, log)
    elif kind == SUPPLIES:  # J-76
        s.due = DRAWS
        s.phase = SUPPLY_PHASE
        s.seat = s.active


class Swap(Phase):
    """Opportunity: put 0 to 3 of one's fossils under the deck, then draw as many (J-74, A-70)."""

    def offer(self, s: Position, out: Choices) -> None:
        kind: i64
        if size(s.given) < MOST_RETURNED:
            for kind in range(last_kind(s.given), FOSSIL_KINDS):
                if count(s.fossils[s.active] - s.given, kind) > 0:
                    out.add(v.RETURN + kind)
        out.add(v.DONE)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code != v.DONE:
            s.given += one(code - v.RETURN)
            return
        number: i64 = size(s.given)
        kind: i64
        s.fossils[s.active] -= s.given
        for kind in range(FOSSIL_KINDS):
            for _ in range(count(s.given, kind)):
                put_under(s, kind, IN_PUBLIC)
                log.tell(v.PUT_BACK, s.active, kind)
        s.given = EMPTY
        if number == 0 or not begin_dig(s, s.active, number, SWAPPED, log):
            next_event(s, log)
