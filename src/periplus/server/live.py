"""A table in memory: a cache of what the store keeps of it, and what of it may be shown.

A decision is applied, made durable, and only then shown: nobody ever sees what a crash could undo.
"""

import asyncio
import math
import time
from collections import defaultdict, deque
from collections.abc import Callable
from functools import partial
from typing import Any, Literal, Protocol

from periplus.bots import caretaker_of
from periplus.kernel.game import SPECTATOR
from periplus.kernel.seal import seal_of
from periplus.kernel.voyage import Voyage
from periplus.server import clocks
from periplus.server.memory import Change, Decided, Memory, Public, Spoken, Step, TakenBack, revive
from periplus.server.news import News, Opened, Watched
from periplus.server.presence import Presence
from periplus.server.refusals import Overtaken, Refused, again, no_table, not_running, over, unavailable
from periplus.server.shown import Shown, Views, origin_of
from periplus.server.worded import Facts
from periplus.store import Conflict, Kept, Said, Seat, Store, tables
from periplus.store.tables import PERSON
from periplus.text.telling import Teller

GRACE = 15.0  # seconds that everybody has after the server was away, or they were
RUNNER = -4  # who looks at a table for its bots and clocks
THINKER = -5  # who looks whether what is thought about is still the case
SOON = 60.0  # seconds before the time is up in which a table stays in memory
LOOK_BACK = 0.3  # seconds after a choice: by then it shows whether anybody goes on at once
PACES = 8  # how many answers of a player are remembered for how long they took


class Watcher(Protocol):
    """Somebody who is told of changes as one viewer."""

    viewer: int

    def look(self) -> None: ...


class Held:
    """A table that others cannot change meanwhile."""

    __slots__ = ("live", "lock")

    def __init__(self, live: "LiveTable", lock: asyncio.Lock) -> None:
        self.live = live
        self.lock = lock

    async def __aenter__(self) -> None:
        await self.lock.acquire()
        if self.live.lost:
            self.lock.release()
            raise unavailable()

    async def __aexit__(self, *_: object) -> None:
        self.lock.release()


