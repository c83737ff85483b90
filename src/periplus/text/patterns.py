"""Texts put together tens of times as fast as Fluent's runtime does it: by plain functions, made once.

They give the same. Whatever our texts use seldom, or not as they should, is left to Fluent's runtime.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

Args: TypeAlias = Mapping[str, str | int | float]
Maker: TypeAlias = Callable[[Args], str]
Chooser: TypeAlias = Callable[[Args], str | int]

PLAIN = 1000  # below it no language writes a number in another way than Python


class Unusual(Exception):
    """Something that Fluent's runtime has to see to."""


def maker(texts: FluentBundle, pattern: Pattern) -> Maker | None:
    """What puts a text together; it raises Unusual where it can't. None if it never could."""
    try:
        return of_pattern(texts, pattern)
    except Unusual:
        return None


def of_pattern(texts: FluentBundle, pattern: object) -> Maker:
    """A text of several parts; Fluent keeps one that has a single part as that."""
    elements = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]
    parts = [part for each in elements if (part := of_element(texts, each)) != ""]
    if len(parts) == 1 and not isinstance(parts[0], str):
        return parts[0]

    def make(args: Args) -> str:
        return "".join([part if isinstance(part, str) else part(args) for part in parts])

    return make


def of_element(texts: FluentBundle, element: object) -> str | Maker:
    """A stretch of text as it is, or what makes it."""
    match element:
        case ast.TextElement() | ast.StringLiteral():
            return element.value if isinstance(element, ast.TextElement) else element.parse()["value"]
        case ast.Placeable():
            return of_element(texts, element.expression)
        case ast.NumberLiteral():
            return written(element.value)
        case ast.VariableReference():
            return of_variable(element.id.name)
        case ast.SelectExpression():
            return of_choice(texts, element)
        case ast.MessageReference():
            name = f"{element.id.name}.{element.attribute.name}" if element.attribute else element.id.name
            return of_pattern(texts, referred(texts, name))
        case ast.TermReference(attribute=None):
            return of_term(texts, element)
    raise Unusual


def referred(texts: FluentBundle, name: str, term: bool = False) -> Pattern:
    """The text that another refers to."""
    id, _, attribute = name.partition(".")
    try:
        entry = texts._lookup(id, term=term)
        found = entry.attributes[attribute] if attribute else entry.value
    except LookupError:
        raise Unusual from None
    if found is None:
        raise Unusual
    return found


def of_variable(name: str) -> Maker:
    def make(args: Args) -> str:
        value = args.get(name)
        return value if isinstance(value, str) else written(value)

    return make


def written(number: object) -> str:
    if not isinstance(number, int) or not 0 <= number < PLAIN:
        raise Unusual
    return str(int(number))


def of_term(texts: FluentBundle, term: ast.TermReference) -> Maker:
    """A term knows only what it is given where it is used."""
    given: dict[str, str | int | float] = {}
    if term.arguments is not None:
        if term.arguments.positional:
            raise Unusual
        for argument in term.arguments.named:
            value = argument.value
            given[argument.name.name] = (
                value.parse()["value"] if isinstance(value, ast.StringLiteral) else number_of(value)
            )
    make = of_pattern(texts, referred(texts, term.id.name, term=True))
    return lambda _: make(given)


def number_of(literal: object) -> int:
    value = literal.value if isinstance(literal, ast.NumberLiteral) else None
    if not isinstance(value, int):
        raise Unusual
    return int(value)


def of_choice(texts: FluentBundle, choice: ast.SelectExpression) -> Maker:
    """The first variant that fits: the number itself, its plural category, or the word; else the default."""
    if not isinstance(choice.selector, ast.VariableReference):
        raise Unusual
    name, plural = choice.selector.id.name, plurals(texts)
    numbers: list[tuple[int, Maker]] = []
    words: dict[str, Maker] = {}
    default: Maker | None = None
    for variant in choice.variants:
        make = of_pattern(texts, variant.value)
        if isinstance(variant.key, ast.Identifier):
            words.setdefault(variant.key.name, make)
        elif words:
            raise Unusual  # a word that stands before a number is asked first
        else:
            numbers.append((number_of(variant.key), make))
        if variant.default:
            default = make
    if default is None:
        raise Unusual
    otherwise = default

    def chosen(args: Args) -> str:
        value = args.get(name)
        if isinstance(value, str):
            if numbers:
                raise Unusual
            return words.get(value, otherwise)(args)
        if not isinstance(value, int) or not 0 <= value < PLAIN:
            raise Unusual
        for number, make in numbers:
            if number == value:
                return make(args)
        return words.get(plural(value), otherwise)(args)

    return chosen


@cache
def plurals(texts: FluentBundle) -> Callable[[int], str]:
    """The plural category of a number in the language of these texts."""
    return cache(texts._plural_form)
