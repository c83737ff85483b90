"""Law 5: a guess agrees with all that a seat has seen, and what remains unknown is dealt fairly.

What a seat can know is worked out here from what it was told alone, apart from the rules' own bookkeeping.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, product
from math import comb
from typing import cast

import pytest

from periplus.games.ulysses.game import GAME
from periplus.games.ulysses.rules.chart import standard_chart
from periplus.games.ulysses.rules.components import COPIES, GOALS, KIND_NAMES
from periplus.games.ulysses.view import UlyssesView, seen
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.events import UNSEEN, Event, Log
from periplus.kernel.game import NOBODY, SPECTATOR, State
from periplus.kernel.playout import random_click
from periplus.testing.fairness import assert_fair, assert_uniform
from periplus.testing.tables import Options

pytestmark = pytest.mark.both

PLACES = standard_chart().ids
VOTES = ["challenge", "zeus"]
COLOURS = [place.colour for place in standard_chart().places]

Cards = Counter[str]
Slot = tuple[int, int]  # a seat, and which of its goals


class Truth:
    """A whole truth in the words of a scenario."""

    def __init__(self, state: State) -> None:
        told = state.describe()
        self.hands = [Cards(hand) for hand in cast(list[dict[str, int]], told["hands"])]
        self.deck = Cards(cast(dict[str, int], told["deck"]))
        goals = cast(list[list[str]], told["goals"])
        self.goals = [[PLACES.index(place) if place in PLACES else -1 for place in row] for row in goals]
        self.under = [PLACES.index(place) for place in cast(list[str], told["under"])]


def guesses(state: State, viewer: int, number: int) -> Iterator[Truth]:
    chance = Chance(viewer + 10)
    return (Truth(state.guess(viewer, chance)) for _ in range(number))


def play(seats: int, options: Options, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A random game: the facts of each decision, and the position it led to."""
    state, choices, chance = GAME.start(seats, options), Choices(), Chance(seed)
    while state.seat != NOBODY:
        log = Log(GAME.events)
        state.apply(random_click(state, choices, chance), log)
        yield state, log.events


def play_until(seats: int, options: Options, seed: int, holds: Callable[[UlyssesView], bool]) -> State:
    """The first position of a random game of which this holds, as a spectator sees it."""
    return next(state for state, _ in play(seats, options, seed) if holds(seen(state.view(SPECTATOR))))


def told_of(events: list[Event], name: str) -> bool:
    return any(GAME.events[event.kind].name == name for event in events)


# Action cards


def unseen_cards(s: UlyssesView) -> Cards:
    """The cards that are neither in the viewer's hand nor open on the table."""
    open_cards = [s["hand"] or [], s["discards"] or [], *s["debate"]["cards"]]
    unseen = Cards(dict(zip(KIND_NAMES, COPIES, strict=True)))
    for cards in open_cards:
        unseen -= Cards(dict(zip(KIND_NAMES, cards, strict=False)))
    return unseen


def shares_of_a_hand(pool: Cards, kind: str, size: int) -> dict[int, float]:
    """How likely a hand of this size, dealt from the pool, has so many cards of a kind (hypergeometric)."""
    wanted, others = pool[kind], pool.total() - pool[kind]
    ways = {number: comb(wanted, number) * comb(others, size - number) for number in range(size + 1)}
    return {number: way / comb(pool.total(), size) for number, way in ways.items() if way}


@pytest.mark.parametrize("viewer", [0, 3, SPECTATOR])
def test_before_a_reshuffle_an_unseen_card_may_be_anywhere(viewer: int) -> None:
    state = play_until(4, {}, 3, lambda s: s["turn"] == 3 and s["stage"] == "ask")
    s = seen(state.view(viewer))
    assert s["discarded"] > 0
    others = [seat for seat in range(4) if seat != viewer]
    found: dict[tuple[int, str], Counter[int]] = {
        (seat, kind): Counter() for seat in others for kind in VOTES
    }
    for guess in guesses(state, viewer, 1500):
        for seat, kind in found:
            found[seat, kind][guess.hands[seat][kind]] += 1
    pool = unseen_cards(s)
    for (seat, kind), numbers in found.items():
        assert_fair(numbers, shares_of_a_hand(pool, kind, s["hands"][seat]))


