"""Looking from another place on the map of Ulysses: seen as such, and over by itself."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browsing import DESKTOP, PHONE, Visitor, asked, click_any, needs_browser, shoot
from tests.test_browser_still import sit_down

pytestmark = needs_browser
Visit = Callable[..., Visitor]


def routes(goals: list[Any], place: int) -> dict[int, str]:
    """How far each goal is from a place, as the server tells it."""
    return {goal["place"]: str(goal["ways"][place]).replace("-1", "×") for goal in goals}


def drawn(page: Page, goals: list[Any]) -> dict[int, str]:
    """How far each goal is, as the map shows it."""
    places = [goal["place"] for goal in goals]
    return {at: page.locator(f'[data-spot="{at}"] .badge text').text_content() or "" for at in places}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_distances_count_from_another_place_until_one_looks_away(visit: Visit, size: dict[str, int]) -> None:
    ada = visit(viewport=size)
    sit_down(ada, "ulysses", 3)
    assert asked(ada.page)
    view = ada.table()["view"]
    goals = [goal for goal in view["goals"][view["viewer"]] if not goal["shown"]]
    far = next(at for at in range(len(view["away"])) if view["away"][at] > 2)
    here, there = routes(goals, view["ship"]), routes(goals, far)
    assert here != there

    def look() -> None:
        ada.page.locator(f'[data-thing="place:{far}"]').click()
        assert drawn(ada.page, goals) == here  # a click alone changes nothing
        ada.page.locator(".look button").click()
        expect(ada.page.locator(".look")).to_contain_text("Distances from")

    look()
    assert drawn(ada.page, goals) == there
    shoot(ada.page, f"ulysses-look-{size['width']}")
    ada.page.keyboard.press("Escape")
    assert ada.page.locator(".look").count() == 0
    assert drawn(ada.page, goals) == here
    look()
    click_any(ada.page, random.Random(1))
    expect(ada.page.locator(".look")).to_have_count(0)
