"""Who is signed in: a browser keeps a token of its session, and the account holds its seats."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from periplus.server.people import Signed, hashed
from periplus.store import Store, accounts

COOKIE = "periplus-session"
LOOK = 15.0  # seconds after which we look whether sessions have ended at another server
DAY = 86_400.0


class Sessions:
    """Remembers whose the sessions are, and ends the streams of those that end."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._accounts: dict[str, str] = {}  # of sessions, by the hash of their tokens
        self._endings: defaultdict[str, list[Callable[[], None]]] = defaultdict(list)  # of open streams
        self._looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._looking = asyncio.create_task(self._keep_looking(), name="sessions")

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def token(self, guest: str | None, session: str | None) -> str | None:
        """By what a browser holds its seats: its account if it is signed in, else its own token."""
        account = await self.account(session) if session else None
        return Signed(account) if account else guest

    async def account(self, session: str) -> str | None:
        """Whose session this is; None if it has ended."""
        key = hashed(session)
        if key not in self._accounts:
            found = await asyncio.to_thread(self.store.read, partial(accounts.session, token=key))
            if found is None:
                return None
            self._accounts[key] = found.account
            if found.seen < time.time() - DAY:
                await self.store.keep(partial(accounts.seen, token=key, at=time.time()))
        return self._accounts[key]

    @contextmanager
    def ending(self, session: str | None, end: Callable[[], None]) -> Iterator[None]:
        """Meanwhile `end` a stream when the session ends that it is of; that of a guest has none."""
        key = hashed(session) if session else ""
        if key not in self._accounts:
            yield
            return
        endings = self._endings[key]
        endings.append(end)
        try:
            yield
        finally:
            endings.remove(end)
            if not endings and self._endings.get(key) is endings:
                del self._endings[key]

    def ended(self, keys: list[str]) -> None:
        """These sessions are over: their streams end, and nobody is known by them any more."""
        for key in keys:
            self._accounts.pop(key, None)
            for end in [*self._endings.pop(key, [])]:
                end()

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            with suppress(SQLAlchemyError):
                watched = list(self._endings)
                known = await asyncio.to_thread(
                    self.store.read, partial(accounts.still_there, tokens=watched)
                )
                self.ended([key for key in watched if key not in known])
                self._accounts = {key: each for key, each in self._accounts.items() if key in known}
