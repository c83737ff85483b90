"""What becomes of a collection of Journey: finds, losses, and what the lava takes."""

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.journey.rules.board import Board
from periplus.games.journey.rules.components import (
    COLOURS,
    EQUIPMENT,
    FLEXIBLE_USE,
    FOSSIL_KINDS,
    HAND_KINDS,
    LUCKY,
    ROPE,
    SKELETON_BODY,
    SKELETON_HEAD,
    SKELETON_TAIL,
    fossil_points,
    smaller,
)
from periplus.games.journey.rules.fossils import may_be_lucky
from periplus.games.journey.rules.state import (
    BY_LAMP,
    FLEE_PHASE,
    LOSE_PHASE,
    RETURN_PHASE,
    UNEARTH_PHASE,
    Position,
)
from periplus.kernel.cards import EMPTY, count, one, size


def expected_find(fossils: i64, deck: i64) -> float:
    """What a fossil from the deck adds to a collection, on average."""
    total: i64 = size(deck)
    if total == 0:
        return 0.0
    now: i64 = fossil_points(fossils)
    gains: i64 = 0
    kind: i64
    for kind in range(FOSSIL_KINDS):
        copies: i64 = count(deck, kind)
        if copies > 0:
            gains += copies * (fossil_points(fossils + one(kind)) - now)
    return float(gains) / float(total)


def begun_sections(fossils: i64) -> i64:
    """How many sections an unfinished skeleton has."""
    heads: i64 = count(fossils, SKELETON_HEAD)
    bodies: i64 = count(fossils, SKELETON_BODY)
    tails: i64 = count(fossils, SKELETON_TAIL)
    least: i64 = smaller(smaller(heads, bodies), tails)
    begun: i64 = 0
    if heads > least:
        begun += 1
    if bodies > least:
        begun += 1
    if tails > least:
        begun += 1
    return begun


def spare(fossils: i64, among: i64, number: i64) -> i64:
    """What is left of a collection after so many of the fossils `among` it that can best be spared."""
    kind: i64
    while number > 0 and among != EMPTY:
        most: i64 = -1
        gone: i64 = EMPTY
        for kind in range(FOSSIL_KINDS):
            if count(among, kind) > 0:
                points: i64 = fossil_points(fossils - one(kind))
                if points > most:
                    most = points
                    gone = one(kind)
        fossils -= gone
        among -= gone
        number -= 1
    return fossils


def without_worst(fossils: i64, number: i64) -> i64:
    """What is left of a collection after the loss of so many fossils."""
    return spare(fossils, fossils, number)


def with_best(fossils: i64, pool: i64, number: i64) -> i64:
    """A collection with so many of the fossils seen by lamp, those that add most."""
    return spare(fossils + pool, pool, size(pool) - number)


def damage(fossils: i64, number: i64) -> float:
    """The points that go with the loss of so many fossils."""
    return float(fossil_points(fossils) - fossil_points(without_worst(fossils, number)))


def holding(state: Position, seat: i64) -> i64:
    """The fossils of a seat after what is about to be kept or lost."""
    fossils: i64 = state.fossils[seat]
    phase: i64 = state.phase
    lit = phase == RETURN_PHASE or (phase == UNEARTH_PHASE and state.reason == BY_LAMP)
    if lit and state.drawer == seat:
        return with_best(fossils, state.pool, state.keeping)
    if phase == LOSE_PHASE and state.asked == seat:
        if may_be_lucky(state, seat, state.loss):
            return fossils
        return without_worst(fossils, state.loss)
    if phase == FLEE_PHASE and is_still_asked(state, seat):
        if count(state.hands[seat], state.revealed) > 0 or count(state.kept[seat], FLEXIBLE_USE) > 0:
            return fossils
        if count(state.kept[seat], LUCKY) > 0:
            return fossils
        return without_worst(fossils, state.board.lava_loss[state.lava])
    return fossils


def is_still_asked(state: Position, seat: i64) -> bool:
    """Whether a seat is asked, or will be, where all are asked in turn from the active one on."""
    at: i64 = state.asked
    while at != seat:
        at = state.next_seat(at)
        if at == state.active:
            return False
    return True


def shield(state: Position, seat: i64) -> float:
    """How likely the next equipment card turned is one that the seat can protect itself with."""
    hand: i64 = state.hands[seat]
    if count(state.kept[seat], FLEXIBLE_USE) + count(state.kept[seat], LUCKY) > 0:
        return 0.9
    kinds: i64 = 0
    kind: i64
    for kind in range(ROPE, HAND_KINDS):
        if count(hand, kind) > 0:
            kinds += 1
    return float(kinds) / float(EQUIPMENT)


def lava_losses(board: Board) -> vec[float]:
    """How many fossils are lost on average from each lava space on; index 0 is before the first one."""
    length = int(board.lava_length)
    expected = vec[float]([0.0] * (length + 1))
    for at in range(length - 1, -1, -1):
        total: float = 0.0
        for colour in range(COLOURS):
            to = at
            while to < length and board.lava_colour[to] != colour:
                to += 1
            if to < length:
                total += float(board.lava_loss[to]) + expected[to + 1]
        expected[at] = total / float(COLOURS)
    return expected
