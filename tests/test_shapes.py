"""The types of views and contents in the description of the API."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from periplus.kernel.kit import Kit
from periplus.server.shapes import REFERENCE, Shapes, shapes


class Gift(TypedDict):
    """A gift."""

    given: list[int]


class Move(TypedDict):
    """A move."""

    path: tuple[int, int]
    after: "Move | None"


class TinyView(TypedDict):
    """What a seat sees."""

    stage: Literal["bet", "over"]
    choice: Move | Gift | None
    hands: dict[str, list[bool]]
    note: NotRequired[Any]


class BadView(TypedDict):
    """A view that is not plain data."""

    seats: set[int]


GAME = "tiny"


def reference(name: str) -> dict[str, str]:
    return {"$ref": REFERENCE.format(name=name)}


def test_a_view_is_described_with_all_that_it_is_made_of() -> None:
    found = shapes({GAME: Kit("tests", "test_shapes:GAME", view="test_shapes:TinyView")})
    assert list(found) == ["TinyView", "TinyMove", "TinyGift"]
    assert found["TinyView"] == {
        "description": "What a seat sees.",
        "type": "object",
        "properties": {
            "stage": {"enum": ["bet", "over"]},
            "choice": {"anyOf": [reference("TinyMove"), reference("TinyGift"), {"type": "null"}]},
            "hands": {
                "type": "object",
                "additionalProperties": {"type": "array", "items": {"type": "boolean"}},
            },
            "note": {},
        },
        "required": ["stage", "choice", "hands"],
    }
    assert found["TinyMove"]["properties"]["path"]["maxItems"] == 2
    assert found["TinyMove"]["properties"]["after"] == {"anyOf": [reference("TinyMove"), {"type": "null"}]}


def test_a_view_that_cannot_be_described_is_left_out_and_named(caplog: pytest.LogCaptureFixture) -> None:
    kits = {
        "bad": Kit("tests", "test_shapes:GAME", view="test_shapes:BadView"),
        "lost": Kit("tests", "test_shapes:GAME", view="test_shapes:NoView"),
        GAME: Kit("tests", "test_shapes:GAME", view="test_shapes:TinyView"),
        "plain": Kit("tests", "test_shapes:GAME"),
    }
    assert list(shapes(kits)) == ["TinyView", "TinyMove", "TinyGift"]
    facts = [vars(record)["facts"] for record in caplog.records]
    told = {fact["game"]: fact["reason"] for fact in facts}
    assert list(told) == ["bad", "lost"]
    assert "set[int]" in told["bad"]


def test_the_types_of_a_compiled_view_come_from_its_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The compiler keeps the fields of a TypedDict, but neither their types nor the docstring."""
    source = """
from typing import TypedDict
class Seen(TypedDict):
    "What is seen."
    hand: list[int] | None
"""
    (tmp_path / "sketch.py").write_text(source)
    compiled = ModuleType("sketch")
    exec(source.replace("What is seen.", "filler").replace("list[int] | None", "type"), compiled.__dict__)
    compiled.__file__ = str(tmp_path / "sketch.so")
    monkeypatch.setitem(sys.modules, "sketch", compiled)
    described = Shapes(GAME)
    described.schema(compiled.Seen)
    schema = described.schemas["TinySeen"]
    assert schema["description"] == "What is seen."
    assert schema["properties"]["hand"]["anyOf"][0] == {"type": "array", "items": {"type": "integer"}}
