"""Following what other servers make of a table that we have in memory too."""

import asyncio
from functools import partial

from periplus.kernel.game import DEALER
from periplus.server.live import LiveTable
from periplus.server.memory import Change, Decided, Step, Touched
from periplus.server.news import Changed, Made, Owned
from periplus.server.refusals import Stale
from periplus.store import tables


async def follow(live: LiveTable, news: Changed | Owned) -> None:
    """Become what another server has made of a table; the store is read only if that is not told."""
    async with live.held():
        if news.version <= live.version:
            return
        try:
            if news.version != live.version + 1:
                await live.reload()  # something was missed
            elif isinstance(news, Owned):
                live.version, live.owner = news.version, news.owner
                live.wake()
            elif news.made is not None:
                repeat(live, news, news.made)
            else:
                await live.reload()
        except Exception:
            await live.reload()


def repeat(live: LiveTable, news: Changed, made: Made) -> None:
    """Make decisions that another server has made."""
    voyage, dealer = live.voyage, live.voyage.secret
    if made.ply != voyage.ply:
        raise Stale
    voyage.secret = None  # the dealer has drawn already
    try:
        for code in made.codes:
            voyage.click(code)
    finally:
        voyage.secret = dealer
    changes: list[Change] = [Decided(made.ply, made.codes, made.public, made.seat)]
    if made.public:
        changes.append(Touched(news.changed, int(voyage.state.seat)))
    step = Step(live, changes, "")
    step.owner = news.owner
    step.take(live)
    live.publish(own=not made.public)
    if made.public and made.seat != DEALER:
        live.look_back_soon()


async def refresh(live: LiveTable) -> bool:
    """Whether another server had changed a table without our knowing of it; now we do."""
    if not live.store.shared:
        return False
    found = await asyncio.to_thread(live.store.read, partial(tables.versions, ids=[live.table.id]))
    async with live.held():
        if found.get(live.table.id) == live.version:
            return False
        await live.reload()
        return True
