"""The page as it is served: from memory, compressed, cached, and at every address that it has."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.responses import PlainTextResponse

from periplus.server.page import Page

INDEX = b"<!doctype html><title>Periplus</title>" + b"<p>A table for voyage games.</p>" * 20
SCRIPT = b"export const answer = 42;\n" * 100
SPOT = bytes(range(64))
ROUTES = [
    "/",
    "/new",
    "/games?game=ithaca&opponent=Bruno",
    "/t/aB3-_x",
    "/t/aB3-_x/replay?ply=3&seat=1",
    "/device/code",
    "/rules/ulysses",
    "/api-docs",
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "icon.svg").write_bytes(b"<svg/>")
    (tmp_path / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "spot-3c4d.png").write_bytes(SPOT)
    return tmp_path


@pytest.fixture
def page(folder: Path) -> Page:
    return Page(PlainTextResponse("the app"), folder)


def ask(page: Page, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    names = {name.replace("_", "-"): value for name, value in headers.items()}

    async def asking() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(page), base_url="http://t") as browser:
            return await browser.request(method, path, headers=names)

    return asyncio.run(asking())


@pytest.mark.parametrize("path", ROUTES)
def test_every_address_of_the_page_is_answered_with_it(page: Page, path: str) -> None:
    answer = ask(page, path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t", "/t/a/b", "/t/a/join/b", "/rules", "/rules/a/b", "/new/", "/apidocs", "/../x"]
)
def test_the_page_itself_says_that_there_is_nothing_here(page: Page, path: str) -> None:
    answer = ask(page, path)
    assert (answer.status_code, answer.content) == (404, INDEX)


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/tables/t1/stream", "/api", "/healthz", "/livez", "/readyz"]
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_the_api_is_not_the_pages_business(page: Page, path: str, method: str) -> None:
    assert ask(page, path, method).text == "the app"


@pytest.mark.parametrize(
    ("path", "kind", "content"),
    [
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8", SCRIPT),
        ("/assets/spot-3c4d.png", "image/png", SPOT),
        ("/icon.svg", "image/svg+xml", b"<svg/>"),
    ],
)
def test_files_are_served_as_what_they_are(page: Page, path: str, kind: str, content: bytes) -> None:
    answer = ask(page, path)
    assert (answer.status_code, answer.headers["content-type"], answer.content) == (200, kind, content)


def test_files_named_for_their_contents_are_kept_for_good(page: Page) -> None:
    assert ask(page, "/assets/index-1a2b.js").headers["cache-control"].endswith("immutable")
    assert ask(page, "/icon.svg").headers["cache-control"] == "no-cache"


def test_a_file_of_an_older_page_is_gone(page: Page) -> None:
    answer = ask(page, "/assets/index-old.js")
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-cache")
    assert b"<" not in answer.content


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("deflate", False),
        ("gzip;q=0", False),
        ("gzip; q=0.00", False),
        ("", False),
    ],
)
def test_it_is_compressed_for_those_who_take_it(page: Page, accepted: str, packed: bool) -> None:
    answer = ask(page, "/", accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == ("gzip" if packed else None)
    assert int(answer.headers["content-length"]) == len(gzip.compress(INDEX) if packed else INDEX)
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.content == INDEX


def test_what_compression_does_not_shrink_is_sent_as_it_is(page: Page) -> None:
    answer = ask(page, "/assets/spot-3c4d.png", accept_encoding="gzip")
    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers


@pytest.mark.parametrize("accepted", ["gzip", ""])
def test_what_the_browser_has_is_not_sent_again(page: Page, accepted: str) -> None:
    tag = ask(page, "/", accept_encoding=accepted).headers["etag"]
    for tags in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        answer = ask(page, "/new", accept_encoding=accepted, if_none_match=tags)
        assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", tag)
    assert ask(page, "/", accept_encoding=accepted, if_none_match='"other"').status_code == 200
    assert ask(page, "/nowhere", accept_encoding=accepted, if_none_match=tag).status_code == 404


def test_plain_and_compressed_have_tags_of_their_own(page: Page) -> None:
    tags = {ask(page, "/", accept_encoding=accepted).headers["etag"] for accepted in ("gzip", "")}
    assert len(tags) == 2


def test_a_changed_page_has_another_tag(page: Page, folder: Path) -> None:
    (folder / "index.html").write_bytes(INDEX + b"!")
    later = Page(page.app, folder)
    assert ask(later, "/").headers["etag"] != ask(page, "/").headers["etag"]


def test_the_page_is_in_memory(page: Page, folder: Path) -> None:
    (folder / "index.html").unlink()
    assert ask(page, "/").content == INDEX


def test_head_is_get_without_the_body(page: Page) -> None:
    got, head = ask(page, "/"), ask(page, "/", "HEAD")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers == got.headers


def test_nothing_can_be_written_to_the_page(page: Page) -> None:
    answer = ask(page, "/", "POST")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


def test_a_page_that_was_not_built_says_what_to_do(tmp_path: Path) -> None:
    page = Page(PlainTextResponse("the app"), tmp_path / "page")
    assert not page.is_built
    answer = ask(page, "/t/aB3-_x")
    assert answer.status_code == 503
    assert "make page" in answer.text
    assert ask(page, "/api/games").text == "the app"
