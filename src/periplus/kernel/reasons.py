"""Why a choice is good, as facts: the text layer puts them into words.

The sentence of a reason is the text `hint-REASON`: of these in table.ftl, of a game's own in its words.
"""

from typing import NamedTuple

WIN = "win"
ONLY = "only"  # there is no other choice
RIVALS = "rivals"  # it harms somebody more than it helps
KEEPS = "keeps"  # the next best choice would cost something
EVEN = "even"  # nothing stands out
COMMON = [WIN, ONLY, RIVALS, KEEPS, EVEN]

Clue = tuple[tuple[str, str, int], ...]  # what a text speaks of: its variable, the kind of thing, the number


class Reason(NamedTuple):
    """Why a choice is good, and what its sentence speaks of.

    What a choice KEEPS is the `subject` of another reason, which the `other` choice would cost.
    """

    name: str
    clue: Clue = ()
    subject: str = ""
    other: int = -1
