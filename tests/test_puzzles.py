"""Puzzles: those that are shipped, how they are found, and what the server gives of them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from periplus.arena.plan import Plan
from periplus.arena.puzzle import Puzzle, puzzles_of, read_puzzles, themes_of, write_puzzles
from periplus.arena.puzzle_making import Filters, Finder, chosen, search_game
from periplus.cli import main
from periplus.games import GAMES
from periplus.kernel.chance import Chance
from periplus.kernel.errors import PeriplusError
from periplus.kernel.reasons import EVEN
from periplus.server import puzzling
from periplus.server.asking import encode
from periplus.text.telling import Teller
from periplus.text.words import LANGUAGES, Words
from tests.serving import Json, Person, serving

QUICK_FILTERS = Filters(gap=0.001, iterations=40, samples=8, apart=4)
SAMPLE = 2  # puzzles of each game that are searched again
AGAIN = 1500  # iterations of that search


# Those that are shipped


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_replays_and_asks_something_that_its_game_allows(game: str) -> None:
    puzzles = puzzles_of(game)
    assert puzzles
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        state = puzzle.voyage().state
        legal = state.legal()
        assert len(legal) >= Filters().choices
        assert {puzzle.best, puzzle.other, puzzle.tempting} <= set(legal)
        assert puzzle.best not in (puzzle.other, puzzle.tempting)
        seat = state.seat
        for code in puzzle.line:
            assert state.seat == seat
            assert code in state.legal()
            state.apply(code)
        assert puzzle.line[0] == puzzle.best
        assert puzzle.gap >= Filters().gap
        assert puzzle.gap > puzzle.margin


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_is_still_the_best_by_a_search_with_another_seed(game: str) -> None:
    puzzles = sorted(puzzles_of(game), key=lambda puzzle: -puzzle.gap)
    for puzzle in puzzles[:: max(1, len(puzzles) // SAMPLE)][:SAMPLE]:
        voyage = puzzle.voyage()
        finder = Finder(voyage.game, Filters(), seed=2027)
        found = finder.look(voyage.knowledge(int(voyage.state.seat)), 0, AGAIN)[1]
        assert found is not None
        assert found.best == puzzle.best


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_explanation_and_every_theme_has_its_words(game: str, language: str) -> None:
    words = Words(language, game)
    for puzzle in puzzles_of(game):
        state = puzzle.voyage().state
        assert puzzle.reason.name != EVEN
        teller = Teller(GAMES[game], state, ["?"] * puzzle.seats, words)
        assert teller.reason(puzzle.reason, state.view(state.seat))
        verb = themes_of(puzzle, state)[0]
        assert words.has(f"theme-{verb}")


# How they are found


def test_the_same_plan_finds_the_same_puzzles_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    draft, out = tmp_path / "found.jsonl", tmp_path / "puzzles.jsonl"
    quick = ["--seats", "2", "--captain", "captain@8", "--gap", "0.001", "--iterations", "40"]
    command = ["puzzles", "make", "ithaca", "--count", "1", *quick, "--keep", str(draft), "--write", str(out)]
    assert main(command) == 0
    assert "1 puzzles" in capsys.readouterr().out
    first = draft.read_text()
    draft.write_text(first + '{"game": "ith')  # the power went
    assert main(command) == 0
    assert draft.read_text() == first
    assert len(read_puzzles(out)) == 1
    assert main([*command, "--seed", "9"]) == 2
    assert "found in another way" in capsys.readouterr().err


def test_more_puzzles_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl"
    quick = ["--seats", "2", "--captain", "captain@8", "--gap", "0.001", "--iterations", "40"]
    command = ["puzzles", "make", "ithaca", *quick, "--write", str(out)]
    assert main([*command, "--count", "1", "--keep", str(tmp_path / "one.jsonl")]) == 0
    first = read_puzzles(out)
    more = [*command, "--more", "--count", str(len(first) + 1), "--keep", str(tmp_path / "two.jsonl")]
    assert main([*more, "--minutes", "0"]) == 0
    assert read_puzzles(out) == first
    assert main(more) == 0
    both = read_puzzles(out)
    assert both[: len(first)] == first
    assert [puzzle.number > first[-1].number for puzzle in both[len(first) :]] == [True]


def test_a_puzzle_has_passed_every_filter() -> None:
    plan = Plan("ithaca", ["captain@8"] * 2, {}, 3)
    searched = search_game(plan, 0, QUICK_FILTERS)
    order = ("all", "helmsman", "gap", "other seed", "error", "reason")
    counts = [searched.passed.get(name, 0) for name in order]
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] == len(searched.puzzles)
    assert search_game(plan, 0, QUICK_FILTERS) == searched


def test_only_bots_that_search_find_puzzles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "make", "ithaca", "--captain", "helmsman"]) == 2
    assert "only bots that search" in capsys.readouterr().err


def test_of_many_puzzles_those_of_different_kinds_are_kept() -> None:
    found = puzzles_of("ulysses")
    kept = chosen(found, 5)
    verbs = {GAMES["ulysses"].verbs.split(puzzle.best)[0].name for puzzle in kept}
    all_verbs = {GAMES["ulysses"].verbs.split(puzzle.best)[0].name for puzzle in found}
    assert len(verbs) == min(5, len(all_verbs))


def test_a_broken_file_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    write_puzzles(path, list(puzzles_of("ithaca")[:1]))
    path.write_text(path.read_text() + '{"id": 3}\n')
    with pytest.raises(PeriplusError, match=r"puzzles\.jsonl:2: not a puzzle"):
        read_puzzles(path)


def test_a_puzzle_is_shown_in_the_terminal_and_its_solution_on_demand(
    capsys: pytest.CaptureFixture[str],
) -> None:
    puzzle = puzzles_of("ithaca")[0]
    assert main(["puzzles", "show", "ithaca"]) == 0
    assert puzzle.id in capsys.readouterr().out
    assert main(["puzzles", "show", "ithaca", puzzle.id, "--lang", "en"]) == 0
    posed = capsys.readouterr().out
    assert "Captain" in posed
    assert "Best:" not in posed
    assert main(["puzzles", "show", "ithaca", puzzle.id, "--lang", "en", "--solution"]) == 0
    assert "Best:" in capsys.readouterr().out
    assert main(["puzzles", "show", "ithaca", "nothing"]) == 2
    assert "there is no puzzle" in capsys.readouterr().err


# What the server gives


@pytest.fixture(scope="module")
def person(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    with serving(tmp_path_factory.mktemp("store")) as address:
        somebody = Person(address)
        yield somebody
        somebody.close()


def test_one_clicks_until_it_is_right_and_is_told_why(person: Person) -> None:
    listed = person.get("/puzzles/ithaca")
    assert listed["today"] in [puzzle["id"] for puzzle in listed["puzzles"]]
    puzzle = puzzles_of("ithaca")[0]
    posed = person.get(f"/puzzles/ithaca/{puzzle.id}")
    codes = [choice["code"] for choice in posed["table"]["choices"]]
    assert puzzle.best in codes
    wrong = person.get(f"/puzzles/ithaca/{puzzle.id}/answer?code={puzzle.other}")
    assert wrong == {"right": False, "solution": None}
    right = person.get(f"/puzzles/ithaca/{puzzle.id}/answer?code={puzzle.best}")
    assert right["right"]
    assert right["solution"]["why"]
    assert len(right["solution"]["line"]) == len(puzzle.line)
    given_up = person.get(f"/puzzles/ithaca/{puzzle.id}/answer")
    assert given_up == right | {"right": False}
    assert person.get(f"/puzzles/ithaca/{puzzle.id}/contents")
    assert person.get("/puzzles/ithaca/0-0", expect=404)["error"] == "not_found"


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_what_its_seat_knew_whatever_the_truth_was(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same puzzle with another truth that its seat cannot tell apart looks the same."""
    puzzle = puzzles_of(game)[0]
    shown = told(puzzle)
    voyage = puzzle.voyage()
    voyage.state = voyage.state.guess(voyage.state.seat, Chance(5))
    monkeypatch.setattr(puzzling, "voyage_of", lambda game, id: voyage)
    assert told(puzzle) == shown


def told(puzzle: Puzzle) -> Json:
    """All that is sent before the puzzle is solved."""
    posed = puzzling.posed(puzzle.game, puzzle.id, "en")
    wrong = puzzling.answered(puzzle.game, puzzle.id, puzzle.other, "en")
    found: Json = json.loads(encode({"posed": posed, "wrong": wrong}))
    return found
