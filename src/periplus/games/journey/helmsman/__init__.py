"""The helmsman of Journey: rules of thumb, each in a function that can be read as one."""

from collections.abc import Callable

from periplus.bots.bot import Bot
from periplus.games.journey.game import board_of
from periplus.games.journey.helmsman import drawing, finding, losing, moving
from periplus.games.journey.helmsman.atlas import atlas_of
from periplus.games.journey.helmsman.estimates import Estimates
from periplus.games.journey.view import seen
from periplus.kernel.chance import Chance
from periplus.kernel.game import Game
from periplus.kernel.knowledge import Knowledge

Thumb = Callable[[Estimates, list[int]], int]

# By the task at hand. A turn takes many clicks, and each of them looks for the best move afresh.
TASKS: dict[str, Thumb] = {
    "turn": moving.turn,
    "draw": drawing.draw,
    "overflow": drawing.discard,
    "discover": finding.discover,
    "return": finding.put_back,
    "swap": finding.swap,
    "liquid": losing.drink,
    "lose": losing.lose,
    "offer": finding.adventure,
    "ball": losing.face_ball,
    "flee": losing.flee,
}


class Helmsman(Bot):
    """Weighs what a move brings against the cards it costs, and against better ones to come."""

    def __init__(self, game: Game, options: dict[str, object], seed: int) -> None:
        self.atlas = atlas_of(board_of(game.complete(game.seats[0], options)))
        self.chance = Chance(seed)

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        view = seen(knowledge.view())
        return TASKS[view["task"]](Estimates(view, self.atlas, self.chance), legal)
