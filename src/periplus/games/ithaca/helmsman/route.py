"""Phase 1 and Poseidon's wrath: which route to sail, and what to throw overboard."""

from periplus.games.ithaca.helmsman.influence import Opening, openings
from periplus.games.ithaca.helmsman.lore import Ship
from periplus.games.ithaca.helmsman.outlook import Outlook
from periplus.games.ithaca.rules import verbs as v

CONTENT = 1.5  # a turn that promises so much needs no other route
LENGTH = 0.4  # what a year of a route is worth: long routes take fewer landings
COLOUR = 0.15  # of a hand card that fits the route, what it is worth beyond this turn
WRATH = 3.0  # what it is worth to drive a rival off the landing that would end the game


def change(outlook: Outlook, legal: list[int]) -> int:
    """Pay with the Oracle card worth least if the routes left promise more by that much."""
    plans = openings(outlook)
    if not plans or promise(outlook, plans, outlook.ship) > CONTENT:
        return v.KEEP
    ahead = [prospect(outlook, plans, Ship(route, outlook.ship.cargo)) for route in routes_left(outlook)]
    if not ahead:
        return v.KEEP
    gain = sum(ahead) / len(ahead) - prospect(outlook, plans, outlook.ship)
    scored = [(gain + offering(outlook, code - v.CHANGE), code) for code in legal if code != v.KEEP]
    return outlook.best([(0.0, v.KEEP), *scored])


def promise(outlook: Outlook, plans: list[Opening], ship: Ship) -> float:
    """What this turn would bring on a route."""
    return max([plan.then(outlook, ship) for plan in plans])


def prospect(outlook: Outlook, plans: list[Opening], ship: Ship) -> float:
    """What a route promises, with the cargo that it has room for: now, and later."""
    lore = outlook.lore
    fitting = Ship(ship.route, valued(outlook, ship.cargo)[-lore.years[ship.route] :])
    lost = sum(map(outlook.aboard, ship.cargo)) - sum(map(outlook.aboard, fitting.cargo))
    later = sum([lore.value[card] for card in outlook.hand if lore.fits(card, fitting)])
    now = promise(outlook, plans, fitting)
    return now + LENGTH * lore.years[ship.route] + COLOUR * later - lost


def routes_left(outlook: Outlook) -> list[int]:
    """The routes in the deck: those that lie nowhere else."""
    seen = outlook.seen
    gone = {*seen["route_discards"], *seen["routes"]}.union(*seen["landed"])
    return [route for route in range(len(outlook.lore.years)) if route not in gone]


def offering(outlook: Outlook, card: int) -> float:
    """What is lost with a card for Poseidon; his wrath comes in handy if rivals are nearly home (I-90)."""
    unleashed = outlook.seen["anger"] + outlook.lore.value[card] > outlook.seen["wrath"]
    return (WRATH * outlook.hurry if unleashed else 0.0) - outlook.in_oracle[card]


def valued(outlook: Outlook, cards: list[int]) -> list[int]:
    """Cards in order of what they are worth on a route, the least first."""
    return sorted(cards, key=lambda card: (outlook.aboard(card), card))


def trim(outlook: Outlook, legal: list[int]) -> int:
    """The cards worth least, one by one in ascending order."""
    trimming, choice = outlook.seen["trimming"], outlook.seen["choice"]
    assert trimming is not None
    chosen = sorted(valued(outlook, outlook.ship.cargo)[: trimming["due"]])
    return v.TRIM + chosen[len(choice["cards"]) if choice else 0]
