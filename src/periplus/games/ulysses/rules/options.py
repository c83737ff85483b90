"""The two editions, and every option in which they differ or that a table may choose (F-01 … F-32)."""

from mypy_extensions import i64

from periplus.kernel.options import YES_NO, Option, first_seat, who_begins

OPTIONS = [
    Option("edition", ["revised", "german"], []),
    Option("zeus_as_pandora", YES_NO, ["F-01"]),
    Option("pandora_limit", ["turn", "phase", "none"], ["F-02", "R-15"]),
    Option("exchange_limit", ["one", "none"], ["F-03"]),
    Option("new_goal", ["any", "same"], ["F-04"]),
    Option("barred_colour", ["taken", "returned"], ["F-05"]),
    Option("limits_survive_wind", YES_NO, ["F-06"]),
    Option("first_red", ["open", "one"], ["F-07", "R-16"]),
    Option("first_black", ["lead", "one"], ["F-08", "R-17"]),
    Option("agree_bars_black", YES_NO, ["F-09"]),
    Option("owner_may_place_black", YES_NO, ["F-10", "R-5"]),
    Option("black_after_support", YES_NO, ["F-10", "R-5"]),
    Option("black_may_cure", YES_NO, ["F-11", "R-18"]),
    Option("pass_scope", ["debate", "turn"], ["F-12", "R-6"]),
    Option("draw_starts", ["active", "first"], ["F-13"]),
    Option("reshuffle", ["lazy", "eager", "never"], ["F-14", "R-2"]),
    Option("discards", ["open", "top"], ["F-15", "R-27"]),
    Option("temple_payment", ["any", "other"], ["F-16", "R-19"]),
    Option("plague_targets", ["any", "goals"], ["F-18", "R-20"]),
    Option("temple_supply", ["bound", "endless"], ["F-20"]),
    Option("objection_cure", ["target", "any"], ["F-22", "R-7"]),
    *who_begins(5, ["F-23"]),
    Option("action_order", ["free", "listed"], ["F-25"]),
    Option("red_differs", YES_NO, ["F-26"]),
    Option("debate_end", ["one", "all"], ["F-27", "R-9"]),
    Option("troy_revisit", YES_NO, ["F-31", "R-14"]),
    Option("faction_lock", YES_NO, ["R-4"]),
    Option("exchange_shown", YES_NO, ["R-23"]),
    Option("plague_heaps", YES_NO, ["R-12"]),
    Option("wind_after_pass", YES_NO, ["R-10"], "yes"),
]

REVISED = {
    "zeus_as_pandora": "yes",
    "pandora_limit": "turn",
    "exchange_limit": "one",
    "new_goal": "any",
    "barred_colour": "taken",
    "limits_survive_wind": "yes",
    "first_red": "open",
    "first_black": "lead",
    "agree_bars_black": "yes",
    "owner_may_place_black": "no",
    "black_after_support": "yes",
    "black_may_cure": "yes",
    "pass_scope": "debate",
    "draw_starts": "active",
    "reshuffle": "lazy",
    "discards": "open",
    "temple_payment": "any",
    "plague_targets": "any",
    "temple_supply": "bound",
    "objection_cure": "target",
    "action_order": "free",
    "red_differs": "yes",
    "debate_end": "one",
    "troy_revisit": "yes",
    "faction_lock": "no",
    "exchange_shown": "no",
    "plague_heaps": "no",
    "wind_after_pass": "yes",
}

GERMAN = REVISED | {
    "zeus_as_pandora": "no",
    "pandora_limit": "phase",
    "exchange_limit": "none",
    "new_goal": "same",
    "barred_colour": "returned",
    "limits_survive_wind": "no",
    "agree_bars_black": "no",
    "draw_starts": "first",
}

PRESETS = {"revised": REVISED, "german": GERMAN}


class Rules:
    """The chosen options as plain facts, shared by all positions of a game and never changed."""

    def __init__(self, chosen: dict[str, object]) -> None:
        self.zeus_as_pandora: bool = chosen["zeus_as_pandora"] == "yes"
        self.pandora_per_turn: bool = chosen["pandora_limit"] == "turn"
        self.pandora_limited: bool = chosen["pandora_limit"] != "none"
        self.one_exchange: bool = chosen["exchange_limit"] == "one"
        self.any_pile: bool = chosen["new_goal"] == "any"
        self.bars_taken: bool = chosen["barred_colour"] == "taken"
        self.limits_survive_wind: bool = chosen["limits_survive_wind"] == "yes"
        self.first_red_one: bool = chosen["first_red"] == "one"
        self.first_black_leads: bool = chosen["first_black"] == "lead"
        self.agree_bars_black: bool = chosen["agree_bars_black"] == "yes"
        self.owner_may_place_black: bool = chosen["owner_may_place_black"] == "yes"
        self.black_after_support: bool = chosen["black_after_support"] == "yes"
        self.black_may_cure: bool = chosen["black_may_cure"] == "yes"
        self.pass_lasts_turn: bool = chosen["pass_scope"] == "turn"
        self.first_draws_first: bool = chosen["draw_starts"] == "first"
        self.reshuffles: bool = chosen["reshuffle"] != "never"
        self.reshuffles_at_once: bool = chosen["reshuffle"] == "eager"
        self.discards_open: bool = chosen["discards"] == "open"
        self.pays_temples_freely: bool = chosen["temple_payment"] == "any"
        self.plagues_anywhere: bool = chosen["plague_targets"] == "any"
        self.temples_bound: bool = chosen["temple_supply"] == "bound"
        self.objector_cures_anywhere: bool = chosen["objection_cure"] == "any"
        self.first: i64 = first_seat(chosen)
        self.actions_in_order: bool = chosen["action_order"] == "listed"
        self.red_differs: bool = chosen["red_differs"] == "yes"
        self.last_is_asked: bool = chosen["debate_end"] == "all"
        self.start_revisited: bool = chosen["troy_revisit"] == "yes"
        self.faction_lock: bool = chosen["faction_lock"] == "yes"
        self.shown_exchanged: bool = chosen["exchange_shown"] == "yes"
        self.plagues_heap: bool = chosen["plague_heaps"] == "yes"
        self.wind_after_pass: bool = chosen["wind_after_pass"] == "yes"
