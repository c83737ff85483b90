"""Thirst, ball lightning and lava: what to save fossils with, and which to give up."""

from periplus.games.journey.helmsman.collection import spares, with_one, worth
from periplus.games.journey.helmsman.estimates import Estimates
from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import FLEXIBLE_CARD
from periplus.games.journey.rules.upkeep import fossils_kept
from periplus.games.journey.view import bills

LUCKY_ESCAPE = 1.5  # points: what it must save
PASSING_ON = 0.5  # points: that the ball lightning goes on to somebody else
AGAIN = 0.2  # points: a card that might save him in the lava once more
ANY_AGAIN = 1.0  # the same of Flexible use and Lucky escape, which help for sure


def damage(estimates: Estimates, number: int) -> float:
    """What he loses with so many fossils of his choice."""
    left = estimates.mine
    for kind in spares(left, number, estimates.stage):
        left = with_one(left, kind, -1)
    return worth(estimates.mine, estimates.stage) - worth(left, estimates.stage)


def lose(estimates: Estimates, legal: list[int]) -> int:
    """The fossils that can best be spared, unless a Lucky escape is worth it (J-72)."""
    number = estimates.seen["loss"]
    if v.USE_LUCKY in legal and damage(estimates, number) > LUCKY_ESCAPE:
        return v.USE_LUCKY
    code = v.GIVE + spares(estimates.mine, number, estimates.stage)[estimates.given()]
    return code if code in legal else legal[0]  # whoever sat here before began with other ones


def drink(estimates: Estimates, legal: list[int]) -> int:
    """As few Stay liquid cards as keep all fossils: each is two points otherwise (J-71)."""
    water = estimates.seen["water"][estimates.me]
    for code in legal:
        if fossils_kept(water, code - v.LIQUID) >= sum(estimates.mine):
            return code
    return legal[-1]


def face_ball(estimates: Estimates, legal: list[int]) -> int:
    """Protect oneself if the fossil is worth more than the cards; the next one may be hit (J-102)."""
    saved = damage(estimates, 1) + PASSING_ON
    offered = bills(estimates.seen, "protect")
    scored = [(saved - estimates.price(offered[code - v.PROTECT]), code) for code in legal if code < v.SUFFER]
    return estimates.best([(0.0, v.SUFFER), *scored])


def flee(estimates: Estimates, legal: list[int]) -> int:
    """Save what is worth saving, first with cards that might not help again (J-112, J-114)."""
    saved = damage(estimates, estimates.seen["danger"])
    offered = bills(estimates.seen, "protect")
    scored = [(0.0, v.SUFFER)]
    for code in legal:
        if code == v.USE_LUCKY:
            scored.append((saved - ANY_AGAIN, code))
        elif code < v.USE_LUCKY:
            flexible = offered[code - v.PROTECT][FLEXIBLE_CARD] > 0
            scored.append((saved - (ANY_AGAIN if flexible else AGAIN), code))
    return estimates.best(scored)
