"""A bot as a Python class: periplus evaluate dreamer:Dreamer ithaca"""

import periplus


class Dreamer(periplus.Bot):
    """Imagines how the game might go on after each click, and takes the one that scores best."""

    def __init__(self, seed: int) -> None:  # it may also ask for `game` and `options`
        self.chance = periplus.Chance(seed)

    def choose(self, knowledge: periplus.Knowledge) -> int:
        return max(knowledge.legal(), key=lambda code: self.points(knowledge, code))

    def points(self, knowledge: periplus.Knowledge, code: int) -> int:
        world = knowledge.guess(self.chance)
        world.apply(code)
        world.play_on(self.chance, plies=30)
        return world.standing()[knowledge.seat]
