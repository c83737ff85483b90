"""What a game gives the search so that captains and oracles can play it."""

from collections.abc import Callable

from periplus.bots.search.evaluation import Evaluation
from periplus.bots.search.reading import Reading
from periplus.bots.search.search import Manner
from periplus.kernel.game import State
from periplus.kernel.reasons import Clue


def nothing_held(state: State, seat: int) -> dict[str, float]:
    """For games in which nothing is counted."""
    return {}


def no_details(reason: str, before: State, after: State, seat: int) -> Clue | None:
    """For games in which a number says it all."""
    return ()


class SearchParts:
    """A game's evaluation, how the search goes about it, and the reasons its terms stand for in a hint.

    `reasons` has the terms of the evaluation by reason, in one string; the sentence of a reason is the text
    `hint-REASON`. `holdings` counts by reason what a seat has, the more the better, so that a sentence says
    only what can be counted: `more` of it. `details` adds other variables, or None if the sentence would be
    untrue after all. Without a `reading`, what the others did tells nothing of what they hide.
    """

    def __init__(
        self,
        evaluation: type[Evaluation],
        manner: Manner,
        reasons: dict[str, str],
        reading: type[Reading] | None = None,
        holdings: Callable[[State, int], dict[str, float]] = nothing_held,
        details: Callable[[str, State, State, int], Clue | None] = no_details,
    ) -> None:
        self.evaluation = evaluation
        self.manner = manner
        self.reading = reading
        self.reasons = reasons
        self.holdings = holdings
        self.details = details
        self.reason_of: dict[str, str] = {  # by term
            term: reason for reason, terms in reasons.items() for term in terms.split()
        }
