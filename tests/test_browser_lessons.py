"""The guided first game in a real browser: every lesson of every game, then a real game with its coach."""

import itertools
import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from periplus.games import ours
from periplus.text.lessons import coach, lessons
from periplus.text.words import LANGUAGES, Words
from tests.browsing import (
    DESKTOP,
    MOST_CLICKS,
    PHONE,
    Json,
    Visitor,
    asked,
    click_any,
    needs_browser,
    sending,
    shoot,
)

pytestmark = needs_browser
Visit = Callable[..., Visitor]
SIZES: dict[str, Json] = {"360": {"viewport": PHONE, "has_touch": True}, "1440": {"viewport": DESKTOP}}


READY = "main:not(.busy) :is([data-go-on], [data-next], [data-play-real], .pointed)"
SEEN = """() => ({
    done: [...document.querySelectorAll("[data-do]")].map((step) => step.innerText),
    width: document.documentElement.scrollWidth,
    last: document.querySelector("[data-play-real]") !== null,
})"""


def settled(page: Page) -> None:
    """Wait for a step to be there, with something to click."""
    page.locator(READY).filter(visible=True).first.wait_for()


def go_on(page: Page) -> None:
    """Do what the step wants: press its button, or click what is pointed out, until the choice is made."""
    with sending(page, "/api/lessons/") as sent:
        for _ in range(MOST_CLICKS):
            page.locator(READY).filter(visible=True).first.click()
            if sent():
                break
    settled(page)


# Where it is narrow, each game in two languages; where it is wide, in the one with the longest words.
NARROW = zip(itertools.cycle(ours()), (*LANGUAGES, "de", "en"))


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [*((game, "360", language) for game, language in NARROW), *((game, "1440", "de") for game in ours())],
)
def test_a_whole_guided_game(visit: Visit, game: str, size: str, language: str) -> None:
    ada = visit(locale=language, new=True, **SIZES[size])
    page, words = ada.page, Words(language, game)
    page.goto("/")
    page.locator(f'[data-learn="{game}"]').click()
    page.wait_for_url(f"**/learn/{game}")
    settled(page)
    seen: list[str] = []
    while True:
        now = page.evaluate(SEEN)
        seen += now["done"]
        assert now["width"] <= int(size)
        if now["last"]:
            break
        go_on(page)
    shoot(page, f"{game}-lesson-{size}-{language}")
    told = [words.say(lesson.id(step)) for lesson in lessons(game).values() for step in lesson.steps]
    assert list(dict.fromkeys(seen)) == list(dict.fromkeys(told))
    page.locator("[data-play-real]").click()
    page.wait_for_url("**/t/*")
    assert asked(page)
    page.locator("[data-coach]").wait_for()
    kept = json.loads(page.evaluate("() => localStorage.getItem('periplus-learning')"))[game]
    assert kept["finished"] == list(lessons(game))


def test_a_lesson_is_left_and_resumed_taken_back_and_repeated(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    page.goto("/learn/ulysses/debate")
    settled(page)
    for _ in range(4):
        go_on(page)
    before = page.locator("[data-step]").get_attribute("data-step")
    page.goto("/")
    page.goto("/learn/ulysses")  # where one was
    settled(page)
    assert page.locator("[data-step]").get_attribute("data-step") == before
    assert page.locator("[data-code]:visible").count() > 0
    header = page.locator("section.panel header button")
    header.nth(1).click()
    page.wait_for_function("() => document.querySelectorAll('[data-code].pointed').length > 0")
    header.nth(2).click()
    page.wait_for_function("() => document.querySelector('[data-step]').dataset.step === '0'")


def test_a_mistake_is_answered_with_what_the_rule_says(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    page.goto("/learn/ulysses/debate")
    settled(page)
    go_on(page)
    page.locator('[data-verb="agree"]').click()
    answer = page.locator("[data-mistake]")
    answer.wait_for()
    assert answer.inner_text() == Words("en", "ulysses").say("lesson-debate-object.agree")
    assert page.locator(".pointed:visible").count() > 0
    go_on(page)  # and the right click goes on
    answer.wait_for(state="detached")


def test_what_is_pointed_out_leads_on_from_a_selection_half_made(visit: Visit) -> None:
    ada = visit(**SIZES["360"])
    page = ada.page
    page.goto("/learn/journey/water")
    settled(page)
    while page.locator(".pointed[data-verb=give]").count() == 0:
        go_on(page)
    lesson = lessons("journey")["water"]
    wanted = next(step for step in lesson.steps if step.text == "give").clicks
    page.locator("[data-verb=give]:not(.pointed)").first.click()  # gold, which is to be kept
    out = page.locator("[data-out].pointed")
    out.wait_for()
    shoot(page, "journey-lesson-half-made")
    out.click()
    for _ in wanted:
        page.locator("button.pointed[data-verb=give]").first.click()
    page.locator("[data-confirm].pointed").wait_for()
    assert page.locator(".pointed:visible").count() == 1
    go_on(page)


def test_a_lesson_where_one_click_is_enough(visit: Visit) -> None:
    ada = visit(**SIZES["360"])
    ada.context.add_init_script("localStorage.setItem('periplus', JSON.stringify({ oneClick: true }))")
    page = ada.page
    page.goto("/learn/journey/descent")
    settled(page)
    while page.locator("[data-next]").count() == 0:
        go_on(page)


def test_by_keyboard_and_in_words(visit: Visit) -> None:
    ada = visit()
    ada.context.add_init_script("localStorage.setItem('periplus', JSON.stringify({ text: true }))")
    page = ada.page
    page.goto("/learn/journey/draw")
    for _ in range(5):
        settled(page)
        if page.locator("[data-next]").count():
            break
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("() => document.activeElement.matches('[data-go-on], .pointed')"):
                break
        with page.expect_response(lambda response: "/api/lessons/" in response.url):
            page.keyboard.press("Enter")
    page.locator("[data-next]").wait_for()


def test_who_plays_for_the_first_time_is_asked_once(visit: Visit) -> None:
    ada = visit(new=True)
    page = ada.page
    page.goto("/")
    page.locator('[data-play="ithaca"]').click()
    page.locator("[data-just-play]").click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    page.locator('[data-play="ithaca"]').click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    page.locator('[data-play="ulysses"]').click()
    page.locator("[data-learn-first]").click()
    page.wait_for_url("**/learn/ulysses")


def test_the_coach_says_each_thing_once_and_lets_go(visit: Visit) -> None:
    ada = visit()
    page, rng, tips = ada.page, random.Random(4), coach("ithaca")
    assert tips is not None
    page.goto("/learn/ithaca/end")
    settled(page)
    while page.locator("[data-play-real]").count() == 0:
        go_on(page)
    page.locator("[data-play-real]").click()
    page.wait_for_url("**/t/*")
    said: list[str] = []
    while "farewell" not in said:
        assert asked(page)
        card = page.locator("[data-coach]")
        while card.count():
            said.append(str(card.get_attribute("data-coach")))
            if len(said) == 1:
                shoot(page, "ithaca-coach")
            page.locator("[data-got-it]").click()
        if "farewell" not in said:
            click_any(page, rng)
    assert len(said) == len(set(said))
    assert set(said) - {"farewell"} <= {tip.text for tip in tips.tips}
    assert ada.table()["view"]["turn"] > tips.turns
    click_any(page, rng)
    assert page.locator("[data-coach]").count() == 0
