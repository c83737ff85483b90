"""What the documents say is so: examples run, commands exist, links lead somewhere, imports point down only,
and the tables and the picture are up to date."""

import ast
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs import picture
from periplus import build
from periplus.cli import parser
from periplus.games import GAMES, KITS
from periplus.games.ulysses.rules.options import OPTIONS
from periplus.kernel.game import Game
from periplus.kernel.record import load_record
from tools import rules

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
RESEARCH = ROOT / "docs" / "research.md"
# How the first line begins that each example of it prints.
EXAMPLES_PRINT = [
    "(16, 1001) float32 (16, 686)",
    "(1095,) ",
    "(",
    "True",
    "(4, 1001) (4, 686) [0. 0. 0. 0.]",
    "37 choices, the last one [",
    "periplus/ithaca-v1 ",
    "20 3",
]
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FOLDERS = ["*.md", "bench/*.md", "docs/**/*.md", "examples/**/*.md", "src/**/RULES.md"]
DOCUMENTS = sorted(path for folder in FOLDERS for path in ROOT.glob(folder))
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^    (periplus .*)$|`(periplus [^`]*)`", re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
TARGET = re.compile(r"^    (make .*)$|`(make [^`]*)`", re.MULTILINE)
FOLDER = re.compile(r"\*\*`([\w/]+)/`\*\*")
# References that lead nowhere: what they refer to is not in the repository.
CITED = re.compile(r"\bchapters? \d|\bsection \d|\bsections \d+\.|\bQ\d|\bD-\d|\bdesign,? section")
ADDRESS = re.compile(r"\w+://[^\s\"<>)]+")

# From the bottom up. A folder may import those before it; `build` is the switch that everything rests on.
LAYERS = "build kernel games text bots arena research store server cli testing".split()
STRANGERS = sys.stdlib_module_names | {"mypy_extensions", "librt"}  # whom the rules may know besides
MODULES = sorted(path.relative_to(build.PACKAGE) for path in build.PACKAGE.rglob("*.py"))
ROOMS = [module for module in MODULES if module.parts[0] == "games" and len(module.parts) > 2]
# What a part of a game's room may import besides the kernel and what it is made of itself. The other facets,
# such as words and helmsman, may import all that is common.
PARTS = {
    "rules": ["rules"],
    "view.py": ["rules", "view"],
    "contents.py": ["rules", "view", "contents"],
    "scene.py": ["rules", "view", "scene"],
    "encoder.py": ["rules", "view", "encoder"],
    "invariants.py": ["rules", "invariants"],
    "ways.py": ["rules", "ways"],
    "game.py": ["rules", "view", "contents", "scene", "game"],
    "search": ["rules", "search"],
    "__init__.py": [],
}


def documents(pattern: re.Pattern[str]) -> list[object]:
    """What the documents have of a pattern, each with the document it is in."""
    found = {
        (path, next(filter(None, match.groups()))): None
        for path in DOCUMENTS
        for match in pattern.finditer(path.read_text("utf-8"))
    }
    return [pytest.param(path, text, id=f"{path.relative_to(ROOT)}: {text}") for path, text in found]


def printed(example: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines that an example prints, run as a program of its own."""
    exec(compile(example, str(README), "exec"), {"__name__": "example"})
    return capsys.readouterr().out.splitlines()


def test_the_examples_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    library, bot = PYTHON.findall(README.read_text("utf-8"))
    games, dealt, won = printed(library, capsys)
    assert all(f"<Game {game}: " in games for game in GAMES)
    assert dealt.startswith("<Ulysses: 4 seats, seat ")
    assert "'propose " in dealt
    assert re.fullmatch(r"\d+ of 20 random games won", won)
    voyage, won = printed(bot, capsys)
    assert voyage.startswith("<Voyage of ithaca: Dreamer, sailor, sailor; ply ")
    assert re.fullmatch(r"[34] of 4 games won", won), "it beats them nearly always"


@pytest.mark.parametrize("number", range(len(PYTHON.findall(RESEARCH.read_text("utf-8")))))
def test_the_examples_for_researchers_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(PYTHON.findall(RESEARCH.read_text("utf-8"))[number], capsys)
    assert lines[0].startswith(EXAMPLES_PRINT[number])


def test_an_example_needs_one_import() -> None:
    for example in PYTHON.findall(README.read_text("utf-8")):
        assert re.findall(r"^\s*(?:import|from) .*", example, re.MULTILINE) == ["import periplus"]


@pytest.mark.parametrize(("document", "command"), documents(COMMAND))
def test_a_command_can_be_typed_as_it_stands(document: Path, command: str) -> None:
    words = shlex.split(command)[1:]
    if words[0] == "COMMAND" or all(word.isalpha() for word in words):
        # Only named, as in `periplus verify`: it is enough that there is one.
        words = [word for word in words if word != "COMMAND"] + ["--help"]
    try:
        parser().parse_args(words)
    except SystemExit as exit:
        if exit.code != 0:
            pytest.fail(f"{document.name}: {command} is refused")


@pytest.mark.parametrize(("document", "command"), documents(TARGET))
def test_make_has_the_target(document: Path, command: str) -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert command.split()[1] in targets


@pytest.mark.parametrize(("document", "link"), documents(LINK))
def test_a_link_leads_to_a_file(document: Path, link: str) -> None:
    assert (document.parent / link.partition("#")[0]).exists()


def test_every_decision_has_its_number_once() -> None:
    decisions = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    for number, path in enumerate(decisions, 1):
        assert path.name.startswith(f"{number:04}-")
        assert path.read_text("utf-8").startswith(f"# {number}. ")


def test_every_flag_is_an_option_or_said_to_be_none() -> None:
    text = (ROOT / "docs" / "decisions" / "0007-names-of-the-options.md").read_text("utf-8")
    unruled = set(re.findall(r"F-\d\d", text))
    ruled = {flag for option in OPTIONS for flag in option.ids if flag.startswith("F")}
    assert ruled | unruled == {rule for rule in GAMES["ulysses"].rule_ids() if rule.startswith("F")}
    assert not ruled & unruled


@pytest.mark.parametrize("game", [*filter(rules.is_wanted, GAMES.values())], ids=lambda game: game.name)
def test_every_rule_has_a_sentence_a_place_and_something_that_shows_it(game: Game) -> None:
    assert rules.faults(game, rules.file_of(game).read_text("utf-8")) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_code_names_no_rule_that_does_not_exist(game: Game) -> None:
    assert list(rules.faults_of_code(game)) == []


ROW = "| U-7 | The ship starts in Troy. | `rules/state.py` `Position.lay_out` | `setup` |"


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("", "U-7: missing"),
        (f"{ROW}\n{ROW}", "U-7: there are 2 rows"),
        (f"{ROW}\n{ROW.replace('U-7', 'U-93')}", "U-93: the game has no such rule"),
        (ROW.replace("`setup` |", "`setup`"), "is not a row of four cells"),
        (ROW.replace("The ship starts in Troy.", ""), "U-7: it says nothing"),
        (ROW.replace("Troy.", "Troy"), "U-7: the sentence has no full stop"),
        (ROW.replace("ship", "ship " * 60), "letters, more than 260"),
        (ROW.replace("in Troy", f"as {'chapter'} 2.2 says"), "2' is in no document"),
        (ROW.replace("in Troy", f"as {'Q'}4 says"), "4' is in no document"),
        (ROW.replace("in Troy", "as in U-93"), "U-7: there is no rule U-93"),
        (ROW.replace("rules/state.py", "rules/stage.py"), "U-7: there is no file rules/stage.py"),
        (ROW.replace("Position.lay_out", "Position.lay_in"), "U-7: state.py has no Position.lay_in"),
        (ROW.replace(" `Position.lay_out`", ""), "U-7: state.py is named without what is in it"),
        (ROW.replace("`rules/state.py` `Position.lay_out`", "the table"), "U-7: it is implemented nowhere"),
        (ROW.replace("`setup`", "`set_up`"), "out of date"),
    ],
)
def test_what_is_wrong_with_a_table_of_rules_is_reported(row: str, fault: str) -> None:
    game = GAMES["ulysses"]
    text = rules.file_of(game).read_text("utf-8")
    assert ROW in text
    found = rules.faults(game, text.replace(ROW, row))
    assert any(fault in told for told in found), found


def test_a_rule_that_nothing_shows_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """E-9 is held by a test alone: without the tests nothing is left of it."""
    game = GAMES["ulysses"]
    monkeypatch.setattr(rules, "TESTS", tmp_path)
    assert "E-9: shown by nothing" in rules.faults(game, rules.file_of(game).read_text("utf-8"))


def test_ranges_of_rules_are_counted_out() -> None:
    text = "as U-27 … U-29 and F-05 say, not UTF-8 (R-9)"
    assert list(rules.ids_in(text)) == ["U-27", "U-28", "U-29", "F-05", "R-9"]


def test_nothing_refers_to_documents_that_are_not_here() -> None:
    """A chapter of somebody's notes helps no reader: rules have ids, and RULES.md says what they say."""
    files = [
        path for folder in ("src", "tests", "bench", "docs", "tools") for path in (ROOT / folder).rglob("*")
    ]
    for path in (path for path in files if path.suffix in {".py", ".toml", ".md", ".ftl"}):
        cited = CITED.search(path.read_text("utf-8"))
        assert cited is None, f"{path.relative_to(ROOT)}: {cited[0]!r}"


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES)
def test_the_picture_is_what_is_drawn_now(game: str) -> None:
    record = picture.record_of(game)
    drawn = picture.draw(load_record(record, GAMES))
    assert drawn == picture.draw(load_record(record, GAMES))
    assert drawn == picture.picture_of(game).read_text("utf-8"), "run: make picture"
    assert set(ADDRESS.findall(drawn)) == {"http://www.w3.org/2000/svg"}


def imports(module: Path) -> Iterator[str]:
    """The modules that a module of the package imports, by their full names."""
    for node in ast.walk(ast.parse((build.PACKAGE / module).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: a relative import"
            assert node.module is not None
            if node.module == "periplus":  # what is imported from the package itself may be a module
                yield from (f"periplus.{alias.name}" for alias in node.names)
            else:
                yield node.module


def layer_of(name: str) -> int:
    """The layer of a module of the package; what the package itself offers is at the bottom."""
    part = name.split(".")[1] if "." in name else "build"
    return LAYERS.index(part) if part in LAYERS else 0


def test_imports_point_down_only() -> None:
    for module in MODULES:
        if len(module.parts) == 1 or module in ROOMS:
            continue
        assert module.parts[0] in LAYERS, f"{module} has no place in LAYERS and in docs/architecture.md"
        own = LAYERS.index(module.parts[0])
        above = [name for name in imports(module) if name.startswith("periplus") and layer_of(name) > own]
        assert above == [], f"{module} imports what is above it"
        rooms = [name for name in imports(module) if re.match(r"periplus\.games\.\w", name)]
        assert rooms == [], f"{module} knows a game"


@pytest.mark.parametrize("module", ROOMS, ids=str)
def test_a_game_knows_itself_only_and_its_rules_nothing_but_the_kernel(module: Path) -> None:
    room, part = ".".join(["periplus", *module.parts[:2]]), module.parts[2]
    allowed = [f"{room}.{name}." for name in PARTS.get(part, [""])] + ["periplus.kernel."]
    if part == "search":
        allowed.append("periplus.bots.search.")
    for name in imports(module):
        if name.startswith("periplus.games."):
            assert f"{name}.".startswith(f"{room}."), f"{module} imports another game"
        if part in PARTS and name.split(".")[0] not in STRANGERS:
            assert f"{name}.".startswith(tuple(allowed)), f"{module} imports {name}"


def test_the_kernel_knows_nothing_else() -> None:
    for module in (module for module in MODULES if module.parts[0] == "kernel"):
        strange = {name for name in imports(module) if name.split(".")[0] not in STRANGERS}
        assert all(name.startswith("periplus.kernel.") for name in strange), f"{module} imports {strange}"


def named_in_the_map() -> dict[str, set[str]]:
    """What the first column of docs/architecture.md names, by folder."""
    rows = re.findall(
        r"^\| (.*?) \| .* \|$", ARCHITECTURE.partition("\n| `src/periplus/` | |\n")[2], re.MULTILINE
    )
    _, *parts = FOLDER.split("\n".join(rows))
    return {
        folder: set(re.findall(r"`([\w.*/]+)`", text))
        for folder, text in zip(parts[0::2], parts[1::2], strict=True)
    }


def test_every_room_has_the_parts_that_the_map_names_and_no_others() -> None:
    rows = ARCHITECTURE.partition("## A game's room")[2].partition("##")[0]
    cells = re.findall(r"^\| (`.*?) \|", rows, re.MULTILINE)
    parts = {part.rstrip("/") for cell in cells for part in re.findall(r"`([\w./]+)`", cell)}
    for module in ROOMS:
        assert module.parts[2] in parts, f"docs/architecture.md does not say what {module} is"
    for kit in KITS.values():
        found = {path.name for path in kit.folder.iterdir()}
        needed = parts - {"ways.py", "small"}  # a game without choices of many clicks, or variants, has none
        assert needed <= found, f"{kit.package} lacks {needed - found}"


ENDINGS = {"src/periplus": ["py", "ftl", "toml", "md"], "web/src": ["ts", "svelte", "css"]}
COMMON = [
    path
    for folder, endings in ENDINGS.items()
    for ending in endings
    for path in sorted((ROOT / folder).rglob(f"*.{ending}"))
    if not re.search(r"/games/\w+/|/boards/\w+/|\.test\.ts$|/server/page/|/api-types\.ts$", path.as_posix())
]


@pytest.mark.parametrize("path", COMMON, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_common_names_no_game(path: Path) -> None:
    names = re.compile(rf"\b({'|'.join(GAMES)})", re.IGNORECASE)
    found = [line for line in path.read_text("utf-8").splitlines() if names.search(line)]
    assert found == [], f"{path.relative_to(ROOT)} names a game"


def test_the_map_of_the_folders_names_every_module() -> None:
    named = named_in_the_map()
    for module in MODULES:
        folder = "/".join(module.parts[:-1])
        if module.stem != "__init__" and folder and module not in ROOMS:
            known = [
                name for name in named.get(folder, ()) if module.match(name) or module.match(f"{name}.py")
            ]
            assert known, f"docs/architecture.md does not name {module} with its folder"


def test_what_the_map_of_the_folders_names_exists() -> None:
    for folder, names in named_in_the_map().items():
        for name in names:
            found = [*(build.PACKAGE / folder).glob(name), *(build.PACKAGE / folder).glob(f"{name}.py")]
            assert found, f"docs/architecture.md names {name} in {folder}/, where it is not"
    for path in re.findall(r"`(\w+/[\w/]+\.py)`", ARCHITECTURE):
        assert (build.PACKAGE / path).exists() or (ROOT / path).exists(), (
            f"docs/architecture.md names {path}, which does not exist"
        )
