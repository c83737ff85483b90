"""What a seat or a spectator may know, as a whitelist."""

from typing import Final

from periplus.games.ulysses.rules.components import BLACK, COLOURS, GOALS, counts, votes
from periplus.games.ulysses.rules.exchange import pile_size
from periplus.games.ulysses.rules.factions import leader, minimum
from periplus.games.ulysses.rules.routes import destinations
from periplus.games.ulysses.rules.state import (
    DRAW_PHASE,
    NEW_GOAL_PHASE,
    NO_PLACE,
    NOTHING,
    OVER_PHASE,
    WIND_PHASE,
    Position,
    knows,
)
from periplus.kernel.bits import members
from periplus.kernel.cards import size
from periplus.kernel.game import View

ACTIONS: Final = "none pandora plague cure exchange build cure red black back".split()


def view(s: Position, viewer: int) -> View:
    seats = range(int(s.seats))
    return {
        "viewer": viewer,
        "seat": int(s.seat),
        "stage": stage(s),
        "first": int(s.first),
        "active": int(s.active),
        "turn": int(s.turn),
        "ship": int(s.ship),
        "near": members(int(destinations(s))),
        "plagues": members(int(s.plagues)),
        "supply": int(s.supply),
        "temples": [int(s.temples[seat]) for seat in seats],
        "deck": int(size(s.deck)),
        "discards": counts(int(s.discards)) if s.rules.discards_open else None,
        "discard_top": int(s.discard_top),
        "discarded": int(size(s.discards)),
        "hands": [int(s.hand_size(seat)) for seat in seats],
        "hand": counts(int(s.hands[viewer])) if viewer >= 0 else None,
        "goals": [[goal(s, viewer, seat, slot) for slot in range(GOALS)] for seat in seats],
        "piles": [int(pile_size(s, colour)) for colour in range(COLOURS)],
        "under": known_under(s, viewer),
        "pandoras": int(s.pandoras),
        "exchanges": int(s.exchanges),
        "debate": debate(s),
        "winner": int(s.winner),
        "choice": choice(s) if viewer == s.seat else None,
    }


def stage(s: Position) -> str:
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


def goal(s: Position, viewer: int, seat: int, slot: int) -> dict[str, object]:
    """A goal card: its back for all, its face for those who know it."""
    at = seat * GOALS + slot
    place = int(s.goals[at])
    shown = bool(s.reached >> at & 1)
    seen = place >= 0 and knows(s.known[at], viewer)
    return {
        "colour": int(s.chart.colour[place]) if place >= 0 else -1,
        "place": place if seen else -1,
        "shown": shown,
        "not": [] if shown else members(int(s.not_here[at])),
    }


def known_under(s: Position, viewer: int) -> list[dict[str, int]]:
    """The returned goals in their order; a face only for those who know it."""
    return [
        {
            "colour": int(s.chart.colour[s.under[at]]),
            "place": int(s.under[at]) if knows(s.under_known[at], viewer) else -1,
        }
        for at in range(len(s.under))
    ]


def debate(s: Position) -> dict[str, object]:
    """Discs, cards lying for each side, what it takes to join it; who leads, who is out, who is where."""
    sides = [int(s.blue_cards), int(s.red_cards), int(s.black_cards)]
    return {
        "discs": [int(s.blue), int(s.red), int(s.black)],
        "cards": [counts(cards) for cards in sides],
        "totals": [int(votes(cards)) for cards in sides],
        "minimum": [int(minimum(s, side)) for side in range(3)] if s.red != NO_PLACE else None,
        "join": [least(s, side) for side in range(3)] if s.red != NO_PLACE else None,
        "leader": int(leader(s)) if s.blue != NO_PLACE else -1,
        "agreed": members(int(s.agreed)) if s.blue != NO_PLACE else [],
        "out": members(int(s.out)) if s.blue != NO_PLACE else members(int(s.out_this_turn)),
        "owners": members(int(s.owners)) if s.blue != NO_PLACE else [],
        "sides": [side_of(s, seat) for seat in range(int(s.seats))],
    }


def least(s: Position, side: int) -> int:
    """The fewest cards to play for a side; where black need not lead at once, one puts its disc."""
    if side == BLACK and s.black == NO_PLACE and not s.rules.first_black_leads:
        return 1
    return int(minimum(s, side))


def side_of(s: Position, seat: int) -> int:
    """The side a seat last played for in this debate, or -1."""
    return int(s.sides >> (seat << 3) & 255) - 1 if s.blue != NO_PLACE else -1


def choice(s: Position) -> dict[str, object] | None:
    """The deciding seat's own choice in the making."""
    if s.action == NOTHING:
        return None
    return {
        "action": ACTIONS[s.action],
        "place": int(s.target),
        "cure": int(s.cure_place),
        "slot": int(s.slot),
        "faction": int(s.faction),
        "due": int(s.due),
        "payment": counts(int(s.payment)),
        "stake": counts(int(s.stake)),
    }
