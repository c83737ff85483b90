"""Law 10 at work: selections put together in any order, compared with every way to click them by hand."""

import random
from collections.abc import Iterator

from periplus.kernel.chance import Chance
from periplus.kernel.game import Game, State
from periplus.kernel.picking import Picking, path, picking, picking_verbs, picks_on

MOST_PATHS = 150  # where there are more, a position is not looked at: it would take too long
ORDERS = 3  # in which each selection is tried


def check_picking(game: Game, state: State, rng: random.Random) -> int:
    """Compare the selections of a position with its paths; returns how many selections there are."""
    by_hand = paths_of(game, state)
    if by_hand is None:
        return 0
    found = picking(game, state)
    if found is None:
        assert all(len(picks) <= 1 for picks, _ in by_hand), "what takes several picks is a selection"
        return 0
    ways = {key(found_one.picks, found_one.clicks()) for found_one in found.selections}
    assert ways == {key(picks, clicks) for picks, clicks in by_hand}
    assert len(ways) == len(found.selections), "each selection once"
    for selection in found.selections:
        same = [
            clicks
            for picks, clicks in by_hand
            if key(picks, clicks) == key(selection.picks, selection.clicks())
        ]
        for _ in range(ORDERS):
            picks = rng.sample(selection.picks, len(selection.picks))
            given = [*picks, *selection.clicks()[len(picks) :]]
            made = path(game, state, given)
            assert made in same
            assert made == given or given not in same, "an order that can be clicked is kept"
            assert after(state, made) == after(state, same[same.index(made)])
    looks_the_same_from_a_guess(game, state, found, rng)
    return len(found.selections)


def looks_the_same_from_a_guess(game: Game, state: State, found: Picking, rng: random.Random) -> None:
    """What may be picked depends on nothing that the picking seat does not know."""
    guessed = picking(game, state.guess(state.seat, Chance(rng.getrandbits(30))))
    assert guessed is not None
    assert [one.clicks() for one in guessed.selections] == [one.clicks() for one in found.selections]


def key(picks: list[int], clicks: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What is picked, whatever the order, and what confirms it."""
    return tuple(sorted(picks)), tuple(clicks[len(picks) :])


def paths_of(game: Game, state: State) -> list[tuple[list[int], list[int]]] | None:
    """Every way to pick click by click: the picks, and all clicks. None if there are too many or none."""
    verbs = picking_verbs(game, state)
    if not verbs:
        return None
    found = []
    for one in walk(game, state, verbs, []):
        found.append(one)
        if len(found) > MOST_PATHS:
            return None
    return found


def walk(
    game: Game, state: State, verbs: list[str], picked: list[int]
) -> Iterator[tuple[list[int], list[int]]]:
    for code in state.legal():
        if game.verbs.split(code)[0].name not in verbs:
            if picked:
                yield picked, [*picked, code]
            continue
        twin, longer = state.clone(), [*picked, code]
        if picks_on(twin, code):
            yield from walk(game, twin, verbs, longer)
        else:
            yield longer, longer


def after(state: State, clicks: list[int]) -> tuple[int, ...]:
    """The position after these clicks, each of which must be legal."""
    twin = state.clone()
    for code in clicks:
        assert code in twin.legal()
        twin.apply(code)
    return twin.pack()
