"""The laws, scenarios and lessons of a game as tests for pytest. A game's test file need say no more than:

    from periplus.testing.suite import laws_of, lessons_of, scenarios_of

    test_laws = laws_of("kuhn")
    test_scenarios = scenarios_of("kuhn")
    test_lessons = lessons_of("kuhn")

The tests of our own games are made in the same way.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from periplus.games import GAMES, KITS, game_named
from periplus.kernel.scenario import run_scenario
from periplus.testing.laws import LAWS, Law
from periplus.testing.tables import Options, each_option_set, tables

GAMES_PER_TABLE = 3


def laws_of(*names: str, games: int = GAMES_PER_TABLE) -> Callable[[Law, str, int, Options], None]:
    """A test of each law at every table of these games, with so many random games each."""
    places = [(name, *table) for name in names for table in tables(game_named(name))]

    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
    @pytest.mark.parametrize(("name", "seats", "options"), places, ids=told)
    def test(law: Law, name: str, seats: int, options: Options) -> None:
        for seed in range(games):
            law(game_named(name), seats, options, 100 * seats + seed)

    return test


def laws_with_options_of(*names: str) -> Callable[[str, Options], None]:
    """A test of all laws with each option of these games by itself, each law at the next size of table."""
    sets = [(name, options) for name in names for options in each_option_set(game_named(name))]

    @pytest.mark.parametrize(("name", "options"), sets, ids=told)
    def test(name: str, options: Options) -> None:
        game = game_named(name)
        low, high = game.seats
        for number, law in enumerate(LAWS):
            law(game, low + number % (high - low + 1), options, number)

    return test


def scenarios_of(*names: str) -> Callable[[Path], None]:
    """A test of each scenario in the rooms of these games."""
    paths = [path for name in names for path in sorted((KITS[name].folder / "scenarios").glob("*.toml"))]

    @pytest.mark.parametrize("path", paths, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
    def test(path: Path) -> None:
        error = run_scenario(path, GAMES).error
        assert error is None, str(error)

    return test


def lessons_of(*names: str) -> Callable[[str], None]:
    """A test of the lessons of these games: played to their ends, with no text missing or unused."""

    @pytest.mark.parametrize("name", names)
    def test(name: str) -> None:
        # Whoever has no lessons needs no Fluent for the laws.
        from periplus.testing.lessons import needed, play, texts
        from periplus.text.lessons import COACH, files, read_lesson
        from periplus.text.words import LANGUAGES

        for path in files(name):
            if path.stem != COACH:
                play(read_lesson(path, game_named(name)))
        for language in LANGUAGES:
            assert texts(name, language) == texts(name, LANGUAGES[0])
        assert set(texts(name, LANGUAGES[0])) == needed(name)

    return test


def told(value: object) -> str:
    """A parameter as part of a test's name; of options, what is set."""
    return "-".join(f"{key}={word}" for key, word in value.items()) if isinstance(value, dict) else str(value)
