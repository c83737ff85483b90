"""Passing for people who asked for it: until when, with which click, and after how long."""

import random
from collections.abc import Sequence
from typing import Final, Literal, cast

from periplus.bots.caretaker import Caretaker
from periplus.kernel.game import Code, Seat, View

Until = Literal["", "turn", "round", "forced"]
OFF: Final = ""
TURN: Final = "turn"  # until my next turn
ROUND: Final = "round"  # until the end of the debate or auction that is on, or else of the next one
FORCED: Final = "forced"  # always, where there is nothing but to pass
# How it is kept while what it is to last to the end of has not begun.
THIS_TURN: Final = "turn later"
NEXT_ROUND: Final = "round later"

HESITATION: Final = 4.0  # pauses of a bot that a person is taken to think, as long as nobody knows better
LONGEST: Final = 20.0  # seconds


def until_of(auto: str) -> Until:
    """What its player asked for."""
    return cast(Until, auto.split(" ")[0])


def begun(until: str, view: View, seat: Seat, caretaker: Caretaker) -> str:
    """How a wish is kept that is uttered now."""
    if until == TURN and view.get("active") == seat:
        return THIS_TURN
    return NEXT_ROUND if until == ROUND and not caretaker.going_round(view) else until


def gone_on(auto: str, view: View, seat: Seat, caretaker: Caretaker) -> str:
    """How it is kept after something happened: it may be over. All that counts here can everybody see."""
    active, going_round = view.get("active") == seat, caretaker.going_round(view)
    if auto == TURN and active:
        return OFF
    if auto == THIS_TURN and not active:
        return TURN
    if auto == ROUND and not going_round:
        return OFF
    return ROUND if auto == NEXT_ROUND and going_round else auto


def pass_for(auto: str, view: View, legal: list[Code], caretaker: Caretaker) -> Code | None:
    """The click that passes for this seat, if its player wants that here."""
    if auto in (OFF, NEXT_ROUND):
        return None
    code = caretaker.passing(view, legal)
    return code if auto != FORCED or len(legal) == 1 else None


def pause_of(auto: str, pace: float, own: Sequence[float]) -> float:
    """How long a pass takes. `own` is how long this player took for such questions by hand.

    Who has only forced passes made answers the other questions by hand: a pass that came sooner or later than
    those would tell that the hand holds nothing.
    """
    pause = pace * random.uniform(0.6, 1.4)
    if auto != FORCED:
        return pause
    usual = random.choice(own) if own else HESITATION * pace
    return min(LONGEST, max(pause, usual * random.uniform(0.8, 1.25)))
