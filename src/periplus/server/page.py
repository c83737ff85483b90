"""The page as `make page` built it: held in memory, compressed once, cached as long as it may be."""

import gzip
import hashlib
import re
from dataclasses import dataclass, replace
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from periplus.server.previews import Previews

FOLDER = Path(__file__).with_name("page")
INDEX = "/index.html"
TITLE = b"<title>Periplus</title>"
HOUSE = "periplus"  # the picture of a link to what has none of its own
ASSETS = "/assets/"  # a hash of the contents is in their names, so they never change
NOT_OURS = re.compile(r"/(?:api/.*|api|mcp|healthz|livez|readyz)", re.DOTALL)
LETTER = re.compile("/mail/([^/]+)")
ROUTE = re.compile(
    r"/|/new|/games|/puzzles(?:/[^/]+(?:/[^/]+)?)?|/t/[^/]+(?:/(?:replay|print|embed))?|/device/[^/]+"
    r"|/mail/[^/]+|/rules/[^/]+|/learn/[^/]+(?:/[^/]+)?|/edit/[^/]+|/account|/profile/[^/]+|/api-docs"
)
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Periplus</title>
<h1>The page was not built</h1>
<p>Run <code>make page</code> and start the server again.</p>
</html>
"""


@dataclass(frozen=True)
class Sheet:
    """A file of the page, plain and compressed (or plain twice, if compressing gains nothing)."""

    kind: str
    cache: str
    plain: bytes
    packed: bytes
    digest: str

    vary: str = "accept-encoding"  # the headers of a request that what is sent depends on

    @classmethod
    def read(cls, file: Path, path: str) -> "Sheet":
        kind = KINDS.get(file.suffix, "application/octet-stream")
        cache = "public, max-age=31536000, immutable" if path.startswith(ASSETS) else "no-cache"
        return cls.of(file.read_bytes(), kind, cache)

    @classmethod
    def of(cls, plain: bytes, kind: str, cache: str) -> "Sheet":
        packed = gzip.compress(plain, mtime=0)
        digest = hashlib.sha256(plain).hexdigest()[:32]
        return cls(kind, cache, plain, packed if len(packed) < 0.9 * len(plain) else plain, digest)

    def titled(self, head: str) -> "Sheet":
        """The page with other tags in the place of its title."""
        plain = self.plain.replace(TITLE, head.encode(), 1)
        return replace(Sheet.of(plain, self.kind, self.cache), vary="accept-encoding, accept-language")

    def answer(self, wanted: Headers, status: int) -> Response:
        """The file as the browser accepts it, or 304 if it has it already."""
        packs = self.packed is not self.plain
        pack = packs and takes_gzip(wanted.get("accept-encoding", ""))
        tag = f'"{self.digest}-gzip"' if pack else f'"{self.digest}"'
        headers = {"cache-control": self.cache, "etag": tag} | ({"vary": self.vary} if packs else {})
        if status == 200 and has(wanted.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        headers |= {"content-encoding": "gzip"} if pack else {}
        return Response(self.packed if pack else self.plain, status, headers, self.kind)


class Page:
    """Serves the page and its files; requests for the API go on to the app."""

    def __init__(self, app: ASGIApp, folder: Path = FOLDER, previews: Previews | None = None) -> None:
        self.app = app
        self.sheets = read_sheets(folder)
        self.previews = previews

    @property
    def is_built(self) -> bool:
        return INDEX in self.sheets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (
            scope["type"] == "http"
            and scope["method"] == "POST"
            and (letter := LETTER.fullmatch(scope["path"]))
        ):
            # A program that reads mail: the same address is a page for people.
            scope = {**scope, "path": f"/api/mail/{letter[1]}/stop"}
        if scope["type"] != "http" or NOT_OURS.fullmatch(scope["path"]):
            await self.app(scope, receive, send)
            return
        answer = await self.answer(Request(scope))
        await answer(scope, receive, send)

    async def answer(self, asked: Request) -> Response:
        method, path, wanted = asked.method, asked.scope["path"], asked.headers
        if method not in ("GET", "HEAD"):
            return PlainTextResponse("Method Not Allowed\n", 405, {"allow": "GET, HEAD"})
        if path in self.sheets:
            return self.sheets[path].answer(wanted, 200)
        if path.startswith(ASSETS):
            return PlainTextResponse("Not Found\n", 404, {"cache-control": "no-cache"})
        if not self.is_built:
            return HTMLResponse(NOT_BUILT, 503, {"cache-control": "no-store"})
        if ROUTE.fullmatch(path):
            return (await self.index(path, asked)).answer(wanted, 200)
        # The page itself says that there is nothing here, in the visitor's language.
        return self.sheets[INDEX].answer(wanted, 404)

    async def index(self, path: str, asked: Request) -> Sheet:
        """The page, with a preview of what is at this address for programs that show links."""
        index, language = self.sheets[INDEX], asked.headers.get("accept-language")
        preview = await self.previews.of(path, language) if self.previews else None
        if preview is None:
            return index
        base = str(asked.base_url).rstrip("/")
        drawn = [f"/preview/{name}.png" for name in (preview.game, HOUSE)]
        picture = next((f"{base}{file}" for file in drawn if file in self.sheets), None)
        return index.titled(preview.head(base + path, picture))


def read_sheets(folder: Path) -> dict[str, Sheet]:
    """All files of the page by their paths; none if it was not built."""
    files = {f"/{file.relative_to(folder).as_posix()}": file for file in folder.rglob("*") if file.is_file()}
    return {path: Sheet.read(file, path) for path, file in files.items()}


def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding has gzip, and not just to decline it."""
    for coding in accepted.lower().split(","):
        name, _, weight = coding.replace(" ", "").partition(";q=")
        if name == "gzip":
            return not re.fullmatch(r"0(\.0*)?", weight)
    return False


def has(tags: str, tag: str) -> bool:
    """Whether an If-None-Match holds a tag; proxies mark some as weak."""
    return tags.strip() == "*" or tag in (held.strip().removeprefix("W/") for held in tags.split(","))
