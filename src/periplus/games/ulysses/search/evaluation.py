"""What makes a position of Ulysses promising: goals shown, a short way past the others, cards, temples."""

from math import sqrt
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.bots.search.evaluation import Evaluation
from periplus.games.ulysses.rules.components import GOALS, PLAGUE, TEMPLE, WIND, votes
from periplus.games.ulysses.rules.factions import leader
from periplus.games.ulysses.rules.state import (
    ASK_PHASE,
    DEBATE_PHASE,
    NO_PLACE,
    NOTHING,
    STRENGTHEN_PHASE,
    Position,
)
from periplus.games.ulysses.search.debate import follower, hold, place_of
from periplus.games.ulysses.search.habits import Habits
from periplus.games.ulysses.search.plans import Plans
from periplus.games.ulysses.search.ways import FAR, Nearness, tour_worth
from periplus.kernel.bits import ones
from periplus.kernel.cards import count, size
from periplus.kernel.chance import Chance
from periplus.kernel.game import State

FADE: Final = 0.85  # what a goal one route further away is still worth
SOON: Final = 0.5  # likewise, of the nearest goal
PLACE_BITS: Final = 8
NEVER: Final = -1


class UlyssesEvaluation(Evaluation):
    """Terms of a god. While a debate goes on, the leading side prevails if none of the others contests it."""

    terms: ClassVar[list[str]] = (
        "one_goal two_goals three_goals voyage nearest last_goal "
        "hand votes wind temple_card plague_card temples active waiting"
    ).split()

    def __init__(self, seats: int, weights: list[float]) -> None:
        super().__init__(seats, weights)
        self.nearness: Nearness = Nearness(FADE)
        self.plans: Plans = Plans()
        self.habits: Habits = Habits()
        self.near: vec[float] = vec[float]()
        self.size: i64 = 0
        self.ship: i64 = 0
        self.otherwise: vec[float] = vec[float]([0.0] * seats)
        self.left: vec[i64] = vec[i64]([0] * GOALS)
        # Of each seat, the goals left that it was last measured with, and what the voyage past the others is
        # worth from each of them: positions that are compared differ more often in where the ship is.
        self.bound_for: vec[i64] = vec[i64]([NEVER] * seats)
        self.onward: vec[float] = vec[float]([0.0] * (GOALS * seats))
        self.soon: vec[float] = vec[float]([SOON**away for away in range(FAR + 1)])

    def prepare(self, state: State) -> None:
        assert isinstance(state, Position)
        if self.nearness.look(state.chart, state.plagues):
            self.near = self.nearness.near
            self.size = state.chart.size
            seat: i64
            for seat in range(self.seats):
                self.bound_for[seat] = NEVER
        self.ship = state.ship
        if state.blue != NO_PLACE:
            self.ship = place_of(state, leader(state))

    def shares(self, state: State, out: vec[float]) -> None:
        super().shares(state, out)
        assert isinstance(state, Position)
        if state.red == NO_PLACE:
            return
        ahead: i64 = leader(state)
        held: float = hold(state, ahead)
        self.ship = place_of(state, follower(state, ahead))
        super().shares(state, self.otherwise)
        seat: i64
        for seat in range(self.seats):
            out[seat] = held * out[seat] + (1.0 - held) * self.otherwise[seat]

    def at_rest(self, state: State) -> bool:
        """Where a leg begins: so the active god's actions are judged together with where the ship sails."""
        assert isinstance(state, Position)
        return state.phase == STRENGTHEN_PHASE and state.last_action == NOTHING and state.action == NOTHING

    def plan(self, state: State, chance: Chance, out: vec[i64]) -> i64:
        """The clicks of an action, a proposal or a word in a debate; chance decides which."""
        assert isinstance(state, Position)
        self.prepare(state)
        self.plans.near = self.near
        return self.plans.plan(state, chance, out)

    def habit(self, state: State, chance: Chance, out: vec[i64]) -> i64:
        """What a helmsman would say in a debate."""
        assert isinstance(state, Position)
        if state.phase != ASK_PHASE and state.phase != DEBATE_PHASE:
            return 0
        return self.plans.write(state, self.habits.word(state), chance, out)

    def measure(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, Position)
        shown: i64 = state.shown(seat)
        reached: i64 = ones(shown)
        out[0] = 1.0 if reached == 1 else 0.0
        out[1] = 1.0 if reached == 2 else 0.0
        out[2] = 1.0 if reached == 3 else 0.0
        left, distance = self.left, state.chart.distance
        from_ship: i64 = self.ship * self.size
        number: i64 = 0
        goals: i64 = 0
        routes: i64 = FAR
        slot: i64
        for slot in range(GOALS):
            place: i64 = state.goals[seat * GOALS + slot]
            if shown >> slot & 1 or place < 0:
                continue
            left[number] = place
            number += 1
            goals = goals << PLACE_BITS | place + 1
            if distance[from_ship + place] < routes:
                routes = distance[from_ship + place]
        nearest: float = self.soon[routes]
        if self.bound_for[seat] != goals:
            self.bound_for[seat] = goals
            self.look_onward(seat * GOALS, number)
        out[3] = self.prospect(seat * GOALS, number)
        out[4] = nearest
        out[5] = nearest if reached == 3 else 0.0
        self.measure_cards(state, seat, out)

    def measure_cards(self, state: Position, seat: i64, out: vec[float]) -> None:
        hand: i64 = state.hands[seat]
        cards: i64 = size(hand)
        words: i64 = votes(hand)
        if words > 0 and state.red != NO_PLACE and state.sides >> 8 * seat & 255:
            words -= 1  # whoever is in a debate will probably have to play one more
            cards -= 1
        out[6] = sqrt(float(cards))
        out[7] = sqrt(float(words))
        out[8] = float(count(hand, WIND))
        out[9] = float(count(hand, TEMPLE))
        out[10] = float(count(hand, PLAGUE))
        out[11] = float(state.temples[seat])
        out[12] = 1.0 if seat == state.active else 0.0
        ahead: i64 = seat - state.active
        if ahead < 0:
            ahead += state.seats
        out[13] = float(ahead) / float(state.seats)

    def prospect(self, first: i64, number: i64) -> float:
        """The worth of sailing past the goals left, from the ship on."""
        near, left, onward = self.near, self.left, self.onward
        from_ship: i64 = self.ship * self.size
        best: float = 0.0
        at: i64
        for at in range(number):
            worth: float = near[from_ship + left[at]] * (1.0 + onward[first + at])
            if worth > best:
                best = worth
        return best

    def look_onward(self, first: i64, number: i64) -> None:
        """From each of the goals left, work out what sailing past the others is worth."""
        left = self.left
        last: i64 = number - 1
        at: i64
        for at in range(number):
            place: i64 = left[at]
            left[at] = left[last]
            self.onward[first + at] = tour_worth(self.near, self.size, left, place, last)
            left[at] = place
