"""What a review reckons with: chances to win in the truth and as a seat knew it, and what a choice was worth.

All of it rests on one estimate, that of captains: play on to where a position can be judged, and judge it.
"""

from collections.abc import Iterable
from math import fsum, sqrt
from statistics import fmean
from typing import NamedTuple

from periplus.arena.review_steps import Course, Step
from periplus.arena.statistics import NORMAL_95
from periplus.bots.hint import Comparison
from periplus.bots.parts import evaluation_of, parts_of, reading_of
from periplus.bots.search.search import Search
from periplus.bots.searcher import Budget, Searcher
from periplus.kernel.chance import Chance
from periplus.kernel.game import DEALER, NOBODY, SPECTATOR, State
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.reasons import EVEN, Reason

SLIGHT = 0.02  # of a chance to win: what costs less is as good as the best
BEYOND = 2  # rounds that are played on, in games whose positions captains judge only after some more play


class Effort(NamedTuple):
    """How much is thought about each position. More of it makes the intervals narrower."""

    iterations: int = 500  # of each captain who is asked
    captains: int = 3  # who are asked at each choice
    guesses: int = 96  # in which choices are compared
    samples: int = 192  # of the play from the truth
    views: int = 48  # guesses of what each seat knew; 0 to leave out what they knew


class Estimate(NamedTuple):
    """A mean, and its standard error."""

    value: float
    error: float


class Opinion(NamedTuple):
    """The best choice that was found in place of the one made, by its first click that differs.

    `cost` is how much better it was for the seat, as far as the seat could know.
    """

    ply: int
    chosen: int
    better: int
    cost: Estimate
    reason: Reason

    @property
    def is_sure(self) -> bool:
        """Whether it was better, and not by a trifle."""
        return self.cost.value >= SLIGHT and self.cost.value > NORMAL_95 * self.cost.error


class Look(NamedTuple):
    """What was found about one step. Lists go by seat.

    `truth` and `known` are the chances after it; `effect` is what the choice did to everybody's, beside what
    captains would have chosen. Where there was nothing to choose, it did nothing.
    """

    truth: list[Estimate]
    known: list[Estimate]
    effect: list[Estimate]
    opinion: Opinion | None  # None if nothing better was found, or there was nothing to choose


Values = list[float]  # by seat


