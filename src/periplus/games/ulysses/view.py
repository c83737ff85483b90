"""What a seat or a spectator may know, as a whitelist."""

from typing import Final, Literal, TypedDict, cast

from periplus.games.ulysses.rules.components import COLOURS, GOALS, PLAGUE_DISCS, counts, votes
from periplus.games.ulysses.rules.exchange import pile_size
from periplus.games.ulysses.rules.factions import leader, least, minimum, one_card_only, stake_minimum
from periplus.games.ulysses.rules.payment import fee, temple_cards_missing, temple_price
from periplus.games.ulysses.rules.plagues import discs_out, plagued_places
from periplus.games.ulysses.rules.routes import destinations, open_destinations, routes_from, routes_to
from periplus.games.ulysses.rules.state import (
    BUILD_ACTION,
    DRAW_PHASE,
    EXCHANGE_ACTION,
    GIVE_PHASE,
    NEW_GOAL_PHASE,
    NO_PLACE,
    OVER_PHASE,
    RED_ACTION,
    WIND_PHASE,
    Position,
    knows,
)
from periplus.kernel.bits import members
from periplus.kernel.cards import size
from periplus.kernel.game import View

Stage = Literal["setup", "draw", "strengthen", "ask", "debate", "wind", "over"]
Action = Literal["pandora", "plague", "cure", "exchange", "build", "red", "black", "back"]

# By the numbers of the actions in rules/state.py; an objector's cure has the same name as any other.
ACTIONS: Final[list[Action | None]] = [
    None,
    "pandora",
    "plague",
    "cure",
    "exchange",
    "build",
    "cure",
    "red",
    "black",
    "back",
]


class Goal(TypedDict):
    """A goal card: all see its colour; its place is -1 for those who may not know it. In the end all do.

    `excluded` are the places of its colour that everybody knows it not to be. `ways` has, for its owner and
    until it is reached, how many routes away it is from each place, round plagues; -1 if no way is open.
    """

    colour: int
    place: int
    shown: bool
    excluded: list[int]
    ways: list[int]


class Buried(TypedDict):
    """A goal card put under its pile; its place is -1 for those who may not know it."""

    colour: int
    place: int


class Debate(TypedDict):
    """The debate: blue, red and black side by side; a disc that is not out is at -1.

    `minimum` brings a side into the lead, `join` is the least to play for it; both only once red is out.
    `sides` has the side that each seat last played for, or -1.
    """

    discs: list[int]
    cards: list[list[int]]
    totals: list[int]
    minimum: list[int] | None
    join: list[int] | None
    leader: int
    agreed: list[int]
    out: list[int]
    owners: list[int]
    sides: list[int]


class Making(TypedDict):
    """The viewer's own choice in the making.

    `slot` is the goal to give up, -1 until it is chosen. `due` cards are still to be paid, of which
    `temple_cards` must be Temple or Zeus. At least `least` must be played for the faction, and no second one
    if `one_card_only`.
    """

    action: Action
    place: int
    cure: int
    slot: int
    faction: int
    due: int
    temple_cards: int
    payment: list[int]
    stake: list[int]
    least: int
    one_card_only: bool


class UlyssesView(TypedDict):
    """What a seat or a spectator sees of a game of Ulysses; nobody and nowhere are -1.

    `near` are the places the ship can go to; it is `blocked` if all have plagues. `away` is how many routes
    each place is from the ship, round plagues; -1 if no way is open. By seat, `fees` is what a
    cure or another goal costs, `prices` what a temple does. `votes` are the cards that count in a debate.
    """

    viewer: int
    seat: int
    stage: Stage
    first: int
    active: int
    next: int
    turn: int
    ship: int
    near: list[int]
    away: list[int]
    blocked: bool
    plagues: list[int]  # a place with several stands there once for each
    plagues_left: int
    supply: int
    temples: list[int]
    fees: list[int]
    prices: list[int]
    deck: int
    discards: list[int] | None
    discard_top: int
    discarded: int
    hands: list[int]
    hand: list[int] | None
    votes: int | None
    goals: list[list[Goal]]
    piles: list[int]
    under: list[Buried]
    pandoras: int
    exchanges: int
    debate: Debate
    winner: int
    choice: Making | None


def seen(view: View) -> UlyssesView:
    """A view with the types of its fields."""
    return cast(UlyssesView, view)


def own_goals(s: UlyssesView) -> list[Goal]:
    """The viewer's goals; none for a spectator."""
    return s["goals"][s["viewer"]] if s["viewer"] >= 0 else []


