"""The table on a terminal: the game's own picture, what happened, the question and the choices."""

from collections.abc import Callable
from typing import Protocol

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from periplus.bots.hint import Hint, equals
from periplus.games import KITS
from periplus.kernel.game import State, View
from periplus.kernel.voyage import Voyage
from periplus.text.telling import Section, Teller, counted
from periplus.text.words import Words

COLUMNS_FROM = 9  # more choices than this are listed in columns
RECENT = 14  # facts to show at most; `log` has them all


class Picture(Protocol):
    """A game's own drawing of a view; `keys` are what to type for each legal click."""

    def draw(self, view: View, keys: dict[int, str], width: int) -> list[RenderableType]: ...

    def points_at(self, keys: dict[int, str]) -> bool:
        """Whether any of these clicks is shown on the picture."""


class TextPicture:
    """The text view, for a game that draws nothing."""

    def __init__(self, state: State, teller: Teller, words: Words) -> None:
        self.teller = teller

    def draw(self, view: View, keys: dict[int, str], width: int) -> list[RenderableType]:
        return [part for section in self.teller.position(view) for part in section_lines(section)]

    def points_at(self, keys: dict[int, str]) -> bool:
        return False


def section_lines(section: Section) -> list[RenderableType]:
    return [Text(section.title, style="bold"), *[Text(f"  {line}") for line in section.lines]]


def picture_of(game: str) -> Callable[[State, Teller, Words], Picture]:
    """How a game is drawn."""
    picture: Callable[[State, Teller, Words], Picture] | None = KITS[game].facet("picture")
    return picture or TextPicture


class Screen:
    """Draws for one viewer at a time; the picture itself is each game's own."""

    def __init__(self, console: Console, voyage: Voyage, teller: Teller, words: Words) -> None:
        self.console = console
        self.voyage = voyage
        self.teller = teller
        self.words = words
        self.picture = picture_of(voyage.game.name)(voyage.state, teller, words)

    def clear(self) -> None:
        """Clear the screen, and the lines above it that could be scrolled back to."""
        if self.console.is_terminal:
            self.console.print("\x1b[3J", end="")
            self.console.clear()

    def show(self, view: View, legal: list[int], told: int, whole: bool = True) -> int:
        """Show all that a player needs to decide; the picture only if `whole` or if clicks point at it.

        Returns how many facts have been told by now.
        """
        viewer = view["viewer"]
        assert isinstance(viewer, int)
        self.console.print()
        keys = self.keys(legal)
        if whole or self.picture.points_at(keys):
            for part in self.picture.draw(view, keys, self.console.width):
                self.console.print(part)
        self.tell_log(viewer, told, RECENT)
        if legal:
            self.console.print()
            self.ask(view)
            self.list_choices(view, legal)
        return len(self.voyage.log)

    def ask(self, view: View) -> None:
        """What is asked, and beneath it what to know for that."""
        question = self.teller.question(view)
        self.console.print(Text(question.headline, style="bold"))
        if question.rest:
            self.console.print(Text(question.rest))

    def keys(self, legal: list[int]) -> dict[int, str]:
        """What to type for each legal click."""
        return {code: str(number) for number, code in enumerate(legal, 1)}

    def list_choices(self, view: View, legal: list[int]) -> None:
        width = len(str(len(legal)))
        lines = [
            Text.assemble((f"{key:>{width}}", "bold cyan"), f"  {self.teller.click(code, view)}")
            for code, key in self.keys(legal).items()
        ]
        if len(lines) > COLUMNS_FROM:
            self.console.print(Padding(Columns(lines, padding=(0, 3), column_first=True), (0, 0, 0, 2)))
            return
        for line, code in zip(lines, legal, strict=True):
            line.append(f"   {self.teller.written(code, view)}", style="dim")
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def explain(self, view: View, legal: list[int]) -> None:
        """Explain each choice, with the rule behind it; choices with the same explanation only once."""
        told: set[str] = set()
        for code, key in self.keys(legal).items():
            text = self.teller.help(code, view)
            if text and text in told:
                continue
            told.add(text)
            label = f"{self.teller.click(code, view)}: " if text else self.teller.click(code, view)
            line = Text.assemble((key, "bold cyan"), f"  {label}", (text, "italic"))
            self.console.print(Padding(line, (0, 0, 0, 2)))
        self.console.print()

    def tell_hints(self, view: View, found: list[Hint]) -> None:
        """The best choices, the chance to win with each, and why."""
        say = self.words.say
        self.console.print(Text(say("hint-title"), style="bold"))
        chances = [say("hint-chance", percent=hint.percent) for hint in found]
        width = max(map(len, chances))
        for hint, chance in zip(found, chances, strict=True):
            click, written = self.teller.click(hint.code, view), self.teller.written(hint.code, view)
            line = Text.assemble((f"{chance:>{width}}", "bold cyan"), f"  {click}   ", (written, "dim"))
            why = Text(self.teller.reason(hint.reason, view), style="italic")
            self.console.print(Padding(line, (0, 0, 0, 2), expand=False))
            self.console.print(Padding(why, (0, 0, 0, width + 4), expand=False))
        if equal := equals(found):
            self.console.print(Padding(Text(say("hint-alike", number=equal)), (0, 0, 0, 2), expand=False))

    def tell_log(self, viewer: int, since: int, most: int | None) -> None:
        """The facts since then, as the viewer saw them."""
        kinds = self.voyage.game.events
        facts = [event.seen_by(viewer, kinds) for _, event in self.voyage.log[since:]]
        lines = counted([self.teller.event(fact, viewer) for fact in facts])
        if most is not None and len(lines) > most:
            lines = ["…", *lines[-most:]]
        for line in lines:
            self.console.print(Text(f"  · {line}", style="dim"))

    def show_log(self, viewer: int) -> None:
        self.console.print(Text(self.words.say("terminal-log-title"), style="bold"))
        if not self.voyage.log:
            self.console.print(self.words.say("terminal-nothing-logged"))
        self.tell_log(viewer, 0, None)

    def tell_position(self, view: View) -> None:
        """The whole position in words."""
        for section in self.teller.position(view):
            for line in section_lines(section):
                self.console.print(line)

    def show_aid(self, view: View) -> None:
        """A turn in a few lines, and what things cost now."""
        aid = self.teller.aid(view)
        if not aid.turn:
            self.console.print(self.words.say("aid-none"))
            return
        self.console.print(Text(self.words.say("aid-turn"), style="bold"))
        for number, line in enumerate(aid.turn, 1):
            self.console.print(f"{number}. {line}", markup=False)
        self.console.print(Text(self.words.say("aid-costs"), style="bold"))
        for what, price in aid.costs:
            self.console.print(f"{what}: {price}", markup=False)
