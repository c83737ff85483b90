"""What holds at every ply of Journey, each check named after it."""

from collections.abc import Callable

from periplus.games.journey.rules.components import (
    COLOURS,
    EVENT_KINDS,
    FOSSIL_KINDS,
    HAND_KINDS,
    LUCKY,
    MOST_EQUIPMENT,
    MOST_EXPLORERS,
    equipment,
    explorers,
)
from periplus.games.journey.rules.state import GAP, OVERFLOW_PHASE, Position, whole_deck
from periplus.games.journey.rules.terrain import CANYON, START
from periplus.kernel.cards import counts, one


def every_explorer_and_equipment_card_is_in_one_zone(s: Position) -> None:
    """In a hand, the decks, the discards or the display."""
    display = sum(int(one(kind)) for kind in s.display if kind != GAP)
    zones = [int(hand) for hand in s.hands] + [int(s.deck), int(s.discards), display]
    assert total(zones, HAND_KINDS) == counts(whole_deck(s.board), HAND_KINDS)


def cards_known_to_be_in_a_hand_are_there(s: Position) -> None:
    for hand, known in zip(s.hands, s.known, strict=True):
        held, seen = counts(int(hand), HAND_KINDS), counts(int(known), HAND_KINDS)
        assert all(number >= least for number, least in zip(held, seen, strict=True))


def every_fossil_is_in_one_zone(s: Position) -> None:
    fossils = [int(owned) for owned in s.fossils] + [int(one(kind)) for kind in s.under]
    fossils += [int(s.fossil_deck), int(s.lost_fossils), int(s.pool)]
    assert total(fossils, FOSSIL_KINDS) == s.board.fossil


def every_event_is_in_one_zone(s: Position) -> None:
    """And only some can be kept."""
    events = [int(kept) for kept in s.kept] + [int(s.event_deck), int(s.event_discards)]
    assert total(events, EVENT_KINDS) == s.board.event
    for kept in s.kept:
        assert not any(counts(int(kept), EVENT_KINDS)[LUCKY + 1 :])


def every_adventure_is_in_one_zone(s: Position) -> None:
    zones = [int(seen) for seen in s.sightings] + [int(s.adventure_deck), int(s.adventure_box)]
    if s.adventure >= 0:
        zones.append(1 << int(s.adventure))
    assert sum(zones) == (1 << len(s.board.adventures)) - 1


def all_water_is_there(s: Position) -> None:
    assert s.reserve + s.water_box + sum(int(tokens) for tokens in s.water) == s.board.water
    assert min(int(s.reserve), int(s.water_box), *[int(tokens) for tokens in s.water]) >= 0


def no_hand_is_too_large_but_for_an_overflow(s: Position) -> None:
    if s.phase != OVERFLOW_PHASE:
        for hand in s.hands:
            assert explorers(hand) <= MOST_EXPLORERS
            assert equipment(hand) <= MOST_EQUIPMENT


def no_two_explorers_share_a_space_in_the_descent(s: Position) -> None:
    """Other than the start."""
    if s.stage == 1:
        spaces = [int(s.pieces[piece]) for piece in range(COLOURS)]
        below = [space for space in spaces if s.board.terrain[space] != START]
        assert len(set(below)) == len(below)


def nobody_stands_on_a_canyon(s: Position) -> None:
    if s.stage == 1:
        assert all(s.board.terrain[int(space)] != CANYON for space in s.pieces)


CHECKS: list[Callable[[Position], None]] = [
    every_explorer_and_equipment_card_is_in_one_zone,
    cards_known_to_be_in_a_hand_are_there,
    every_fossil_is_in_one_zone,
    every_event_is_in_one_zone,
    every_adventure_is_in_one_zone,
    all_water_is_there,
    no_hand_is_too_large_but_for_an_overflow,
    no_two_explorers_share_a_space_in_the_descent,
    nobody_stands_on_a_canyon,
]


def total(zones: list[int], kinds: int) -> list[int]:
    """The cards of all zones together, kind by kind."""
    return [sum(kind) for kind in zip(*(counts(zone, kinds) for zone in zones), strict=True)]
