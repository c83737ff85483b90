"""What a game adds to the telling of its positions and clicks, and the names all of them share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from periplus.kernel.events import UNSEEN
from periplus.kernel.game import DEALER, Game, State, View
from periplus.kernel.ways import Way
from periplus.text.words import Value, Words

NOBODY_KNOWS = "unseen"  # the id of a noun that the viewer may not know


@dataclass(frozen=True)
class Section:
    """A part of the text view: a title, and lines in words."""

    title: str
    lines: list[str]


def sentence(text: str) -> str:
    """With a capital at the beginning."""
    return text[:1].upper() + text[1:]


V = TypeVar("V", bound="Voice")
S = TypeVar("S")


def put_together_once(situation: Callable[[V, S], dict[str, Value]]) -> Callable[[V, S], dict[str, Value]]:
    """A voice speaks of one view many times in a row: what all its texts can use is the same each time."""

    def remembered(voice: V, view: S) -> dict[str, Value]:
        last, args = voice.spoken_of
        if last is not view:
            args = situation(voice, view)
            voice.spoken_of = (view, args)
        return dict(args)

    return remembered


class Voice:
    """The names at a table in one language. It keeps what is the same in every position, nothing else."""

    def __init__(self, game: Game, state: State, seats: list[str], words: Words) -> None:
        self.verbs = game.verbs
        self.seats = seats
        self.words = words
        self.spoken_of: tuple[object, dict[str, Value]] = (None, {})
        kinds = {verb.noun for verb in game.verbs.all if verb.noun}
        self.ids = {kind: list(state.names(kind)) for kind in sorted(kinds)}

    def noun(self, kind: str, number: int) -> str:
        """The name of a thing; of an unseen one, the word for that."""
        if number == UNSEEN:
            return self.words.say("unseen")
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
        described: dict[str, Value] = {name: self.noun(kind, number)}
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
        return self.words.say(f"event-{name}{'.you' if own else ''}", **args)

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

    def question(self, view: View) -> str:
        """What the seat that decides is asked; for whom the others wait; or how the game ended."""
        if view["stage"] == "over":
            return self.outcome(view)
        if view["seat"] == DEALER:
            return self.dealing(view)
        if view["seat"] != view["viewer"]:
            return self.waiting(view)
        return " ".join(self.asked(view))

    def dealing(self, view: View) -> str:
        """That the dealer is to decide."""
        return self.words.say("question-deal")

    def waiting(self, view: View) -> str:
        """For whom the viewer waits."""
        return self.words.say("question-waiting", **self.situation(view))

    def outcome(self, view: View) -> str:
        """How the game ended."""
        raise NotImplementedError

    def situation(self, view: View) -> dict[str, Value]:
        """What any text of a click, a help or a question can speak of."""
        raise NotImplementedError

    def asked(self, view: View) -> list[str]:
        """What the viewer is asked, sentence by sentence."""
        raise NotImplementedError

    def position(self, view: View) -> list[Section]:
        """The whole position in words."""
        raise NotImplementedError
