"""Maps, boards and cards that come with the games, and copies of their files with something changed."""

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import pytest

from periplus.kernel.datafile import Content, DataError, Fault

GAMES = Path(__file__).resolve().parent.parent / "src/periplus/games"
C = TypeVar("C", bound=Content)
Told = list[tuple[int | None, str]]  # faults or warnings: line and message


def line_of(text: str, anchor: str) -> int:
    """The line on which `anchor` begins first."""
    return text.count("\n", 0, text.index(anchor)) + 1


class Shipped(Generic[C]):
    """A file of a game's folder, and how such files are read."""

    def __init__(self, file: str, load: Callable[[Path], C]) -> None:
        self.path = GAMES / file
        self.text = self.path.read_text(encoding="utf-8")
        self.load = load

    def change(self, old: str, new: str, text: str = "") -> str:
        """The text of the file, or another, with something else in one place."""
        text = text or self.text
        assert old in text
        return text.replace(old, new, 1)

    def read(self, tmp_path: Path, text: str) -> C:
        path = tmp_path / f"my{self.path.name}"
        path.write_text(text, encoding="utf-8")
        return self.load(path)

    def faults_of(self, tmp_path: Path, text: str) -> Told:
        with pytest.raises(DataError) as caught:
            self.read(tmp_path, text)
        return told(caught.value.faults)

    def warnings_of(self, tmp_path: Path, text: str) -> Told:
        return told(self.read(tmp_path, text).warnings)


def told(faults: list[Fault]) -> Told:
    return [(fault.line, fault.message) for fault in faults]
