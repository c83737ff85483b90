"""The API as an ASGI app, with the hall behind it. Errors become responses that say what was expected."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from threading import Thread

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from periplus import __version__
from periplus.games import GAMES
from periplus.server import (
    api_account,
    api_calls,
    api_elsewhere,
    api_files,
    api_lessons,
    api_library,
    api_lobby,
    api_play,
    api_puzzles,
    api_tables,
    garbage,
    health,
    streams,
)
from periplus.server.asking import answer
from periplus.server.documented import describe
from periplus.server.expiry import keep_expiring
from periplus.server.hall import Hall
from periplus.server.house import House
from periplus.server.refusals import Refused, unavailable
from periplus.server.settings import Settings
from periplus.server.tally import refuse
from periplus.server.workers import Workers
from periplus.store import Store
from periplus.text.words import LANGUAGES, Words

WARM_UP = 2.0  # seconds after the start: by then a server can afford to read ahead


def make_app(store: Store, settings: Settings) -> FastAPI:
    """The app over an open store. Its lifespan starts the workers, and wakes tables as they are due."""

    house = House(settings)  # here, so that a list of words that can't be read is told at once

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(store, Workers(settings.bot_workers), settings)
        app.state.hall, app.state.house = hall, house
        app.state.health = health.Health(store)
        await hall.open()
        tasks = [asyncio.create_task(hall.workers.change_over()), asyncio.create_task(garbage.keep_looking())]
        if settings.expire:
            tasks.append(asyncio.create_task(keep_expiring(hall, settings.expire)))
        asyncio.get_running_loop().call_later(WARM_UP, Thread(target=warm_up, daemon=True).start)
        yield
        for task in tasks:
            task.cancel()
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
    playing = (api_tables, api_play, api_lobby, api_account, api_elsewhere, api_calls, streams)
    for part in (*playing, api_library, api_lessons, api_puzzles, api_files, health):
        app.include_router(part.ROUTER)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, not_routed)
    app.add_exception_handler(Exception, failed)
    app.openapi = partial(describe, app)  # type: ignore[method-assign]
    return app


def warm_up() -> None:
    """Read every text before it is wanted: it takes seconds in all, and nobody should have to wait for it."""
    for language in LANGUAGES:
        for game in GAMES:
            Words(language, game)
    garbage.settle()


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return answer(refuse(request.scope, error).as_data(), error.status)


async def malformed(request: Request, error: Exception) -> Response:
    """The first thing wrong with a request: which field, and what was expected."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"][1:]) or "body"
    return await refused(request, Refused(400, "malformed", f"{field}: {first['msg']}"))


async def failed(request: Request, error: Exception) -> Response:
    """Something went wrong, and the log says what. If it was the store, it may be well again soon."""
    if isinstance(error, SQLAlchemyError | sqlite3.Error | OSError):
        return await refused(request, unavailable())
    return await refused(request, Refused(500, "failed", "the server failed; its log says why"))


async def not_routed(request: Request, error: Exception) -> Response:
    """No request of the API has this path, or not with this method."""
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "not_allowed"}.get(error.status_code, "refused")
    return await refused(request, Refused(error.status_code, code, str(error.detail)))
