"""Whether to move or to draw, which way to go, and what to pay for it."""

from collections.abc import Iterator

from periplus.games.journey.helmsman.atlas import Route
from periplus.games.journey.helmsman.drawing import draw, draw_worth
from periplus.games.journey.helmsman.estimates import Estimates
from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import (
    BISCUIT_POINTS,
    BISCUITS,
    COLOURS,
    FLEXIBLE_CARD,
    HAND_KINDS,
    RAFT,
)
from periplus.games.journey.view import Move, bills, own_move

IMPATIENCE = 0.1  # points: how much less drawing is worth for each draw action since anybody moved
NO_WAY = -99.0


def turn(estimates: Estimates, legal: list[int]) -> int:
    """The clicks of a turn: what to do, then step by step, then the payment."""
    move = own_move(estimates.seen)
    if move is None:
        return act(estimates, legal)
    return pay(estimates, move, legal) if legal[0] >= v.PAY else step(estimates, move, legal)


def act(estimates: Estimates, legal: list[int]) -> int:
    """Move if that brings more than three cards are worth."""
    moves = [(best_way(estimates, code - v.MOVE)[0], code) for code in legal if code >= v.MOVE]
    waiting = draw_worth(estimates) - IMPATIENCE * estimates.seen["idle"]
    if not moves or max(moves)[0] < waiting:
        return draw(estimates, legal)
    return estimates.best(moves)


def step(estimates: Estimates, move: Move, legal: list[int]) -> int:
    """Along the best way that begins as the move did; taking over somebody's odd move, he just ends it."""
    begun = tuple(move["path"])
    _, way = best_way(estimates, move["piece"], begun)
    code = v.STOP if way == begun else v.STEP + way[len(begun)]
    return code if code in legal else legal[-1]


def best_way(estimates: Estimates, piece: int, begun: tuple[int, ...] = ()) -> tuple[float, tuple[int, ...]]:
    """The most valuable move of a piece among those that begin like this, and its value."""
    pieces, most = estimates.seen["pieces"], estimates.most_played(piece)
    points = most + BISCUIT_POINTS * estimates.hand[BISCUITS]
    best, way = NO_WAY, begun
    for route in estimates.atlas.routes(pieces[piece]):
        if route.steps > points or route.path[: len(begun)] != begun or route.stop in pieces:
            continue
        values = [
            value_after(estimates, route.stop, paid) for paid in payments(estimates, piece, most, route)
        ]
        value = max(values) + estimates.reward(route) if values else NO_WAY
        if value > best:
            best, way = value, route.path
    return best, way


def payments(estimates: Estimates, piece: int, most: int, route: Route) -> Iterator[list[int]]:
    """Ways to pay for a move: with more or fewer biscuits, with the pickaxe or without."""
    held_ropes, pickaxes, held_compasses, held_biscuits, _ = estimates.tools
    ropes, compasses = min(route.ropes, held_ropes), min(route.compasses, held_compasses)
    flexible = route.ropes - ropes + route.compasses - compasses
    if flexible > estimates.flexible:
        return
    for pickaxe in range(min(1, pickaxes, route.extra) + 1):
        points = route.steps if pickaxe else route.steps + route.extra
        for biscuits in range(min(held_biscuits, points // BISCUIT_POINTS) + 1):
            cards = max(1, points - BISCUIT_POINTS * biscuits)
            if cards <= most:
                yield bill(estimates, piece, cards, [ropes, pickaxe, compasses, biscuits, 0, flexible])


def bill(estimates: Estimates, piece: int, cards: int, tools: list[int]) -> list[int]:
    """A payment, in the order of BILL_NAMES; too few cards of the colour call for Mixed colours (J-69)."""
    colour = estimates.hand.index(max(estimates.hand[:COLOURS])) if piece == RAFT else piece
    if cards > estimates.hand[colour]:
        return [0] * COLOURS + tools + [1, cards]
    return [cards if kind == colour else 0 for kind in range(COLOURS)] + tools + [0, 0]


def value_after(estimates: Estimates, space: int, paid: list[int]) -> float:
    """What a discovery is still worth after the payment for the way there, less that payment."""
    return estimates.dig(space, paid[COLOURS:HAND_KINDS], paid[FLEXIBLE_CARD]) - estimates.price(paid)


def pay(estimates: Estimates, move: Move, legal: list[int]) -> int:
    """The cards that hurt least, and leave what the discovery there asks for."""
    offered = bills(estimates.seen, "pay")
    stop = move["path"][-1]
    return estimates.best([(value_after(estimates, stop, offered[code - v.PAY]), code) for code in legal])
