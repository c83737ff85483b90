"""Two people in two browsers, a spectator, a server that dies, links that fail, in a real browser."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from periplus.server import messages
from tests.browsing import Json, Visitor, asked, choices, click_any, needs_browser, shoot
from tests.serving import Person, free_port, running

pytestmark = needs_browser
Visit = Callable[..., Visitor]


def invite(page: Page, game: str, name: str) -> str:
    """Make a table with friends; the link that it offers, which is its address."""
    page.goto(f"/new?game={game}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Make the table").click()
    return page.get_by_label("Invitation link").input_value()


def take_seat(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    take = page.get_by_role("button", name="Take a seat")
    take.click()
    take.wait_for(state="detached")


def test_two_people_at_one_table_each_see_their_own_cards_only(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    link = invite(ada.page, "ulysses", "Ada")
    take_seat(bruno.page, link, "Bruno")
    ada.page.get_by_role("button", name="Fill with bots and begin").click()
    rng = random.Random(1)
    for _ in range(14):
        for person in (ada, bruno):
            if choices(person.page).count():
                click_any(person.page, rng)
        ada.page.wait_for_timeout(300)
    seats = {ada: 0, bruno: 1}
    for person, seat in seats.items():
        messages = [message for message in person.tables() if message["status"] == "running"]
        assert len(messages) > 5
        for message in messages:
            assert message["viewer"] == message["view"]["viewer"] == seat
            others = [goals for other, goals in enumerate(message["view"]["goals"]) if other != seat]
            assert {goal["place"] for goals in others for goal in goals if not goal["shown"]} <= {-1}
            for fact in message["log"]:
                args = {arg["name"]: arg["value"] for arg in fact["args"]}
                if fact["kind"] in ("dealt_goal", "drew", "took_goal") and args["seat"] != seat:
                    assert args.get("place", args.get("card")) == -1
        shown = person.page.locator(".hand").first.inner_text()
        goals = own_goals(messages[-1])
        assert all(name in shown for name in goals)
    mine, theirs = (own_goals(person.table()) for person in seats)
    for name in set(mine) - set(theirs):
        assert name not in bruno.page.locator(".hand").first.inner_text()


def own_goals(message: Json) -> list[str]:
    """The names of this viewer's goals, from the words of the log that dealt them."""
    names = [fact["text"] for fact in message["log"] if fact["kind"] == "dealt_goal"]
    return [match[1] for text in names if (match := re.search(r"goal (\w+)", text))]


def test_a_spectator_sees_the_table_and_nothing_can_be_clicked(visit: Visit) -> None:
    ada, eve = visit(), visit()
    ada.play_now("ithaca")
    asked(ada.page)
    eve.page.goto(ada.page.url)
    eve.page.get_by_text("You are watching.", exact=False).first.wait_for()
    assert choices(eve.page).count() == 0
    assert all(message["viewer"] == -3 for message in eve.tables())
    assert all(message["view"]["hand"] is None for message in eve.tables())
    shoot(eve.page, "spectator-desktop")


def test_a_click_can_be_taken_back_in_one_click(visit: Visit) -> None:
    ada = visit()
    ada.play_now("ulysses")
    rng = random.Random(2)
    undo = ada.page.locator("[data-undo]")
    for _ in range(60):
        assert asked(ada.page)
        before = ada.table()
        click_any(ada.page, rng)
        ada.page.wait_for_function("() => !document.querySelector('main.busy')")
        if undo.count():
            break
    undo.click()
    expect(ada.page.locator("[data-asked]")).to_have_attribute("data-asked", before["question"]["headline"])
    assert ada.table()["choices"] == before["choices"]
    assert ada.table()["ply"] == before["ply"]


@pytest.mark.parametrize("words", [False, True], ids=["drawn", "in words"])
def test_a_hint_shows_the_best_choices_and_one_click_plays_it(visit: Visit, words: bool) -> None:
    ada = visit()
    ada.play_now("ithaca")
    assert asked(ada.page)
    if words:
        ada.page.get_by_role("button", name="Menu").click()
        ada.page.get_by_role("switch", name="The table in words").click()
        ada.page.keyboard.press("Escape")
    hint = ada.page.get_by_role("button", name="Hint")
    hint.focus()
    ada.page.keyboard.press("Enter")
    expect(hint).to_have_attribute("aria-expanded", "true")
    ada.page.get_by_text("The best choices, with your chances to win:").wait_for()
    before = ada.table()
    hinted = ada.page.locator("[data-hinted]")
    assert 1 <= hinted.count() <= 3
    code = hinted.first.get_attribute("data-hinted")
    assert code in [str(choice["code"]) for choice in before["choices"]]
    shoot(ada.page, f"hint-{'words' if words else 'drawn'}-desktop")
    with ada.page.expect_request(lambda request: "/decisions" in request.url) as sent:
        hinted.first.click()
    assert sent.value.post_data_json == {"ply": before["ply"], "codes": [int(code or -1)]}
    hinted.first.wait_for(state="detached")
    expect(hint).not_to_have_attribute("aria-expanded", "true")


def test_the_language_can_be_switched_at_any_moment_and_is_remembered(visit: Visit) -> None:
    ada = visit()
    ada.page.goto("/")
    ada.page.get_by_label("Language").select_option("it")
    expect(ada.page.get_by_role("button", name="Gioca subito")).not_to_have_count(0)
    ada.play_now("ithaca")
    asked(ada.page)
    assert ada.page.locator("html").get_attribute("lang") == "it"
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("dialog").locator("select:has(option[value=de])").select_option("de")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")


