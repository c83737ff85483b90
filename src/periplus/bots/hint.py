"""Advice for a person: the choices a search likes best, how likely each is to win, and why."""

from collections import Counter
from math import copysign, sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

from periplus.bots.parts import parts_of
from periplus.bots.search.search import Search
from periplus.bots.searcher import Budget, Searcher
from periplus.games import KITS
from periplus.kernel.game import NOBODY, Game, State
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.reasons import EVEN, KEEPS, ONLY, RIVALS, WIN, Clue, Reason

BUDGET = Budget(4000, 1.0)
CHOICES = 3  # that are worth a mention
GUESSES = 32  # in which they are compared for a reason,
SAMPLES = 48  # and for how far their chances can be trusted
TRIED = 0.02  # of all iterations: what was looked into less is not mentioned
MOSTLY = 0.75  # of the guesses
REASON = 0.02  # in the evaluation's units: what makes less of a difference is no reason
ERRORS = 2.0  # standard errors: chances that differ by less are alike


class Bar(NamedTuple):
    """What a reason has to reach: so much difference, in so many of the guesses."""

    difference: float
    share: float


HOLDS = Bar(0.0, MOSTLY)
SAID = Bar(REASON, 0.9)  # what just holds in these guesses may not hold in others

Merits = dict[str, float]  # by reason, how much speaks for a seat


class Hint(NamedTuple):
    """A click, the chance to win with it, and why. `alike`: it may be as good as the best one, or the best
    no better than another: the search cannot tell."""

    code: int
    chance: float
    reason: Reason
    alike: bool = False

    @property
    def percent(self) -> int:
        """The chance for people, who take 0 and 100 for certain."""
        if 0 < self.chance < 1:
            return min(max(round(100 * self.chance), 1), 99)
        return round(100 * self.chance)


class Outcome(NamedTuple):
    """A position in one guess: it, what speaks for the seat, and what for each of the others.

    Once the game is over, nothing does.
    """

    world: State
    merits: Merits
    rivals: dict[int, float]

    @property
    def over(self) -> bool:
        return int(self.world.seat) == NOBODY


class Difference(NamedTuple):
    """How much more surely speaks for each seat in one position than in another, over all guesses."""

    merits: Merits
    rivals: dict[int, float]


def has_hints(game: Game) -> bool:
    """Whether there is advice in this game: somebody must have told the search how to judge it."""
    return KITS[game.name].facet("search") is not None


def hints(
    game: Game, knowledge: Knowledge, seed: int, budget: Budget = BUDGET, by_clock: bool = False
) -> list[Hint]:
    """The best clicks first. Only what the seat knows is used; a forced click needs no thought."""
    legal = knowledge.legal()
    searcher = Searcher(game, seed, budget, by_clock)
    search = searcher.search(knowledge)
    if len(legal) == 1:
        return [Hint(legal[0], search.win_chance(), Reason(ONLY))]
    searcher.think(search, perf_counter() + budget.seconds)
    enough = TRIED * float(search.root.visits)
    tried = [click for click in search.clicks_tried() if click[1] >= enough][:CHOICES]
    tried.sort(key=lambda click: -click[2])
    rest = [code for code in legal if code not in [click[0] for click in tried]]
    return [
        Hint(code, chance, Comparison(game, search, code, rival_of(code, tried, rest)).reason(), is_alike)
        for (code, _, chance), is_alike in zip(tried, alike(search, tried), strict=True)
    ]


def equals(found: list[Hint]) -> int:
    """How many of the first are about equal, as far as the search can tell; 0 if the best stands out."""
    return next((at for at, hint in enumerate(found) if not hint.alike), len(found))


def rival_of(code: int, tried: list[tuple[int, int, float]], rest: list[int]) -> int:
    """What a choice is compared with: the best one, and the best one itself with the next."""
    others = [other for other, _, _ in tried if other != code]
    return others[0] if others else rest[0]


def alike(search: Search, tried: list[tuple[int, int, float]]) -> list[bool]:
    """Of each choice, whether it differs from the best by no more than the search may err.

    Clicks of the root are compared in the same guesses with the same luck, so it is the spread of their
    difference that counts; and what is told of the best one is whether it has an equal.
    """
    values = {code: [search.value_after(code, number) for number in range(SAMPLES)] for code, _, _ in tried}
    best, visits, chance = tried[0]
    found = []
    for other, tries, other_chance in tried[1:]:
        spread = stdev([one - two for one, two in zip(values[best], values[other], strict=True)])
        found.append(chance - other_chance <= ERRORS * spread / sqrt(min(visits, tries)))
    return [any(found), *found]


# ---- why ----


