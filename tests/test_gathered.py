"""What is written to a connection at once goes out in one piece, and nothing of it is lost."""

import asyncio
from typing import Any

from periplus.server.gathered import Gathered


class Wire(asyncio.Transport):
    """Notes what is written, and that it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    def write(self, data: Any) -> None:
        self.sent.append(data)

    def close(self) -> None:
        self.sent.append(b"closed")


def test_a_head_and_its_body_go_out_together() -> None:
    async def answer() -> None:
        wire = Wire()
        transport = Gathered(wire, asyncio.get_running_loop())
        transport.write(b"head ")
        transport.write(b"body")
        assert wire.sent == []
        await asyncio.sleep(0)
        assert wire.sent == [b"head body"]
        transport.write(b"event")
        await asyncio.sleep(0)
        assert wire.sent == [b"head body", b"event"]

    asyncio.run(answer())


def test_what_was_written_goes_out_before_the_connection_is_closed() -> None:
    async def answer() -> None:
        wire = Wire()
        transport = Gathered(wire, asyncio.get_running_loop())
        transport.write(b"the last")
        transport.close()
        assert wire.sent == [b"the last", b"closed"]
        await asyncio.sleep(0)
        assert wire.sent == [b"the last", b"closed"]

    asyncio.run(answer())
