"""The helmsman of Journey: rules of thumb, each in a function that can be read as one."""

from periplus.bots.thumbs import Thumb, ThumbBot
from periplus.games.journey.helmsman import drawing, finding, losing, moving
from periplus.games.journey.helmsman.atlas import atlas_of
from periplus.games.journey.helmsman.estimates import Estimates
from periplus.games.journey.helmsman.measures import PLAIN_MEASURES
from periplus.games.journey.rules.board import BOARDS
from periplus.games.journey.rules.options import Rules
from periplus.games.journey.view import JourneyView

# By the task at hand. A turn takes many clicks, and each of them looks for the best move afresh.
TASKS: dict[str, Thumb[Estimates]] = {
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


class Helmsman(ThumbBot[JourneyView, Estimates]):
    """Weighs what a move brings against the cards it costs, and against better ones to come."""

    def learn(self, options: dict[str, object]) -> None:
        self.measures = PLAIN_MEASURES.tempered(self.style)
        self.atlas = atlas_of(BOARDS.chosen(options), Rules(options).start_pays)

    def estimate(self, s: JourneyView) -> Estimates:
        return Estimates(s, self.atlas, self.chance, self.measures)

    def thumb(self, s: JourneyView) -> Thumb[Estimates]:
        return TASKS[s["task"]]
