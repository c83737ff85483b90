"""A game that the page was built without, in a real browser: the text table, from home to replay."""

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browsing import PHONE, Visitor, asked, needs_browser, play_to_the_end, shoot
from tests.installing import pebbles_installed
from tests.serving import serving

pytestmark = needs_browser
Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("foreign")
    with pebbles_installed(folder / "packages"), serving(folder) as address:
        yield address


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_it_is_played_to_its_end_and_replayed(visit: Visit, size: dict[str, int] | None) -> None:
    ada = visit(viewport=size) if size else visit()
    page = ada.page
    ada.play_now("pebbles")
    assert asked(page)
    expect(page.get_by_role("button", name="Take 1 pebble")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    shoot(page, f"foreign-{'phone' if size else 'desktop'}")
    assert play_to_the_end(page, random.Random(1)) > 0
    expect(page.locator("#ending")).to_have_text("The game is over.")
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text("Heap: 9")).to_be_visible()


def test_it_speaks_the_language_of_the_page_where_it_can(visit: Visit) -> None:
    page = visit(locale="it-IT").page
    page.goto("/rules/pebbles")
    expect(page.get_by_role("heading", level=1)).to_have_text("Sassolini")
    expect(page.get_by_role("link", name="Sassolini")).to_be_visible()
    page.goto("/new?game=pebbles")
    expect(page.get_by_role("radio", name="Sassolini")).to_be_checked()
    seat = page.get_by_role("combobox", name="Posto 2")
    assert seat.locator("option").evaluate_all("all => all.map((each) => each.value)") == [
        "me",
        "open",
        "sailor",
    ]
