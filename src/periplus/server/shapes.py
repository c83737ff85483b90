"""The types of the games' views and contents as JSON schemas, for the description of the API."""

import inspect
import re
import sys
from collections.abc import Mapping
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from periplus.kernel.kit import Kit
from periplus.server.journal import note, reason_of

REFERENCE = "#/components/schemas/{name}"
PLAIN = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def shapes(kits: Mapping[str, Kit]) -> dict[str, Any]:
    """The schemas of all games; a game whose types cannot be described is left out."""
    found: dict[str, Any] = {}
    for name, kit in kits.items():
        own = Shapes(name)
        try:
            for facet in ("view", "contents"):
                if kit.has(facet):
                    own.schema(kit.load(facet))
            if kit.has("editing"):
                own.schema(kit.load("editing").shape)
        except Exception as error:
            note("views not described", error, game=name, reason=reason_of(error))
        else:
            found |= own.schemas
    return found


class Shapes:
    """The schemas of one game, under the names of their classes, with the game's own in front.

    msgspec has schemas of TypedDicts too, but not of a union of several.
    """

    def __init__(self, game: str) -> None:
        self.title = "".join(part.capitalize() for part in re.split(r"[\W_]+", game))
        self.schemas: dict[str, Any] = {}
        self._owners: dict[str, str] = {}

    def schema(self, kind: Any) -> dict[str, Any]:
        """The schema of a type, or a reference to it."""
        origin, args = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        if kind is Any or kind is object:
            return {}
        if is_typeddict(kind):
            return {"$ref": REFERENCE.format(name=self._add(from_source(kind)))}
        if origin is Literal:
            return {"enum": list(args)}
        if origin is Union or origin is UnionType:
            return {"anyOf": [self.schema(one) for one in args]}
        if origin is list:
            return {"type": "array", "items": self.schema(args[0])}
        if origin is tuple and Ellipsis not in args:
            items = [self.schema(one) for one in args]
            size = len(items)
            return {"type": "array", "prefixItems": items, "items": False, "minItems": size, "maxItems": size}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.schema(args[1])}
        raise TypeError(f"no schema for {kind}")

    def _add(self, kind: Any) -> str:
        """Describe a TypedDict, once."""
        name: str = kind.__name__
        if not name.startswith(self.title):
            name = self.title + name
        if self._owners.setdefault(name, kind.__module__) != kind.__module__:
            raise TypeError(f"{kind.__name__} is a type of {self._owners[name]} and of {kind.__module__}")
        if name not in self.schemas:
            self.schemas[name] = {}  # it may contain itself
            hints = get_type_hints(kind)
            self.schemas[name] = {
                "description": inspect.getdoc(kind),
                "type": "object",
                "properties": {field: self.schema(hint) for field, hint in hints.items()},
                "required": [field for field in hints if field in kind.__required_keys__],
            }
        return name


def from_source(kind: Any) -> Any:
    """A TypedDict as its source has it: compiled, it has neither the types of its fields nor a docstring."""
    module = sys.modules[kind.__module__]
    file = Path(str(module.__file__))
    if file.suffix == ".py":
        return kind
    return getattr(
        read(module.__name__, file.with_name(module.__name__.rpartition(".")[2] + ".py")), kind.__name__
    )


@cache
def read(name: str, source: Path) -> ModuleType:
    """A second copy of a module, from its source; nothing else imports it."""
    module = ModuleType(name)
    SourceFileLoader(name, str(source)).exec_module(module)
    return module
