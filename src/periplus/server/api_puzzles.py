"""Puzzles: the list of a game, a position to be solved, and the answer. Nothing of it is kept here."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from periplus.server import puzzling
from periplus.server.asking import Language, OfGame, answer
from periplus.server.documented import gives

ROUTER = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

Id = Annotated[str, Path(max_length=40)]
Clicked = Annotated[
    int | None, Query(ge=0, le=1_000_000, description="the code of a click; without it, I give up")
]


@ROUTER.get("/{game}", responses=gives("Puzzles", 404))
async def get_puzzles(game: OfGame) -> Response:
    """The puzzles of a game, by theme, and the one of today."""
    return answer(await asyncio.to_thread(puzzling.listed, game.name))


@ROUTER.get("/{game}/{id}", responses=gives("Puzzle", 404))
async def get_puzzle(game: OfGame, id: Id, language: Language) -> Response:
    """A puzzle to be solved: what its seat knew, and what it could click."""
    return answer(puzzling.posed(game.name, id, language))


@ROUTER.get("/{game}/{id}/answer", responses=gives("PuzzleAnswer", 404))
async def get_answer(game: OfGame, id: Id, language: Language, code: Clicked = None) -> Response:
    """Whether a click is the best one, and if so why; without a click, the solution."""
    return answer(puzzling.answered(game.name, id, code, language))


@ROUTER.get(
    "/{game}/{id}/contents",
    responses={200: {"description": "what never changes, in the game's own shape"}, **gives(None, 404)},
)
async def get_contents(game: OfGame, id: Id) -> Response:
    """What lies on the table of a puzzle and never changes: the map, the board, the cards."""
    puzzling.named(game.name, id)
    response = answer(puzzling.voyage_of(game.name, id).beginning.contents())
    response.headers["Cache-Control"] = "private, max-age=86400"
    return response
