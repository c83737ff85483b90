"""Several servers on one PostgreSQL share their tables: each hears of the others' changes, tells of those who
watch at it, and takes over the tables of one that died.

Nothing depends on being told: whatever is missed is noticed by a table's version, and read from the store.
"""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Protocol

import psycopg
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from periplus.server.following import follow, refresh
from periplus.server.journal import note, reason_of
from periplus.server.live import LiveTable
from periplus.server.lobby import Lobby
from periplus.server.news import Asked, Changed, News, Opened, Owned, Watched, Wished, heard, line_of
from periplus.store import Store, news
from periplus.store.peers import LEASE, Peers

BEAT = 1.0  # seconds between signs of life
LOOK = 4  # beats between looks whether anything was missed
AGAIN = 0.3  # seconds before we try again to reach the database
GATHERING = 0.05  # seconds in which what is to be told is gathered
MOST = 1_000  # tables that are taken over at a time
FAULTS = (psycopg.Error, SQLAlchemyError, OSError)


class Tables(Protocol):
    """What we need of the hall."""

    def loaded(self) -> list[LiveTable]: ...
    def at_hand(self, id: str) -> LiveTable | None: ...
    def look_now(self) -> None: ...
    def lose_all(self) -> None: ...
    @property
    def lobby(self) -> Lobby: ...


