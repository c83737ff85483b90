"""What a game gives the search so that captains and oracles can play it."""

from periplus.bots.search.evaluation import Evaluation
from periplus.bots.search.reading import Reading
from periplus.bots.search.search import Manner


class SearchParts:
    """A game's evaluation, how the search goes about it, and the reasons its terms stand for in a hint.

    `reasons` has the terms of the evaluation by reason, in one string; the sentence of a reason is the text
    `hint-REASON`. Without a `reading`, what the others did tells nothing of what they hide.
    """

    def __init__(
        self,
        evaluation: type[Evaluation],
        manner: Manner,
        reasons: dict[str, str],
        reading: type[Reading] | None = None,
    ) -> None:
        self.evaluation = evaluation
        self.manner = manner
        self.reading = reading
        self.reasons = reasons
        self.reason_of: dict[str, str] = {  # by term
            term: reason for reason, terms in reasons.items() for term in terms.split()
        }
