"""The other servers on the same PostgreSQL: that we live, who else does, and what they tell.

It has a connection of its own, in the event loop of the server.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, LiteralString, Self

import psycopg

from periplus.store.databases import parsed
from periplus.store.news import CHANNEL
from periplus.store.postgres import LIMITS, reached

LEASE = 3.5  # seconds after its last sign of life that a server counts as alive
LONG_AGO = 600.0  # seconds after which it is forgotten
ANSWER = 2.0  # seconds that the database has for an answer
CONNECTING = "2"  # and to be reached: the driver takes no less
PART = 500  # tables that are looked up at a time

NOW: LiteralString = "extract(epoch FROM clock_timestamp())"
BEAT: LiteralString = f"""
    WITH mine AS (
        INSERT INTO servers (id, beat) VALUES (%(me)s, {NOW})
        ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
    ), gone AS (
        DELETE FROM servers WHERE beat < {NOW} - %(long_ago)s AND id <> %(me)s
    )
    SELECT id FROM servers WHERE beat > {NOW} - %(lease)s
"""
# Each table is taken over by one server, whoever else tries it at the same moment.
TAKE_OVER: LiteralString = """
    UPDATE tables SET owner = %(me)s, version = version + 1 WHERE id IN (
        SELECT id FROM tables
        WHERE started IS NOT NULL AND ended IS NULL AND (owner IS NULL OR owner <> ALL(%(alive)s))
        ORDER BY changed DESC LIMIT %(most)s FOR NO KEY UPDATE SKIP LOCKED
    ) RETURNING id, version
"""
VERSIONS: LiteralString = "SELECT id, version FROM tables WHERE id = ANY(%(ids)s)"


class Listener(psycopg.AsyncConnection[Any]):
    """Gives up on a server that does not answer soon."""

    async def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        try:
            return await super().wait(gen, interval, ANSWER if timeout is None else timeout)
        except psycopg.errors._WaitTimeout:
            if timeout is not None:  # somebody waits for news, of which there are none
                raise
            self.pgconn.finish()
            raise psycopg.OperationalError("the server does not answer") from None


class Peers:
    """A connection that listens."""

    def __init__(self, connection: Listener, me: str) -> None:
        self.connection = connection
        self.me = me

    async def beat(self) -> set[str]:
        """Say that we live; returns who else does, and us."""
        facts = {"me": self.me, "lease": LEASE, "long_ago": LONG_AGO}
        cursor = await self.connection.execute(BEAT, facts)
        return {self.me, *[id for (id,) in await cursor.fetchall()]}

    async def take_over(self, alive: set[str], most: int) -> list[tuple[str, int]]:
        """Make running tables ours whose server does not live any more; which, and their versions."""
        facts = {"me": self.me, "alive": sorted(alive), "most": most}
        cursor = await self.connection.execute(TAKE_OVER, facts)
        return await cursor.fetchall()

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """How often each of these tables was changed; one that is gone is not among them."""
        found: dict[str, int] = {}
        for start in range(0, len(ids), PART):
            cursor = await self.connection.execute(VERSIONS, {"ids": ids[start : start + PART]})
            found |= dict(await cursor.fetchall())
        return found

    async def farewell(self) -> None:
        """We stop: nobody has to wait until we would be missed."""
        await self.connection.execute("DELETE FROM servers WHERE id = %(me)s", {"me": self.me})

    def hang_up(self) -> None:
        """At once: nobody may be there to say goodbye to."""
        self.connection.pgconn.finish()

    async def heard(self, seconds: float) -> AsyncIterator[str]:
        """What is told, for so long."""
        async for notice in self.connection.notifies(timeout=seconds):
            yield notice.payload

    @classmethod
    @asynccontextmanager
    async def listening(cls, url: str, me: str) -> AsyncIterator[Self]:
        place = reached(parsed(url)).set(drivername="postgresql")
        quick = place.update_query_dict({"connect_timeout": CONNECTING})
        connection = await Listener.connect(quick.render_as_string(hide_password=False), autocommit=True)
        peers = cls(connection, me)
        try:
            for name, value in LIMITS.items():
                await connection.execute("SELECT set_config(%s, %s, false)", (name, value))
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            yield peers
        finally:
            peers.hang_up()
