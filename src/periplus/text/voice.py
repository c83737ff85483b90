"""What a game adds to the telling of its positions and clicks, and the names all of them share."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from mypy_extensions import mypyc_attr

from periplus.kernel.events import UNSEEN
from periplus.kernel.game import DEALER, SPECTATOR, Game, State, View
from periplus.kernel.verbs import Verb
from periplus.kernel.ways import Way
from periplus.text.words import Value, Words

MOST_LINES = 6  # of a turn on the card beside the board
MOST_COSTS = 9
MOST_NAMES = 200  # that a voice remembers
NOBODY_KNOWS = "unseen"  # the id of a noun that the viewer may not know
ASKED = ("question", "detail", "more")  # the texts of a question
NO_THINGS = ("seat", "number")  # nouns that nobody can point at


@dataclass(frozen=True)
class Question:
    """What is asked: in one short line, what to know for it in a quiet one, and whatever else there is."""

    headline: str
    detail: str = ""
    more: str = ""

    @property
    def rest(self) -> str:
        """All but the headline."""
        return " ".join(part for part in (self.detail, self.more) if part)


@dataclass(frozen=True)
class Section:
    """A part of the text view: a title, and lines in words."""

    title: str
    lines: list[str]


@dataclass(frozen=True)
class Aid:
    """The card beside the board: a turn in a few lines, and what things cost now, as pairs."""

    turn: list[str]
    costs: list[tuple[str, str]]


def sentence(text: str) -> str:
    """With a capital at the beginning."""
    return text[:1].upper() + text[1:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice:
    """The names at a table in one language. It keeps what is the same in every position, nothing else."""

    def __init__(self, game: Game, state: State, seats: list[str], words: Words) -> None:
        self.verbs = game.verbs
        self.seats = seats
        self.words = words
        kinds = {verb.noun for verb in game.verbs.all if verb.noun}
        self.ids = {kind: list(state.names(kind)) for kind in sorted(kinds)}
        self._named: dict[tuple[str, int], str] = {}

    def noun(self, kind: str, number: int) -> str:
        """The name of a thing; of an unseen one, the word for that. It lasts as long as the voice does."""
        name = self._named.get((kind, number))
        if name is None:
            name = self.words.say("unseen") if number == UNSEEN else self.named(kind, number)
            if len(self._named) >= MOST_NAMES:  # sets of cards have names too
                self._named.clear()
            self._named[kind, number] = name
        return name

    def named(self, kind: str, number: int) -> str:
        """The name of a thing that the viewer may know."""
        if kind == "seat":
            return self.seats[number]
        if kind == "number":
            return self.words.say("number", number=number)
        return self.words.say(f"{kind}-{self.noun_id(kind, number)}")

    def noun_id(self, kind: str, number: int) -> str:
        """The written name, the same in every language: what a text may choose its wording by."""
        if number == UNSEEN:
            return NOBODY_KNOWS
        names = self.ids[kind]
        return names[number] if number < len(names) else str(number)

    def listed(self, items: list[str]) -> str:
        return ", ".join(items)

    def names_of(self, kind: str, numbers: list[int]) -> str:
        return self.listed([self.noun(kind, number) for number in numbers])

    def titled(self, seat: int, viewer: int, parts: dict[str, int]) -> str:
        """A seat's name and its parts in the turn (text -> whose it is); one's own may be "you" already."""
        say = self.words.say
        name = self.seats[seat]
        is_you = name == say("terminal-you")
        notes = {"note-you": viewer if not is_you else -1} | parts
        told = [say(note) for note, whose in notes.items() if whose == seat]
        name = sentence(name) if is_you else name
        return say("player-and-notes", name=name, notes=self.listed(told)) if told else name

    def described(self, name: str, kind: str, number: int) -> dict[str, Value]:
        """A noun as the variables of a text: its name and its id, or just the number."""
        if kind == "number":
            return {name: number}
        described: dict[str, Value] = {name: lambda: self.noun(kind, number)}
        if kind in self.ids:
            described[f"{name}_id"] = self.noun_id(kind, number)
        return described

    def fact(self, args: list[tuple[str, str]], values: list[int]) -> dict[str, Value]:
        """The arguments of a fact (names and types) as the variables of its text."""
        told: dict[str, Value] = {}
        for (name, kind), value in zip(args, values, strict=True):
            told |= self.described(name, kind, value)
        return told

    def tell(self, name: str, own: bool, args: dict[str, Value]) -> str:
        """A kind of fact in words; the viewer's own in the second person."""
        return self.words.fill(f"event-{name}.you" if own else f"event-{name}", args)

    def clicked_id(self, code: int, view: View) -> str:
        """The written name of the thing clicked. A game whose names depend on the position asks the view."""
        verb, number = self.verbs.split(code)
        return self.noun_id(verb.noun, number)

    def click(self, code: int, view: View) -> str:
        """The label of a choice."""
        raise NotImplementedError

    def help(self, code: int, view: View) -> str:
        """What a choice does and costs, and the rule behind it."""
        raise NotImplementedError

    def way(self, way: Way, view: View) -> str:
        """One of the game's own ways by what it takes and brings; the view is that before its last click."""
        return self.click(way.codes[-1], view)

    def target(self, ways: list[Way]) -> str:
        """The label of a thing that several ways lead to; empty to have the only one told."""
        return ""

    def question(self, view: View) -> Question:
        """What the seat that decides is asked; for whom the others wait; or how the game ended."""
        if view["stage"] == "over":
            return Question(self.outcome(view))
        if view["seat"] == DEALER:
            return Question(self.dealing(view))
        if view["seat"] != view["viewer"]:
            return self.waiting(view)
        return self.asked(view)

    def posed(self, id: str, args: dict[str, Value]) -> Question:
        """The question of an id: `question-ID`, and where there are such texts `detail-ID` and `more-ID`."""
        shared = id.partition(".")[0]  # what goes for all attributes without a text of their own
        headline, detail, more = [
            self.words.fill_any((f"{kind}-{id}", f"{kind}-{shared}"), args) for kind in ASKED
        ]
        return Question(headline, detail, more)

    # ---- why a thing cannot be clicked ----

    def things(self) -> dict[str, int]:
        """The kinds of things that may be asked about, and how many there are of each."""
        nouns = {kind: len(names) for kind, names in self.ids.items() if kind not in NO_THINGS}
        return nouns | {verb.name: 1 for verb in self.verbs.all if not verb.noun}

    def lights(self, kind: str) -> frozenset[str]:
        """The verbs that light a kind of thing: those with it as their noun, or that it is named after."""
        verbs = self.verbs.all
        return frozenset(verb.name for verb in verbs if kind == (verb.noun or verb.name))

    def why_not(self, kind: str, number: int, view: View, lit: list[int]) -> str | None:
        """Why a thing cannot be clicked now, with the rule behind it.

        None if it can be, or if there is no such thing. `lit` are the viewer's own clicks: those that are
        legal, and whatever else can begin a choice.
        """
        if not 0 <= number < self.things().get(kind, 0):
            return None
        if view["stage"] == "over":
            return self.words.say("why-over")
        if view["viewer"] == SPECTATOR:
            return self.words.say("why-watching")
        if view["seat"] != view["viewer"]:
            return self.idle(view)
        clicks = [self.verbs.split(code) for code in lit]
        if self.is_lit(kind, number, view, clicks):
            return None
        reason = self.against(kind, number, view, {verb.name for verb, _ in clicks})
        return reason or self.words.say("why-other", question=self.asked(view).headline)

    def is_lit(self, kind: str, number: int, view: View, clicks: list[tuple[Verb, int]]) -> bool:
        """Whether one of the viewer's clicks is a click on this thing."""
        lights = self.lights(kind)
        return any(verb.name in lights and (not verb.noun or noun == number) for verb, noun in clicks)

    def idle(self, view: View) -> str:
        """Why the viewer can click nothing while somebody else decides."""
        return self.dealing(view) if view["seat"] == DEALER else self.waiting(view).headline

    def against(self, kind: str, number: int, view: View, verbs: set[str]) -> str:
        """What stands against a thing in the viewer's own choice, `verbs` being open; "" if nothing."""
        return ""

    def dealing(self, view: View) -> str:
        """That the dealer is to decide."""
        return self.words.say("question-deal")

    def waiting(self, view: View) -> Question:
        """For whom the viewer waits, and what they decide."""
        return self.posed(f"waiting.{self.awaited(view)}", self.situation(view))

    def awaited(self, view: View) -> str:
        """What is being decided, as the attribute of the text that says so to the others."""
        return str(view["stage"])

    def outcome(self, view: View) -> str:
        """How the game ended."""
        raise NotImplementedError

    def situation(self, view: View) -> dict[str, Value]:
        """What any text of a click, a help or a question can speak of."""
        raise NotImplementedError

    def asked(self, view: View) -> Question:
        """What the viewer is asked."""
        raise NotImplementedError

    def position(self, view: View) -> list[Section]:
        """The whole position in words."""
        raise NotImplementedError

    def aid(self, view: View) -> Aid:
        """The card beside the board, from the texts `aid-turn-1` … and `aid-cost-1` … with their `.price`.

        It is empty if the game has none of them.
        """
        say, has, args = self.words.say, self.words.has, self.aided(view)
        card = self.aid_card(view)
        turns = [f"{card}-turn-{line}" for line in range(1, MOST_LINES + 1)]
        costs = [f"{card}-cost-{line}" for line in range(1, MOST_COSTS + 1)]
        return Aid(
            [say(id, **args) for id in turns if has(id)],
            [(say(id, **args), say(f"{id}.price", **args)) for id in costs if has(id)],
        )

    def aid_card(self, view: View) -> str:
        """Which card lies beside the board now, as the beginning of its ids."""
        return "aid"

    def aided(self, view: View) -> dict[str, Value]:
        """What the texts of the card can speak of: prices and limits as they are for the viewer."""
        return self.situation(view)


