"""The clicks of the game and the facts they lead to.

Written by `python -m periplus.generate` from verbs.toml: change that file, not this one.
"""

from typing import Final

from periplus.kernel.events import EventKind
from periplus.kernel.verbs import Verbs

VERBS: Final = Verbs(
    [
        ("lot", "seat", 4),
        ("deal", "card", 8),
        ("unearth", "fossil", 8),
        ("event", "event", 8),
        ("adventure", "adventure", 16),
        ("take", "card", 8),
        ("draw", "deck", 2),
        ("move", "piece", 4),
        ("discard", "card", 8),
        ("step", "space", 512),
        ("stop", "", 1),
        ("pay", "payment", 400),
        ("discover", "payment", 400),
        ("lamp", "lamp_payment", 400),
        ("decline", "", 1),
        ("return", "fossil", 8),
        ("done", "", 1),
        ("liquid", "number", 8),
        ("give", "fossil", 8),
        ("protect", "payment", 400),
        ("lucky", "", 1),
        ("suffer", "", 1),
    ]
)

LOT: Final = 0
DEAL: Final = 4
UNEARTH: Final = 12
EVENT: Final = 20
ADVENTURE: Final = 28
TAKE: Final = 44
DRAW: Final = 52
MOVE: Final = 54
DISCARD: Final = 58
STEP: Final = 66
STOP: Final = 578
PAY: Final = 579
DISCOVER: Final = 979
SHINE: Final = 1379
DECLINE: Final = 1779
RETURN: Final = 1780
DONE: Final = 1788
LIQUID: Final = 1789
GIVE: Final = 1797
PROTECT: Final = 1805
USE_LUCKY: Final = 2205
SUFFER: Final = 2206

EVENTS: Final = [
    EventKind("begins", [("seat", "seat")]),
    EventKind("drew", [("seat", "seat"), ("deck", "deck"), ("card", "card")], ["card"]),
    EventKind("displayed", [("card", "card")]),
    EventKind("reshuffled", [("deck", "deck"), ("cards", "number")]),
    EventKind("turn", [("seat", "seat"), ("number", "number")]),
    EventKind("took", [("seat", "seat"), ("card", "card")]),
    EventKind("discarded", [("seat", "seat"), ("card", "card")]),
    EventKind("moved", [("piece", "piece"), ("origin", "space"), ("space", "space"), ("path", "path")]),
    EventKind("paid", [("seat", "seat"), ("payment", "cards")]),
    EventKind("got_water", [("seat", "seat"), ("tokens", "number")]),
    EventKind("won_bonus", [("seat", "seat"), ("bonus", "bonus"), ("points", "number")]),
    EventKind("discovered", [("seat", "seat"), ("payment", "cards"), ("fossils", "number")]),
    EventKind("shone", [("seat", "seat"), ("payment", "cards"), ("fossils", "number")]),
    EventKind("declined", [("seat", "seat")]),
    EventKind("found", [("seat", "seat"), ("fossil", "fossil")]),
    EventKind("glimpsed", [("seat", "seat"), ("fossil", "fossil")], ["fossil"]),
    EventKind("put_back", [("seat", "seat"), ("fossil", "fossil")], ["fossil"]),
    EventKind("kept_event", [("seat", "seat"), ("event", "event")], ["event"]),
    EventKind("read_event", [("seat", "seat"), ("event", "event")]),
    EventKind("used_event", [("seat", "seat"), ("event", "event")]),
    EventKind("stage_began", [("stage", "stage")]),
    EventKind("stalled", [("stage", "stage")]),
    EventKind("watered", [("seat", "seat"), ("fossils", "number"), ("tokens", "number")]),
    EventKind("gave_up", [("seat", "seat"), ("fossils", "fossils")]),
    EventKind("adventure", [("adventure", "adventure")]),
    EventKind("saw", [("seat", "seat"), ("adventure", "adventure"), ("payment", "cards")]),
    EventKind("boxed", [("adventure", "adventure")]),
    EventKind("protected", [("seat", "seat"), ("payment", "cards")]),
    EventKind("hit", [("seat", "seat")]),
    EventKind("flowed", [("seat", "seat"), ("card", "card"), ("lava", "number"), ("loss", "number")]),
    EventKind("flowed_out", [("seat", "seat"), ("card", "card")]),
    EventKind("revealed", [("card", "card")]),
    EventKind("suffered", [("seat", "seat")]),
    EventKind("scored", [("seat", "seat"), ("points", "number")]),
    EventKind("won", [("seat", "seat")]),
]

BEGINS: Final = 0
DREW: Final = 1
DISPLAYED: Final = 2
RESHUFFLED: Final = 3
TURN: Final = 4
TOOK: Final = 5
DISCARDED: Final = 6
MOVED: Final = 7
PAID: Final = 8
GOT_WATER: Final = 9
WON_BONUS: Final = 10
DISCOVERED: Final = 11
SHONE: Final = 12
DECLINED: Final = 13
FOUND: Final = 14
GLIMPSED: Final = 15
PUT_BACK: Final = 16
KEPT_EVENT: Final = 17
READ_EVENT: Final = 18
USED_EVENT: Final = 19
STAGE_BEGAN: Final = 20
STALLED: Final = 21
WATERED: Final = 22
GAVE_UP: Final = 23
ADVENTURE_TURNED: Final = 24
SAW: Final = 25
BOXED: Final = 26
PROTECTED: Final = 27
HIT: Final = 28
FLOWED: Final = 29
FLOWED_OUT: Final = 30
REVEALED: Final = 31
SUFFERED: Final = 32
SCORED: Final = 33
WON: Final = 34