class Judge:
    """Looks at the steps of a game. What it finds at a step depends on nothing but the game and the step."""

    def __init__(self, course: Course, effort: Effort) -> None:
        self.course = course
        self.effort = effort
        self.game = course.voyage.game
        self.seats = len(course.voyage.seats)
        self.evaluation = evaluation_of(self.game.name, self.seats)
        self.reading = reading_of(self.game.name)
        self.beyond = BEYOND * self.seats * int(parts_of(self.game.name).manner.horizon)
        self.neutral = self.search(Knowledge(course.position(0), SPECTATOR), 0)

    def beginning(self) -> list[Estimate]:
        """The chances before the first decision."""
        return self.truth(0)

    def look(self, number: int) -> Look:
        step = self.course.steps[number]
        effect, opinion = [Estimate(0.0, 0.0)] * self.seats, None
        if not step.is_luck and not self.course.was_forced(step):
            effect, opinion = self.weigh(step)
        known = [self.known(seat, step.end) for seat in range(self.seats)] if self.effort.views else []
        return Look(self.truth(step.end), known, effect, opinion)

    # ---- chances ----

    def truth(self, ply: int) -> list[Estimate]:
        """Everybody's chances if all cards were open to whoever watches; the players still only guess."""
        position = self.course.position(ply)
        luck = ((ply + 1) * self.effort.samples + number for number in range(self.effort.samples))
        found = [self.played_on(self.neutral, position.clone(), seed) for seed in luck]
        return [estimate(values) for values in zip(*found, strict=True)]

    def known(self, seat: int, ply: int) -> Estimate:
        """A seat's own chance, as far as it could know."""
        search = self.search(self.course.knowledge(seat, ply), ply)
        worlds = [search.world(number) for number in range(self.effort.views)]
        return estimate(self.played_on(self.neutral, world, at)[seat] for at, world in enumerate(worlds))

    def search(self, knowledge: Knowledge, seed: int) -> Search:
        manner, codes = parts_of(self.game.name).manner, self.game.verbs.size
        return Search(knowledge, self.evaluation, self.reading, manner, Chance(seed), codes)

    def played_on(self, search: Search, world: State, seed: int) -> Values:
        """Everybody's chances once the position can be judged. The world is used up."""
        if int(world.seat) != NOBODY:
            search.luck = Chance(seed)
            for _ in range(self.beyond):
                search.make_choice(world)
            search.play_to_rest(world)
        self.evaluation.values(world, search.values)
        return [search.values[seat] for seat in range(self.seats)]

    # ---- choices ----

    def weigh(self, step: Step) -> tuple[list[Estimate], Opinion | None]:
        """What a choice did beside those of some captains who knew the same, in the same guesses with the
        same luck; and the best of theirs, if that is another one.

        The best is picked in one half of the guesses, and what it gains is counted in the other: picked and
        counted in the same ones, it would always seem to gain something.
        """
        knowledge, made = self.course.knowledge(step.seat, step.start), self.course.clicks(step)
        search = self.search(knowledge, step.start)
        worths: dict[tuple[int, ...], list[Values]] = {}
        clicks_of: dict[tuple[int, ...], list[int]] = {}
        asked = [made, *[self.captain(knowledge, step, at) for at in range(self.effort.captains)]]
        keys = []
        for clicks in asked:
            key = outcome_of(search.world(0), clicks).pack()
            keys.append(key)
            if key not in worths:
                clicks_of[key] = clicks
                worths[key] = [self.worth(search, clicks, at) for at in range(self.effort.guesses)]
        effect = effect_of(worths[keys[0]], [worths[key] for key in keys[1:]])
        half = self.effort.guesses // 2
        best = max(dict.fromkeys(keys), key=lambda key: fmean(of(step.seat, worths[key][:half])))
        if best == keys[0]:
            return effect, None
        gains = paired(of(step.seat, worths[best][half:]), of(step.seat, worths[keys[0]][half:]))
        return effect, self.opinion(step, made, clicks_of[best], estimate(gains))

    def captain(self, knowledge: Knowledge, step: Step, number: int) -> list[int]:
        seed = (step.start + 1) * 1_000_003 + number
        return Searcher(self.game, seed, Budget(self.effort.iterations)).decide(knowledge)

    def worth(self, search: Search, clicks: list[int], number: int) -> Values:
        """Everybody's chances after a choice, in one of the guesses."""
        return self.played_on(search, outcome_of(search.world(number), clicks), number)

    def opinion(self, step: Step, made: list[int], better: list[int], cost: Estimate) -> Opinion:
        """Why it would have been better is worked out only where it surely would have been."""
        differ = next(at for at, (one, other) in enumerate(zip(made, better, strict=False)) if one != other)
        found = Opinion(step.start + differ, made[differ], better[differ], cost, Reason(EVEN))
        if not found.is_sure:
            return found
        knowledge: Knowledge | None = self.course.knowledge(step.seat, step.start)
        for code in made[:differ]:
            knowledge = knowledge.after(code) if knowledge else None
        assert knowledge is not None  # a choice with more clicks is still in the making
        search = self.search(knowledge, step.start)
        return found._replace(reason=Comparison(self.game, search, found.better, found.chosen).reason())


def outcome_of(world: State, clicks: list[int]) -> State:
    """The world after a choice; the dealer's draws are still to come."""
    for code in clicks:
        if int(world.seat) in (DEALER, NOBODY):
            break
        world.apply(code)
    return world


def effect_of(made: list[Values], captains: list[list[Values]]) -> list[Estimate]:
    """What the choice did for each seat, beside the mean of what captains would have chosen.

    It is uncertain because guesses differ, and because captains do.
    """
    found = []
    for seat in range(len(made[0])):
        theirs = [of(seat, captain) for captain in captains]
        usual = [fmean(values) for values in zip(*theirs, strict=True)]
        gained = estimate(paired(of(seat, made), usual))
        apart = estimate([fmean(values) for values in theirs])
        found.append(Estimate(gained.value, sqrt(gained.error**2 + apart.error**2)))
    return found


def of(seat: int, values: Iterable[Values]) -> list[float]:
    return [value[seat] for value in values]


def paired(one: list[float], other: list[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]


def estimate(values: Iterable[float]) -> Estimate:
    """The mean of some values, and how far it may be off."""
    values = list(values)
    mean, number = fmean(values), len(values)
    if number < 2:
        return Estimate(mean, 0.0)
    return Estimate(mean, sqrt(fsum((value - mean) ** 2 for value in values) / (number - 1) / number))