class Sharing:
    """Our part in it. Without the database we are adrift once our lease is over: others go on without us."""

    def __init__(self, store: Store, hall: Tables) -> None:
        self.store = store
        self.hall = hall
        self.alive: set[str] = {store.server}
        self._beaten = self._steady = time.monotonic()
        self._to_tell: dict[object, News] = {}
        self._following: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._running: asyncio.Task[None] | None = None
        self._drifting: asyncio.TimerHandle | None = None  # while we could not say that we live
        self._peers: Peers | None = None

    @property
    def adrift(self) -> bool:
        return self.store.adrift

    # ---- our connection ----

    async def open(self) -> None:
        """Find out who else is there before anything is served."""
        async with Peers.listening(self.store.url, self.store.server) as peers:
            self.alive = await peers.beat()
            await self._take_over(peers)
        self._running = asyncio.create_task(self._run(), name="sharing")

    async def close(self) -> None:
        if self._peers is not None:
            self._peers.hang_up()
        tasks = [*self._tasks, *self._following.values(), *([self._running] if self._running else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._steer()
        try:
            async with Peers.listening(self.store.url, self.store.server) as peers:
                await peers.farewell()
        except FAULTS:
            pass  # then we will be missed

    async def _run(self) -> None:
        while True:
            try:
                async with Peers.listening(self.store.url, self.store.server) as peers:
                    await self._listen(peers)
            except Exception as fault:
                if not self.adrift:
                    known = isinstance(fault, FAULTS)
                    note("other servers not heard", None if known else fault, reason=reason_of(fault))
                if self._drifting is None:
                    left = self._beaten + LEASE - time.monotonic()
                    self._drifting = asyncio.get_running_loop().call_later(max(0.0, left), self._drift)
            await asyncio.sleep(AGAIN)

    def _drift(self) -> None:
        """Our lease is over, whatever we wait for: whoever watches or asks must go elsewhere."""
        self.store.adrift = True
        self.hall.lose_all()

    def _steer(self) -> None:
        """We have the database again, or do without it for good."""
        self.store.adrift = False
        if self._drifting is not None:
            self._drifting.cancel()
            self._drifting = None

    async def _listen(self, peers: Peers) -> None:
        self._peers, self._steady = peers, time.monotonic()
        await self._beat(peers)
        await self._catch_up(peers)
        for live in self.hall.loaded():
            self.met(live)
        beats = 0
        while True:
            async for payload in peers.heard(BEAT):
                self._hear(payload)
            late = time.monotonic() - self._beaten > LEASE  # we slept, and others may have gone on
            await self._beat(peers)
            beats += 1
            if late or beats % LOOK == 0:
                await self._catch_up(peers)
            await self._take_over(peers)

    async def _beat(self, peers: Peers) -> None:
        """Say that we live, and find out who else does.

        When the database was away nobody could beat: for a while then, who lived before counts as alive.
        """
        now, found = time.monotonic(), await peers.beat()
        if now - self._beaten > LEASE:
            self._steady = now
        self.alive = found if now - self._steady > LEASE else self.alive | found
        self._beaten, self.store.servers = time.monotonic(), len(self.alive)
        self._steer()
        for live in self.hall.loaded():
            if live.watching.keep_only(self.alive):
                live.wake()

    async def _take_over(self, peers: Peers) -> None:
        """See to running tables whose server has died."""
        taken = await peers.take_over(self.alive, MOST)
        if taken:
            note("tables taken over", number=len(taken))
        for id, version in taken:
            owned = Owned(id, version, self.store.server)
            self.tell(owned)
            if live := self.hall.at_hand(id):
                self._follow(live, owned)
        if taken:
            self.hall.look_now()

    async def _refresh(self, live: LiveTable) -> None:
        try:
            await refresh(live)
        except Exception as fault:
            note("table not followed", table=live.table.id, reason=reason_of(fault))

    async def _catch_up(self, peers: Peers) -> None:
        """Look whether we missed any change.

        On our own connection: the threads that read may all be waiting for a database that was away, and
        until they are done we would be taken for dead.
        """
        known = {live.table.id: live for live in self.hall.loaded()}
        found = await peers.versions(sorted(known))
        for id, live in known.items():
            if found.get(id) != live.version:
                self._spawn(self._refresh(live))

    # ---- what others tell ----

    def _hear(self, payload: str) -> None:
        if payload.startswith(self.store.server):
            return  # we know that
        server, lines = heard(payload)
        for line in lines:
            if isinstance(line, Opened):
                self.hall.lobby.stir()
                continue
            live = self.hall.at_hand(line.id)
            if live is None:
                continue
            match line:
                case Changed() | Owned():
                    self._follow(live, line)
                case Watched():
                    live.watching.told(server, line.counts)
                    for viewer in line.counts:
                        live.wishes.pop(viewer, None)
                    live.wake()
                case Wished():
                    live.wish(line.about, line.seat, line.wanted)
                case Asked():
                    if live.watching.counts:
                        self.tell(Watched(line.id, live.watching.counts))

    def _follow(self, live: LiveTable, line: Changed | Owned) -> None:
        """Follow in the order of the versions, one after the other."""
        before = self._following.get(line.id)

        async def go() -> None:
            if before is not None:
                await asyncio.wait([before])
            try:
                await follow(live, line)
            except Exception as fault:
                note("table not followed", table=line.id, reason=reason_of(fault))
            finally:
                if self._following.get(line.id) is task:
                    del self._following[line.id]

        task = self._following[line.id] = asyncio.create_task(go())

    # ---- what we tell ----

    def met(self, live: LiveTable) -> None:
        """A table has come into memory: who watches it elsewhere, and who here?

        What others changed while we read it nobody told us.
        """
        self._spawn(self._refresh(live))
        self.tell(Asked(live.table.id))
        if live.watching.counts:
            self.tell(Watched(live.table.id, live.watching.counts))

    def tell(self, line: News) -> None:
        """Tell the others, together with whatever else there is to tell just then."""
        if not self._to_tell:
            asyncio.get_running_loop().call_later(GATHERING, self._tell)
        about = (line.about, line.seat) if isinstance(line, Wished) else None
        self._to_tell[type(line), line.id, about] = line

    def _tell(self) -> None:
        lines, self._to_tell = [line_of(line) for line in self._to_tell.values()], {}

        def work(connection: Connection) -> None:
            for line in lines:
                news.tell(connection, line)

        self.store.write(work)  # if it fails, we are about to be told so elsewhere

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
