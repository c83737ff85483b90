"""The game: its facts, and the position with everything it can do."""

from typing import cast

from periplus.kernel.chance import Chance
from periplus.kernel.datafile import Table
from periplus.kernel.game import Game, View
from periplus_kuhn.rules import EVENTS, VERBS, Position
from periplus_kuhn.scene import arrange, describe
from periplus_kuhn.view import view


class KuhnPosition(Position):
    """A position that can be seen, guessed at and described."""

    def clone(self) -> "KuhnPosition":
        twin = KuhnPosition(self.seats)
        twin.fill(self.pack())
        return twin

    def view(self, viewer: int) -> View:
        return cast("View", view(self, int(viewer)))

    def contents(self) -> View:
        return {"cards": self.names("card")}

    def guess(self, viewer: int, chance: Chance) -> "KuhnPosition":
        """What the viewer has not seen is dealt anew."""
        hidden = [seat for seat in range(len(self.cards)) if seat != viewer and seat not in self.showing()]
        deck = sorted([*self.unseen(), *[self.cards[seat] for seat in hidden]])
        twin = self.clone()
        for seat in hidden:
            twin.cards[seat] = deck.pop(chance.below(len(deck)))
        return twin

    def arrange(self, scene: Table) -> None:
        arrange(self, scene)

    def describe(self) -> dict[str, object]:
        return describe(self)


class KuhnGame(Game):
    """One bet over one card each."""

    def __init__(self) -> None:
        self.name = "kuhn"
        self.rules = 1  # rises whenever a stored click comes to mean something else
        self.seats = (2, 3)
        self.minutes = (1, 2)
        self.plies = 8  # under random play a game ends within so many decisions, the dealer's included
        self.options = []
        self.presets = {}
        self.data = []
        self.verbs = VERBS
        self.fleeting = []
        self.piles = []
        self.events = EVENTS
        self.chapters = {"K": "1-8"}  # the rule ids

    def bare(self, seats: int, options: dict[str, object]) -> KuhnPosition:
        self.complete(seats, options)
        return KuhnPosition(seats)

    def revealing(self, options: dict[str, object]) -> list[str]:
        return ["showed"]


GAME = KuhnGame()
