"""Which cards to draw, and which to discard above the hand limit."""

from periplus.games.journey.helmsman.estimates import Estimates
from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import (
    COLOURS,
    DRAWS,
    EQUIPMENT,
    EXPLORER_DECK,
    MOST_EQUIPMENT,
    MOST_EXPLORERS,
    MOST_PLAYED,
)

EXCHANGE = 0.25  # how much of a card's worth is left above the hand limit, where one may keep the better


def draw_worth(estimates: Estimates) -> float:
    """What a draw action is worth: three cards, as far as there is room for them."""
    cards = [estimates.explorer(held) for held in range(estimates.explorers, MOST_EXPLORERS)]
    tools = [unseen_tool(estimates)] * (MOST_EQUIPMENT - sum(estimates.tools))
    return sum(sorted(cards + tools)[-DRAWS:])


def unseen_tool(estimates: Estimates) -> float:
    """What a card from the equipment deck is worth, on average."""
    return sum(estimates.tool(held) for held in estimates.tools) / EQUIPMENT


def draw(estimates: Estimates, legal: list[int]) -> int:
    """Draw from where a card is worth most together with those in hand."""
    return estimates.best([(source_worth(estimates, code), code) for code in legal if code < v.MOVE])


def source_worth(estimates: Estimates, code: int) -> float:
    if code == v.DRAW + EXPLORER_DECK:
        worth, full = estimates.explorer(estimates.explorers), estimates.explorers >= MOST_EXPLORERS
    else:
        worth, full = unseen_tool(estimates), sum(estimates.tools) >= MOST_EQUIPMENT
        if code < v.DRAW:
            worth = estimates.tool(estimates.hand[code - v.TAKE])
    return worth * EXCHANGE if full else worth


def discard(estimates: Estimates, legal: list[int]) -> int:
    """The card that is missed least."""
    return estimates.best([(-regret(estimates, code - v.DISCARD), code) for code in legal])


def regret(estimates: Estimates, kind: int) -> float:
    """How much a card is missed: up to five of a colour go together (J-26), of a tool one is enough."""
    held = estimates.hand[kind]
    if kind < COLOURS:
        return held if held <= MOST_PLAYED else 0
    return estimates.tool(held - 1)
