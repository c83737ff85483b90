"""`periplus serve`: the table on the web."""

import argparse
import ipaddress
import os
import re
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import unquote, urlsplit

from periplus.cli.command import Commands, command, positive
from periplus.cli.saved import made_home
from periplus.kernel.errors import PeriplusError
from periplus.server.posting import Forbidden, origin_of
from periplus.server.settings import LOGS, THIS_MACHINE, MailServer, Provider, Settings

SITE = re.compile(r"\*|https?://(?:\*\.)?[A-Za-z0-9.-]+(?::\d{1,5})?")
EVERYWHERE = ("0.0.0.0", "::")
EXAMPLES = """\
examples:
  periplus serve                                 on this machine
  periplus serve --host 0.0.0.0                  for everybody in your network
  periplus serve --port 0 --store sqlite:///games.db --no-open
  periplus serve --behind-proxy --log json       on a server of your own, behind a proxy on the same machine
  periplus serve --host 10.0.0.5 --behind-proxy 10.0.0.2      the proxy is another machine
  periplus serve --store postgresql://localhost/periplus
  periplus serve --behind-proxy --site https://table.example --mail smtp://me@mail.example:587 \
      --mail-from table@table.example --webhooks discord.com,https://ntfy.sh
"""
PASSWORD = "PERIPLUS_MAIL_PASSWORD"
OIDC_SECRET = "PERIPLUS_OIDC_SECRET"
MAIL_PORTS = {"smtp": 587, "smtps": 465}

DESCRIPTION = "Serve the page and the API until Ctrl+C."


def add(commands: Commands) -> None:
    parser = command(commands, "serve", "serve the tables on the web", DESCRIPTION, EXAMPLES)
    usual = Settings()
    parser.add_argument(
        "--host",
        default=usual.host,
        metavar="ADDRESS",
        help=f"0.0.0.0 for everybody in your network (default: {usual.host})",
    )
    parser.add_argument(
        "--port",
        type=port,
        default=usual.port,
        metavar="N",
        help=f"0 for any free one (default: {usual.port})",
    )
    parser.add_argument(
        "--store", metavar="URL", help="where games are kept (default: tables.db in PERIPLUS_HOME)"
    )
    parser.add_argument(
        "--behind-proxy",
        type=proxies,
        nargs="?",
        const=THIS_MACHINE,
        default=(),
        metavar="ADDRESSES",
        help="trust X-Forwarded-For and X-Forwarded-Proto from a proxy at these addresses or networks, such "
        "as 127.0.0.1,10.0.0.0/8 (without any: on this machine)",
    )
    parser.add_argument(
        "--pace",
        type=not_negative,
        default=usual.pace,
        metavar="SECONDS",
        help=f"how long a bot pauses on average (default: {usual.pace:g})",
    )
    parser.add_argument(
        "--bot-workers",
        type=positive,
        default=usual.bot_workers,
        metavar="N",
        help=f"processes in which bots think (default: {usual.bot_workers})",
    )
    parser.add_argument(
        "--log", choices=LOGS, default=usual.log, help=f"the format of the log (default: {usual.log})"
    )
    parser.add_argument(
        "--rate",
        type=not_negative,
        default=usual.rate,
        metavar="N",
        help="requests a second from one client; hints and lines of the chat are limited to a twentieth of "
        f"that, new tables to a hundredth; 0 for no limit (default: {usual.rate:g})",
    )
    parser.add_argument(
        "--day-tables",
        type=count,
        default=usual.day_tables,
        metavar="N",
        help=f"new tables a day from one client; 0 for no limit (default: {usual.day_tables})",
    )
    parser.add_argument(
        "--streams",
        type=count,
        default=usual.streams,
        metavar="N",
        help=f"event streams at once, one for each open table; 0 for no limit (default: {usual.streams})",
    )
    parser.add_argument(
        "--client-streams",
        type=count,
        default=usual.client_streams,
        metavar="N",
        help=f"the same for one client (default: {usual.client_streams})",
    )
    parser.add_argument(
        "--expire",
        type=not_negative,
        default=usual.expire,
        metavar="DAYS",
        help="delete a game so many days after its end; 0 to keep it (default: keep all)",
    )
    parser.add_argument(
        "--reserve",
        type=count,
        default=usual.reserve // 1_000_000,
        metavar="MB",
        help="make no new tables when the disk has less room: it is for games that have begun "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--invited-only",
        action="store_true",
        help="no table is open to all: whoever plays here was sent its address",
    )
    parser.add_argument(
        "--words",
        type=Path,
        metavar="FILE",
        help="words that are masked in the chat and refused in names: one in each line, `abc*` for all that "
        "begin so",
    )
    parser.add_argument(
        "--embed",
        type=sites,
        default=(),
        metavar="SITES",
        help="let these sites show replays of finished games within their pages, such as "
        "https://club.example,https://*.blog.example; * for any (default: none)",
    )
    parser.add_argument(
        "--metrics",
        type=place,
        metavar="PORT",
        help="publish metrics for Prometheus on a port of their own, for this machine only; "
        "ADDRESS:PORT for others, such as 10.0.0.5:9100 (default: nowhere)",
    )
    add_calls(parser)
    add_provider(parser)
    parser.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="open the page in a browser (default: where there is a display)",
    )
    parser.set_defaults(run=run)


