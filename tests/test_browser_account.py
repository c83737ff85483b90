"""Accounts in a real browser, whose passkeys are those of Chromium's virtual authenticator."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from periplus.server.people import hashed
from periplus.store import Store, ratings, tables
from periplus.store.ratings import Rating
from tests.browsing import PHONE, Visitor, needs_browser, serious, shoot
from tests.providing import club
from tests.serving import QUICK, serving
from tests.test_my_games import keep
from tests.test_ratings import account

pytestmark = needs_browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server by a name: there are no passkeys for addresses."""
    with serving(tmp_path_factory.mktemp("store")) as address:
        yield address.replace("127.0.0.1", "localhost")


class Device:
    """A browser with a virtual authenticator, which holds passkeys."""

    def __init__(self, browser: Browser, house: str, **options: Any) -> None:
        self.visitor = Visitor(browser, house, **options)
        self.page: Page = self.visitor.page
        self.keys = self.visitor.context.new_cdp_session(self.page)
        self.keys.send("WebAuthn.enable")
        wanted = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
        wanted |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
        added = self.keys.send("WebAuthn.addVirtualAuthenticator", {"options": wanted})
        self.authenticator = added["authenticatorId"]

    def passkeys(self) -> list[Any]:
        found = self.keys.send("WebAuthn.getCredentials", {"authenticatorId": self.authenticator})
        credentials: list[Any] = found["credentials"]
        return credentials

    def bring(self, credential: Any) -> None:
        """A passkey that is on every device of its owner, as they are."""
        asked = {"authenticatorId": self.authenticator, "credential": credential}
        self.keys.send("WebAuthn.addCredential", asked)

    def account(self) -> Page:
        self.page.goto("/account")
        return self.page


@pytest.fixture
def devices(browser: Browser, house: str) -> Iterator[Any]:
    found: list[Device] = []

    def come(**options: Any) -> Device:
        found.append(Device(browser, house, **options))
        return found[-1]

    yield come
    for device in found:
        device.visitor.close()
        assert device.visitor.errors == []


def registered(device: Device) -> str:
    """A new account; returns the recovery code."""
    page = device.account()
    page.get_by_role("button", name="Make an account").click()
    page.get_by_role("heading", name="Your recovery code").wait_for()
    return page.locator("output").inner_text()


def test_an_account_has_ones_seats_on_every_device(devices: Any) -> None:
    laptop, phone = devices(), devices(viewport=PHONE)
    laptop.visitor.play_now("ithaca")
    table = laptop.page.url
    before = laptop.visitor.context.cookies()
    registered(laptop)
    shoot(laptop.page, "account-new")
    after = {cookie["name"]: cookie for cookie in laptop.visitor.context.cookies()}
    assert after["periplus-session"]["value"] not in [cookie["value"] for cookie in before]
    assert after["periplus-session"]["httpOnly"]
    assert after["periplus-session"]["sameSite"] == "Strict"

    phone.bring(laptop.passkeys()[0])
    page = phone.account()
    page.get_by_role("button", name="Sign in").first.click()
    page.get_by_role("heading", name="Where you are signed in").wait_for()
    shoot(page, "account-phone")
    assert serious(phone.visitor) == []
    page.goto(table)
    page.locator("[data-code]:visible").first.wait_for()
    assert phone.visitor.table()["viewer"] == 0


def test_a_session_that_is_ended_sees_nothing_more(devices: Any) -> None:
    laptop, phone = devices(), devices()
    laptop.visitor.play_now("ithaca")
    table = laptop.page.url
    registered(laptop)
    phone.bring(laptop.passkeys()[0])
    phone.account().get_by_role("button", name="Sign in").first.click()
    phone.page.get_by_role("heading", name="Where you are signed in").wait_for()
    phone.page.goto(table)
    phone.page.locator("[data-code]:visible").first.wait_for()
    laptop.account().get_by_role("button", name="Sign out there").click()
    expect(phone.page.get_by_text("You are watching.")).to_be_visible()
    assert phone.visitor.table()["viewer"] == -3


def test_the_recovery_code_works_once(devices: Any) -> None:
    code = registered(devices())
    other = devices()
    page = other.account()
    page.get_by_text("I have lost my passkeys").click()
    page.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
    page.locator("form").get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", name="Your recovery code").wait_for()
    assert page.locator("output").inner_text() != code
    page.get_by_role("button", name="Sign out", exact=True).click()
    page = other.account()
    page.get_by_text("I have lost my passkeys").click()
    page.get_by_label("Recovery code").fill(code)
    page.locator("form").get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("No account has this recovery code.")).to_be_visible()


