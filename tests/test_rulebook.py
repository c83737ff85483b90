"""The rules page: its text in every language, and the scenarios that can be played on it."""

from pathlib import Path

import msgspec
import pytest

from periplus.games import GAMES
from periplus.kernel.game import DEALER
from periplus.server import wire_library
from periplus.server.rulebook import played, rulebook, scenarios, titles, translations
from periplus.text.shelf import PLACED, unplaced
from periplus.text.statements import statements
from periplus.text.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent


def scene(game: str, name: str, language: str = "en") -> wire_library.Scenario:
    found = played(game, name, language)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_the_rules_and_all_scenarios(game: str) -> None:
    files = {path.stem for path in scenarios(game).glob("*.toml")}
    for language in LANGUAGES:
        book = rulebook(GAMES[game], language)
        assert book.markdown == Words(language, game).rules()
        assert {scenario.name for scenario in book.scenarios} == files
    known = set(GAMES[game].rule_ids())
    assert all(scenario.title and set(scenario.rules) <= known for scenario in book.scenarios)


@pytest.mark.parametrize("game", GAMES)
def test_a_few_scenes_stand_where_they_teach(game: str) -> None:
    """The same ones at the same places in every language, and each chapter opens with its drawing."""
    pages = {language: Words(language, game).rules() for language in LANGUAGES}
    placed = [name for kind, name in PLACED.findall(pages["en"]) if kind == "scene"]
    assert 5 <= len(placed) == len(set(placed)) <= 8
    assert set(placed) <= set(titles(game, "en"))
    for page in pages.values():
        assert PLACED.findall(page) == PLACED.findall(pages["en"])
        opened = [chapter.split("\n\n")[1] for chapter in page.split("\n## ")[1:]]
        assert all(PLACED.match(f"{line}\n") and line.startswith("{drawing") for line in opened)
        assert "{" not in unplaced(page)


def test_the_page_has_what_each_rule_says_in_english() -> None:
    game = GAMES["ulysses"]
    for language in LANGUAGES:
        told = rulebook(game, language).statements
        assert list(told) == game.rule_ids()
        assert told["U-7"] == "The ship starts in Troy."
        assert all(sentence.endswith(".") for sentence in told.values())


def test_a_game_without_sentences_on_its_rules_has_a_page(tmp_path: Path) -> None:
    assert statements(tmp_path / "RULES.md") == {}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_scenario_has_a_title_in_every_language(language: str) -> None:
    files = {game: {path.stem for path in scenarios(game).glob("*.toml")} for game in GAMES}
    assert {game: set(translations(game, language)) for game in GAMES} == files


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_can_be_played_on_the_page(game: str) -> None:
    for name, facts in titles(game, "en").items():
        found = scene(game, name)
        assert (found.title, found.rules) == (facts.title, facts.rules)
        assert found.steps
        assert found.contents
        assert found.steps[0].facts == []
        assert all(step.facts for step in found.steps[1:] if step.seat == DEALER)
        for number, step in enumerate(found.steps):
            assert step.view["viewer"] in range(len(found.seats)), name
            assert bool(step.choices) == (step.seat >= 0), name
            assert all(fact.ply == number for fact in step.facts), name
        sent = msgspec.json.encode(found)
        assert msgspec.json.encode(msgspec.json.decode(sent, type=wire_library.Scenario)) == sent


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_is_told_in_the_language_asked_for(language: str) -> None:
    found = scene("ulysses", "example_1", language)
    words = Words(language, "ulysses")
    assert [seat.name for seat in found.seats] == [
        words.say("terminal-player", number=number + 1) for number in range(len(found.seats))
    ]
    assert found.title == titles("ulysses", language)["example_1"].title
    told = [fact for step in found.steps for fact in step.facts]
    assert any(found.seats[1].name in fact.text for fact in told)


def test_the_table_is_seen_by_whoever_decides() -> None:
    steps = scene("ulysses", "example_1").steps
    assert all(step.view["viewer"] == step.seat for step in steps if step.seat >= 0)


def test_what_the_dealer_draws_is_told_with_what_came_before() -> None:
    """Pandora's two cards come in one step with the card that bought them."""
    steps = scene("ulysses", "actions_any_order").steps
    assert [step.seat for step in steps].count(DEALER) == 0
    drawing = next(step for step in steps if sum(fact.kind == "drew" for fact in step.facts) > 0)
    assert drawing.seat == 0


def test_there_is_nothing_else_to_be_played() -> None:
    assert played("ulysses", "no_such_scene", "en") is None
    assert played("ulysses", "../journey/lava-flow", "en") is None
