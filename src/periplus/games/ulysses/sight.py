"""The view of Ulysses with the types of its fields, as games/ulysses/view.py fills them."""

from typing import TypedDict, cast

from periplus.kernel.game import View

# A goal card: its colour is seen by all, its place is -1 for those who may not know it, and
# `not` has the places that it is known not to be (no name for a field of a class, hence the call).
Goal = TypedDict("Goal", {"colour": int, "place": int, "shown": bool, "not": list[int]})


class Buried(TypedDict):
    """A goal card put under its pile; its place is -1 for those who may not know it."""

    colour: int
    place: int


class Sides(TypedDict):
    """The debate: blue, red and black side by side; a disc that is not out is at -1."""

    discs: list[int]
    cards: list[list[int]]
    totals: list[int]
    minimum: list[int] | None
    agreed: list[int]
    out: list[int]


class Making(TypedDict):
    """The viewer's own choice in the making."""

    action: str
    slot: int
    place: int
    cure: int
    faction: int
    due: int
    payment: list[int]
    stake: list[int]


class Sight(TypedDict):
    """What a seat or a spectator sees of a game of Ulysses."""

    viewer: int
    seat: int
    stage: str
    first: int
    active: int
    turn: int
    ship: int
    plagues: list[int]
    supply: int
    temples: list[int]
    deck: int
    discards: list[int] | None
    discard_top: int
    discarded: int
    hands: list[int]
    hand: list[int] | None
    goals: list[list[Goal]]
    piles: list[int]
    under: list[Buried]
    pandoras: int
    exchanges: int
    debate: Sides
    winner: int
    choice: Making | None


def sight(view: View) -> Sight:
    return cast(Sight, view)


def own_goals(s: Sight) -> list[Goal]:
    """The viewer's goals; none for a spectator."""
    return s["goals"][s["viewer"]] if s["viewer"] >= 0 else []
