"""The sailor clicks whatever there is to click."""

from periplus.bots.bot import Bot
from periplus.kernel.chance import Chance
from periplus.kernel.game import View


class Sailor(Bot):
    """Any legal click, each as likely as the others. Plays every game."""

    needs_view = False

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        return legal[self.chance.below(len(legal))]
