"""What of a table may be shown. What follows from the position is found out when somebody wants it."""

from functools import cached_property

from periplus.kernel.fork import TRUTH
from periplus.kernel.game import Result, State, View
from periplus.kernel.picking import Picking, completes, picking
from periplus.kernel.record import FORK, read_fork
from periplus.kernel.voyage import Voyage
from periplus.server import wire
from periplus.store.tables import Origin


def origin_of(origin: Origin, table: str | None) -> wire.Origin:
    """Where a game comes from, which everybody may know who may see it; `table` is that of its origin."""
    fork = read_fork("origin", {FORK: origin[FORK]})
    if fork is None:
        return wire.Origin(origin["file"], None, None, None)
    seat = None if fork.seat == TRUTH else fork.seat
    return wire.Origin(origin["file"], table, len(fork.before), seat)


class Views:
    """A position that stays as it is, as each viewer sees it."""

    def __init__(self, state: State) -> None:
        self.state = state.clone()
        self._seen: dict[int, View] = {}

    def __getitem__(self, viewer: int) -> View:
        view = self._seen.get(viewer)
        if view is None:
            view = self._seen[viewer] = self.state.view(viewer)
        return view


class Shown:
    """What of a table is durable. Clicks of a choice in the making count for its own seat only.

    `views` are of the voyage as it is now.
    """

    def __init__(self, voyage: Voyage, views: Views, public_ply: int, for_a_person: bool) -> None:
        self.game = voyage.game
        self.ply = voyage.ply
        self.public_ply = public_ply  # the last one at which anybody else saw something new
        self.told = len(voyage.log)  # how many facts
        self.views = views
        self.seat = int(views.state.seat)
        self.for_a_person = for_a_person
        self.result: Result | None = views.state.result() if voyage.over else None

    @cached_property
    def legal(self) -> list[int]:
        return self.views.state.legal()

    @cached_property
    def final(self) -> set[int]:
        """Of the legal clicks those with which a person's choice is made."""
        state = self.views.state
        return {code for code in self.legal if completes(state, code)} if self.for_a_person else set()

    @cached_property
    def picking(self) -> Picking | None:
        """What a person who decides may pick together."""
        return picking(self.game, self.views.state) if self.for_a_person else None
