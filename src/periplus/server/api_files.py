"""Maps, boards and cards of one's own: what they are made of, what is wrong with one. Nothing is kept."""

from functools import partial

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict

from periplus.server.asking import OfGame, OfHall, answer
from periplus.server.documented import gives
from periplus.server.own_files import check, described, editing_of, readable
from periplus.server.refusals import Refused

ROUTER = APIRouter(prefix="/api/files", tags=["files"])


class FileAsked(BaseModel):
    """A file: its `text`, or the `data` that it is to say; `drawn` asks for the beginning of a game."""

    model_config = ConfigDict(extra="forbid", strict=True)

    text: str | None = None
    data: dict[str, object] | None = None
    drawn: bool = False


@ROUTER.get("/{game}", responses=gives("FileFormat", 404))
async def get_format(game: OfGame) -> Response:
    """What a game's own files are made of: words, limits, ours, and an empty one."""
    return answer(described(game))


@ROUTER.post("/{game}", responses=gives("FileCheck", 400, 404))
async def check_file(body: FileAsked, game: OfGame, hall: OfHall) -> Response:
    """What the checker says of a file: faults, warnings, and the file as a person can read it."""
    editing_of(game)
    if (body.text is None) == (body.data is None):
        raise Refused(400, "malformed", "body: expected either a text or data")
    text = None if body.text is None else readable(body.text)
    found = await hall.workers.read(partial(check, game.name, text, body.data or {}, body.drawn))
    return Response(found, media_type="application/json")