def test_the_seat_goes_along_to_another_device_by_a_link_that_works_once(visit: Visit) -> None:
    ada, phone, stranger = visit(), visit(), visit()
    ada.play_now("ithaca")
    asked(ada.page)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Continue on another device").click()
    link = ada.page.get_by_label("Link to your seat").input_value()
    shoot(ada.page, "device-desktop")
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Continue here").click()
    phone.page.wait_for_url("**/t/*")
    assert asked(phone.page)
    stranger.page.goto(link)
    stranger.page.get_by_role("button", name="Continue here").click()
    stranger.page.get_by_text("This link has been used already", exact=False).wait_for()
    shoot(stranger.page, "link-used-desktop")


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/nowhere", "Off the chart"),
        ("/t/nowhere", "No such table"),
        ("/t/nowhere/join/never", "Off the chart"),
        ("/t/nowhere/replay", "There is no table at this address"),
    ],
)
def test_a_wrong_address_leads_to_a_friendly_page_with_a_way_on(visit: Visit, path: str, words: str) -> None:
    ada = visit()
    ada.page.goto(path)
    ada.page.get_by_text(words, exact=False).first.wait_for()
    assert ada.page.locator('a[href="/"]').count() > 0
    shoot(ada.page, f"wrong{path.replace('/', '-')}-desktop")


def test_whoever_has_the_address_sits_down_with_one_button_and_later_watches(visit: Visit) -> None:
    ada, bruno, eve = visit(), visit(), visit()
    link = invite(ada.page, "ithaca", "Ada")
    assert link == ada.page.url
    bruno.page.goto(link)
    expect(bruno.page.locator("main").get_by_role("button")).to_have_count(1)
    expect(ada.page.locator("[data-watchers]")).to_have_attribute("data-watchers", "1")
    take_seat(bruno.page, link, "Bruno")
    expect(ada.page.get_by_text("Bruno").first).to_be_visible()
    expect(ada.page.locator("[data-watchers]")).to_have_count(0)
    bruno.page.get_by_label("Say something").fill("Here I am")
    bruno.page.keyboard.press("Enter")
    ada.page.get_by_text("Here I am").wait_for()
    ada.page.get_by_role("button", name="Fill with bots and begin").click()
    assert asked(ada.page)
    eve.page.goto(link)
    eve.page.get_by_text("You are watching.", exact=False).first.wait_for()
    assert eve.page.get_by_role("button", name="Take a seat").count() == 0
    expect(ada.page.locator("[data-watchers]")).to_have_attribute("data-watchers", "1")


def log_of(visitor: Visitor) -> list[Json]:
    """The log as a visitor's page has put it together from its messages."""
    log: list[Json] = []
    for message in visitor.tables():
        log = log[: message["log_from"]] + message["log"]
    return log


def plies(log: list[Json]) -> list[int]:
    """The ply of each line: what others see of it may be less."""
    return [line["ply"] for line in log]


def test_a_long_log_comes_in_pieces_and_is_whole_in_every_language(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "LAST_LINES", 3)
    ada, rng = visit(), random.Random(4)
    ada.play_now("journey")
    for _ in range(4):
        assert asked(ada.page)
        click_any(ada.page, rng)
    assert asked(ada.page)
    id = ada.page.url.rsplit("/", 1)[1]
    ada.page.reload()
    for language in ("en", "de"):
        if language == "de":
            ada.page.get_by_role("button", name="Menu", exact=True).click()
            ada.page.get_by_role("dialog").locator("select:has(option[value=de])").select_option("de")
        told = ada.page.request.get(f"/api/tables/{id}/log?lang={language}").json()["log"]
        assert len(told) > 6
        lines = ada.page.locator("ol > li", has_text=told[0]["text"])
        lines.first.wait_for(state="attached")


def test_the_page_goes_on_by_itself_when_the_server_was_killed_and_comes_back(
    browser: Browser, tmp_path: Path
) -> None:
    port = free_port()
    ada = Visitor(browser, f"http://127.0.0.1:{port}")
    rng = random.Random(4)
    with running(tmp_path, port) as server:
        ada.play_now("journey")
        for _ in range(4):
            assert asked(ada.page)
            click_any(ada.page, rng)
        ada.page.evaluate("() => { window.neverReloaded = true; }")
        server.kill()
        server.wait()
        ada.page.get_by_text("The connection is lost.", exact=False).wait_for()
        shoot(ada.page, "connection-lost-desktop")
    with running(tmp_path, port):
        ada.page.get_by_text("The connection is lost.", exact=False).wait_for(state="detached")
        for _ in range(4):
            assert asked(ada.page)
            click_any(ada.page, rng)
        assert ada.page.evaluate("() => window.neverReloaded")
        id = ada.page.url.rsplit("/", 1)[1]
        kept = Person(f"http://127.0.0.1:{port}")
        for _ in range(100):  # until the bots wait for her, and the last message has come
            seen, known = plies(log_of(ada)), plies(kept.log(id))
            if seen == known:
                break
            ada.page.wait_for_timeout(200)
        kept.close()
        assert seen == known
    ada.close()
