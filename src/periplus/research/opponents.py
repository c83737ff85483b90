"""Who plays the seats that are not the learner's, many games at once."""

from typing import Final

from periplus.bots import LEVELS, Bot, is_bot, make_bot
from periplus.bots.parts import evaluation_of, parts_of
from periplus.kernel.chance import Chance
from periplus.kernel.errors import OptionError, suggestion
from periplus.kernel.game import State
from periplus.kernel.knowledge import Knowledge
from periplus.research.batch import Greedy, Opponent, Random
from periplus.research.table import Table

RANDOM: Final = "sailor"
GREEDY: Final = "greedy"


class Sitting(Opponent):
    """A bot at the table: played outside the compiled unit, told no facts, and hundreds of times slower."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def play(self, state: State, luck: Chance) -> None:
        for code in self.bot.decide(Knowledge(state, state.seat)):
            state.apply(code)


def opponent_named(name: str, table: Table, seed: int) -> Opponent:
    """A sailor, who clicks at random; `greedy`, who weighs a few choices; or any level of bots."""
    level = name.partition("@")[0]
    if name == RANDOM:
        return Random()
    if name == GREEDY:
        manner = parts_of(table.game.name).manner
        evaluation = evaluation_of(table.game.name, table.seats)
        return Greedy(table.beginning, evaluation, manner, table.codes)
    if not is_bot(level):
        known = [GREEDY, *LEVELS]
        raise OptionError(f"there is no opponent {name!r}{suggestion(name, known)}")
    return Sitting(make_bot(name, table.game, table.options, seed))
