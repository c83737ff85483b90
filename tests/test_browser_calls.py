"""The page installed, offline and renewed; calls to a browser that is closed; clocks for days."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from periplus.server import calling, couriers, posting
from periplus.server import page as served
from tests.browsing import PHONE, Visitor, needs_browser, serious, shoot
from tests.receivers import Keys, Receiver, receiving
from tests.serving import SOON, Json, Person, free_port, serving

pytestmark = needs_browser
Visit = Callable[..., Visitor]
DAY = 86_400


@pytest.fixture
def receiver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    """A push service on loopback, where nobody waits to be called."""
    monkeypatch.setattr(posting, "is_public", lambda address: address == "127.0.0.1")
    monkeypatch.setattr(couriers, "PUSH_SCHEMES", ("http",))
    monkeypatch.setattr(calling, "SETTLE", 0.0)
    monkeypatch.setattr(calling, "ROUND", 0.2)
    with receiving() as receiver:
        yield receiver


def controlled(page: Page) -> None:
    """Wait until the service worker has the page in its care."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def of_tomorrow(sheets: dict[str, served.Sheet]) -> dict[str, served.Sheet]:
    """The page as a newer server has it."""
    index, worker = sheets["/index.html"], sheets["/sw.js"]
    newer = index.plain.replace(b"<head>", b'<head><meta name="of" content="tomorrow">', 1)
    entry = worker.plain.split(b'VERSION = "', 1)[1].split(b'"', 1)[0]
    renamed = worker.plain.replace(b'"' + entry + b'"', b'"tomorrow"')
    made = {"/index.html": (index, newer), "/sw.js": (worker, renamed)}
    return sheets | {path: served.Sheet.of(plain, old.kind, old.cache) for path, (old, plain) in made.items()}


