"""Phase 2: a card to a god, so that the favour comes to where the route shows the best deed."""

from typing import NamedTuple

from periplus.games.ithaca.helmsman.deeds import Situation
from periplus.games.ithaca.helmsman.lore import Piles, Ship
from periplus.games.ithaca.helmsman.outlook import Outlook
from periplus.games.ithaca.rules import verbs as v


class Opening(NamedTuple):
    """A card played to a god: what it brings by itself, and what it leaves for the deed."""

    card: int
    god: int
    worth: float
    hand: list[int]
    piles: Piles
    favour: int

    def then(self, outlook: Outlook, ship: Ship) -> float:
        """Its worth together with the best deed afterwards; the card drawn meanwhile is left out."""
        return self.worth + Situation(outlook, ship, self.hand, self.piles).best(self.favour)


def openings(outlook: Outlook) -> list[Opening]:
    """Every card of the hand at each of its gods (I-51)."""
    cards = sorted(set(outlook.hand))
    return [opening(outlook, card, god) for card in cards for god in outlook.lore.gods[card]]


def opening(outlook: Outlook, card: int, god: int) -> Opening:
    pile = [*outlook.piles[god], card]
    worth = -outlook.in_hand(card, outlook.ship)
    if outlook.lore.overflows(pile):
        worth += outlook.gift(pile, god)
    hand = [*outlook.hand]
    hand.remove(card)
    piles = outlook.lore.played(outlook.piles, card, god)
    return Opening(card, god, worth, hand, piles, outlook.lore.favour(piles))


def influence(outlook: Outlook, legal: list[int]) -> int:
    scored = [(plan.then(outlook, outlook.ship), v.INFLUENCE + plan.card) for plan in openings(outlook)]
    return outlook.best(scored)


def influenced_god(outlook: Outlook, legal: list[int]) -> int:
    """The god for a double."""
    choice = outlook.seen["choice"]
    assert choice is not None
    plans = [opening(outlook, choice["card"], code - v.TO_GOD) for code in legal]
    return outlook.best([(plan.then(outlook, outlook.ship), v.TO_GOD + plan.god) for plan in plans])
