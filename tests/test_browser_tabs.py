"""Many tabs of one browser, which has six connections to a server: they share one stream."""

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from periplus.server.tally import Tally
from tests.browsing import Json, Visitor, asked, click_any, needs_browser
from tests.serving import SOON, serving

pytestmark = needs_browser
TABLES = 8


class Tabs:
    """A tab for each of many tables, and one more at the last of them."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.tables = [self.make() for _ in range(TABLES)]
        self.pages = [self.open(table) for table in [*self.tables, self.tables[-1]]]
        self.rng = random.Random(1)

    def make(self) -> str:
        wanted = {"game": "ulysses", "seats": ["me", "sailor", "sailor"]}
        made: Json = self.visitor.context.request.post("/api/tables", data=wanted).json()
        return str(made["id"])

    def open(self, table: str) -> Page:
        page = self.visitor.context.new_page()
        page.on("pageerror", lambda error: self.visitor.errors.append(str(error)))
        page.goto(f"/t/{table}")
        assert asked(page)
        return page

    def question(self, page: Page) -> str:
        """What is asked at the table of a tab, as the server has it."""
        id = page.url.rpartition("/")[2]
        table: Json = self.visitor.context.request.get(f"/api/tables/{id}").json()
        return str(table["question"]["headline"])

    def click(self, at: Page, seen_by: list[Page]) -> None:
        """Click in one of them until another question is asked; it is seen by all."""
        before = self.question(at)
        while self.question(at) == before:
            assert asked(at)
            click_any(at, self.rng)
        assert asked(at)
        for page in seen_by:
            expect(page.locator("[data-asked]")).to_have_attribute("data-asked", self.question(at))


@contextmanager
def tabs(browser: Browser, address: str) -> Iterator[Tabs]:
    visitor = Visitor(browser, address)
    yield Tabs(visitor)
    assert visitor.errors == []
    visitor.close()


def settle(tally: Tally, streams: int) -> None:
    """Wait until so many streams are open: one that is replaced is closed a moment later."""
    until = time.monotonic() + SOON
    while tally.streams != streams and time.monotonic() < until:
        time.sleep(0.05)
    assert tally.streams == streams


def test_many_tabs_share_one_stream_and_a_click_in_one_is_seen_by_all_at_the_table(
    browser: Browser, tmp_path: Path
) -> None:
    tally = Tally()
    with serving(tmp_path, tally=tally) as address, tabs(browser, address) as many:
        settle(tally, 1)
        *_, last, twin = many.pages
        many.click(last, [last, twin])
        many.click(many.pages[3], [many.pages[3]])
        settle(tally, 1)
        many.pages[0].close()  # it was the first, and led
        settle(tally, 1)
        many.click(twin, [last, twin])
        settle(tally, 1)
        many.visitor.context.close()
        settle(tally, 0)