P = TypeVar("P", bound=State)
S = TypeVar("S")

N = TypeVar("N", bound="GameVoice[Any, Any]")

Lines: TypeAlias = Callable[[N, S], list[str]]  # a part of a view in words
LinesOfSeat: TypeAlias = Callable[[N, S, int], list[str]]


class Parts(Generic[N, S]):
    """The text view of a game, part by part in the order of its functions. No lines, no part."""

    def __init__(self) -> None:
        self._all: list[tuple[str, Lines[N, S]]] = []

    def under(self, heading: str) -> Callable[[Lines[N, S]], Lines[N, S]]:
        """Marks the function that tells a part, with the id of its heading."""

        def noted(tell: Lines[N, S]) -> Lines[N, S]:
            self._all.append((heading, tell))
            return tell

        return noted

    def under_for_each_seat(self, heading: str) -> Callable[[LinesOfSeat[N, S]], LinesOfSeat[N, S]]:
        """Likewise, a function that tells of one seat: the part is of all of them."""

        def noted(tell: LinesOfSeat[N, S]) -> LinesOfSeat[N, S]:
            def tell_all(names: N, s: S) -> list[str]:
                return [line for seat in range(len(names.seats)) for line in tell(names, s, seat)]

            self.under(heading)(tell_all)
            return tell

        return noted

    def told(self, names: N, s: S) -> list[Section]:
        parts = [(heading, tell(names, s)) for heading, tell in self._all]
        return [Section(names.words.say(heading), lines) for heading, lines in parts if lines]


