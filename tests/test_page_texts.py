"""The texts of the page: alike in all languages, none missing, none unused, none said twice."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from periplus.games import GAMES, KITS
from periplus.text.words import LANGUAGES
from tests.telling import fluent_file

PAGE = Path(__file__).parents[1] / "web" / "src"
FILES = ["page", "calls", "replay", "people", "editor", "after"]
EDITED = [f"{game}.editor" for game in GAMES if KITS[game].has("editing")]  # what games add to the editor
VARIABLE = re.compile(r"\$(\w+)")
SAID = re.compile(r"""\bsay\(\s*["'`]([\w.-]+)["'`]""")


@cache
def texts(language: str, file: str) -> dict[str, set[str]]:
    """The ids of a file, attributes as `id.attribute`, each with its variables."""
    game, _, part = file.partition(".")
    own = KITS[game].folder / "words" / f"{part}.{language}.ftl" if part else None
    path = own or fluent_file(file, language)
    source = path.read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}

    def variables(pattern: ast.Pattern) -> set[str]:
        assert pattern.span
        return set(VARIABLE.findall(source[pattern.span.start : pattern.span.end]))

    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            name = entry.id.name
            assert name not in found, f"{path}: {name} is there twice"
            if entry.value is not None:
                found[name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = variables(attribute.value)
    return found


@cache
def sources() -> str:
    files = [path for path in sorted(PAGE.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if ".test." not in path.name)


@pytest.mark.parametrize("file", [*FILES, *EDITED])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts(file: str, language: str) -> None:
    assert texts(language, file) == texts("en", file)


@pytest.mark.parametrize("file", FILES)
def test_every_text_is_used(file: str) -> None:
    unused = [id for id in texts("en", file) if not re.search(rf"[\"'`]{re.escape(id)}[\"'`]", sources())]
    assert not unused


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_board_is_used(game: str) -> None:
    """A board may put the end of an id together, from what the view or the contents name."""
    drawn = "\n".join(path.read_text("utf-8") for path in (PAGE / "boards" / game).rglob("*.*"))
    beginnings = tuple(re.findall(r"`(board-[\w-]*-)\$\{", drawn))
    ids = [id for id in texts("en", game) if id.startswith("board-")]
    assert ids
    literal = set(re.findall(r"[\"'`](board-[\w.-]+)[\"'`]", drawn))
    assert [id for id in ids if id not in literal and not id.startswith(beginnings)] == []


@pytest.mark.parametrize("file", EDITED)
def test_every_text_of_an_editor_is_used(file: str) -> None:
    """An editor may put the end of an id together, from what the file or its terms name."""
    drawn = "\n".join(
        path.read_text("utf-8") for path in (PAGE / "boards" / file.partition(".")[0] / "editor").rglob("*.*")
    )
    drawn += "".join(path.read_text("utf-8") for path in (PAGE / "editor").rglob("*.*"))
    beginnings = tuple(re.findall(r"`(edit-[\w-]*-)\$\{", drawn))
    literal = set(re.findall(r"[\"'`](edit-[\w.-]+)[\"'`]", drawn))
    assert [id for id in texts("en", file) if id not in literal and not id.startswith(beginnings)] == []


def test_every_text_that_is_said_exists() -> None:
    known = {id for file in [*FILES, *EDITED, "table", *GAMES] for id in texts("en", file)}
    assert sorted(set(SAID.findall(sources())) - known) == []


def test_no_text_hides_another() -> None:
    """Texts of the page and of a game are looked up together: the first of two with one id would be said."""
    shared = [id for file in [*FILES, "table"] for id in texts("en", file)]
    assert len(shared) == len(set(shared))
    for game in GAMES:
        assert not set(shared) & set(texts("en", game)), game
    for file in EDITED:
        game = file.partition(".")[0]
        assert not (set(shared) | set(texts("en", game))) & set(texts("en", file)), file
