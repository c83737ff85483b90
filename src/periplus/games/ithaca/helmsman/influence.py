"""Phase 2: a card to a god, so that the favour comes to where the route shows the best deed."""

from typing import NamedTuple

from periplus.games.ithaca.helmsman.deeds import Situation
from periplus.games.ithaca.helmsman.estimates import Estimates
from periplus.games.ithaca.helmsman.lore import Piles, Ship
from periplus.games.ithaca.rules import verbs as v


class Opening(NamedTuple):
    """A card played to a god: what it brings by itself, and what it leaves for the deed."""

    card: int
    god: int
    worth: float
    hand: list[int]
    piles: Piles
    favour: int

    def then(self, estimates: Estimates, ship: Ship) -> float:
        """Its worth together with the best deed afterwards; the card drawn meanwhile is left out."""
        return self.worth + Situation(estimates, ship, self.hand, self.piles).best(self.favour)


def openings(estimates: Estimates) -> list[Opening]:
    """Every card of the hand at each of its gods (I-51)."""
    cards = sorted(set(estimates.hand))
    return [opening(estimates, card, god) for card in cards for god in estimates.lore.gods[card]]


def opening(estimates: Estimates, card: int, god: int) -> Opening:
    pile = [*estimates.piles[god], card]
    worth = -estimates.in_hand(card, estimates.ship)
    if estimates.lore.overflows(pile):
        worth += estimates.gift(pile, god)
    hand = [*estimates.hand]
    hand.remove(card)
    piles = estimates.lore.played(estimates.piles, card, god)
    return Opening(card, god, worth, hand, piles, estimates.lore.favour(piles))


def influence(estimates: Estimates, legal: list[int]) -> int:
    scored = [(plan.then(estimates, estimates.ship), v.INFLUENCE + plan.card) for plan in openings(estimates)]
    return estimates.best(scored)


def influenced_god(estimates: Estimates, legal: list[int]) -> int:
    """The god for a double."""
    choice = estimates.seen["choice"]
    assert choice is not None
    plans = [opening(estimates, choice["card"], code - v.TO_GOD) for code in legal]
    return estimates.best([(plan.then(estimates, estimates.ship), v.TO_GOD + plan.god) for plan in plans])
