"""On a phone a question has one line, and what is beneath it two at most: nothing of it is ever cut off."""

from collections.abc import Callable

import pytest

from periplus.games import ours
from periplus.text.words import LANGUAGES
from tests.browsing import PHONE, Visitor, needs_browser
from tests.questions import asked

pytestmark = needs_browser

# How many lines each text would take in the place of the question.
LINES = """(texts) => {
    const lines = (where, text) => {
        const node = document.querySelector(`[data-asked] ${where}`), range = document.createRange();
        node.style.webkitLineClamp = "unset";
        node.textContent = text;
        range.selectNodeContents(node);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
    };
    return texts.map(([headline, detail]) => [lines("h2", headline), lines("p", detail)]);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_question_is_cut_off_on_a_phone(language: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport=PHONE)
    visitor.play_now("ithaca")
    visitor.page.locator("[data-asked]").wait_for()
    visitor.page.evaluate("async () => { await document.fonts.ready; }")
    for name in ours():
        texts = sorted({(question.headline, question.detail) for question in asked(name, language)})
        lines: list[tuple[int, int]] = visitor.page.evaluate(LINES, texts)
        long = [
            text for text, (headline, detail) in zip(texts, lines, strict=True) if headline > 1 or detail > 2
        ]
        assert (name, long) == (name, [])
