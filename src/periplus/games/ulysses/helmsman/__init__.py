"""The helmsman of Ulysses: rules of thumb, each in a function that can be read as one."""

from periplus.bots.thumbs import Thumb, ThumbBot
from periplus.games.ulysses.helmsman import actions, cards, debate
from periplus.games.ulysses.helmsman.atlas import atlas_of
from periplus.games.ulysses.helmsman.estimates import Estimates
from periplus.games.ulysses.helmsman.measures import PLAIN_MEASURES
from periplus.games.ulysses.rules.chart import MAPS
from periplus.games.ulysses.view import UlyssesView

STAGES: dict[str, Thumb[Estimates]] = {
    "strengthen": actions.strengthen,
    "ask": debate.answer,
    "debate": debate.speak,
    "wind": actions.stay,
}

CHOICES: dict[str, Thumb[Estimates]] = {
    "pandora": cards.named_card,
    "plague": actions.strike,
    "cure": actions.cure,
    "exchange": actions.change_goal,
    "build": cards.pay,
    "red": debate.stake,
    "black": debate.stake,
    "back": debate.stake,
}


class Helmsman(ThumbBot[UlyssesView, Estimates]):
    """Estimates everybody's chances from the map and what was shown, and weighs them against cards."""

    def learn(self, options: dict[str, object]) -> None:
        self.measures = PLAIN_MEASURES.tempered(self.style)
        self.atlas = atlas_of(MAPS.chosen(options), self.measures.fade)

    def estimate(self, s: UlyssesView) -> Estimates:
        return Estimates(s, self.atlas, self.chance, self.measures)

    def thumb(self, s: UlyssesView) -> Thumb[Estimates]:
        return STAGES[s["stage"]] if s["choice"] is None else CHOICES[s["choice"]["action"]]
