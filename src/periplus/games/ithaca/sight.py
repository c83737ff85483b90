"""The view of Ithaca with the types of its fields, as games/ithaca/view.py fills them."""

from typing import TypedDict, cast

from periplus.kernel.game import View


class Gift(TypedDict):
    """A divine gift: of each seat how many cards it bid, 0 for a pass, -1 for those still to be asked."""

    god: int
    prize: int
    bids: list[int]
    asked: int


class Trimming(TypedDict):
    """Who has more cards than fit on the new route, and how many too many."""

    seat: int
    due: int


class Making(TypedDict):
    """The viewer's own choice in the making: a card that wants a god or an old card, or cards so far."""

    action: str
    card: int
    cards: list[int]
    gods: list[int]


class Ending(TypedDict):
    """How the game ended; there are no strengths if the Suitors never came."""

    reason: str
    suitors: int
    strengths: list[int] | None
    hero: int
    before: list[int]
    lost: list[int]
    after: list[int]
    winners: list[int]


class Sight(TypedDict):
    """What a seat or a spectator sees of a game of Ithaca. Cards are lists of kinds, -1 is none."""

    viewer: int
    seat: int
    stage: str
    first: int
    active: int
    turn: int
    round: int
    god_scores: list[int]
    piles: list[list[int]]
    favour: int
    suitors: int
    poseidon: list[int]
    anger: int
    wrath: int
    deck: int
    discards: list[int]
    route_deck: int
    route_discards: list[int]
    hands: list[int]
    hand: list[int] | None
    oracles: list[int]
    oracle: list[int] | None
    shown_oracles: list[list[int]] | None
    routes: list[int]
    cargo: list[list[int]]
    landed: list[list[int]]
    years: list[int]
    points: list[list[int]]
    scores: list[int]
    action: str
    gift: Gift | None
    bid: list[int] | None
    trimming: Trimming | None
    choice: Making | None
    result: Ending | None


def sight(view: View) -> Sight:
    return cast(Sight, view)
