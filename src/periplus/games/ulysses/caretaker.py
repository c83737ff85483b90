"""Ulysses for somebody who does not decide: the ship is proposed a place, everything else is let pass."""

from periplus.bots.caretaker import Caretaker
from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.view import seen
from periplus.kernel.game import Code, View

PASSES = (v.AGREE, v.PASS, v.REST)


class UlyssesCaretaker(Caretaker):
    """Agrees, passes, rests, and strengthens nobody: no card, goal, plague or temple is touched unforced."""

    def least(self, view: View, legal: list[Code]) -> list[Code]:
        passes = self.passing(view, legal)
        if passes is not None:
            return [passes]
        if seen(view)["stage"] != "strengthen" or seen(view)["choice"] is not None:
            return legal
        proposals = [code for code in legal if v.PROPOSE <= code <= v.DRIFT]
        return proposals or [v.CURE]  # shut in by plagues, he has to cure one (E-3)

    def passing(self, view: View, legal: list[Code]) -> Code | None:
        return next((code for code in PASSES if code in legal), None)

    def going_round(self, view: View) -> bool:
        return seen(view)["stage"] in ("ask", "debate")


CARETAKER = UlyssesCaretaker()
