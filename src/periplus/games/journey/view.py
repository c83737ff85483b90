"""What a seat or a spectator may know, as a whitelist."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.journey.rules.components import (
    EVENT_KINDS,
    FOSSIL_KINDS,
    GOLD,
    HAND_KINDS,
    LIQUID_WATER,
    QUARTZ,
    SINGLE,
    SKELETON_BODY,
    SKELETON_HEAD,
    SKELETON_TAIL,
    SKULL_BACK,
    SKULL_FRONT,
    STAY_LIQUID,
    WATER_KEEPS,
    equipment,
    explorers,
    fossil_points,
)
from periplus.games.journey.rules.discovering import may_shine
from periplus.games.journey.rules.moving import may_stop
from periplus.games.journey.rules.payment import (
    ANY_COLOURS,
    adventure_bills,
    bill_counts,
    bill_name,
    discovery_bills,
    flight_bills,
    mixtures,
    move_bills,
    on_bill,
)
from periplus.games.journey.rules.scoring import open_score, score, sighting_points
from periplus.games.journey.rules.state import (
    BALL_PHASE,
    DISCOVER_PHASE,
    FLEE_PHASE,
    MIX_PHASE,
    OFFER_PHASE,
    OVER_PHASE,
    PAY_PHASE,
    RETURN_PHASE,
    STAGE_NAMES,
    STEP_PHASE,
    Position,
    knows,
)
from periplus.kernel.bits import members
from periplus.kernel.cards import count, counts, from_counts, size
from periplus.kernel.game import View

# What is going on, by phase, without telling how far a choice in the making has come.
TASKS: Final = (
    "setup setup refill draw unearth event adventure flow reveal "
    "turn draw overflow turn turn turn discover return swap liquid lose offer ball flee over"
).split()

# Fossils that are worth something together.
FAMILIES: Final = {
    "single": [SINGLE],
    "skull": [SKULL_FRONT, SKULL_BACK],
    "skeleton": [SKELETON_HEAD, SKELETON_BODY, SKELETON_TAIL],
    "gold": [GOLD],
    "quartz": [QUARTZ],
}


def view(s: Position, viewer: int) -> View:
    seats = range(int(s.seats))
    return {
        "viewer": viewer,
        "seat": int(s.seat),
        "stage": stage(s),
        "task": TASKS[s.phase],
        "first": int(s.first),
        "active": int(s.active),
        "turn": int(s.turn),
        "asked": int(s.asked) if DISCOVER_PHASE <= s.phase < OVER_PHASE else -1,
        "pieces": numbers(s.pieces),
        "lava": int(s.lava),
        "display": numbers(s.display),
        "decks": {
            "explorer": int(explorers(s.deck)),
            "equipment": int(equipment(s.deck)),
            "fossil": int(size(s.fossil_deck)) + len(s.under),
            "event": int(size(s.event_deck)),
            "adventure": int(s.adventure_deck).bit_count(),
        },
        "discards": counts(int(s.discards), HAND_KINDS),
        "event_discards": counts(int(s.event_discards), EVENT_KINDS),
        "lost_fossils": counts(int(s.lost_fossils), FOSSIL_KINDS),
        "under": [int(s.under[at]) if knows(s.under_known[at], viewer) else -1 for at in range(len(s.under))],
        "hands": [[int(explorers(s.hands[seat])), int(equipment(s.hands[seat]))] for seat in seats],
        "hand": counts(int(s.hands[viewer]), HAND_KINDS) if viewer >= 0 else None,
        "known": [counts(int(s.known[seat]), HAND_KINDS) for seat in seats],
        "kept": [int(size(s.kept[seat])) for seat in seats],
        "events": counts(int(s.kept[viewer]), EVENT_KINDS) if viewer >= 0 else None,
        "fossils": [counts(int(s.fossils[seat]), FOSSIL_KINDS) for seat in seats],
        "points": points(s),
        "tally": [tally(s, seat) for seat in seats],
        "water": numbers(s.water),
        "room": [WATER_KEEPS * int(s.water[seat]) for seat in seats],
        "reserve": int(s.reserve),
        "water_box": int(s.water_box),
        "sightings": [members(int(s.sightings[seat])) for seat in seats],
        "bonuses": [int(s.forest_owner), int(s.city_owner)],
        "adventure": int(s.adventure),
        "adventure_box": members(int(s.adventure_box)),
        "space": int(s.space),
        "loss": int(s.loss),
        "revealed": int(s.revealed),
        "events_due": int(s.events_due),
        "another": int(s.another),
        "idle": int(s.idle),
        "due": int(s.due),
        "pool": counts(int(s.pool), FOSSIL_KINDS) if viewer == s.drawer and viewer >= 0 else None,
        "keeping": int(s.keeping),
        "bills": bills(s) if viewer == s.seat else None,
        "choice": choice(s) if viewer == s.seat else None,
    }


def stage(s: Position) -> str:
    if s.phase == OVER_PHASE:
        return "over"
    return "setup" if s.turn == 0 else STAGE_NAMES[s.stage]


def points(s: Position) -> list[int]:
    """What all can see of each score, and at the end the whole of it."""
    over = s.phase == OVER_PHASE
    return [int(score(s, seat) if over else open_score(s, seat)) for seat in range(int(s.seats))]


def tally(s: Position, seat: int) -> dict[str, int]:
    """Where a seat's points come from: the families of fossils, the cards, the water (J-116)."""
    held = counts(int(s.fossils[seat]), FOSSIL_KINDS)
    found: dict[str, int] = {}
    for family, kinds in FAMILIES.items():
        own = [number if kind in kinds else 0 for kind, number in enumerate(held)]
        found[family] = int(fossil_points(from_counts(own)))
    found["mushroom_forest"] = int(s.board.mushroom_forest) if s.forest_owner == seat else 0
    found["ruined_city"] = int(s.board.ruined_city) if s.city_owner == seat else 0
    found["sightings"] = int(sighting_points(s, seat))
    found["water"] = int(s.water[seat])
    liquids = int(count(s.kept[seat], STAY_LIQUID)) if s.phase == OVER_PHASE else 0  # hidden till the end
    found["stay_liquid"] = LIQUID_WATER * liquids
    return found


