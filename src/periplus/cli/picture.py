"""A game's own drawing in the terminal: what all of them do alike."""

from typing import Generic, TypeVar, cast

from rich.console import RenderableType

from periplus.kernel.game import State, View
from periplus.text.telling import Teller
from periplus.text.words import Words

P = TypeVar("P", bound=State)
S = TypeVar("S")


class GamePicture(Generic[P, S]):
    """A `Picture` with types for a game's positions (`P`) and its views (`S`)."""

    def __init__(self, state: State, teller: Teller, words: Words) -> None:
        self.teller = teller
        self.words = words
        self.keep(cast(P, state))

    def draw(self, view: View, keys: dict[int, str], width: int) -> list[RenderableType]:
        return self.drawn(cast(S, view), keys, width)

    def keep(self, state: P) -> None:
        """Take from a position what is the same in every other."""
        raise NotImplementedError

    def drawn(self, s: S, keys: dict[int, str], width: int) -> list[RenderableType]:
        """What a view shows; `keys` are what to type for each legal click."""
        raise NotImplementedError
