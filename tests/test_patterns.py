"""Texts put together by our own functions read as Fluent's runtime puts them together."""

from itertools import cycle
from zlib import crc32

import pytest

from periplus.games import GAMES
from periplus.text.patterns import Unusual, maker
from periplus.text.words import LANGUAGES, Words, bundle, pattern, put_together
from tests.telling import ids, patterns

VALUES = ("Hera", 0, 1, 2, 5, 21, "yes", 100, "one", 7)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_text_reads_as_fluent_puts_it_together(game: str, language: str) -> None:
    words, made = Words(language, game), 0
    for id in ids(game):
        found = pattern(language, game, id)
        text = words._texts[id]
        assert found is not None
        assert text is not None
        if not text.variables:
            continue
        assert text.make is not None, id
        values = cycle(VALUES[crc32(id.encode()) % len(VALUES) :] + VALUES)
        args: dict[str, str | int | float] = dict(zip(text.variables, values, strict=False))
        try:
            told = text.make(args)
        except Unusual:
            continue
        made += 1
        assert told == put_together(language, game, id, args), id
    assert made > len(patterns("en", game)) / 4


@pytest.mark.parametrize("args", [{}, {"count": 1.5}, {"count": -1}, {"count": 1000}])
def test_what_is_unusual_is_left_to_fluent(args: dict[str, int | float]) -> None:
    words = Words("de", "journey")
    id = "way-points"
    text = words._texts[id]
    assert text is not None
    assert text.variables == ("count",)
    found = pattern("de", "journey", id)
    assert found is not None
    make = maker(bundle("de", "journey"), found)
    assert make is not None
    with pytest.raises(Unusual):
        make(args)
    if args:
        assert words.say(id, **args) == put_together("de", "journey", id, dict(args))
