"""Choices of many clicks that a player thinks of as one: where to go and by which way, the least that does.

A click after which nothing is left to choose is one of them in every game. A game that has others lists them
for the seat that decides (the facet `ways` of its Kit), worked out on clones of its position: a choice in the
making draws nothing and tells nothing.
"""

from typing import Final

from periplus.kernel.game import Code, Game, State, View
from periplus.kernel.picking import completes, picking

NO_NOUN: Final = -1


class Way:
    """The clicks of a choice, and the thing it is about: what is clicked to be shown the ways to it."""

    def __init__(self, codes: list[Code], verb: str, noun: int, gains: dict[str, int]) -> None:
        self.codes = codes
        self.verb = verb
        self.noun = noun
        self.gains = gains  # what it takes and brings, by names that the game has words for

    def __repr__(self) -> str:
        return f"Way(codes={self.codes}, {self.verb} {self.noun}, gains={self.gains})"

    def last_look(self, state: State) -> View:
        """What the deciding seat sees before the last click of this way: the choice is all but made."""
        state, seat = state.clone(), state.seat
        for code in self.codes[:-1]:
            state.apply(code)
        return state.view(seat)


def beginnings(game: Game, state: State, own: list[Way]) -> list[Code]:
    """All that can be clicked now: what is legal, what may be picked in any order, what own ways lead to."""
    found = picking(game, state)
    led_to = [game.verbs.by_name[way.verb].base + max(way.noun, 0) for way in own]
    return sorted({*state.legal(), *(found.things if found else ()), *led_to})


def whole_choices(game: Game, state: State, own: list[Way]) -> list[Way]:
    """The game's own ways, and for all other clicks those that leave nothing to choose.

    None while several things are picked: then a selection is the whole choice.
    """
    if picking(game, state) is not None:
        return []
    led_to = {(way.verb, way.noun) for way in own}
    return own + [way for way in forced(game, state) if (way.verb, way.noun) not in led_to]


def forced(game: Game, state: State) -> list[Way]:
    """Each click of which the rest of the choice follows by itself."""
    found: list[Way] = []
    for code in state.legal():
        if completes(state, code):
            continue
        codes, here = [code], state.clone()
        here.apply(code)
        legal = here.legal()
        while len(legal) == 1:
            codes.append(legal[0])
            if completes(here, legal[0]):
                verb, noun = game.verbs.split(code)
                found.append(Way(codes, verb.name, noun if verb.noun else NO_NOUN, {}))
                break
            here.apply(legal[0])
            legal = here.legal()
    return found
