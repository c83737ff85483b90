"""What a program wrote, as one of the choices: forgiving in how it is written, strict in what it means."""

import re
from dataclasses import dataclass
from typing import Final

MARK: Final = re.compile(r"^\W*click\W*:\W*(.*)$", re.IGNORECASE)
GLOSS: Final = re.compile(r"\s+[–—-]\s+")  # between a written form and what it means, in a list
QUOTED: Final = 60  # characters of an answer that are told back


@dataclass(frozen=True)
class Choice:
    """A legal click as it is written, and as the player's language words it."""

    code: int
    written: str
    label: str


@dataclass(frozen=True)
class Misread:
    """An answer that is no click: the text that was taken for one, empty if there was none."""

    text: str


def read_answer(answer: str, choices: list[Choice]) -> int | Misread:
    """The click of an answer: its last line that begins with CLICK:, else its last line.

    It has to be the written form or the label of exactly one choice, whatever its case, quotes and spaces.
    Prose that only mentions a choice is no click: it may say why not to make it.
    """
    lines = [line.strip() for line in answer.splitlines() if plain(line)]
    if not lines:
        return Misread("")
    marked = [found[1] for line in lines if (found := MARK.match(line)) and plain(found[1])]
    said = marked[-1] if marked else lines[-1]
    for text in (said, GLOSS.split(said)[0]):
        found_codes = meant(text, choices)
        if len(found_codes) == 1:
            return found_codes[0]
    return Misread(said.strip("`*_\"' ")[:QUOTED])


def meant(text: str, choices: list[Choice]) -> list[int]:
    """The choices that a text stands for: by its written form, else by its label."""
    typed, folded = bare(text), plain(text)
    exact = [choice.code for choice in choices if bare(choice.written) == typed]
    written = exact or [choice.code for choice in choices if plain(choice.written) == folded]
    return written or [choice.code for choice in choices if plain(choice.label) == folded]


def plain(text: str) -> str:
    """Words alone, in small letters."""
    return bare(text).casefold()


def bare(text: str) -> str:
    """Words alone: without quotes, brackets and other signs."""
    return " ".join(re.findall(r"[^\W_]+", text))
