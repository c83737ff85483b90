"""The view of Journey with the types of its fields, as games/journey/view.py fills them."""

from typing import TypedDict, cast

from periplus.kernel.game import View


class Move(TypedDict):
    """The viewer's own move in the making: where it went so far, and what that costs beside the steps."""

    piece: int
    path: list[int]
    extra: int
    ropes: int
    compasses: int
    bill: list[int]


class Gift(TypedDict):
    """Fossils that the viewer is about to give up or to put under the deck."""

    given: list[int]
    returns: int


class Sight(TypedDict):
    """What a seat or a spectator sees of a game of Journey; nobody, nowhere and a gap are -1."""

    viewer: int
    seat: int
    stage: str
    task: str
    first: int
    active: int
    turn: int
    asked: int
    pieces: list[int]
    lava: int
    display: list[int]
    decks: dict[str, int]
    discards: list[int]
    event_discards: list[int]
    lost_fossils: list[int]
    under: list[int]
    hands: list[list[int]]
    hand: list[int] | None
    known: list[list[int]]
    kept: list[int]
    events: list[int] | None
    fossils: list[list[int]]
    points: list[int]
    water: list[int]
    reserve: int
    water_box: int
    sightings: list[list[int]]
    bonuses: list[int]
    adventure: int
    adventure_box: list[int]
    space: int
    loss: int
    revealed: int
    events_due: int
    another: int
    idle: int
    due: int
    pool: list[int] | None
    keeping: int
    bills: dict[str, list[list[int]]] | None
    choice: Move | Gift | None


def sight(view: View) -> Sight:
    return cast(Sight, view)


def own_move(s: Sight) -> Move | None:
    """The move that the viewer is making."""
    choice = s["choice"]
    return cast(Move, choice) if choice is not None and "piece" in choice else None


def own_gift(s: Sight) -> list[int] | None:
    """The fossils that the viewer has chosen so far."""
    choice = s["choice"]
    return cast(Gift, choice)["given"] if choice is not None and "given" in choice else None


def bills(s: Sight, verb: str) -> list[list[int]]:
    """The payments that the viewer can make with a verb, in the order of their numbers."""
    offered = s["bills"]
    return offered.get(verb, []) if offered is not None else []
