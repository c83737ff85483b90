"""The rulings that a table may choose differently."""

from typing import Final

from mypy_extensions import i64

from periplus.kernel.options import YES_NO, Option, first_seat, who_begins

NO_LIMIT: Final = 0  # rounds: nobody counts them

OPTIONS = [
    Option("events_per_turn", ["one", "per_space"], ["A-1"]),
    Option("fossil_reshuffle", YES_NO, ["A-14", "A-15"]),
    Option("event_reshuffle", YES_NO, ["A-16"], "yes"),
    Option("adventure_on_arrival", YES_NO, ["A-53"]),
    Option("lava_simultaneous", YES_NO, ["A-60"]),
    Option("return_to_start", YES_NO, ["A-30"], "yes"),
    Option("idle_rounds", ["12", "none"], ["A-18"]),
    *who_begins(4, ["A-74"]),
]


class Rules:
    """The chosen options as plain facts, shared by all positions of a game and never changed."""

    def __init__(self, chosen: dict[str, object]) -> None:
        self.event_per_space: bool = chosen["events_per_turn"] == "per_space"
        self.fossils_reshuffled: bool = chosen["fossil_reshuffle"] == "yes"
        self.events_reshuffled: bool = chosen["event_reshuffle"] == "yes"
        self.adventure_on_arrival: bool = chosen["adventure_on_arrival"] == "yes"
        self.lava_simultaneous: bool = chosen["lava_simultaneous"] == "yes"
        self.start_pays: bool = chosen["return_to_start"] == "yes"
        self.idle_rounds: i64 = (
            NO_LIMIT if chosen["idle_rounds"] == "none" else int(str(chosen["idle_rounds"]))
        )
        self.first: i64 = first_seat(chosen)
