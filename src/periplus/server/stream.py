"""The events of a table as one viewer may see them, sent as they happen and resumed where they broke off."""

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import msgspec

from periplus.kernel.game import SPECTATOR
from periplus.server import messages
from periplus.server.live import LiveTable
from periplus.server.notices import still_told

ID = re.compile(r"(\d{1,6})\.(\d{1,6})")
encode = msgspec.json.Encoder().encode


def resume_point(last_id: str | None) -> tuple[int, int]:
    """How many lines of the log and of the chat a viewer has; none if the id is not one of ours."""
    found = ID.fullmatch(last_id or "")
    return (int(found[1]), int(found[2])) if found else (0, 0)


async def events(
    live: LiveTable, holder: str | None, language: str, last_id: str | None
) -> AsyncIterator[bytes]:
    """The table at once, then whenever something changes for this viewer, each as an event ready to be sent.

    No line is sent twice.
    """
    told, said = resume_point(last_id)
    said = min(said, len(live.chat_for(live.viewer(holder))))
    while not live.lost:  # then it ends: whoever listens comes back, and finds the table loaded anew
        viewer = live.viewer(holder)
        with watching(live, viewer):
            seen: object = None
            while live.viewer(holder) == viewer and not live.lost:
                stir = live.stir
                if (now := stamp(live, viewer)) != seen:
                    seen = now
                    told = min(still_told(told, live.chat_for(viewer)[said:]), live.shown.told)
                    message = messages.table(live, viewer, language, told, said)
                    told, said = told + len(message.log), said + len(message.chat)
                    yield b"id: %d.%d\r\nevent: table\r\ndata: %b\r\n\r\n" % (told, said, encode(message))
                await stir.wait()
        told = said = 0  # somebody who leaves becomes a spectator, who is told other things


@contextmanager
def watching(live: LiveTable, viewer: int) -> Iterator[None]:
    """Count somebody as present at the table: the others can see it."""
    live.watching[viewer] += 1
    live.wishes.pop(viewer, None)  # whoever comes back is not to be replaced
    live.wake()
    try:
        yield
    finally:
        live.watching[viewer] -= 1
        live.wake()


def stamp(live: LiveTable, viewer: int) -> object:
    """What a message to this viewer depends on: while it stays the same, there is nothing new to send."""
    seats = [
        (seat.name, seat.kind, seat.level, live.watching[number] > 0, live.wishing(number))
        for number, seat in enumerate(live.seats)
    ]
    view = live.shown.views[viewer]  # a click taken back and made otherwise leaves the ply as it was
    auto = live.seats[viewer].auto if viewer >= 0 else ""  # what others have passed for them is their own
    lines, watchers = len(live.chat_for(viewer)), live.watching[SPECTATOR]
    return live.ply_for(viewer), live.shown.told, lines, live.table, seats, watchers, auto, view
