"""Fossils come and go: the dealer draws them (J-60), their owner chooses which to lose (J-81)."""

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import FOSSIL_KINDS, LUCKY, MOST_SAVED, smaller
from periplus.games.journey.rules.decks import fossil_ready
from periplus.games.journey.rules.state import FIRE, LOSE_PHASE, UNEARTH_PHASE, Position
from periplus.kernel.cards import EMPTY, count, size
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER


def begin_dig(s: Position, seat: i64, number: i64, reason: i64, log: Log) -> bool:
    """Have the dealer draw fossils for a player, as many as there are; False if there are none (A-14)."""
    s.digging = smaller(number, s.fossils_left())
    if s.digging == 0:
        return False
    s.drawer = seat
    s.reason = reason
    s.phase = UNEARTH_PHASE
    s.seat = DEALER
    fossil_ready(s, log)
    return True


def begin_loss(s: Position, seat: i64, number: i64, reason: i64, log: Log) -> bool:
    """A player loses so many fossils of his choice; True if there is nothing to choose and it is done."""
    s.asked = seat
    s.loss = smaller(number, size(s.fossils[seat]))
    s.reason = reason
    s.given = EMPTY
    if has_no_choice(s, seat):
        give_up(s, seat, worst(s, seat), log)
        return True
    s.phase = LOSE_PHASE
    s.seat = seat
    return False


def has_no_choice(s: Position, seat: i64) -> bool:
    """Whether all can see that there is nothing to choose: every fossil goes, or all are equal.

    A player with kept events is asked all the same, for one of them may save him; not in the
    lava, where that was asked before.
    """
    if size(s.kept[seat]) > 0 and s.reason != FIRE and s.loss <= MOST_SAVED:
        return False
    fossils: i64 = s.fossils[seat]
    if size(fossils) == s.loss:
        return True
    kind: i64
    for kind in range(FOSSIL_KINDS):
        if count(fossils, kind) == size(fossils):
            return True
    return False


def worst(s: Position, seat: i64) -> i64:
    """The fossils that go where there is no choice."""
    fossils: i64 = s.fossils[seat]
    if size(fossils) == s.loss:
        return fossils
    kind: i64 = 0
    while count(fossils, kind) == 0:
        kind += 1
    return s.loss << (kind << 3)


def give_up(s: Position, seat: i64, fossils: i64, log: Log) -> None:
    """Lost fossils are out of the game (J-86, A-15)."""
    s.fossils[seat] -= fossils
    s.lost_fossils += fossils
    s.given = EMPTY
    s.loss = 0
    log.tell(v.GAVE_UP, seat, fossils)


def may_be_lucky(s: Position, seat: i64, loss: i64) -> bool:
    """Lucky escape saves from a loss of exactly 1 or 2 (J-72, A-46)."""
    return loss <= MOST_SAVED and count(s.kept[seat], LUCKY) > 0
