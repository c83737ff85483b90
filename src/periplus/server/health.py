"""Whether the server is alive, and whether it is ready: whether it can keep what is clicked, and read it."""

import asyncio
import time
from functools import partial

from fastapi import APIRouter, Request, Response

from periplus.server.asking import answer
from periplus.server.journal import note, reason_of
from periplus.server.refusals import unavailable
from periplus.store import Store, pulse

PATIENCE = 3.0  # seconds for a write: a store that takes longer can't serve anybody
FRESH = 1.0  # seconds for which what was found out holds: asking often costs nothing

ROUTER = APIRouter(include_in_schema=False)


class Health:
    """Writes a row and reads it, at most once a second however many ask."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = asyncio.Lock()
        self._well_at: float | None = None  # when it last was, by the monotonic clock

    async def check(self) -> None:
        """Raises the refusal that clicks would get, if the store can't be written or read."""
        async with self._lock:
            if self._well_at is not None and time.monotonic() - self._well_at < FRESH:
                return
            self._well_at = None
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._write_and_read()
            except Exception as fault:
                note("not ready", fault, reason=reason_of(fault))
                raise unavailable() from fault
            self._well_at = time.monotonic()

    async def _write_and_read(self) -> None:
        now = time.time()
        await self.store.keep(partial(pulse.beat, at=now))
        kept = await asyncio.to_thread(self.store.read, pulse.last)
        if kept != now and not self.store.shared:  # otherwise another server may have written since
            raise OSError(f"the store has {kept}, not {now} as was written")


@ROUTER.get("/livez")
async def livez() -> Response:
    """The process answers. Whoever restarts it when it doesn't should ask this: a full disk stays full."""
    return answer({"status": "ok"})


@ROUTER.get("/readyz")
@ROUTER.get("/healthz")
async def readyz(request: Request) -> Response:
    """What is clicked can be kept. Whoever sends clients here should ask this."""
    health: Health = request.app.state.health
    await health.check()
    return answer({"status": "ok"})
