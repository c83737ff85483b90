"""Lessons as messages: where a learner stands, as a table like any other, with what to do there."""

from functools import lru_cache

from periplus.kernel.game import NOBODY
from periplus.kernel.picking import completes, picking
from periplus.server import messages, wire, wire_library, worded
from periplus.text.lessons import FAREWELL, Lesson, Progress, answers, coach, lessons
from periplus.text.telling import Teller
from periplus.text.words import Words

KEPT = 256  # places in lessons that somebody was at


def listed(game: str, language: str) -> wire_library.Lessons:
    """The lessons of a game, and its coach."""
    words = Words(language, game)
    found = [
        wire_library.LessonFacts(lesson.name, words.say(lesson.id()), lesson.minutes, len(lesson.steps))
        for lesson in lessons(game).values()
    ]
    return wire_library.Lessons(found, coached(game, words))


def coached(game: str, words: Words) -> wire_library.Coach | None:
    found = coach(game)
    if found is None:
        return None
    tips = [wire_library.Tip(tip.text, tip.verb, tip.stage, words.say(tip.id)) for tip in found.tips]
    return wire_library.Coach(found.turns, tips, words.say(FAREWELL))


@lru_cache(KEPT)
def step(
    game: str, name: str, done: tuple[int, ...], choice: tuple[int, ...], language: str
) -> wire_library.LessonStep:
    """Where a lesson stands after all this was done, and then this choice made, if the script wants it."""
    lesson = lessons(game)[name]
    words = Words(language, game)
    tell = Teller(lesson.game, lesson.beginning, names(lesson, words), words)
    progress, mistake = Progress(lesson, list(done)), ""
    if taken := progress.taken(list(choice)):
        progress = Progress(lesson, [*progress.done, *taken])
    elif choice:
        mistake = answered(progress, list(choice), tell)
    at, state, view = progress.at, progress.state, progress.state.view(lesson.me)
    return wire_library.LessonStep(
        done=progress.done,
        before=progress.before,
        step=progress.number,
        steps=len(lesson.steps),
        do=words.say(lesson.id(at)) if at else "",
        why=words.say(f"{lesson.id(at)}.why") if at else "",
        rule=at.rule if at else "",
        look=at.look if at else "",
        wanted=progress.wanted,
        mistake=mistake,
        happened=happenings(progress, tell),
        table=table(progress, tell),
        targets=worded.targets(lesson.game, tell, state, view) if progress.wanted else [],
        sections=worded.sections(tell, view),
    )


def names(lesson: Lesson, words: Words) -> list[str]:
    """The others by their names; the learner is called a guest."""
    return [*lesson.names[: lesson.me], words.say("lesson-name"), *lesson.names[lesson.me :]]


def answered(progress: Progress, choice: list[int], tell: Teller) -> str:
    """What the rules say of a choice that was not wanted; empty if they do not allow it."""
    at, strayed = progress.at, progress.strayed(choice)
    if at is None or strayed is None:
        return ""
    state, code = strayed
    view = state.view(progress.lesson.me)
    for id in answers(progress.lesson, at, tell.written(code, view)):
        if tell.words.has(id):
            return tell.words.say(id)
    return tell.words.say("lesson-otherwise", click=tell.click(code, view), help=tell.help(code, view))


def happenings(progress: Progress, tell: Teller) -> list[wire_library.Happening]:
    lesson, told = progress.lesson, []
    for happening in progress.happened:
        view = happening.state.view(lesson.me)
        facts = worded.facts(lesson.game, tell, happening.facts, lesson.me)
        told.append(wire_library.Happening(view, worded.question(tell, view), facts))
    return told


def table(progress: Progress, tell: Teller) -> wire.Table:
    """The position as a table like any other, which nobody keeps."""
    lesson, state = progress.lesson, progress.state
    view, over = state.view(lesson.me), state.seat == NOBODY
    clicks = state.legal() if progress.wanted else []
    final = {code for code in clicks if completes(state, code)}
    picked = picking(lesson.game, state) if progress.wanted else None
    ended = state.result() if over else None
    return messages.loose_table(
        tell,
        view,
        lesson.me,
        title=tell.words.say(lesson.id()),
        ply=progress.ply,
        choices=worded.choices(lesson.game, tell, view, clicks, final),
        log=worded.facts(lesson.game, tell, progress.log, lesson.me),
        picking=worded.picks(lesson.game, tell, view, picked) if picked else None,
        result=None if ended is None else wire.Result(ended.scores, ended.ranks),
    )
