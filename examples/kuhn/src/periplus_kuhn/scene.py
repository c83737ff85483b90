"""Positions in words, for scenarios."""

from periplus.kernel.datafile import Table
from periplus.kernel.game import DEALER, NOBODY
from periplus_kuhn.rules import VERBS, Position
from periplus_kuhn.view import stage


def arrange(s: Position, scene: Table) -> None:
    """`cards` of the seats in turn, and what they have done (`deeds`). The dealer deals what is left out."""
    names = s.names("card")
    for at, name in enumerate(scene.strings("cards") if scene.has("cards") else []):
        if name not in names:
            scene.unknown(f"cards.{at}", "unknown card", name, names)
        elif names.index(name) not in s.unseen() or len(s.cards) == s.seats:
            scene.fault(f"cards.{at}", f"there is no {name} to be dealt to seat {at}")
        else:
            s.cards.append(names.index(name))
    s.seat = s.next_seat()
    for at, name in enumerate(scene.strings("deeds") if scene.has("deeds") else []):
        offered = {VERBS.split(code)[0].name: code for code in s.legal()} if s.seat != DEALER else {}
        if name not in offered:
            scene.unknown(f"deeds.{at}", "cannot be done here:", name, list(offered))
        else:
            s.apply(offered[name])


def describe(s: Position) -> dict[str, object]:
    """The whole truth in the same words: what a scenario may expect."""
    names = s.names("card")
    return {
        "stage": stage(s),
        "cards": [names[card] for card in s.cards],
        "deeds": [s.deed(seat) for seat in range(s.seats)],
        "pot": s.pot(),
        "stakes": [s.stake(seat) for seat in range(s.seats)],
        "shown": s.showing(),
        "scores": s.standing(),
        "ranks": s.result().ranks if s.seat == NOBODY else [],
    }
