"""End, Suitors and scoring (from I-100 on)."""

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.rules.components import CARD, CARD_BITS, EMPTY
from periplus.games.ithaca.rules.favour import favour
from periplus.games.ithaca.rules.memory import note_row
from periplus.games.ithaca.rules.state import NO_GOD, NO_SEAT, ORACLE, OVER_PHASE, Phase, Position
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log
from periplus.kernel.game import NOBODY


class Over(Phase):
    """The game has ended (I-2)."""

    def offer(self, s: Position, out: Choices) -> None:
        pass


def is_last_turn(s: Position) -> bool:
    """Whether everybody has had equally many turns once this one is over."""
    return s.turn % s.seats == 0


def is_home(s: Position, years: i64) -> bool:
    """Whether so many years of travel end the game (I-101)."""
    return years >= s.cards.years_to_end


def ends_at_once(s: Position) -> bool:
    """Whether a game that somebody has ended is over now; else the round is completed first (R-37)."""
    return not s.rules.final_round or is_last_turn(s)


def has_travelled(s: Position) -> bool:
    """Whether somebody has ten years of travel; in play only while a final round is completed (R-37)."""
    seat: i64
    for seat in range(s.seats):
        if is_home(s, s.years(seat)):
            return True
    return False


def finish(s: Position, reason: i64, log: Log) -> None:
    """Nobody plays on: the Suitors are faced, then points are counted (I-2, I-101, I-120 … I-123)."""
    log.tell(v.ENDED, reason)
    s.ending = reason
    s.phase = OVER_PHASE
    s.seat = NOBODY
    if s.suitors == NO_GOD and s.rules.suitors_come_anyway:
        s.suitors = favour(s)
        if s.suitors != NO_GOD:
            log.tell(v.SUITORS_MOVED, s.suitors)
    if s.suitors != NO_GOD:  # never placed, they are not faced (I-115, R-19)
        face_suitors(s, log)
    tell_scores(s, log)


def strength(s: Position, seat: i64) -> i64:
    """A player's Oracle cards of the Suitors' god, doubles included (I-110); nothing else counts (I-111)."""
    total: i64 = 0
    row: i64 = s.oracles[seat]
    while row != EMPTY:
        kind: i64 = (row & CARD) - 1
        if s.cards.gods[kind] >> s.suitors & 1:
            total += s.cards.value[kind]
        row >>= CARD_BITS
    return total


def face_suitors(s: Position, log: Log) -> None:
    """A single highest strength beats them, and everybody else loses points (I-112 … I-114)."""
    seat: i64
    most: i64 = -1
    for seat in range(s.seats):
        own: i64 = strength(s, seat)
        log.tell(v.SHOWED_ORACLE, seat, s.oracles[seat], own)
        note_row(s, seat, ORACLE, s.oracles[seat])
        if own > most:
            most = own
            s.hero = seat
        elif own == most:
            s.hero = NO_SEAT  # also at zero (I-114, R-20)
    if s.hero != NO_SEAT:
        log.tell(v.SUITORS_BEATEN, s.hero)
    else:
        log.tell(v.SUITORS_FEAST, s.suitors)
    s.lost = vec[i64]([0] * int(s.seats))
    for seat in range(s.seats):
        if seat != s.hero:
            lose_points(s, seat, log)


def lose_points(s: Position, seat: i64, log: Log) -> None:
    """All cards of the Suitors' god leave the points, doubles too (I-113, R-21)."""
    before: i64 = s.score(seat)
    kind: i64
    for kind in range(s.cards.kinds):
        if s.cards.gods[kind] >> s.suitors & 1:
            here: i64 = seat * s.cards.kinds + kind
            s.discards[kind] += s.points[here]
            s.discards_size += s.points[here]
            s.points[here] = 0
    s.lost[seat] = before - s.score(seat)
    if s.lost[seat] > 0:
        log.tell(v.LOST_POINTS, seat, s.suitors, s.lost[seat])


def tell_scores(s: Position, log: Log) -> None:
    if not log.listening:
        return
    for seat in range(s.seats):
        log.tell(v.SCORED, seat, s.score(seat))
    for winner in s.result().winners():
        log.tell(v.WON, winner)
