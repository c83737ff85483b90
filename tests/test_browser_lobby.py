"""Open tables in a real browser: strangers find each other, and a host keeps order."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browsing import DESKTOP, PHONE, Visitor, needs_browser, serious, shoot

pytestmark = needs_browser
TABLET = {"width": 768, "height": 1024}


def named(visitor: Visitor, name: str) -> Page:
    visitor.page.goto("/")
    visitor.page.evaluate(f"""localStorage.setItem("periplus", JSON.stringify({{name: "{name}"}}))""")
    visitor.page.reload()
    return visitor.page


def open_a_table(page: Page) -> None:
    page.goto("/new?game=ulysses")
    page.get_by_label("Name of the table").fill("Sunday fleet")
    page.get_by_label("Who may join?").select_option("anybody")
    page.get_by_label("For whom").select_option("new")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")


def test_strangers_find_a_table_and_its_host_keeps_order(visit: Callable[..., Visitor]) -> None:
    ada, bruno = named(visit(), "Ada"), named(visit(viewport=PHONE, has_touch=True), "Bruno")
    lobby = bruno.get_by_role("region", name="Open tables")
    expect(lobby.get_by_text("No table is open just now")).to_be_visible()
    open_a_table(ada)
    expect(lobby.get_by_text("Sunday fleet")).to_be_visible()
    expect(lobby.get_by_text("at the table now")).to_be_visible()
    expect(lobby.get_by_text("For beginners")).to_be_visible()
    lobby.get_by_role("button", name="Sit down").tap()
    bruno.wait_for_url("**/t/*")
    bruno.get_by_label("Say something").fill("something foul")
    bruno.get_by_role("button", name="Send").click()

    others = ada.get_by_role("group", name="What to do about Bruno")
    expect(ada.get_by_text("something foul")).to_be_visible()
    others.get_by_role("button", name="Hide their messages").click()
    expect(ada.get_by_text("something foul")).to_have_count(0)
    others.get_by_role("button", name="Mute for everybody").click()
    expect(bruno.get_by_text("The host of this table has muted you.")).to_be_visible()
    others.get_by_role("button", name="Report").click()
    ada.get_by_label("What happened?").fill("read the chat")
    shoot(ada, "report")
    ada.get_by_role("button", name="Send the report").click()
    expect(ada.get_by_text("Thank you.")).to_be_visible()
    others.get_by_role("button", name="Remove").click()
    expect(bruno.get_by_role("button", name="Take a seat")).to_be_visible()
    bruno.get_by_role("button", name="Take a seat").click()
    expect(bruno.get_by_text("The host has removed you")).to_be_visible()
    ada.get_by_role("button", name="Let nobody else join").click()
    expect(bruno.get_by_text("Nobody else can sit down at this table.")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, TABLET, DESKTOP], ids=["360", "768", "1440"])
def test_open_tables_look_well(visit: Callable[..., Visitor], viewport: dict[str, int], scheme: str) -> None:
    host, guest = visit(viewport=viewport, color_scheme=scheme), visit(viewport=viewport, color_scheme=scheme)
    open_a_table(named(host, "Ada"))
    named(guest, "Bruno")
    guest.page.get_by_role("button", name="Sit down").first.wait_for()
    look = f"{viewport['width']}-{scheme}"
    shoot(guest.page, f"lobby-{look}")
    assert serious(guest) == []
    guest.page.get_by_role("button", name="Sit down").first.click()
    host.page.get_by_role("button", name="Report").wait_for()
    shoot(host.page, f"lobby-host-{look}")
    assert serious(host) == []
    host.page.goto("/")
    host.page.get_by_role("link", name="Sunday fleet").first.wait_for()
