"""How a server is set up: all that `periplus serve` can be told."""

from dataclasses import dataclass

LOGS = ["text", "json"]
THIS_MACHINE = ("127.0.0.0/8", "::1/128")


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
    log: str = "text"
    metrics: tuple[str, int] | None = None  # the address at which they can be read; None for none
