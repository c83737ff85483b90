"""The guard: refuses what is too large, too frequent or from another site, and adds security headers.

It is plain ASGI, so that event streams pass through without delay.
"""

import ipaddress
import math
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from functools import lru_cache, partial
from typing import TypeAlias

from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from periplus.server.refusals import Refused
from periplus.server.settings import Settings
from periplus.server.tally import Tally, refuse

CLIENTS = 10_000  # how many are remembered; whoever was away longest is forgotten first
BURST = 5  # seconds' worth of requests that may come at once: a page is a handful of files
TABLE_BURST = 50  # the same for new tables
SIZE = 20_000  # bytes of an answer that count as a request more: words take their time
DEBT = 30.0  # seconds that somebody has to wait at most for what they were given
HINT = 20  # requests that a hint counts as: it keeps a worker busy for a second
HINT_BURST = 10  # hints that may come at once
REVIEW = 5  # requests that asking for a review counts as: pages ask again until it is done
REVIEW_BURST = 20
FILE = 5  # requests that having a file checked counts as: one process reads them for all
FILE_BURST = 20
CHAT = 20  # requests that a line of the chat counts as: it is kept, and shown to everybody
CHAT_BURST = 10
SIGNING = 20  # requests that anything about an account counts as
SIGNING_BURST = 20
DAY = 86_400
HEARD_OUT = 8  # how often the largest body is read to its end: only then does a client hear the refusal
TABLES = 4  # of a stream that count as one request: each may have to be woken
STREAM_WAIT = 30  # seconds after which somebody who has too many streams may try again
STREAM_PATH = re.compile("/api/(?:tables/[^/]+/|lobby/)?stream")
WAITING = re.compile(rb"(?:^|&)wait=(?!0?(?:&|$))")  # in a query: the answer may take as long as a stream
HINT_PATH = re.compile("/api/tables/[^/]+/hint")
REVIEW_PATH = re.compile("/api/tables/[^/]+/review")
FILE_PATH = re.compile("/api/files/[^/]+")
LETTER_STOP = re.compile("/mail/[^/]+|/api/mail/[^/]+/stop")  # whose body is that of a form: nobody reads it
CHAT_PATH = re.compile("/api/tables/[^/]+/(?:chat|report)")
SIGNING_PATH = re.compile("/api/account/.+")
NEW_TABLE = re.compile("/api/(?:tables(?:/[^/]+/(?:rematch|fork))?|records)")
MCP_PATH = "/mcp"
SAFE = ("GET", "HEAD", "OPTIONS")

EMBEDDED = re.compile("/t/[^/]+/embed")  # a replay that may stand in somebody else's page


def content_security_policy(ancestors: str = "'none'") -> str:
    """What the page may load, and whose pages it may be shown in."""
    return "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            f"frame-ancestors {ancestors}",
        ]
    )


PROTECTIONS = {
    "content-security-policy": content_security_policy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # the address of a table invites
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
Fields: TypeAlias = list[tuple[bytes, bytes]]
Headers: TypeAlias = Mapping[bytes, bytes]
# As they are sent, unless a response has its own.
OF_PAGE: Fields = [(name.encode(), value.encode()) for name, value in PROTECTIONS.items()]
OF_API = [*OF_PAGE, (b"cache-control", b"no-store")]


class Gone(Exception):
    """The client left before its request was complete."""


class Ration:
    """Limits the requests a second of each client, with a burst of them at once (a token bucket).

    Only one number is kept for each client: when its bucket will be full again. If several servers have a
    limit in common, each lets its share through.
    """

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float], servers: Callable[[], int] = lambda: 1
    ) -> None:
        self.rate = rate
        self.servers = servers
        self.slack = (max(burst, 1) - 1) / rate if rate else 0.0
        self.clock = clock
        self.full_at: OrderedDict[str, float] = OrderedDict()

    def wait(self, client: str) -> float:
        """Spend one request and return 0; or if there is none to spend, return the seconds to wait."""
        if not self.rate:
            return 0.0
        now = self.clock()
        full_at = max(self.full_at.get(client, now), now)
        if full_at - now > self.slack:
            return full_at - now - self.slack
        self._fill(client, full_at + self.servers() / self.rate)
        return 0.0

    def charge(self, client: str, requests: int) -> None:
        """Spend some more for what was given already, but no more than DEBT seconds bring back."""
        if self.rate:
            now = self.clock()
            full_at = max(self.full_at.get(client, now), now)
            self._fill(client, max(full_at, min(full_at + requests / self.rate, now + self.slack + DEBT)))

    def _fill(self, client: str, full_at: float) -> None:
        self.full_at[client] = full_at
        self.full_at.move_to_end(client)
        if len(self.full_at) > CLIENTS:
            self.full_at.popitem(last=False)


