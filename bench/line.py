"""As much HTTP/1.1 as the load test needs, over asyncio streams: it must cost little next to the server."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress

PATIENCE = 30.0  # seconds: whatever takes longer is a failure


class Line:
    """One person's connection for requests, opened again when the server has closed it, and their cookie."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.cookie = ""
        self._wire: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._stream: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: dict[str, object]) -> tuple[int, bytes]:
        """Ask until there is an answer: all that is posted here is safe to repeat."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(ConnectionError, asyncio.IncompleteReadError):
                    return await self._ask(path, json.dumps(body).encode())
                self.close()

    async def _ask(self, path: str, body: bytes) -> tuple[int, bytes]:
        if self._wire is None or self._wire[0].at_eof():
            self.close()
            self._wire = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._wire
        writer.write(
            self.head("POST", path)
            + f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        status, headers = await read_head(reader)
        if cookie := headers.get("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        return status, await reader.readexactly(int(headers["content-length"]))

    def head(self, method: str, path: str) -> bytes:
        return f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nCookie: {self.cookie}\r\n".encode()

    async def events(self, path: str) -> AsyncIterator[bytes]:
        """The data of each event of a stream, on a connection of its own, until `stop`."""
        reader, self._stream = await asyncio.open_connection(self.host, self.port)
        self._stream.write(self.head("GET", path) + b"\r\n")
        status, _ = await read_head(reader)
        if status != 200:
            raise ConnectionError(f"{path} answered {status}")
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while size := await reader.readuntil(b"\r\n"):
                event = await reader.readexactly(int(size, 16) + 2)
                at = event.find(b"data: ")
                if at >= 0:  # otherwise it is a ping
                    yield event[at + 6 : event.index(b"\r\n", at)]

    def stop(self) -> None:
        """Stop watching."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None

    def close(self) -> None:
        """Hang up; the next request opens the connection again."""
        if self._wire is not None:
            self._wire[1].close()
            self._wire = None


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    """The status of an answer, and its headers."""
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return int(first.split()[1]), headers
