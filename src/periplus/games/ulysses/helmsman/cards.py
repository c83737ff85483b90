"""Which cards to part with."""

from periplus.games.ulysses.helmsman.estimates import Estimates
from periplus.games.ulysses.rules.components import KINDS, TEMPLE, ZEUS
from periplus.games.ulysses.rules.verbs import CARD
from periplus.games.ulysses.search.plans import KEPT

MOST_TEMPLES = 5
# What a card is worth to keep, in the order challenge, temple, wind, plague, pandora, zeus;
# more of a kind than are worth keeping are worth half.
WORTH = [3.0, 2.0, 2.0, 1.0, 1.8, 5.0]
IDLE_TEMPLE = 0.5  # a Temple card when there are temples enough


def worth(estimates: Estimates, kind: int) -> float:
    value = WORTH[kind]
    if kind == TEMPLE and estimates.temples >= MOST_TEMPLES:
        value = IDLE_TEMPLE
    return value / 2 if estimates.hand[kind] > KEPT[kind] else value


def named_card(estimates: Estimates, legal: list[int]) -> int:
    """The card an action is named after rather than Zeus: it comes first."""
    return legal[0]


def pay(estimates: Estimates, legal: list[int]) -> int:
    """The least valuable cards; for a temple, Temple cards first. Cards are asked for by kind, ascending."""
    choice = estimates.seen["choice"]
    assert choice is not None
    hand = list(estimates.hand)
    plan: list[int] = []
    if choice["action"] == "build":
        missing = choice["temple_cards"]
        temples = min(missing, hand[TEMPLE])
        plan = [TEMPLE] * temples + [ZEUS] * min(missing - temples, hand[ZEUS])
        for kind in plan:
            hand[kind] -= 1
    spare = [kind for kind in range(KINDS) for _ in range(hand[kind])]
    plan += sorted(spare, key=lambda kind: worth(estimates, kind))[: choice["due"] - len(plan)]
    first = CARD + min(plan)
    return first if first in legal else min(legal, key=lambda code: worth(estimates, code - CARD))