def spend(ration: Ration, client: str, error: str = "too_many", why: str = "too many requests") -> None:
    """Raises Refused if a client has none left."""
    if wait := math.ceil(ration.wait(client)):
        raise Refused(429, error, f"{why}: try again in {wait} s", wait=wait)


class Streams:
    """Counts the open streams, and limits how many there are of one client and in all."""

    def __init__(self, settings: Settings, tally: Tally) -> None:
        self.most = settings.streams or math.inf
        self.most_of_one = settings.client_streams or math.inf
        self.tally = tally
        self.open_of: Counter[str] = Counter()

    def check(self, client: str) -> None:
        """Raises Refused if there are so many that this client can't have another."""
        if (number := self.open_of[client]) >= self.most_of_one:
            raise Refused(429, "too_many", f"you have {number} streams open already", wait=STREAM_WAIT)
        if (number := self.tally.streams) >= self.most:
            raise Refused(503, "too_many", f"{number} streams are open, and this server allows no more")

    @contextmanager
    def counted(self, client: str) -> Iterator[None]:
        """Count one for as long as it is open."""
        self.tally.streams += 1
        self.open_of[client] += 1
        try:
            yield
        finally:
            self.tally.streams -= 1
            self.open_of[client] -= 1
            if not self.open_of[client]:
                del self.open_of[client]


class Guard:
    """Stands before an app: what it lets through is small, not too frequent, and from no page but our own."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        clock: Callable[[], float] = time.monotonic,
        tally: Tally | None = None,
        servers: Callable[[], int] = lambda: 1,
    ) -> None:
        self.app = app
        self.max_body = settings.max_body
        # A page of another site can have its name stand for this machine (DNS rebinding), and then ask us as
        # if it were ours. Who is served here only, and by no proxy, has no reason to use a name but ours.
        self.own_names_only = is_here(settings.host) and not settings.proxies
        self.requests = Ration(settings.rate, settings.rate * BURST, clock)
        # A client's requests are a burden to this server alone, but tables and the bots behind hints to all.
        self.tables = Ration(settings.table_rate, settings.table_rate * TABLE_BURST, clock, servers)
        self.streams = Streams(settings, tally or Tally())
        self.of_kind = {
            "hint": Ration(settings.rate / HINT, HINT_BURST, clock, servers),
            "review": Ration(settings.rate / REVIEW, REVIEW_BURST, clock),
            "file": Ration(settings.rate / FILE, FILE_BURST, clock),
            "chat": Ration(settings.rate / CHAT, CHAT_BURST, clock),
            "signing": Ration(settings.rate / SIGNING, SIGNING_BURST, clock, servers),
        }
        self.embeddable = embeddable(settings.embed)
        self.day = Ration(settings.day_tables / DAY, settings.day_tables, clock, servers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        client = client_of(scope)
        headers = self.headers_for(scope["path"])
        answer = Answer(send, headers, partial(self.requests.charge, client) if headers is OF_API else None)
        try:
            receive = await self.admit(scope, receive)
        except Refused as refused:
            await answer_to(refuse(scope, refused))(scope, receive, answer.send)
        except Gone:
            return
        else:
            with self.streams.counted(client) if is_stream(scope) else nullcontext():
                await self.app(scope, receive, answer.send)
            await answer.end()

    def headers_for(self, path: str) -> Fields:
        if path.startswith("/api/") or path == MCP_PATH:
            return OF_API
        return self.embeddable if EMBEDDED.fullmatch(path) else OF_PAGE

    async def admit(self, scope: Scope, receive: Receive) -> Receive:
        """What the app may read the request from; raises Refused if it may not."""
        headers = headers_of(scope)
        self.check_host(headers)
        self.check_rate(scope)
        if is_stream(scope):
            self.streams.check(client_of(scope))
        if scope["method"] not in SAFE and not from_own_page(headers):
            raise Refused(403, "cross_site", "this request came from a page of another site")
        if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
            return receive
        body = await self.read(headers, receive)
        plain = LETTER_STOP.fullmatch(scope["path"]) is not None
        if body and scope["method"] == "POST" and not is_json(headers) and not plain:
            raise Refused(400, "malformed", "the Content-Type of a request must be application/json")
        return replay(body, receive)

    def check_host(self, headers: Headers) -> None:
        name = name_in(text(headers.get(b"host", b"")))
        if self.own_names_only and name and not is_here(name):
            why = f"this server is for its own machine, and not called {name[:100]!r}"
            raise Refused(421, "wrong_host", f"{why}; see --host and --behind-proxy")

    def check_rate(self, scope: Scope) -> None:
        client, kind = client_of(scope), kind_of(scope["method"], scope["path"])
        for _ in range(1 + scope["query_string"].count(b"table=") // TABLES if is_stream(scope) else 1):
            spend(self.requests, client)
        if kind == "table":
            spend(self.tables, client)
            spend(self.day, client, "tables_today", "too many new tables for one day")
        elif kind:
            spend(self.of_kind[kind], client)

    async def read(self, headers: Headers, receive: Receive) -> bytes:
        """The whole body. It is small, and read here, so that a refusal comes before the app has begun."""
        announced, most = text(headers.get(b"content-length", b"0")), HEARD_OUT * self.max_body
        if not announced.isdecimal() or int(announced) > most:
            raise self.too_large()
        body, size = bytearray(), 0
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise Gone
            part = message.get("body", b"")
            size += len(part)
            if size <= self.max_body:
                body += part
            ended = not message.get("more_body", False)
            if size > most or (ended and size > self.max_body):
                raise self.too_large()
            if ended:
                return bytes(body)

    def too_large(self) -> Refused:
        return Refused(413, "too_large", f"a request may have {self.max_body} bytes at most")


class Answer:
    """A response on its way out, which gets its headers here. What the API answers is charged by its size;
    of a stream, the first message."""

    def __init__(self, send: Send, headers: Fields, charge: Callable[[int], None] | None) -> None:
        self.headers = headers
        self.out = send
        self.open = False
        self.charge = charge

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.open = True
            given = list(message.get("headers", ()))
            names = {name for name, _ in given}
            message["headers"] = given + [pair for pair in self.headers if pair[0] not in names]
        elif message["type"] == "http.response.body":
            self.open = message.get("more_body", False)
            if self.charge is not None and (more := len(message.get("body", b"")) // SIZE):
                self.charge(more)
            self.charge = None
        await self.out(message)

    async def end(self) -> None:
        """Properly end a stream that the app broke off, as it does when the server stops."""
        if self.open:
            await self.send({"type": "http.response.body", "body": b"", "more_body": False})


def embeddable(sites: Sequence[str]) -> Fields:
    """The headers of a page that these sites may show within theirs; without any, those of every page."""
    if not sites:
        return OF_PAGE
    policy = content_security_policy(" ".join(sites)).encode()
    return [(name, policy if name == b"content-security-policy" else value) for name, value in OF_PAGE]


def answer_to(refused: Refused) -> Response:
    headers = {}
    if refused.status == 413:
        headers["connection"] = "close"  # so that the rest of the request need not be read
    if refused.status == 429:
        headers["retry-after"] = str(refused.more["wait"])
    return JSONResponse(refused.as_data(), refused.status, headers)


def kind_of(method: str, path: str) -> str:
    """Of what there is less than of other requests, if this is such a request; else nothing."""
    if path.startswith("/api/tables/") and path.endswith("/decisions"):
        return ""
    if method == "POST" and NEW_TABLE.fullmatch(path):
        return "table"
    if method == "POST" and FILE_PATH.fullmatch(path):
        return "file"
    kinds = {"hint": HINT_PATH, "review": REVIEW_PATH, "chat": CHAT_PATH, "signing": SIGNING_PATH}
    return next((kind for kind, paths in kinds.items() if paths.fullmatch(path)), "")


def is_stream(scope: Scope) -> bool:
    """Whether a response may take long, and so counts as a stream."""
    if scope["method"] != "GET":
        return False
    return (
        STREAM_PATH.fullmatch(scope["path"]) is not None
        or WAITING.search(scope.get("query_string", b"")) is not None
    )


def replay(body: bytes, receive: Receive) -> Receive:
    """Receive a body that was read already, then whatever else comes."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