@mypyc_attr(allow_interpreted_subclasses=True)
class GameVoice(Voice, Generic[P, S]):
    """The voice of a game with texts of its own, and with types for its positions (`P`) and its views (`S`).

    Every text of a click, a help or a question can use the variables of `speak_of` and of the thing clicked.
    """

    parts: ClassVar[Parts[Any, Any]]

    def __init__(self, game: Game, state: State, seats: list[str], words: Words) -> None:
        super().__init__(game, state, seats, words)
        self._spoken_of: tuple[object, dict[str, Value]] = (None, {})
        self._clicked: tuple[int, object, dict[str, Value]] = (-1, None, {})
        self.keep(cast(P, state))

    def click(self, code: int, view: View) -> str:
        return self._said("click", code, cast(S, view))

    def help(self, code: int, view: View) -> str:
        s = cast(S, view)
        return " ".join([self._said("help", code, s), *self.explain(code, s)])

    def against(self, kind: str, number: int, view: View, verbs: set[str]) -> str:
        return self.why(kind, number, cast(S, view), verbs)

    def outcome(self, view: View) -> str:
        return self.ended(cast(S, view))

    def situation(self, view: View) -> dict[str, Value]:
        return self.spoken_of(cast(S, view))

    def asked(self, view: View) -> Question:
        s = cast(S, view)
        question = self.posed(self.step(s), self.spoken_of(s))
        more = [question.more, *self.remind(s)]
        return replace(question, more=" ".join(filter(None, more)))

    def position(self, view: View) -> list[Section]:
        sections = self.parts.told(self, cast(S, view))
        if view["viewer"] == SPECTATOR:
            sections[0].lines.insert(0, self.words.say("position-spectator"))
        return sections

    def spoken_of(self, s: S) -> dict[str, Value]:
        """What all texts of a view can use, put together once and not to be changed: a voice speaks of one
        view many times in a row."""
        last, args = self._spoken_of
        if last is not s:
            args = self.speak_of(s)
            self._spoken_of = (s, args)
        return args

    def clicked(self, code: int, s: S) -> dict[str, Value]:
        """What the texts of a click can speak of besides the situation: the thing clicked."""
        verb, number = self.verbs.split(code)
        return self.described(verb.noun, verb.noun, number) if verb.noun else {}

    def _said(self, family: str, code: int, s: S) -> str:
        verb, _ = self.verbs.split(code)
        last, view, args = self._clicked  # a click's label and its help are wanted together
        if last != code or view is not s:
            args = self.clicked(code, s)
            self._clicked = (code, s, args)
        return self.words.fill(f"{family}-{verb.name}{self.variant(code, s)}", args, self.spoken_of(s))

    def deciding(self, seat: int, viewer: int) -> list[str]:
        """Who decides, unless it is the dealer."""
        own = ".you" if seat == viewer else ""
        return [self.words.say(f"position-decides{own}", name=self.seats[seat])] if seat != DEALER else []

    # ---- what a game says ----

    def keep(self, state: P) -> None:
        """Take from a position what is the same in every other."""
        raise NotImplementedError

    def variant(self, code: int, s: S) -> str:
        """The attribute of a click's texts that fits what is going on; "" for the text itself."""
        raise NotImplementedError

    def explain(self, code: int, s: S) -> list[str]:
        """Sentences that are added to the help of a click."""
        raise NotImplementedError

    def why(self, kind: str, number: int, s: S, verbs: set[str]) -> str:
        """Why the viewer, who decides, cannot click on a thing now; "" if it just is not what is asked."""
        return ""

    def ended(self, s: S) -> str:
        """How the game ended."""
        raise NotImplementedError

    def step(self, s: S) -> str:
        """Which question is asked, as the end of its id."""
        raise NotImplementedError

    def remind(self, s: S) -> list[str]:
        """Sentences after all else that a question says: what has been chosen so far."""
        raise NotImplementedError

    def speak_of(self, s: S) -> dict[str, Value]:
        """What any text of a click, a help or a question can speak of."""
        raise NotImplementedError
