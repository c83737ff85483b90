"""Writes the table rule → module → scenario or test into the README of each game's folder.

`python docs/rule_table.py` writes; with --check it only says whether a table is out of date.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from periplus.games import GAMES
from periplus.kernel.game import Game

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
BEGIN = "<!-- rules: written by docs/rule_table.py -->\n"
END = "<!-- end of rules -->\n"

Places = dict[str, list[str]]  # for each rule id, where it is


def folder_of(game: Game) -> Path:
    return ROOT / "src" / "periplus" / "games" / game.name


def ids_in(text: str, game: Game) -> Iterator[str]:
    """The rule ids in a text, those between the ends of a range such as "U-27 … U-29" included."""
    prefixes = "".join(game.chapters)
    for found in re.finditer(rf"\b([{prefixes}])-(\d+)(?: … \1-(\d+))?", text):
        prefix, first, last = found.groups()
        for number in range(int(first), int(last or first) + 1):
            yield f"{prefix}-{number:0{len(first)}}"


def gathered(found: Iterator[tuple[str, str]]) -> Places:
    """Pairs of a rule id and a place, as the places of each id, each of them once."""
    places: Places = {}
    for rule, place in found:
        if place not in places.setdefault(rule, []):
            places[rule].append(place)
    return places


def modules_of(game: Game) -> Places:
    """The modules that name a rule, in a docstring, a comment or a table of options."""
    files = sorted(folder_of(game).glob("*.py"))
    return gathered((rule, path.stem) for path in files for rule in ids_in(path.read_text("utf-8"), game))


def scenarios_of(game: Game) -> Places:
    """The scenarios that play a rule."""
    files = sorted((ROOT / "scenarios" / game.name).rglob("*.toml"))
    return gathered(
        (rule, path.stem) for path in files for rule in tomllib.loads(path.read_text("utf-8"))["rules"]
    )


def tests_of(game: Game) -> Places:
    """The tests that are marked `@covers` for a rule."""
    return gathered(marks_of(game))


def marks_of(game: Game) -> Iterator[tuple[str, str]]:
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for call in node.decorator_list if isinstance(node, ast.FunctionDef) else []:
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "covers":
                    name, *rules = [ast.literal_eval(arg) for arg in call.args]
                    for rule in rules if name == game.name else []:
                        yield rule, node.name


def table_of(game: Game) -> str:
    modules, scenarios, tests = modules_of(game), scenarios_of(game), tests_of(game)
    lines = ["| rule | module | scenarios | tests |", "|---|---|---|---|"]
    for rule in game.rule_ids():
        cells = [places.get(rule, ["–"]) for places in (modules, scenarios, tests)]
        lines.append(f"| {rule} | {' | '.join(', '.join(cell) for cell in cells)} |")
    return "\n".join(lines) + "\n"


def readme_of(game: Game) -> tuple[str, str]:
    """The README of a game's folder: as it is, and as it should be."""
    text = (folder_of(game) / "README.md").read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return text, before + BEGIN + "\n" + table_of(game) + "\n" + END + after


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the tables rule → module → scenario or test.")
    parser.add_argument("--check", action="store_true", help="write nothing; say which tables are out of date")
    check = parser.parse_args().check
    stale = 0
    for game in GAMES.values():
        text, fresh = readme_of(game)
        if text != fresh and check:
            print(f"{game.name}: the table of rules is out of date: run python docs/rule_table.py")
            stale += 1
        elif text != fresh:
            (folder_of(game) / "README.md").write_text(fresh, "utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
