"""Questions are short: a headline, a quiet line, and what else there is to know."""

import pytest

from periplus.games import ours
from periplus.text.words import LANGUAGES
from tests.questions import asked

HEADLINE = 38  # letters, the name of a bot included: what a phone has room for (test_browser_questions.py)
DETAIL = 95


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ours())
def test_a_question_is_short_and_says_nothing_twice(name: str, language: str) -> None:
    questions = asked(name, language)
    assert len(questions) > 50
    assert [one for one in questions if not 0 < len(one.headline) <= HEADLINE] == []
    assert [one for one in questions if len(one.detail) > DETAIL] == []
    for question in questions:
        parts = [part for part in (question.headline, question.detail, question.more) if part]
        assert len(set(parts)) == len(parts)
        assert all(part[-1] in ".?!" for part in parts), parts
