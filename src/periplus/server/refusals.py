"""What is refused, and how: a status, a code that the page has words for, a message for developers."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
TRIES: Final = 8  # of what another server keeps getting in the way of


class Refused(Exception):
    """A request that is refused; `more` goes into the response beside error and message."""

    def __init__(self, status: int, error: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message
        self.more = more

    def as_data(self) -> dict[str, Any]:
        return {"error": self.error, "message": self.message, **self.more}


def no_table() -> Refused:
    return Refused(404, "no_table", "there is no table with this id")


def not_seated() -> Refused:
    return Refused(403, "not_seated", "only somebody who has a seat at this table can do that")


def not_host() -> Refused:
    return Refused(403, "not_host", "only whoever made the table can do that")


def not_running() -> Refused:
    return Refused(409, "not_running", "the game has not begun: a seat is still open")


def not_over() -> Refused:
    return Refused(409, "not_over", "this is available once the game is over")


def no_hints(game: str) -> Refused:
    return Refused(404, "no_hints", f"{game} has no hints: the search cannot judge it")


def no_review(game: str) -> Refused:
    return Refused(404, "no_review", f"{game} has no reviews: the search cannot judge it")


def without_hints() -> Refused:
    return Refused(403, "without_hints", "this table is played without hints")


def no_passes(game: str) -> Refused:
    return Refused(404, "no_passes", f"{game} does not say which click is a pass")


def over() -> Refused:
    return Refused(409, "over", "the game is over")


def unavailable() -> Refused:
    return Refused(503, "unavailable", "the table could not be kept just now; please try again")


def set_aside() -> Refused:
    return Refused(410, "set_aside", "the game at this table cannot be replayed: the server's log says why")


class Stale(Exception):
    """A click for another ply than the present one: whoever sent it gets the table as it is."""


class Overtaken(Exception):
    """Somebody else has changed the table meanwhile, at another server. What we have of it is new again."""


class Illegal(Exception):
    """A click that is not legal now: whoever sent it gets the legal ones."""


def again(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Do a piece of work anew, from the beginning, whenever another server was quicker."""

    @wraps(work)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await work(*args, **kwargs)
            except Overtaken:
                continue
        raise unavailable()

    return tried
