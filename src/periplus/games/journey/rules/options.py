"""The rulings that may be played otherwise."""

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
    """The settled options as plain facts, shared by all positions of a game and never changed."""

    def __init__(self, settled: dict[str, object]) -> None:
        self.event_per_space: bool = settled["events_per_turn"] == "per_space"
        self.fossils_reshuffled: bool = settled["fossil_reshuffle"] == "yes"
        self.events_reshuffled: bool = settled["event_reshuffle"] == "yes"
        self.adventure_on_arrival: bool = settled["adventure_on_arrival"] == "yes"
        self.lava_simultaneous: bool = settled["lava_simultaneous"] == "yes"
        self.first_by_lot: bool = settled["first_player"] == "lot"
