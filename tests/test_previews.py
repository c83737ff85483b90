"""Links where they are shared: what is there, in words and a picture, and nothing of how a game stands."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from html import unescape
from pathlib import Path

import httpx
import pytest
from starlette.responses import PlainTextResponse

from periplus.games import GAMES
from periplus.server.page import TITLE, Page
from periplus.server.previews import Previews
from periplus.store import Seat, Store, Table, tables
from tests.browsing import ROOT

INDEX = b"<!doctype html><head><title>Periplus</title></head>" + b"<p>A table for voyage games.</p>" * 20
WICKED = "\"><script>alert('Ada')</script>&amp;"
OPEN = Table("open", "ithaca", 1, {}, "Friday", "it", 0, bytes(32), 1, 1.0, 1.0)
SEATS = [Seat(), Seat("Ada", "person"), Seat()]
PICTURES = ROOT / "web" / "public" / "preview"


@pytest.fixture
def page(tmp_path: Path, store_url: str) -> Iterator[Page]:
    folder = tmp_path / "page"
    (folder / "preview").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    for name in ("ithaca", "periplus"):
        (folder / "preview" / f"{name}.png").write_bytes(b"a picture")
    with closing(Store(store_url)) as store:
        for table in (
            OPEN,
            replace(OPEN, id="wicked", name=WICKED),
            replace(OPEN, id="running", started=2.0, name=""),
            replace(OPEN, id="over", started=2.0, ended=3.0, language="de", game="journey"),
            replace(OPEN, id="unknown", game="chess"),
        ):
            seats = [Seat(), Seat(WICKED, "person")] if table.name == WICKED else SEATS
            store.write(partial(tables.create, table=table, seats=seats, holders={})).result()
        yield Page(PlainTextResponse("the app"), folder, Previews(store))


def ask(page: Page, path: str, **headers: str) -> httpx.Response:
    names = {name.replace("_", "-"): value for name, value in headers.items()}

    async def asking() -> httpx.Response:
        transport = httpx.ASGITransport(page)
        async with httpx.AsyncClient(transport=transport, base_url="https://play.example") as browser:
            return await browser.get(path, headers={"accept-language": "", **names})

    return asyncio.run(asking())


def tags(text: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', text)
    return {name: unescape(content) for name, content in found}


@pytest.mark.parametrize(
    ("path", "language", "title", "text", "picture"),
    [
        ("/", "", "Periplus – a table for voyage games", "Voyages by sea", "periplus"),
        ("/", "fr-CH, en", "Periplus – une table pour jeux au long cours", "Voyages en mer", "periplus"),
        ("/rules/ithaca", "de", "Ithaca: die Regeln", "", "ithaca"),
        ("/rules/journey", "", "Journey to the Center of the Earth: the rules", "", "periplus"),
        ("/t/open", "de", "Ithaca · Friday", "Ada ti invita a una partita di Ithaca. 2 posti", "ithaca"),
        ("/t/running", "", "Ithaca", "Una partita di Ithaca è in corso. Puoi guardare.", "ithaca"),
        ("/t/over/replay", "", "Reise zum Mittelpunkt der Erde · Friday", "Eine Partie Reise", "periplus"),
    ],
)
def test_a_link_says_what_is_behind_it(
    page: Page, path: str, language: str, title: str, text: str, picture: str
) -> None:
    answer = ask(page, path, accept_language=language)
    found = tags(answer.text)
    assert answer.text.count("<title>") == 1
    assert f"<title>{title}</title>" in answer.text
    assert found["og:title"] == title
    assert found["description"] == found["og:description"]
    assert found["og:description"].startswith(text)
    assert found["og:description"] != ""
    assert found["og:url"] == f"https://play.example{path}"
    assert found["og:image"] == f"https://play.example/preview/{picture}.png"
    assert answer.headers["vary"] == "accept-encoding, accept-language"


def test_names_cannot_get_out_of_their_tags(page: Page) -> None:
    answer = ask(page, "/t/wicked")
    assert "<script" not in answer.text
    head = re.sub(r'<meta (name|property)="[^"<>]*" content="[^"<>]*" />', "", answer.text)
    assert '"' not in head
    assert WICKED in tags(answer.text)["og:title"]
    assert WICKED in tags(answer.text)["og:description"]


def test_a_host_that_somebody_made_up_cannot_either(page: Page) -> None:
    answer = ask(page, "/t/open", host='evil"><script>')
    assert "<script" not in answer.text


@pytest.mark.parametrize(
    "path", ["/t/nowhere", "/t/unknown", "/rules/chess", "/new", "/games", "/device/secret", "/api-docs"]
)
def test_where_there_is_nothing_to_tell_the_page_is_as_it_was_built(page: Page, path: str) -> None:
    assert ask(page, path).content == INDEX


def test_a_preview_is_not_sent_again_until_it_changes(page: Page) -> None:
    tag = ask(page, "/t/open").headers["etag"]
    assert ask(page, "/t/open", if_none_match=tag).status_code == 304
    assert ask(page, "/t/running", if_none_match=tag).status_code == 200


@pytest.mark.parametrize("name", ["periplus", *GAMES])
def test_every_picture_is_drawn_and_small(name: str) -> None:
    drawn = (PICTURES / f"{name}.png").read_bytes()
    assert drawn.startswith(b"\x89PNG")
    assert [int.from_bytes(drawn[at : at + 4], "big") for at in (16, 20)] == [1200, 630]
    assert len(drawn) < 60_000


def test_the_page_has_a_place_for_the_tags() -> None:
    assert (ROOT / "web" / "index.html").read_bytes().count(TITLE) == 1