def test_the_page_can_be_installed_says_when_the_server_is_away_and_never_shows_an_old_one(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    ada = Visitor(browser, f"http://127.0.0.1:{port}", service_workers="allow")
    with serving(tmp_path, port=port):
        ada.page.goto("/")
        controlled(ada.page)
        manifest = ada.context.new_cdp_session(ada.page).send("Page.getAppManifest")
        assert manifest["errors"] == []
        told: Json = json.loads(manifest["data"])
        assert (told["display"], told["start_url"]) == ("standalone", "/")
        for icon in told["icons"]:
            assert ada.page.request.get(icon["src"]).ok
        assert ada.page.evaluate("() => caches.keys()") != ["tomorrow"]
    ada.page.goto("/t/anything", wait_until="commit")
    ada.page.get_by_role("heading", name="The server can’t be reached").wait_for()
    shoot(ada.page, "offline-desktop")
    sheets = served.read_sheets
    monkeypatch.setattr(served, "read_sheets", lambda folder: of_tomorrow(sheets(folder)))
    with serving(tmp_path, port=port):
        ada.page.locator('meta[name="of"][content="tomorrow"]').wait_for(state="attached")
        ada.page.wait_for_function("async () => (await caches.keys()).join() === 'tomorrow'")
        ada.page.goto("/")
        expect(ada.page.locator('meta[name="of"]')).to_have_count(1)
    ada.close()
    assert ada.errors == []


def test_a_browser_that_was_closed_is_told_that_it_is_its_turn(
    browser: Browser, tmp_path: Path, receiver: Receiver
) -> None:
    keys = Keys()
    given = keys.subscription(f"{receiver.address}/push")
    subscription = {"endpoint": given.pop("endpoint"), "keys": given}
    with serving(tmp_path) as address:
        ada, ben = Visitor(browser, address, service_workers="allow"), Person(address)
        ada.context.grant_permissions(["notifications"])
        # Chromium's own push service is far away: everything else is as it is for people.
        ada.context.add_init_script(
            "PushManager.prototype.subscribe = async function (wanted) {"
            "  window.asked = wanted.applicationServerKey.length;"
            f"  return {{ toJSON: () => ({json.dumps(subscription)}) }};"
            "}"
        )
        made = ada.context.request.post(
            "/api/tables", data={"game": "ithaca", "seats": ["me", "open"], "clock": DAY, "name": "Friday"}
        ).json()
        ada.page.goto(f"/t/{made['id']}")
        controlled(ada.page)
        offer = ada.page.get_by_role("region", name="Tell me when it is my turn")
        offer.wait_for()
        shoot(ada.page, "call-offer-desktop")
        offer.get_by_role("button", name="Tell me").click()
        ada.page.get_by_text("You will be told when it is your turn.").wait_for()
        assert ada.page.evaluate("() => window.asked") == 65
        expect(offer).to_have_count(0)
        ada.page.get_by_role("button", name="Menu").click()
        expect(ada.page.locator("[data-wish]")).to_have_attribute("data-wish", "turn")
        assert serious(ada) == []
        ada.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        ada.page.get_by_text("Tell me when it is my turn").scroll_into_view_if_needed()
        shoot(ada.page, "call-menu-phone")
        registration = ada.context.new_cdp_session(ada.page)
        ada.page.goto("/")
        ben.join(made, player="Ben")
        until_called(ben, made["id"], receiver)
        told = keys.read(receiver.taken[0])
        assert (told["title"], told["body"]) == ("Ithaca · Friday", "It’s your turn.")
        deliver(ada.page, registration, address, told)
        shown = "async () => (await (await navigator.serviceWorker.ready).getNotifications())[0]?.title"
        ada.page.wait_for_function(shown)
        assert ada.page.evaluate(shown) == "Ithaca · Friday"
        ben.close()
        ada.close()
        assert ada.errors == []


def until_called(ben: Person, id: str, receiver: Receiver) -> None:
    """Ben plays until it is Ada's turn, and she is called."""
    end = time.monotonic() + SOON
    while not receiver.taken:
        assert time.monotonic() < end
        table = ben.table(id)
        if table["choices"]:
            ben.click(table, table["choices"][0]["code"])
        time.sleep(0.05)


def deliver(page: Page, session: object, address: str, told: Json) -> None:
    """What the push service would bring to the service worker."""
    found: list[Json] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))  # type: ignore[attr-defined]
    session.send("ServiceWorker.enable")  # type: ignore[attr-defined]
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(50)
    body = {"origin": address, "registrationId": found[0]["registrationId"], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", body)  # type: ignore[attr-defined]


def test_a_bank_of_time_is_chosen_and_seen_to_run(visit: Visit) -> None:
    ada = visit()
    ada.page.goto("/new?game=ithaca")
    clock = ada.page.locator("[data-clock]")
    clock.select_option(label="3 days each, plus 4 hours for each decision")
    ada.page.locator("[data-night]").check()
    ada.page.get_by_text("By the time of").wait_for()
    shoot(ada.page, "new-clock-desktop")
    ada.page.locator("main form button.primary").click()
    ada.page.wait_for_url("**/t/*")
    table = ada.context.request.get(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}").json()
    assert (table["clock"], table["bank"], table["increment"]) == (0, 3 * DAY, 4 * 3600)
    assert table["night"] == "23:00-07:00"
    quick = {"game": "ithaca", "seats": ["me", "sailor"], "bank": 900, "increment": 15}
    made = ada.context.request.post("/api/tables", data=quick).json()
    ada.page.goto(f"/t/{made['id']}")
    timer = ada.page.get_by_role("timer")
    expect(timer).to_contain_text("14:")
    before = timer.inner_text()
    expect(timer).not_to_have_text(before)
    assert timer.inner_text() < before
    timer.hover()
    ada.page.get_by_text("15 minutes each, plus 15 seconds for each decision", exact=False).first.wait_for()


def test_a_vacation_stops_the_clock(visit: Visit) -> None:
    ada = visit()
    slow = {"game": "ithaca", "seats": ["me", "sailor"], "clock": DAY}
    made = ada.context.request.post("/api/tables", data=slow).json()
    ada.page.goto(f"/t/{made['id']}")
    expect(ada.page.get_by_role("timer")).to_contain_text("hours left")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="My time stands still").click()
    ada.page.get_by_text("Your time stands still until").wait_for()
    shoot(ada.page, "vacation-desktop")
    ada.page.get_by_role("button", name="I am back").click()
    ada.page.get_by_role("button", name="My time stands still").wait_for()
