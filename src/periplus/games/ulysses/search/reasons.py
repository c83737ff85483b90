"""What a god has, counted, for the reasons that hints give."""

from typing import Final

from mypy_extensions import i64

from periplus.games.ulysses.rules.components import GOALS, votes
from periplus.games.ulysses.rules.factions import leader
from periplus.games.ulysses.rules.routes import routes_from
from periplus.games.ulysses.rules.state import NO_PLACE, Position
from periplus.games.ulysses.search.debate import place_of
from periplus.kernel.bits import ones
from periplus.kernel.cards import size
from periplus.kernel.game import State
from periplus.kernel.reasons import Clue

REASONS: Final = {
    "goals": "one_goal two_goals three_goals",
    "voyage": "voyage nearest last_goal",
    "votes": "votes",
    "cards": "hand wind temple_card plague_card",
    "temples": "temples",
    "active": "active waiting",
}


def holdings(state: State, seat: int) -> dict[str, float]:
    assert isinstance(state, Position)
    far = float(state.chart.size)
    ways = [far if routes < 0 else float(routes) for routes in routes_to_goals(state, seat).values()]
    return {
        "goals": float(ones(state.shown(seat))),
        "voyage": -min(ways, default=far),
        "votes": float(votes(state.hands[seat])),
        "cards": float(size(state.hands[seat])),
        "temples": float(state.temples[seat]),
        "active": float(seat == int(state.active)),
    }


def details(reason: str, before: State, after: State, seat: int) -> Clue | None:
    """The goal that was reached, or the one that has come nearest."""
    assert isinstance(before, Position)
    assert isinstance(after, Position)
    had, has = routes_to_goals(before, seat), routes_to_goals(after, seat)
    if reason == "goals":
        reached = [place for place in had if place not in has]
        return (("place", "place", reached[0]),) if len(reached) == 1 else None
    if reason != "voyage":
        return ()
    nearer = [place for place in has if place in had and 0 <= has[place] < had[place]]
    if not nearer or set(had) != set(has):
        return None
    place = min(nearer, key=lambda place: (has[place], -had[place]))
    return ("place", "place", place), ("routes", "number", has[place]), ("instead", "number", had[place])


def routes_to_goals(state: Position, seat: int) -> dict[int, int]:
    """By goal still to be reached, how far it is from the ship, or from where the debate takes it."""
    ship: i64 = state.ship
    if state.blue != NO_PLACE:
        ship = place_of(state, leader(state))
    away = routes_from(state, ship)
    shown = int(state.shown(seat))
    goals = [int(state.goals[seat * GOALS + slot]) for slot in range(GOALS) if not shown >> slot & 1]
    return {place: away[place] for place in goals if place >= 0}
