"""What goes over the wire of what is not a table: rules, scenarios, lessons, finished games."""

import msgspec

from periplus.server.wire import Choice, Data, Fact, Question, Seat, Section, Seen, Table, Target
from periplus.text.lessons import Part


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
