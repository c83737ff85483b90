"""How many clicks a usual turn takes on the page: one by one as the record has them, and as people make them.

`python -m tools.clicks` plays games between helmsmen from fixed seeds and counts each choice of whoever has
the turn three times: click by click; with selections and ways, where one click is enough (also all buttons in
words); and on the board as it is set at first, where whatever makes a choice is confirmed by a second click.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field

import periplus
from periplus.games import GAMES, KITS
from periplus.kernel.game import DEALER, SPECTATOR, Game, State
from periplus.kernel.picking import completes, picking
from periplus.kernel.voyage import Voyage
from periplus.kernel.ways import Way, whole_choices

SEATS = 3
HEAD = (
    "| game | turns | choices a turn | clicks before | after | confirming | longer choices: before | after |"
)
RULE = "|---|---|---|---|---|---|---|---|"


@dataclass
class Count:
    """What was counted in the games of one kind: clicks before and after, and of the longer choices alone."""

    turns: set[tuple[int, int]] = field(default_factory=set)
    choices: int = 0
    before: int = 0
    after: int = 0
    confirming: int = 0
    longer: int = 0
    longer_before: int = 0
    longer_after: int = 0

    def add(self, before: int, after: int, confirming: int) -> None:
        self.choices += 1
        self.before += before
        self.after += after
        self.confirming += confirming
        if before > 1:
            self.longer += 1
            self.longer_before += before
            self.longer_after += after


def choices_of(voyage: Voyage) -> Iterator[tuple[State, list[int]]]:
    """Each whole choice of a game: the position in which it began, and its clicks."""
    state = voyage.beginning.clone()
    begun, clicks = state.clone(), list[int]()
    for code, seat in zip(voyage.decisions, voyage.deciders, strict=True):
        if seat != DEALER:
            if not clicks:
                begun = state.clone()
            clicks.append(code)
            if completes(state, code):
                yield begun, clicks
                clicks = []
        state.apply(code)


def ways_of(game: Game, state: State) -> list[Way]:
    find = KITS[game.name].facet("ways")
    return whole_choices(game, state, find(state) if find else [])


def clicked(game: Game, state: State, clicks: list[int], confirm: bool) -> int:
    """How many clicks a choice takes with ways and selections, from here on."""
    if not clicks:
        return 0
    length, cost = (
        by_way(game, state, clicks, confirm) or by_selection(game, state, clicks, confirm) or (1, 1)
    )
    if length == cost == len(clicks) == 1 and confirm and completes(state, clicks[0]):
        return 2
    return cost + clicked(game, after(state, clicks[:length]), clicks[length:], confirm)


def by_way(game: Game, state: State, clicks: list[int], confirm: bool) -> tuple[int, int] | None:
    """How many of the clicks a way makes, and how many it takes: one for where it leads, one for the way."""
    found = ways_of(game, state)
    for way in found:
        if way.codes == clicks[: len(way.codes)]:
            alone = len([one for one in found if (one.verb, one.noun) == (way.verb, way.noun)]) == 1
            return len(way.codes), 1 if alone and not confirm else 2
    return None


def by_selection(game: Game, state: State, clicks: list[int], confirm: bool) -> tuple[int, int] | None:
    """The same of a selection: its picks, and one to confirm it unless nothing more could be picked."""
    found = picking(game, state)
    fitting = (
        [one for one in found.selections if one.clicks() == clicks[: len(one.clicks())]] if found else []
    )
    if found is None or not fitting:
        return None
    best = max(fitting, key=lambda one: len(one.clicks()))
    full = not any(exceeds(found.counts(other), found.counts(best)) for other in found.selections)
    return len(best.clicks()), len(best.picks) + (0 if full and not confirm else 1)


def exceeds(more: list[int], less: list[int]) -> bool:
    return more != less and all(one >= other for one, other in zip(more, less, strict=True))


def after(state: State, clicks: list[int]) -> State:
    state = state.clone()
    for code in clicks:
        state.apply(code)
    return state


def count(game: Game, games: int) -> Count:
    """The clicks of whoever has the turn, in games between helmsmen."""
    counted = Count()
    for seed in range(games):
        for state, clicks in choices_of(periplus.play(game, ["helmsman"] * SEATS, seed=seed)):
            view = state.view(SPECTATOR)
            if view.get("active") == state.seat:
                counted.turns.add((seed, int(str(view["turn"]))))
                after, confirming = [clicked(game, state, clicks, confirm) for confirm in (False, True)]
                counted.add(len(clicks), after, confirming)
    return counted


def row(game: Game, found: Count) -> str:
    turns, longer = len(found.turns), found.longer
    by_turn = [number / turns for number in (found.choices, found.before, found.after, found.confirming)]
    by_choice = [number / longer for number in (found.longer_before, found.longer_after)]
    numbers = " | ".join(f"{number:.1f}" for number in by_turn + by_choice)
    return f"| {game.name} | {turns} | {numbers} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Counts the clicks of a usual turn, before and after.")
    parser.add_argument("--games", type=int, default=5, help="of each kind (default: 5)")
    games = parser.parse_args().games
    print(HEAD)
    print(RULE)
    for game in GAMES.values():
        print(row(game, count(game, games)))


if __name__ == "__main__":
    main()
