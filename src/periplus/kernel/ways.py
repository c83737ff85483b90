"""Choices of many clicks that a player thinks of as one: where to go and by which way, the least that does.

A game that has such choices lists them for the seat that decides (the facet `ways` of its Kit), worked out
on clones of its position: a choice in the making draws nothing and tells nothing.
"""

from periplus.kernel.game import Code, State, View


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
