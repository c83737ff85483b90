"""A game told in words, to one viewer at a time: what happened, what may be done, how things stand."""

from itertools import groupby

from periplus.games import KITS
from periplus.kernel.events import Event
from periplus.kernel.game import Game, State, View
from periplus.kernel.reasons import Reason
from periplus.kernel.voyage import Voyage
from periplus.kernel.ways import Way
from periplus.text.plain import PlainVoice
from periplus.text.voice import Aid, Question, Section, Voice
from periplus.text.words import Value, Words

__all__ = ["Aid", "Question", "Section", "Teller", "bot_name", "counted", "namesake", "seat_names"]

PERSON = "me"  # the name of a seat whose player has told none


class Teller:
    """Tells a table in one language. `seats` are the names to show; of the state it keeps what is static."""

    def __init__(self, game: Game, state: State, seats: list[str], words: Words) -> None:
        self.words = words
        self.seats = seats
        self.game = game.name
        self._verbs = game.verbs
        self._events = game.events
        voice: type[Voice] = KITS[game.name].facet("voice") or PlainVoice
        self._voice = voice(game, state, seats, words)

    def noun(self, kind: str, number: int) -> str:
        """The name of a thing clicked or told of: a seat, a place, a card, a set of cards …"""
        return self._voice.noun(kind, number)

    def event(self, event: Event, viewer: int) -> str:
        """A fact as `Event.seen_by` left it for this viewer; the viewer's own in the second person."""
        kind = self._events[event.kind]
        return self._voice.tell(
            kind.name, self.is_own(event, viewer), self._voice.fact(kind.args, event.values)
        )

    def is_own(self, event: Event, viewer: int) -> bool:
        """Whether a fact is of the viewer's own doing."""
        kind = self._events[event.kind]
        return bool(kind.args) and kind.args[0][1] == "seat" and event.values[0] == viewer

    def click(self, code: int, view: View) -> str:
        """The label of a choice."""
        return self._voice.click(code, view)

    def written(self, code: int, view: View) -> str:
        """The written form of a click, the same in every language."""
        verb, _ = self._verbs.split(code)
        return f"{verb.name} {self._voice.clicked_id(code, view)}" if verb.noun else verb.name

    def help(self, code: int, view: View) -> str:
        """What a choice does, what it costs now, and the rule behind it."""
        return self._voice.help(code, view)

    def way(self, way: Way, view: View) -> str:
        """A whole choice by what it takes and brings; the view is that of `Way.last_look`."""
        return self._voice.way(way, view)

    def target(self, ways: list[Way]) -> str:
        """The label of a thing that ways lead to; empty where the ways speak for themselves."""
        return self._voice.target(ways)

    def why_not(self, kind: str, number: int, view: View, lit: list[int]) -> str | None:
        """Why the viewer cannot click on a thing now; None if it can be, or there is no such thing."""
        return self._voice.why_not(kind, number, view, lit)

    def things(self) -> dict[str, int]:
        """The kinds of things that `why_not` knows, and how many there are of each."""
        return self._voice.things()

    def reason(self, reason: Reason, view: View) -> str:
        """Why a choice is good."""
        args: dict[str, Value] = {"more": 0}
        for variable, kind, number in reason.clue:
            args |= self._voice.described(variable, kind, number)
        if reason.subject:
            subject = self.words.say(f"hint-{reason.subject}.subject")
            args |= {"subject": subject, "other": self.click(reason.other, view)}
        return self.words.say(f"hint-{reason.name}", **args)

    def question(self, view: View) -> Question:
        """What is asked of the seat that decides, or for whom the viewer waits."""
        return self._voice.question(view)

    def position(self, view: View) -> list[Section]:
        """The whole position in words, complete enough to play by it alone."""
        return self._voice.position(view)

    def aid(self, view: View) -> Aid:
        """The card beside the board: a turn in a few lines, and what things cost the viewer now."""
        return self._voice.aid(view)


def seat_names(voyage: Voyage, words: Words, viewer: int) -> list[str]:
    """The names to show: the viewer as such, other people and bots by what they are and a number."""
    names: list[str] = []
    for seat, name in enumerate(voyage.seats):
        number = [namesake(other) for other in voyage.seats[: seat + 1]].count(namesake(name))
        if seat == viewer:
            names.append(words.say("terminal-you"))
        elif told := bot_name(name, number, words):
            names.append(told)
        else:
            names.append(words.say("terminal-player", number=number) if name == PERSON else name)
    return names


def bot_name(bot: str, number: int, words: Words) -> str:
    """What the bot `captain:bold` is called: by its temperament, or if it has none by its level.

    `number` says how many of that name there are so far. Empty if there is no text for such a level.
    """
    level, _, _ = bot.partition(":")
    if not words.has(f"terminal-bot-{level}"):
        return ""
    style = f"style-{namesake(bot)}"
    if not words.has(style):
        return words.say(f"terminal-bot-{level}", number=number)
    return f"{words.say(style)} {number}" if number > 1 else words.say(style)


def namesake(bot: str) -> str:
    """What bots that are called the same have in common: the temperament, else the level."""
    return bot.rpartition(":")[2]


def counted(lines: list[str]) -> list[str]:
    """Equal lines in a row as one, with their number: somebody who draws three cards gets one line."""
    runs = [(line, len(list(run))) for line, run in groupby(lines)]
    return [line if number == 1 else f"{line} ×{number}" for line, number in runs]
