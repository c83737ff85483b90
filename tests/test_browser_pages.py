"""Every page at both sizes, by day and by night: pictures to look at, and axe finds nothing serious."""

import random
from functools import cache
from time import monotonic, sleep

import pytest
from playwright.sync_api import Browser, expect

from periplus.games import GAMES, ours
from periplus.text.words import LANGUAGES
from tests.browsing import (
    DESKTOP,
    PHONE,
    Visitor,
    asked,
    needs_browser,
    play_some,
    serious,
    shoot,
)
from tests.serving import Person

SIZES = {"desktop": DESKTOP, "phone": PHONE}
LONG = 120  # seconds, for a whole game of bots
SHORT = 18_500 // 3  # pixels: a third of what the longest page of rules once had
PLIES = 3  # choices into a game, where there is something on the table

pytestmark = needs_browser


@cache
def finished(address: str, game: str) -> str:
    """The id of a game that was played to its end, by a helmsman in Ada's place: so it does not take long."""
    ada, low = Person(address), GAMES[game].seats[0]
    table = ada.make(game, "me", *["helmsman"] * (low - 1), player="Ada")
    ada.post(f"/tables/{table['id']}/seat", level="helmsman")
    until = monotonic() + LONG
    while table["status"] != "over":
        assert monotonic() < until, table["ply"]
        sleep(0.1)
        table = ada.table(table["id"])
    ada.close()
    return str(table["id"])


PAGES = {
    "home": "/",
    "new": "/new?game=ulysses",
    "api": "/api-docs",
    "games": "/games",
    "missing": "/nowhere",
    **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
    **{f"learn-{game}": f"/learn/{game}" for game in ours()},
    **{f"replay-{game}": f"/t/{{{game}}}/replay?ply=60" for game in GAMES},
    **{f"result-{game}": f"/t/{{{game}}}" for game in GAMES},
}


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "light"), ("phone", "dark")])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_looks_right_and_axe_finds_nothing_serious(
    browser: Browser, address: str, name: str, size: str, scheme: str
) -> None:
    path = PAGES[name].format(
        **{game: finished(address, game) for game in GAMES if f"{{{game}}}" in PAGES[name]}
    )
    visitor = Visitor(browser, address, viewport=SIZES[size], color_scheme=scheme)
    visitor.page.goto(path, wait_until="networkidle" if not name.startswith("result") else "load")
    visitor.page.locator("h1, h2").first.wait_for()
    visitor.page.wait_for_timeout(300)
    shoot(visitor.page, f"{name}-{size}-{scheme}")
    assert serious(visitor) == []
    assert visitor.page.evaluate("() => document.documentElement.scrollWidth") <= SIZES[size]["width"]
    assert visitor.errors == []
    visitor.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_words_on_a_phone_has_nothing_serious(browser: Browser, address: str, game: str) -> None:
    """At the other tables test_browser_games.py looks, in the middle of its games."""
    visitor = Visitor(browser, address, viewport=PHONE, color_scheme="dark")
    visitor.context.add_init_script("localStorage.setItem('periplus', JSON.stringify({ text: true }))")
    visitor.play_now(game)
    play_some(visitor.page, random.Random(6), PLIES)
    shoot(visitor.page, f"middle-{game}-phone-words")
    assert serious(visitor) == []
    visitor.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_short_on_a_phone_until_they_are_unfolded(
    browser: Browser, address: str, game: str, language: str
) -> None:
    visitor = Visitor(browser, address, viewport=PHONE, locale=language)
    page = visitor.page
    page.goto(f"/rules/{game}", wait_until="networkidle")
    height = page.evaluate("() => document.documentElement.scrollHeight")
    print(f"rules of {game} in {language}: {height} px")
    assert 2000 < height < SHORT
    assert page.locator("details[open]").count() == 0
    assert page.locator("main section [data-plate]").count() == page.locator("main section").count() - 1
    page.goto(f"/rules/{game}#{next(iter(GAMES[game].rule_ids()))}")
    page.locator("details[open]").first.wait_for()
    visitor.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_card_beside_the_board_is_one_key_or_tap_away(
    browser: Browser, address: str, game: str, size: str
) -> None:
    visitor = Visitor(
        browser, address, viewport=SIZES[size], color_scheme="dark" if size == "phone" else "light"
    )
    visitor.play_now(game)
    assert asked(visitor.page)
    card = visitor.page.get_by_role("dialog", name="The turn and its costs")
    visitor.page.keyboard.press("?")
    expect(card.get_by_role("listitem")).to_have_count(6)
    assert card.get_by_role("row").count() >= 5
    shoot(visitor.page, f"card-{game}-{size}")
    assert serious(visitor) == []
    visitor.page.keyboard.press("?")
    expect(card).to_have_count(0)
    visitor.page.get_by_role("button", name="The turn and its costs").click()
    expect(card).to_be_visible()
    visitor.close()


def test_the_first_load_is_light(browser: Browser, address: str) -> None:
    """All covers, one language and both faces: less than 200 kB over the wire."""
    visitor = Visitor(browser, address)
    loaded: list[int] = []
    network = visitor.context.new_cdp_session(visitor.page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: loaded.append(int(event["encodedDataLength"])))
    visitor.page.goto("/", wait_until="networkidle")
    total = sum(loaded)
    print(f"first load: {total / 1000:.0f} kB in {len(loaded)} requests")
    assert 10_000 < total < 200_000
    faces = "() => [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)"
    assert sorted(set(visitor.page.evaluate(faces))) == ["Alegreya", "Source Sans"]
    visitor.close()
