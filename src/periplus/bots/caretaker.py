"""Deciding for somebody who does not: what commits them least, and which click is a pass."""

from periplus.bots.bot import Bot
from periplus.kernel.game import Code, View
from periplus.kernel.knowledge import Knowledge


class Caretaker:
    """A facet of a game: what may be done in the name of somebody who does not decide.

    It sees what that seat sees. This one is for a game that says nothing: any click is as good, none a pass.
    """

    def least(self, view: View, legal: list[Code]) -> list[Code]:
        """The clicks that commit to least: pass, agree, keep, draw. A stand-in chooses among several."""
        return legal

    def passing(self, view: View, legal: list[Code]) -> Code | None:
        """The click that passes; None if the question asks for more than a yes or no."""
        return None

    def going_round(self, view: View) -> bool:
        """Whether everybody is being asked the same, one after the other: a debate, an auction."""
        return False


class CaretakerBot(Bot):
    """Plays for somebody whose time ran out, and commits them to as little as can be."""

    def __init__(self, caretaker: Caretaker, stand_in: Bot) -> None:
        self.caretaker = caretaker
        self.stand_in = stand_in

    def choose(self, knowledge: Knowledge) -> Code:
        least = self.caretaker.least(knowledge.view(), knowledge.legal())
        return least[0] if len(least) == 1 else self.stand_in.among(knowledge, least)
