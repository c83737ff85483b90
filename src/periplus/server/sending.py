"""Events on their way to a client: they go out as they happen, and are made only as fast as it reads.

No task waits for the next one: with thousands of streams, to wake one for each would cost more than to make
and send what it brings.
"""

import asyncio
from collections.abc import Callable, Generator
from typing import Any, Final

from starlette.types import Receive, Send

STREAM: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # nginx would hold events back
]
PING: Final = 15.0  # seconds between signs of life on a quiet stream: proxies close what is silent
SIGN: Final = b": ping\r\n\r\n"


class Sender:
    """The connection of one stream, from its head to its end; the task that made it waits for that."""

    __slots__ = ("_free", "_out", "_quiet", "_sending", "_sign", "_timer", "_waiter", "fault", "is_over")

    def __init__(self, send: Send, sign: bytes = SIGN) -> None:
        self._out = send
        self._sign = sign
        self._sending: Generator[Any, Any, None] | None = None  # what the client has still to read
        self._free: list[Callable[[], None]] = []  # what is done when it has
        self._quiet = True
        self._waiter: asyncio.Task[Any] | None = None
        self.is_over = False
        self.fault: Exception | None = None
        self._timer = asyncio.get_running_loop().call_later(PING, self._ping)

    @property
    def is_busy(self) -> bool:
        """Whether the client has still to read what was sent."""
        return self._sending is not None

    def when_free(self, work: Callable[[], None]) -> None:
        """Do something as soon as the client has read what was sent."""
        if self.is_busy:
            self._free.append(work)
        else:
            work()

    def push(self, event: bytes) -> None:
        """Send an event; not while the client is busy."""
        self._quiet = False
        message = {"type": "http.response.body", "body": event, "more_body": True}
        self._sending = self._out(message).__await__()
        self._go_on()

    def _go_on(self, _: object = None) -> None:
        """Go on sending. That waits only for a client that does not read: so it needs no task."""
        if self._sending is None:  # the client is gone
            return
        try:
            awaited = self._sending.send(None)
        except StopIteration:
            self._sending = None
        except Exception as fault:
            self._sending = None
            self.end(fault)
        else:
            self._wait_for(awaited)
            return
        while self._free and self._sending is None:
            self._free.pop(0)()

    def _wait_for(self, awaited: "asyncio.Future[Any] | None") -> None:
        """As a task does it: what is awaited says when to go on, or nothing, to go on in a moment."""
        if awaited is None:
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            awaited._asyncio_future_blocking = False
            awaited.add_done_callback(self._go_on)

    def _ping(self) -> None:
        if self._quiet and not self.is_busy:
            self.push(self._sign)
        self._quiet = True
        self._timer = asyncio.get_running_loop().call_later(PING, self._ping)

    def end(self, fault: Exception | None = None) -> None:
        """Send nothing more: all is told, or something went wrong."""
        if not self.is_over:
            self.is_over, self.fault = True, fault
            if self._waiter is not None:
                self._waiter.cancel()

    async def until_gone(self, receive: Receive) -> None:
        """Wait until the client is gone, or the end; raises what went wrong."""
        self._waiter = asyncio.current_task()
        assert self._waiter is not None
        try:
            while not self.is_over and (await receive())["type"] != "http.disconnect":
                pass
        except asyncio.CancelledError:
            if not self.is_over:  # the server stops
                raise
            self._waiter.uncancel()
        finally:
            self._waiter = None
            self.is_over = True
            self._timer.cancel()
            self._free.clear()
            if self._sending is not None:
                self._sending.close()
                self._sending = None
        if self.fault is not None:
            raise self.fault
