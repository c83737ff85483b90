"""The ways to each space that a player can move a piece to now: the steps, what they cost, what they bring.

Found on clones of the position by making steps that are legal. Of two ways to a space that bring the same,
one that costs no less in any respect is dropped, and of the ways to a space the cheapest few are kept.
"""

from typing import Final

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.moving import entered, here
from periplus.games.journey.rules.payment import bill_counts, move_bills
from periplus.games.journey.rules.state import PAY_PHASE, STEP_PHASE, TURN_PHASE, Position
from periplus.games.journey.rules.terrain import EVENT, SPRING
from periplus.kernel.game import State
from periplus.kernel.ways import Way

MOST_TO_A_SPACE: Final = 4
MOST_STEPS: Final = 4000  # tried in all, so that a strange board takes no time either

Cost = tuple[int, int, int, int]  # steps, extra points of rocks, ropes, compasses
Goal = tuple[int, int, int]  # the space, springs and event spaces on the way to it


class Wander:
    """Makes steps in all directions, and keeps the ways that are worth showing."""

    def __init__(self) -> None:
        self.tried = 0
        self.known: dict[Goal, list[Cost]] = {}
        self.found: dict[int, list[tuple[int, Way]]] = {}  # by space: the cards it takes, and the way

    def go_on(self, start: Position, clicks: list[int]) -> None:
        """All ways on from here, the shortest first."""
        wave = [(start, clicks)]
        while wave and self.tried < MOST_STEPS:
            ahead: list[tuple[Position, list[int]]] = []
            for state, so_far in wave:
                for code in state.legal():
                    self.tried += 1
                    after = state.clone()
                    after.apply(code)
                    assert isinstance(after, Position)
                    longer = [*so_far, code]
                    if after.phase == PAY_PHASE:
                        self.stop(after, longer)
                    elif self.is_new(after):
                        ahead.append((after, longer))
            wave = ahead

    def is_new(self, state: Position) -> bool:
        """Whether no way is known that brings the piece here with the same gains for no more."""
        cost = (int(state.steps), int(state.extra), int(state.ropes), int(state.compasses))
        rivals = self.known.setdefault(goal(state), [])
        if any(all(one <= other for one, other in zip(rival, cost, strict=True)) for rival in rivals):
            return False
        rivals.append(cost)
        return True

    def stop(self, state: Position, clicks: list[int]) -> None:
        """The ways that end here: one for each payment."""
        space, springs, events = goal(state)
        brings = {
            "water": min(springs, int(state.reserve)),
            "events": min(events, 1) if not state.rules.event_per_space else events,
            "fossils": int(state.board.fossils[space]),
        }
        for at, bill in enumerate(move_bills(state)):
            cards = cards_on(int(bill))
            way = Way([*clicks, v.PAY + at], "step", space, {"cards": cards, **brings})
            self.found.setdefault(space, []).append((cards, way))

    def ways(self) -> list[Way]:
        """Those to keep, space by space, the cheapest first."""
        return [way for space in sorted(self.found) for way in cheapest(self.found[space])]


def goal(state: Position) -> Goal:
    return int(here(state)), int(entered(state, SPRING)), int(entered(state, EVENT))


def cards_on(bill: int) -> int:
    """How many cards a payment takes."""
    return sum(bill_counts(bill))


def cheapest(found: list[tuple[int, Way]]) -> list[Way]:
    """The cheapest few; those that bring more than any cheaper one come before those that do not."""
    best: dict[tuple[int, int], int] = {}
    ranked = []
    for cards, way in sorted(found, key=lambda one: (one[0], len(one[1].codes), one[1].codes)):
        gains = way.gains["water"], way.gains["events"]
        again = best.get(gains, 0)
        best[gains] = again + 1
        ranked.append((again, cards, way))
    kept = sorted(ranked, key=lambda one: one[:2])[:MOST_TO_A_SPACE]
    return [way for _, _, way in sorted(kept, key=lambda one: one[1])]


def ways(state: State) -> list[Way]:
    """Where the deciding player could move a piece, and how; nothing when no move is to be chosen."""
    assert isinstance(state, Position)
    if state.phase == STEP_PHASE:
        wander = Wander()
        wander.go_on(state, [])
        return wander.ways()
    if state.phase != TURN_PHASE:
        return []
    found = []
    for code in state.legal():
        if code >= v.MOVE:
            begun = state.clone()
            begun.apply(code)
            wander = Wander()
            wander.go_on(begun, [code])
            found += wander.ways()
    return sorted(found, key=lambda way: way.noun)
