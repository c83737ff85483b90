"""Several things picked in any order: which can be picked together, and the path of clicks that picks them.

The record has one path for each payment, in a fixed order of kinds. Nobody thinks in that order: people put a
selection together, change it, and confirm it. A game names the verbs that pick (`Game.picks`); the rest
follows from trying clicks on clones. A choice in the making draws nothing and tells nothing, and what a last
click leads to is not looked at, so that nothing hidden is used.
"""

from typing import Final

from periplus.kernel.errors import IllegalClick
from periplus.kernel.events import Log
from periplus.kernel.game import Code, Game, State

NO_CLICK: Final = -1
MOST_SELECTIONS: Final = 1500  # beyond that, one click at a time is asked for


class Selection:
    """Things that can be picked together, as clicks in the order of their path, and the click that then
    confirms them: NO_CLICK if the last pick does.
    """

    def __init__(self, picks: list[Code], then: Code) -> None:
        self.picks = picks
        self.then = then

    def __repr__(self) -> str:
        return f"Selection(picks={self.picks}, then={self.then})"

    def clicks(self) -> list[Code]:
        return self.picks if self.then == NO_CLICK else [*self.picks, self.then]


class Picking:
    """What a seat may pick now: each of `things` may be in a selection, though not every one can be first."""

    def __init__(self, selections: list[Selection]) -> None:
        self.selections = selections
        self.things: list[Code] = sorted({code for found in selections for code in found.picks})

    def __repr__(self) -> str:
        return f"<Picking: {len(self.things)} things, {len(self.selections)} selections>"

    def counts(self, selection: Selection) -> list[int]:
        """How many of each thing a selection has."""
        return [selection.picks.count(thing) for thing in self.things]


def picking(game: Game, state: State, most: int = MOST_SELECTIONS) -> Picking | None:
    """What the deciding seat may pick together; None where that is never more than one thing, or too much."""
    verbs = picking_verbs(game, state)
    if not verbs:
        return None
    search = Search(game, verbs, most)
    search.go_on(state, [])
    if search.is_too_much() or not any(len(found.picks) > 1 for found in search.found):
        return None
    return Picking(search.found)


def picking_verbs(game: Game, state: State) -> list[str]:
    """The verbs that pick, among those that are legal."""
    return [name for name in game.verbs.grouped(state.legal()) if name in game.picks]


class Search:
    """All selections from a position, each once however it can be ordered."""

    def __init__(self, game: Game, verbs: list[str], most: int) -> None:
        self.game = game
        self.verbs = verbs
        self.most = most
        self.found: list[Selection] = []
        self.seen: set[tuple[int, ...]] = set()

    def is_too_much(self) -> bool:
        return len(self.found) > self.most or len(self.seen) > 4 * self.most

    def go_on(self, state: State, picked: list[Code]) -> None:
        for code in state.legal():
            if self.is_too_much():
                return
            if self.game.verbs.split(code)[0].name not in self.verbs:
                if picked:
                    self.found.append(Selection(picked, code))
                continue
            longer = [*picked, code]
            key = tuple(sorted(longer))
            if key in self.seen:
                continue
            self.seen.add(key)
            after = state.clone()
            if picks_on(after, code):
                self.go_on(after, longer)
            else:
                self.found.append(Selection(longer, NO_CLICK))


def picks_on(state: State, code: Code) -> bool:
    """Make a pick; whether the same selection goes on after it."""
    log, seat, into = Log(), state.seat, state.picking()
    state.apply(code, log)
    return log.told == 0 and state.seat == seat and state.picking() == into


def completes(state: State, code: Code) -> bool:
    """Whether a click of the deciding seat completes its choice: then others can see it."""
    after, log = state.clone(), Log()
    after.apply(code, log)
    return log.told > 0 or after.seat != state.seat


def path(game: Game, state: State, codes: list[Code]) -> list[Code]:
    """The clicks of one choice, those that pick in whatever order, as they can be made one after another.

    Where the rules take the picks in several orders, they stay in the order given. An IllegalClick
    if there is no such path, or if a click but the last completes the choice.
    """
    state, seat = state.clone(), state.seat
    done: list[Code] = []
    log = Log()
    while len(done) < len(codes):
        if log.told > 0 or state.seat != seat:
            raise IllegalClick(f"the choice is complete after {done}, of {codes}")
        legal, rest = state.legal(), codes[len(done) :]
        stretch = _picked_together(game, state, rest) if rest[0] not in legal or len(rest) > 1 else []
        if not stretch:
            if rest[0] not in legal:
                raise IllegalClick(f"click {rest[0]}, of {codes}, is not legal here")
            stretch = rest[:1]
        for code in stretch:
            state.apply(code, log)
        done += stretch
    return done


def _picked_together(game: Game, state: State, codes: list[Code]) -> list[Code]:
    """The path of as many of the first codes as go into one selection; empty if they pick nothing."""
    verbs = picking_verbs(game, state)
    number = 0
    while number < len(codes) and _verb(game, codes[number]) in verbs:
        number += 1
    for length in range(number, 0, -1):
        found = _ordered(state, codes[:length], set())
        if found is not None:
            return found
    return []


def _verb(game: Game, code: Code) -> str:
    return game.verbs.split(code)[0].name if 0 <= code < game.verbs.size else ""


def _ordered(state: State, picks: list[Code], in_vain: set[tuple[Code, ...]]) -> list[Code] | None:
    """An order in which all of them can be picked into one selection, the first ones first where they may.

    What is left of them after some is tried once: which were picked first makes no difference to the rest.
    """
    legal = state.legal()
    for at, code in enumerate(picks):
        rest = picks[:at] + picks[at + 1 :]
        left = tuple(sorted(rest))
        if code not in legal or left in in_vain:
            continue
        if not rest:
            return [code]
        in_vain.add(left)
        after = state.clone()
        if picks_on(after, code):
            found = _ordered(after, rest, in_vain)
            if found is not None:
                return [code, *found]
    return None
