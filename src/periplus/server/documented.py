"""The description of the API: request bodies by FastAPI, answers by the structs that go over the wire."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from periplus.games import KITS
from periplus.kernel.events import UNSEEN
from periplus.kernel.game import NOBODY, SPECTATOR
from periplus.server import wire, wire_files, wire_library, wire_people
from periplus.server.shapes import REFERENCE, shapes
from periplus.text.words import LANGUAGES

STRUCTS = [
    wire.AnyView,
    wire.Decision,
    wire.Games,
    wire.Texts,
    wire.Tables,
    wire.Table,
    wire.Lines,
    wire.Next,
    wire.Hints,
    wire.Ways,
    wire.Link,
    wire.Forks,
    wire.Sections,
    wire.Aid,
    wire.Why,
    wire.CallWays,
    wire.Calls,
    wire.Letters,
    wire_people.Lobby,
    wire_people.SignedIn,
    wire_people.Ceremony,
    wire_people.Elsewhere,
    wire_people.Profile,
    wire_library.History,
    wire_library.Moment,
    wire_library.Review,
    wire_library.ReviewProgress,
    wire_library.Puzzles,
    wire_library.Puzzle,
    wire_library.PuzzleAnswer,
    wire_library.Rulebook,
    wire_library.Scenario,
    wire_library.Lessons,
    wire_library.LessonStep,
    wire_files.FileFormat,
    wire_files.FileCheck,
    wire.Refusal,
]
NUMBERS = {
    "Spectator": (SPECTATOR, "The viewer without a seat."),
    "Nobody": (NOBODY, "The seat of a game that is over, and of what the table itself says."),
    "Unseen": (UNSEEN, "What the viewer may not know."),
}
REFUSALS = {
    400: "malformed: names the field and what was expected",
    403: "not allowed to whoever asks",
    404: "there is no such thing",
    409: "not now; with a stale click comes the present table",
    410: "no longer: a link that was used, or a table whose game cannot be replayed here",
    413: "too large",
    421: "a server for its own machine, called by another name",
    422: "not legal; the legal clicks are given",
    429: "too many requests; Retry-After says how long to wait",
    503: "the table could not be kept; try again",
    507: "the disk is nearly full: no new tables",
}
ANYWHERE = (400, 413, 421, 429)  # refusals that any request may get
AT_A_TABLE = (404, 410, 503)  # and that any request about a table may get
Responses = dict[int | str, dict[str, Any]]


def gives(struct: str | None, *refusals: int, status: int = 200) -> Responses:
    """The responses to a request: a struct of the wire, or refusals with these statuses."""
    answers: Responses = {status: {"description": "as asked"}}
    if struct is not None:
        answers[status]["content"] = content(struct)
    for code in refusals:
        answers[code] = {"description": REFUSALS[code], "content": content("Refusal")}
    return answers


def takes(struct: str) -> dict[str, Any]:
    """What a request about a table takes, if it parses itself and FastAPI cannot know."""
    language = {"name": "lang", "in": "query", "required": False, "schema": {"enum": list(LANGUAGES)}}
    return {"parameters": [language], "requestBody": {"required": True, "content": content(struct)}}


def content(struct: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": REFERENCE.format(name=struct)}}}


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document: FastAPI's, with our responses, and without its 422, which we never send."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        _, structs = msgspec.json.schema_components(STRUCTS, ref_template=REFERENCE)
        schemas = document.setdefault("components", {}).setdefault("schemas", {})
        schemas |= structs | shapes(KITS)
        schemas |= {name: {"const": number, "description": text} for name, (number, text) in NUMBERS.items()}
        for unused in ("HTTPValidationError", "ValidationError"):
            schemas.pop(unused, None)
        for path, operations in document["paths"].items():
            for operation in operations.values():
                correct(operation, path)
        app.openapi_schema = document
    return app.openapi_schema


def correct(operation: dict[str, Any], path: str) -> None:
    """FastAPI would refuse malformed requests with 422. We use 400, and 422 for clicks that are not legal."""
    answers = operation["responses"]
    if "HTTPValidationError" in str(answers.get("422")):
        del answers["422"]
    for code in (*ANYWHERE, *(AT_A_TABLE if "/tables/{id}" in path else ())):
        answers.setdefault(str(code), {"description": REFUSALS[code], "content": content("Refusal")})
