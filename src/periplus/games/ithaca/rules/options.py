"""Options: where the rule sheet is silent, a table may choose. There are no editions."""

from typing import Final

from mypy_extensions import i64

from periplus.kernel.options import YES_NO, Option, first_seat, who_begins

NO_CAP: Final = 0  # rounds: no turn has that number

OPTIONS = [
    Option("gift_in_phase3", YES_NO, ["R-12"], "yes"),
    Option("suitors_unplaced", ["skip", "favour"], ["R-19"]),
    Option("favour_all_zero", ["zeus", "nobody"], ["R-1"]),
    Option("final_round", YES_NO, ["R-37"]),
    Option("round_cap", ["300", "100", "50", "20", "none"], ["R-40"]),
    *who_begins(5, ["I-17"]),
]


class Rules:
    """The chosen options as plain facts, shared by all positions of a game and never changed."""

    def __init__(self, chosen: dict[str, object]) -> None:
        self.gift_by_deed: bool = chosen["gift_in_phase3"] == "yes"
        self.suitors_come_anyway: bool = chosen["suitors_unplaced"] == "favour"
        self.zeus_by_default: bool = chosen["favour_all_zero"] == "zeus"
        self.final_round: bool = chosen["final_round"] == "yes"
        self.round_cap: i64 = NO_CAP if chosen["round_cap"] == "none" else int(str(chosen["round_cap"]))
        self.first: i64 = first_seat(chosen)
