"""What lies on the table from the start and never changes: all that a page needs to draw it."""

from typing import TypedDict

from periplus.games.ithaca.rules.cards import Fate, Route
from periplus.games.ithaca.rules.components import ACTION_NAMES, GOD_NAMES
from periplus.games.ithaca.rules.state import Position


class God(TypedDict):
    """One of the four gods."""

    id: str
    colour: str


class FateCard(TypedDict):
    """A kind of fate card; the first god is the upper one."""

    id: str
    gods: list[int]
    value: int
    copies: int


class RouteCard(TypedDict):
    """A route, with the number of the action that it shows for each god, and its name in each language."""

    id: str
    colour: int
    years: int
    actions: list[int]
    names: dict[str, str]


class IthacaContents(TypedDict):
    """What is in the box, and the limits of this table."""

    gods: list[God]
    actions: list[str]
    cards: list[FateCard]
    routes: list[RouteCard]
    hand: int
    oracle_most: int
    god_limit: int
    wrath: int
    goal: int


def contents(s: Position) -> IthacaContents:
    """Gods, actions, cards and routes by their numbers, and the limits of this table."""
    cards = s.cards
    return {
        "gods": [{"id": god, "colour": cards.colours[index]} for index, god in enumerate(GOD_NAMES)],
        "actions": list(ACTION_NAMES),
        "cards": [card_contents(fate) for fate in cards.fates],
        "routes": [route_contents(route) for route in cards.routes],
        "hand": int(cards.hand),
        "oracle_most": int(cards.oracle_max),
        "god_limit": int(cards.god_limit),
        "wrath": int(cards.wrath[s.seats]),
        "goal": int(cards.years_to_end),
    }


def card_contents(fate: Fate) -> FateCard:
    return {"id": fate.id, "gods": list(fate.gods), "value": fate.value, "copies": fate.copies}


def route_contents(route: Route) -> RouteCard:
    return {
        "id": route.id,
        "colour": route.colour,
        "years": route.years,
        "actions": list(route.actions),
        "names": dict(route.names),
    }
