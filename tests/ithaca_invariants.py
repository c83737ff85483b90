"""What holds at every ply of Ithaca (V-1 … V-8 of its rules)."""

from periplus.games.ithaca.rules.components import EMPTY, GODS, kinds_of, length, worth
from periplus.games.ithaca.rules.favour import favour, score
from periplus.games.ithaca.rules.state import (
    BID_PHASE,
    CHANGE_PHASE,
    DEED_PHASE,
    INFLUENCE_PHASE,
    LOT_PHASE,
    NEW_ROUTE_PHASE,
    NO_CARD,
    NO_ROUTE,
    OVER_PHASE,
    TRIM_PHASE,
    TURN_PHASE,
    Position,
)
from periplus.kernel.game import DEALER, State


def ithaca(state: State) -> None:
    assert isinstance(state, Position)
    check_fate_cards(state)
    check_routes(state)
    check_gods(state)
    check_choice(state)
    if state.phase >= TURN_PHASE:
        check_players(state)


def check_fate_cards(s: Position) -> None:
    """V-1: each of the fate cards is in one zone, and the sizes of the decks are those of their cards."""
    kinds = int(s.cards.kinds)
    found = [int(s.deck[kind] + s.discards[kind]) for kind in range(kinds)]
    rows = [*s.hands, *s.oracles, *s.bids, *s.cargo, *s.piles, s.poseidon]
    for row in rows:
        cards = kinds_of(int(row))
        assert cards == sorted(cards)
        for kind in cards:
            found[kind] += 1
    for index, number in enumerate(s.points):
        found[index % kinds] += int(number)
    if s.prize != NO_CARD:
        found[s.prize] += 1
    assert found == [int(copies) for copies in s.cards.copies]
    assert s.deck_size == sum(int(number) for number in s.deck)
    assert s.discards_size == sum(int(number) for number in s.discards)


def check_routes(s: Position) -> None:
    """V-1 and V-8: each route is in one zone, and every player has one unless it is just being drawn."""
    zones = [int(s.route_deck), int(s.route_discards), *[int(landed) for landed in s.landed]]
    zones += [1 << int(route) for route in s.routes if route != NO_ROUTE]
    assert sum(zones) == (1 << len(s.cards.routes)) - 1
    assert sum(zone.bit_count() for zone in zones) == len(s.cards.routes)
    if s.phase >= TURN_PHASE and s.phase not in (NEW_ROUTE_PHASE, OVER_PHASE) and not s.rules.final_round:
        assert NO_ROUTE not in s.routes


def check_gods(s: Position) -> None:
    """V-2 and V-3: no god above 6 when a seat decides, cards lie at their gods, the favour follows."""
    for god in range(GODS):
        assert all(s.cards.gods[kind] >> god & 1 for kind in kinds_of(int(s.piles[god])))
        if s.seat != DEALER:
            assert score(s, god) <= s.cards.god_limit
    if s.prize != NO_CARD:
        assert s.phase == BID_PHASE
        assert score(s, s.god) == 0
        assert s.cards.gods[s.prize] == 1 << s.god
    scores = [int(score(s, god)) for god in range(GODS)]
    nobody = max(scores) == 0 and not s.rules.zeus_by_default
    assert favour(s) == (-1 if nobody else scores.index(max(scores)))
    assert -1 <= s.suitors < GODS


def check_players(s: Position) -> None:
    """V-4 to V-7."""
    for seat in range(int(s.seats)):
        assert length(s.oracles[seat]) <= s.cards.oracle_max
        assert length(s.hands[seat]) <= s.cards.hand
        trimming = seat == s.drawer and s.phase in (TRIM_PHASE, NEW_ROUTE_PHASE)
        if s.routes[seat] != NO_ROUTE and not trimming:
            assert length(s.cargo[seat]) <= s.cards.years[s.routes[seat]]
        if s.phase != OVER_PHASE and not s.rules.final_round:
            assert s.years(seat) < s.cards.years_to_end
    if s.phase in (CHANGE_PHASE, INFLUENCE_PHASE, DEED_PHASE) and length(s.hands[s.active]) < s.cards.hand:
        # Only a draw from nothing leaves a hand short; what is discarded since comes with the next draw.
        assert s.deck_size == 0
    if s.phase in (INFLUENCE_PHASE, DEED_PHASE):
        assert worth(s.poseidon, s.cards.value) <= s.cards.wrath[s.seats]


def check_choice(s: Position) -> None:
    """What is picked so far is there to be picked; bids lie only during a gift, and only of its god."""
    for seat in range(int(s.seats)):
        if s.bids[seat] != EMPTY:
            assert s.phase == BID_PHASE
            assert all(s.cards.gods[kind] >> s.god & 1 for kind in kinds_of(int(s.bids[seat])))
    if s.picked != EMPTY:
        zone = s.cargo[s.seat] if s.phase == TRIM_PHASE else s.oracles[s.seat]
        held = kinds_of(int(zone))
        assert all(
            kinds_of(int(s.picked)).count(kind) <= held.count(kind) for kind in kinds_of(int(s.picked))
        )
    assert s.phase > LOT_PHASE or s.turn == 0
