"""What happens is seen for a moment, as a sign at its place on the board; a touch takes all signs away."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browsing import PHONE, Visitor, asked, click_any, needs_browser
from tests.test_browser_still import sit_down

pytestmark = needs_browser
Visit = Callable[..., Visitor]

# Of each sign what it says and the middle of its foot; of a spot its middle, not far below its head.
SIGNS = """() => [...document.querySelectorAll("[data-sign]")].map((sign) => {
    const { x, y, width, height } = sign.getBoundingClientRect();
    return { kind: sign.dataset.sign, text: sign.innerText.trim(), x: x + width / 2, y: y + height };
})"""
SPOT = """(name) => {
    const { x, y, width, height } = document.querySelector(`[data-spot="${name}"]`).getBoundingClientRect();
    return { x: x + width / 2, y: y + Math.min(height / 2, 40) };
}"""


def played(visitor: Visitor, rng: random.Random) -> dict[str, Any]:
    """Play until a card is laid at a god, which every turn brings; what is told of it."""
    while True:
        assert asked(visitor.page)
        told = len(visitor.table()["log"]) + visitor.table()["log_from"]
        click_any(visitor.page, rng, tap=True)
        table = visitor.table()
        fresh = table["log"][max(0, told - table["log_from"]) :]
        laid = [fact for fact in fresh if fact["kind"] == "influenced" and fact["text"].startswith("You")]
        if laid:
            return {arg["name"]: arg["value"] for arg in laid[0]["args"]}


def signs(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(SIGNS)
    return found


def test_what_happened_is_seen_where_it_happened_until_a_tap(visit: Visit) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.page.clock.install()
    sit_down(ada, "ithaca", 2)
    assert asked(ada.page)
    ada.page.clock.pause_at(ada.page.evaluate("Date.now()") / 1000 + 1)  # no sign goes by itself
    fact = played(ada, random.Random(3))
    ada.page.locator('[data-sign="card"]').first.wait_for()
    here = ada.page.evaluate(SPOT, f"god-{fact['god']}")
    seen = [
        sign for sign in signs(ada.page) if abs(sign["x"] - here["x"]) < 2 and abs(sign["y"] - here["y"]) < 2
    ]
    assert len(seen) == 1
    assert seen[0]["text"].endswith(str(fact["total"]))
    box = ada.page.locator("[data-still]").first.bounding_box()
    ada.page.touchscreen.tap(4, PHONE["height"] / 2)
    assert signs(ada.page) == []
    assert ada.page.locator("[data-still]").first.bounding_box() == box  # they took no room
