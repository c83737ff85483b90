"""Phase 3: the deed that the route shows, or a discard: what it brings less the card it takes."""

from periplus.games.ithaca.helmsman.estimates import Estimates
from periplus.games.ithaca.helmsman.lore import Piles, Ship
from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.rules.components import (
    FAVOUR_ACTION,
    LANDING_ACTION,
    ODYSSEY_ACTION,
    ORACLE_ACTION,
)

HEAD_START = 0.3  # the chance that the favour still lies where he left it when his turn comes
HOME = 20.0  # what ending the game is worth, from a sure defeat to a sure victory
PATIENCE = 25  # rounds over which the chance to win that he wants for it shrinks to none: somebody must


def deed(estimates: Estimates, legal: list[int]) -> int:
    """The deed or discard worth most."""
    here = Situation(estimates, estimates.ship, estimates.hand, estimates.piles)
    return estimates.best([(here.worth(code), code) for code in legal])


def favoured_god(estimates: Estimates, legal: list[int]) -> int:
    """The god for a double played by the deed."""
    here = Situation(estimates, estimates.ship, estimates.hand, estimates.piles)
    choice = estimates.seen["choice"]
    assert choice is not None
    return estimates.best([(here.favour_worth(choice["card"], code - v.TO_GOD), code) for code in legal])


def swap(estimates: Estimates, legal: list[int]) -> int:
    """The Oracle card worth least."""
    return estimates.best([(-estimates.in_oracle[code - v.SWAP], code) for code in legal])


class Situation:
    """What the active player has before him in phase 3, now or in his plans."""

    def __init__(self, estimates: Estimates, ship: Ship, hand: list[int], piles: Piles) -> None:
        self.estimates = estimates
        self.lore = estimates.lore
        self.ship = ship
        self.hand = hand
        self.piles = piles

    def best(self, favour: int) -> float:
        """What the best deed is worth with the favour at a god."""
        return max([self.worth(code) for code in self.clicks(favour)], default=0.0)

    def clicks(self, favour: int) -> list[int]:
        """What there will be to choose from (I-70 … I-72)."""
        action = self.lore.action(self.ship.route, favour)
        discards = [v.DISCARD + card for card in self.hand]
        if action == FAVOUR_ACTION:
            return discards + [v.FAVOUR + card for card in self.hand]
        if action == ORACLE_ACTION:
            return discards + [v.ORACLE + card for card in self.hand]
        if action == ODYSSEY_ACTION:
            return discards + [v.ODYSSEY + card for card in self.hand if self.lore.fits(card, self.ship)]
        return [*discards, v.LAND] if action == LANDING_ACTION else discards

    def worth(self, code: int) -> float:
        """What a click of phase 3 is worth."""
        if code == v.REST:
            return 0.0
        if code >= v.DISCARD:
            return -self.price(code - v.DISCARD)
        if code == v.LAND:
            return self.landing()
        if code >= v.ODYSSEY:
            return self.estimates.aboard(code - v.ODYSSEY) - self.price(code - v.ODYSSEY)
        if code >= v.ORACLE:
            return self.oracle_worth(code - v.ORACLE) - self.price(code - v.ORACLE)
        card = code - v.FAVOUR
        return max([self.favour_worth(card, god) for god in self.lore.gods[card]]) - self.price(card)

    def price(self, card: int) -> float:
        return self.estimates.in_hand(card, self.ship)

    def oracle_worth(self, card: int) -> float:
        """A new Oracle card, less the one that a full Oracle gives up (I-78)."""
        held = self.estimates.oracle
        lost = 0.0
        if len(held) >= self.lore.oracle_max:
            lost = min([self.estimates.in_oracle[old] for old in held])
        return self.estimates.in_oracle[card] - lost

    def favour_worth(self, card: int, god: int) -> float:
        """A card more at a god: a gift if it overflows (I-76), and the favour where it may help next turn."""
        pile = [*self.piles[god], card]
        gift = 0.0
        if self.lore.overflows(pile) and self.lore.gift_by_deed:
            gift = self.estimates.gift(pile, god)
        if self.estimates.seen["last_round"]:
            return gift  # there is no next turn
        return gift + HEAD_START * self.next_deed(card, self.lore.played(self.piles, card, god))

    def next_deed(self, card: int, piles: Piles) -> float:
        """What the best deed will be worth if the favour stays; another favour would lead nowhere."""
        favour = self.lore.favour(piles)
        if self.lore.action(self.ship.route, favour) == FAVOUR_ACTION:
            return 0.0
        hand = [*self.hand]
        hand.remove(card)
        return max(0.0, Situation(self.estimates, self.ship, hand, piles).best(favour))

    def landing(self) -> float:
        """The last landing is for those who will win; any other for those who carry enough, or must hurry."""
        estimates = self.estimates
        if estimates.hurry < 1 and estimates.reaches_home(estimates.me, self.ship.route):
            wanted = estimates.measures.certainty * (1 - estimates.seen["round"] / PATIENCE)
            return HOME * (estimates.victory() - wanted)
        saved = sum([estimates.kept[card] for card in self.ship.cargo])
        par, landing = estimates.measures.par, estimates.measures.landing
        return saved - par * self.lore.years[self.ship.route] * (1 - estimates.hurry) + landing
