"""`periplus mcp`: tables for a language model, by the Model Context Protocol over stdin and stdout."""

import argparse
import asyncio
import hashlib
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING

from periplus.cli.command import Commands, command
from periplus.cli.saved import made_home
from periplus.kernel.errors import OptionError

if TYPE_CHECKING:
    import httpx2

DESCRIPTION = (
    "An MCP server for a language model: it finds tables, sits down, looks, decides and reads the rules. "
    "The program in which the model runs starts it, and speaks with it over stdin and stdout. With --server "
    "it sits at the tables of that server, and --player has the same seats there the next time; without, it "
    "has tables of its own for as long as it runs. A server has the same at /mcp, for who brings a token."
)
EXAMPLES = """\
examples:
  periplus mcp                                                  games against our bots
  periplus mcp --server http://127.0.0.1:8000 --player Ada      at the tables of a server, as Ada
  periplus mcp --new-token                                      a token for the /mcp of a server

in the configuration of the program in which the model runs:
  {"mcpServers": {"periplus": {"command": "periplus", "args": ["mcp", "--server", "http://127.0.0.1:8000"]}}}
"""
PLAYER = "Model"
TIMEOUT = 60.0  # seconds for an answer: some wait for a turn


def add(commands: Commands) -> None:
    parser = command(commands, "mcp", "tables for a language model (MCP)", DESCRIPTION, EXAMPLES)
    parser.add_argument("--server", metavar="URL", help="a table server (default: tables of its own)")
    parser.add_argument(
        "--player",
        default=PLAYER,
        metavar="NAME",
        help=f"the name at the table; whoever comes again under it has the same seats (default: {PLAYER})",
    )
    parser.add_argument(
        "--new-token", action="store_true", help="print a token for the header of requests to /mcp, and stop"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from periplus.server.people import new_token

    if args.new_token:
        print(new_token())
        return 0
    import mcp.server  # noqa: F401  # says what to install before anything begins

    if args.server is None:
        asyncio.run(speak_alone(args.player))
    else:
        asyncio.run(speak_for(args.server, args.player))
    return 0


async def speak_for(server: str, player: str) -> None:
    """At the tables of a server, with the seats that this player has there."""
    import httpx2

    if not server.startswith(("http://", "https://")):
        raise OptionError(f"--server {server}: expected an address such as http://127.0.0.1:8000")
    cookies = {"periplus": kept_token(server, player)}
    async with httpx2.AsyncClient(base_url=server.rstrip("/"), cookies=cookies, timeout=TIMEOUT) as web:
        await speak(web, player)


async def speak_alone(player: str) -> None:
    """At tables of this process's own."""
    import httpx2

    from periplus.server.people import new_token

    async with own_tables() as transport:
        cookies = {"periplus": new_token()}
        async with httpx2.AsyncClient(
            transport=transport, base_url="http://localhost", cookies=cookies, timeout=TIMEOUT
        ) as web:
            await speak(web, player)


@asynccontextmanager
async def own_tables() -> AsyncIterator["httpx2.ASGITransport"]:
    """A table server within this process. Its bots don't pause: no person watches them."""
    import httpx2

    from periplus.server.app import make_app
    from periplus.server.settings import Settings
    from periplus.store import Store

    with tempfile.TemporaryDirectory(prefix="periplus-mcp-") as folder:
        settings = Settings(pace=0.0, bot_workers=1, store=f"sqlite:///{Path(folder) / 'tables.db'}")
        with closing(Store(settings.store)) as store:
            app = make_app(store, settings)
            async with app.router.lifespan_context(app):
                yield httpx2.ASGITransport(app, raise_app_exceptions=False)


async def speak(web: "httpx2.AsyncClient", player: str) -> None:
    from periplus.research.mcp import Api, make_server

    api = Api(web)
    await make_server(lambda context: api, player).run_stdio_async()


def kept_token(server: str, player: str) -> str:
    """The token of a player at a server, kept for the next time in a file that nobody else can read."""
    from periplus.server.people import new_token

    known = hashlib.sha256(f"{server.rstrip('/')} {player}".encode()).hexdigest()[:16]
    path = made_home() / f"mcp-{known}.token"
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(new_token())
    except FileExistsError:
        pass
    except OSError as error:
        print(f"periplus mcp: {path}: {error.strerror}: the seats are not kept", file=sys.stderr)
        return new_token()
    return path.read_text()
