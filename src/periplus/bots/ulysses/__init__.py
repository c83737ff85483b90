"""The helmsman of Ulysses: rules of thumb, each in a function that can be read as one."""

from typing import cast

from periplus.bots.bot import Bot
from periplus.bots.ulysses import actions, cards, debate
from periplus.bots.ulysses.table import Seen, Table
from periplus.bots.ulysses.tuning import THUMBS, P
from periplus.games.ulysses.game import chart_of
from periplus.kernel.chance import Chance
from periplus.kernel.errors import OptionError, suggestion
from periplus.kernel.game import Game, View
from periplus.bots.ulysses.atlas import Atlas

class Helmsman(Bot):
    def __init__(self, game: Game, options: dict[str, object], seed: int, without: list[str]) -> None:
        self.p = dict(P)
        for w in [w for w in without if "=" in w]:
            k, x = w.split("=")
            assert k in P, k
            self.p[k] = float(x)
        without = [w for w in without if "=" not in w]
        for thumb in without:
            if thumb not in THUMBS:
                raise OptionError(f"the helmsman has no rule of thumb {thumb!r}{suggestion(thumb, list(THUMBS))}")
        self.thumbs = frozenset(THUMBS) - frozenset(without)
        self.atlas = Atlas.of(chart_of(game.settle(game.seats[0], options)), self.p)
        self.chance = Chance(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        table = Table(cast(Seen, view), self.atlas, self.thumbs, self.chance, self.p)
        if table.choice is not None:
            return CHOICES[table.choice["action"]](table, legal)
        return STAGES[view["stage"]](table, legal)


STAGES = {
    "strengthen": actions.strengthen,
    "ask": debate.answer,
    "debate": debate.speak,
    "wind": actions.hoist,
}

CHOICES = {
    "pandora": cards.spend_one,
    "plague": actions.strike,
    "cure": actions.cure,
    "exchange": actions.change_goal,
    "build": cards.pay,
    "red": debate.stake,
    "black": debate.stake,
    "back": debate.stake,
}
