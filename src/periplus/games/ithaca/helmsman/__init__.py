"""The helmsman of Ithaca: rules of thumb, each in a function that can be read as one."""

from periplus.bots.thumbs import Thumb, ThumbBot
from periplus.games.ithaca.helmsman import bidding, deeds, influence, route
from periplus.games.ithaca.helmsman.estimates import Estimates
from periplus.games.ithaca.helmsman.lore import Lore
from periplus.games.ithaca.helmsman.measures import PLAIN_MEASURES
from periplus.games.ithaca.rules.cards import CARDS
from periplus.games.ithaca.rules.options import Rules
from periplus.games.ithaca.view import IthacaView

STAGES: dict[str, Thumb[Estimates]] = {
    "change": route.change,
    "trim": route.trim,
    "influence": influence.influence,
    "gift": bidding.bid,
    "deed": deeds.deed,
}

# The second click of a choice: where a double goes, what leaves a full Oracle.
CHOICES: dict[str, Thumb[Estimates]] = {
    "influence": influence.influenced_god,
    "favour": deeds.favoured_god,
    "oracle": deeds.swap,
}


class Helmsman(ThumbBot[IthacaView, Estimates]):
    """Steers the favour to the deed worth most, and bids what a prize is worth to him."""

    def learn(self, options: dict[str, object]) -> None:
        self.measures = PLAIN_MEASURES.tempered(self.style)
        self.lore = Lore(CARDS.chosen(options), Rules(options))

    def estimate(self, s: IthacaView) -> Estimates:
        return Estimates(s, self.lore, self.chance, self.measures)

    def thumb(self, s: IthacaView) -> Thumb[Estimates]:
        thumb = CHOICES.get(s["choice"]["action"]) if s["choice"] else None
        return thumb or STAGES[s["stage"]]
