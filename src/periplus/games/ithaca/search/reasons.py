"""What a captain has, counted, for the reasons that hints give."""

from typing import Final

from periplus.games.ithaca.rules.components import GODS, length, worth
from periplus.games.ithaca.rules.state import NO_GOD, NO_ROUTE, Position
from periplus.games.ithaca.search.table import Table
from periplus.kernel.game import State

REASONS: Final = {
    "points": "points late_points lead late_lead",
    "suitors": "exposed late_exposed saved strength widest looming",
    "cargo": "cargo late_cargo exposed_cargo hurried_cargo",
    "room": "room",
    "route": "route_years short",
    "home": "years leader_years home home_lead home_wins ending ending_soon",
    "landing": "landing_now landing_soon",
    "loading": "loading_now loading_soon",
    "asking": "asking_now asking_soon",
    "oracle": "oracle_cards oracle",
    "gift": "gift_power gift_now gift_soon bidding",
    "hand": "hand fitting",
    "turn": "turn acting",
}


def holdings(state: State, seat: int) -> dict[str, float]:
    """What a turn may bring (landing, loading, asking, a gift) is not counted: the evaluation says that."""
    assert isinstance(state, Position)
    s = state
    years = int(s.cards.years[s.routes[seat]]) if s.routes[seat] != NO_ROUTE else 0
    return {
        "points": float(s.score(seat)),
        "suitors": -float(exposed(s, seat)),
        "cargo": float(worth(s.cargo[seat], s.cards.value)),
        "room": float(years - int(length(s.cargo[seat]))),
        "route": float(years),
        "home": float(s.years(seat)),
        "oracle": float(length(s.oracles[seat])),
        "hand": float(worth(s.hands[seat], s.cards.value)),
        "turn": float(seat == int(s.active)),
    }


def exposed(s: Position, seat: int) -> int:
    """The points that the Suitors would take from the seat if they came now."""
    if s.suitors == NO_GOD:
        return 0
    table = Table(s.seats)
    table.prepare(s)
    return 0 if int(table.hero) == seat else int(table.at_god[seat * GODS + int(s.suitors)])
