"""What the answers of Journey claim, checked on the whole truth."""

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import (
    BISCUIT_POINTS,
    BISCUITS,
    COLOURS,
    COMPASS,
    FLEXIBLE_USE,
    FOSSIL_DECK,
    MIXED_COLOURS,
    MOST_PLAYED,
    RAFT,
    ROPE,
)
from periplus.games.journey.rules.moving import (
    advance,
    can_move,
    direction_to,
    here,
    is_completable,
    walked_in_vain,
)
from periplus.games.journey.rules.payment import payable
from periplus.games.journey.rules.state import DESCENT, MIX_PHASE, PAY_PHASE, STEP_PHASE, TURN_PHASE, Position
from periplus.games.journey.rules.terrain import CANYON, DIRECTIONS
from periplus.games.journey.view import JourneyView, seen
from tests.whys import Answer, Claims

Why = Answer[Position]
MOVING = (STEP_PHASE, PAY_PHASE, MIX_PHASE)
MOST_TRIED = 300  # clicks, where all moves are tried; what is longer is taken on trust


def view(w: Why) -> JourneyView:
    return seen(w.s.view(w.me))


def hand(w: Why) -> list[int]:
    return view(w)["hand"] or []


def kept(w: Why, event: int) -> int:
    return (view(w)["events"] or [])[event]


def neighbours(s: Position, space: int) -> list[int]:
    return [int(s.board.ahead[space * DIRECTIONS + way]) for way in range(DIRECTIONS)]


def stepped(w: Why) -> Position:
    """The move after the step that was asked about, whether it is legal or not."""
    after = w.s.clone()
    assert isinstance(after, Position)
    after.marks[after.steps] = after.mark
    advance(after, direction_to(after, w.number), w.number)
    return after


def no_end(w: Why) -> bool:
    """No move from here ends there: all of them are tried, as far as that can be done."""
    if w.number in neighbours(w.s, int(here(w.s))) and w.s.phase == STEP_PHASE:
        return False
    waiting, tried = [w.s], 0
    while waiting and tried < MOST_TRIED:
        at = waiting.pop()
        for code in at.legal():
            if at.phase == TURN_PHASE and code < v.MOVE:
                continue
            after = at.clone()
            after.apply(code)
            assert isinstance(after, Position)
            tried += 1
            if after.phase == STEP_PHASE:
                waiting.append(after)
            elif after.phase == PAY_PHASE and here(after) == w.number:
                return False
    return True


def is_occupied(w: Why) -> bool:
    moving = int(w.s.piece) if w.s.phase == STEP_PHASE else -1
    return w.s.stage == DESCENT and any(
        w.s.pieces[piece] == w.number for piece in range(COLOURS) if piece != moving
    )


def leads_back(w: Why) -> bool:
    at = int(here(w.s))
    return w.number not in neighbours(w.s, at) and at in neighbours(w.s, w.number)


def lacks(w: Why, card: int, needed: int) -> bool:
    held = hand(w)[card] + kept(w, FLEXIBLE_USE)
    return w.args["needed"] == needed > held == w.args["held"]


def lacks_points(w: Why) -> bool:
    """The step costs what is said, and the cards cannot pay for it."""
    after = stepped(w)
    cost = int(after.steps + after.extra)
    colours = hand(w)[:COLOURS]
    most = (
        sum(colours) if kept(w, MIXED_COLOURS) else max(colours) if w.s.piece == RAFT else colours[w.s.piece]
    )
    lent = max(0, int(after.ropes) - hand(w)[ROPE]) + max(0, int(after.compasses) - hand(w)[COMPASS])
    points = min(MOST_PLAYED, most) + BISCUIT_POINTS * (hand(w)[BISCUITS] + kept(w, FLEXIBLE_USE) - lent)
    return not payable(after) and w.args["needed"] == cost > points == w.args["held"]


def dead_end(w: Why) -> bool:
    after = stepped(w)
    return payable(after) and not is_completable(after)


def is_stuck(w: Why) -> bool:
    trial = w.s.clone()
    assert isinstance(trial, Position)
    return not can_move(trial, w.number)


def no_explorers(w: Why) -> bool:
    colours = hand(w)[:COLOURS]
    return not (any(colours) if w.number == RAFT or kept(w, MIXED_COLOURS) else colours[w.number])


CLAIMS: Claims[Position] = {
    "why-granite": lambda w: w.s.board.terrain[w.number] == 0,
    "why-other-stage": lambda w: w.s.board.names[w.number][0].islower() != (view(w)["stage"] == "sea"),
    "why-no-way": no_end,
    "why-no-stop": lambda w: w.s.board.terrain[w.number] == CANYON,
    "why-occupied": is_occupied,
    "why-here": lambda w: w.number == here(w.s),
    "why-back": leads_back,
    "why-far": no_end,
    "why-in-vain": lambda w: walked_in_vain(w.s, w.number),
    "why-rope": lambda w: lacks(w, ROPE, int(stepped(w).ropes)) and not payable(stepped(w)),
    "why-compass": lambda w: lacks(w, COMPASS, int(stepped(w).compasses)) and not payable(stepped(w)),
    "why-points": lacks_points,
    "why-dead-end": dead_end,
    "why-raft": lambda w: w.number == RAFT and w.s.stage == DESCENT,
    "why-aboard": lambda w: w.number != RAFT and w.s.stage != DESCENT,
    "why-one-piece": lambda w: w.s.phase in MOVING and w.number != w.s.piece,
    "why-no-explorers": no_explorers,
    "why-stuck": is_stuck,
    "why-deck": lambda w: w.number >= FOSSIL_DECK,
    "why-event": lambda w: w.kind == "event",
    "why-fossil": lambda w: not w.verbs & {"give", "return"},
    "why-discard-first": lambda w: w.verbs == {"discard"},
    "why-moving": lambda w: w.s.phase in MOVING,
    "why-not-open": lambda w: w.number not in view(w)["display"],
    "why-no-card": lambda w: hand(w)[w.number] == 0,
    "why-other-sort": lambda w: w.verbs == {"discard"} and hand(w)[w.number] > 0,
    "why-paid-last": lambda w: w.s.phase == STEP_PHASE,
    "why-move-first": lambda w: w.s.phase == TURN_PHASE,
}
