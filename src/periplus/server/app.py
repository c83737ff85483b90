"""The API as an ASGI app: the hall behind it, and every error as an answer that says what was expected."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from threading import Thread

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from periplus import __version__
from periplus.games import GAMES
from periplus.server import api_library, api_play, api_tables
from periplus.server.asking import answer
from periplus.server.documented import describe
from periplus.server.hall import Hall
from periplus.server.refusals import Refused
from periplus.server.settings import Settings
from periplus.server.workers import Workers
from periplus.store import Store
from periplus.text.words import LANGUAGES, Words

GARBAGE = (50_000, 20, 50)  # new objects before the young, the middle-aged, and all are looked through
WARM_UP = 2.0  # seconds after which a server has nothing better to do than to read ahead


def make_app(store: Store, settings: Settings) -> FastAPI:
    """The app over an open store. Its lifespan starts the bots and wakes the running tables."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(store, Workers(settings.bot_workers), settings.pace)
        app.state.hall = hall
        await hall.open()
        asyncio.get_running_loop().call_later(WARM_UP, Thread(target=warm_up, daemon=True).start)
        yield
        await hall.close()

    app = FastAPI(
        title="Periplus",
        version=__version__,
        description="Tables for voyage games. See docs/api.md for how to play over it.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # FastAPI's own page loads its parts from elsewhere; ours is at /api-docs
        redoc_url=None,
    )
    for router in (api_tables.ROUTER, api_play.ROUTER, api_library.ROUTER):
        app.include_router(router)
    app.add_api_route("/healthz", healthz, include_in_schema=False)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, unheard_of)
    app.openapi = partial(describe, app)  # type: ignore[method-assign]
    return app


def warm_up() -> None:
    """Read every text before it is wanted: that takes seconds in all, for which nobody should wait.

    What is in memory then stays there; looking through it for garbage again and again would stop
    everything for half a second each time.
    """
    for language in LANGUAGES:
        for game in GAMES:
            Words(language, game)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


async def healthz(request: Request) -> Response:
    """Whether the store answers."""
    hall: Hall = request.app.state.hall
    hall.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar_one())
    return answer({"status": "ok"})


async def refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return answer(error.as_data(), error.status)


async def malformed(_: Request, error: Exception) -> Response:
    """The first thing wrong with a request: which field, and what was expected."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"][1:]) or "body"
    return answer({"error": "malformed", "message": f"{field}: {first['msg']}"}, 400)


async def unheard_of(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "not_allowed"}.get(error.status_code, "refused")
    return answer({"error": code, "message": str(error.detail)}, error.status_code)
