"""What the others are taken to say in a debate of Ulysses: as a helmsman does, by rules of thumb."""

from math import exp, inf
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.components import BLACK, COLOURS, GOALS, votes
from periplus.games.ulysses.rules.factions import larger, leader, minimum
from periplus.games.ulysses.rules.state import Position
from periplus.games.ulysses.search.debate import place_of
from periplus.games.ulysses.search.ways import Nearness, tour_worth
from periplus.kernel.bits import ones
from periplus.kernel.cards import size
from periplus.kernel.choices import Choices

# The helmsman's own measures (helmsman/measures.py), who reckons only a rival's last goal more closely.
FADE: Final = 0.7
LEAP: Final = 1.386  # the logarithm of 4: one more goal makes the chances four times as good
CARD: Final = 0.08  # what a card is worth, divided by how many there are
WORD: Final = 0.25  # likewise, a card that counts in a debate
OBJECTION: Final = 2.0  # cards that one takes
LAST_GOAL: Final = 0.15  # how likely a place is to be somebody's last goal, if it has its colour


class Habits:
    """Speaks for the seat to speak. It knows its own goals, but only the colours of others' hidden ones."""

    def __init__(self) -> None:
        self.choices: Choices = Choices()
        self.nearness: Nearness = Nearness(FADE)
        self.mean: vec[float] = vec[float]()  # how near the places of each colour are to each place
        self.left: vec[i64] = vec[i64]([0] * GOALS)

    def word(self, state: Position) -> i64:
        """The click for the place with the best hopes less what it costs, the leading one for nothing."""
        self.prepare(state)
        state.offer(self.choices)
        backed: i64 = v.BACK + leader(state)  # a side that leads already needs no more
        best: i64 = self.choices.codes[0]
        most: float = -inf
        at: i64
        for at in range(self.choices.count):
            code: i64 = self.choices.codes[at]
            if code < v.AGREE or code == backed:
                continue
            place: i64 = place_for(state, code)
            hope: float = self.hope(state, place) - price(state, code, place)
            if hope > most:
                most = hope
                best = code
        return best

    def hope(self, state: Position, ship: i64) -> float:
        """The chance to win with the ship there."""
        total: float = 0.0
        mine: float = 0.0
        lost: float = 0.0
        seat: i64
        for seat in range(state.seats):
            number: i64 = self.look_for(state, seat)
            own: bool = seat == state.seat
            if own and number == 1 and self.left[0] == ship:
                return 1.0
            progress: float = 0.0
            if own:
                progress = tour_worth(self.nearness.near, state.chart.size, self.left, ship, number)
            else:
                progress = self.drift(state, ship, number)
                if number == 1 and state.chart.colour[self.left[0]] == state.chart.colour[ship]:
                    lost += LAST_GOAL
            standing: float = exp(LEAP * (float(ones(state.shown(seat))) + progress))
            total += standing
            if own:
                mine = standing
        return (1.0 - lost) * mine / total

    def look_for(self, state: Position, seat: i64) -> i64:
        """Put a seat's hidden goals into `left`; how many there are."""
        shown: i64 = state.shown(seat)
        number: i64 = 0
        slot: i64
        for slot in range(GOALS):
            place: i64 = state.goals[seat * GOALS + slot]
            if place >= 0 and not shown >> slot & 1:
                self.left[number] = place
                number += 1
        return number

    def drift(self, state: Position, ship: i64, number: i64) -> float:
        """How near another's goals are on average, by their colours."""
        total: float = 0.0
        at: i64
        for at in range(number):
            total += self.mean[ship * COLOURS + state.chart.colour[self.left[at]]]
        return total

    def prepare(self, state: Position) -> None:
        """See to it that `nearness` and `mean` are those of this map with its plagues."""
        chart = state.chart
        if not self.nearness.look(chart, state.plagues):
            return
        near = self.nearness.near
        mean = vec[float]([0.0] * int(COLOURS * chart.size))
        number = vec[i64]([0] * COLOURS)
        ship: i64
        place: i64
        for place in range(chart.size):
            if chart.colour[place] >= 0:
                number[chart.colour[place]] += 1
        for ship in range(chart.size):
            for place in range(chart.size):
                colour: i64 = chart.colour[place]
                if colour >= 0:
                    mean[ship * COLOURS + colour] += near[ship * chart.size + place] / float(number[colour])
        self.mean = mean


def place_for(state: Position, code: i64) -> i64:
    """The place that a word is for."""
    if code == v.AGREE or code == v.PASS:
        return place_of(state, leader(state))
    if code >= v.PUT_BLACK:
        return code - v.PUT_BLACK
    if code >= v.BACK:
        return place_of(state, code - v.BACK)
    return code - v.PUT_RED


def price(state: Position, code: i64, place: i64) -> float:
    """What a word costs, in chances to win: cards for the debate, and for the cure of a plague."""
    if code == v.AGREE or code == v.PASS:
        return 0.0
    hand: i64 = state.hands[state.seat]
    cards: float = OBJECTION
    if code >= v.PUT_BLACK:
        cards = float(minimum(state, BLACK))
    elif code >= v.BACK:
        cards = float(minimum(state, code - v.BACK))
    cost: float = cards * WORD / float(larger(1, votes(hand)))
    if state.plagues >> place & 1:
        cost += CARD * float(state.temples[state.seat]) / float(larger(1, size(hand)))
    return cost
