"""Ithaca for somebody who does not decide: the route is kept, nothing is bid or thrown away unforced."""

from periplus.bots.caretaker import Caretaker
from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.view import seen
from periplus.kernel.game import Code, View

PASSES = (v.KEEP, v.PASS, v.REST)


class IthacaCaretaker(Caretaker):
    """Keeps, passes, and does the deed that the route shows rather than discard."""

    def least(self, view: View, legal: list[Code]) -> list[Code]:
        passes = self.passing(view, legal)
        if passes is not None:
            return [passes]
        deeds = [code for code in legal if not v.DISCARD <= code < v.REST]
        if deeds == [v.LAND] and seen(view)["landing_ends"] != "no":
            return legal  # to end the game is more than to lose a card: the stand-in weighs it
        return deeds or legal

    def passing(self, view: View, legal: list[Code]) -> Code | None:
        return next((code for code in PASSES if code in legal), None)

    def going_round(self, view: View) -> bool:
        return seen(view)["stage"] == "gift"


CARETAKER = IthacaCaretaker()
