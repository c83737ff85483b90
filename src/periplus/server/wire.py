"""What goes over the wire, and how facts and clicks get there; `make types` writes the page's types."""

from collections.abc import Set
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec

from periplus.games import KITS
from periplus.kernel import picking, ways
from periplus.kernel.events import UNSEEN, Event
from periplus.kernel.game import Game, State, View
from periplus.server.passing import Until
from periplus.server.shapes import REFERENCE
from periplus.text.lessons import Part
from periplus.text.telling import Teller
from periplus.text.words import LANGUAGES


class AnyView(TypedDict):
    """What every view has. The rest has each game's own shape, GAMEView."""

    viewer: int
    seat: int
    stage: str
    turn: NotRequired[int]
    active: NotRequired[int]
    choice: Any


MOST_CLICKS = 64  # of one choice

Data = dict[str, Any]  # plain JSON data, of each game's own shape
Seen = Annotated[Data, msgspec.Meta(extra_json_schema={"$ref": REFERENCE.format(name="AnyView")})]
Language = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(LANGUAGES)})]
Status = Literal["gathering", "running", "over"]
Listed = Literal["gathering", "running", "over", "set_aside"]


class Choice(msgspec.Struct, frozen=True):
    """One legal click: its verb and noun (-1 if there is none), in writing, in words, and explained.

    It is `final` if the choice is made with it; until then it can be taken back, and nobody sees it.
    """

    code: int
    verb: str
    noun: int
    kind: str
    written: str
    text: str
    help: str
    final: bool = False


class Selection(msgspec.Struct, frozen=True):
    """How many of each thing are picked together, and the click that then confirms them: -1 if none does."""

    counts: list[int]
    then: int


class Picking(msgspec.Struct, frozen=True):
    """What I may pick together, in any order: each of `things`, as the clicks that pick them, and every
    selection that completes what is asked. Its clicks are sent at once, as the `codes` of a decision.
    """

    things: list[Choice]
    selections: list[Selection]


class Question(msgspec.Struct, frozen=True):
    """What is asked, or for whom one waits: in one short line, what to know for it in a quiet one, and what
    else there is to know; the last two may be empty.
    """

    headline: str
    detail: str
    more: str


class Arg(msgspec.Struct, frozen=True):
    """One argument of a fact; a set of cards is a list of counts, and what may not be known is UNSEEN."""

    name: str
    kind: str
    value: int | list[int]


class Fact(msgspec.Struct, frozen=True):
    """One thing that happened, as its viewer may know it."""

    ply: int
    kind: str
    args: list[Arg]
    text: str


class Seat(msgspec.Struct, frozen=True):
    """A seat at a table. `level` is the bot that plays it, or that stands in for its person.

    An open seat has the name of whoever is expected there, if anybody is. `wished_by` are the seats of those
    who want a bot to play for its person, who is away.
    """

    name: str
    kind: Literal["open", "person", "bot"]
    level: str
    present: bool
    wished_by: list[int]


class ChatLine(msgspec.Struct, frozen=True):
    """What somebody said, when, in seconds since 1970, and at which ply.

    What the table itself says has the seat -2. It is a line of the log, before the facts of its ply: `notice`
    is what it tells, and `about` the seat it is about (else "" and -2).
    """

    seat: int
    text: str
    said: float
    ply: int
    notice: str
    about: int


class Result(msgspec.Struct, frozen=True):
    """How a game ended: points and rank (1 is best) of each seat."""

    scores: list[int]
    ranks: list[int]


class Table(msgspec.Struct, frozen=True):
    """A table as one viewer sees it. `log` and `chat` begin at the numbers `log_from` and `chat_from`.

    `hints` says whether they can be had here: the game has them, and the table allows them.
    `passing` is until when passes are made for me, as I asked; nobody else is told.
    It is sent at every change, so what never changes and may be large has a request of its own: `contents`.
    """

    id: str
    game: str
    name: str
    language: Language
    options: dict[str, str]
    status: Status
    seats: list[Seat]
    host: int
    viewer: int
    watchers: int
    ply: int
    view: Seen
    question: Question
    choices: list[Choice]
    picking: Picking | None
    can_undo: bool
    hints: bool
    clock: int
    deadline: float | None
    passing: Until
    log_from: int
    log: list[Fact]
    chat_from: int
    chat: list[ChatLine]
    result: Result | None
    seal: str
    secret: str | None
    rematch: str | None
    wanting: list[int]


