"""The journal of a server: one line for each request and each event, for people or for programs.

No secret is written: the codes of device links are cut out of paths, and queries left out.
"""

import json
import logging
import re
import sys
import time
from datetime import UTC, datetime
from typing import TextIO

from sqlalchemy.exc import OperationalError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from periplus.server.tally import Tally, reason_in

LOGGER = logging.getLogger("periplus.server")
SECRET = re.compile(r"(/(?:devices?|mail)/).+", re.IGNORECASE | re.DOTALL)
TABLE = re.compile(r"/(?:api/tables|t)/([^/]+)")  # in the path of a request about a table
CLICK = "/decisions"  # how the path of a click ends
BATCH = 10.0  # seconds of clicks that get one line
LONGEST = 200  # characters of a path: no request may fill the journal


def open_journal(form: str, stream: TextIO | None = None) -> None:
    """Write the journal as `text` or `json`, including the warnings of uvicorn and of the MCP SDK."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLine() if form == "json" else TextLine())
    for name, level in {
        "periplus.server": logging.INFO,
        "uvicorn": logging.WARNING,
        "mcp": logging.WARNING,
    }.items():
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False


def note(event: str, fault: Exception | None = None, **facts: object) -> None:
    """Write down that something happened, or went wrong.

    Where in the code we noticed that the store is away is of no interest, and every request notices it.
    """
    shown = None if isinstance(fault, OperationalError) else fault
    LOGGER.log(logging.ERROR if fault else logging.INFO, event, exc_info=shown, extra={"facts": facts})


def reason_of(fault: Exception) -> str:
    """What went wrong, in one line."""
    return f"{type(fault).__name__}: {fault}".splitlines()[0]


class Clicks:
    """Clicks that were answered, in one line for all of some seconds: a line each would cost as much as the
    rules do."""

    def __init__(self) -> None:
        self.number = 0
        self.slowest = 0.0
        self.since = time.monotonic()

    def count(self, ms: float) -> None:
        self.number += 1
        self.slowest = max(self.slowest, ms)
        if time.monotonic() - self.since >= BATCH:
            self.write()

    def write(self) -> None:
        if self.number:
            note("clicks", number=self.number, ms=round(self.slowest, 1))
        self.number, self.slowest, self.since = 0, 0.0, time.monotonic()


class Journal:
    """Logs every request once it has been answered; an event stream when it ends, and clicks together."""

    def __init__(self, app: ASGIApp, tally: Tally | None = None) -> None:
        self.app = app
        self.tally = tally or Tally()
        self.clicks = Clicks()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status, ended = 0, False
        fault = None

        async def watch(message: Message) -> None:
            nonlocal status, ended
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                ended = not message.get("more_body", False)
            await send(message)

        click = scope["method"] == "POST" and scope["path"].endswith(CLICK)
        try:
            await self.app(scope, receive, watch)
        except Exception as error:
            fault = error
            if not ended:  # otherwise the client has its response, and may go on
                raise
        finally:
            seconds = time.perf_counter() - began
            self.tally.answer(status, reason_in(scope))
            if click and status == 200 and fault is None:
                self.tally.clicks.add(seconds)
                self.clicks.count(seconds * 1000)
            else:
                self.clicks.write()
                note("request", fault, **facts_of(scope, status, seconds, fault))


def facts_of(scope: Scope, status: int, seconds: float, fault: Exception | None) -> dict[str, object]:
    """What the line of a request says: about a table its id, and if it was refused or failed, why."""
    facts: dict[str, object] = {
        "method": scope["method"],
        "path": told(scope["path"]),
        "status": status,
        "ms": round(seconds * 1000, 1),
        "client": scope["client"][0] if scope.get("client") else "",
    }
    if found := TABLE.match(scope["path"]):
        facts["table"] = told(found[1])
    if reason := reason_of(fault) if fault else reason_in(scope):
        facts["reason"] = reason
    return facts


def told(path: str) -> str:
    """A path as it is written in the journal."""
    path = SECRET.sub(r"\1…", path)
    return path if len(path) <= LONGEST else path[:LONGEST] + "…"


class JsonLine(logging.Formatter):
    """A JSON object: time, level, event, and the facts of the event."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": clock(record), "level": record.levelname.lower(), "event": event_of(record)}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class TextLine(logging.Formatter):
    """A line to read: `2026-11-16T04:12:03.120+00:00 request GET /api/games 200 1.3 ms 127.0.0.1`."""

    def format(self, record: logging.LogRecord) -> str:
        parts = [clock(record), event_of(record)]
        facts = getattr(record, "facts", {})
        for name, value in facts.items():
            if name == "table" and "path" in facts:
                continue  # it is there already
            parts += [printable(value), "ms"] if name == "ms" else [printable(value)]
        if record.exc_info:
            parts.append("\n" + self.formatException(record.exc_info))
        return " ".join(parts)


def event_of(record: logging.LogRecord) -> str:
    return record.getMessage().strip()


def clock(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def printable(value: object) -> str:
    """Printable and on one line, whatever somebody put into a path."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in str(value))
