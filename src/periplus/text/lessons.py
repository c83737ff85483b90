"""A guided first game: lessons that are a position and a script, from the `lessons/` of a game's room.

A lesson is played by the real rules. Of the script's steps some are the learner's: one thing to do, with its
text; the others are what everybody else does. Nothing is kept between two clicks: where a lesson stands
follows from what the learner has done so far.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal, get_args

from periplus.games import GAMES, KITS
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import DataFile, Table, load
from periplus.kernel.errors import IllegalClick, PeriplusError
from periplus.kernel.events import Event, Log
from periplus.kernel.game import DEALER, Game, State
from periplus.kernel.notation import read_click
from periplus.kernel.picking import completes, path
from periplus.kernel.playout import random_click
from periplus.kernel.scenario import lay_out
from periplus.text.words import LESSONS, LOG

GO_ON: Final = -1  # what is done in a step that is only read
EITHER: Final = " or "  # between clicks of which any will do
Part = Literal["", "board", "hand"]
PARTS: Final[tuple[Part, ...]] = get_args(Part)  # of the table, that a step can speak of
COACH: Final = "coach"  # the file of tips for the first real game


class ScriptError(PeriplusError):
    """A script that the rules do not allow."""


@dataclass(frozen=True)
class Step:
    """What a seat does, click by click; the learner's have a text, and each click may be one of several."""

    seat: int
    clicks: list[list[str]]
    text: str = ""
    rule: str = ""
    look: Part = ""


@dataclass(frozen=True)
class Lesson:
    """A lesson as its file has it. The learner has seat `me`; `names` are those of the others, in order."""

    game: Game
    name: str
    minutes: int
    me: int
    names: list[str]
    beginning: State
    script: list[Step]

    @property
    def steps(self) -> list[Step]:
        """Those of the learner."""
        return [step for step in self.script if step.text]

    def id(self, step: Step | None = None) -> str:
        """The id of the text of a step, or of the lesson itself."""
        return f"lesson-{self.name}-{step.text}" if step else f"lesson-{self.name}"


@dataclass(frozen=True)
class Tip:
    """What the coach says the first time that a verb is offered, in a stage of the game if one is named."""

    text: str
    verb: str
    stage: str

    @property
    def id(self) -> str:
        return f"coach-{self.text}"


@dataclass(frozen=True)
class Coach:
    """Tips for a first real game, until this turn of it is over."""

    turns: int
    tips: list[Tip]


