"""Marks a test as standing for rules: `periplus check --coverage` reads the marks."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def covers(game: str, *ids: str) -> Callable[[Test], Test]:
    """This test fails if one of these rules of a game is wrong."""

    def mark(test: Test) -> Test:
        return test

    return mark
