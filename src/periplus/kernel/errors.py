"""What can be wrong with what people give us. Every message says what was found and what was expected."""

import difflib
from typing import Final

MOST_COMPARED: Final = 500  # known words that a misspelt one is compared with: as many as a board has spaces
MOST_LISTED: Final = 20
LONGEST_WORD: Final = 40  # nothing of ours that can be misspelt is longer


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
    """The end of a message on an unknown word: the one probably meant, or what is known."""
    close = difflib.get_close_matches(word, known[:MOST_COMPARED], 1) if len(word) <= LONGEST_WORD else []
    if close:
        return f"; did you mean {close[0]!r}?"
    return f"; expected one of {listed(known, MOST_LISTED)}" if known else ""


def listed(names: list[str], most: int) -> str:
    """The first names of a list, and how many more there are."""
    told = ", ".join(names[:most])
    return told if len(names) <= most else f"{told} and {len(names) - most:,} more"


def cut(text: str, most: int) -> str:
    """A text that may quote anything, no longer than `most` characters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