class LiveTable(Memory):
    """One table. Whoever changes it must have it `held`.

    When it is uncertain whether it agrees with the store, it is `lost`: nobody goes on with it, and the hall
    loads it anew.
    """

    def __init__(self, kept: Kept, store: Store, awake_since: float | None = None) -> None:
        super().__init__(kept)
        self.store = store
        self.shown = self._look()
        self.lost = False
        self.closing = False  # the server stops: nobody can watch any longer
        self._looking: dict[int, asyncio.Event] = {}  # what wakes those who watch, by viewer
        self._lock = asyncio.Lock()
        self.caretaker = caretaker_of(kept.table.game)
        self.tell: Callable[[News], None] = lambda news: None  # other servers, where there are any
        self.looked_at: Callable[[int], None] = lambda viewer: None  # who calls people that don't look
        self.stir_lobby: Callable[[], None] = lambda: None
        self._was_open = False  # to all, when the lobby was last told
        self.watching = Presence()  # open streams, by viewer
        self.wishes: defaultdict[int, set[int]] = defaultdict(set)  # who wants a bot to play a seat
        self.paces: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=PACES))
        self.awake_since = time.monotonic() if awake_since is None else awake_since
        self.client = ""  # the address of whoever made it or clicked last, if that is known
        self.looked = -math.inf  # when somebody last asked for it, by the monotonic clock
        self.seal = seal_of(kept.table.secret) if kept.table.secret else ""
        kept_origin, forked_from = kept.table.origin, kept.table.forked_from
        self.origin = origin_of(kept_origin, forked_from) if kept_origin else None
        self.tellers: dict[str, tuple[list[Seat], Teller]] = {}  # by language, for those at the seats
        self.facts: defaultdict[str, Facts] = defaultdict(dict)  # what is just being told, in words
        options, game = self.voyage.options, self.voyage.game
        self.options = {option.name: str(options[option.name]) for option in game.options}
        self.watchers: dict[Watcher, None] = {}  # who is told of changes, in the order in which they came
        self._to_tell: dict[Watcher, None] = {}  # and is told next
        self.changes = 0  # how often there was something to tell
        # What is made once for all viewers who are told the same.
        self.common: dict[str, tuple[int, dict[str, Any]]] = {}  # by language, and as of which change
        self.latest: dict[tuple[int, str], Any] = {}  # what a viewer has been told last, by language
        self.steps: dict[tuple[int, str], tuple[Any, Any, bytes]] = {}  # from what, to what, by which event

    # ---- what it is ----

    @property
    def status(self) -> Literal["gathering", "running", "over"]:
        if self.table.started is None:
            return "gathering"
        return "running" if self.shown.result is None else "over"

    @property
    def deciding(self) -> int | None:
        """The seat that is to decide; None before the game and after it."""
        return self.shown.seat if self.status == "running" else None

    @property
    def is_ours(self) -> bool:
        """Whether it is for this server to see to its bots and clocks."""
        return not self.store.shared or self.owner in (None, self.store.server)

    def ply_for(self, viewer: int) -> int:
        """The ply as this viewer knows it: others may not know how far a choice has come."""
        return self.shown.ply if viewer == self.shown.seat else self.shown.public_ply

    def can_undo(self, viewer: int, look: bool = True) -> bool:
        """A click of a choice in the making, which nobody has seen; or the last choice, if nobody has learnt
        anything hidden from it. What somebody is choosing meanwhile does not count: nobody may know of it.

        Without a look, the last choice counts once that has been found out.
        """
        if self.status != "running" or viewer < 0:
            return False
        if self.is_choosing(viewer):
            return True
        last = self.last
        return last is not None and last.seat == viewer and (look or last.is_looked_at) and last.tells_nothing

    def look_back_soon(self) -> None:
        """Find out a moment later whether the last choice can be taken back."""
        asyncio.get_running_loop().call_later(LOOK_BACK, self._look_back, self.last)

    def _look_back(self, last: Public | None) -> None:
        """Find out whether a choice can be taken back, if it is the last one still."""
        if last is not None and self.last is last and not self.lost and last.tells_nothing:
            self.wake(last.seat)

    def is_choosing(self, seat: int) -> bool:
        """Whether this seat has a choice in the making."""
        return seat == self.deciding and self.shown.ply > self.shown.public_ply

    def viewer(self, holder: str | None) -> int:
        """The seat that somebody holds, by the hash of their token; a spectator if none."""
        return self.holders.get(holder, SPECTATOR) if holder else SPECTATOR

    def played_by_bot(self, seat: int) -> bool:
        return self.seats[seat].level != ""

    def is_present(self, seat: int) -> bool:
        """Whether a person plays this seat and looks at the table just now."""
        return self.watching[seat] > 0 and self.seats[seat].kind == PERSON and not self.played_by_bot(seat)

    def is_away(self, seat: int) -> bool:
        """Whether it is for a person to play this seat who does not look at the table."""
        waited_for = self.seats[seat].kind == PERSON and not self.played_by_bot(seat)
        return self.status == "running" and waited_for and not self.watching[seat]

    @property
    def concerns_runner(self) -> bool:
        """Whether something may have to be done here that no person clicks, or nothing ever again."""
        seat = self.deciding
        if seat is None or self.lost:
            return True
        return self.is_ours and bool(
            clocks.has_clock(self.table) or self.wishes or self._goes_on_without(seat)
        )

    def _goes_on_without(self, seat: int) -> bool:
        """Whether what this seat decides may be decided without its person."""
        return self.played_by_bot(seat) or bool(self.seats[seat].auto)

    @property
    def is_needed(self) -> bool:
        """Whether somebody looks at the table or changes it, or something is about to happen at it."""
        seat, due = self.deciding, self.due
        if self.watching.counts or self._lock.locked():
            return True
        if not self.is_ours:
            return False
        if seat is not None and self._goes_on_without(seat):
            return True
        return due is not None and due < time.monotonic() + SOON

    @property
    def counts(self) -> bool:
        """Whether its result counts for ratings: a whole game, without hints, with the usual files."""
        own = any(self.table.options.get(name) is not None for name in self.voyage.game.data)
        return not self.table.hints and not own and self.table.origin is None

    def wishing(self, seat: int) -> list[int]:
        """The seats whose players are here and want a bot to play for this one, who is away."""
        if not self.wishes:
            return []
        wishes = sorted(self.wishes.get(seat, ())) if self.is_away(seat) else []
        return [other for other in wishes if self.is_present(other)]

    def come(self, viewer: int, number: int) -> None:
        """Somebody watches, or does no longer: the others can see it."""
        self.watching.here[viewer] += number
        if number > 0:
            self.wishes.pop(viewer, None)  # whoever comes back is not to be replaced
        self.looked = time.monotonic()
        self.looked_at(viewer)
        self.tell(Watched(self.table.id, self.watching.counts))
        self.wake()

    def wish(self, about: int, seat: int, wanted: bool) -> None:
        """Somebody wants a bot to play for somebody who is away, or no longer does."""
        if wanted:
            self.wishes[about].add(seat)
        else:
            self.wishes[about].discard(seat)
        self.wake()

    def chat_for(self, viewer: int) -> list[Said]:
        """The lines that this viewer may read."""
        return [line for line in self.chat if line.audience in (None, viewer)]

    @property
    def due(self) -> float | None:
        """When the time for the present decision is up, by the monotonic clock.

        After the server was away there is some grace.
        """
        seat = self.deciding
        if seat is None or self.played_by_bot(seat):
            return None
        up = clocks.due(self.table, self.seats[seat])
        if up is None:
            return None
        given = up - self.table.changed
        return max(self.since + given, self.awake_since + min(given, GRACE))

    @property
    def now(self) -> float:
        """The time of day by the clock that nobody can set."""
        return self.table.changed + time.monotonic() - self.since

    @property
    def deadline(self) -> float | None:
        """The same as a time of day."""
        due = self.due
        return None if due is None else due + self.day

    def require_running(self) -> None:
        if self.status == "gathering":
            raise not_running()
        if self.status == "over":
            raise over()

    def require_turn(self, seat: int) -> None:
        """Refuse unless it is for this person to decide now."""
        self.require_running()
        if seat != self.shown.seat:
            raise Refused(409, "not_your_turn", f"seat {self.shown.seat} decides now, not seat {seat}")
        if self.played_by_bot(seat):
            raise Refused(409, "not_your_turn", f"a bot decides for seat {seat} now")

    def held(self) -> "Held":
        """Keep others from changing the table meanwhile. Refused if it was lost before it was our turn."""
        return Held(self, self._lock)

    # ---- everything else that is kept ----

    async def change(self, *changes: Change, views: Views | None = None) -> None:
        """Make something durable, then true here, then show it; `views` if they are known already."""
        step = Step(self, changes, self.store.server)
        await self._keep(step)
        step.take(self)
        own = all(isinstance(change, Decided | TakenBack) for change in changes)
        self.publish(views, own and self.public_ply == self.shown.public_ply)

    @again
    async def say(self, line: Said) -> None:
        async with self.held():
            await self.change(Spoken(line))

    async def _keep(self, step: Step) -> None:
        """Wait until it is durable, all of it or nothing; if it cannot be, go back to what is."""
        try:
            # Whoever asked may give up waiting, but what is being written is written all the same.
            await self.store.keep(step.write)
        except asyncio.CancelledError:
            self.lose()  # we won't learn whether it was kept
            raise
        except Exception as error:
            await self.reload()
            if isinstance(error, Conflict):
                raise Overtaken from error
            raise

    async def reload(self) -> None:
        """Become what the store has; lost, if that fails."""
        try:
            kept, voyage = await asyncio.to_thread(self._read)
            self.recall(kept, voyage)
            self.publish()
        except BaseException:
            self.lose()
            raise

    def _read(self) -> tuple[Kept, Voyage]:
        """What the store has, replayed; in a thread of its own."""
        kept = self.store.read(partial(tables.load, id=self.table.id))
        if kept is None:
            raise no_table()
        return kept, revive(kept)

    def lose(self) -> None:
        """Mark it as lost: what is here may not be what is kept, so nobody may go on with it."""
        self.lost = True
        self.wake()

    # ---- showing ----

    def publish(self, views: Views | None = None, own: bool = False) -> None:
        """Show what is now durable; `views` if they are known already.

        What is somebody's own, a click of a choice in the making, wakes nobody else.
        """
        self.shown = self._look(views)
        self.wake(self.shown.seat if own else None)

    def wake(self, only: int | None = None) -> None:
        """Have whoever watches look again: everybody, or only this seat."""
        self.changes += 1
        self.forget()
        if self._was_open or self.table.is_open:
            self._tell_lobby()
        for viewer in list(self._looking) if only is None else [only, RUNNER, THINKER]:
            if viewer == RUNNER and not self.concerns_runner:
                continue
            if stirred := self._looking.pop(viewer, None):
                stirred.set()
        if self.watchers:
            self._tell_soon([each for each in self.watchers if only is None or each.viewer == only])

    def _tell_soon(self, watchers: list[Watcher]) -> None:
        """Tell them what is new when all that is at hand is done."""
        if watchers and not self._to_tell:
            asyncio.get_running_loop().call_soon(self._tell)
        self._to_tell.update(dict.fromkeys(watchers))

    def _tell(self) -> None:
        watchers, self._to_tell = self._to_tell, {}
        for watcher in watchers:
            watcher.look()
        self.forget()

    def forget(self) -> None:
        """Keep nothing that many share, once they have it: it takes more memory than the game."""
        self.facts.clear()
        self.steps.clear()

    def _tell_lobby(self) -> None:
        """Something about an open table has changed; other servers may not have one that is newly open."""
        if self.table.is_open and not self._was_open:
            self.tell(Opened(self.table.id))
        self._was_open = self.table.is_open
        self.stir_lobby()

    def next_look(self, viewer: int) -> asyncio.Event:
        """What is set when this viewer is to look again; the runner and thoughts have looks of their own."""
        if viewer not in self._looking:
            self._looking[viewer] = asyncio.Event()
        return self._looking[viewer]

    def _look(self, views: Views | None = None) -> Shown:
        seat = int(self.voyage.state.seat)
        for_a_person = seat >= 0 and not self.played_by_bot(seat)
        return Shown(self.voyage, views or Views(self.voyage.state), self.public_ply, for_a_person)
