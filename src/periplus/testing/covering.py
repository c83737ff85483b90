"""Marks a test as standing for rules: `periplus check --coverage` reads the marks."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def covers(game: str, *ids: str) -> Callable[[Test], Test]:
    """This test holds these rule ids of a game."""

    def mark(test: Test) -> Test:
        return test

    return mark