class Summary(msgspec.Struct, frozen=True):
    """A table in the list of mine. One whose game cannot be replayed is set aside: it cannot be opened.

    Where I have given up my seat, I am a spectator. `hints` says whether the table allows them.
    """

    id: str
    game: str
    name: str
    status: Listed
    seats: list[Seat]
    viewer: int
    my_turn: bool
    hints: bool
    changed: float
    result: Result | None


class Option(msgspec.Struct, frozen=True):
    """A rule that players choose before a game; `needs` says how many must play for a value."""

    name: str
    values: list[str]
    default: str
    needs: dict[str, int]


class GameFacts(msgspec.Struct, frozen=True):
    """A game of this server. `usual` is the number of seats when nobody says how many.

    `levels` are the bots that play it, the weakest first; `stand_in` is the one that plays for people who are
    away, and when nobody names another. `hints` says whether it has hints, `passes` whether passes can be
    made for somebody, `lessons` how many minutes its lessons take; 0 if it has none.
    """

    name: str
    title: str
    about: str
    seats: tuple[int, int]
    usual: int
    minutes: tuple[int, int]
    options: list[Option]
    presets: dict[str, dict[str, str]]
    levels: list[str]
    stand_in: str
    hints: bool
    lessons: int
    passes: bool


class Games(msgspec.Struct, frozen=True):
    """The games of this server, and the levels of bots; each game says which of them play it."""

    games: list[GameFacts]
    levels: list[str]


class Texts(msgspec.Struct, frozen=True):
    """A game's own texts as Fluent, and the language they are in; empty if it has none."""

    language: str
    fluent: str


class Tables(msgspec.Struct, frozen=True):
    """My tables, or so many of them; `next` asks for those that come after them."""

    tables: list[Summary]
    next: str | None


class Link(msgspec.Struct, frozen=True):
    """A link to another device: its code, when it expires, and a QR code as SVG."""

    code: str
    expires: float
    qr: str


Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


Clicks = Annotated[list[Count], msgspec.Meta(min_length=1, max_length=MOST_CLICKS)]


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A click by its `code`, or all clicks of a choice by their `codes`, and the ply it is for."""

    ply: Count
    code: Count | None = None
    codes: Clicks | None = None


class Next(msgspec.Struct, frozen=True):
    """A click was taken: the ply that comes next."""

    ply: int


class Hint(msgspec.Struct, frozen=True):
    """A choice worth considering: in writing and in words, the chance to win with it, and why."""

    code: int
    written: str
    text: str
    chance: float
    why: str


class Hints(msgspec.Struct, frozen=True):
    """The best choices at a ply, the best one first; so many of the first are about `equal`."""

    ply: int
    hints: list[Hint]
    equal: int


class Way(msgspec.Struct, frozen=True):
    """A whole choice: the `codes` of its clicks, and in words what it takes and brings."""

    codes: list[int]
    text: str


class Target(msgspec.Struct, frozen=True):
    """A thing that ways lead to, the cheapest first: its verb and noun as of a click, in words, explained."""

    verb: str
    noun: int
    kind: str
    text: str
    help: str
    ways: list[Way]


class Ways(msgspec.Struct, frozen=True):
    """The choices of many clicks that I can make at once, at a ply."""

    ply: int
    targets: list[Target]


class Section(msgspec.Struct, frozen=True):
    """A part of the text view: a title, and lines in words."""

    title: str
    lines: list[str]


class Sections(msgspec.Struct, frozen=True):
    """A position in words."""

    sections: list[Section]


class Cost(msgspec.Struct, frozen=True):
    """Something that can be done, and what it costs."""

    what: str
    price: str


class Aid(msgspec.Struct, frozen=True):
    """The card beside the board: a turn in a few lines, and what things cost the viewer now."""

    turn: list[str]
    costs: list[Cost]


class Why(msgspec.Struct, frozen=True):
    """Why a thing cannot be clicked at a ply, with the ids of the rules behind it; null if it can be."""

    ply: int
    text: str | None


class Standing(msgspec.Struct, frozen=True):
    """The points of each seat from a ply on."""

    ply: int
    points: list[int]


class History(msgspec.Struct, frozen=True):
    """A finished game as one viewer saw it, and the points of each seat as they grew."""

    plies: int
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


class Refusal(msgspec.Struct, frozen=True):
    """A refusal: a code that the page has words for, and a message for developers."""

    error: str
    message: str


def facts(game: Game, teller: Teller, log: list[tuple[int, Event]], viewer: int) -> list[Fact]:
    """What happened, each fact with its ply, as this viewer may know it."""
    return [fact(game, teller, ply, event.seen_by(viewer, game.events), viewer) for ply, event in log]


def fact(game: Game, teller: Teller, ply: int, event: Event, viewer: int) -> Fact:
    """One fact as it is given: `Event.seen_by` has left out what the viewer may not know."""
    kind = game.events[event.kind]
    args = [
        Arg(name, noun, value if value == UNSEEN else game.unfold(noun, value))
        for (name, noun), value in zip(kind.args, event.values, strict=True)
    ]
    return Fact(ply, kind.name, args, teller.event(event, viewer))


def question(teller: Teller, view: View) -> Question:
    """What this viewer is asked, or for whom he waits."""
    asked = teller.question(view)
    return Question(asked.headline, asked.detail, asked.more)


def choices(
    game: Game, teller: Teller, view: View, legal: list[int], final: Set[int] = frozenset()
) -> list[Choice]:
    """The legal clicks of the seat that decides, for that seat's own view, some of which are final."""
    return [choice(game, teller, view, code, code in final) for code in legal]


