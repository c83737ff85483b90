"""The helmsman of Ithaca: rules of thumb, each in a function that can be read as one."""

from collections.abc import Callable

from periplus.bots.bot import Bot
from periplus.games.ithaca.game import cards_of
from periplus.games.ithaca.helmsman import bidding, deeds, influence, route
from periplus.games.ithaca.helmsman.estimates import Estimates
from periplus.games.ithaca.helmsman.lore import Lore
from periplus.games.ithaca.rules.options import Rules
from periplus.games.ithaca.view import seen
from periplus.kernel.chance import Chance
from periplus.kernel.game import Game
from periplus.kernel.knowledge import Knowledge

Thumb = Callable[[Estimates, list[int]], int]

STAGES: dict[str, Thumb] = {
    "change": route.change,
    "trim": route.trim,
    "influence": influence.influence,
    "gift": bidding.bid,
    "deed": deeds.deed,
}

# The second click of a choice: where a double goes, what leaves a full Oracle.
CHOICES: dict[str, Thumb] = {
    "influence": influence.influenced_god,
    "favour": deeds.favoured_god,
    "oracle": deeds.swap,
}


class Helmsman(Bot):
    """Steers the favour to the deed worth most, and bids what a prize is worth to him."""

    def __init__(self, game: Game, options: dict[str, object], seed: int) -> None:
        chosen = game.complete(game.seats[0], options)
        self.lore = Lore(cards_of(chosen), Rules(chosen))
        self.chance = Chance(seed)

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        view = seen(knowledge.view())
        estimates = Estimates(view, self.lore, self.chance)
        choice = view["choice"]
        thumb = CHOICES.get(choice["action"]) if choice else None
        return (thumb or STAGES[view["stage"]])(estimates, legal)
