"""What a seat or a spectator may know, as a whitelist."""

from typing import Literal, TypedDict, cast

from periplus.games.ithaca.rules.components import (
    ACTION_NAMES,
    EMPTY,
    ENDING_NAMES,
    GODS,
    kinds_of,
    length,
    worth,
)
from periplus.games.ithaca.rules.ending import ends_at_once, has_travelled, is_home, strength
from periplus.games.ithaca.rules.favour import action_shown, favour, score
from periplus.games.ithaca.rules.state import (
    BID_PHASE,
    DRAW_PHASE,
    INFLUENCE_PHASE,
    LOT_PHASE,
    NO_CARD,
    NO_GOD,
    NO_ROUTE,
    OVER_PHASE,
    SETTLE_PHASE,
    SWAP_PHASE,
    TO_GOD_PHASE,
    TRIM_PHASE,
    TURN_PHASE,
    Position,
)
from periplus.kernel.bits import members
from periplus.kernel.game import View

Stage = Literal["setup", "change", "trim", "influence", "gift", "deed", "over"]
Ends = Literal["no", "round", "now"]


class Gift(TypedDict):
    """A divine gift: of each seat how many cards it bid, 0 for a pass, -1 for those still to be asked."""

    god: int
    prize: int
    bids: list[int]
    order: list[int]  # in which the seats bid
    asked: int


class Trimming(TypedDict):
    """Who has more cards than fit on the new route, and how many too many."""

    seat: int
    due: int


class Making(TypedDict):
    """The viewer's own choice in the making: a card that needs a god or an old card, or the cards so far."""

    action: str
    card: int
    cards: list[int]
    gods: list[int]


class Ending(TypedDict):
    """How the game ended; there are no strengths if the Suitors never came."""

    reason: str
    suitors: int
    strengths: list[int] | None
    hero: int
    before: list[int]
    lost: list[int]
    after: list[int]
    winners: list[int]


class IthacaView(TypedDict):
    """What a seat or a spectator sees of a game of Ithaca. Cards are lists of kinds, -1 is none."""

    viewer: int
    seat: int
    stage: Stage
    first: int
    active: int
    turn: int
    round: int
    last_round: bool  # somebody has ended the game, and this round is played to its end
    god_scores: list[int]
    piles: list[list[int]]
    favour: int
    suitors: int
    poseidon: list[int]
    anger: int
    wrath: int
    deck: int
    discards: list[int]
    route_deck: int
    route_discards: list[int]
    hands: list[int]
    hand: list[int] | None
    oracles: list[int]
    oracle: list[int] | None
    defence: int | None  # the strength of one's own Oracle against the Suitors where they are now
    shown_oracles: list[list[int]] | None
    routes: list[int]
    cargo: list[list[int]]
    cargo_worth: list[int]
    landed: list[list[int]]
    years: list[int]
    landing_ends: Ends  # the game, if the active player landed now
    points: list[list[int]]
    scores: list[int]
    action: str
    gift: Gift | None
    bid: list[int] | None
    trimming: Trimming | None
    choice: Making | None
    result: Ending | None


def seen(view: View) -> IthacaView:
    """A view of Ithaca with the types of its fields."""
    return cast(IthacaView, view)


# ---- how it is made ----


def view(s: Position, viewer: int) -> IthacaView:
    seats = range(int(s.seats))
    return {
        "viewer": viewer,
        "seat": int(s.seat),
        "stage": stage(s),
        "first": int(s.first),
        "active": int(s.active),
        "turn": int(s.turn),
        "round": round_number(s),
        "last_round": s.phase != OVER_PHASE and has_travelled(s),
        "god_scores": [int(score(s, god)) for god in range(GODS)],
        "piles": [kinds_of(int(s.piles[god])) for god in range(GODS)],
        "favour": int(favour(s)) if s.phase >= LOT_PHASE else NO_GOD,
        "suitors": int(s.suitors),
        "poseidon": kinds_of(int(s.poseidon)),
        "anger": int(worth(s.poseidon, s.cards.value)),
        "wrath": int(s.cards.wrath[s.seats]),
        "deck": int(s.deck_size),
        "discards": [int(number) for number in s.discards],
        "route_deck": len(members(int(s.route_deck))),
        "route_discards": members(int(s.route_discards)),
        "hands": [int(length(s.hands[seat])) for seat in seats],
        "hand": kinds_of(int(s.hands[viewer])) if viewer >= 0 else None,
        "oracles": [int(length(s.oracles[seat])) for seat in seats],
        "oracle": kinds_of(int(s.oracles[viewer])) if viewer >= 0 else None,
        "defence": int(strength(s, viewer)) if viewer >= 0 and s.suitors != NO_GOD else None,
        "shown_oracles": [kinds_of(int(s.oracles[seat])) for seat in seats] if is_faced(s) else None,
        "routes": [int(s.routes[seat]) for seat in seats],
        "cargo": [kinds_of(int(s.cargo[seat])) for seat in seats],
        "cargo_worth": [int(worth(s.cargo[seat], s.cards.value)) for seat in seats],
        "landed": [members(int(s.landed[seat])) for seat in seats],
        "years": [int(s.years(seat)) for seat in seats],
        "landing_ends": landing_ends(s),
        "points": [points_of(s, seat) for seat in seats],
        "scores": [int(s.score(seat)) for seat in seats],
        "action": action(s),
        "gift": gift(s),
        "bid": kinds_of(int(s.bids[viewer])) if viewer >= 0 else None,
        "trimming": {"seat": int(s.drawer), "due": int(s.due)} if s.phase == TRIM_PHASE else None,
        "choice": choice(s) if viewer == s.seat else None,
        "result": result(s),
    }


