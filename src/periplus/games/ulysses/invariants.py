"""What holds at every ply of Ulysses, each check named after it."""

from collections.abc import Callable

from periplus.games.ulysses.rules.components import (
    COLOURS,
    GOALS,
    PLAGUE_DISCS,
    TEMPLES,
    counts,
    votes,
    whole_deck,
)
from periplus.games.ulysses.rules.plagues import discs_out, plagued_places
from periplus.games.ulysses.rules.state import NO_PLACE, Position
from periplus.kernel.cards import size


def every_action_card_is_in_one_zone(s: Position) -> None:
    """All 132 are in the hands, the deck, the discards or on the table."""
    zones = [int(hand) for hand in s.hands]
    zones += [int(s.deck), int(s.discards), int(s.blue_cards), int(s.red_cards), int(s.black_cards)]
    assert [sum(kind) for kind in zip(*map(counts, zones), strict=True)] == counts(whole_deck())


def what_is_picked_is_in_the_hand(s: Position) -> None:
    if s.seat >= 0:
        picked = zip(counts(int(s.hands[s.seat])), counts(int(s.payment + s.stake)), strict=True)
        assert all(used <= held for held, used in picked)


def every_goal_is_in_one_zone(s: Position) -> None:
    """Each of the 36 is in front of a god, in its pile or under it."""
    held = goals_owned(s) + [int(place) for place in s.under]
    assert len(set(held)) == len(held)
    assert not any(s.unknown >> place & 1 for place in held)
    whole = 0
    for colour in range(COLOURS):
        whole |= int(s.chart.goals[colour])
    assert int(s.unknown) | sum(1 << place for place in held) == whole


def goals_owned(s: Position) -> list[int]:
    return [int(place) for place in s.goals if place != NO_PLACE]


def every_god_has_four_goals_unless_one_is_being_drawn(s: Position) -> None:
    if s.turn > 0:
        assert len(goals_owned(s)) >= GOALS * s.seats - 1


def no_goal_is_hidden_that_an_arrival_would_have_shown(s: Position) -> None:
    for seat in range(int(s.seats)):
        for slot in range(GOALS):
            place = int(s.goals[seat * GOALS + slot])
            if place != NO_PLACE and not s.shown(seat) >> slot & 1:
                assert not s.not_here[seat * GOALS + slot] >> place & 1


def no_temple_is_lost(s: Position) -> None:
    if s.rules.temples_bound:
        assert sum(int(t) for t in s.temples) + s.supply == TEMPLES


def there_are_no_more_plagues_than_discs(s: Position) -> None:
    assert discs_out(s) <= PLAGUE_DISCS
    heaped = len(plagued_places(s)) - int(s.plagues).bit_count()
    assert heaped == 0 or s.rules.plagues_heap
    assert heaped == discs_out(s) - int(s.plagues).bit_count()


def discs_lie_on_different_neighbours_of_the_ship(s: Position) -> None:
    discs = [int(place) for place in (s.blue, s.red, s.black) if place != NO_PLACE]
    assert all(s.chart.neighbours[s.ship] >> place & 1 for place in discs)
    if s.rules.red_differs:
        assert len(set(discs)) == len(discs)


def cards_lie_only_in_a_debate_and_all_of_them_count(s: Position) -> None:
    assert s.red != NO_PLACE or s.red_cards + s.black_cards + s.blue_cards == 0
    assert all(votes(cards) == size(cards) for cards in (s.blue_cards, s.red_cards, s.black_cards))


CHECKS: list[Callable[[Position], None]] = [
    every_action_card_is_in_one_zone,
    what_is_picked_is_in_the_hand,
    every_goal_is_in_one_zone,
    every_god_has_four_goals_unless_one_is_being_drawn,
    no_goal_is_hidden_that_an_arrival_would_have_shown,
    no_temple_is_lost,
    there_are_no_more_plagues_than_discs,
    discs_lie_on_different_neighbours_of_the_ship,
    cards_lie_only_in_a_debate_and_all_of_them_count,
]
