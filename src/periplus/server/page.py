"""The page as `make page` built it: held in memory, compressed once, cached as long as it may be."""

import gzip
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

FOLDER = Path(__file__).with_name("page")
INDEX = "/index.html"
ASSETS = "/assets/"  # a hash of the contents is in their names, so they never change
NOT_OURS = re.compile(r"/(?:api/.*|api|healthz)", re.DOTALL)
ROUTE = re.compile(r"/|/new|/t/[^/]+(?:/join/[^/]+|/replay)?|/device/[^/]+|/rules/[^/]+|/api-docs")
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

    @classmethod
    def read(cls, file: Path, path: str) -> "Sheet":
        plain = file.read_bytes()
        packed = gzip.compress(plain, mtime=0)
        return cls(
            KINDS.get(file.suffix, "application/octet-stream"),
            "public, max-age=31536000, immutable" if path.startswith(ASSETS) else "no-cache",
            plain,
            packed if len(packed) < 0.9 * len(plain) else plain,
            hashlib.sha256(plain).hexdigest()[:32],
        )

    def answer(self, wanted: Headers, status: int) -> Response:
        """The file as the browser accepts it, or 304 if it has it already."""
        packs = self.packed is not self.plain
        pack = packs and takes_gzip(wanted.get("accept-encoding", ""))
        tag = f'"{self.digest}-gzip"' if pack else f'"{self.digest}"'
        headers = {"cache-control": self.cache, "etag": tag} | ({"vary": "accept-encoding"} if packs else {})
        if status == 200 and has(wanted.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        headers |= {"content-encoding": "gzip"} if pack else {}
        return Response(self.packed if pack else self.plain, status, headers, self.kind)


class Page:
    """Serves the page and its files; requests for the API go on to the app."""

    def __init__(self, app: ASGIApp, folder: Path = FOLDER) -> None:
        self.app = app
        self.sheets = read_sheets(folder)

    @property
    def is_built(self) -> bool:
        return INDEX in self.sheets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or NOT_OURS.fullmatch(scope["path"]):
            await self.app(scope, receive, send)
            return
        answer = self.answer(scope["method"], scope["path"], Headers(scope=scope))
        await answer(scope, receive, send)

    def answer(self, method: str, path: str, wanted: Headers) -> Response:
        if method not in ("GET", "HEAD"):
            return PlainTextResponse("Method Not Allowed\n", 405, {"allow": "GET, HEAD"})
        if path in self.sheets:
            return self.sheets[path].answer(wanted, 200)
        if path.startswith(ASSETS):
            return PlainTextResponse("Not Found\n", 404, {"cache-control": "no-cache"})
        if not self.is_built:
            return HTMLResponse(NOT_BUILT, 503, {"cache-control": "no-store"})
        # The page itself says that there is nothing here, in the visitor's language.
        return self.sheets[INDEX].answer(wanted, 200 if ROUTE.fullmatch(path) else 404)


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
