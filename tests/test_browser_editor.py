"""Making a map, a board and cards in a real browser: drawn, checked, saved, opened again, and played."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from periplus.cli import main
from tests.browsing import PHONE, Visitor, needs_browser, serious, shoot

pytestmark = needs_browser
PICTURE = Path(__file__).parents[1] / "docs" / "table.png"


@pytest.fixture
def ada(browser: Browser, address: str) -> Iterator[Visitor]:
    visitor = Visitor(browser, address)
    yield visitor
    assert visitor.errors == []
    visitor.close()


def begin(page: Page, game: str, what: str = "ours") -> None:
    page.goto(f"/edit/{game}")
    page.locator(f"[data-{what}]").click()
    page.locator("[data-faults]").wait_for()


def faults(page: Page, count: int | None = None) -> Locator:
    """The checker; with a count, once it has found so many."""
    found = page.locator("[data-faults]")
    expect(found).to_have_attribute("aria-busy", "false")
    if count is not None:
        expect(found).to_have_attribute("data-faults", str(count))
    return found


def save(page: Page, tmp_path: Path, kind: str) -> Path:
    """The file that is saved, which the command must accept."""
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert main([kind, "check", str(path)]) == 0
    return path


def drag(page: Page, start: Locator, dx: float, dy: float) -> None:
    box = start.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx / 2, y + dy / 2)
    page.mouse.move(x + dx, y + dy)
    page.mouse.up()


def number(page: Page, label: str) -> int:
    return int(page.get_by_label(label, exact=True).input_value())


def test_a_map_is_drawn_by_dragging_and_by_keyboard_saved_opened_and_played(
    ada: Visitor, tmp_path: Path
) -> None:
    page = ada.page
    begin(page, "ulysses", "empty")
    expect(faults(page)).not_to_have_attribute("data-faults", "0")
    canvas = page.get_by_role("group", name="Map to draw on")
    room = canvas.bounding_box()
    assert room
    page.locator("[data-choose-tool=place]").click()
    for row in range(3):  # twenty-one places: the start, and five of each colour
        for column in range(7):
            page.mouse.click(room["x"] + 50 + column * 100, room["y"] + 60 + row * 130)
    expect(canvas.locator("[data-place]")).to_have_count(21)
    page.locator("[data-choose-tool=route]").click()
    places = canvas.locator("[data-place]")
    first, second = places.nth(0).bounding_box(), places.nth(1).bounding_box()
    assert first
    assert second
    drag(page, places.nth(0), second["x"] - first["x"], second["y"] - first["y"])
    expect(canvas.locator("[data-route]")).to_have_count(1)
    for at in range(1, 20):  # and the others by keyboard: R begins a route, Enter ends it
        places.nth(at).focus()
        page.keyboard.press("r")
        places.nth(at + 1).focus()
        page.keyboard.press("Enter")
    expect(canvas.locator("[data-route]")).to_have_count(20)
    faults(page, 0)

    page.locator("[data-choose-tool=move]").click()
    drag(page, places.nth(8), 40, 25)
    x, y = number(page, "Across (x)"), number(page, "Down (y)")
    places.nth(8).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowUp")
    assert (number(page, "Across (x)"), number(page, "Down (y)")) == (x + 5, y - 1)
    page.get_by_label("Name (English)").fill("Troy")

    places.nth(20).focus()
    page.keyboard.press("Delete")  # its colour has four places now
    faults(page, 1).get_by_text("needs at least 5 places").wait_for()
    expect(page.locator("[data-play]")).to_be_disabled()
    page.keyboard.press("Control+z")
    faults(page, 0)

    page.reload()
    faults(page, 0)  # nothing was lost
    expect(places).to_have_count(21)
    path = save(page, tmp_path, "map")
    assert "Troy" in path.read_text("utf-8")
    page.locator("[data-begin]").click()
    page.get_by_role("dialog").locator("input[type=file]").set_input_files(path)
    expect(places).to_have_count(21)
    faults(page, 0)
    shoot(page, "editor-ulysses-own")
    page.locator("[data-play]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator('[data-thing^="place:"]')).to_have_count(21)


def test_a_picture_to_trace_stays_in_the_browser(ada: Visitor) -> None:
    page = ada.page
    sent: list[int] = []
    page.on("request", lambda request: sent.append(len(request.post_data_buffer or b"")))
    begin(page, "ulysses", "empty")
    page.get_by_text("A picture to trace").click()
    expect(page.get_by_text("it is never uploaded")).to_be_visible()
    page.locator("[data-tracing-file]").set_input_files(PICTURE)
    expect(page.locator("[data-tracing]")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-tracing]")).to_have_count(1)
    page.get_by_text("Add a place").click()
    faults(page)
    assert max(sent) < 4_000


def test_a_fault_leads_to_its_line_and_text_can_be_mended_there(ada: Visitor) -> None:
    page = ada.page
    begin(page, "ulysses")
    page.get_by_text("Text of the file", exact=True).click()
    text = page.get_by_role("textbox", name="Text of the file")
    expect(text).not_to_have_value("")
    sound = text.input_value()
    text.fill(sound.replace('start = "troy"', 'start = "tory"'))
    line = 1 + sound[: sound.index("start = ")].count("\n")
    faults(page, 1).get_by_role("button").filter(has_text="did you mean 'troy'?").click()
    chosen = text.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)")
    assert chosen == 'start = "tory"'
    expect(page.get_by_text(f"line {line}", exact=True)).to_be_visible()
    text.fill("name = ")
    faults(page, 1).get_by_text("not TOML").wait_for()
    page.get_by_text("Draw", exact=True).click()
    expect(page.get_by_text("The text is not TOML yet")).to_be_visible()
    page.get_by_text("Text of the file", exact=True).click()
    text.fill(sound)
    faults(page, 0)


def test_a_board_is_painted_saved_and_played(ada: Visitor, tmp_path: Path) -> None:
    page = ada.page
    begin(page, "journey")
    cell = page.locator('[data-cell="1.4"]')
    page.locator('[data-brush="r2"]').check(force=True)
    cell.click()
    expect(cell).to_have_attribute("data-word", "r2")
    cell.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator('[data-cell="1.5"]')).to_have_attribute("data-word", "r2")
    word = page.get_by_label("F1, as the file has it")
    word.fill("x?")
    faults(page, 1).get_by_text("descent, row 1, column F").first.wait_for()
    page.keyboard.press("Control+z")
    word.fill("dRP")
    faults(page, 0)
    path = save(page, tmp_path, "board")
    assert "dRP" in path.read_text("utf-8")
    page.get_by_text("As you will play").click()
    expect(page.locator("[data-preview] svg.plate")).to_be_visible()
    page.get_by_text("Play with friends").click()
    expect(page.locator("[data-own]")).to_have_value("draft")
    expect(page.get_by_text("No faults: it can be played")).to_be_visible()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    id = page.url.rsplit("/", 1)[1]
    contents = page.evaluate(f"async () => (await fetch('/api/tables/{id}/contents')).json()")
    assert [space["terrain"] for space in contents["spaces"] if space["name"] in ("E1", "F1")] == [
        "rocks",
        "discovery",
    ]


def test_cards_are_filled_in_saved_and_played(ada: Visitor, tmp_path: Path) -> None:
    page = ada.page
    begin(page, "ithaca")
    row = page.locator('[data-part="fate.0"]')
    row.get_by_label("Value").fill("9")
    faults(page, 1).get_by_role("button").filter(has_text="value must be from 1 to 6").click()
    row.get_by_label("Value").fill("5")
    faults(page, 0)
    page.locator("[data-tab=route]").click()
    route = page.locator('[data-part="route.0"]')
    route.get_by_text("Names").click()
    route.get_by_label("English").fill("Home")
    faults(page, 0)
    path = save(page, tmp_path, "cards")
    assert 'en = "Home"' in path.read_text("utf-8")
    page.goto("/new?game=ithaca")
    page.locator("[data-own]").wait_for()
    page.locator("fieldset input[type=file]").set_input_files(path)
    expect(page.get_by_text("No faults: it can be played")).to_be_visible()
    page.goto("/edit/ithaca")
    faults(page, 0)
    page.locator("[data-play]").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "dark"), ("phone", "light")])
@pytest.mark.parametrize("game", ["ulysses", "journey", "ithaca"])
def test_an_editor_looks_right_and_axe_finds_nothing_serious(
    browser: Browser, address: str, game: str, size: str, scheme: str
) -> None:
    viewport = PHONE if size == "phone" else {"width": 1440, "height": 900}
    visitor = Visitor(browser, address, viewport=viewport, color_scheme=scheme, locale="it")
    begin(visitor.page, game)
    faults(visitor.page, 0)
    shoot(visitor.page, f"editor-{game}-{size}-{scheme}")
    assert serious(visitor) == []
    assert visitor.page.evaluate("() => document.documentElement.scrollWidth") <= viewport["width"]
    assert visitor.errors == []
    visitor.close()
