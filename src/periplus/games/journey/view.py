"""What a seat or a spectator may know, as a whitelist."""

from typing import Final, Literal, TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.journey.rules.components import (
    EVENT_KINDS,
    FOSSIL_KINDS,
    HAND_KINDS,
    equipment,
    explorers,
    family_points,
)
from periplus.games.journey.rules.discovering import may_shine
from periplus.games.journey.rules.lava import loss_here
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
from periplus.games.journey.rules.scoring import (
    city_points,
    forest_points,
    liquid_points,
    open_score,
    result,
    score,
    sighting_points,
)
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
from periplus.games.journey.rules.upkeep import fossils_kept
from periplus.kernel.bits import members
from periplus.kernel.cards import counts, size
from periplus.kernel.game import View

# What is going on, by phase, without telling how far a choice in the making has come.
TASKS: Final = (
    "setup setup refill draw unearth event adventure flow reveal "
    "turn draw overflow turn turn turn discover return swap liquid lose offer ball flee over"
).split()

Stage = Literal["setup", "descent", "sea", "lava", "over"]


class Decks(TypedDict):
    """How many cards there are in each deck."""

    explorer: int
    equipment: int
    fossil: int
    event: int
    adventure: int


class Tally(TypedDict):
    """Where a seat's points come from: the families of fossils, the cards, the water (J-116)."""

    single: int
    skull: int
    skeleton: int
    gold: int
    quartz: int
    mushroom_forest: int
    ruined_city: int
    sightings: int
    water: int
    stay_liquid: int


class Move(TypedDict):
    """The viewer's own move in the making, and its cost so far; `picked` are the points with a pickaxe."""

    piece: int
    path: list[int]
    points: int
    picked: int
    extra: int
    ropes: int
    compasses: int
    bill: list[int]


class Gift(TypedDict):
    """Fossils that the viewer is about to give up or to put under the deck."""

    given: list[int]
    returns: int


class JourneyView(TypedDict):
    """What a seat or a spectator sees of a game of Journey; nobody, nowhere and a gap are -1."""

    viewer: int
    seat: int
    stage: Stage
    task: str
    first: int
    active: int
    turn: int
    asked: int
    pieces: list[int]
    lava: int
    danger: int  # fossils that each is to lose where the raft is now
    display: list[int]
    decks: Decks
    discards: list[int]
    event_discards: list[int]
    lost_fossils: list[int]
    under: list[int]
    hands: list[list[int]]  # of each seat how many explorer and equipment cards
    hand: list[int] | None
    known: list[list[int]]
    kept: list[int]
    events: list[int] | None
    fossils: list[list[int]]
    points: list[int]
    tally: list[Tally]
    winners: list[int]  # nobody before the end
    water: list[int]
    room: list[int]  # fossils that the water keeps
    reserve: int
    water_box: int
    sightings: list[list[int]]
    bonuses: list[int]
    adventure: int
    adventure_box: list[int]
    space: int
    loss: int
    revealed: int
    events_due: int
    another: int
    idle: int
    due: int
    pool: list[int] | None
    keeping: int
    bills: dict[str, list[list[int]]] | None
    choice: Move | Gift | None


def seen(view: View) -> JourneyView:
    """A view of Journey with the types of its fields."""
    return cast(JourneyView, view)


def own_move(view: JourneyView) -> Move | None:
    """The move that the viewer is making."""
    choice = view["choice"]
    return cast(Move, choice) if choice is not None and "piece" in choice else None


def own_gift(view: JourneyView) -> list[int] | None:
    """The fossils that the viewer has chosen so far."""
    choice = view["choice"]
    return cast(Gift, choice)["given"] if choice is not None and "given" in choice else None


def bills(view: JourneyView, verb: str) -> list[list[int]]:
    """The payments that the viewer can make with a verb, in the order of their numbers."""
    offered = view["bills"]
    return offered.get(verb, []) if offered is not None else []


# ---- how it is made ----


def view(s: Position, viewer: int) -> JourneyView:
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
        "danger": int(loss_here(s)),
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
        "winners": result(s).winners() if s.phase == OVER_PHASE else [],
        "water": numbers(s.water),
        "room": [int(fossils_kept(s.water[seat], 0)) for seat in seats],
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
        "bills": all_bills(s) if viewer == s.seat else None,
        "choice": choice(s) if viewer == s.seat else None,
    }


def stage(s: Position) -> Stage:
    if s.phase == OVER_PHASE:
        return "over"
    return "setup" if s.turn == 0 else cast(Stage, STAGE_NAMES[s.stage])


def points(s: Position) -> list[int]:
    """What all can see of each score, and at the end the whole of it."""
    over = s.phase == OVER_PHASE
    return [int(score(s, seat) if over else open_score(s, seat)) for seat in range(int(s.seats))]


def tally(s: Position, seat: int) -> Tally:
    fossils: i64 = s.fossils[seat]
    return {
        "single": int(family_points(fossils, "single")),
        "skull": int(family_points(fossils, "skull")),
        "skeleton": int(family_points(fossils, "skeleton")),
        "gold": int(family_points(fossils, "gold")),
        "quartz": int(family_points(fossils, "quartz")),
        "mushroom_forest": int(forest_points(s, seat)),
        "ruined_city": int(city_points(s, seat)),
        "sightings": int(sighting_points(s, seat)),
        "water": int(s.water[seat]),
        "stay_liquid": int(liquid_points(s, seat)) if s.phase == OVER_PHASE else 0,  # hidden till the end
    }


def numbers(values: vec[i64]) -> list[int]:
    return [int(value) for value in values]


def all_bills(s: Position) -> dict[str, list[list[int]]]:
    """The payments on offer, by verb; while stepping, those that a stop here would leave."""
    return {verb: [bill_counts(bill) for bill in listed] for verb, listed in payments(s).items()}


def payments(s: Position) -> dict[str, list[int]]:
    """The same in ints."""
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


def choice(s: Position) -> Move | Gift | None:
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
        "returns": int(size(s.pool) - s.keeping) if s.phase == RETURN_PHASE else 0,
    }
