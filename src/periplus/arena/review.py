"""A finished game looked back on: the chances as they changed, what choices cost, and luck and skill apart.

A result is the sum of five parts: the chance at the start; what the dealer's draws did; what one's own
choices did; what those of the others did; and the rest, that is hidden cards, and what the estimates cannot
tell apart. Draws are counted as the change of the estimate over them, which is 0 on average, since before a
draw it is the mean over all futures that could be dealt. Choices are counted beside those that captains
would make who know the same, so that equal captains have 0 on average, however good or bad the estimate is.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from periplus.arena.review_judge import SLIGHT, Estimate, Look, Opinion
from periplus.arena.review_steps import Course, Step
from periplus.arena.statistics import NORMAL_95
from periplus.kernel.reasons import Reason

FORMAT = 1  # of the data; it rises when what is computed changes
DIGITS = 3  # of a chance: parts are rounded so that they still add up
TURNING_POINTS = 3

BEST, GOOD, SLIP, MISTAKE, BLUNDER, UNSURE = "best", "good", "slip", "mistake", "blunder", "unsure"
FORCED = "forced"
GRADES = [BEST, GOOD, SLIP, MISTAKE, BLUNDER, UNSURE]
COSTS = {BLUNDER: 0.12, MISTAKE: 0.05, SLIP: SLIGHT}


class Span(NamedTuple):
    """A number, and how far it may be off to either side, with a probability of 95 %."""

    value: float
    margin: float


class Point(NamedTuple):
    """The chances of each seat at a ply: as the truth was, and as the seat itself knew it."""

    ply: int
    truth: list[Span]
    known: list[Span]


class Choice(NamedTuple):
    """A seat's choice from one ply to another, and its grade.

    If another one was found to be better, `at` is the ply of the first click that differs, and `cost` what
    was given away.
    """

    start: int
    end: int
    seat: int
    grade: str
    at: int = -1
    chosen: int = -1
    better: int = -1
    cost: Span = Span(0.0, 0.0)
    reason: Reason = Reason("")

    @property
    def costs(self) -> bool:
        """Whether it surely cost something."""
        return self.grade in COSTS


class Turn(NamedTuple):
    """A step over which the true chances changed most."""

    start: int
    end: int
    seat: int
    before: list[float]
    after: list[float]


class Parts(NamedTuple):
    """What a seat's result is made of: the first five add up to it."""

    start: Span
    draws: Span
    own: Span
    others: Span
    rest: Span
    result: float

    @property
    def choices(self) -> float:
        """What all choices at the table did for this seat: its skill beside that of the others."""
        return self.own.value + self.others.value


class Review(NamedTuple):
    game: str
    plies: int
    points: list[Point]
    choices: list[Choice]
    turns: list[Turn]
    parts: list[Parts]


def review_of(course: Course, beginning: list[Estimate], looks: Sequence[Look]) -> Review:
    """Put together what was found about the steps."""
    seats = range(len(course.voyage.seats))
    first = Point(0, spans(beginning), spans(beginning))
    points = [
        first,
        *[
            Point(step.end, spans(look.truth), spans(look.known))
            for step, look in zip(course.steps, looks, strict=True)
        ],
    ]
    choices = [
        choice_of(course, step, look)
        for step, look in zip(course.steps, looks, strict=True)
        if not step.is_luck
    ]
    truths = [beginning, *[look.truth for look in looks]]
    return Review(
        course.voyage.game.name,
        course.voyage.ply,
        points,
        choices,
        turning_points(course.steps, truths),
        [parts_of_result(course, truths, looks, seat) for seat in seats],
    )


# ---- choices ----


def choice_of(course: Course, step: Step, look: Look) -> Choice:
    if course.was_forced(step):
        return Choice(*step, FORCED)
    opinion = look.opinion
    if opinion is None:
        return Choice(*step, BEST)
    return Choice(
        *step,
        grade_of(opinion),
        opinion.ply,
        opinion.chosen,
        opinion.better,
        span(opinion.cost),
        opinion.reason,
    )


def grade_of(opinion: Opinion) -> str:
    """By what a choice cost. None where that may be nothing, and may be more than a trifle."""
    cost = opinion.cost.value
    if opinion.is_sure:
        return next(grade for grade, least in COSTS.items() if cost >= least)
    return GOOD if cost + NORMAL_95 * opinion.cost.error < SLIGHT else UNSURE


