"""All tables of a server: those in memory, and the store behind them."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError

from periplus.bots.styles import settled
from periplus.games import game_named
from periplus.kernel.game import Game
from periplus.kernel.options import play_again
from periplus.kernel.seal import new_secret
from periplus.server.adviser import Adviser
from periplus.server.calling import Calling
from periplus.server.following import refresh
from periplus.server.journal import note, reason_of
from periplus.server.live import LiveTable
from periplus.server.lobby import Lobby
from periplus.server.memory import Marked
from periplus.server.people import hashed, new_id
from periplus.server.refusals import Overtaken, Refused, again, no_table, not_over, set_aside, unavailable
from periplus.server.reviewing import Reviewer
from periplus.server.room import Room
from periplus.server.runner import TableRunner
from periplus.server.seating import begin_if_full, lot_of, sit
from periplus.server.sessions import Sessions
from periplus.server.settings import Settings
from periplus.server.workers import Workers
from periplus.store import Seat, Store, Table, tables
from periplus.store.tables import BOT, INVITED, OPEN, PERSON, Admits, Experience, Origin

if TYPE_CHECKING:
    from periplus.server.sharing import Sharing

IDLE = 120.0  # seconds after which a table that nobody watches leaves memory
ROUND = 2.0  # seconds between two looks at which tables are due, and which are idle
ME = "me"  # in a plan, the seat of whoever makes the table


@dataclass(frozen=True)
class Plan:
    """What a new table is to be like. Each seat is ME, open, or a bot: `captain`, `captain:bold`."""

    game: Game
    options: dict[str, object]
    seats: list[str]
    name: str = ""
    player: str = ""
    language: str = "en"
    clock: int = 0
    bank: int = 0
    increment: int = 0
    night: str = ""
    zone: str = ""
    hints: bool = True
    secret: bytes | None = None  # what the dealer draws from; None for a new one
    expected: tuple[str, ...] = ()  # who is meant to take each open seat, where that is known
    client: str = ""  # the address of whoever makes it
    admits: Admits = INVITED
    experience: Experience = "any"
    talk: bool = True
    origin: Origin | None = None  # of a fork, with the table that it is one of
    forked_from: str | None = None


class Hall:
    """Finds tables, makes them, and keeps them going.

    In memory are those that somebody looks at or that something is about to happen at. The others are woken
    when they are wanted, or due.
    """

    def __init__(self, store: Store, workers: Workers, settings: Settings) -> None:
        self.store = store
        self.workers = workers
        self.adviser = Adviser(workers)
        self.reviewer = Reviewer(store, workers.queue)
        self.pace = settings.pace
        self.provider = settings.provider
        self._since = time.monotonic()
        self.room = Room(store.url, settings.reserve)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._runners: dict[str, asyncio.Task[None]] = {}
        self._used: dict[str, float] = {}
        self._aside: dict[str, str] = {}  # tables that cannot be replayed, and why
        self._rounds: asyncio.Task[None] | None = None
        self._look = asyncio.Event()  # set when something may be due that was not
        self.lobby = Lobby(store, self)
        self.sessions = Sessions(store)
        self.sharing = shared(store, self) if store.shared else None
        self.calling = Calling(self, settings)

    async def open(self) -> None:
        """Go on where the server stopped: with the bots and clocks of every running game that is ours."""
        if self.sharing is not None:
            await self.sharing.open()
        await self.calling.open()
        self.sessions.open()
        self._rounds = asyncio.create_task(self._go_round(), name="rounds of the hall")

    def send_away(self) -> None:
        """End every stream: the server is about to stop."""
        self.lobby.close()
        for live in self._live.values():
            live.closing = True
            live.wake()

    async def close(self) -> None:
        await self.calling.close()
        if self.sharing is not None:
            await self.sharing.close()
        tasks = [*self._runners.values(), *self._loading.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.reviewer.close()
        await self.sessions.close()
        self.workers.close()

    # ---- in memory or not ----

    async def table(self, id: str, fresh: bool = False) -> LiveTable:
        """A table by its id, from memory or from the store; `fresh` with other servers' changes."""
        if self.sharing is not None and self.sharing.adrift:
            raise unavailable()
        live = self._in_memory(id)
        newly = live is None and id not in self._loading
        live = live or await self._load(id)
        if fresh and not newly:
            await refresh(live)
        self._used[id] = time.monotonic()
        return live

    def loaded(self) -> list[LiveTable]:
        """The tables in memory."""
        return [live for live in self._live.values() if not live.lost]

    def at_hand(self, id: str) -> LiveTable | None:
        """A table that is in memory. To look at it so does not keep it there."""
        return self._in_memory(id)

    def lose_all(self) -> None:
        """The store cannot be reached: whoever watches must look elsewhere."""
        for live in self._live.values():
            live.lose()

    def _in_memory(self, id: str) -> LiveTable | None:
        """A table, if it is in memory; one that is lost is dropped from it."""
        live = self._live.get(id)
        if live is not None and live.lost:
            self._dismiss(id)
            return None
        return live

    async def _load(self, id: str) -> LiveTable:
        """A table from the store, read once for all who want it."""
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._read(id))
            loading.add_done_callback(lambda task: self._loaded(id, task))
        return await asyncio.shield(loading)

    def _loaded(self, id: str, task: "asyncio.Task[LiveTable]") -> None:
        del self._loading[id]
        if not task.cancelled():
            task.exception()  # whoever wanted the table is told; nobody may want it any more

    async def _read(self, id: str) -> LiveTable:
        """A table from the store. One whose game cannot be replayed is set aside; the log says why, once."""
        try:
            live = await asyncio.to_thread(self._replayed, id)
        except DBAPIError:
            raise  # the disk is at fault, and the table may be sound
        except Exception as fault:
            refused = fault if isinstance(fault, Refused) else set_aside()
            if refused.error != "no_table" and self._aside.get(id) != reason_of(fault):
                self._aside[id] = reason_of(fault)
                note("table set aside", fault, table=id, reason=reason_of(fault))
            raise refused from fault
        self._aside.pop(id, None)
        if live.deciding != live.table.deciding:  # an older Periplus did not keep it
            with suppress(Overtaken):
                await live.change(Marked(replace(live.table, deciding=live.deciding)))
        return self._admit(live)

    def _replayed(self, id: str) -> LiveTable:
        """In a thread of its own, since a long game takes a while."""
        kept = self.store.read(partial(tables.load, id=id))
        if kept is None:
            raise no_table()
        return LiveTable(kept, self.store, self._since)

    def _admit(self, live: LiveTable) -> LiveTable:
        id = live.table.id
        self._live[id] = live
        self._used[id] = time.monotonic()
        runner = TableRunner(live, self.workers, self.pace)
        self._runners[id] = asyncio.create_task(runner.run(), name=f"runner of {id}")
        live.looked_at = partial(self.calling.looked, id)
        live.stir_lobby = self.lobby.stir
        if self.sharing is not None:
            live.tell = self.sharing.tell
            self.sharing.met(live)
        return live

    def _dismiss(self, id: str) -> None:
        self._runners.pop(id).cancel()
        del self._live[id], self._used[id]

    # ---- rounds ----

    async def _go_round(self) -> None:
        """Wake the tables at which something is due, and let those go that nobody needs."""
        while True:
            try:
                self._dismiss_idle()
                await self._wake_due()
            except Exception as fault:
                note("rounds failed", fault, reason=reason_of(fault))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), ROUND)
            self._look.clear()

    def look_now(self) -> None:
        """Something may be due that was not for us to see to."""
        self._look.set()

    async def _wake_due(self) -> None:
        owner = self.store.server if self.store.shared else None
        due = partial(tables.due, before=time.time() + 2 * ROUND, owner=owner)
        for id in await asyncio.to_thread(self.store.read, due):
            if id in self._aside or self._in_memory(id) is not None:
                continue
            try:
                await self.table(id)
            except Refused:
                continue  # it was set aside, and the log says why
            except Exception as fault:
                note("table not loaded", fault, table=id, reason=reason_of(fault))

    def _dismiss_idle(self) -> None:
        long_ago = time.monotonic() - IDLE
        idle = [id for id, used in self._used.items() if used < long_ago and not self._live[id].is_needed]
        for id in idle:
            self._dismiss(id)

    async def make(self, plan: Plan, token: str) -> LiveTable:
        """Make a new table; whoever makes it gets the first seat that is ME, and is its host."""
        self.room.require()
        options = plan.game.complete(len(plan.seats), plan.options)
        host = plan.seats.index(ME) if ME in plan.seats else 0
        now = time.time()
        table = Table(
            id=new_id(),
            game=plan.game.name,
            rules=plan.game.rules,
            options=options,
            name=plan.name,
            language=plan.language,
            clock=plan.clock,
            bank=plan.bank,
            increment=plan.increment,
            night=plan.night,
            zone=plan.zone,
            hints=plan.hints,
            secret=plan.secret or new_secret(),
            host=host,
            created=now,
            changed=now,
            admits=plan.admits,
            experience=plan.experience,
            talk=plan.talk,
            origin=plan.origin,
            forked_from=plan.forked_from,
        )
        plan = replace(plan, seats=settled(plan.game.name, plan.seats, lot_of(table.id)))
        seats = [made(plan, at, host) for at in range(len(plan.seats))]
        holders = {hashed(token): host} if ME in plan.seats else {}
        work = partial(tables.create, table=table, seats=seats, holders=holders, owner=self.store.server)
        await self.store.keep(work)
        live = await self.table(table.id)
        live.client, live.looked = plan.client, time.monotonic()
        async with live.held():
            await begin_if_full(live)
        return live

    @property
    def in_memory(self) -> int:
        """How many tables are in memory now."""
        return len(self._live)

    def let_go(self, id: str) -> None:
        """Forget a table that was deleted; whoever watches it is sent away."""
        if live := self._live.get(id):
            live.lose()

    async def read_anew(self, ids: list[str]) -> None:
        """Become what the store has of these tables, as far as they are in memory."""
        for id in ids:
            if live := self.at_hand(id):
                async with live.held():
                    await live.reload()

    def is_aside(self, id: str) -> bool:
        """Whether a table was found to have a game that can't be replayed."""
        return id in self._aside

    @again
    async def rematch(self, live: LiveTable, seat: int, token: str) -> LiveTable:
        """The same table once more. The first to ask makes it; the others get their seats there."""
        if live.status != "over":
            raise not_over()
        async with live.held():
            wanting = sorted({*live.table.wanting, seat})
            if live.table.rematch is None:
                new = await self.make(same_again(live, seat), token)
                try:
                    await live.change(Marked(replace(live.table, rematch=new.table.id, wanting=wanting)))
                except Overtaken:  # there may be one already
                    self._dismiss(new.table.id)
                    await self.store.keep(partial(tables.discard, id=new.table.id))
                    raise
                return new
            if wanting != live.table.wanting:
                await live.change(Marked(replace(live.table, wanting=wanting)))
        new = await self.table(str(live.table.rematch), fresh=True)
        async with new.held():
            free = [seat, *range(len(new.seats))]  # somebody else may have been let in meanwhile
            number = next((at for at in free if new.seats[at].kind == OPEN), None)
            if hashed(token) not in new.holders and number is not None:
                await sit(new, token, number, Seat(live.seats[seat].name, PERSON))
        return new


def shared(store: Store, hall: Hall) -> "Sharing":
    """Our part among servers that share a store. It needs a driver that others need not have."""
    from periplus.server.sharing import Sharing

    return Sharing(store, hall)


def made(plan: Plan, at: int, host: int) -> Seat:
    wish = plan.seats[at]
    if wish == ME and at == host:
        return Seat(plan.player, PERSON)
    if wish in (ME, OPEN):
        return Seat(plan.expected[at] if plan.expected else "")
    return Seat("", BOT, wish)


def same_again(live: LiveTable, seat: int) -> Plan:
    wishes = [other.level if other.kind == BOT else OPEN for other in live.seats]
    wishes[seat] = ME
    table = live.table
    return Plan(
        game_named(table.game),
        play_again(table.options, live.voyage.state.result().ranks),
        wishes,
        table.name,
        live.seats[seat].name,
        table.language,
        table.clock,
        table.bank,
        table.increment,
        table.night,
        table.zone,
        table.hints,
        expected=tuple(other.name for other in live.seats),
        client=live.client,
        experience=table.experience,
        talk=table.talk,
    )