def reshuffled(seats: int, options: Options, seed: int) -> Iterator[tuple[State, Truth, list[Event]]]:
    """After a reshuffle: the position at each ply, the truth at the last reshuffle, the facts since."""
    at_reshuffle: Truth | None = None
    since: list[Event] = []
    for state, events in islice(play(seats, options, seed), 4000):
        since = since + events
        if told_of(events, "reshuffled"):
            at_reshuffle, since = Truth(state), []
        if at_reshuffle is not None:
            yield state, at_reshuffle, since


@pytest.mark.parametrize("options", [{}, {"edition": "german", "reshuffle": "eager"}], ids=["lazy", "eager"])
def test_a_reshuffle_tells_what_is_in_the_deck_and_in_all_hands_together(options: Options) -> None:
    found = 0
    for state, truth, since in reshuffled(4, options, 1):
        if since:
            continue
        found += 1
        for viewer in (SPECTATOR, 0, 1, 2, 3):
            for guess in guesses(state, viewer, 20):
                assert guess.deck == truth.deck
                assert sum(guess.hands, Cards()) == sum(truth.hands, Cards())
                assert viewer < 0 or guess.hands[viewer] == truth.hands[viewer]
    assert found >= 2


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_right_after_a_reshuffle_hands_are_dealt_from_all_hands_together(viewer: int) -> None:
    state, truth, _ = next(reshuffled(4, {}, 1))
    own = truth.hands[viewer] if viewer >= 0 else Cards()
    pool = sum(truth.hands, Cards()) - own
    found: list[Counter[int]] = [Counter() for _ in range(4)]
    for guess in guesses(state, viewer, 1500):
        for seat in range(4):
            found[seat][guess.hands[seat]["challenge"]] += 1
    for seat in range(4):
        if seat != viewer:
            assert_fair(found[seat], shares_of_a_hand(pool, "challenge", truth.hands[seat].total()))


def drawn_by(seat: int, since: list[Event]) -> Cards:
    draws = [event for event in since if told_of([event], "drew") and event.values[0] == seat]
    return Cards(KIND_NAMES[event.values[1]] for event in draws)


def test_a_card_played_after_a_reshuffle_is_of_the_old_hand_or_newly_drawn() -> None:
    """As likely as each of the two had it; what is left in the hand is dealt from what is left of both."""
    viewer, seat = 0, 2
    for state, before, since in reshuffled(4, {}, 17):
        now, others = Truth(state), [1, 2, 3]
        played = {s: before.hands[s] + drawn_by(s, since) - now.hands[s] for s in others}
        if [played[s].total() for s in others] == [0, 1, 0] and drawn_by(seat, since).total() >= 5:
            break
    (kind,) = played[seat]
    old = sum((before.hands[s] for s in others), Cards())
    new = before.deck - drawn_by(viewer, since)
    held = [before.hands[seat].total(), drawn_by(seat, since).total()]
    shares: dict[int, float] = {}
    for from_old in (1, 0):
        pool, card = (old, new)[1 - from_old], Cards([kind])
        likelihood = held[1 - from_old] * pool[kind] / pool.total()
        kept_old = shares_of_a_hand(old - card if from_old else old, kind, held[0] - from_old)
        kept_new = shares_of_a_hand(new if from_old else new - card, kind, held[1] - 1 + from_old)
        for (a, share_a), (b, share_b) in product(kept_old.items(), kept_new.items()):
            shares[a + b] = shares.get(a + b, 0) + likelihood * share_a * share_b
    assert_fair(Counter(guess.hands[seat][kind] for guess in guesses(state, viewer, 3000)), shares)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_deck_after_a_reshuffle_has_no_card_that_was_elsewhere(seed: int) -> None:
    checked = 0
    for ply, (state, truth, since) in enumerate(reshuffled(3, {}, seed)):
        if ply % 23:
            continue
        for viewer in (SPECTATOR, 0, 1, 2):
            guess = next(guesses(state, viewer, 1))
            assert guess.deck <= truth.deck - drawn_by(viewer, since)
            assert guess.deck.total() == seen(state.view(viewer))["deck"]
            checked += 1
    assert checked > 50


