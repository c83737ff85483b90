"""The rulings that a table may choose differently."""

from periplus.kernel.options import YES_NO, Option

OPTIONS = [
    Option("events_per_turn", ["one", "per_space"], ["A-1"]),
    Option("fossil_reshuffle", YES_NO, ["A-14", "A-15"]),
    Option("event_reshuffle", YES_NO, ["A-16"], "yes"),
    Option("adventure_on_arrival", YES_NO, ["A-53"]),
    Option("lava_simultaneous", YES_NO, ["A-60"]),
    Option("first_player", ["lot", "seat"], ["A-74"]),
]


class Rules:
    """The chosen options as plain facts, shared by all positions of a game and never changed."""

    def __init__(self, chosen: dict[str, object]) -> None:
        self.event_per_space: bool = chosen["events_per_turn"] == "per_space"
        self.fossils_reshuffled: bool = chosen["fossil_reshuffle"] == "yes"
        self.events_reshuffled: bool = chosen["event_reshuffle"] == "yes"
        self.adventure_on_arrival: bool = chosen["adventure_on_arrival"] == "yes"
        self.lava_simultaneous: bool = chosen["lava_simultaneous"] == "yes"
        self.first_by_lot: bool = chosen["first_player"] == "lot"
