"""What holds at every ply of Ithaca, each check named after it."""

from collections import Counter
from collections.abc import Callable

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
from periplus.kernel.game import DEALER


def every_fate_card_is_in_one_zone(s: Position) -> None:
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


def the_decks_are_as_large_as_they_say(s: Position) -> None:
    assert s.deck_size == sum(int(number) for number in s.deck)
    assert s.discards_size == sum(int(number) for number in s.discards)


def every_route_is_in_one_zone(s: Position) -> None:
    zones = [int(s.route_deck), int(s.route_discards), *[int(landed) for landed in s.landed]]
    zones += [1 << int(route) for route in s.routes if route != NO_ROUTE]
    assert sum(zones) == (1 << len(s.cards.routes)) - 1
    assert sum(zone.bit_count() for zone in zones) == len(s.cards.routes)


def no_god_is_above_the_limit_when_a_seat_decides(s: Position) -> None:
    if s.seat != DEALER:
        assert all(score(s, god) <= s.cards.god_limit for god in range(GODS))


def cards_lie_at_their_gods(s: Position) -> None:
    for god in range(GODS):
        assert all(s.cards.gods[kind] >> god & 1 for kind in kinds_of(int(s.piles[god])))


def a_prize_is_a_single_of_a_god_without_cards(s: Position) -> None:
    if s.prize != NO_CARD:
        assert s.phase == BID_PHASE
        assert score(s, s.god) == 0
        assert s.cards.gods[s.prize] == 1 << s.god


def the_favour_follows_from_the_piles(s: Position) -> None:
    scores = [int(score(s, god)) for god in range(GODS)]
    nobody = max(scores) == 0 and not s.rules.zeus_by_default
    assert favour(s) == (-1 if nobody else scores.index(max(scores)))


def the_suitors_are_at_one_of_the_four_gods_or_aside(s: Position) -> None:
    assert -1 <= s.suitors < GODS


def bids_lie_only_during_a_gift_and_only_of_its_god(s: Position) -> None:
    for seat in range(int(s.seats)):
        if s.bids[seat] != EMPTY:
            assert s.phase == BID_PHASE
            assert all(s.cards.gods[kind] >> s.god & 1 for kind in kinds_of(int(s.bids[seat])))


def what_is_picked_is_there_to_be_picked(s: Position) -> None:
    if s.picked != EMPTY:
        zone = s.cargo[s.seat] if s.phase == TRIM_PHASE else s.oracles[s.seat]
        assert not Counter(kinds_of(int(s.picked))) - Counter(kinds_of(int(zone)))


def nobody_has_a_turn_before_the_lot(s: Position) -> None:
    assert s.phase > LOT_PHASE or s.turn == 0


def oracles_have_room(s: Position) -> None:
    assert all(length(oracle) <= s.cards.oracle_max for oracle in s.oracles)


def cargo_fits_its_route_unless_it_is_just_being_trimmed(s: Position) -> None:
    for seat in range(int(s.seats)):
        trimming = seat == s.drawer and s.phase in (TRIM_PHASE, NEW_ROUTE_PHASE)
        if s.routes[seat] != NO_ROUTE and not trimming:
            assert length(s.cargo[seat]) <= s.cards.years[s.routes[seat]]


def hands_are_full_unless_there_was_nothing_to_draw(s: Position) -> None:
    """Cards discarded since then come with the next draw."""
    assert all(length(hand) <= s.cards.hand for hand in s.hands)
    if s.phase in (CHANGE_PHASE, INFLUENCE_PHASE, DEED_PHASE) and length(s.hands[s.active]) < s.cards.hand:
        assert s.deck_size == 0


def poseidon_is_calm_when_phase_2_begins(s: Position) -> None:
    if s.phase in (INFLUENCE_PHASE, DEED_PHASE):
        assert worth(s.poseidon, s.cards.value) <= s.cards.wrath[s.seats]


def nobody_has_travelled_long_enough_while_the_game_goes_on(s: Position) -> None:
    if s.phase != OVER_PHASE and not s.rules.final_round:
        assert all(s.years(seat) < s.cards.years_to_end for seat in range(int(s.seats)))


def everybody_has_a_route_unless_it_is_just_being_drawn(s: Position) -> None:
    if s.phase not in (NEW_ROUTE_PHASE, OVER_PHASE) and not s.rules.final_round:
        assert NO_ROUTE not in s.routes


def what_holds_in_turns_holds(s: Position) -> None:
    """Setting up, the table is yet to be made so."""
    if s.phase >= TURN_PHASE:
        for holds in IN_TURNS:
            holds(s)


CHECKS: list[Callable[[Position], None]] = [
    every_fate_card_is_in_one_zone,
    the_decks_are_as_large_as_they_say,
    every_route_is_in_one_zone,
    no_god_is_above_the_limit_when_a_seat_decides,
    cards_lie_at_their_gods,
    a_prize_is_a_single_of_a_god_without_cards,
    the_favour_follows_from_the_piles,
    the_suitors_are_at_one_of_the_four_gods_or_aside,
    bids_lie_only_during_a_gift_and_only_of_its_god,
    what_is_picked_is_there_to_be_picked,
    nobody_has_a_turn_before_the_lot,
    what_holds_in_turns_holds,
]
IN_TURNS: list[Callable[[Position], None]] = [
    oracles_have_room,
    cargo_fits_its_route_unless_it_is_just_being_trimmed,
    hands_are_full_unless_there_was_nothing_to_draw,
    poseidon_is_calm_when_phase_2_begins,
    nobody_has_travelled_long_enough_while_the_game_goes_on,
    everybody_has_a_route_unless_it_is_just_being_drawn,
]