FAREWELL: Final = "coach-farewell"  # the coach's last words


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in their order; the files are read once.

    A broken one is reported, and the game has none: it must not take down what lists all games.
    """
    try:
        read = [read_lesson(path, GAMES[game]) for path in files(game) if path.stem != COACH]
    except (PeriplusError, OSError, UnicodeDecodeError) as error:
        LOG.warning("the lessons of %s are left out: %s", game, error)
        return {}
    return {lesson.name: lesson for lesson in read}


@cache
def coach(game: str) -> Coach | None:
    """The tips of a game, if it has any."""
    path = KITS[game].folder / LESSONS / f"{COACH}.toml"
    return read_coach(path, GAMES[game]) if lessons(game) and path.is_file() else None


def files(game: str) -> list[Path]:
    return sorted((KITS[game].folder / LESSONS).glob("*.toml"))


def minutes(game: str) -> int:
    """How long all lessons of a game take; 0 without any."""
    return sum(lesson.minutes for lesson in lessons(game).values())


def read_lesson(path: Path, game: Game) -> Lesson:
    """A lesson; what is wrong with the file is an error that names the line."""
    file = load(path)
    root = file.root
    long, me = root.integer("minutes", 1, 15), root.integer("me", 0, 8, 0)
    names = root.strings("names")
    script = [read_step(file, step, game, me) for step in root.tables("step", "step")]
    state = lay_out(file, game)
    if state is None:
        file.stop()
    if len(names) != len(state.standing()) - 1:
        file.fault("names", f"{len(state.standing()) - 1} others sit at the table, not {len(names)}")
    file.finish()
    return Lesson(game, path.stem.partition("-")[2], long, me, names, state, script)


def read_step(file: DataFile, step: Table, game: Game, me: int) -> Step:
    clicks = [text.split(EITHER) for text in step.strings("do")] if step.has("do") else []
    if step.has("seat"):
        return Step(DEALER if step.value("seat") == "dealer" else step.integer("seat", 0, 8), clicks)
    rule = step.string("rule")
    if rule not in game.rule_ids():
        step.fault("rule", f"unknown rule id {rule!r}")
    named = step.string("look", "")
    look = next((part for part in PARTS if part == named), None)
    if look is None:
        step.unknown("look", "there is no part", named, list(PARTS[1:]))
    return Step(me, clicks, step.word("text"), rule, look or "")


def read_coach(path: Path, game: Game) -> Coach:
    file = load(path)
    turns = file.root.integer("turns", 1, 100)
    entries = file.root.tables("tip", "tip")
    tips = [Tip(tip.word("text"), tip.string("verb"), tip.string("stage", "")) for tip in entries]
    for at, tip in enumerate(tips):
        if tip.verb not in game.verbs.by_name:
            file.fault(f"tip.{at}.verb", f"unknown verb {tip.verb!r}")
    file.finish()
    return Coach(turns, tips)


def answers(lesson: Lesson, step: Step, written: str) -> list[str]:
    """The ids of what can be said to a mistake, the most fitting first: the click itself, then its verb.

    They are attributes of the step's text. Without any, the help of what was clicked says it.
    """
    own = f"{lesson.id(step)}."
    return [own + written.replace(" ", "-"), own + written.split()[0]]


@dataclass(frozen=True)
class Happening:
    """A position on the way, and what led to it."""

    state: State
    facts: list[tuple[int, Event]]


class Progress:
    """Where a lesson stands after what the learner did: what comes next, and what has just happened."""

    def __init__(self, lesson: Lesson, done: list[int]) -> None:
        self.lesson = lesson
        self.state: State = lesson.beginning.clone()
        self.log: list[tuple[int, Event]] = []
        self.happened: list[Happening] = []  # since the last thing done
        self.done: list[int] = []  # what of it counts; what comes after something else does not
        self.before: list[int] = []  # the same without the last whole choice
        self.at: Step | None = None  # what is to be done now; None at the end
        self.number = 0  # of that step
        self.wanted: list[list[int]] = []  # the clicks of each choice that will do
        self.ply = 0
        self._chance = Chance(1)
        self._choices = Choices()
        self._dealing = False
        self._choosing = False
        self._walk(list(done))

    def taken(self, choice: list[int]) -> list[int]:
        """The clicks of a choice in the order of the script, whatever the order they were picked in.

        Empty if it is not what is wanted.
        """
        if not self.wanted:
            return choice if self.at is not None and choice == [GO_ON] else []
        length = len(choice)
        fitting = (path[:length] for path in self.wanted if sorted(path[:length]) == sorted(choice))
        return next(fitting, [])

    def strayed(self, choice: list[int]) -> tuple[State, int] | None:
        """Where a legal choice leaves what is wanted, and the click that does; None if it is not legal."""
        if not self.wanted:
            return None
        try:
            clicks = path(self.lesson.game, self.state, choice)
        except IllegalClick:
            return None
        state = self.state.clone()
        for at, code in enumerate(clicks):
            if all(wanted[: at + 1] != clicks[: at + 1] for wanted in self.wanted):
                return state, code
            state.apply(code)
        return None

    def _walk(self, waiting: list[int]) -> None:
        for step in self.lesson.script:
            if step.seat != DEALER:
                self._deal()
            if not step.text:
                self._script(step)
            elif not self._learn(step, waiting):
                self.at = step
                return
            else:
                self.number += 1
        self._deal()

    def _learn(self, step: Step, waiting: list[int]) -> bool:
        """Let the learner do what is to be done; whether that is all of it."""
        if not step.clicks:
            if not waiting or waiting.pop(0) != GO_ON:
                return False
            self._begin(GO_ON)
        for at, written in enumerate(step.clicks):
            self._deal()
            code = waiting.pop(0) if waiting else GO_ON
            if code not in [self._read(step, text, self.state) for text in written]:
                self.wanted = self._whole(step, step.clicks[at:], self.state)
                return False
            self._begin(code)
            self._choosing = not completes(self.state, code)
            self._apply(code)
        return True

    def _whole(self, step: Step, clicks: list[list[str]], state: State) -> list[list[int]]:
        """The clicks of each choice that the script wants here, to the one that completes it."""
        found: list[list[int]] = []
        for text in clicks[0] if clicks else []:
            code = self._read(step, text, state)
            if completes(state, code):
                found.append([code])
                continue
            after = state.clone()
            after.apply(code)
            found += [[code, *rest] for rest in self._whole(step, clicks[1:], after) or [[]]]
        return found

    def _begin(self, done: int) -> None:
        if not self._choosing:
            self.before = list(self.done)
        self.done.append(done)
        self.happened = []
        self._dealing = False

    def _script(self, step: Step) -> None:
        for (written,) in step.clicks:
            if step.seat != DEALER:
                self._deal()
            self._apply(self._read(step, written, self.state))

    def _deal(self) -> None:
        """What the script does not say the dealer draws by lot, each time the same."""
        while self.state.seat == DEALER:
            self._apply(int(random_click(self.state, self._choices, self._chance)))

    def _read(self, step: Step, text: str, state: State) -> int:
        """The code of a click of the script, which must be legal there, and that seat's."""
        code = read_click(self.lesson.game, state, text)
        if state.seat != step.seat or code not in state.legal():
            raise ScriptError(
                f"{self.lesson.name}: {text!r} of seat {step.seat} is not legal at ply {self.ply}"
            )
        return code

    def _apply(self, code: int) -> None:
        log = Log(self.lesson.game.events)
        dealing = self.state.seat == DEALER
        self.state.apply(code, log)
        told = [(self.ply, event) for event in log.events]
        self.ply += 1
        self.log += told
        if told:
            before = self.happened.pop().facts if dealing and self._dealing else []
            self.happened.append(Happening(self.state.clone(), before + told))
            self._dealing = dealing
