"""Which cards to draw, and which to discard above the hand limit."""

from periplus.games.journey.helmsman.outlook import Outlook
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


def draw_worth(outlook: Outlook) -> float:
    """What a draw action is worth: three cards, as far as there is room for them."""
    cards = [outlook.explorer(held) for held in range(outlook.explorers, MOST_EXPLORERS)]
    tools = [unseen_tool(outlook)] * (MOST_EQUIPMENT - sum(outlook.tools))
    return sum(sorted(cards + tools)[-DRAWS:])


def unseen_tool(outlook: Outlook) -> float:
    """What a card from the equipment deck is worth, on average."""
    return sum(outlook.tool(held) for held in outlook.tools) / EQUIPMENT


def draw(outlook: Outlook, legal: list[int]) -> int:
    """From where a card is worth most beside those in hand."""
    return outlook.best([(source_worth(outlook, code), code) for code in legal if code < v.MOVE])


def source_worth(outlook: Outlook, code: int) -> float:
    if code == v.DRAW + EXPLORER_DECK:
        worth, full = outlook.explorer(outlook.explorers), outlook.explorers >= MOST_EXPLORERS
    else:
        worth, full = unseen_tool(outlook), sum(outlook.tools) >= MOST_EQUIPMENT
        if code < v.DRAW:
            worth = outlook.tool(outlook.hand[code - v.TAKE])
    return worth * EXCHANGE if full else worth


def discard(outlook: Outlook, legal: list[int]) -> int:
    """The card that is missed least."""
    return outlook.best([(-regret(outlook, code - v.DISCARD), code) for code in legal])


def regret(outlook: Outlook, kind: int) -> float:
    """How much a card is missed: up to five of a colour go together (J-26), of a tool one is enough."""
    held = outlook.hand[kind]
    if kind < COLOURS:
        return held if held <= MOST_PLAYED else 0
    return outlook.tool(held - 1)
