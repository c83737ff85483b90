"""The clicks of the game and the facts they lead to.

Written by `python -m periplus.generate` from verbs.toml: change that file, not this one.
"""

from typing import Final

from periplus.kernel.events import EventKind
from periplus.kernel.verbs import Verbs

VERBS: Final = Verbs(
    [
        ("lot", "seat", 5),
        ("route", "route", 32),
        ("deal", "card", 64),
        ("keep", "", 1),
        ("change", "card", 64),
        ("trim", "card", 64),
        ("influence", "card", 64),
        ("god", "god", 4),
        ("bid", "card", 64),
        ("done", "", 1),
        ("pass", "", 1),
        ("favour", "card", 64),
        ("oracle", "card", 64),
        ("swap", "card", 64),
        ("odyssey", "card", 64),
        ("land", "", 1),
        ("discard", "card", 64),
        ("rest", "", 1),
    ]
)

LOT: Final = 0
ROUTE: Final = 5
DEAL: Final = 37
KEEP: Final = 101
CHANGE: Final = 102
TRIM: Final = 166
INFLUENCE: Final = 230
TO_GOD: Final = 294
BID: Final = 298
DONE: Final = 362
PASS: Final = 363
FAVOUR: Final = 364
ORACLE: Final = 428
SWAP: Final = 492
ODYSSEY: Final = 556
LAND: Final = 620
DISCARD: Final = 621
REST: Final = 685

EVENTS: Final = [
    EventKind("begins", [("seat", "seat")]),
    EventKind("dealt_oracle", [("seat", "seat"), ("card", "card")], ["card"]),
    EventKind("drew", [("seat", "seat"), ("card", "card")], ["card"]),
    EventKind("dealt_route", [("seat", "seat"), ("route", "route")]),
    EventKind("laid_out", [("god", "god"), ("card", "card")]),
    EventKind("emptied", [("god", "god"), ("cards", "cards")]),
    EventKind("favour_moved", [("god", "god")]),
    EventKind("turn", [("seat", "seat"), ("number", "number")]),
    EventKind("kept_route", [("seat", "seat")]),
    EventKind("angered", [("seat", "seat"), ("card", "card"), ("total", "number")]),
    EventKind("changed_route", [("seat", "seat"), ("route", "route")]),
    EventKind("wrath", [("seat", "seat"), ("cards", "cards")]),
    EventKind("driven", [("seat", "seat"), ("route", "route")]),
    EventKind("trimmed", [("seat", "seat"), ("cards", "cards")]),
    EventKind("influenced", [("seat", "seat"), ("card", "card"), ("god", "god"), ("total", "number")]),
    EventKind("suitors_moved", [("god", "god")]),
    EventKind("prize", [("god", "god"), ("card", "card")]),
    EventKind("no_prize", [("god", "god")]),
    EventKind("passed", [("seat", "seat")]),
    EventKind("laid_bid", [("seat", "seat"), ("number", "number")]),
    EventKind("showed_bid", [("seat", "seat"), ("cards", "cards"), ("total", "number")]),
    EventKind("won_prize", [("seat", "seat"), ("card", "card")]),
    EventKind("lost_prize", [("card", "card")]),
    EventKind("reshuffled", [("cards", "number")]),
    EventKind("routes_reshuffled", [("routes", "number")]),
    EventKind("nothing_to_draw", [("seat", "seat")]),
    EventKind("favoured", [("seat", "seat"), ("card", "card"), ("god", "god"), ("total", "number")]),
    EventKind("consulted", [("seat", "seat"), ("card", "card")], ["card"]),
    EventKind("swapped", [("seat", "seat"), ("card", "card"), ("old", "card")], ["card"]),
    EventKind("odyssey", [("seat", "seat"), ("card", "card")]),
    EventKind("landed", [("seat", "seat"), ("route", "route"), ("years", "number")]),
    EventKind("discarded", [("seat", "seat"), ("card", "card")]),
    EventKind("rested", [("seat", "seat")]),
    EventKind("ended", [("reason", "ending")]),
    EventKind("showed_oracle", [("seat", "seat"), ("cards", "cards"), ("strength", "number")]),
    EventKind("suitors_beaten", [("seat", "seat")]),
    EventKind("suitors_feast", [("god", "god")]),
    EventKind("lost_points", [("seat", "seat"), ("god", "god"), ("points", "number")]),
    EventKind("scored", [("seat", "seat"), ("points", "number")]),
    EventKind("won", [("seat", "seat")]),
]

BEGINS: Final = 0
DEALT_ORACLE: Final = 1
DREW: Final = 2
DEALT_ROUTE: Final = 3
LAID_OUT: Final = 4
EMPTIED: Final = 5
FAVOUR_MOVED: Final = 6
TURN: Final = 7
KEPT_ROUTE: Final = 8
ANGERED: Final = 9
CHANGED_ROUTE: Final = 10
WRATH: Final = 11
DRIVEN: Final = 12
TRIMMED: Final = 13
INFLUENCED: Final = 14
SUITORS_MOVED: Final = 15
PRIZE: Final = 16
NO_PRIZE: Final = 17
PASSED: Final = 18
LAID_BID: Final = 19
SHOWED_BID: Final = 20
WON_PRIZE: Final = 21
LOST_PRIZE: Final = 22
RESHUFFLED: Final = 23
ROUTES_RESHUFFLED: Final = 24
NOTHING_TO_DRAW: Final = 25
FAVOURED: Final = 26
CONSULTED: Final = 27
SWAPPED: Final = 28
SAILED: Final = 29
LANDED: Final = 30
DISCARDED: Final = 31
RESTED: Final = 32
ENDED: Final = 33
SHOWED_ORACLE: Final = 34
SUITORS_BEATEN: Final = 35
SUITORS_FEAST: Final = 36
LOST_POINTS: Final = 37
SCORED: Final = 38
WON: Final = 39
