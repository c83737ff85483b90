"""Whole games in a real browser: by clicks, by keyboard, in words, on a phone; in the middle axe looks."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from periplus.games import GAMES
from tests.browsing import (
    MOST_CLICKS,
    PHONE,
    Visitor,
    asked,
    click_any,
    needs_browser,
    play_some,
    play_to_the_end,
    sending,
    serious,
    shoot,
)

pytestmark = needs_browser
Visit = Callable[..., Visitor]
MIDDLE = 12  # choices into a game, where there is something on the table


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_from_the_home_page_to_the_result(visit: Visit, game: str) -> None:
    ada = visit()
    ada.play_now(game)
    assert asked(ada.page)
    shoot(ada.page, f"{game}-table-desktop")
    rng = random.Random(3)
    assert play_some(ada.page, rng, MIDDLE) > 1
    shoot(ada.page, f"middle-{game}-desktop-drawn")
    assert serious(ada) == []
    play_to_the_end(ada.page, rng)
    shoot(ada.page, f"{game}-result-desktop")
    last = ada.table()
    assert last["status"] == "over"
    assert ada.page.locator("#ending").inner_text() == last["question"]["headline"]
    assert last["secret"] in ada.page.content()


def press(page: Page, rng: random.Random) -> None:
    """Go to a choice with the tab key and press Enter on it, and so on until it is confirmed."""
    with sending(page) as sent:
        for _ in range(MOST_CLICKS):
            if page.locator("[data-confirm]:visible").count():
                go_to(page, "data-confirm", 1)
            else:
                go_to(page, "data-code", rng.randint(1, 4))
            page.keyboard.press("Enter")
            if sent():
                return


def press_some(visitor: Visitor, rng: random.Random) -> None:
    """Play into the middle of a game, up to the next choice, by the tab key and Enter."""
    for _ in range(MIDDLE):
        if not asked(visitor.page):
            break  # among hasty bots some games of Ithaca are over as soon as that
        press(visitor.page, rng)
    asked(visitor.page)
    assert visitor.table()["ply"] > MIDDLE


def go_to(page: Page, mark: str, stops: int) -> None:
    """With the tab key, to one of the next things that are marked so."""
    for _ in range(200):
        page.keyboard.press("Tab")
        stops -= page.evaluate(f"() => Number(document.activeElement?.hasAttribute('{mark}'))")
        if stops <= 0:
            return


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_played_with_the_keyboard_alone(visit: Visit, game: str) -> None:
    ada = visit()
    ada.play_now(game)
    press_some(ada, random.Random(5))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_words_can_be_played_by_keyboard_alone(visit: Visit, game: str) -> None:
    ada = visit(color_scheme="dark")
    ada.context.add_init_script("localStorage.setItem('periplus', JSON.stringify({ text: true }))")
    ada.play_now(game)
    assert asked(ada.page)
    assert ada.page.locator("svg.board, .board svg").count() == 0
    shoot(ada.page, f"{game}-words-desktop")
    press_some(ada, random.Random(7))
    assert serious(ada) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_a_phone_never_scrolls_sideways(visit: Visit, game: str) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    ada.play_now(game)
    rng = random.Random(11)
    for turn in range(MIDDLE):
        if not asked(ada.page):
            break
        assert ada.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
        if turn == 6:
            shoot(ada.page, f"{game}-table-phone")
        click_any(ada.page, rng, tap=True)
        ada.page.wait_for_function("() => !document.querySelector('main.busy')")
    asked(ada.page)
    assert serious(ada) == []
