"""Those whom a server sends something to: a push service, a webhook and a mail server, all on loopback."""

import base64
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from time import monotonic, sleep
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.serving import SOON, free_port

Json = dict[str, Any]


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class Posted:
    """A request that came: its path, its headers in small letters, its body."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found


@dataclass
class Receiver:
    """Takes what is posted to it, and answers with a status, and where to go instead."""

    address: str
    status: int = 201
    location: str = ""
    taken: list[Posted] = field(default_factory=list)


@contextmanager
def receiving() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.taken.append(Posted(self.path, headers, body))
            self.send_response(receiver.status)
            if receiver.location:
                self.send_header("location", receiver.location)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_port}")
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Keys:
    """What a browser has for its push service: only it can read what comes."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "p256dh": encoded(point), "auth": encoded(self.auth)}

    def read(self, posted: Posted) -> Json:
        """What came, decrypted."""
        assert posted.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(posted.body, private_key=self.private, auth_secret=self.auth)
        found: Json = json.loads(plain)
        return found


def vapid_claims(posted: Posted, public_key: str) -> Json:
    """Who says to have sent it; an error unless the signature is of this key."""
    header = posted.headers["authorization"]
    assert f"k={public_key}" in header
    token = header.partition("t=")[2].partition(",")[0]
    assert Vapid02.verify(header)
    payload = token.split(".")[1]
    claims: Json = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    return claims


class Letterbox:
    """All mails that came."""

    def __init__(self) -> None:
        self.taken: list[EmailMessage] = []
        self.refuses = ""

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.taken.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


class Mailroom(Controller):
    """A mail server that hangs up before it stops: what is left open would be told of in a later test."""

    def __init__(self, box: Letterbox) -> None:
        super().__init__(box, hostname="127.0.0.1", port=free_port())
        self.sessions: list[SMTP] = []

    def factory(self) -> SMTP:
        self.sessions.append(super().factory())  # type: ignore[no-untyped-call]
        return self.sessions[-1]

    def hang_up(self) -> None:
        deadline = monotonic() + SOON
        while left := [each.transport for each in self.sessions if each.transport]:
            assert monotonic() < deadline, "a connection is not closed"
            for transport in left:
                self.loop.call_soon_threadsafe(transport.close)
            sleep(0.01)


@contextmanager
def mailing() -> Iterator[tuple[Letterbox, int]]:
    """A mail server, and its port."""
    box = Letterbox()
    room = Mailroom(box)
    room.start()
    try:
        yield box, room.port
    finally:
        room.hang_up()
        room.stop()
