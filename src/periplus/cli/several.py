"""Several things in one line: `build zeus temple` picks both, in whatever order they are typed."""

from periplus.kernel.errors import IllegalClick
from periplus.kernel.game import Game, State
from periplus.kernel.notation import write_click
from periplus.kernel.picking import NO_CLICK, Picking, completes, path, picking


def read_several(game: Game, state: State, text: str) -> list[int] | None:
    """The clicks of a line that names things to be picked together, maybe after the click that asks for them.

    None if it is no such line, or if these things cannot be picked together.
    """
    words = text.casefold().replace(",", " ").split()
    begun, here = first_click(game, state, words)
    found = picking(game, here)
    if found is None:
        return None
    if begun:
        words = words[len(write_click(game, state, begun[0]).split()) :]
    picks = [thing_named(game, here, found, word) for word in words if word not in verbs_of(game, found)]
    for selection in found.selections:
        if picks and sorted(selection.picks) == sorted(picks):
            then = [] if selection.then == NO_CLICK else [selection.then]
            return joined(game, state, [*begun, *picks, *then])
    return None


def first_click(game: Game, state: State, words: list[str]) -> tuple[list[int], State]:
    """The click that a line begins with, and the position after it; none while things are picked already."""
    if picking(game, state) is None:
        for code in state.legal():
            written = write_click(game, state, code).casefold().split()
            if words[: len(written)] == written and not completes(state, code):
                after = state.clone()
                after.apply(code)
                return [code], after
    return [], state


def verbs_of(game: Game, found: Picking) -> set[str]:
    return {game.verbs.split(code)[0].name for code in found.things}


def thing_named(game: Game, state: State, found: Picking, word: str) -> int:
    """The thing that a word means, or that alone begins like it; NO_CLICK if there is none."""
    names = {write_click(game, state, code).casefold().split()[-1]: code for code in found.things}
    alike = [code for name, code in names.items() if name.startswith(word)]
    return names.get(word, alike[0] if len(alike) == 1 else NO_CLICK)


def joined(game: Game, state: State, codes: list[int]) -> list[int] | None:
    try:
        return path(game, state, codes)
    except IllegalClick:
        return None
