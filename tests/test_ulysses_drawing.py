"""Laws of Ulysses: how fair the dealer is, whose turn it is, and who draws how many cards."""

from collections.abc import Iterator
from itertools import islice

import pytest

from periplus.games.ulysses.rules.components import COPIES, KIND_NAMES, counts
from periplus.games.ulysses.rules.state import Position
from periplus.games.ulysses.view import stage
from periplus.kernel.game import DEALER
from periplus.testing.covering import covers
from tests.ulysses_voyages import clicks, own_goals, voyages

pytestmark = pytest.mark.both


def offers(s: Position) -> dict[str, int]:
    """What the dealer may draw, and how likely each is."""
    return dict(zip(clicks(s), s.weights(), strict=True))


@covers("ulysses", "U-10", "F-23")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_god_is_as_likely_to_begin(seats: int) -> None:
    lots = [step.before for _, _, steps in voyages() for step in islice(steps, 40) if step.verb == "lot"]
    (lot, *_) = [lot for lot in lots if lot.seats == seats]
    assert offers(lot) == {f"lot {seat}": 1 for seat in range(seats)}


@covers("ulysses", "U-5", "U-42")
def test_every_goal_of_a_pile_is_as_likely_to_be_drawn() -> None:
    """Once the whole pile is drawn, the returned ones come up, in their order."""
    drawn = 0
    for seats, _, steps in voyages():
        for step in steps:
            if step.seat == DEALER and step.verb == "goal":
                s, offered = step.before, offers(step.before)
                assert set(offered.values()) == {1}
                (colour,) = {s.chart.places[s.chart.index(text[5:])].colour for text in offered}
                held = {place for seat in range(seats) for place in own_goals(s, seat)}
                held |= {int(s.under[at]) for at in range(len(s.under))}
                pile = [p.id for i, p in enumerate(s.chart.places) if p.colour == colour and i not in held]
                if pile:
                    assert list(offered) == [f"goal {place}" for place in pile]
                    drawn += 1
    assert drawn > 100


@covers("ulysses", "U-11", "U-12", "U-18")
def test_every_card_of_the_deck_is_as_likely_to_be_drawn() -> None:
    """The deck is all cards that lie nowhere else; a new one, when it is used up, has all the discards."""
    reshuffles = 0
    for seats, _, steps in voyages():
        for step in steps:
            reshuffles += len(step.told("reshuffled"))
            if step.seat == DEALER and step.verb == "deal":
                s = step.before
                zones = [s.hands[seat] for seat in range(seats)]
                zones += [s.discards, s.blue_cards, s.red_cards, s.black_cards]
                gone = [sum(kind) for kind in zip(*(counts(int(zone)) for zone in zones), strict=True)]
                left = [copies - used for copies, used in zip(COPIES, gone, strict=True)]
                pairs = zip(KIND_NAMES, left, strict=True)
                assert offers(s) == {f"deal {name}": number for name, number in pairs if number}
    assert reshuffles > 20


@covers("ulysses", "U-11")
def test_the_first_god_begins_with_five_cards_and_each_after_him_with_one_more() -> None:
    for seats, _, steps in voyages():
        drawn: list[int] = []
        for step in steps:
            drawn += [values[0] for values in step.told("drew")]
            if step.told("turn"):
                break
        first = int(step.after.first)
        assert drawn == [(first + place) % seats for place in range(seats) for _ in range(5 + place)]


@covers("ulysses", "U-2", "U-20", "U-85")
def test_the_next_god_clockwise_becomes_active_and_a_wind_makes_no_new_turn() -> None:
    for seats, _, steps in voyages():
        turns = 0
        for step in steps:
            for values in step.told("turn"):
                assert values == [(int(step.after.first) + turns) % seats, turns + 1]
                turns += 1
            if step.verb == "card" and stage(step.before) == "wind":
                assert step.after.active == step.before.active
        assert turns > 0


def drawings(edition: str) -> Iterator[tuple[list[int], list[int], Position]]:
    """Each drawing after the first hands: the gods who are to draw, those who did, and what it led to."""
    for seats, _, steps in voyages(edition):
        due: list[int] = []
        drawn: list[int] = []
        turns = 0
        for step in steps:
            for name, values in step.facts:
                if name == "turn":
                    turns += 1
                    first = int(step.after.first) if edition == "german" else values[0]
                    order = [(first + place) % seats for place in range(seats)]
                    due = [seat for seat in order for _ in range(int(step.after.temples[seat]))]
                elif name == "opened_pandora":
                    due = [values[0]] * 2
                elif name == "drew" and turns > 0:
                    drawn.append(values[0])
            if step.after.seat >= 0 and (due or drawn):
                yield due, drawn, step.after
                due, drawn = [], []


@covers("ulysses", "U-16", "U-17", "F-13", "R-29", "E-32")
@pytest.mark.parametrize("edition", ["revised", "german"])
def test_each_turn_brings_a_card_for_every_temple_in_order_and_else_only_pandora_two(edition: str) -> None:
    """The active god draws first, by the German rules the first player."""
    drawn_in_full = 0
    for due, drawn, _ in drawings(edition):
        assert drawn == due[: len(drawn)]
        drawn_in_full += drawn == due
    assert drawn_in_full > 100


@covers("ulysses", "R-3", "E-1")
def test_a_god_draws_less_than_his_share_only_when_no_card_is_left_at_all() -> None:
    short = 0
    for edition in ("revised", "german"):
        for due, drawn, after in drawings(edition):
            if len(drawn) < len(due):
                assert after.deck == after.discards == 0
                short += 1
    assert short > 0
