"""The events of a table as one viewer may see them, sent as they happen and resumed where they broke off.

The first one is the whole table, each further one what has changed.
"""

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import compress, repeat
from operator import ne
from typing import Any, Final

from periplus.kernel.game import View
from periplus.server import messages, wire
from periplus.server.asking import encode
from periplus.server.live import LiveTable
from periplus.server.notices import still_told
from periplus.server.refusals import unavailable
from periplus.server.sending import Sender

ID = re.compile(r"(\d{1,6})\.(\d{1,6})")
TABLE = b"%d.%d\r\nevent: table\r\ndata: %b\r\n\r\n"
CHANGE = b"%d.%d\r\nevent: change\r\ndata: %b\r\n\r\n"
ALONE: Final = b"id: "  # how an event begins on a stream of one table
MINE: Final = ("ply", "question", "choices", "picking", "can_undo", "passing")
MISSING: Final = object()


def resume_point(last_id: str | None) -> tuple[int, int]:
    """How many lines of the log and of the chat a viewer has; none if the id is not one of ours."""
    found = ID.fullmatch(last_id or "")
    return (int(found[1]), int(found[2])) if found else (0, 0)


class Told:
    """What somebody has been told of a table, but for its lines: the next event brings what is different."""

    __slots__ = ("at", "common", "language", "mine", "place", "view", "viewer")

    def __init__(self, live: LiveTable, language: str, common: dict[str, Any], own: dict[str, Any]) -> None:
        self.at = live.changes
        self.language = language
        self.viewer: int = own["viewer"]
        self.place = place(own)
        self.common = common
        self.view: View = own["view"]
        self.mine = [own[name] for name in MINE]


def place(own: dict[str, Any]) -> tuple[int, int]:
    """How many lines of the log and of the chat somebody has who has this."""
    return own["log_from"] + len(own["log"]), own["chat_from"] + len(own["chat"])


def whole(live: LiveTable, viewer: int, language: str, told: int, said: int) -> tuple[Told, bytes]:
    """The event that brings a whole table, but for so many lines that were told."""
    tell, lines = messages.teller(live, language), live.chat_for(viewer)
    said = min(said, len(lines))
    told = min(still_told(told, lines[said:]), live.shown.told)
    common, own = messages.common(live, tell), messages.own(live, viewer, tell, told, said, look=False)
    event = TABLE % (*place(own), encode(wire.Table(**common, **own)))
    live.forget()
    return latest(live, Told(live, language, common, own)), event


def latest(live: LiveTable, now: Told) -> Told:
    """The same as all have who see the same, so that the next event is made once for all of them."""
    known: Told | None = live.latest.get((now.viewer, now.language))
    if known is not None and known.at == now.at and known.place == now.place:
        return known
    live.latest[now.viewer, now.language] = now
    return now


def changed(live: LiveTable, last: Told) -> tuple[Told, bytes]:
    """What somebody has next, and the event that brings it; empty if nothing has changed."""
    viewer, language = last.viewer, last.language
    made: tuple[Told, Told, bytes] | None = live.steps.get((viewer, language))
    if made is not None and made[0] is last:
        return made[1], made[2]
    told, said = last.place
    if lines := live.chat_for(viewer)[said:]:
        told = still_told(told, lines)
    told = min(told, live.shown.told)
    tell = messages.teller(live, language)
    common, own = messages.common(live, tell), messages.own(live, viewer, tell, told, said, look=False)
    now = Told(live, language, common, own)
    data = change(last, now, own)
    event = CHANGE % (*now.place, data) if data else b""
    now = latest(live, now)
    live.steps[viewer, language] = last, now, event
    return now, event


