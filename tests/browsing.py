"""A real browser for the tests: Debian's Chromium, driven by Playwright."""

import json
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from periplus.games import GAMES
from tests.serving import told

ROOT = Path(__file__).parents[1]
SHOTS = ROOT / "tests" / "screenshots"  # looked at by people; not kept in the repository
BUILT = ROOT / "src" / "periplus" / "server" / "page" / "index.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
WAIT = 30_000  # milliseconds that anything may take on a busy machine

MOST_CLICKS = 40  # for one choice
COVERED = 5_000  # milliseconds after which something is taken to lie beneath another thing

Json = dict[str, Any]
KEY = "periplus-learning"  # under which a browser remembers how its player learns

# Who has played every game before is not asked whether to learn it.
LEARNT = json.dumps(json.dumps({game: {"asked": True} for game in GAMES}))
PLAYED_BEFORE = f'localStorage.getItem("{KEY}") || localStorage.setItem("{KEY}", {LEARNT})'

needs_browser = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: apt-get install chromium"),
    pytest.mark.skipif(not BUILT.exists(), reason="the page is not built: make page"),
]


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own. Errors of the page are collected, and what it receives.

    `new` is who never played here before.
    """

    def __init__(self, browser: Browser, address: str, new: bool = False, **options: Any) -> None:
        settings: Json = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        # Most tests want to see every request as it was sent, past no service worker.
        settings |= {"service_workers": "block", **options}
        self.context: BrowserContext = browser.new_context(base_url=address, **settings)
        self.context.set_default_timeout(WAIT)
        if not new:
            self.context.add_init_script(PLAYED_BEFORE)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.received: list[str] = []  # every answer and every event
        self.hosts: set[str] = set()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        self.page.on("response", self._answered)
        network = self.context.new_cdp_session(self.page)
        network.send("Network.enable")
        network.on("Network.eventSourceMessageReceived", self._streamed)
        self._last: Json | None = None  # the last message of the stream

    def _heard(self, message: Any) -> None:
        # A refused or broken request is the business of the page, which tells it in words.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.errors.append(message.text)

    def _streamed(self, event: Any) -> None:
        if event["eventName"] not in ("table", "change"):
            return
        self._last = told(self._last if event["eventName"] == "change" else None, json.loads(event["data"]))
        self.received.append(json.dumps(self._last))

    def _answered(self, response: Any) -> None:
        if "/api/" in response.url and not response.url.split("?")[0].endswith("/stream"):
            place = len(self.received)
            self.received.append("")  # events come in while we read: this one was here before them
            try:
                self.received[place] = response.text()
            except Exception:  # of a request that was broken off there is no answer
                return

    def tables(self) -> list[Json]:
        """Every message about a table that this browser was sent."""
        found = [json.loads(text) for text in self.received if text.startswith("{")]
        return [message for message in found if "chat_from" in message]

    def table(self) -> Json:
        """The table as the page has it: an answer may be overtaken by an event, and is old then."""
        return sorted(self.tables(), key=lambda message: message["log_from"] + len(message["log"]))[-1]

    def play_now(self, game: str) -> None:
        """From the home page into a game, in one click."""
        self.page.goto("/")
        self.page.locator(f'[data-play="{game}"]').click()
        self.page.wait_for_url("**/t/*")

    def close(self) -> None:
        self.context.close()


def choices(page: Page) -> Any:
    """Everything that stands for a choice: things drawn and buttons."""
    return page.locator("[data-code]:visible")


def asked(page: Page) -> bool:
    """Wait until something can be clicked (True) or the game is over (False)."""
    page.wait_for_function("() => !document.querySelector('main.busy')")
    page.locator("[data-code]:visible, #ending").first.wait_for()
    return page.locator("#ending").count() == 0


def click_any(page: Page, rng: random.Random, tap: bool = False) -> None:
    """Make one of the choices, as a person might: look at it, pick more, confirm; wait for the answer."""
    with sending(page) as sent:
        for _ in range(MOST_CLICKS):
            found = page.locator("[data-confirm]:visible")
            found = found if found.count() else choices(page)
            one = found.nth(rng.randrange(found.count()))
            with suppress(PlaywrightTimeout):  # where one thing lies on another, a person takes another
                (one.tap if tap else one.click)(timeout=COVERED)
            if sent():
                return


@contextmanager
def sending(page: Page, to: str = "/decisions") -> Iterator[Callable[[], bool]]:
    """Whether a decision has been sent, at any moment; in the end it is answered."""
    requests: list[str] = []

    def note(request: Request) -> None:
        if to in request.url:
            requests.append(request.url)

    def sent() -> bool:
        page.evaluate("() => 0")  # what the browser has done until now is known after it has answered
        return bool(requests)

    page.on("request", note)
    with page.expect_response(lambda response: to in response.url):
        yield sent
    page.remove_listener("request", note)


def play_some(page: Page, rng: random.Random, choices: int) -> int:
    """Make so many choices, up to the next one that is asked for; fewer if the game is over, as among hasty
    bots some of Ithaca are. Returns how many."""
    for made in range(choices):
        if not asked(page):
            return made
        click_any(page, rng)
    asked(page)
    return choices


def play_to_the_end(page: Page, rng: random.Random) -> int:
    """Play until the result is shown; returns how many clicks it took."""
    clicks = 0
    while asked(page):
        click_any(page, rng)
        clicks += 1
        page.wait_for_function("() => !document.querySelector('main.busy')")
    return clicks


def serious(visitor: Visitor) -> list[str]:
    """What axe finds on the page, if it is serious: the rule and the first place."""
    # The page's policy lets no script in but its own: axe comes by way of the debugger.
    visitor.page.evaluate(AXE.read_text("utf-8"))
    found: list[Json] = visitor.page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found if fault["impact"] in SERIOUS
    ]


def shoot(page: Page, name: str) -> None:
    """Keep a picture for people to look at."""
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png", full_page=True)
