"""After the game in a browser: playing on, records brought in, puzzles, paper, and other people's pages."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from periplus.arena.puzzle import puzzles_of
from tests.browsing import PHONE, SHOTS, Visitor, needs_browser, serious
from tests.serving import QUICK, Person, serving

pytestmark = needs_browser
RECORD = next((Path(__file__).parents[1] / "src/periplus/games/ulysses/records").glob("4-revised.voyage"))


@pytest.fixture(scope="module")
def table(address: str) -> str:
    """A finished game, brought in from its record."""
    ada = Person(address)
    brought = ada.post("/records", record=json.loads(RECORD.read_text()), expect=201)
    ada.close()
    return str(brought["id"])


def fits(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_finished_game_is_played_on_from_where_one_looks(table: str, visit: Callable[..., Visitor]) -> None:
    ada = visit()
    page = ada.page
    page.goto(f"/t/{table}/replay?ply=200&seat=1")
    page.locator("[data-origin]", has_text="in a file").wait_for()
    fork = page.locator("[data-fork]")
    fork.get_by_label("Your seat").select_option(index=1)
    fork.get_by_label("The others").select_option("sailor")
    assert serious(ada) == []
    fork.screenshot(path=SHOTS / "fork-desktop.png")
    fork.locator("[data-fork-start]").click()
    page.wait_for_url(lambda url: "/replay" not in url)
    page.locator("[data-origin]", has_text="decision 200").wait_for()
    page.screenshot(path=SHOTS / "fork-table.png")
    page.get_by_role("link", name="The other game").click()
    page.wait_for_url(f"**/t/{table}/replay?ply=200&seat=1")
    page.locator("[data-fork] li", has_text="From decision 200").wait_for()


def test_a_record_is_pasted_and_a_broken_one_is_explained(visit: Callable[..., Visitor]) -> None:
    ada = visit(viewport=PHONE)
    page = ada.page
    page.goto("/games")
    page.locator("[data-bring] summary").click()
    page.get_by_label("or its text").fill('{"format": 1')
    page.locator("[data-open]").click()
    page.get_by_text("This is no record").wait_for()
    page.get_by_label("or its text").fill('{"format": 1}')
    page.locator("[data-open]").click()
    page.get_by_text("can’t be opened").wait_for()
    assert fits(ada)
    page.screenshot(path=SHOTS / "bring-phone.png", full_page=True)
    page.get_by_label("A file").set_input_files(RECORD)
    page.wait_for_url("**/replay*")


def test_a_puzzle_is_solved_remembered_and_explained(visit: Callable[..., Visitor]) -> None:
    puzzle = puzzles_of("ulysses")[0]
    ada = visit()
    page = ada.page
    page.goto("/puzzles")
    page.locator("[data-puzzles=ulysses] [data-today]").wait_for()
    page.screenshot(path=SHOTS / "puzzles-desktop.png", full_page=True)
    page.goto(f"/puzzles/ulysses/{puzzle.id}")
    card = page.locator("[data-puzzle]")
    card.get_by_role("heading", name="What is best here?").wait_for()
    page.screenshot(path=SHOTS / "puzzle-desktop.png")
    assert not any('"best"' in text for text in ada.received)
    answer = f"/puzzles/ulysses/{puzzle.id}/answer"
    wrong = page.evaluate(f"fetch('/api{answer}?code={puzzle.other}').then(found => found.json())")
    assert wrong == {"right": False, "solution": None}
    card.locator("[data-show]").click()
    card.locator("[data-solution]").wait_for()
    assert serious(ada) == []
    page.screenshot(path=SHOTS / "puzzle-solution.png")
    page.goto("/puzzles/ulysses")
    expect(page.locator("[data-outcome=seen]")).to_have_count(1)


@pytest.mark.parametrize("locale", ["it-IT", "fr-FR", "de-DE"])
def test_puzzles_fit_a_phone_in_the_dark_in_every_language(
    visit: Callable[..., Visitor], locale: str
) -> None:
    puzzle = puzzles_of("journey")[0]
    ada = visit(viewport=PHONE, color_scheme="dark", locale=locale)
    ada.page.goto("/puzzles/journey")
    ada.page.locator("[data-puzzles] ol").wait_for()
    assert fits(ada)
    ada.page.goto(f"/puzzles/journey/{puzzle.id}")
    ada.page.locator("[data-show]").click()
    ada.page.locator("[data-solution]").wait_for()
    assert fits(ada)
    ada.page.screenshot(path=SHOTS / f"puzzle-phone-{locale[:2]}.png")


def test_a_finished_game_goes_on_paper(table: str, visit: Callable[..., Visitor]) -> None:
    ada = visit(color_scheme="dark")
    ada.page.goto(f"/t/{table}/print")
    ada.page.locator("[data-print] ol li").first.wait_for()
    paper = ada.page.pdf(path=SHOTS / "print.pdf", format="A4", print_background=True)
    assert paper.startswith(b"%PDF")
    assert paper.count(b"/Type /Page\n") + paper.count(b"/Type /Page ") + paper.count(b"/Type /Page/") >= 2
    ada.page.emulate_media(media="print")
    assert not ada.page.get_by_role("button", name="Print").is_visible()
    ada.page.screenshot(path=SHOTS / "print.png", full_page=True)


# Within somebody else's page


@contextmanager
def elsewhere(inside: str) -> Iterator[str]:
    """Another site, with a page that has this address in a frame."""

    class Blog(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = f'<!doctype html><iframe src="{inside}" width="900" height="700"></iframe>'.encode()
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    site = HTTPServer(("127.0.0.1", 0), Blog)
    thread = threading.Thread(target=site.serve_forever)
    thread.start()
    yield f"http://localhost:{site.server_port}"
    site.shutdown()
    thread.join()
    site.server_close()


def test_replays_and_nothing_else_are_shown_elsewhere_where_the_host_allows_it(
    tmp_path: Path, browser: Browser
) -> None:
    with serving(tmp_path, replace(QUICK, embed=("*",))) as address:
        person = Person(address)
        id = person.post("/records", record=json.loads(RECORD.read_text()), expect=201)["id"]
        person.close()
        ada = Visitor(browser, address)
        with elsewhere(f"{address}/t/{id}/embed?ply=40") as blog:
            ada.page.goto(blog)
            frame = ada.page.frame_locator("iframe")
            frame.locator("[data-embed] .controls").wait_for()
            frame.get_by_role("link", name="Open on Periplus").wait_for()
            ada.page.screenshot(path=SHOTS / "embedded.png")
        with elsewhere(f"{address}/t/{id}/replay") as blog:
            ada.page.goto(blog)
            ada.page.wait_for_timeout(500)
            assert ada.page.frame_locator("iframe").locator("main").count() == 0
        ada.close()
