"""How long the server waits for others: clients that send slowly, read slowly, or do nothing at all.

uvicorn itself closes a connection only between two requests. Without more, whoever opens connections and is
silent holds them for ever, until nobody else can have one.
"""

import asyncio
import sys
from typing import cast

from periplus.server.gathered import Gathered

if sys.platform == "win32":  # where httptools is not installed
    from uvicorn.protocols.http.h11_impl import H11Protocol as HttpProtocol
else:
    import resource

    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as HttpProtocol

REQUEST = 20.0  # seconds for a whole request, its headers and its body
BETWEEN = 60  # seconds that a connection may be idle before its next request
UNREAD = 60.0  # seconds in which a client must read on, when it has not read what was sent

FILES = 65_536  # open files and connections that we ask the system for


class Patient(HttpProtocol):
    """A connection that is closed when its client is too slow."""

    _late: asyncio.TimerHandle | None = None  # while a request is awaited or incomplete
    _stuck: asyncio.TimerHandle | None = None  # while the client does not read

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(Gathered(cast(asyncio.Transport, transport), self.loop))
        self._late = self.loop.call_later(REQUEST, self._give_up)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        cycle = self.cycle
        if cycle is None or cycle.response_complete or cycle.more_body:
            if self._late is None:
                self._late = self.loop.call_later(REQUEST, self._give_up)
        elif self._late is not None:
            self._late.cancel()
            self._late = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(UNREAD, self._give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._late, self._stuck):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def _give_up(self) -> None:
        """Close it at once: what is still to be sent would not be read."""
        self.transport.abort()


def raise_file_limit() -> None:
    """Have room for many connections: systems often start with 1,024, and every stream is one."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