def turning_points(steps: Sequence[Step], truths: Sequence[list[Estimate]]) -> list[Turn]:
    """Where the chances changed most, and surely; in the order of play."""
    found = []
    for step, before, after in zip(steps, truths, truths[1:], strict=False):
        moved = [abs(two.value - one.value) for one, two in zip(before, after, strict=True)]
        doubt = [
            NORMAL_95 * sqrt(one.error**2 + two.error**2) for one, two in zip(before, after, strict=True)
        ]
        if any(by > margin for by, margin in zip(moved, doubt, strict=True)):
            found.append((sum(moved), Turn(*step, values(before), values(after))))
    found.sort(key=lambda turn: (-turn[0], turn[1].start))
    return sorted(turn for _, turn in found[:TURNING_POINTS])


# ---- luck and skill ----


def parts_of_result(
    course: Course, truths: Sequence[list[Estimate]], looks: Sequence[Look], seat: int
) -> Parts:
    """Take a seat's result apart. The rest is what the other parts leave, so that they always add up."""
    draws: list[Estimate] = []
    own: list[Estimate] = []
    others: list[Estimate] = []
    for number, (step, look) in enumerate(zip(course.steps, looks, strict=True)):
        before, after = truths[number][seat], truths[number + 1][seat]
        if step.is_luck:
            draws.append(Estimate(after.value - before.value, sqrt(before.error**2 + after.error**2)))
        else:
            (own if step.seat == seat else others).append(look.effect[seat])
    measured = [span(truths[0][seat]), *[span(total(some)) for some in (draws, own, others)]]
    result = round(credit(course, seat), DIGITS)
    rest = round(result - sum(part.value for part in measured), DIGITS)
    margin = round(sqrt(sum(part.margin**2 for part in measured)), DIGITS)
    return Parts(measured[0], measured[1], measured[2], measured[3], Span(rest, margin), result)


def credit(course: Course, seat: int) -> float:
    """A seat's part of the win."""
    winners = course.voyage.state.result().winners()
    return 1 / len(winners) if seat in winners else 0.0


def total(estimates: Sequence[Estimate]) -> Estimate:
    """Their sum; they were made apart, so their errors are independent."""
    return Estimate(sum(one.value for one in estimates), sqrt(sum(one.error**2 for one in estimates)))


def span(estimate: Estimate) -> Span:
    return Span(round(estimate.value, DIGITS), round(NORMAL_95 * estimate.error, DIGITS))


def spans(estimates: Sequence[Estimate]) -> list[Span]:
    return [span(estimate) for estimate in estimates]


def values(estimates: Sequence[Estimate]) -> list[float]:
    return [round(estimate.value, DIGITS) for estimate in estimates]


# ---- as data ----


def as_data(review: Review) -> dict[str, Any]:
    """Plain JSON data; `from_data` reads it."""
    choices = [{**choice._asdict(), "reason": list(choice.reason)} for choice in review.choices]
    data = {**review._asdict(), "format": FORMAT, "choices": choices}
    data["points"] = [point._asdict() for point in review.points]
    data["turns"] = [turn._asdict() for turn in review.turns]
    data["parts"] = [parts._asdict() for parts in review.parts]
    return data


def from_data(data: dict[str, Any]) -> Review:
    return Review(
        data["game"],
        data["plies"],
        [
            Point(point["ply"], read_spans(point["truth"]), read_spans(point["known"]))
            for point in data["points"]
        ],
        [
            Choice(**{**choice, "cost": Span(*choice["cost"]), "reason": read_reason(choice["reason"])})
            for choice in data["choices"]
        ],
        [Turn(**turn) for turn in data["turns"]],
        [read_parts(parts) for parts in data["parts"]],
    )


def read_parts(data: dict[str, Any]) -> Parts:
    start, draws, own, others, rest = (Span(*data[name]) for name in Parts._fields[:-1])
    return Parts(start, draws, own, others, rest, data["result"])


def read_spans(pairs: list[list[float]]) -> list[Span]:
    return [Span(*pair) for pair in pairs]


def read_reason(data: list[Any]) -> Reason:
    name, clue, subject, other = data
    return Reason(name, tuple((variable, kind, number) for variable, kind, number in clue), subject, other)
