"""What goes over the wire of what is not a table: rules, scenarios, lessons, finished games."""

from typing import Literal

import msgspec

from periplus.server.wire import Choice, Data, Fact, Question, Seat, Section, Seen, Table, Target
from periplus.text.lessons import Part


class PuzzleFacts(msgspec.Struct, frozen=True):
    """A puzzle in a list. A theme is `verb-NAME` (what is to be clicked), `stage-` (how far the game is),
    `standing-` (who leads) or `seats-` (how many play)."""

    id: str
    themes: list[str]


class Puzzles(msgspec.Struct, frozen=True):
    """The puzzles of a game; `today` is the id of the one of this day."""

    puzzles: list[PuzzleFacts]
    today: str | None


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle to be solved: the position as its seat knew it, as a table that nobody keeps, and in words.

    The theme that would tell what to click comes with the solution.
    """

    id: str
    game: str
    themes: list[str]
    table: Table
    sections: list[Section]


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The first click of the best choice, all its clicks in words, and why it is best.

    With it the seat wins with this `chance`, which is by a `gap` more than with the next best, the `other`;
    `tempting` is what a helmsman clicks.
    """

    code: int
    line: list[str]
    why: str
    gap: "Span"
    chance: float
    other: str
    tempting: str
    themes: list[str]


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """Whether a click was the best one; the solution comes with the right one, or when it was asked for."""

    right: bool
    solution: PuzzleSolution | None


class Standing(msgspec.Struct, frozen=True):
    """The points of each seat from a ply on."""

    ply: int
    points: list[int]


class History(msgspec.Struct, frozen=True):
    """A finished game as one viewer saw it, and the points of each seat as they grew.

    `lines` is how many lines there are, of which `log` has some, beginning at the number `log_from`. The
    `standing` comes with the first of them.
    """

    plies: int
    lines: int
    log_from: int
    log: list[Fact]
    standing: list[Standing]


class Moment(msgspec.Struct, frozen=True):
    """A position of a finished game; `open` has every seat's view, if all cards were asked for."""

    ply: int
    view: Seen
    open: list[Seen] | None
    question: Question


class Span(msgspec.Struct, frozen=True):
    """A number, and how far it may be off to either side, with a probability of 95 %."""

    value: float
    margin: float


class Chances(msgspec.Struct, frozen=True):
    """Each seat's chance to win at a ply, as things really stood and as the seat could know; with margins."""

    ply: int
    truth: list[float]
    known: list[float]
    truth_margins: list[float]
    known_margins: list[float]


class ReviewedChoice(msgspec.Struct, frozen=True):
    """A choice from one ply to another, in words, and its grade. If it surely cost something: how much, what
    was clicked, what would have been better, and why."""

    start: int
    end: int
    seat: int
    grade: str
    text: str
    cost: Span | None
    chosen: str
    better: str
    why: str


class TurningPoint(msgspec.Struct, frozen=True):
    """A choice, or draws (seat -1), over which the true chances of the seats changed most."""

    start: int
    end: int
    seat: int
    text: str
    before: list[float]
    after: list[float]


class ResultParts(msgspec.Struct, frozen=True):
    """What a seat's part of the win is made of: the five spans add up to the result."""

    start: Span
    draws: Span
    own: Span
    others: Span
    rest: Span
    result: float


class Review(msgspec.Struct, frozen=True):
    """A finished game looked back on; `parts` go by seat."""

    plies: int
    points: list[Chances]
    choices: list[ReviewedChoice]
    turns: list[TurningPoint]
    parts: list[ResultParts]


class ReviewProgress(msgspec.Struct, frozen=True):
    """A review that is not there yet: it waits for others, or so many steps of all are done."""

    status: Literal["waiting", "computing"]
    done: int
    steps: int


class ScenarioFacts(msgspec.Struct, frozen=True):
    """A scenario in the list of a game: the rule ids it shows."""

    name: str
    title: str
    rules: list[str]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules page of a game, the scenarios that go with it, and an English sentence on each rule id."""

    markdown: str
    scenarios: list[ScenarioFacts]
    statements: dict[str, str]


class Step(msgspec.Struct, frozen=True):
    """A position of a scenario, what happened just before it, and what its seat may do."""

    seat: int
    question: Question
    view: Seen
    facts: list[Fact]
    choices: list[Choice]


class Scenario(msgspec.Struct, frozen=True):
    """A scenario played from its first position to its last."""

    title: str
    rules: list[str]
    contents: Data
    seats: list[Seat]
    steps: list[Step]


class LessonFacts(msgspec.Struct, frozen=True):
    """A lesson in the list of a game: how long it takes, and how many steps it has."""

    name: str
    title: str
    minutes: int
    steps: int


class Tip(msgspec.Struct, frozen=True):
    """What the coach says when a verb is first offered; in one stage of the game, unless that is empty."""

    name: str
    verb: str
    stage: str
    text: str


class Coach(msgspec.Struct, frozen=True):
    """Tips for a first real game. After this many turns the coach lets go, with a last word."""

    turns: int
    tips: list[Tip]
    farewell: str


class Lessons(msgspec.Struct, frozen=True):
    """How a game can be learnt: its lessons in order, and the coach of the first real game, if it has one."""

    lessons: list[LessonFacts]
    coach: Coach | None


class Happening(msgspec.Struct, frozen=True):
    """A position on the way to the present one, and what led to it."""

    view: Seen
    question: Question
    facts: list[Fact]


class LessonStep(msgspec.Struct, frozen=True):
    """Where a lesson stands after what was `done`: the one thing to do, and why, or nothing at the end.

    `before` is `done` without the last whole choice. `wanted` are the choices that will do, each as the codes
    of its clicks; a step without any is only read. `look` is the part of the table that it speaks of.
    `mistake` answers another legal choice with what the rules say of it, and `happened` is what led here from
    the last thing done. The `table` is like any other, but nobody keeps it: it has no id. `targets` are what
    ways lead to there, and `sections` is its position in words.
    """

    done: list[int]
    before: list[int]
    step: int
    steps: int
    do: str
    why: str
    rule: str
    look: Part
    wanted: list[list[int]]
    mistake: str
    happened: list[Happening]
    table: Table
    targets: list[Target]
    sections: list[Section]
