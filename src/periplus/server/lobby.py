"""The lobby: the tables that anybody may join, told to whoever looks for one as they come and go."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Protocol

import msgspec

from periplus.server import messages, wire_people
from periplus.server.journal import note, reason_of
from periplus.server.live import LiveTable
from periplus.server.refusals import Refused
from periplus.server.sending import Sender
from periplus.store import Store, tables
from periplus.text.words import Words

LISTED = 60  # tables at most, the newest ones
STALE = 14 * 86_400.0  # seconds without any change after which nobody is taken to wait there any more
GATHERING = 0.3  # seconds in which changes are gathered
LOOK = 10.0  # seconds after which we look by ourselves: another server's news may have been missed
EVENT = b"event: lobby\r\ndata: %b\r\n\r\n"


class Tables(Protocol):
    """What we need of the hall."""

    async def table(self, id: str, fresh: bool = False) -> LiveTable: ...


class Lobby:
    """While somebody looks, the open tables are kept in memory here: so we hear who sits there."""

    def __init__(self, store: Store, hall: Tables) -> None:
        self.store = store
        self.hall = hall
        self.closing = False
        self.watchers: list[Watcher] = []
        self._open: list[LiveTable] = []
        self._rendered: dict[str, bytes] = {}
        self._is_known = False  # whether they were looked up since somebody looks
        self._stirred = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None

    def stir(self) -> None:
        """Something about an open table has changed, or there is a new one."""
        self._stirred.set()

    def close(self) -> None:
        """End every stream: the server is about to stop."""
        self.closing = True
        self._renew()

    async def now(self, language: str) -> bytes:
        """The open tables, as JSON."""
        if not self._is_known:
            await self._look()
            message = self.message(language)
            self._is_known = bool(self.watchers)
            return message
        return self.message(language)

    @contextmanager
    def watched(self, sender: Sender, language: str) -> Iterator[None]:
        """Meanwhile send the open tables, and again whenever something about them has changed."""
        watcher = Watcher(self, sender, language)
        self.watchers.append(watcher)
        if self._looking is None:
            self._looking = asyncio.create_task(self._keep_looking(), name="lobby")
        try:
            watcher.look()
            yield
        finally:
            self.watchers.remove(watcher)
            if not self.watchers:
                self._looking.cancel()
                self._looking = None
                self._is_known = False

    async def _keep_looking(self) -> None:
        while True:
            self._stirred.clear()
            try:
                await self._look()
                self._renew()
            except Exception as fault:
                note("lobby not read", fault, reason=reason_of(fault))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), LOOK)
            await asyncio.sleep(GATHERING)

    async def _look(self) -> None:
        work = partial(tables.open_to_all, since=time.time() - STALE, limit=LISTED)
        found: list[LiveTable] = []
        for id in await asyncio.to_thread(self.store.read, work):
            with suppress(Refused):  # such as one whose game is not here any more
                found.append(await self.hall.table(id))
        self._open = found
        self._is_known = True
        self._rendered.clear()

    def _renew(self) -> None:
        self._rendered.clear()
        for watcher in self.watchers:
            watcher.look()

    def message(self, language: str) -> bytes:
        """The open tables, as JSON; nothing before they were looked up."""
        if not self._is_known:
            return b""
        if language not in self._rendered:
            shown = [open_table(live, language) for live in self._open if is_waiting(live)]
            self._rendered[language] = msgspec.json.encode(wire_people.Lobby(shown))
        return self._rendered[language]


class Watcher:
    """Somebody who looks for a table."""

    def __init__(self, lobby: Lobby, sender: Sender, language: str) -> None:
        self.lobby = lobby
        self.sender = sender
        self.language = language
        self._last = b""

    def look(self) -> None:
        """Send what is new; if the client has still to read what it was sent, when it has."""
        self.sender.when_free(self._tell)

    def _tell(self) -> None:
        if self.lobby.closing:
            self.sender.end()
        elif (message := self.lobby.message(self.language)) != self._last:
            self._last = message
            self.sender.push(EVENT % message)


def is_waiting(live: LiveTable) -> bool:
    """Whether somebody at an open table waits for others."""
    return live.table.is_open and any(seat.kind == "person" for seat in live.seats)


def open_table(live: LiveTable, language: str) -> wire_people.OpenTable:
    table = live.table
    return wire_people.OpenTable(
        id=table.id,
        game=table.game,
        name=table.name,
        language=table.language,
        clock=table.clock,
        bank=table.bank,
        increment=table.increment,
        experience=table.experience,
        hints=table.hints,
        talk=table.talk,
        created=table.created,
        host=table.host,
        seats=messages.seats(live, messages.names(live, Words(language, table.game))),
    )
