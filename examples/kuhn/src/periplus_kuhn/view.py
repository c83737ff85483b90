"""What a seat or a spectator may know: a whitelist, and its type."""

from typing import TypedDict

from periplus.kernel.game import DEALER, NOBODY
from periplus_kuhn.rules import Position


class KuhnView(TypedDict):
    viewer: int
    seat: int  # who decides
    stage: str  # deal, open, answer or over
    first: int  # who began
    turn: int  # how many turns there have been
    pot: int
    stakes: list[int]  # the chips of each seat in the pot
    deeds: list[str]  # what each did last
    card: int | None  # the viewer's own
    cards: list[int | None]  # those that lie open
    choice: None  # what the viewer has clicked of a choice of several clicks: here every choice is one
    result: dict[str, list[int]] | None  # scores and ranks


def view(s: Position, viewer: int) -> KuhnView:
    seats = range(s.seats)
    return {
        "viewer": viewer,
        "seat": int(s.seat),
        "stage": stage(s),
        "first": 0,
        "turn": len(s.clicks),
        "pot": s.pot(),
        "stakes": [s.stake(seat) for seat in seats],
        "deeds": [s.deed(seat) for seat in seats],
        "card": s.cards[viewer] if 0 <= viewer < len(s.cards) else None,
        "cards": [s.cards[seat] if seat in s.showing() else None for seat in seats],
        "choice": None,
        "result": s.result().as_data() if s.seat == NOBODY else None,
    }


def stage(s: Position) -> str:
    if s.seat == DEALER:
        return "deal"
    if s.seat == NOBODY:
        return "over"
    return "open" if s.bettor() is None else "answer"
