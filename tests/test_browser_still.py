"""The table holds still: the board stays where it is, whatever is asked; nothing is wider than the screen."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from periplus.games import GAMES
from tests.browsing import DESKTOP, PHONE, Visitor, asked, click_any, needs_browser
from tests.shares import share

pytestmark = needs_browser
Visit = Callable[..., Visitor]

SIZES = [PHONE, {"width": 768, "height": 1024}, DESKTOP, {"width": 1920, "height": 1080}]
QUESTIONS = 12
PATIENCE = 20  # looks, a tenth of a second apart
# Small phones, phones on their side, pages enlarged to 200 %, small tablets.
ODD = [(320, 568), (568, 320), (740, 360), (720, 450), (512, 384), (1024, 768), (1280, 720)]
LEAST = 0.55  # of a phone's screen, on one's own turn
# Where the pane and what is drawn in it lie; what has been scrolled in the pane does not count.
SETTLED = """
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const height = () => document.querySelector("main [data-still]").getBoundingClientRect().height;
    for (let same = 0, last = -1; same < 3; last = height()) {
        await frame();
        same = height() === last ? same + 1 : 0;
    }
"""
BOX = """() => {
    const pane = document.querySelector("main .board"), still = pane.querySelector("[data-still]");
    const box = (node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    };
    const [x, y, ...size] = box(still);
    return {
        pane: box(pane),
        drawn: [x, y + Math.round(pane.scrollTop), ...size],
        which: still.querySelector("svg")?.getAttribute("aria-label"),
        wide: document.documentElement.scrollWidth,
    };
}"""


def sit_down(visitor: Visitor, game: str, seats: int) -> None:
    """At a new table with the quickest of bots."""
    visitor.page.goto("/")
    body = json.dumps({"game": game, "seats": ["me", *["sailor"] * (seats - 1)], "player": "Ada"})
    headers = {"content-type": "application/json"}
    made = visitor.page.request.post("/api/tables", data=body, headers=headers)
    visitor.page.goto(f"/t/{made.json()['id']}")


def resize(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.wait_for_function("(width) => matchMedia(`(width: ${width}px)`).matches", arg=size["width"])
    page.evaluate(f"async () => {{ {SETTLED} }}")


def box(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(BOX)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_where_it_is_at_every_question(visit: Visit, game: str) -> None:
    ada = visit()
    sit_down(ada, game, GAMES[game].seats[0] + 1)
    rng = random.Random(8)
    boxes: dict[tuple[int, str], dict[str, Any]] = {}
    questions: set[str] = set()
    for _ in range(QUESTIONS):
        if not asked(ada.page):
            break
        questions.add(str(ada.table()["question"]))
        for size in SIZES:
            resize(ada.page, size)
            found = box(ada.page)
            assert found["wide"] <= size["width"]
            place = boxes.setdefault((size["width"], found["which"]), found)
            for _ in range(PATIENCE):  # after the window's size, the page may be a while in following
                if found != place:
                    ada.page.wait_for_timeout(100)
                    found = box(ada.page)
            assert found == place, (size, ada.table()["question"]["headline"])
        click_any(ada.page, rng)
    assert len(questions) > 4


@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_more_than_half_of_a_phone(visit: Visit, game: str) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    sit_down(ada, game, GAMES[game].seats[1])
    rng = random.Random(9)
    for _ in range(6):
        assert asked(ada.page)
        assert share(ada.page) >= LEAST
        click_any(ada.page, rng)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_the_screen(visit: Visit, game: str) -> None:
    """With the most players, in German."""
    ada = visit(locale="de-DE")
    sit_down(ada, game, GAMES[game].seats[1])
    rng = random.Random(10)
    for _ in range(4):
        assert asked(ada.page)
        for width, height in ODD:
            resize(ada.page, {"width": width, "height": height})
            assert ada.page.evaluate("() => document.documentElement.scrollWidth") <= width
            pane = ada.page.locator("main .board").first.bounding_box()
            assert pane
            assert pane["height"] >= min(0.4 * height, 200)
        click_any(ada.page, rng)