def headers_of(scope: Scope) -> Headers:
    """What a request says of itself; the first, if it says a thing several times."""
    return dict(reversed(scope["headers"]))


def text(value: bytes) -> str:
    return value.decode("latin-1")


def is_json(headers: Headers) -> bool:
    return headers.get(b"content-type", b"").partition(b";")[0].strip().lower() == b"application/json"


def from_own_page(headers: Headers) -> bool:
    """Whether it was sent by no page of another site, as far as the browser says; other programs say nothing.

    If the browser has compared the origins itself, that counts: a proxy may have changed the Host.
    """
    if fetched := headers.get(b"sec-fetch-site"):
        return fetched in (b"same-origin", b"none")
    origin = headers.get(b"origin")
    return origin is None or text(headers.get(b"host", b"")).lower() in hosts_of(text(origin))


def hosts_of(origin: str) -> list[str]:
    """How the host of an origin can be written in the Host header."""
    scheme, _, host = origin.lower().partition("://")
    ports = {"http": ":80", "https": ":443"}
    return [host, host + ports[scheme]] if scheme in ports and host else []


def name_in(host: str) -> str:
    """The name or address in a Host header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


@lru_cache(64)
def is_here(name: str) -> bool:
    """Whether a name or address can't be anything but this very machine."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def client_of(scope: Scope) -> str:
    """Who counts as one client: an address, or with IPv6 the network that one household is given."""
    return household(scope["client"][0] if scope.get("client") else "")


@lru_cache(CLIENTS)
def household(host: str) -> str:
    try:
        address = ipaddress.IPv6Address(host)
    except ValueError:
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return address.exploded[:19]
