"""What goes over the wire: the shapes of requests and responses; `make types` writes the page's types.

Those of rules, lessons and finished games are in wire_library.py.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec

from periplus.server.passing import Until
from periplus.server.shapes import REFERENCE
from periplus.store.tables import Admits, Experience
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
    """A seat at a table. `level` is the bot that plays it, or that stands in for its person, and `style` its
    temperament, if it has any.

    An open seat has the name of whoever is expected there, if anybody is. `wished_by` are the seats of those
    who want a bot to play for its person, who is away. Somebody `muted` can say nothing. `bank` are the
    seconds left in its bank when it is not to decide, and `vacation` is until when its time stands still;
    both 0 if there is none.
    """

    name: str
    kind: Literal["open", "person", "bot"]
    level: str
    present: bool
    wished_by: list[int]
    muted: bool = False
    bank: float = 0.0
    vacation: float = 0.0
    style: str = ""


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


class Lines(msgspec.Struct, frozen=True):
    """Some of the `lines` of a table's log, beginning at the number `log_from`."""

    lines: int
    log_from: int
    log: list[Fact]


class Origin(msgspec.Struct, frozen=True):
    """Where a game comes from that did not begin at its table: a `file` brought it, or it is a fork.

    Of a fork: the table of the game it takes up, if that is here, the ply, and the seat from whose knowledge
    it goes on; null for the truth.
    """

    file: bool
    table: str | None
    ply: int | None
    seat: int | None


class Table(msgspec.Struct, frozen=True):
    """A table as one viewer sees it. `log` and `chat` begin at the numbers `log_from` and `chat_from`.

    `hints` says whether they can be had here: the game has them, and the table allows them.
    `passing` is until when passes are made for me, as I asked; nobody else is told.
    `admits` says who may take an open seat: whoever has the address, anybody, or nobody new; `experience` is
    what the host wishes for, and `talk` whether there is a chat.
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
    admits: Admits
    experience: Experience
    talk: bool
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
    bank: int
    increment: int
    night: str
    zone: str
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
    origin: Origin | None = None


class Fork(msgspec.Struct, frozen=True):
    """A fork of a finished game that I play: its table, where it comes from, and whether it is over."""

    id: str
    origin: Origin
    over: bool
    created: float


class Forks(msgspec.Struct, frozen=True):
    """My forks of a game, the latest first."""

    forks: list[Fork]


class CallWays(msgspec.Struct, frozen=True):
    """How this server can call somebody who is not looking: the key with which a browser subscribes (empty if
    it does not push), whether it sends mails, and to which servers webhooks may lead."""

    push: str
    mail: bool
    hooks: list[str]


class Calls(msgspec.Struct, frozen=True):
    """When I am called to a table: never, when my turn comes, or also when somebody writes.

    `browser` says whether this browser takes messages, `mail` where I read mails, which is used once it is
    `confirmed`, and `hook` the server that the webhook of the table leads to.
    """

    wish: Literal["", "turn", "chat"]
    browser: bool
    mail: str
    confirmed: bool
    hook: str
    hook_kind: str


class Letters(msgspec.Struct, frozen=True):
    """What the mails are about that have a link, and whether its reader has confirmed them."""

    table: str
    game: str
    name: str
    confirmed: bool


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

    `levels` are the bots that play it, the weakest first; those of the `tempered` levels can be given one of
    the `styles`, their temperament, as in `captain:bold`, or one by lot, as in `captain:any`. `stand_in` is
    the level that plays for people who are away, and when nobody names another. `hints` says whether it has
    hints, `passes` whether passes can be made for somebody, `lessons` how many minutes its lessons take; 0 if
    it has none. `file` is the option that takes a file of one's own, if the server says how such a file is
    made.
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
    tempered: list[str]
    styles: list[str]
    stand_in: str
    hints: bool
    lessons: int
    passes: bool
    file: str


class House(msgspec.Struct, frozen=True):
    """What the host of this server has decided.

    Whether there are open tables, and whether other sites may show replays within their pages.
    """

    open_tables: bool
    embeds: bool = False


class Games(msgspec.Struct, frozen=True):
    """The games of this server, and the levels of bots; each game says which of them play it.

    `embeds` says whether other sites, or some of them, may show replays within their pages.
    """

    games: list[GameFacts]
    levels: list[str]
    house: House


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


class Refusal(msgspec.Struct, frozen=True):
    """A refusal: a code that the page has words for, and a message for developers."""

    error: str
    message: str
