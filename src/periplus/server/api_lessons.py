"""Learning a game: its lessons, each played click by click. Nothing of it is kept here."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from periplus.kernel.game import Game
from periplus.server.asking import Language, OfGame, answer
from periplus.server.documented import gives
from periplus.server.guided import listed, step
from periplus.server.refusals import Refused
from periplus.text.lessons import Lesson, lessons

ROUTER = APIRouter(prefix="/api/lessons", tags=["lessons"])
LONGEST = 2_000  # of what was done, in writing

CODES = r"^(-1|\d{1,6})?(,(-1|\d{1,6}))*$"

Done = Annotated[
    str,
    Query(
        description="the codes of what was done so far, with commas; -1 for a step that was only read",
        pattern=CODES,
        max_length=LONGEST,
    ),
]
Made = Annotated[
    str,
    Query(
        description="what is done now: the codes of a choice, or of its next click; picks in any order",
        pattern=CODES,
        max_length=LONGEST,
    ),
]


def lesson_of(game: Game, name: str) -> Lesson:
    found = lessons(game.name)
    if name not in found:
        known = f"expected one of {', '.join(found)}" if found else f"{game.name} has none"
        raise Refused(404, "not_found", f"there is no lesson {name[:60]!r}; {known}")
    return found[name]


@ROUTER.get("/{game}", responses=gives("Lessons", 404))
async def get_lessons(game: OfGame, language: Language) -> Response:
    """The lessons of a game, and the coach of the first real game after them."""
    return answer(listed(game.name, language))


@ROUTER.get("/{game}/{name}", responses=gives("LessonStep", 404))
async def get_step(
    game: OfGame, name: str, language: Language, done: Done = "", choice: Made = ""
) -> Response:
    """Where a lesson stands after what was done and the choice made now: what to do next, what has happened.

    Another legal choice than those wanted is answered with what the rules say of it. What of `done` is not
    the script's is left out, and all that comes after it: the `done` of the answer is what counts.
    """
    lesson = lesson_of(game, name)
    return answer(step(game.name, lesson.name, codes(done), codes(choice), language))


def codes(written: str) -> tuple[int, ...]:
    return tuple(int(code) for code in written.split(",") if code)


@ROUTER.get(
    "/{game}/{name}/contents",
    responses={200: {"description": "what never changes, in the game's own shape"}, **gives(None, 404)},
)
async def get_contents(game: OfGame, name: str) -> Response:
    """What lies on the table of a lesson and never changes: the map, the board, the cards."""
    response = answer(lesson_of(game, name).beginning.contents())
    response.headers["Cache-Control"] = "private, max-age=86400"
    return response
