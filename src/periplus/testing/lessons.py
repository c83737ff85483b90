"""What must hold of a game's lessons: each can be played to its end, and no text is missing or unused."""

from collections.abc import Iterator

from fluent.syntax import ast

from periplus.kernel.notation import write_click
from periplus.text.lessons import FAREWELL, GO_ON, Lesson, Progress, answers, coach, lessons
from periplus.text.words import LANGUAGES, LESSONS, Words, resource, room_file


def walk(lesson: Lesson, prefer: int = 0, whole: bool = False) -> Iterator[Progress]:
    """A lesson from its beginning to its end, by the first or another of the choices that will do.

    They are made click by click, or whole.
    """
    done: list[int] = []
    while True:
        progress = Progress(lesson, done)
        assert progress.done == done, f"{lesson.name}: what is wanted is not taken after {done}"
        yield progress
        if progress.at is None:
            return
        choice = progress.wanted[prefer % len(progress.wanted)] if progress.wanted else [GO_ON]
        taken = progress.taken(choice[::-1] if whole else choice[:1])
        assert taken, f"{lesson.name}: {choice} is wanted and not taken after {done}"
        done += taken


def play(lesson: Lesson) -> None:
    """Play a lesson to its end in every language, whichever of the clicks that will do are made."""
    most = max(len(progress.wanted) for progress in walk(lesson))
    for prefer in range(max(most, 1)):
        for whole in (False, True):
            *_, last = walk(lesson, prefer, whole)
            assert last.at is None
    for language in LANGUAGES:
        words = Words(language, lesson.game.name)
        assert words.say(lesson.id())
        for step in lesson.steps:
            assert words.say(lesson.id(step))
            assert words.say(f"{lesson.id(step)}.why")


def mistakes(progress: Progress) -> dict[int, list[str]]:
    """The other legal clicks at a place in a lesson, and the ids of what may answer them."""
    lesson, at = progress.lesson, progress.at
    if at is None or not progress.wanted:
        return {}
    begun = {choice[0] for choice in progress.wanted}
    others = [code for code in progress.state.legal() if code not in begun]
    return {code: answers(lesson, at, write_click(lesson.game, progress.state, code)) for code in others}


def needed(game: str) -> set[str]:
    """The ids of all texts that the lessons of a game and its coach can say."""
    words = Words(LANGUAGES[0], game)
    ids: set[str] = set()
    for lesson in lessons(game).values():
        ids.add(lesson.id())
        for progress in walk(lesson):
            if progress.at is not None:
                ids |= {lesson.id(progress.at), f"{lesson.id(progress.at)}.why"}
            for said in mistakes(progress).values():
                ids.update([id for id in said if words.has(id)][:1])
    tips = coach(game)
    return ids | ({*(tip.id for tip in tips.tips), FAREWELL} if tips else set())


def texts(game: str, language: str) -> list[str]:
    """The ids of the texts there are, attributes as `id.attribute`, in their order."""
    path = room_file(game, language, "{}.ftl", LESSONS)
    assert path is not None, f"{game} has no texts for its lessons"
    messages = [entry for entry in resource(path, language).body if isinstance(entry, ast.Message)]
    return [
        id
        for message in messages
        for id in (message.id.name, *(f"{message.id.name}.{part.id.name}" for part in message.attributes))
    ]