# Goals


class Card:
    """A goal card as one viewer knows it: its place, or the places it cannot be."""

    def __init__(self, colour: int, place: int) -> None:
        self.colour = colour
        self.place = place
        self.excluded: set[int] = set()

    def allows(self, place: int) -> bool:
        if self.place != UNSEEN:
            return place == self.place
        return COLOURS[place] == self.colour and place not in self.excluded


class Notebook:
    """What a viewer writes down of the goals: those in front of the seats, and those put under the piles."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.cards: dict[Slot, Card] = {}
        self.shown: set[Slot] = set()
        self.under: list[Card] = []
        self.fresh = Counter(colour for colour in COLOURS if colour >= 0)  # cards nobody has taken yet

    def note(self, state: State, events: list[Event]) -> None:
        """Facts as the viewer is told them; which card of several is meant can be seen on the table."""
        for event in events:
            kind = GAME.events[event.kind]
            names = [name for name, _ in kind.args]
            fact = dict(zip(names, event.seen_by(self.viewer, GAME.events).values, strict=True))
            if kind.name in ("dealt_goal", "took_goal"):
                slot = next(slot for slot in range(GOALS) if (fact["seat"], slot) not in self.cards)
                self.cards[fact["seat"], slot] = self.draw(fact["colour"], fact["place"])
            elif kind.name == "gave_goal":
                slot = self.slot_of(state, fact["seat"], -1)
                self.shown.discard((fact["seat"], slot))
                self.under.append(self.cards.pop((fact["seat"], slot)))
            elif kind.name == "reached":
                slot = self.slot_of(state, fact["seat"], fact["place"])
                self.cards[fact["seat"], slot].place = fact["place"]
                self.shown.add((fact["seat"], slot))
        if told_of(events, "sailed"):
            self.exclude(seen(state.view(self.viewer))["ship"])

    def slot_of(self, state: State, seat: int, place: int) -> int:
        """The slot that shows this place to all, or is empty."""
        goals = seen(state.view(SPECTATOR))["goals"][seat]
        return next(
            slot
            for slot, goal in enumerate(goals)
            if goal["place"] == place and (goal["shown"] or goal["colour"] < 0)
        )

    def draw(self, colour: int, place: int) -> Card:
        """The top card of a pile: a fresh one while there is one, then those put under it, in order."""
        if self.fresh[colour] > 0:
            self.fresh[colour] -= 1
            return Card(colour, place)
        card = next(card for card in self.under if card.colour == colour)
        self.under.remove(card)
        assert place == UNSEEN or card.allows(place)
        card.place = place if place != UNSEEN else card.place
        return card

    def exclude(self, place: int) -> None:
        """Who has the goal of the place reached shows it: a card that stays hidden is another."""
        for slot, card in self.cards.items():
            if slot not in self.shown:
                card.excluded.add(place)

    def hidden(self, colour: int) -> list[Card]:
        """The cards of a colour that the viewer does not know, in front of seats and under the pile."""
        cards = [*(self.cards[slot] for slot in sorted(self.cards)), *self.under]
        return [card for card in cards if card.colour == colour and card.place == UNSEEN]

    def in_guess(self, guess: Truth) -> dict[int, int]:
        """Where a guess puts each of the cards, by the identity of the card."""
        places = {id(card): guess.goals[seat][slot] for (seat, slot), card in self.cards.items()}
        return places | {id(card): place for card, place in zip(self.under, guess.under, strict=True)}

    def deals(self, colour: int) -> list[tuple[int, ...]]:
        """All that the hidden cards of a colour can be, together."""
        known = {card.place for card in [*self.cards.values(), *self.under]}
        free = [place for place in range(len(PLACES)) if place not in known]
        deals: list[tuple[int, ...]] = [()]
        for card in self.hidden(colour):
            deals = [
                (*deal, place) for deal in deals for place in free if place not in deal and card.allows(place)
            ]
        return deals


TABLES: list[tuple[int, Options]] = [
    (5, {}),
    (3, {"edition": "german"}),
    (4, {"exchange_limit": "none", "exchange_shown": "yes"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=["revised", "german", "many exchanges"])
def test_a_guess_leaves_goals_where_they_are_known_and_never_where_they_cannot_be(
    seats: int, options: Options
) -> None:
    """What was returned is where its owner put it; a place reached was no goal that stayed hidden then."""
    notebooks = [Notebook(viewer) for viewer in (SPECTATOR, *range(seats))]
    returned = excluded = 0
    for ply, (state, events) in enumerate(play(seats, options, 4)):
        for notebook in notebooks:
            notebook.note(state, events)
        if ply < 60 or ply % 29:
            continue
        for notebook in notebooks:
            guess = next(guesses(state, notebook.viewer, 1))
            places = notebook.in_guess(guess)
            for card in [*notebook.cards.values(), *notebook.under]:
                assert card.allows(places[id(card)])
                excluded += bool(card.excluded) and card.place == UNSEEN
            returned += sum(card.place != UNSEEN for card in notebook.under)
    assert returned > 20
    assert excluded > 100


def test_a_hidden_goal_is_any_place_of_its_colour_that_it_can_be() -> None:
    state = play_until(3, {}, 20, lambda s: s["turn"] == 10)
    s = seen(state.view(0))
    assert not s["under"]
    found: dict[Slot, Counter[int]] = {(seat, slot): Counter() for seat in (1, 2) for slot in range(GOALS)}
    for guess in guesses(state, 0, 1200):
        for seat, slot in found:
            found[seat, slot][guess.goals[seat][slot]] += 1
    visible = {goal["place"] for goals in s["goals"] for goal in goals}
    narrowed = 0
    for (seat, slot), places in found.items():
        goal = s["goals"][seat][slot]
        if goal["shown"]:
            assert list(places) == [goal["place"]]
            continue
        candidates = [
            place
            for place, colour in enumerate(COLOURS)
            if colour == goal["colour"] and place not in visible and place not in goal["excluded"]
        ]
        narrowed += len(candidates) < 8
        assert_uniform(places, candidates)
    assert narrowed > 1


def test_hidden_goals_with_different_histories_are_dealt_fairly_together() -> None:
    """Two gods' goals of a colour, one of them exchanged since: other places are excluded for each card."""
    notebook = Notebook(0)
    for state, events in play(3, {"edition": "german"}, 8):
        notebook.note(state, events)
        uneven = [colour for colour in range(4) if histories(notebook, colour) > 1]
        if uneven and len(notebook.deals(uneven[0])) < 120:
            break
    deals, hidden = notebook.deals(uneven[0]), notebook.hidden(uneven[0])
    assert len(deals) > 20
    found: Counter[tuple[int, ...]] = Counter()
    for guess in guesses(state, 0, 30 * len(deals)):
        places = notebook.in_guess(guess)
        found[tuple(places[id(card)] for card in hidden)] += 1
    assert_uniform(found, deals)


def histories(notebook: Notebook, colour: int) -> int:
    """How many different sets of places are excluded for the hidden cards of a colour, if several are."""
    own = {place for place, of_place in enumerate(COLOURS) if of_place == colour}
    return len({frozenset(card.excluded & own) for card in notebook.hidden(colour)})