def change(last: Told, now: Told, own: dict[str, Any]) -> bytes:
    """What is different, by its fields; of the view, by its parts. Empty if nothing is.

    Lines are told where there are new ones, or where some that were told are so no longer.
    """
    changed: dict[str, Any] = {}
    if now.common is not last.common:
        seen = last.common
        changed = {name: value for name, value in now.common.items() if value != seen[name]}
    for name, value, before in zip(MINE, now.mine, last.mine, strict=True):
        if value is not before and value != before:
            changed[name] = value
    if own["log"] or own["log_from"] != last.place[0]:
        changed["log"], changed["log_from"] = own["log"], own["log_from"]
    if own["chat"]:
        changed["chat"], changed["chat_from"] = own["chat"], own["chat_from"]
    if now.view is not last.view and (parts := parts_changed(last.view, now.view)):
        changed["view"] = parts
    return encode(changed) if changed else b""


class Watcher:
    """Somebody who watches a table: is told it at once, then what changes of it. No line is told twice.

    It is `ended` when the table is lost or the server stops: whoever listens then comes back, and finds the
    table loaded anew.
    """

    __slots__ = ("_ended", "_holder", "_language", "_last", "_prefix", "_sender", "_waits", "live", "viewer")

    def __init__(
        self,
        live: LiveTable,
        holder: str | None,
        language: str,
        sender: Sender,
        ended: Callable[[Exception | None], None],
        prefix: bytes = ALONE,
    ) -> None:
        self.live = live
        self.viewer = live.viewer(holder)
        self._holder = holder
        self._language = language
        self._sender = sender
        self._ended = ended
        self._prefix = prefix
        self._last: Told | None = None
        self._waits = False

    @contextmanager
    def watching(self, last_id: str | None) -> Iterator[None]:
        """Tell all that is new after an event with this id, and go on to tell what happens meanwhile."""
        self.live.come(self.viewer, 1)
        self.live.watchers[self] = None
        try:
            self._begin(*resume_point(last_id))
            yield
        finally:
            self.live.watchers.pop(self, None)
            self.live.come(self.viewer, -1)

    @property
    def last_id(self) -> str:
        """The id of the last event."""
        return "{}.{}".format(*self._last.place) if self._last is not None else ""

    def look(self) -> None:
        """Tell what has changed; if the client has still to read what it was sent, when it has."""
        if not self._waits:
            self._waits = True
            self._sender.when_free(self._tell)

    def _tell(self) -> None:
        self._waits = False
        try:
            if self.live.lost or self.live.closing:
                self.end()
            elif self._last is None or self.live.viewer(self._holder) != self.viewer:
                self._become(self.live.viewer(self._holder))
            elif self._last.at != self.live.changes:
                self._last, event = changed(self.live, self._last)
                if event:
                    self._sender.push(self._prefix + event)
        except Exception as fault:
            self.end(fault)

    def _become(self, viewer: int) -> None:
        """Somebody who leaves becomes a spectator, who is told other things."""
        self.live.come(self.viewer, -1)
        self.viewer = viewer
        self.live.come(viewer, 1)
        self._begin(0, 0)

    def _begin(self, told: int, said: int) -> None:
        if self.live.lost or self.live.closing:
            self.end()
            return
        self._last, event = whole(self.live, self.viewer, self._language, told, said)
        self._sender.when_free(partial(self._sender.push, self._prefix + event))

    def end(self, fault: Exception | None = None) -> None:
        """Tell nothing more: there is nothing more to tell, or something went wrong."""
        if self in self.live.watchers:
            del self.live.watchers[self]
            self._ended(fault)


def parts_changed(last: View, now: View) -> View:
    """The parts of a view that are not as they were."""
    before = map(last.get, now, repeat(MISSING))
    return dict(compress(now.items(), map(ne, now.values(), before)))


async def turn_of(live: LiveTable, holder: str | None, seconds: float) -> None:
    """Wait until whoever holds a seat is to decide, or the game is over; but not for longer than that."""
    viewer = live.viewer(holder)
    live.come(viewer, 1)
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (live.lost or live.closing or live.status == "over" or live.deciding == viewer):
                    await live.next_look(viewer).wait()
    finally:
        live.come(viewer, -1)
    if live.lost:
        raise unavailable()
