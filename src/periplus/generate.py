"""Writes what follows from a declaration, so that a field, a verb or a fact is declared once.

`python -m periplus.generate` does it for our games, `python -m periplus.generate FILE…` for other files:

- `state.py` has a class derived from `State`, whose constructor declares the fields of a position.
  `fields.py` beside it copies, packs and fills them.
- `verbs.toml` lists the verbs and the facts of a game. `verbs.py` beside it has them as tables, and their
  numbers as constants, which the compiled rules need as literals.

What is written is committed, and a test fails when it is out of date. No game is imported for it.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

GAMES = Path(__file__).resolve().parent / "games"
WIDTH = 110
NOTE = "Written by `python -m periplus.generate` from {source}: change that file, not this one."


class DeclarationError(Exception):
    """A declaration from which nothing can be written, and why."""


def declarations() -> list[Path]:
    """The files of our games that declare something."""
    return sorted([*GAMES.glob("*/rules/state.py"), *GAMES.glob("*/rules/verbs.toml")])


def generated(source: Path) -> tuple[Path, str]:
    """The file that follows from a declaration, and what has to be in it."""
    if source.suffix == ".toml":
        return source.with_suffix(".py"), verbs_module(source)
    return source.with_name("fields.py"), fields_module(source)


# The fields of a position


class Type(NamedTuple):
    """How a field of a type is copied, packed and filled, what is imported for that, and how it begins."""

    copied: str
    packed: str
    filled: str
    needs: str = ""
    begins: str = ""  # empty if any value will do


NUMBER = Type("    twin.{0} = s.{0}", "        int(s.{0}),", "    s.{0} = packed[{1}]")
NUMBERS = {"i64": NUMBER, "int": NUMBER}
COPY = "    twin.{0} = s.{0}[:]"
COPY_IF_ANY = "    if len(s.{0}) > 0:\n        twin.{0} = s.{0}[:]"
CLONE_IF_ANY = "    {0} = s.{0}\n    if {0} is not None:\n        twin.{0} = {0}.clone()"
VECTORS = {
    "vec[i64]": Type(
        COPY, "    put(packed, s.{0})", "    s.{0} = vec[i64](rest[{1}])", "parts put", "vec[i64]()"
    ),
    "list[int]": Type(COPY, "    packed += [len(s.{0}), *s.{0}]", "    s.{0} = rest[{1}]", "parts", "[]"),
}
MEMORIES = {
    "Memory | None": Type(
        CLONE_IF_ANY,
        "    put_memory(packed, s.{0})",
        "    s.{0} = remembered(rest[{1}])",
        "parts put_memory remembered",
        "None",
    )
}
TYPES = NUMBERS | VECTORS | MEMORIES

FIELDS = '''"""The fields of a position: how they are copied, packed into ints, and filled from them.

{note}
"""

{imports}


def copy_fields(s: {position}, twin: {position}) -> None:
    """Make a new twin the same position; the two share nothing that can change."""
{copied}


def pack_fields(s: {position}) -> tuple[int, ...]:
    """The numbers, then each vector and each memory behind its length."""
    packed: list[int] = [
{numbers}
    ]
{packed}
    return tuple(packed)


def fill_fields(s: {position}, packed: tuple[int, ...]) -> None:
    """Set the fields to what `pack_fields` has packed."""
{filled}
'''


class Field(NamedTuple):
    name: str
    type: str

    def copied(self, laid_out: set[str]) -> str:
        """A twin begins empty, so a vector that `lay_out` leaves empty is only copied if it is not."""
        how = TYPES[self.type].copied
        return (COPY_IF_ANY if how == COPY and self.name not in laid_out else how).format(self.name)

    def packed(self) -> str:
        return TYPES[self.type].packed.format(self.name)

    def filled(self, index: int) -> str:
        return TYPES[self.type].filled.format(self.name, index)


def fields_module(source: Path) -> str:
    """The module that copies, packs and fills the fields of a position."""
    position = position_of(source)
    fields, laid_out = fields_of(source, position), laid_out_by(position)
    # Numbers are packed first, then vectors, then memories, each in the order of declaration.
    numbers = [field for field in fields if field.type in NUMBERS]
    others = [field for kind in (VECTORS, MEMORIES) for field in fields if field.type in kind]
    filled = [field.filled(index) for index, field in enumerate(numbers)]
    if others:
        filled.append(f"    rest = parts(packed, {len(numbers)})")
    filled += [field.filled(index) for index, field in enumerate(others)]
    return FIELDS.format(
        note=NOTE.format(source=source.name),
        imports="\n".join(imports(source, position.name, {field.type for field in fields})),
        position=position.name,
        copied="\n".join(field.copied(laid_out) for field in fields),
        numbers="\n".join(field.packed() for field in numbers),
        packed="\n".join(field.packed() for field in others),
        filled="\n".join(filled),
    )


def position_of(source: Path) -> ast.ClassDef:
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and "State" in [ast.unparse(base) for base in node.bases]:
            return node
    raise DeclarationError(f"{source}: there is no class derived from State")


def method(position: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    methods = [node for node in position.body if isinstance(node, ast.FunctionDef) and node.name == name]
    return methods[0] if methods else None


def laid_out_by(position: ast.ClassDef) -> set[str]:
    """The fields that `lay_out` sets."""
    nodes = ast.walk(method(position, "lay_out") or ast.Pass())
    return {
        node.attr for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }


def fields_of(source: Path, position: ast.ClassDef) -> list[Field]:
    """The fields that the constructor declares."""
    constructor = method(position, "__init__")
    if constructor is None:
        raise DeclarationError(f"{source}: {position.name} has no constructor")
    given = {argument.arg for argument in constructor.args.args}
    found = [field_of(source, line, given) for line in constructor.body]
    return [field for field in found if field is not None]


def field_of(source: Path, line: ast.stmt, given: set[str]) -> Field | None:
    """The field that a line of the constructor declares.

    A field has its type. What has none is no part of the position: an argument of the constructor, which
    all positions of a game share, or a flag that is up only while a decision is carried out.
    """
    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
        name, type = line.target.attr, ast.unparse(line.annotation)
        if type not in TYPES:
            raise DeclarationError(f"{source}: {name} is {type}; a field can be {', '.join(TYPES)}")
        begins = TYPES[type].begins
        if begins and (line.value is None or ast.unparse(line.value) != begins):
            raise DeclarationError(f"{source}: {name} has to begin as {begins}")
        return Field(name, type)
    if isinstance(line, ast.Assign):
        value = line.value
        shared = isinstance(value, ast.Name) and value.id in given
        flag = isinstance(value, ast.Constant) and value.value is False
        if not shared and not flag:
            raise DeclarationError(f"{source}: {ast.unparse(line.targets[0])} needs its type")
    return None


def imports(source: Path, position: str, types: set[str]) -> Iterator[str]:
    if "vec[i64]" in types:
        yield from ["from librt.vecs import vec", "from mypy_extensions import i64", ""]
    own = [f"from {module_of(source)} import {position}"]
    if needs := sorted({name for type in types for name in TYPES[type].needs.split()}):
        own.append(f"from periplus.kernel.packing import {', '.join(needs)}")
    yield from sorted(own)


def module_of(source: Path) -> str:
    """The full name of a module: its packages are the folders above it that have an `__init__.py`."""
    name = source.stem
    for folder in source.resolve().parents:
        if not (folder / "__init__.py").exists():
            break
        name = f"{folder.name}.{name}"
    return name


# Verbs and facts

VERBS = '''"""The clicks of the game and the facts they lead to.

