"""Calls people to their tables: whoever is to decide, or was written to, and has not looked for a while.

Who that is, is found in the store every few seconds: clicks have no part in it. A call is claimed there
before it is sent, so that of several servers one sends it, once, until its person has looked.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol

from sqlalchemy.exc import IntegrityError

from periplus.games import game_named
from periplus.server import couriers, messages
from periplus.server.couriers import Call, Letter, Outcome
from periplus.server.guard import Ration, spend
from periplus.server.journal import note, reason_of
from periplus.server.live import LiveTable
from periplus.server.settings import Settings
from periplus.store import Conflict, Store, calls
from periplus.store.calls import CHAT_TOO, TURN, Browser, Waiting
from periplus.text.shelf import title_of
from periplus.text.words import Words

SETTLE = 30.0  # seconds that something has to have waited for somebody: passes are made within 20
ROUND = 3.0  # seconds between two looks
HEARING: Final = 1.0  # seconds in which other servers say who watches a table there
RETRIES: tuple[float, ...] = (
    10.0,
    60.0,
    300.0,
)  # seconds before another attempt
MOST: Final = 1_000  # calls that are under way; whoever would be called beyond that is not
THREADS: Final = 4
CLEARING: Final = 1_200  # rounds between two looks for games that are over
LETTER_EVERY: Final = 600.0  # seconds for a first mail to an address, or asked for by a client
LETTERS: Final = 5  # of these at once
VAPID: Final = "vapid"


class Tables(Protocol):
    """What we need of the hall."""

    store: Store

    def at_hand(self, id: str) -> LiveTable | None: ...
    async def table(self, id: str, fresh: bool = False) -> LiveTable: ...


class Calling:
    """All calls of a server. `tally` counts what came of them, by way and outcome."""

    def __init__(self, hall: Tables, settings: Settings) -> None:
        self.hall = hall
        self.store = hall.store
        self.settings = settings
        self.tally: Counter[tuple[str, str]] = Counter()
        self.vapid = b""
        self._looks: dict[tuple[str, int], float] = {}
        self._under_way: set[asyncio.Task[None]] = set()
        self._letters = Ration(1 / LETTER_EVERY, LETTERS, time.monotonic)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="call")
        self._running: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        """Whether there is any way to call anybody."""
        return self.settings.push or bool(self.hosts) or self.mails

    @property
    def hosts(self) -> tuple[str, ...]:
        """The servers to which webhooks may lead: messages need an address that leads back."""
        return self.settings.webhooks if self.settings.site else ()

    @property
    def mails(self) -> bool:
        return self.settings.mail is not None and bool(self.settings.site)

    async def open(self) -> None:
        if self.settings.push:
            self.vapid = await self._key()
        if self.is_on:
            self._running = asyncio.create_task(self._run(), name="calls")

    async def close(self) -> None:
        tasks = [*self._under_way, *([self._running] if self._running else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        with suppress(Exception):  # it is about to be closed, or cannot be reached
            await self._write_looks()

    async def _key(self) -> bytes:
        """The key that push services know us by, made at the first start."""
        made = await asyncio.to_thread(couriers.new_vapid_key)
        while True:
            with suppress(IntegrityError, Conflict):  # another server has just made one
                return await self.store.keep(partial(calls.key, name=VAPID, made=made))

    def looked(self, id: str, seat: int) -> None:
        """Somebody sees their table, or has just left it. It is written down with the next look."""
        if seat >= 0 and self.is_on:
            self._looks[id, seat] = time.time()

    def require_letter(self, address: str, client: str) -> None:
        """Refused if somebody has mails sent to addresses that may not be theirs too often."""
        for who in (address.lower(), client):
            spend(self._letters, who)

    # ---- who is to be called ----

    async def _run(self) -> None:
        rounds = 0
        while True:
            try:
                if rounds % CLEARING == 0:
                    await self.store.keep(calls.forget_ended)
                await self.look()
            except Exception as fault:
                note("calls failed", fault, reason=reason_of(fault))
            rounds += 1
            await asyncio.sleep(ROUND)

    async def look(self) -> None:
        """Call whoever is to be called now."""
        await self._write_looks()
        owner = self.store.server if self.store.shared else None
        wanted = partial(calls.waiting, before=time.time() - SETTLE, owner=owner)
        for waiting in await asyncio.to_thread(self.store.read, wanted):
            try:
                await self._call(waiting)
            except Exception as fault:
                note("call failed", fault, table=waiting.table, reason=reason_of(fault))

    async def _write_looks(self) -> None:
        looks, self._looks = self._looks, {}
        if looks:
            rows = [(id, seat, at) for (id, seat), at in looks.items()]
            await self.store.keep(partial(calls.look, looks=rows))

    async def _call(self, waiting: Waiting) -> None:
        """Call somebody, unless they are looking just now."""
        asleep = self.hall.at_hand(waiting.table) is None
        live = await self.hall.table(waiting.table)
        if asleep and self.store.shared:
            await asyncio.sleep(HEARING)
        if live.watching[waiting.seat]:
            self.looked(waiting.table, waiting.seat)
            return
        if waiting.about == TURN and (live.deciding != waiting.seat or live.played_by_bot(waiting.seat)):
            return
        now = time.time()
        own, hook = await self.store.keep(partial(calls.claim, waiting=waiting, now=now))
        if own:
            await self._reach(live, waiting)
        if hook:
            await self._tell_hook(live, waiting)

    # ---- how ----

    async def _reach(self, live: LiveTable, waiting: Waiting) -> None:
        """By all ways that its person has."""
        id, seat = waiting.table, waiting.seat
        caller = await asyncio.to_thread(self.store.read, partial(calls.caller, id=id, seat=seat))
        if self.settings.push:
            found = partial(calls.browsers_of, id=id, seat=seat)
            for browser in await asyncio.to_thread(self.store.read, found):
                call = said(live, waiting, browser.language)
                drop = partial(calls.unsubscribe, token=browser.token, endpoint=browser.endpoint)
                self._send("push", live, partial(self._push, browser, call), drop)
        if self.mails and caller.mail and caller.confirmed:
            letter = self.letter(said(live, waiting, caller.language), caller)
            self.post(live, seat, letter)

    async def _tell_hook(self, live: LiveTable, waiting: Waiting) -> None:
        hook = await asyncio.to_thread(self.store.read, partial(calls.hook_of, id=waiting.table))
        if hook is None or not self.hosts:
            return
        call = to_all(live, waiting.seat, hook.language)
        send = partial(couriers.tell_hook, hook, call, self.settings.site, self.hosts)
        drop = partial(calls.set_hook, id=waiting.table, hook=None, seats=0)
        self._send("hook", live, send, drop)

    def _push(self, browser: Browser, call: Call) -> Outcome:
        mail = self.settings.mail
        contact = f"mailto:{mail.sender}" if mail is not None else couriers.contact_at(browser.site)
        return couriers.push(browser, call, self.vapid, contact)

    def letter(self, call: Call, caller: calls.Caller) -> Letter:
        """A mail about a table, with the link that ends them."""
        site, words = self.settings.site, Words(caller.language)
        link, stop = site + call.path, f"{site}/mail/{caller.code}"
        text = words.say("call-letter", text=call.text, link=link, stop=stop)
        return Letter(caller.mail, f"{call.title}: {call.text}", text, stop, caller.language)

    def post(self, live: LiveTable, seat: int, letter: Letter) -> None:
        """Send a mail. An address that is not there is forgotten."""
        assert self.settings.mail is not None
        drop = partial(calls.keep, id=live.table.id, seat=seat, facts=calls.NO_MAIL)
        self._send("mail", live, partial(couriers.mail, letter, self.settings.mail), drop)

    def _send(
        self, way: str, live: LiveTable, send: Callable[[], Outcome], drop: Callable[..., None]
    ) -> None:
        """Have something sent while everything else goes on; `drop` the way if there is nobody at its end."""
        if len(self._under_way) >= MOST:
            self._count(way, live, "crowded")
            return
        self._spawn(self._deliver(way, live, send, drop))

    async def _deliver(
        self, way: str, live: LiveTable, send: Callable[[], Outcome], drop: Callable[..., None]
    ) -> None:
        loop = asyncio.get_running_loop()
        for pause in (*RETRIES, None):
            outcome = await loop.run_in_executor(self._threads, send)
            self._count(way, live, outcome)
            if outcome == "gone":
                await self.store.keep(drop)
            if outcome != "again" or pause is None:
                return
            await asyncio.sleep(pause)

    def _count(self, way: str, live: LiveTable, outcome: str) -> None:
        self.tally[way, outcome] += 1
        note("call", way=way, outcome=outcome, table=live.table.id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as fault:
            note("call failed", fault, reason=reason_of(fault))


def called(live: LiveTable, words: Words) -> str:
    """What a table is called in a call."""
    title = title_of(game_named(live.table.game), words)
    return f"{title} · {live.table.name}" if live.table.name else title


def said(live: LiveTable, waiting: Waiting, language: str) -> Call:
    """What whoever is called reads: that it is their turn, or who wrote; never what."""
    words = Words(language, live.table.game)
    path, table = f"/t/{live.table.id}", called(live, words)
    if waiting.about == CHAT_TOO:
        name = messages.name(live.seats, waiting.by, words)
        return Call(table, words.say("call-wrote", name=name), path, live.table.id)
    return Call(table, words.say("call-turn"), path, live.table.id)


def to_all(live: LiveTable, seat: int, language: str) -> Call:
    """What a webhook tells everybody who reads it."""
    words = Words(language, live.table.game)
    table, name = called(live, words), messages.name(live.seats, seat, words)
    text = words.say("call-turn-of", name=name, table=table)
    return Call(table, text, f"/t/{live.table.id}", live.table.id)
