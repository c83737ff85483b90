"""The events of a table as one viewer may see them, sent as they happen and resumed where they broke off.

The first one is the whole table, each further one what has changed.
"""

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from periplus.server import messages, wire
from periplus.server.asking import encode
from periplus.server.live import LiveTable
from periplus.server.notices import still_told

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
    "seal",
}
FIELDS = [name for name in wire.Table.__struct_fields__ if name not in APART | FIXED]
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
                told, said = last.log_from + len(last.log), said + len(last.chat)
                if event:
                    yield event
                await again.wait()
        told = said = 0  # somebody who leaves becomes a spectator, who is told other things


def rendered(
    live: LiveTable, viewer: int, language: str, told: int, said: int, last: wire.Table | None
) -> tuple[wire.Table, bytes]:
    """The table from these lines on, and the event that brings it to whoever has the last one, if anything
    has changed.

    Many who see the same and have the same, such as spectators, share what is made for the first of them.
    """
    key = (viewer, language, told, said)
    message = live.rendered.get(key)
    if message is None:
        message = live.rendered[key] = messages.table(live, viewer, language, told, said, look=False)
    event = live.events.get((id(last), id(message)))
    if event is None:
        place = message.log_from + len(message.log), said + len(message.chat)
        form, data = (TABLE, encode(message)) if last is None else (CHANGE, change(last, message))
        event = live.events[id(last), id(message)] = form % (*place, data) if data else b""
    return message, event


def change(last: wire.Table, message: wire.Table) -> bytes:
    """What is different in a message, by its fields; of the view, by its parts. Empty if nothing is.

    Lines are told where there are new ones, or where some that were told are so no longer.
    """
    changed: dict[str, object] = {}
    for name in FIELDS:
        now, before = getattr(message, name), getattr(last, name)
        if now is not before and now != before:
            changed[name] = now
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


@contextmanager
def watching(live: LiveTable, viewer: int) -> Iterator[None]:
    """Count somebody as present at the table: the others can see it."""
    live.come(viewer, 1)
    try:
        yield
    finally:
        live.come(viewer, -1)
