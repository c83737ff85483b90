"""The review of a finished game on the page: from the result to the moment where it was lost."""

from collections.abc import Callable, Iterator
from time import monotonic, sleep

import pytest

from periplus.arena.review_judge import Effort
from tests.browsing import PHONE, SHOTS, Visitor, needs_browser, serious
from tests.serving import Person
from tests.test_browser_pages import LONG

pytestmark = needs_browser
QUICKLY = Effort(iterations=4, captains=1, guesses=4, samples=4, views=2)


@pytest.fixture(scope="module", autouse=True)
def quick_reviews() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("periplus.server.reviewing.Effort", lambda: QUICKLY)
        patch.setattr("periplus.server.background.NICEST", 0)  # other tests run beside this one
        yield


@pytest.fixture(scope="module")
def table(quick_reviews: None, address: str) -> str:
    """A game that helmsmen have played to its end."""
    ada = Person(address)
    made = ada.make("ulysses", "me", "helmsman", "helmsman", player="Ada")
    ada.post(f"/tables/{made['id']}/seat", level="helmsman")
    until = monotonic() + LONG
    while made["status"] != "over":
        assert monotonic() < until, made["ply"]
        sleep(0.1)
        made = ada.table(made["id"])
    ada.close()
    return str(made["id"])


def test_from_the_result_to_the_review_and_to_a_choice(table: str, visit: Callable[..., Visitor]) -> None:
    ada = visit()
    page = ada.page
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Review").click()
    review = page.locator("#review")
    review.get_by_role("status").wait_for()  # it says how far it is
    review.get_by_role("heading", name="Luck and skill").wait_for()
    # The numbers that are shown add up to the result.
    for sheet in review.locator(".seats table").all():
        shown = [row.locator("td").last.inner_text() for row in sheet.locator("tr").all()]
        parts = [float(text.split("±")[0].replace("−", "-")) for text in shown]
        assert round(sum(parts[:5]), 1) == parts[5]
    # The chart in numbers, for those who don't see it.
    review.get_by_text("The numbers").click()
    assert review.locator(".numbers tbody tr").count() > 5
    # All choices, of one player; and a click on one goes there.
    review.get_by_label("Also choices that cost nothing").check()
    everybody = review.locator("li.choice").count()
    review.get_by_label("Whose choices?").select_option(label="Ada")
    own = review.locator("li.choice")
    assert 0 < own.count() < everybody
    first = own.first.get_by_role("button")
    ply = first.inner_text().split()[-1]
    first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/replay?ply={ply}&**")
    assert serious(ada) == []
    page.screenshot(path=SHOTS / "review-desktop.png", full_page=True)


@pytest.mark.parametrize("locale", ["it-IT", "fr-FR", "de-DE"])
def test_it_fits_a_phone_in_the_dark_in_every_language(
    table: str, visit: Callable[..., Visitor], locale: str
) -> None:
    ada = visit(viewport=PHONE, color_scheme="dark", locale=locale)
    ada.page.goto(f"/t/{table}/replay#review")
    ada.page.locator("#review .seats").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ada.page.locator("#review").screenshot(path=SHOTS / f"review-phone-{locale[:2]}.png")
