"""What a helmsman knows by heart: the cards and the rules of his table, as plain lists."""

from typing import NamedTuple

from periplus.games.ithaca.rules.cards import Cards
from periplus.games.ithaca.rules.components import NO_ACTION, ZEUS
from periplus.games.ithaca.rules.options import Rules
from periplus.games.ithaca.rules.state import NO_GOD

Piles = list[list[int]]


class Ship(NamedTuple):
    """A route, which is -1 if there is none, and the cards carried on it."""

    route: int
    cargo: list[int]


class Lore:
    """One set of cards, and what the options make of it."""

    def __init__(self, cards: Cards, rules: Rules) -> None:
        self.value = [fate.value for fate in cards.fates]
        self.gods = [fate.gods for fate in cards.fates]
        self.copies = [fate.copies for fate in cards.fates]
        self.colour = [route.colour for route in cards.routes]
        self.years = [route.years for route in cards.routes]
        self.actions = [route.actions for route in cards.routes]
        self.god_limit = cards.limits["god_limit"]
        self.oracle_max = cards.limits["oracle_max"]
        self.years_to_end = cards.limits["years_to_end"]
        self.gift_by_deed = bool(rules.gift_by_deed)
        self.nobodys_favour = ZEUS if rules.zeus_by_default else NO_GOD  # while all scores are 0

    def total(self, cards: list[int]) -> int:
        return sum([self.value[card] for card in cards])

    def of_god(self, cards: list[int], god: int) -> list[int]:
        """The cards with a god's symbol, doubles included (I-5)."""
        return [card for card in cards if god in self.gods[card]]

    def prize(self, pile: list[int]) -> int:
        """The best single of a pile (I-61); -1 if there are only doubles."""
        singles = [card for card in pile if len(self.gods[card]) == 1]
        return max(singles, key=self.value.__getitem__, default=-1)

    def overflows(self, pile: list[int]) -> bool:
        return self.total(pile) > self.god_limit

    def played(self, piles: Piles, card: int, god: int) -> Piles:
        """The piles once a card is played to a god; one above the limit is emptied (I-23)."""
        after = [*piles]
        after[god] = [*piles[god], card]
        if self.overflows(after[god]):
            after[god] = []
        return after

    def favour(self, piles: Piles) -> int:
        """The god with the highest score, on a tie the highest in rank (I-21, I-22)."""
        scores = [self.total(pile) for pile in piles]
        top = max(scores)
        return scores.index(top) if top > 0 else self.nobodys_favour

    def action(self, route: int, favour: int) -> int:
        """What a route shows for the god with the favour."""
        return self.actions[route][favour] if route >= 0 and favour >= 0 else NO_ACTION

    def fits(self, card: int, ship: Ship) -> bool:
        """Whether an Odyssey may load the card: there is room, and it has the colour (I-80, I-82)."""
        route, cargo = ship
        return route >= 0 and self.colour[route] in self.gods[card] and len(cargo) < self.years[route]

    def spread(self, numbers: list[int], cards: int) -> list[float]:
        """The chances of each total of an Oracle's cards, each drawn from so many cards of each value."""
        everything = max(1, sum(numbers))
        chances = [1.0] + [0.0] * (self.oracle_max * (len(numbers) - 1))
        for _ in range(cards):
            sums = [0.0] * len(chances)
            for total, chance in enumerate(chances):
                if chance > 0:
                    for value, number in enumerate(numbers):
                        if number > 0:
                            sums[total + value] += chance * number / everything
            chances = sums
        return chances
