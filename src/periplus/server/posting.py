"""Posting to addresses that people gave us: never to one of this machine or its networks, and never elsewhere
than asked.

The name is looked up once, every address it has must be a public one, and the connection goes to one of
these: nobody can change it in between. A redirect is an answer like any other. What is answered nobody gets
to see.
"""

import http.client
import ipaddress
import socket
import ssl
import threading
from contextlib import closing
from typing import Final
from urllib.parse import SplitResult, urlsplit

PATIENCE: Final = 10.0  # seconds for all of it, once the name is looked up
LONGEST_URL: Final = 1_000
PORTS: Final = {"https": 443, "http": 80}
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")  # these lead to addresses of IPv4 that cannot be told
SIX_TO_FOUR: Final = ipaddress.ip_network("2002::/16")


class Forbidden(Exception):
    """An address to which nothing is sent."""


def origin_of(url: str) -> str:
    """Scheme, host and port of an address, as `https://name` where the port is the usual one; Forbidden if it
    is not a plain one."""
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise Forbidden("not an address of the web")
    parts = split(url)
    if parts.scheme not in PORTS or not parts.hostname or parts.username is not None or parts.fragment:
        raise Forbidden("not a plain address of the web")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    port = port_of(parts)
    return f"{parts.scheme}://{host}" + ("" if port == PORTS[parts.scheme] else f":{port}")


def split(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise Forbidden("not an address of the web") from None
    return parts


def port_of(parts: SplitResult) -> int:
    return parts.port or PORTS[parts.scheme]


def is_public(address: str) -> bool:
    """Whether an address is one of the internet at large."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found in NAT64 or found in SIX_TO_FOUR:
            return False
    return found.is_global and not found.is_multicast


def public_address(host: str, port: int) -> str:
    """The address behind a name. Forbidden if any that it has is not public."""
    found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(is_public(address) for address in found):
        raise Forbidden("not a public address")
    return found[0]


def post(url: str, body: bytes, headers: dict[str, str]) -> int:
    """Post something; the status of the answer. Forbidden, or an OSError if there is none."""
    origin_of(url)
    parts = urlsplit(url)
    host, port = str(parts.hostname), port_of(parts)
    connection = Connection(host, port, public_address(host, port), parts.scheme == "https")
    with closing(connection):
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        ending = threading.Timer(PATIENCE, connection.hang_up)
        ending.daemon = True
        ending.start()
        try:
            connection.request("POST", path, body, headers)
            return connection.getresponse().status
        except (http.client.HTTPException, ValueError, AttributeError) as error:
            raise OSError(f"no answer: {type(error).__name__}") from None
        finally:
            ending.cancel()


class Connection(http.client.HTTPConnection):
    """To an address that was found to be right, whatever its name may mean by now."""

    def __init__(self, host: str, port: int, address: str, secure: bool) -> None:
        super().__init__(host, port, timeout=PATIENCE)
        self.address = address
        self.default_port = PORTS["https" if secure else "http"]
        self.context = ssl.create_default_context() if secure else None

    def connect(self) -> None:
        made = socket.create_connection((self.address, self.port), PATIENCE)
        self.sock = self.context.wrap_socket(made, server_hostname=self.host) if self.context else made

    def hang_up(self) -> None:
        """The time is up, however slowly the answer trickles in."""
        if self.sock is not None:
            self.sock.shutdown(socket.SHUT_RDWR)
