"""Everything a player reads, by id and language: the Fluent files in locales/."""

import os
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "it", "fr", "de")
LOCALES = Path(__file__).with_name("locales")
KEPT = 1 << 14  # texts put together before
SHARED = "table"  # what every game shares; a game's own file has its name

Value = str | int | float


class MissingText(KeyError):
    """A text that is not there, or that cannot be put together from what was given."""

    def __init__(self, id: str, language: str, reason: str) -> None:
        super().__init__(id)
        self.line = f"text {id!r} in {language!r}: {reason}"

    def __str__(self) -> str:
        return self.line


class Words:
    """The texts in one language: those that all games share, and those of one game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.game = game
        bundle(language, game)  # a missing language or game is told at once

    def has(self, id: str) -> bool:
        return bundle(self.language, self.game).has_message(id)

    def say(self, id: str, /, **args: Value) -> str:
        """The text of an id, or of an attribute as in `winner.you`, with its variables filled in."""
        wanted = variables(self.language, self.game, id)
        given = tuple([(name, args[name]) for name in wanted if name in args])
        return put_together(self.language, self.game, id, given)

    def rules(self) -> str:
        """The page that explains the game, in Markdown."""
        path = LOCALES / self.language / f"{self.game}-rules.md"
        if not path.is_file():
            raise MissingText(f"{self.game}-rules", self.language, "there is no such page")
        return path.read_text(encoding="utf-8")


@lru_cache(KEPT)
def put_together(language: str, game: str | None, id: str, args: tuple[tuple[str, Value], ...]) -> str:
    """A text with its variables filled in; the same ones are wanted again and again."""
    text, errors = bundle(language, game).format_pattern(pattern(language, game, id), dict(args))
    if errors:
        raise MissingText(id, language, "; ".join(map(str, errors)))
    return str(text)


def pattern(language: str, game: str | None, id: str) -> Pattern:
    """A text as it was written: of an id, or of an attribute."""
    texts = bundle(language, game)
    name, _, attribute = id.partition(".")
    if not texts.has_message(name):
        raise MissingText(id, language, "there is none")
    message = texts.get_message(name)
    found = message.attributes.get(attribute) if attribute else message.value
    if found is None:
        raise MissingText(id, language, "there is none")
    return found


@cache
def variables(language: str, game: str | None, id: str) -> tuple[str, ...]:
    """The variables that a text has, with those of the texts that it is made of.

    Whoever says something gives all that might be wanted; what is not must not keep two texts apart.
    """
    references = References()
    references.visit(pattern(language, game, id))
    names = set(references.variables)
    for other in references.texts:
        names.update(variables(language, game, other))
    return tuple(sorted(names))


class References(Visitor):
    """What a text refers to. Terms have variables of their own, which are given where they stand."""

    def __init__(self) -> None:
        self.variables: list[str] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.texts.append(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """The texts of a language as Fluent keeps them; they are read once."""
    texts = FluentBundle([language], use_isolating=False)
    for name in [SHARED] if game is None else [SHARED, game]:
        texts.add_resource(resource(language, name))
    return texts


@cache
def resource(language: str, name: str) -> ast.Resource:
    """One Fluent file, taken apart; a mistake in it is an error that shows the place."""
    if language not in LANGUAGES:
        raise MissingText(name, language, f"the languages are {', '.join(LANGUAGES)}")
    path = LOCALES / language / f"{name}.ftl"
    if not path.is_file():
        raise MissingText(name, language, "there is no such file")
    parsed = FluentResource(path.read_text(encoding="utf-8"))
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            raise MissingText(name, language, f"this is not Fluent: {entry.content}")
    return parsed


def system_language() -> str:
    """The language this computer is set to, English if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(variable):
            language = setting[:2].lower()
            return language if language in LANGUAGES and not setting[2:3].isalpha() else LANGUAGES[0]
    return LANGUAGES[0]
