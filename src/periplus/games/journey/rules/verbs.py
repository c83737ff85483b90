"""The clicks of Journey and the facts they lead to."""

from typing import Final

from periplus.kernel.events import EventKind
from periplus.kernel.verbs import Verbs

SEATS: Final = 4
SPACES: Final = 512  # room for anybody's board
PAYMENTS: Final = 400

# The order is the order of the codes: changing it changes what records mean.
# A payment is a number in the list of those that can be made now.
VERBS: Final = Verbs(
    [
        ("lot", "seat", SEATS),  # the dealer: who begins
        ("deal", "card", 8),  # the dealer: an explorer or equipment card
        ("unearth", "fossil", 8),  # the dealer: a fossil
        ("event", "event", 8),  # the dealer: an event card
        ("adventure", "adventure", 16),  # the dealer: a sea adventure
        ("take", "card", 8),
        ("draw", "deck", 2),
        ("move", "piece", 4),
        ("discard", "card", 8),
        ("step", "space", SPACES),
        ("stop", "", 1),
        ("pay", "payment", PAYMENTS),
        ("discover", "payment", PAYMENTS),
        ("lamp", "lamp_payment", PAYMENTS),
        ("decline", "", 1),
        ("return", "fossil", 8),
        ("done", "", 1),
        ("liquid", "number", 8),
        ("give", "fossil", 8),
        ("protect", "payment", PAYMENTS),
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

SEAT_ARG = ("seat", "seat")

EVENTS: Final = [
    EventKind("begins", [SEAT_ARG]),
    EventKind("drew", [SEAT_ARG, ("deck", "deck"), ("card", "card")], ["card"]),
    EventKind("displayed", [("card", "card")]),
    EventKind("reshuffled", [("deck", "deck"), ("cards", "number")]),
    EventKind("turn", [SEAT_ARG, ("number", "number")]),
    EventKind("took", [SEAT_ARG, ("card", "card")]),
    EventKind("discarded", [SEAT_ARG, ("card", "card")]),
    EventKind("moved", [("piece", "piece"), ("origin", "space"), ("space", "space"), ("path", "path")]),
    EventKind("paid", [SEAT_ARG, ("payment", "cards")]),
    EventKind("got_water", [SEAT_ARG, ("tokens", "number")]),
    EventKind("won_bonus", [SEAT_ARG, ("bonus", "bonus"), ("points", "number")]),
    EventKind("discovered", [SEAT_ARG, ("payment", "cards"), ("fossils", "number")]),
    EventKind("shone", [SEAT_ARG, ("payment", "cards"), ("fossils", "number")]),
    EventKind("declined", [SEAT_ARG]),
    EventKind("found", [SEAT_ARG, ("fossil", "fossil")]),
    EventKind("glimpsed", [SEAT_ARG, ("fossil", "fossil")], ["fossil"]),
    EventKind("put_back", [SEAT_ARG, ("fossil", "fossil")], ["fossil"]),
    EventKind("kept_event", [SEAT_ARG, ("event", "event")], ["event"]),
    EventKind("read_event", [SEAT_ARG, ("event", "event")]),
    EventKind("used_event", [SEAT_ARG, ("event", "event")]),
    EventKind("stage_began", [("stage", "stage")]),
    EventKind("stalled", [("stage", "stage")]),
    EventKind("watered", [SEAT_ARG, ("fossils", "number"), ("tokens", "number")]),
    EventKind("gave_up", [SEAT_ARG, ("fossils", "fossils")]),
    EventKind("adventure", [("adventure", "adventure")]),
    EventKind("saw", [SEAT_ARG, ("adventure", "adventure"), ("payment", "cards")]),
    EventKind("boxed", [("adventure", "adventure")]),
    EventKind("protected", [SEAT_ARG, ("payment", "cards")]),
    EventKind("hit", [SEAT_ARG]),
    EventKind("flowed", [SEAT_ARG, ("card", "card"), ("lava", "number"), ("loss", "number")]),
    EventKind("flowed_out", [SEAT_ARG, ("card", "card")]),
    EventKind("revealed", [("card", "card")]),
    EventKind("suffered", [SEAT_ARG]),
    EventKind("scored", [SEAT_ARG, ("points", "number")]),
    EventKind("won", [SEAT_ARG]),
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