def numbers(values: vec[i64]) -> list[int]:
    return [int(value) for value in values]


def bills(s: Position) -> dict[str, list[list[int]]]:
    """The payments on offer, by verb; while stepping, those that a stop here would leave."""
    return {verb: [bill_counts(bill) for bill in listed] for verb, listed in payments(s).items()}


def payments(s: Position) -> dict[str, list[int]]:
    """The same as bills in ints."""
    if s.phase == STEP_PHASE and may_stop(s):
        return {"stop": numbers(move_bills(s))}
    if s.phase == PAY_PHASE:
        return {"pay": numbers(move_bills(s))}
    if s.phase == MIX_PHASE:
        return {"pay": numbers(mixtures(s, on_bill(s.bill, ANY_COLOURS)))}
    if s.phase == OFFER_PHASE:
        return {"pay": numbers(adventure_bills(s, s.asked))}
    if s.phase == BALL_PHASE:
        return {"protect": numbers(adventure_bills(s, s.asked))}
    if s.phase == FLEE_PHASE:
        return {"protect": numbers(flight_bills(s, s.asked))}
    if s.phase == DISCOVER_PHASE:
        lit = numbers(discovery_bills(s, s.asked, True)) if may_shine(s) else []
        return {"discover": numbers(discovery_bills(s, s.asked, False)), "lamp": lit}
    return {}


def payment_names(s: Position, noun: str) -> list[str]:
    """The written names of the payments on offer: what `pay 2` stands for now."""
    offered = payments(s)
    if noun == "lamp_payment":
        return [bill_name(bill) for bill in offered.get("lamp", [])]
    listed = [bill for verb, bills in offered.items() if verb != "lamp" for bill in bills]
    return [bill_name(bill) for bill in listed]


def choice(s: Position) -> dict[str, object] | None:
    """The deciding seat's own choice in the making."""
    if s.phase in (STEP_PHASE, PAY_PHASE, MIX_PHASE):
        return {
            "piece": int(s.piece),
            "path": [int(s.path[at]) for at in range(s.steps + 1)],
            "points": int(s.steps + s.extra),
            "picked": int(s.steps),
            "extra": int(s.extra),
            "ropes": int(s.ropes),
            "compasses": int(s.compasses),
            "bill": bill_counts(int(s.bill)),
        }
    if s.given == 0:
        return None
    return {
        "given": counts(int(s.given), FOSSIL_KINDS),
        "returns": size(s.pool) - s.keeping if s.phase == RETURN_PHASE else 0,
    }
