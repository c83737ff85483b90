"""What holds at every ply of Journey (V-1 … V-8)."""

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
from periplus.kernel.game import State


def journey(state: State) -> None:
    assert isinstance(state, Position)
    check_hand_cards(state)
    check_other_cards(state)
    check_water(state)
    check_pieces(state)


def check_hand_cards(s: Position) -> None:
    """V-1, V-4: explorer and equipment cards are in hands, decks, discards or the display."""
    display = sum(int(one(kind)) for kind in s.display if kind != GAP)
    zones = [int(hand) for hand in s.hands] + [int(s.deck), int(s.discards), display]
    assert total(zones, HAND_KINDS) == counts(whole_deck(s.board), HAND_KINDS)
    for seat in range(int(s.seats)):
        hand = int(s.hands[seat])
        known = counts(int(s.known[seat]), HAND_KINDS)
        assert all(held >= seen for held, seen in zip(counts(hand, HAND_KINDS), known, strict=True))
        if s.phase != OVERFLOW_PHASE:
            assert explorers(hand) <= MOST_EXPLORERS
            assert equipment(hand) <= MOST_EQUIPMENT


def check_other_cards(s: Position) -> None:
    """V-2: fossils, events and adventures."""
    fossils = [int(owned) for owned in s.fossils] + [int(one(kind)) for kind in s.under]
    fossils += [int(s.fossil_deck), int(s.lost_fossils), int(s.pool)]
    assert total(fossils, FOSSIL_KINDS) == s.board.fossil
    events = [int(kept) for kept in s.kept] + [int(s.event_deck), int(s.event_discards)]
    assert total(events, EVENT_KINDS) == s.board.event
    for kept in s.kept:
        assert not any(counts(int(kept), EVENT_KINDS)[LUCKY + 1 :])
    zones = [int(seen) for seen in s.sightings] + [int(s.adventure_deck), int(s.adventure_box)]
    if s.adventure >= 0:
        zones.append(1 << int(s.adventure))
    assert sum(zones) == (1 << len(s.board.adventures)) - 1


def check_water(s: Position) -> None:
    """V-3."""
    assert s.reserve + s.water_box + sum(int(tokens) for tokens in s.water) == s.board.water
    assert min(int(s.reserve), int(s.water_box), *[int(tokens) for tokens in s.water]) >= 0


def check_pieces(s: Position) -> None:
    """V-5: no two explorers share a space in the descent, and none stands on a canyon."""
    if s.stage != 1:
        return
    spaces = [int(s.pieces[piece]) for piece in range(COLOURS)]
    below = [space for space in spaces if s.board.terrain[space] != START]
    assert len(set(below)) == len(below)
    assert all(s.board.terrain[space] != CANYON for space in [*spaces, int(s.pieces[COLOURS])])


def total(zones: list[int], kinds: int) -> list[int]:
    """The cards of all zones together, kind by kind."""
    return [sum(kind) for kind in zip(*(counts(zone, kinds) for zone in zones), strict=True)]
