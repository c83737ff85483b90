"""The lessons: every script is played to its end in every language, and no text is missing or unused."""

import re

import pytest

from periplus.games import GAMES, ours
from periplus.kernel.game import NOBODY
from periplus.kernel.picking import picking
from periplus.server.guided import listed, step
from periplus.testing.lessons import mistakes, walk
from periplus.testing.suite import lessons_of
from periplus.text.lessons import GO_ON, Progress, coach, lessons
from periplus.text.words import LANGUAGES, Words
from tests.telling import patterns, things

TAUGHT = [game for game in GAMES if lessons(game)]
ALL = [(game, name) for game in GAMES for name in lessons(game)]
test_scripts_and_texts = lessons_of(*TAUGHT)
EVERY_LESSON = pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game}-{name}" for game, name in ALL])


@pytest.mark.parametrize("game", ours())
def test_our_games_have_lessons_for_a_quarter_of_an_hour_at_most(game: str) -> None:
    assert 4 <= len(lessons(game)) <= 6
    assert 8 <= sum(lesson.minutes for lesson in lessons(game).values()) <= 15
    assert coach(game) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_LESSON
def test_a_lesson_is_played_to_its_end_in_every_language(game: str, name: str, language: str) -> None:
    lesson = lessons(game)[name]
    shown = None
    for progress in walk(lesson):
        shown = step(game, name, tuple(progress.done), (), language)
        assert shown.done == progress.done
        assert {choice.code for choice in shown.table.choices} >= {choice[0] for choice in shown.wanted}
        if progress.at is not None:
            assert shown.do
            assert shown.why
            assert shown.rule in lesson.game.rule_ids()
            assert shown.step < shown.steps
        for code in mistakes(progress):
            wrong = step(game, name, tuple(progress.done), (code,), language)
            assert wrong.mistake
            assert wrong.done == shown.done
            assert not re.search(r"[{}]", wrong.mistake)
    assert shown is not None
    assert (shown.step, shown.do, shown.wanted) == (len(lesson.steps), "", [])
    assert shown.table.log


@EVERY_LESSON
def test_every_whole_choice_goes_on_or_is_answered(game: str, name: str) -> None:
    """What the page can send at once: the ways to all things, and all that can be picked together."""
    for progress in walk(lessons(game)[name], whole=True):
        done = tuple(progress.done)
        shown = step(game, name, done, (), "en")
        offered = [way.codes for target in shown.targets for way in target.ways]
        if shown.table.picking is not None:
            found = picking(lessons(game)[name].game, progress.state)
            assert found is not None
            offered += [selection.clicks()[::-1] for selection in found.selections if selection.then < 0]
        for choice in offered:
            after = step(game, name, done, tuple(choice), "en")
            is_wanted = sorted(choice) in [sorted(wanted) for wanted in shown.wanted]
            assert (after.mistake == "") == is_wanted
            assert bool(progress.taken(choice)) == is_wanted
            assert after.done == [*shown.done, *progress.taken(choice)]


def test_back_leads_to_where_the_last_choice_began() -> None:
    *_, move, dig, _, _ = walk(lessons("journey")["goal"], whole=True)
    assert len(move.wanted[0]) == 5
    assert dig.before == move.done
    begun = Progress(dig.lesson, dig.done[:-2])  # in the middle of the move
    assert begun.before == move.done
    assert step("journey", "goal", tuple(dig.done), (), "en").before == move.done


@pytest.mark.parametrize("game", TAUGHT)
def test_the_last_lesson_ends_the_game(game: str) -> None:
    last = list(lessons(game).values())[-1]
    assert list(walk(last))[-1].state.seat == NOBODY


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_all_languages_have_the_same_lessons(game: str, language: str) -> None:
    here, english = patterns(language, f"{game}/lessons"), patterns("en", f"{game}/lessons")
    assert list(here) == list(english)
    assert {id: things(here[id]) for id in here} == {id: things(english[id]) for id in english}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_step_fits_on_a_phone(game: str, language: str) -> None:
    """One thing to do in a line or two, one sentence or two why."""
    words = Words(language, game)
    for lesson in lessons(game).values():
        for at in lesson.steps:
            assert len(words.say(lesson.id(at))) <= 105
            assert len(words.say(f"{lesson.id(at)}.why")) <= 170


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_list_of_lessons_and_the_coach(game: str, language: str) -> None:
    found = listed(game, language)
    assert [lesson.name for lesson in found.lessons] == list(lessons(game))
    assert all(lesson.title and lesson.steps >= 3 for lesson in found.lessons)
    assert found.coach is not None
    assert all(tip.text for tip in found.coach.tips)
    assert found.coach.farewell


def test_what_was_done_by_other_rules_counts_as_far_as_it_goes() -> None:
    lesson = lessons("ulysses")["goal"]
    *_, last = walk(lesson)
    assert Progress(lesson, [*last.done[:2], 999_999, *last.done]).done == last.done[:2]
    assert Progress(lesson, [*last.done, GO_ON, 5]).done == last.done
    assert Progress(lesson, []).strayed([5]) is None


def test_the_dealer_deals_the_same_each_time() -> None:
    lesson = lessons("ulysses")["third"]
    once, again = list(walk(lesson))[-1], list(walk(lesson))[-1]
    assert once.state.pack() == again.state.pack()
