"""Journey for somebody who does not decide: cards are drawn, nothing is bought.

Where thirst, lightning or lava take something anyway, cards or fossils, a stand-in saves what is dearest.
"""

from periplus.bots.caretaker import Caretaker
from periplus.games.journey.rules import verbs as v
from periplus.games.journey.view import own_move, seen
from periplus.kernel.game import Code, View

LOSSES = (v.SUFFER, v.LIQUID)  # they cost fossils: a pass only where there is nothing else


class JourneyCaretaker(Caretaker):
    """Draws instead of moving, declines, and swaps no fossils."""

    def least(self, view: View, legal: list[Code]) -> list[Code]:
        task = seen(view)["task"]
        if v.DECLINE in legal:
            return [v.DECLINE]
        if task == "swap" and v.DONE in legal:
            return [v.DONE]
        if task == "turn" and own_move(seen(view)) is None:
            return [code for code in legal if code < v.MOVE]
        return legal

    def passing(self, view: View, legal: list[Code]) -> Code | None:
        if v.DECLINE in legal:
            return v.DECLINE
        return legal[0] if len(legal) == 1 and legal[0] in LOSSES else None

    def going_round(self, view: View) -> bool:
        return seen(view)["task"] in ("discover", "offer", "ball", "flee")


CARETAKER = JourneyCaretaker()
