"""Everything a player reads, by id and language: the Fluent files in locales/ and in the games' rooms."""

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from mypy_extensions import mypyc_attr

from periplus.games import KITS
from periplus.text.languages import LANGUAGES as LANGUAGES  # offered here too
from periplus.text.languages import system_language as system_language
from periplus.text.patterns import Maker, Unusual, maker

LOCALES = Path(__file__).with_name("locales")
KEPT = 1 << 14  # texts that are remembered, by their ids
KEPT_OF_ONE = 1 << 10  # and of each what became of it with these or those variables
SHARED = "table"  # what every game shares; a game's own files are in its room
WORDS, LESSONS, STYLES = OWN = ("words", "lessons", "styles")  # the folders there that have them
LOG = logging.getLogger("periplus.games")

# What a variable of a text stands for, or how to find that out: most texts use few of those they are given.
Value: TypeAlias = str | int | float | Callable[[], str]
Given: TypeAlias = str | int | float | None  # None: nobody has said it


NOTHING: Mapping[str, Value] = {}


def filled(value: Value) -> str | int | float:
    """What a variable stands for."""
    return value() if callable(value) else value


@mypyc_attr(native_class=False)
class MissingText(KeyError):
    """A text that is not there, or that cannot be put together from what was given."""

    def __init__(self, id: str, language: str, reason: str) -> None:
        super().__init__(id)
        self.line = f"text {id!r} in {language!r}: {reason}"

    def __str__(self) -> str:
        return self.line


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The texts in one language: those that all games share, and those of one game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.game = game
        bundle(language, game)  # so that an unknown language or game is refused here, not later
        self._texts = texts_of(language, game)

    def has(self, id: str) -> bool:
        """Whether there is a text of this id, or such an attribute."""
        return self._texts[id] is not None

    def say(self, id: str, /, **args: Value) -> str:
        """The text of an id, or of an attribute as in `winner.you`, with its variables filled in."""
        return self.fill(id, args)

    def fill(self, id: str, args: Mapping[str, Value], rest: Mapping[str, Value] = NOTHING) -> str:
        """The same with variables that are at hand together; of `rest` those that `args` doesn't have.

        Those it has no use for are not looked at.
        """
        text = self._texts[id]
        if text is None:
            raise MissingText(id, self.language, "there is none")
        if not text.variables:
            return text.plain
        values = [args[name] if name in args else rest.get(name) for name in text.variables]
        given = tuple([value() if callable(value) else value for value in values])
        told = text.told.get(given)
        if told is None:
            if len(text.told) >= KEPT_OF_ONE:
                text.told.clear()
            told = text.told[given] = self._made(id, text, text.named(given))
        return told

    def _made(self, id: str, text: "Text", args: dict[str, str | int | float]) -> str:
        try:
            if text.make is not None:
                return text.make(args)
        except Unusual:
            pass
        return put_together(self.language, self.game, id, args)

    def fill_any(self, ids: Iterable[str], args: Mapping[str, Value]) -> str:
        """The first of these texts that there is; "" if there is none of them."""
        for id in ids:
            if self._texts[id] is not None:
                return self.fill(id, args)
        return ""

    def has_rules(self) -> bool:
        """Whether the game has a page that explains it."""
        return room_file(self.game or "", self.language, "rules.{}.md") is not None

    def source(self) -> tuple[str, str]:
        """The language of the game's own texts, English if it has none in ours, and the texts as Fluent."""
        path = room_file(self.game or "", self.language, "{}.ftl")
        return (path.stem, path.read_text(encoding="utf-8")) if path else (LANGUAGES[0], "")

    def rules(self) -> str:
        """The page that explains the game, in Markdown."""
        path = room_file(self.game or "", self.language, "rules.{}.md")
        if path is None:
            raise MissingText("rules", self.language, f"{self.game} has no page of rules")
        return path.read_text(encoding="utf-8")