def test_deleting_an_account_leaves_the_games_without_the_name(devices: Any) -> None:
    ada, friend = devices(), devices()
    ada.page.goto("/")
    ada.page.evaluate("""localStorage.setItem("periplus", JSON.stringify({name: "Ada"}))""")
    ada.visitor.play_now("ithaca")
    table = ada.page.url
    friend.page.goto(table)
    expect(friend.page.get_by_text("Ada").first).to_be_visible()
    registered(ada)
    ada.page.get_by_role("button", name="Delete my account").click()
    ada.page.get_by_role("button", name="Delete for good").click()
    ada.page.wait_for_url("**/")
    friend.page.reload()  # what was told before is told no more
    friend.page.locator("main").first.wait_for()
    expect(friend.page.get_by_text("Ada", exact=True)).to_have_count(0)
    assert not any(cookie["name"] == "periplus-session" for cookie in ada.visitor.context.cookies())
    ada.account().get_by_role("button", name="Sign in").first.click()
    expect(ada.page.get_by_text("This passkey isn’t known here.")).to_be_visible()


def test_passkeys_are_added_and_removed(devices: Any, tmp_path: Path) -> None:
    device = devices(color_scheme="dark")
    registered(device)
    keys = device.page.get_by_role("region", name="Passkeys")
    expect(keys.get_by_role("listitem")).to_have_count(1)
    other = {"protocol": "ctap2", "transport": "usb", "hasResidentKey": True}
    other |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    device.keys.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": device.authenticator})
    device.keys.send("WebAuthn.addVirtualAuthenticator", {"options": other})
    keys.get_by_role("button", name="Add a passkey").click()
    expect(keys.get_by_role("listitem")).to_have_count(2)
    keys.get_by_role("button", name="Remove").first.click()
    expect(keys.get_by_role("listitem")).to_have_count(1)
    shoot(device.page, "account-dark")
    assert serious(device.visitor) == []


def test_one_signs_in_by_a_server_that_knows_one(browser: Browser, tmp_path: Path) -> None:
    with club() as other, serving(tmp_path, replace(QUICK, provider=other.provider)) as address:
        visitor = Visitor(browser, address, viewport=PHONE, color_scheme="dark")
        visitor.play_now("ithaca")
        table = visitor.page.url
        visitor.page.goto("/account")
        visitor.page.get_by_role("button", name="Sign in with The Club").click()
        visitor.page.get_by_role("heading", name="Your recovery code").wait_for()
        assert visitor.page.url == f"{address}/account"  # with no code in it that a reload would send again
        expect(visitor.page.get_by_label("Your name")).to_have_value("Ada")  # as the club has it
        linked = visitor.page.get_by_role("region", name="The Club")
        expect(linked.get_by_text("You can sign in with The Club")).to_be_visible()
        shoot(visitor.page, "account-elsewhere")
        assert serious(visitor) == []
        visitor.page.goto(table)
        visitor.page.locator("[data-code]:visible").first.wait_for()
        visitor.page.goto("/account?error=access_denied&state=none")
        expect(visitor.page.get_by_text("you came back without having said who you are")).to_be_visible()
        visitor.close()
        assert visitor.errors == []


@pytest.mark.parametrize("look", ["360-dark", "768-light", "1440-light"])
def test_a_profile_shows_ratings_and_opponents(browser: Browser, tmp_path: Path, look: str) -> None:
    width, scheme = look.split("-")
    with closing(Store(f"sqlite:///{tmp_path / 'tables.db'}")) as store:
        account(store, "ada")
        holder = hashed("id of ada")
        for game in range(6):
            keep(store, game)
            table, now = f"table-{game}", Rating(25.0 + game, 8.0 - game, game + 1)
            store.write(partial(tables.hold, id=table, number=0, token=holder)).result()
            work = partial(ratings.keep, table_id=table, game="ithaca", account=holder)
            store.write(partial(work, now=now, at=1000.0 + game)).result()
    with serving(tmp_path) as address:
        viewport = {"width": int(width), "height": 800}
        visitor = Visitor(browser, address, viewport=viewport, color_scheme=scheme)
        visitor.page.goto("/profile/profile-ada")
        ithaca = visitor.page.get_by_role("region", name="Ithaca")
        expect(ithaca.get_by_text("Rating 1,200")).to_be_visible()
        expect(ithaca.get_by_text("Place 3: 6×")).to_be_visible()
        expect(ithaca.get_by_role("img")).to_be_visible()
        expect(visitor.page.get_by_text("Bruno")).to_be_visible()
        shoot(visitor.page, f"profile-{look}")
        assert serious(visitor) == []
        visitor.close()
