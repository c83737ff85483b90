"""What holds at every ply of Ulysses: cards, goals, pieces, each in one place."""

from periplus.games.ulysses.rules.components import (
    COLOURS,
    GOALS,
    PLAGUE_DISCS,
    TEMPLES,
    counts,
    votes,
    whole_deck,
)
from periplus.games.ulysses.rules.state import NO_PLACE, Position
from periplus.kernel.cards import size
from periplus.kernel.game import State


def ulysses(state: State) -> None:
    assert isinstance(state, Position)
    check_action_cards(state)
    check_goal_cards(state)
    check_pieces(state)


def check_action_cards(s: Position) -> None:
    """All 132 are in the hands, the deck, the discards or on the table."""
    zones = [int(hand) for hand in s.hands]
    zones += [int(s.deck), int(s.discards), int(s.blue_cards), int(s.red_cards), int(s.black_cards)]
    assert [sum(kind) for kind in zip(*map(counts, zones), strict=True)] == counts(whole_deck())
    for seat in range(int(s.seats)):
        drafted = zip(counts(int(s.hands[seat])), counts(int(s.payment + s.stake)), strict=True)
        assert seat != s.seat or all(used <= held for held, used in drafted)


def check_goal_cards(s: Position) -> None:
    """Each of the 36 is in front of a god, in its pile or under it; four a god unless one is being drawn."""
    owned = [int(place) for place in s.goals if place != NO_PLACE]
    beneath = [int(place) for place in s.under]
    piles = int(s.unknown)
    held = owned + beneath
    assert len(set(held)) == len(held)
    assert not any(piles >> place & 1 for place in held)
    whole = 0
    for colour in range(COLOURS):
        whole |= int(s.chart.goals[colour])
    assert piles | sum(1 << place for place in held) == whole
    if s.turn > 0:
        assert len(owned) >= GOALS * s.seats - 1
    for seat in range(int(s.seats)):
        for slot in range(GOALS):
            place = int(s.goals[seat * GOALS + slot])
            if place != NO_PLACE and not s.shown(seat) >> slot & 1:
                assert not s.not_here[seat * GOALS + slot] >> place & 1


def check_pieces(s: Position) -> None:
    """Temples, plague discs and the three discs of a debate; cards lie only at a side that is out."""
    if s.rules.temples_bound:
        assert sum(int(t) for t in s.temples) + s.supply == TEMPLES
    assert int(s.plagues).bit_count() <= PLAGUE_DISCS
    discs = [int(place) for place in (s.blue, s.red, s.black) if place != NO_PLACE]
    assert all(s.chart.neighbours[s.ship] >> place & 1 for place in discs)
    if s.rules.red_differs:
        assert len(set(discs)) == len(discs)
    assert s.red != NO_PLACE or s.red_cards + s.black_cards + s.blue_cards == 0
    assert votes(s.blue_cards) == size(s.blue_cards)
    assert votes(s.red_cards) == size(s.red_cards)
    assert votes(s.black_cards) == size(s.black_cards)
