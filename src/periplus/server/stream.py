"""The events of a table as one viewer may see them, sent as they happen and resumed where they broke off.

The first one is the whole table, each further one what has changed.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from operator import attrgetter

from msgspec.structs import replace

from periplus.server import messages, wire
from periplus.server.asking import encode
from periplus.server.live import LiveTable
from periplus.server.notices import still_told
from periplus.server.refusals import unavailable

ID = re.compile(r"(\d{1,6})\.(\d{1,6})")
TABLE = b"id: %d.%d\r\nevent: table\r\ndata: %b\r\n\r\n"
CHANGE = b"id: %d.%d\r\nevent: change\r\ndata: %b\r\n\r\n"
APART = {"view", "log", "log_from", "chat", "chat_from"}
# These stay the same for as long as there is a table.
FIXED = {
    "id",
    "game",
    "name",
    "language",
    "options",
    "hints",
    "clock",
    "experience",
    "seal",
}
FIELDS = [name for name in wire.Table.__struct_fields__ if name not in APART | FIXED]
fields_of = attrgetter(*FIELDS)
MISSING = object()


def resume_point(last_id: str | None) -> tuple[int, int]:
    """How many lines of the log and of the chat a viewer has; none if the id is not one of ours."""
    found = ID.fullmatch(last_id or "")
    return (int(found[1]), int(found[2])) if found else (0, 0)


async def events(
    live: LiveTable, holder: str | None, language: str, last_id: str | None
) -> AsyncIterator[bytes]:
    """The table at once, then what changes of it for this viewer, each as an event ready to be sent.

    No line is sent twice.
    """
    told, said = resume_point(last_id)
    said = min(said, len(live.chat_for(live.viewer(holder))))
    while not (live.lost or live.closing):  # then whoever listens comes back, and finds the table loaded anew
        viewer = live.viewer(holder)
        with watching(live, viewer):
            last: wire.Table | None = None
            while live.viewer(holder) == viewer and not (live.lost or live.closing):
                again = live.next_look(viewer)
                told = min(still_told(told, live.chat_for(viewer)[said:]), live.shown.told)
                last, event = rendered(live, viewer, language, told, said, last)
                told, said = place(last)
                if event:
                    yield event
                event = b""  # a whole table may be large, and the wait for what comes next long
                await again.wait()
        told = said = 0  # somebody who leaves becomes a spectator, who is told other things


def rendered(
    live: LiveTable, viewer: int, language: str, told: int, said: int, last: wire.Table | None
) -> tuple[wire.Table, bytes]:
    """The table from these lines on, and the event that brings it to whoever has the last one, if anything
    has changed.

    Many who see the same and have the same, such as spectators, share what is made for the first of them.
    """
    if last is None:
        return whole(live, viewer, language, told, said)
    message = live.rendered.get(key := (viewer, language, told, said))
    if message is None:
        message = live.rendered[key] = messages.table(live, viewer, language, told, said, look=False)
    event = live.events.get((id(last), id(message)))
    if event is None:
        data = change(last, message)
        event = live.events[id(last), id(message)] = CHANGE % (*place(message), data) if data else b""
    return message, event


def whole(live: LiveTable, viewer: int, language: str, told: int, said: int) -> tuple[wire.Table, bytes]:
    """The event that brings a whole table, and the table without the lines that were told.

    The lines are by far the most of it, and nobody should keep them for as long as nothing changes.
    """
    message = messages.table(live, viewer, language, told, said, look=False)
    told, said = at = place(message)
    rest = replace(message, log_from=told, log=[], chat_from=said, chat=[])
    return live.rendered.setdefault((viewer, language, told, said), rest), TABLE % (*at, encode(message))


def place(message: wire.Table) -> tuple[int, int]:
    """How many lines of the log and of the chat somebody has who has this."""
    return message.log_from + len(message.log), message.chat_from + len(message.chat)


def change(last: wire.Table, message: wire.Table) -> bytes:
    """What is different in a message, by its fields; of the view, by its parts. Empty if nothing is.

    Lines are told where there are new ones, or where some that were told are so no longer.
    """
    fields = zip(FIELDS, fields_of(message), fields_of(last), strict=True)
    changed: dict[str, object] = {
        name: now for name, now, before in fields if now is not before and now != before
    }
    if message.log or message.log_from != last.log_from + len(last.log):
        changed |= {"log": message.log, "log_from": message.log_from}
    if message.chat:
        changed |= {"chat": message.chat, "chat_from": message.chat_from}
    if message.view is not last.view:
        seen = last.view
        parts = {part: value for part, value in message.view.items() if value != seen.get(part, MISSING)}
        if parts:
            changed["view"] = parts
    return encode(changed) if changed else b""


async def turn_of(live: LiveTable, holder: str | None, seconds: float) -> None:
    """Wait until whoever holds a seat is to decide, or the game is over; but not for longer than that."""
    viewer = live.viewer(holder)
    with watching(live, viewer), suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not (live.lost or live.closing or live.status == "over" or live.deciding == viewer):
                await live.next_look(viewer).wait()
    if live.lost:
        raise unavailable()


@contextmanager
def watching(live: LiveTable, viewer: int) -> Iterator[None]:
    """Count somebody as present at the table: the others can see it."""
    live.come(viewer, 1)
    try:
        yield
    finally:
        live.come(viewer, -1)