class Comparison:
    """A choice beside the position before it and beside another choice, in the same guesses with the same
    luck: so what differs is what the choices do."""

    def __init__(self, game: Game, search: Search, code: int, other: int) -> None:
        self.seat = int(search.knowledge.seat)
        self.other = other
        self.parts = parts_of(game.name)
        self.before = [outcome(game, search, search.world(number)) for number in range(GUESSES)]
        self.after = [outcome(game, search, search.after(code, number)) for number in range(GUESSES)]
        self.instead = [outcome(game, search, search.after(other, number)) for number in range(GUESSES)]
        self.changed = difference(self.before, self.after)
        self.apart = difference(self.instead, self.after)
        self.lost = difference(self.before, self.instead)

    def reason(self) -> Reason:
        """What the choice itself changes for the better, where that is what sets it apart from the other."""
        if self.wins(1.0):
            return Reason(WIN)
        for reason in ranked(self.apart.merits):
            if clues := self.gains(reason, SAID):
                return Reason(reason, told(clues))
            if self.keeps(reason, SAID):
                return Reason(KEEPS, subject=reason, other=self.other)
        return self.harms() or Reason(EVEN)

    def wins(self, share: float = MOSTLY) -> bool:
        won = [one.over and self.seat in one.world.result().winners() for one in self.after]
        return fmean(won) >= share

    def gains(self, reason: str, bar: Bar = HOLDS) -> list[Clue]:
        """What there is more of after the choice than before it, if the other choice brings less of it."""
        if min(self.changed.merits[reason], self.apart.merits[reason]) <= bar.difference:
            return []
        apart = self.more(reason, self.instead, self.after, bar.share)
        return self.more(reason, self.before, self.after, bar.share) if apart else []

    def keeps(self, reason: str, bar: Bar = HOLDS) -> bool:
        """Whether the other choice costs something that this one does not."""
        costs = min(-self.lost.merits[reason], self.apart.merits[reason]) > bar.difference
        return costs and bool(self.more(reason, self.instead, self.before, bar.share))

    def harms(self) -> Reason | None:
        """The seat that the choice sets back most, if that is what it is good for."""
        changed, apart = self.changed.rivals, self.apart.rivals
        harmed = {seat: -worth for seat, worth in changed.items() if max(worth, apart[seat]) < -REASON}
        if not harmed:
            return None
        return Reason(RIVALS, (("name", "seat", max(harmed, key=lambda seat: harmed[seat])),))

    def more(self, reason: str, one: list[Outcome], other: list[Outcome], share: float) -> list[Clue]:
        """What the seat has more of in the other positions, guess by guess; nothing if that is in too few.

        What the game does not count rests on its merits alone.
        """
        clues = [self.clue(reason, mine.world, theirs.world) for mine, theirs in both(one, other)]
        more = [clue for clue in clues if clue is not None]
        return more if len(more) > share * len(clues) else []

    def clue(self, reason: str, one: State, other: State) -> Clue | None:
        """How much more there is in the other position, and of what; None if there is no more."""
        had, has = self.parts.holdings(one, self.seat), self.parts.holdings(other, self.seat)
        if reason not in had:
            return ()
        if has[reason] <= had[reason]:
            return None
        details = self.parts.details(reason, one, other, self.seat)
        return None if details is None else (("more", "number", round(has[reason] - had[reason])), *details)


def ranked(merits: Merits) -> list[str]:
    """The reasons that matter, the weightiest first."""
    weighty = [reason for reason in merits if merits[reason] > REASON]
    return sorted(weighty, key=lambda reason: -merits[reason])


def told(clues: list[Clue]) -> Clue:
    """What a sentence may speak of: what is the same in nearly all guesses."""
    common, times = Counter(clues).most_common(1)[0]
    return common if times >= MOSTLY * len(clues) else ()


def both(one: list[Outcome], other: list[Outcome]) -> list[tuple[Outcome, Outcome]]:
    """Two positions in each guess in which the game goes on in both."""
    pairs = zip(one, other, strict=True)
    return [(mine, theirs) for mine, theirs in pairs if not mine.over and not theirs.over]


def difference(one: list[Outcome], other: list[Outcome]) -> Difference:
    """How much more surely speaks for the seats in the other positions."""
    pairs = both(one, other)
    return Difference(
        {key: sure([two.merits[key] - first.merits[key] for first, two in pairs]) for key in one[0].merits},
        {key: sure([two.rivals[key] - first.rivals[key] for first, two in pairs]) for key in one[0].rivals},
    )


def sure(values: list[float]) -> float:
    """Their mean, less what it may err by: 0 if that may be all of it."""
    if len(values) < 2:
        return 0.0
    mean, doubt = fmean(values), ERRORS * stdev(values) / sqrt(len(values))
    return copysign(max(0.0, abs(mean) - doubt), mean)


def outcome(game: Game, search: Search, world: State) -> Outcome:
    """A position of one guess, and what the evaluation finds in it."""
    evaluation, own = search.evaluation, int(search.knowledge.seat)
    reasons = parts_of(game.name).reason_of
    merits = dict.fromkeys(reasons.values(), 0.0)
    rivals = {seat: 0.0 for seat in range(int(evaluation.seats)) if seat != own}
    if int(world.seat) == NOBODY:
        return Outcome(world, merits, rivals)
    for seat, measured in enumerate(evaluation.merits(world)):
        if seat != own:
            rivals[seat] = sum(measured)
            continue
        for term, merit in zip(evaluation.terms, measured, strict=True):
            merits[reasons[term]] += merit
    return Outcome(world, merits, rivals)