def add_calls(parser: argparse.ArgumentParser) -> None:
    """How people are called to their tables."""
    parser.add_argument(
        "--site",
        type=site,
        metavar="URL",
        help="how people reach this server, such as https://table.example: mails and webhooks link to it",
    )
    parser.add_argument(
        "--push",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="let browsers have themselves called by their push services when it is somebody's turn",
    )
    parser.add_argument(
        "--webhooks",
        type=origins,
        default=(),
        metavar="HOSTS",
        help="the servers to which tables may have their turns told, with commas, such as discord.com,"
        "hooks.slack.com,ntfy.sh; by https, if they don't begin with http://; needs --site (default: none)",
    )
    parser.add_argument(
        "--mail",
        type=mail_server,
        metavar="URL",
        help="the mail server that takes mails for people who want them, as smtp://USER@HOST:PORT (STARTTLS) "
        f"or smtps://…; the password is in {PASSWORD}; needs --mail-from and --site (default: no mails)",
    )
    parser.add_argument("--mail-from", metavar="ADDRESS", default="", help="the sender of the mails")


def add_provider(parser: argparse.ArgumentParser) -> None:
    """Where people may sign in without a passkey."""
    parser.add_argument(
        "--oidc",
        type=issuer,
        metavar="URL",
        help="let people sign in by a server that knows them, with OpenID Connect: its issuer, such as "
        f"https://login.club.example; the secret, if there is one, is in {OIDC_SECRET} (default: none)",
    )
    parser.add_argument("--oidc-client", metavar="ID", default="", help="the name it knows us by")
    parser.add_argument("--oidc-name", metavar="NAME", default="", help="what people call it")


def issuer(text: str) -> str:
    """The address of a server that signs people in, as it calls itself: to the letter."""
    try:
        origin_of(text)
    except Forbidden as error:
        raise argparse.ArgumentTypeError(f"{error}; expected such as https://login.club.example") from None
    return text


def provider_of(args: argparse.Namespace) -> Provider | None:
    if args.oidc is None:
        return None
    if not args.oidc_client:
        raise PeriplusError("--oidc needs --oidc-client: the name under which that server knows this one")
    name = args.oidc_name or urlsplit(args.oidc).hostname or ""
    return Provider(args.oidc, args.oidc_client, os.environ.get(OIDC_SECRET, ""), name)


def site(text: str) -> str:
    try:
        return origin_of(text.rstrip("/"))
    except Forbidden as error:
        raise argparse.ArgumentTypeError(f"{error}; expected such as https://table.example") from None


def origins(text: str) -> tuple[str, ...]:
    """Servers by their names; https goes without saying."""
    try:
        named = (name.strip() for name in text.split(","))
        return tuple(origin_of(name if "://" in name else f"https://{name}") for name in named)
    except Forbidden as error:
        raise argparse.ArgumentTypeError(
            f"{error}; expected names with commas, such as discord.com"
        ) from None


def mail_server(text: str) -> MailServer:
    """A mail server, yet without a sender."""
    try:
        parts = urlsplit(text)
        number = parts.port or MAIL_PORTS[parts.scheme]
    except (ValueError, KeyError):
        parts, number = urlsplit(""), 0
    if not parts.hostname:
        raise argparse.ArgumentTypeError(f"{text}: expected such as smtp://me@mail.example:587")
    user, password = unquote(parts.username or ""), os.environ.get(PASSWORD, "")
    return MailServer(parts.hostname, number, "", parts.scheme == "smtps", user, password)


