"""What an editor for a game's files has to know, and what the checker says of a file that is being made."""

from collections.abc import Callable
from typing import Any, Final

from periplus.kernel.datafile import Content, DataError, Fault, Format, parse
from periplus.kernel.writing import written

MOST_WARNINGS: Final = 40  # a map drawn by chance has thousands


class Editing:
    """How a game's own files are made: their format, their words and limits, an empty one to begin with.

    `about` is the comment at the head of each file that is written: what the keys in it mean. `terms` are
    what an editor offers, so that it need not repeat it; `shape` is their TypedDict.
    """

    def __init__(
        self,
        format: Format[Any],
        about: str,
        terms: Callable[[], Any],
        empty: Callable[[], dict[str, object]],
        shape: object,
    ) -> None:
        self.format: Final = format
        self.about: Final = about
        self.terms: Final = terms
        self.empty: Final = empty
        self.shape: Final = shape


class Checked:
    """A file that was checked: its text, what it says, what is wrong. Without faults it has `content`."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.data: object = None
        self.content: Content | None = None
        self.faults: list[Fault] = []
        self.more = 0
        self.warnings: list[Fault] = []


def check_text(editing: Editing, text: str) -> Checked:
    """A file as somebody typed it."""
    checked = Checked(text)
    try:
        file = parse(text, editing.format.name)
        checked.data = file.content()
        content: Content = editing.format.check(file)
        checked.content = content
        checked.warnings = content.warnings[:MOST_WARNINGS]
    except DataError as error:
        checked.faults, checked.more = error.faults, error.more
    return checked


def check_data(editing: Editing, data: dict[str, object]) -> Checked:
    """A file that is being made, as it will be written."""
    return check_text(editing, written(data, editing.about))
