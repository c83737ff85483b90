"""All tables of a server: those in memory, and the store behind them."""

import asyncio
import time
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError

from periplus.games import game_named
from periplus.kernel.game import Game
from periplus.kernel.options import play_again
from periplus.kernel.seal import new_secret
from periplus.server.adviser import Adviser
from periplus.server.journal import note, reason_of
from periplus.server.live import LiveTable
from periplus.server.memory import Marked
from periplus.server.people import hashed, new_id
from periplus.server.refusals import Overtaken, Refused, again, no_table, not_over, set_aside, unavailable
from periplus.server.runner import TableRunner
from periplus.server.seating import begin_if_full, sit
from periplus.server.workers import Workers
from periplus.store import Seat, Store, Table, tables
from periplus.store.tables import BOT, OPEN, PERSON

if TYPE_CHECKING:
    from periplus.server.sharing import Sharing

IDLE = 900.0  # seconds after which a table that nobody watches may leave memory
ROOM = 2_000  # tables in memory before idle ones have to leave
ME = "me"  # in a plan, the seat of whoever makes the table


@dataclass(frozen=True)
class Plan:
    """What a new table is to be like. Each seat is ME, open, or a bot's level."""

    game: Game
    options: dict[str, object]
    seats: list[str]
    name: str = ""
    player: str = ""
    language: str = "en"
    clock: int = 0
    hints: bool = True
    secret: bytes | None = None  # what the dealer draws from; None for a new one
    expected: tuple[str, ...] = ()  # who is meant to take each open seat, where that is known


class Hall:
    """Finds tables, makes them, and keeps their runners running."""

    def __init__(self, store: Store, workers: Workers, pace: float) -> None:
        self.store = store
        self.workers = workers
        self.adviser = Adviser(workers)
        self.pace = pace
        self._live: dict[str, LiveTable] = {}
        self._runners: dict[str, asyncio.Task[None]] = {}
        self._used: dict[str, float] = {}
        self._aside: dict[str, str] = {}  # tables that cannot be replayed, and why
        self.sharing = shared(store, self) if store.shared else None

    async def open(self) -> None:
        """Go on where the server stopped: bots and clocks of every running game that is ours to see to."""
        if self.sharing is not None:
            await self.sharing.open()
            return
        for id in await asyncio.to_thread(self.store.read, tables.running):
            try:
                await self.table(id)
            except Refused:
                continue  # it was set aside, and the log says why
            except Exception as fault:
                note("table not loaded", fault, table=id, reason=reason_of(fault))

    def send_away(self) -> None:
        """End every stream: the server is about to stop."""
        for live in self._live.values():
            live.closing = True
            live.wake()

    async def close(self) -> None:
        if self.sharing is not None:
            await self.sharing.close()
        for runner in self._runners.values():
            runner.cancel()
        await asyncio.gather(*self._runners.values(), return_exceptions=True)
        self.workers.close()

    async def table(self, id: str, fresh: bool = False) -> LiveTable:
        """A table by its id, from memory or from the store; `fresh` with other servers' changes."""
        if self.sharing is not None and self.sharing.adrift:
            raise unavailable()
        live = self._in_memory(id)
        if live is None:
            live = await self._load(id)
        elif fresh:
            await live.refresh()
        self._used[id] = time.monotonic()
        return live

    def loaded(self) -> list[LiveTable]:
        """The tables in memory."""
        return [live for live in self._live.values() if not live.lost]

    def found(self, id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        live = self._live.get(id)
        return None if live is None or live.lost else live

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
        """A table from the store. One whose game cannot be replayed is set aside; the log says why, once."""
        try:
            kept = await asyncio.to_thread(self.store.read, partial(tables.load, id=id))
            if kept is None:
                raise no_table()
            # Somebody else may have loaded it meanwhile.
            live = self._in_memory(id) or self._admit(LiveTable(kept, self.store))
        except DBAPIError:
            raise  # the disk is at fault, and the table may be sound
        except Exception as fault:
            refused = fault if isinstance(fault, Refused) else set_aside()
            if refused.error != "no_table" and self._aside.get(id) != reason_of(fault):
                self._aside[id] = reason_of(fault)
                note("table set aside", fault, table=id, reason=reason_of(fault))
            raise refused from fault
        self._aside.pop(id, None)
        return live

    def _admit(self, live: LiveTable) -> LiveTable:
        id = live.table.id
        if len(self._live) >= ROOM:
            self._dismiss_idle()
        self._live[id] = live
        self._used[id] = time.monotonic()
        runner = TableRunner(live, self.workers, self.pace)
        self._runners[id] = asyncio.create_task(runner.run(), name=f"runner of {id}")
        if self.sharing is not None:
            live.tell = self.sharing.tell
            self.sharing.met(live)
        return live

    def _dismiss(self, id: str) -> None:
        self._runners.pop(id).cancel()
        del self._live[id], self._used[id]

    def _dismiss_idle(self) -> None:
        """Drop tables that nobody watches and no bot or clock needs: they can be loaded again when wanted."""
        long_ago = time.monotonic() - IDLE
        for id, live in list(self._live.items()):
            seat = live.deciding
            busy = seat is not None and (live.played_by_bot(seat) or live.due is not None)
            if self._used[id] < long_ago and not busy and not live.watching.counts:
                self._dismiss(id)

    async def make(self, plan: Plan, token: str) -> LiveTable:
        """Make a new table; whoever makes it gets the first seat that is ME, and is its host."""
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
            hints=plan.hints,
            secret=plan.secret or new_secret(),
            host=host,
            created=now,
            changed=now,
        )
        seats = [made(plan, at, host) for at in range(len(plan.seats))]
        holders = {hashed(token): host} if ME in plan.seats else {}
        work = partial(tables.create, table=table, seats=seats, holders=holders, owner=self.store.server)
        await asyncio.wrap_future(self.store.write(work))
        live = await self.table(table.id)
        async with live.held():
            await begin_if_full(live)
        return live

    @property
    def in_memory(self) -> int:
        """How many tables are in memory now."""
        return len(self._live)

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
                    await asyncio.wrap_future(self.store.write(partial(tables.discard, id=new.table.id)))
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
        table.hints,
        expected=tuple(other.name for other in live.seats),
    )
