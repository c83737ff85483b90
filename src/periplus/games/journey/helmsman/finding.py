"""Finds: whether discoveries and adventures are worth their cards, and which fossils to put back."""

from periplus.games.journey.helmsman.collection import loss, spares
from periplus.games.journey.helmsman.estimates import Estimates
from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.board_parts import FIND
from periplus.games.journey.rules.components import FOSSIL_KINDS, MOST_RETURNED
from periplus.games.journey.view import bills, own_gift


def discover(estimates: Estimates, legal: list[int]) -> int:
    """Discover if the fossils are worth the cards, and by lamp if the choice is worth one more."""
    found = estimates.fossil * estimates.atlas.fossils[estimates.seen["space"]]
    plain, lit = bills(estimates.seen, "discover"), bills(estimates.seen, "lamp")
    scored = [(0.0, v.DECLINE)]
    for code in legal:
        if v.SHINE <= code < v.DECLINE:
            scored.append((found + estimates.measures.lamp - estimates.price(lit[code - v.SHINE]), code))
        elif code < v.SHINE:
            scored.append((found - estimates.price(plain[code - v.DISCOVER]), code))
    return estimates.best(scored)


def put_back(estimates: Estimates, legal: list[int]) -> int:
    """By lamp: the fossil that adds least to the collection and the others seen by lamp."""
    pool, returned = estimates.seen["pool"] or [], own_gift(estimates.seen) or [0] * FOSSIL_KINDS
    together = [mine + lit - gone for mine, lit, gone in zip(estimates.mine, pool, returned)]
    return min(legal, key=lambda code: loss(together, code - v.RETURN, estimates.stage))


def swap(estimates: Estimates, legal: list[int]) -> int:
    """Opportunity: the fossils that are worth less than one from the deck, on average (J-74)."""
    spared = spares(estimates.mine, MOST_RETURNED, estimates.stage, estimates.fossil)
    given = estimates.given()
    code = v.RETURN + spared[given] if given < len(spared) else v.DONE
    return code if code in legal else legal[-1]  # whoever sat here before began with other ones


def adventure(estimates: Estimates, legal: list[int]) -> int:
    """A find or a sighting at sea, if it is worth its cards (J-98)."""
    card = estimates.atlas.board.adventures[estimates.seen["adventure"]]
    gain = estimates.fossil if card.kind == FIND else card.points
    offered = bills(estimates.seen, "pay")
    scored = [(gain - estimates.price(offered[code - v.PAY]), code) for code in legal if code != v.DECLINE]
    return estimates.best([(0.0, v.DECLINE), *scored])