def view(s: Position, viewer: int) -> UlyssesView:
    seats = range(int(s.seats))
    seated = viewer >= 0
    return {
        "viewer": viewer,
        "seat": int(s.seat),
        "stage": stage(s),
        "first": int(s.first),
        "active": int(s.active),
        "next": int(s.next_seat(s.active)),
        "turn": int(s.turn),
        "ship": int(s.ship),
        "near": members(int(destinations(s))),
        "away": routes_from(s, s.ship),
        "blocked": open_destinations(s) == 0,
        "plagues": plagued_places(s),
        "plagues_left": PLAGUE_DISCS - int(discs_out(s)),
        "supply": int(s.supply),
        "temples": [int(s.temples[seat]) for seat in seats],
        "fees": [int(fee(s, seat)) for seat in seats],
        "prices": [int(temple_price(s, seat)) for seat in seats],
        "deck": int(size(s.deck)),
        "discards": counts(int(s.discards)) if s.rules.discards_open else None,
        "discard_top": int(s.discard_top),
        "discarded": int(size(s.discards)),
        "hands": [int(s.hand_size(seat)) for seat in seats],
        "hand": counts(int(s.hands[viewer])) if seated else None,
        "votes": int(votes(s.hands[viewer])) if seated else None,
        "goals": [[goal(s, viewer, seat, slot) for slot in range(GOALS)] for seat in seats],
        "piles": [int(pile_size(s, colour)) for colour in range(COLOURS)],
        "under": known_under(s, viewer),
        "pandoras": int(s.pandoras),
        "exchanges": int(s.exchanges),
        "debate": debate(s),
        "winner": int(s.winner),
        "choice": choice(s) if viewer == s.seat else None,
    }


def stage(s: Position) -> Stage:
    """What is going on, without telling how far a choice in the making has come."""
    if s.phase < DRAW_PHASE:
        return "setup"
    if s.phase <= NEW_GOAL_PHASE:
        return "draw"
    if s.phase == WIND_PHASE:
        return "wind"
    if s.phase == OVER_PHASE:
        return "over"
    if s.blue == NO_PLACE:
        return "strengthen"
    return "ask" if s.red == NO_PLACE else "debate"


def goal(s: Position, viewer: int, seat: int, slot: int) -> Goal:
    """A goal card: everybody sees its back, those who know it see its face."""
    at = seat * GOALS + slot
    place = int(s.goals[at])
    if place < 0:
        return {"colour": -1, "place": -1, "shown": False, "excluded": [], "ways": []}
    colour = int(s.chart.colour[place])
    shown = bool(s.reached >> at & 1)
    return {
        "colour": colour,
        "place": place if knows(s.known[at], viewer) else -1,
        "shown": shown,
        "excluded": [] if shown else members(int(s.not_here[at] & s.chart.goals[colour])),
        "ways": routes_to(s, place) if seat == viewer and not shown else [],
    }


def known_under(s: Position, viewer: int) -> list[Buried]:
    """The returned goals from top to bottom; only those who know one see its face."""
    return [
        {
            "colour": int(s.chart.colour[s.under[at]]),
            "place": int(s.under[at]) if knows(s.under_known[at], viewer) else -1,
        }
        for at in range(len(s.under))
    ]


def debate(s: Position) -> Debate:
    """Discs, cards lying for each side, what it takes to join it; who leads, who is out, who is where."""
    sides = [int(s.blue_cards), int(s.red_cards), int(s.black_cards)]
    is_open = s.blue != NO_PLACE
    has_red = s.red != NO_PLACE
    return {
        "discs": [int(s.blue), int(s.red), int(s.black)],
        "cards": [counts(cards) for cards in sides],
        "totals": [int(votes(cards)) for cards in sides],
        "minimum": [int(minimum(s, side)) for side in range(3)] if has_red else None,
        "join": [int(least(s, side)) for side in range(3)] if has_red else None,
        "leader": int(leader(s)) if is_open else -1,
        "agreed": members(int(s.agreed)) if is_open else [],
        "out": members(int(s.out if is_open else s.out_this_turn)),
        "owners": members(int(s.owners)) if is_open else [],
        "sides": [side_of(s, seat) for seat in range(int(s.seats))],
    }


def side_of(s: Position, seat: int) -> int:
    """The side a seat last played for in this debate, or -1."""
    return int(s.sides >> (seat << 3) & 255) - 1 if s.blue != NO_PLACE else -1


def choice(s: Position) -> Making | None:
    """The deciding seat's own choice in the making."""
    action = ACTIONS[s.action]
    if action is None:
        return None
    return {
        "action": action,
        "place": int(s.target),
        "cure": int(s.cure_place),
        "slot": int(s.slot) if s.action == EXCHANGE_ACTION and s.phase != GIVE_PHASE else -1,
        "faction": int(s.faction),
        "due": int(s.due),
        "temple_cards": max(0, int(temple_cards_missing(s, s.payment))) if s.action == BUILD_ACTION else 0,
        "payment": counts(int(s.payment)),
        "stake": counts(int(s.stake)),
        "least": int(stake_minimum(s)) if s.action >= RED_ACTION else 0,
        "one_card_only": one_card_only(s),
    }