@dataclass(frozen=True)
class Text:
    """What is known of a text before it is put together.

    Callers give every variable a text might use. Only those it does use may tell two cached texts apart.
    """

    variables: tuple[str, ...]
    plain: str  # all of it, if it has no variables
    make: Maker | None = None  # what puts it together, if we can do it
    told: dict[tuple[Given, ...], str] = field(default_factory=dict)  # with what its variables stood for

    def named(self, given: tuple[Given, ...]) -> dict[str, str | int | float]:
        """Its variables by name, those that somebody has said."""
        return {name: value for name, value in zip(self.variables, given, strict=True) if value is not None}


@mypyc_attr(native_class=False)
class Texts(dict[str, "Text | None"]):
    """The texts of a language and a game by id, None where there is none: each is read when first wanted."""

    def __init__(self, language: str, game: str | None) -> None:
        super().__init__()
        self.language = language
        self.game = game

    def __missing__(self, id: str) -> "Text | None":
        if len(self) >= KEPT:  # people's own cards may be asked for by any name
            self.clear()
        text = self[id] = self._read(id)
        return text

    def _read(self, id: str) -> "Text | None":
        found = pattern(self.language, self.game, id)
        if found is None:
            return None
        names = variables(self.language, self.game, found)
        if not names:
            return Text(names, put_together(self.language, self.game, id, {}))
        return Text(names, "", maker(bundle(self.language, self.game), found))


@cache
def texts_of(language: str, game: str | None) -> Texts:
    """Those that were asked for so far: all tables share them."""
    return Texts(language, game)


def put_together(language: str, game: str | None, id: str, args: dict[str, str | int | float]) -> str:
    """A text with its variables filled in."""
    found = pattern(language, game, id)
    assert found is not None
    text, errors = bundle(language, game).format_pattern(found, args)
    if errors:
        raise MissingText(id, language, "; ".join(map(str, errors)))
    return str(text)


def pattern(language: str, game: str | None, id: str) -> Pattern | None:
    """A text as it was written, of an id or of an attribute; None if there is none."""
    texts = bundle(language, game)
    name, _, attribute = id.partition(".")
    if not texts.has_message(name):
        return None
    message = texts.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def variables(language: str, game: str | None, found: Pattern) -> tuple[str, ...]:
    """The variables that a text has, with those of the texts it refers to."""
    references = References()
    references.visit(found)
    names = set(references.variables)
    for other in references.texts:
        further = pattern(language, game, other)
        if further is None:
            raise MissingText(other, language, "there is none")
        names.update(variables(language, game, further))
    return tuple(sorted(names))


@mypyc_attr(native_class=False)
class References(Visitor):
    """What a text refers to. Terms are left out: their variables are given where they are used."""

    def __init__(self) -> None:
        self.variables: list[str] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.texts.append(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """The texts of a language as Fluent keeps them; they are read once.

    A game's broken file is reported and left out: it must not take down what lists all games.
    """
    if language not in LANGUAGES:
        raise MissingText(game or SHARED, language, f"the languages are {', '.join(LANGUAGES)}")
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(resource(LOCALES / language / f"{SHARED}.ftl", language))
    for folder in OWN:
        if game is None or not (own := room_file(game, language, "{}.ftl", folder)):
            continue
        try:
            texts.add_resource(resource(own, language))
        except (MissingText, OSError, UnicodeDecodeError) as error:
            LOG.warning("the %s of %s are left out: %s", folder, game, error)
    return texts


def room_file(game: str, language: str, name: str, folder: str = WORDS) -> Path | None:
    """A file in a game's room in a language, else in English; None if it has neither."""
    if game not in KITS:
        raise MissingText(game, language, "there is no such game")
    room = KITS[game].folder / folder
    files = [room / name.format(spoken) for spoken in (language, LANGUAGES[0])]
    return next((file for file in files if file.is_file()), None)


@cache
def resource(path: Path, language: str) -> ast.Resource:
    """One Fluent file, parsed; a mistake in it raises an error that shows the place."""
    parsed = FluentResource(path.read_text(encoding="utf-8"))
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            raise MissingText(path.name, language, f"this is not Fluent: {entry.content}")
    return parsed
