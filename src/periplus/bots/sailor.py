"""The sailor clicks at random."""

from periplus.bots.bot import Bot
from periplus.kernel.chance import Chance
from periplus.kernel.knowledge import Knowledge


class Sailor(Bot):
    """Any legal click, each as likely as the others. Plays every game."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, knowledge: Knowledge) -> int:
        return self.among(knowledge, knowledge.legal())

    def among(self, knowledge: Knowledge, clicks: list[int]) -> int:
        return clicks[self.chance.below(len(clicks))]
