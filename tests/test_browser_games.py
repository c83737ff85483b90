"""Whole games in a real browser, by clicks, by keyboard, in words and on a phone."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from periplus.games import GAMES
from tests.browsing import PHONE, Visitor, asked, choices, needs_browser, play_to_the_end, shoot

pytestmark = needs_browser
Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_from_the_home_page_to_the_result(visit: Visit, game: str) -> None:
    ada = visit()
    ada.play_now(game)
    assert asked(ada.page)
    shoot(ada.page, f"{game}-table-desktop")
    assert play_to_the_end(ada.page, random.Random(3)) > 10
    shoot(ada.page, f"{game}-result-desktop")
    last = ada.table()
    assert last["status"] == "over"
    assert ada.page.locator("#ending").inner_text() == last["question"]
    assert last["secret"] in ada.page.content()


def press(page: Page, rng: random.Random) -> None:
    """Go to a choice with the tab key, and press Enter on it."""
    stops = rng.randint(1, 4)
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.hasAttribute('data-code')"):
            stops -= 1
            if stops <= 0:
                break
    with page.expect_response(lambda response: "/decisions" in response.url):
        page.keyboard.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_played_with_the_keyboard_alone(visit: Visit, game: str) -> None:
    ada = visit()
    ada.play_now(game)
    rng = random.Random(5)
    for _ in range(12):
        assert asked(ada.page)
        press(ada.page, rng)
        ada.page.wait_for_function("() => !document.querySelector('main.busy')")
    assert ada.table()["ply"] > 12


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_words_can_be_played_by_keyboard_alone(visit: Visit, game: str) -> None:
    ada = visit()
    ada.context.add_init_script("localStorage.setItem('periplus', JSON.stringify({ text: true }))")
    ada.play_now(game)
    assert asked(ada.page)
    assert ada.page.locator("svg.board, .board svg").count() == 0
    shoot(ada.page, f"{game}-words-desktop")
    rng = random.Random(7)
    for _ in range(25):
        if asked(ada.page):
            press(ada.page, rng)
            ada.page.wait_for_function("() => !document.querySelector('main.busy')")
    assert ada.table()["ply"] > 25


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_a_phone_never_scrolls_sideways(visit: Visit, game: str) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    ada.play_now(game)
    rng = random.Random(11)
    for turn in range(12):
        assert asked(ada.page)
        assert ada.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
        if turn == 6:
            shoot(ada.page, f"{game}-table-phone")
        with ada.page.expect_response(lambda response: "/decisions" in response.url):
            found = choices(ada.page)
            found.nth(rng.randrange(found.count())).tap()
        ada.page.wait_for_function("() => !document.querySelector('main.busy')")
