"""How a server is set up: all that `periplus serve` can be told."""

from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path

LOGS = ["text", "json"]
THIS_MACHINE = ("127.0.0.0/8", "::1/128")


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in, and in whose name."""

    host: str
    port: int
    sender: str
    secure: bool = False  # TLS from the beginning; otherwise STARTTLS
    user: str = ""
    password: str = ""

    @property
    def is_here(self) -> bool:
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


@dataclass(frozen=True)
class Provider:
    """A server that knows who somebody is, by OpenID Connect, and under which name it knows us."""

    issuer: str
    client: str
    secret: str = ""
    name: str = ""  # as people call it


@dataclass(frozen=True)
class Settings:
    """The defaults suit a game at home: this machine only, friends who click fast, bots that pause."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = "sqlite:///tables.db"
    # The addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted.
    proxies: tuple[str, ...] = ()
    pace: float = 1.0  # mean seconds of a bot's pause; 0 for none
    bot_workers: int = 2  # processes in which bots think
    rate: float = 20.0  # requests a second from one client; 0 for any number
    table_rate: float = 0.2  # new tables a second from one client; 0 for any number
    day_tables: int = 500  # new tables a day from one client; 0 for any number
    streams: int = 10_000  # open at once; 0 for any number
    client_streams: int = 200  # the same for one client: a whole club may share an address
    max_body: int = 256 * 1024  # bytes of a request: a map of one's own has some 20,000
    reserve: int = 64_000_000  # bytes of the disk that are kept for games that have begun
    expire: float = 0.0  # days after which a game that is over is deleted; 0 for never
    invited_only: bool = False  # no table is open to all
    words: Path | None = None  # the list of words that the host does not want
    embed: tuple[str, ...] = ()  # the sites that may show replays within their pages; "*" for any
    log: str = "text"
    site: str = ""  # how people reach this server, as in https://table.example: for links in what it sends
    push: bool = True  # whether browsers may have themselves called by their push services
    webhooks: tuple[str, ...] = ()  # where tables may have their turns told, such as https://discord.com
    mail: MailServer | None = None  # who takes its mails; None for none
    provider: Provider | None = None  # where people may sign in without a passkey
    metrics: tuple[str, int] | None = None  # the address at which they can be read; None for none
