"""What is written to a connection within one turn of the event loop goes out in one piece.

A head and its body are written apart. Each write is a call to the system and wakes the client, which costs
about as much as to make what is written.
"""

import asyncio
from typing import Any


class Gathered(asyncio.Transport):
    """A transport that hands on what is written to it when the loop has done what is at hand."""

    __slots__ = ("_loop", "_out", "_waiting")

    def __init__(self, out: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._out = out
        self._loop = loop
        self._waiting: list[bytes] = []

    def write(self, data: Any) -> None:
        if not self._waiting:
            self._loop.call_soon(self._hand_on)
        self._waiting.append(data)

    def _hand_on(self) -> None:
        if self._waiting:
            data, self._waiting = b"".join(self._waiting), []
            self._out.write(data)

    def close(self) -> None:
        self._hand_on()
        self._out.close()

    def abort(self) -> None:
        self._out.abort()

    def is_closing(self) -> bool:
        return self._out.is_closing()

    def pause_reading(self) -> None:
        self._out.pause_reading()

    def resume_reading(self) -> None:
        self._out.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._out.get_extra_info(name, default)
