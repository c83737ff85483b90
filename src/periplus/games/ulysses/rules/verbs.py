"""The clicks of the game and the facts they lead to.

Written by `python -m periplus.generate` from verbs.toml: change that file, not this one.
"""

from typing import Final

from periplus.kernel.events import EventKind
from periplus.kernel.verbs import Verbs

VERBS: Final = Verbs(
    [
        ("lot", "seat", 5),
        ("goal", "place", 64),
        ("deal", "card", 6),
        ("pandora", "", 1),
        ("plague", "", 1),
        ("cure", "", 1),
        ("exchange", "", 1),
        ("build", "", 1),
        ("propose", "place", 64),
        ("drift", "", 1),
        ("place", "place", 64),
        ("give", "slot", 4),
        ("take", "colour", 4),
        ("card", "card", 6),
        ("done", "", 1),
        ("agree", "", 1),
        ("red", "place", 64),
        ("pass", "", 1),
        ("back", "faction", 3),
        ("black", "place", 64),
        ("rest", "", 1),
    ]
)

LOT: Final = 0
GOAL: Final = 5
DEAL: Final = 69
OPEN_PANDORA: Final = 75
SPREAD_PLAGUE: Final = 76
CURE: Final = 77
EXCHANGE: Final = 78
BUILD: Final = 79
PROPOSE: Final = 80
DRIFT: Final = 144
AT_PLACE: Final = 145
GIVE: Final = 209
TAKE: Final = 213
CARD: Final = 217
DONE: Final = 223
AGREE: Final = 224
PUT_RED: Final = 225
PASS: Final = 289
BACK: Final = 290
PUT_BLACK: Final = 293
REST: Final = 357

EVENTS: Final = [
    EventKind("begins", [("seat", "seat")]),
    EventKind("dealt_goal", [("seat", "seat"), ("colour", "colour"), ("place", "place")], ["place"]),
    EventKind("drew", [("seat", "seat"), ("card", "card")], ["card"]),
    EventKind("reshuffled", [("cards", "number")]),
    EventKind("turn", [("seat", "seat"), ("number", "number")]),
    EventKind("opened_pandora", [("seat", "seat"), ("card", "card")]),
    EventKind("spread_plague", [("seat", "seat"), ("place", "place"), ("card", "card")]),
    EventKind("cured", [("seat", "seat"), ("place", "place"), ("cards", "cards")]),
    EventKind(
        "gave_goal",
        [("seat", "seat"), ("colour", "colour"), ("cards", "cards"), ("place", "place")],
        ["place"],
    ),
    EventKind("took_goal", [("seat", "seat"), ("colour", "colour"), ("place", "place")], ["place"]),
    EventKind("built", [("seat", "seat"), ("temples", "number"), ("cards", "cards")]),
    EventKind("proposed", [("seat", "seat"), ("place", "place")]),
    EventKind("drifted", [("seat", "seat"), ("place", "place")]),
    EventKind("agreed", [("seat", "seat")]),
    EventKind("put_disc", [("seat", "seat"), ("faction", "faction"), ("place", "place"), ("cards", "cards")]),
    EventKind("backed", [("seat", "seat"), ("faction", "faction"), ("cards", "cards"), ("total", "number")]),
    EventKind("passed", [("seat", "seat")]),
    EventKind("prevailed", [("faction", "faction")]),
    EventKind("sailed", [("origin", "place"), ("place", "place")]),
    EventKind("reached", [("seat", "seat"), ("place", "place"), ("goals", "number")]),
    EventKind("kept_wind", [("seat", "seat"), ("card", "card")]),
    EventKind("rested", [("seat", "seat")]),
    EventKind("won", [("seat", "seat")]),
    EventKind("becalmed", []),
]

BEGINS: Final = 0
DEALT_GOAL: Final = 1
DREW: Final = 2
RESHUFFLED: Final = 3
TURN: Final = 4
OPENED_PANDORA: Final = 5
SPREAD: Final = 6
CURED: Final = 7
GAVE_GOAL: Final = 8
TOOK_GOAL: Final = 9
BUILT: Final = 10
PROPOSED: Final = 11
DRIFTED: Final = 12
AGREED: Final = 13
PUT_DISC: Final = 14
BACKED: Final = 15
PASSED: Final = 16
PREVAILED: Final = 17
SAILED: Final = 18
REACHED: Final = 19
KEPT_WIND: Final = 20
RESTED: Final = 21
WON: Final = 22
BECALMED: Final = 23
