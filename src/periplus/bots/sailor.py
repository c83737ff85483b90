"""The sailor clicks whatever there is to click."""

from periplus.bots.bot import Bot
from periplus.kernel.chance import Chance
from periplus.kernel.lookout import Lookout


class Sailor(Bot):
    """Any legal click, each as likely as the others. Plays every game."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, lookout: Lookout) -> int:
        legal = lookout.legal()
        return legal[self.chance.below(len(legal))]
