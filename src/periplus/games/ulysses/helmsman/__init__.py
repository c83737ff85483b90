"""The helmsman of Ulysses: rules of thumb, each in a function that can be read as one."""

from collections.abc import Callable

from periplus.bots.bot import Bot
from periplus.games.ulysses.game import chart_of
from periplus.games.ulysses.helmsman import actions, cards, debate
from periplus.games.ulysses.helmsman.atlas import atlas_of
from periplus.games.ulysses.helmsman.estimates import Estimates
from periplus.games.ulysses.view import seen
from periplus.kernel.chance import Chance
from periplus.kernel.game import Game
from periplus.kernel.knowledge import Knowledge

Thumb = Callable[[Estimates, list[int]], int]

STAGES: dict[str, Thumb] = {
    "strengthen": actions.strengthen,
    "ask": debate.answer,
    "debate": debate.speak,
    "wind": actions.stay,
}

CHOICES: dict[str, Thumb] = {
    "pandora": cards.named_card,
    "plague": actions.strike,
    "cure": actions.cure,
    "exchange": actions.change_goal,
    "build": cards.pay,
    "red": debate.stake,
    "black": debate.stake,
    "back": debate.stake,
}


class Helmsman(Bot):
    """Estimates everybody's chances from the map and what was shown, and weighs them against cards."""

    def __init__(self, game: Game, options: dict[str, object], seed: int) -> None:
        self.atlas = atlas_of(chart_of(game.complete(game.seats[0], options)))
        self.chance = Chance(seed)

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        s = seen(knowledge.view())
        thumb = STAGES[s["stage"]] if s["choice"] is None else CHOICES[s["choice"]["action"]]
        return thumb(Estimates(s, self.atlas, self.chance), legal)