def choice(game: Game, teller: Teller, view: View, code: int, final: bool) -> Choice:
    verb, noun = game.verbs.split(code)
    return Choice(
        code=code,
        verb=verb.name,
        noun=noun if verb.noun else -1,
        kind=verb.noun,
        written=teller.written(code, view),
        text=teller.click(code, view),
        help=teller.help(code, view),
        final=final,
    )


def picks(game: Game, teller: Teller, view: View, found: picking.Picking) -> Picking:
    """What the seat that decides may pick together, for that seat's own view."""
    selections = [Selection(found.counts(one), one.then) for one in found.selections]
    return Picking(choices(game, teller, view, found.things), selections)


def own_ways(game: Game, state: State) -> list[ways.Way]:
    find = KITS[game.name].facet("ways")
    found: list[ways.Way] = find(state) if find else []
    return found


def lit(game: Game, state: State) -> list[int]:
    """What lights something up for the seat that decides, on the page as it is before anything is picked."""
    return ways.beginnings(game, state, own_ways(game, state))


def targets(game: Game, teller: Teller, state: State, view: View) -> list[Target]:
    """What the whole choices of the seat that decides lead to, for that seat's own view."""
    led_to: dict[tuple[str, int], list[ways.Way]] = {}
    for way in ways.whole_choices(game, state, own_ways(game, state)):
        led_to.setdefault((way.verb, way.noun), []).append(way)
    return [target(game, teller, state, view, found) for found in led_to.values()]


def target(game: Game, teller: Teller, state: State, view: View, found: list[ways.Way]) -> Target:
    """What one clicks to be shown these ways to it; its help is that of the click, where it is legal now."""
    verb = game.verbs.by_name[found[0].verb]
    told = [Way(one.codes, way_told(game, teller, state, one)) for one in found]
    code = verb.base + max(found[0].noun, 0)
    return Target(
        verb=verb.name,
        noun=found[0].noun,
        kind=verb.noun,
        text=(teller.target(found) if found[0].gains else "") or told[0].text,
        help=teller.help(code, view) if code in state.legal() else "",
        ways=told,
    )


def way_told(game: Game, teller: Teller, state: State, one: ways.Way) -> str:
    """A way of the game's own as its voice tells it; one that follows by itself, with the things it takes."""
    if one.gains:
        return teller.way(one, one.last_look(state))
    here, seat, told = state.clone(), state.seat, list[str]()
    for code in one.codes:
        if not told or game.verbs.split(code)[0].noun:
            told.append(teller.click(code, here.view(seat)))
        here.apply(code)
    return (
        told[0]
        if len(told) == 1
        else teller.words.say("way-by-itself", click=told[0], rest="; ".join(told[1:]))
    )


def sections(teller: Teller, view: View) -> list[Section]:
    """The position in words, complete enough to play by it alone."""
    return [Section(part.title, part.lines) for part in teller.position(view)]


def aid(teller: Teller, view: View) -> Aid:
    """The card beside the board, empty if the game has none."""
    card = teller.aid(view)
    return Aid(card.turn, [Cost(what, price) for what, price in card.costs])
