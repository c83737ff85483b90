"""Whether a move that everybody saw showed anything hidden: if not, it can be taken back.

Computed from what the viewers see, never declared. Something hidden is what two viewers see differently. If
all of that, and whatever stands with it, looks after the move as it did before, no hidden thing took part in
it. And whatever another seat held possible before the move must be possible after it: guesses try that.
"""

from typing import Final

from periplus.kernel.chance import Chance
from periplus.kernel.game import SPECTATOR, Code, State, View

GUESSES: Final = 16  # of each viewer
OWN_CHOICE: Final = "choice"  # the part of every view that only the deciding seat has

Leaves = dict[str, object]


def shows_something_hidden(before: State, codes: list[Code], seats: int) -> bool:
    """Whether anybody learns something hidden from the clicks of a whole choice, made from this position."""
    after = before.clone()
    for code in codes:
        after.apply(code)
    viewers = [SPECTATOR, *range(seats)]
    was, is_ = [before.view(viewer) for viewer in viewers], [after.view(viewer) for viewer in viewers]
    parts = different_parts(was, is_)
    then, now = [leaves(view, parts) for view in was], [leaves(view, parts) for view in is_]
    secret = [*private(then), *private(now)]
    for old, new in zip(then, now, strict=True):
        for place in {*old, *new}:
            if old.get(place) != new.get(place) and any(place.startswith(part) for part in secret):
                return True
    others = [viewer for viewer in viewers if viewer != before.seat]
    return any(rules_out(before, codes, after, viewer) for viewer in others)


def different_parts(was: list[View], is_: list[View]) -> list[str]:
    """The parts of the views that differ for anybody, but for the choice in the making."""
    found: set[str] = set()
    for old, new in zip(was, is_):
        for name in old:
            if name != OWN_CHOICE and old[name] != new[name]:
                found.add(name)
    return sorted(found)


def leaves(view: View, parts: list[str]) -> Leaves:
    """Everything in these parts of a view by where it stands."""
    found: Leaves = {}
    for name in parts:
        gather(view[name], f"{name}.", found)
    return found


def gather(value: object, place: str, found: Leaves) -> None:
    if isinstance(value, dict):
        for name, part in value.items():
            gather(part, f"{place}{name}.", found)
    elif isinstance(value, list):
        for at, part in enumerate(value):
            gather(part, f"{place}{at}.", found)
    else:
        found[place] = value


def private(views: list[Leaves]) -> list[str]:
    """Where two viewers see something else, and what stands with it: of a card, all that is seen of it."""
    first = views[0]
    places: set[str] = set()
    for view in views[1:]:
        places.update([place for place in {*first, *view} if first.get(place) != view.get(place)])
    return sorted({around(place) for place in places})


def around(place: str) -> str:
    """The thing that a leaf belongs to; by itself, if it stands on its own in the view."""
    parts = place.split(".")[:-1]
    return ".".join(parts[:-1]) + "." if len(parts) > 1 else place


def rules_out(before: State, codes: list[Code], after: State, viewer: int) -> bool:
    """Whether some guess of this viewer's can't have been the truth, as the move shows."""
    seen = after.view(viewer)
    for number in range(GUESSES):
        world = before.guess(viewer, Chance(number))
        for code in codes:
            if code not in world.legal():
                return True
            world.apply(code)
        if world.seat != after.seat or world.view(viewer) != seen:
            return True
    return False
