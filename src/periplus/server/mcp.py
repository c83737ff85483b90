"""Tables for language models at /mcp: who brings a token is given the API in the words of the MCP.

Each request stands alone, so any server can answer it. The SDK is an extra, loaded with the first request;
what the tools ask goes through the guard once more, as from the same client.
"""

import asyncio
import re
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from periplus.server.asking import COOKIE
from periplus.server.guard import MCP_PATH, answer_to
from periplus.server.refusals import Refused
from periplus.server.tally import refuse

if TYPE_CHECKING:
    from mcp.server.mcpserver import Context
    from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

    from periplus.research.mcp import Api

PLAYER: Final = "Model"  # the name at the table of who tells none
BEARER: Final = re.compile(r"bearer +([\w-]{43})", re.IGNORECASE | re.ASCII)
ADVICE: Final = (
    "a header “Authorization: Bearer TOKEN” says whose seats these are; "
    "`periplus mcp --new-token` makes a TOKEN"
)
MISSING: Final = "/mcp needs the extra 'mcp': pip install 'periplus[mcp]'"


class Door:
    """Stands before an app and answers what comes to /mcp; `guarded` is the API as the world meets it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.guarded = app
        self._opening = asyncio.Lock()
        self._open: asyncio.Task[None] | None = None
        self._manager: StreamableHTTPSessionManager | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != MCP_PATH:
            await self.app(scope, receive, send)
            return
        try:
            check(scope)
        except Refused as refused:
            response = answer_to(refuse(scope, refused))
            if refused.status == 401:
                response.headers["www-authenticate"] = "Bearer"
            await response(scope, receive, send)
            return
        manager = self._manager or await self._opened()
        await manager.handle_request(scope, receive, send)

    async def _opened(self) -> "StreamableHTTPSessionManager":
        """The SDK's part, in a task of its own for as long as the server runs."""
        async with self._opening:
            if self._manager is None:
                made = await asyncio.to_thread(self._make)
                ready = asyncio.Event()
                self._open = asyncio.create_task(keep_open(made, ready), name="mcp")
                await ready.wait()
                self._manager = made
        return self._manager

    def _make(self) -> "StreamableHTTPSessionManager":
        """Loading the SDK takes a second: nobody else should have to wait for it."""
        from mcp.server.transport_security import TransportSecuritySettings

        from periplus.research.mcp import make_server

        server = make_server(self._api, PLAYER)
        unchecked = TransportSecuritySettings(enable_dns_rebinding_protection=False)  # the guard has checked
        server.streamable_http_app(json_response=True, stateless_http=True, transport_security=unchecked)
        return server.session_manager

    def _api(self, context: "Context") -> "Api":
        """The API for whoever sent this request, with their token and from their address."""
        import httpx2

        from periplus.research.mcp import Api

        asked = context.request_context.request
        assert asked is not None
        client = asked.scope.get("client") or ("", 0)
        transport = httpx2.ASGITransport(self.guarded, raise_app_exceptions=False, client=tuple(client))
        cookies = {COOKIE: token_in(asked.headers)}
        return Api(httpx2.AsyncClient(transport=transport, base_url="http://localhost", cookies=cookies))


async def keep_open(manager: "StreamableHTTPSessionManager", ready: asyncio.Event) -> None:
    with suppress(asyncio.CancelledError):
        async with manager.run():
            ready.set()
            await asyncio.Event().wait()


def check(scope: Scope) -> None:
    """Raises Refused if this can't be answered at all."""
    if not find_spec("mcp"):
        raise Refused(404, "not_found", MISSING)
    if scope["method"] != "POST":
        raise Refused(405, "not_allowed", "expected POST: no stream is kept open here")
    token_in(Headers(scope=scope))


def token_in(headers: Headers) -> str:
    """The token of whoever asks, as long as those of browsers: nobody has another's by chance."""
    found = BEARER.fullmatch(headers.get("authorization", "").strip())
    if found is None:
        raise Refused(401, "no_token", ADVICE)
    return found[1]
