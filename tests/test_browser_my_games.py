"""My games in a real browser: found by opponent and game, a page at a time, with keys alone."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from periplus.store import Store
from tests.browsing import PHONE, Visitor, needs_browser, serious, shoot
from tests.serving import serving
from tests.test_my_games import TOKEN, keep

pytestmark = needs_browser
GAMES = 30


@pytest.fixture
def ada(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody on a phone who has played often."""
    with closing(Store(f"sqlite:///{tmp_path / 'tables.db'}")) as store:
        for number in range(GAMES):
            keep(store, number)
    with serving(tmp_path) as address:
        visitor = Visitor(browser, address, viewport=PHONE, color_scheme="dark")
        visitor.context.add_cookies([{"name": "periplus", "value": TOKEN, "url": address}])
        yield visitor
        visitor.close()


def test_all_my_games_are_there_and_can_be_searched(ada: Visitor) -> None:
    ada.page.goto("/")
    expect(ada.page.locator("li")).to_have_count(3)
    ada.page.get_by_role("link", name="All my games").click()
    rows = ada.page.locator("li")
    expect(rows).to_have_count(20)
    ada.page.get_by_role("button", name="Show more").focus()
    ada.page.keyboard.press("Enter")
    expect(rows).to_have_count(GAMES)
    expect(rows.nth(20).locator("a").first).to_be_focused()
    expect(ada.page.get_by_role("button", name="Show more")).to_have_count(0)
    expect(rows.first).to_contain_text("your place: 3 of 3")

    ada.page.get_by_label("Played with").fill("chloe")
    expect(rows).to_have_count(GAMES // 3)
    expect(ada.page).to_have_url(re.compile(r"/games\?opponent=chloe$"))
    shoot(ada.page, "my-games-phone")
    assert serious(ada) == []
    ada.page.get_by_role("combobox", name="Game").select_option("journey")
    expect(ada.page.get_by_text("No game fits.")).to_have_count(2)
    ada.page.go_back()
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("A table for voyage games")
    assert ada.errors == []
