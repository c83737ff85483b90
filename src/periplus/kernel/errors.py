"""What can be wrong with what people give us. Every message says what was found and what was expected."""

import difflib


class PeriplusError(Exception):
    """A mistake in the input, told in one line that a person can act on."""


class OptionError(PeriplusError):
    """An unknown option, a value it does not take, or a wrong number of seats."""


class NotationError(PeriplusError):
    """A written click or a code that means nothing in this game."""


class IllegalClick(PeriplusError):
    """A click that the rules do not offer now."""


class RecordError(PeriplusError):
    """A record that is damaged, edited, or of another game or version."""


class ScenarioError(PeriplusError):
    """A scenario that cannot be understood, or that does not hold."""


class ArenaError(PeriplusError):
    """A tournament that could not be played to its end."""


def suggestion(word: str, known: list[str]) -> str:
    """' (did you mean x?)' or the list of what is known."""
    close = difflib.get_close_matches(word, known, 1)
    if close:
        return f"; did you mean {close[0]!r}?"
    return "; expected one of " + ", ".join(known) if known else ""