{note}
"""

from typing import Final

from periplus.kernel.events import EventKind
from periplus.kernel.verbs import Verbs

VERBS: Final = Verbs(
    [
{verbs}
    ]
)

{codes}

EVENTS: Final = [
{events}
]

{numbers}
'''


class Entry(NamedTuple):
    """A verb or a fact: what is clicked or told with it, and the name of its constant."""

    name: str
    words: list[str]
    constant: str


def verbs_module(source: Path) -> str:
    """The module with the verbs and facts of a game and their numbers."""
    tables = tomllib.loads(source.read_text("utf-8"))
    if set(tables) != {"nouns", "verbs", "events"}:
        raise DeclarationError(f"{source}: the tables have to be nouns, verbs and events")
    verbs, events = entries(tables["verbs"]), entries(tables["events"])
    names = [entry.constant for entry in verbs + events]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise DeclarationError(
            f"{source}: two constants are called {twice[0]}; give one another name with “as”"
        )
    counts = {"": 1} | {noun: number(source, count) for noun, count in tables["nouns"].items()}
    rows: list[str] = []
    codes: list[str] = []
    base = 0
    for name, words, constant in verbs:
        noun = " ".join(words)
        if noun not in counts:
            raise DeclarationError(f"{source}: {name}: no number for the noun {noun!r}")
        rows.append(f'        ("{name}", "{noun}", {counts[noun]}),')
        codes.append(f"{constant}: Final = {base}")
        base += counts[noun]
    return VERBS.format(
        note=NOTE.format(source=source.name),
        verbs="\n".join(rows),
        codes="\n".join(codes),
        events="\n".join(map(event_kind, events)),
        numbers="\n".join(f"{event.constant}: Final = {index}" for index, event in enumerate(events)),
    )


def entries(table: dict[str, str]) -> list[Entry]:
    """The lines of a table, `name = "words as CONSTANT"`; else the constant is the name in capitals."""
    found: list[Entry] = []
    for name, text in table.items():
        words, _, constant = f" {text}".partition(" as ")
        found.append(Entry(name, words.split(), constant or name.upper()))
    return found


def number(source: Path, count: int | str) -> int:
    """How many nouns there are of a type: said outright, or by a constant of components.py."""
    if isinstance(count, int):
        return count
    components = source.with_name("components.py")
    constant = re.search(rf"^{count}: Final = (\d+)\b", components.read_text("utf-8"), re.MULTILINE)
    if constant is None:
        raise DeclarationError(f"{source}: there is no number {count} in {components.name}")
    return int(constant[1])


def event_kind(event: Entry) -> str:
    """A kind of fact. An argument is `type` or `name:type`; a question mark says that it may be secret."""
    args: list[str] = []
    secret: list[str] = []
    for word in event.words:
        name, _, type = word.rstrip("?").partition(":")
        args.append(f'("{name}", "{type or name}")')
        if word.endswith("?"):
            secret.append(f'"{name}"')
    values = [f'"{event.name}"', f"[{', '.join(args)}]"]
    if secret:
        values.append(f"[{', '.join(secret)}]")
    line = f"    EventKind({', '.join(values)}),"
    if len(line) <= WIDTH:
        return line
    return "\n".join(["    EventKind(", *(f"        {value}," for value in values), "    ),"])


def main(files: list[str]) -> None:
    for source in [Path(file) for file in files] or declarations():
        target, text = generated(source)
        if not target.exists() or target.read_text("utf-8") != text:
            target.write_text(text, "utf-8")
            print(f"wrote {target}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except DeclarationError as error:
        sys.exit(str(error))
