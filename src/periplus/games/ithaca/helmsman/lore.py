"""What a helmsman knows by heart: the cards and the rules of his table, as plain lists."""

from typing import NamedTuple

from periplus.games.ithaca.rules.cards import Cards
from periplus.games.ithaca.rules.components import row_of
from periplus.games.ithaca.rules.favour import favour_with
from periplus.games.ithaca.rules.gift import best_single
from periplus.games.ithaca.rules.options import Rules

Piles = list[list[int]]


class Ship(NamedTuple):
    """A route, which is -1 if there is none, and the cards carried on it."""

    route: int
    cargo: list[int]


class Lore:
    """One set of cards, and what the options make of it."""

    def __init__(self, cards: Cards, rules: Rules) -> None:
        self.cards = cards
        self.rules = rules
        self.value = [fate.value for fate in cards.fates]
        self.gods = [fate.gods for fate in cards.fates]
        self.copies = [fate.copies for fate in cards.fates]
        self.years = [route.years for route in cards.routes]
        self.god_limit = cards.limits["god_limit"]
        self.oracle_max = cards.limits["oracle_max"]
        self.years_to_end = cards.limits["years_to_end"]
        self.gift_by_deed = bool(rules.gift_by_deed)
        self.final_round = bool(rules.final_round)

    def total(self, cards: list[int]) -> int:
        return self.cards.worth(cards)

    def of_god(self, cards: list[int], god: int) -> list[int]:
        """The cards with a god's symbol, doubles included."""
        return self.cards.with_symbol(cards, god)

    def prize(self, pile: list[int]) -> int:
        """The best single of a pile; -1 if there are only doubles."""
        return int(best_single(row_of(pile), self.cards))

    def overflows(self, pile: list[int]) -> bool:
        return self.cards.overfills(self.total(pile))

    def played(self, piles: Piles, card: int, god: int) -> Piles:
        """The piles once a card is played to a god; one above the limit is emptied (I-23)."""
        after = [*piles]
        after[god] = [*piles[god], card]
        if self.overflows(after[god]):
            after[god] = []
        return after

    def favour(self, piles: Piles) -> int:
        """The god who has the favour with these piles."""
        return favour_with(piles, self.cards, self.rules)

    def action(self, route: int, favour: int) -> int:
        """What a route shows for the god with the favour."""
        return int(self.cards.shows(route, favour))

    def fits(self, card: int, ship: Ship) -> bool:
        """Whether an Odyssey may load the card."""
        route, cargo = ship
        return route >= 0 and self.cards.fits(card, route, len(cargo))

    def spread(self, numbers: list[int], cards: int) -> list[float]:
        """How likely each total of so many Oracle cards is, if `numbers` counts the hidden cards by value."""
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