def stage(s: Position) -> Stage:
    """What is going on, without telling how far a choice in the making has come."""
    if s.phase < TURN_PHASE:
        return "setup"
    if s.phase == OVER_PHASE:
        return "over"
    if s.phase == TRIM_PHASE:
        return "trim"
    if s.phase == BID_PHASE:
        return "gift"
    if s.in_deed:
        return "deed"
    refilling = s.phase == DRAW_PHASE and s.then == SETTLE_PHASE
    return "influence" if refilling or s.phase in (INFLUENCE_PHASE, TO_GOD_PHASE) else "change"


def round_number(s: Position) -> int:
    """The number of the round: one turn for each player; 0 before the first."""
    return int((s.turn + s.seats - 1) // s.seats)


def landing_ends(s: Position) -> Ends:
    """Whether a landing of the active player would end the game, at once or with the round (I-101, R-37)."""
    route = s.routes[s.active]
    if route == NO_ROUTE or not is_home(s, s.years(s.active) + s.cards.years[route]):
        return "no"
    return "now" if ends_at_once(s) else "round"


def action(s: Position) -> str:
    """What the active player's route shows for the god with the favour; "" if nothing."""
    shown = int(action_shown(s)) if s.phase >= TURN_PHASE else len(ACTION_NAMES)
    return ACTION_NAMES[shown] if shown < len(ACTION_NAMES) else ""


def gift(s: Position) -> Gift | None:
    if s.prize == NO_CARD:
        return None
    seats = int(s.seats)
    return {
        "god": int(s.god),
        "prize": int(s.prize),
        "bids": [bid_size(s, seat) for seat in range(seats)],
        "order": [(int(s.active) + turn) % seats for turn in range(seats)],
        "asked": int(s.seat),
    }


def bid_size(s: Position, seat: int) -> int:
    """How many cards a seat bid; one without Oracle cards is not asked, and has as good as passed."""
    waits = not s.asked >> seat & 1 and s.oracles[seat] != EMPTY
    return -1 if waits else int(length(s.bids[seat]))


def choice(s: Position) -> Making | None:
    """The deciding seat's own choice in the making."""
    if s.phase == TO_GOD_PHASE:
        gods = members(int(s.cards.gods[s.card]))
        return made("favour" if s.in_deed else "influence", int(s.card), [], gods)
    if s.phase == SWAP_PHASE:
        return made("oracle", int(s.card), [], [])
    if s.picked != EMPTY:
        return made("trim" if s.phase == TRIM_PHASE else "bid", NO_CARD, kinds_of(int(s.picked)), [])
    return None


def made(action: str, card: int, cards: list[int], gods: list[int]) -> Making:
    return {"action": action, "card": card, "cards": cards, "gods": gods}


def is_faced(s: Position) -> bool:
    """Whether the Suitors have been faced, and all Oracles shown."""
    return len(s.lost) > 0


def result(s: Position) -> Ending | None:
    """How the game ended: the Suitors' part, unless they never came, and the points before and after."""
    if s.phase != OVER_PHASE:
        return None
    seats = range(int(s.seats))
    scores = [int(s.score(seat)) for seat in seats]
    lost = [int(s.lost[seat]) for seat in seats] if is_faced(s) else [0 for _ in seats]
    return {
        "reason": ENDING_NAMES[s.ending],
        "suitors": int(s.suitors),
        "strengths": [int(strength(s, seat)) for seat in seats] if is_faced(s) else None,
        "hero": int(s.hero),
        "before": [score + less for score, less in zip(scores, lost, strict=True)],
        "lost": lost,
        "after": scores,
        "winners": s.result().winners(),
    }


def points_of(s: Position, seat: int) -> list[int]:
    """The cards among a player's points, one by one."""
    kinds = int(s.cards.kinds)
    return [kind for kind in range(kinds) for _ in range(s.points[seat * kinds + kind])]
