"""What a card is worth, in points, by where it lies; and what a gift is worth."""

from functools import cached_property

from periplus.games.ithaca.helmsman.lore import Lore, Ship
from periplus.games.ithaca.helmsman.measures import PLAIN_MEASURES, IthacaMeasures
from periplus.games.ithaca.helmsman.odds import Odds
from periplus.games.ithaca.rules.components import GODS
from periplus.games.ithaca.view import IthacaView
from periplus.kernel.chance import Chance

BEST_PRIZE = 4  # the value of the best one
FLEXIBLE = 1.15  # a double serves two gods
TO_LOAD = 0.5  # of a card that fits the route, what it is worth while still in the hand
TO_ASK = 0.25  # likewise of one that may go to the Oracle
BID_PRICE = 0.4  # of a prize, what the cards that win it cost


class Estimates(Odds):
    """One decision, with the chances turned into points."""

    def __init__(
        self, seen: IthacaView, lore: Lore, chance: Chance, measures: IthacaMeasures = PLAIN_MEASURES
    ) -> None:
        super().__init__(seen, lore)
        self.chance = chance
        self.measures = measures

    @cached_property
    def kept(self) -> list[float]:
        """By kind, a card among the points: its value, unless the Suitors will take it."""
        god = self.seen["suitors"]
        if god < 0:
            return [float(value) for value in self.lore.value]
        hope = 1 - self.stay * (1 - self.heroes(god)[self.me])
        return [
            value * hope if god in gods else float(value)
            for value, gods in zip(self.lore.value, self.lore.gods, strict=True)
        ]

    def aboard(self, card: int) -> float:
        """A card on his own route: it must be landed before somebody ends the game."""
        return self.kept[card] * (1 - self.hurry)

    @cached_property
    def in_oracle(self) -> list[float]:
        """By kind, an Oracle card: of its two gods, the one where it is needed more counts."""
        demand = [self.demand(god) for god in range(GODS)]
        worths = []
        for value, gods in zip(self.lore.value, self.lore.gods, strict=True):
            need = max([demand[god] for god in gods]) * (FLEXIBLE if len(gods) > 1 else 1)
            worths.append(self.measures.route_money * self.later + value * need)
        return worths

    def demand(self, god: int) -> float:
        """What each point of an Oracle card's value is worth: for gifts, and against the Suitors."""
        lore, pile, measures = self.lore, self.piles[god], self.measures
        prize = lore.prize(pile)
        need = measures.any_gift * self.later
        if prize >= 0:
            need += measures.next_gift * lore.total(pile) / lore.god_limit * lore.value[prize] / BEST_PRIZE
        if god == self.seen["suitors"]:
            need += self.stay * self.at_stake(self.me, god) / measures.strong
        return need

    def in_hand(self, card: int, ship: Ship) -> float:
        """A hand card: part of what it may become."""
        worth = TO_ASK * self.in_oracle[card]
        if self.lore.fits(card, ship):
            worth = max(worth, TO_LOAD * self.aboard(card))
        return worth

    def gift(self, pile: list[int], god: int) -> float:
        """A god's gift: the prize, if one is likely to win it, and the Suitors on their way."""
        prize = self.lore.prize(pile)
        if prize < 0:
            return self.suitors_move(god)
        win = nobody = 1.0
        for seat in self.rivals:
            strength = self.strength(god, self.seen["oracles"][seat])
            win *= sum(strength[: self.own_strength(god)])
            nobody *= strength[0]
        a_rival = (1 - max(win, nobody)) / len(self.rivals)
        share = (1 - BID_PRICE) * win * self.measures.prize - self.measures.others_prize * a_rival
        return self.suitors_move(god) + self.lore.value[prize] * share

    def suitors_move(self, god: int) -> float:
        """What is won or lost if the Suitors go to a god and stay."""
        return self.stay * (self.exposure(self.seen["suitors"]) - self.exposure(god))

    def exposure(self, god: int) -> float:
        """How many more points he loses to the Suitors at a god than the others do on average."""
        if god < 0:
            return 0.0
        heroes = self.heroes(god)
        losses = [self.at_stake(seat, god) * (1 - hero) for seat, hero in enumerate(heroes)]
        own = losses[self.me]
        return own - (sum(losses) - own) / len(self.rivals)

    def best(self, scored: list[tuple[float, int]]) -> int:
        """The click with the highest score; between equals chance decides."""
        top = max(score for score, _ in scored)
        ties = [code for score, code in scored if score == top]
        return ties[int(self.chance.below(len(ties)))]
