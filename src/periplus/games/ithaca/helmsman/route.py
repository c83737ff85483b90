"""Phase 1 and Poseidon's wrath: which route to sail, and what to throw overboard."""

from periplus.games.ithaca.helmsman.estimates import Estimates
from periplus.games.ithaca.helmsman.influence import Opening, openings
from periplus.games.ithaca.helmsman.lore import Ship
from periplus.games.ithaca.rules import verbs as v

COLOUR = 0.15  # of a hand card that fits the route, what it is worth beyond this turn


def change(estimates: Estimates, legal: list[int]) -> int:
    """Pay with the Oracle card worth least if the routes left promise more by that much."""
    plans = openings(estimates)
    if not plans or promise(estimates, plans, estimates.ship) > estimates.measures.content:
        return v.KEEP
    ahead = [
        prospect(estimates, plans, Ship(route, estimates.ship.cargo)) for route in routes_left(estimates)
    ]
    if not ahead:
        return v.KEEP
    gain = sum(ahead) / len(ahead) - prospect(estimates, plans, estimates.ship)
    scored = [(gain + offering(estimates, code - v.CHANGE), code) for code in legal if code != v.KEEP]
    return estimates.best([(0.0, v.KEEP), *scored])


def promise(estimates: Estimates, plans: list[Opening], ship: Ship) -> float:
    """What this turn would bring on a route."""
    return max([plan.then(estimates, ship) for plan in plans])


def prospect(estimates: Estimates, plans: list[Opening], ship: Ship) -> float:
    """What a route promises, with the cargo that it has room for: now, and later."""
    lore = estimates.lore
    fitting = Ship(ship.route, valued(estimates, ship.cargo)[-lore.years[ship.route] :])
    lost = sum(map(estimates.aboard, ship.cargo)) - sum(map(estimates.aboard, fitting.cargo))
    later = sum([lore.value[card] for card in estimates.hand if lore.fits(card, fitting)])
    now = promise(estimates, plans, fitting)
    return now + estimates.measures.length * lore.years[ship.route] + COLOUR * later - lost


def routes_left(estimates: Estimates) -> list[int]:
    """The routes in the deck: those that lie nowhere else."""
    seen = estimates.seen
    gone = {*seen["route_discards"], *seen["routes"]}.union(*seen["landed"])
    return [route for route in range(len(estimates.lore.years)) if route not in gone]


def offering(estimates: Estimates, card: int) -> float:
    """What is lost with a card for Poseidon; his wrath comes in handy if rivals are nearly home (I-90)."""
    anger = estimates.seen["anger"] + estimates.lore.value[card]
    unleashed = estimates.lore.cards.enrages(anger, len(estimates.seen["hands"]))
    return (estimates.measures.wrath * estimates.hurry if unleashed else 0.0) - estimates.in_oracle[card]


def valued(estimates: Estimates, cards: list[int]) -> list[int]:
    """Cards in order of what they are worth on a route, the least first."""
    return sorted(cards, key=lambda card: (estimates.aboard(card), card))


def trim(estimates: Estimates, legal: list[int]) -> int:
    """The cards worth least, one by one in ascending order."""
    trimming, choice = estimates.seen["trimming"], estimates.seen["choice"]
    assert trimming is not None
    chosen = sorted(valued(estimates, estimates.ship.cargo)[: trimming["due"]])
    return v.TRIM + chosen[len(choice["cards"]) if choice else 0]
