"""What a server counts while it runs: plain numbers, which cost a click next to nothing.

Whoever wants to know reads them: see `metrics`.
"""

from collections import Counter

from starlette.types import Scope

from periplus.server.refusals import Refused
from periplus.store.timings import Timings

REASON = "periplus.refused"  # in the scope of a request: the code of the refusal it got


class Tally:
    """The counts of one server."""

    def __init__(self) -> None:
        self.clicks = Timings()  # that were taken, from the request to the answer
        self.streams = 0  # that are open now
        self.answers: Counter[int] = Counter()  # by status
        self.refusals: Counter[tuple[int, str]] = Counter()  # by status and code

    def answer(self, status: int, reason: str | None) -> None:
        """Count the answer to a request, and why it was refused, if it was."""
        self.answers[status] += 1
        if reason is not None:
            self.refusals[status, reason] += 1


def refuse(scope: Scope, refused: Refused) -> Refused:
    """Note in a request that it is refused, for whoever counts and logs it."""
    scope[REASON] = refused.error
    return refused


def reason_in(scope: Scope) -> str | None:
    """Why a request was refused; None if it was not."""
    reason: str | None = scope.get(REASON)
    return reason