def mail_of(args: argparse.Namespace) -> MailServer | None:
    """The mail server with its sender; a PeriplusError if something about it is missing."""
    server: MailServer | None = args.mail
    if server is None:
        return None
    if "@" not in args.mail_from:
        raise PeriplusError("--mail needs --mail-from with the address of the sender")
    if not args.site:
        raise PeriplusError("--mail needs --site: its links lead there")
    return replace(server, sender=args.mail_from)


def port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"must be 0 to 65535, not {number}")
    return number


def place(text: str) -> tuple[str, int]:
    """An address and a port; without an address, on this machine."""
    host, _, number = text.rpartition(":")
    return host.strip("[]") or "127.0.0.1", port(number)


def proxies(text: str) -> tuple[str, ...]:
    try:
        return tuple(str(ipaddress.ip_network(part.strip())) for part in text.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(
            f"{error}; expected addresses or networks with commas, such as 127.0.0.1,10.0.0.0/8"
        ) from None


def sites(text: str) -> tuple[str, ...]:
    """Origins as browsers know them, or "*"."""
    found = tuple(part.strip() for part in text.split(","))
    for site in found:
        if not SITE.fullmatch(site):
            raise argparse.ArgumentTypeError(
                f"{site!r}; expected sites with commas, such as https://club.example, or *"
            )
    return found


def count(text: str) -> int:
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"must be at least 0, not {number}")
    return number


def not_negative(text: str) -> float:
    number = float(text)
    if not 0 <= number < float("inf"):
        raise argparse.ArgumentTypeError(f"must be at least 0, not {text}")
    return number


def run(args: argparse.Namespace) -> int:
    from periplus.server.service import serve  # it is slow to load: other commands must not wait for it

    if args.webhooks and not args.site:
        raise PeriplusError("--webhooks needs --site: what is told there has links that lead to it")
    settings = Settings(
        host=args.host,
        port=args.port,
        store=args.store or kept_at_home(),
        proxies=args.behind_proxy,
        pace=args.pace,
        bot_workers=args.bot_workers,
        rate=args.rate,
        table_rate=args.rate / 100,
        day_tables=args.day_tables,
        streams=args.streams,
        client_streams=args.client_streams,
        reserve=args.reserve * 1_000_000,
        expire=args.expire,
        invited_only=args.invited_only,
        words=args.words,
        embed=args.embed,
        log=args.log,
        site=args.site or "",
        push=args.push,
        webhooks=args.webhooks,
        mail=mail_of(args),
        provider=provider_of(args),
        metrics=args.metrics,
    )
    wanted = has_display() if args.open is None else args.open

    def ready(port: int) -> None:
        own, *others = addresses(settings.host, port)
        print(f"Periplus is open at {own}", flush=True)
        for address in others:
            print(f"    for your network at {address}", flush=True)
        print("    Ctrl+C closes it; every game is kept", flush=True)
        if wanted:
            # Opening some browsers blocks until they are closed.
            threading.Thread(target=webbrowser.open, args=(own,), daemon=True).start()

    serve(settings, ready)
    return 0


def kept_at_home() -> str:
    """The store in the folder of the kept games."""
    folder = made_home("give a --store or set PERIPLUS_HOME")
    return f"sqlite:///{folder.absolute() / 'tables.db'}"


def has_display() -> bool:
    """Whether somebody here could see a browser: not with a service, nor at the far end of a connection."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def addresses(host: str, port: int) -> list[str]:
    """The addresses of the page: first the one on this machine, then those for others."""
    hosts = ["127.0.0.1", *network_hosts()] if host in EVERYWHERE else [host]
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}/" for name in hosts]


def network_hosts() -> list[str]:
    """The addresses of this machine in its networks: those of its name, and the one it goes out by."""
    found: set[str] = set()
    with suppress(OSError):  # a machine may be unable to look up its own name
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found |= {str(address[0]) for *_, address in named}
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
        found.add(probe.getsockname()[0])
    return sorted(name for name in found if not name.startswith("127."))
