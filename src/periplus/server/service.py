"""The app with what surrounds it, run by uvicorn until it is told to stop."""

import errno
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager

import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp
from uvicorn.server import HANDLED_SIGNALS

from periplus.kernel.errors import PeriplusError
from periplus.server.app import make_app
from periplus.server.guard import Guard
from periplus.server.hall import Hall
from periplus.server.hot import Hot
from periplus.server.journal import Journal, note, open_journal
from periplus.server.mcp import Door
from periplus.server.page import Page
from periplus.server.patience import BETWEEN, Patient, raise_file_limit
from periplus.server.previews import Previews
from periplus.server.settings import Settings
from periplus.server.streams import Shared
from periplus.server.tally import Tally
from periplus.store import Store
from periplus.store.lock import alone

BACKLOG = 2048
GRACE = 5  # seconds to finish responses when the server stops
# Seconds that a busy thread may keep the store's thread waiting. It has several turns for each click.
TURN = 0.0005


class PortError(PeriplusError):
    """An address that cannot be listened on, with what to do about it."""


def surround(
    app: ASGIApp, settings: Settings, store: Store | None = None, tally: Tally | None = None
) -> ASGIApp:
    """An app as the world sees it: every response guarded and logged, those that tell of a failure too."""
    page = Page(app, previews=Previews(store) if store else None)
    if not page.is_built:
        note("the page was not built: run make page")
    tally = tally or Tally()
    door = Door(Hot(Shared(page, app), app) if isinstance(app, FastAPI) else page)
    servers = (lambda: store.servers) if store else (lambda: 1)
    door.guarded = Guard(door, settings, tally=tally, servers=servers)
    return Journal(door.guarded, tally)


def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until a signal comes; `ready` is told the port as soon as a browser can connect."""
    open_journal(settings.log)
    sys.setswitchinterval(TURN)
    raise_file_limit()
    with (
        closing(listen(settings.host, settings.port)) as door,
        alone(settings.store),
        closing(Store(settings.store)) as store,
    ):
        inside, tally = make_app(store, settings), Tally()
        app = surround(inside, settings, store, tally)
        port = door.getsockname()[1]
        with measured(settings, tally, store, inside):
            note("start", host=settings.host, port=port)
            Service(configured(app, settings), lambda: ready(port), lambda: send_away(inside)).run([door])
        note("stop")


def hall_of(inside: FastAPI) -> Hall | None:
    """The hall of an app; None before it has started."""
    hall: Hall | None = getattr(inside.state, "hall", None)
    return hall


def send_away(inside: FastAPI) -> None:
    """End the streams, which would never end by themselves."""
    if hall := hall_of(inside):
        hall.send_away()


@contextmanager
def measured(settings: Settings, tally: Tally, store: Store, inside: FastAPI) -> Iterator[None]:
    """Meanwhile publish what is counted, if that is wanted."""
    if settings.metrics is None:
        yield
        return
    from periplus.server.metrics import Metrics, published  # who does not want them need not load them

    host, port = settings.metrics
    with ExitStack() as stack:
        try:
            stack.enter_context(published(Metrics(tally, store, lambda: hall_of(inside)), host, port))
        except OSError as error:
            raise PortError(f"--metrics {host}:{port}: {error.strerror}") from None
        yield


def configured(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # uvicorn takes uvloop by itself where it is installed
        http=Patient,
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=BETWEEN,
        timeout_graceful_shutdown=GRACE,
    )


class Service(uvicorn.Server):
    """A server that says when it is ready, and for which being told to stop is not a failure."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], stopping: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.stopping = stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.stopping()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but the signal is not raised again when all is closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at an address; raises a PortError if there can be none."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        both = family == socket.AF_INET6 and host == "::" and socket.has_dualstack_ipv6()
        return socket.create_server(address[:2], family=family, backlog=BACKLOG, dualstack_ipv6=both)
    except socket.gaierror as error:
        raise PortError(f"--host {host}: no such address ({error.strerror})") from None
    except OSError as error:
        raise PortError(f"{host} port {port}: {reason(error)}") from None


def reason(error: OSError) -> str:
    """Why one cannot listen, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return "another program uses it already; choose another port with --port (0 for any free one)"
    if error.errno == errno.EACCES:
        return "you may not use this port; choose one above 1023 with --port"
    if error.errno == errno.EADDRNOTAVAIL:
        return "this machine has no such address; --host 0.0.0.0 takes all it has"
    return error.strerror or str(error)
