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

from periplus.games import GAMES, KITS
from periplus.kernel.game import Game

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
BEGIN = "<!-- rules: written by docs/rule_table.py -->\n"
END = "<!-- end of rules -->\n"

Places = dict[str, list[str]]  # for each rule id, where it is

# Rules that no line names, because they follow from what a module does, or from what it does not do.
FOLLOWING = {
    "ulysses": {
        "arrival": "U-90 U-91 U-92 E-9 E-11 E-13 E-18 E-19 F-28 R-10 R-25",
        "components": "U-53",
        "debate": "U-61 U-63 U-64 U-66 U-77 U-80 U-81 U-82 E-20 E-21 E-22 E-30 F-21 F-24 F-29 F-30 R-8",
        "drawing": "U-15 U-19 E-14 E-29 E-32 R-29",
        "exchange": "U-44 E-8 E-10 E-27 E-28 E-31 R-24",
        "factions": "F-32",
        "game": "U-1 R-28",
        "payment": "U-47 E-23 E-24 E-25 E-26 F-17",
        "proposal": "E-2 E-4 R-13",
        "routes": "U-56 E-12 E-17",
        "setup": "U-14",
        "state": "R-1",
        "strengthening": "U-26 U-32 U-35 U-48 U-51 E-5 E-6 E-33 F-19 R-21",
        "view": "U-45 R-26",
        "wind": "U-85 U-87 E-15 E-16",
    },
    "journey": {
        "adventures": "A-54",
        "board": "A-39 A-52 A-78",
        "components": "A-36 A-66 A-67",
        "decks": "A-13",
        "discovering": "A-31 A-32 A-50",
        "drawing": "A-9 A-10",
        "ending": "A-41 A-73",
        "events": "A-6",
        "game": "J-1 A-75",
        "lava": "J-110 A-61 A-63 A-64 A-65",
        "moving": "J-49 J-52 J-53 J-78 J-88 J-89 A-4 A-5 A-19 A-20 A-21 A-22 A-25 A-26 A-29 A-51",
        "payment": "J-50 J-54 J-55 J-70 A-7 A-23 A-24 A-28 A-33 A-35 A-55",
        "scoring": "A-68 A-69",
        "state": "J-95",
        "terrain": "J-48 J-90 A-27",
        "upkeep": "A-44 A-48",
        "view": "A-37",
    },
    "ithaca": {
        "cards": "I-4 I-5 R-44 R-45 R-46",
        "deeds": "R-38",
        "ending": "R-22 R-49",
        "favour": "I-8 R-4",
        "game": "I-1 R-41",
        "gift": "R-53",
        "setup": "I-18",
        "view": "R-55",
    },
}


def folder_of(game: Game) -> Path:
    return KITS[game.name].folder


def ids_in(text: str, game: Game) -> Iterator[str]:
    """The rule ids in a text, those between the ends of a range such as "U-27 … U-29" included."""
    prefixes = "|".join(game.chapters)
    for found in re.finditer(rf"\b({prefixes})-(\d+)(?: … \1-(\d+))?", text):
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
    files = sorted([*folder_of(game).glob("*.py"), *folder_of(game).glob("rules/*.py")])
    return gathered((rule, path.stem) for path in files for rule in ids_in(path.read_text("utf-8"), game))


def scenarios_of(game: Game) -> Places:
    """The scenarios that play a rule."""
    files = sorted((folder_of(game) / "scenarios").glob("*.toml"))
    return gathered(
        (rule, path.stem) for path in files for rule in tomllib.loads(path.read_text("utf-8"))["rules"]
    )


def tests_of(game: Game) -> Places:
    """The tests that are marked `@covers` for a rule."""
    return gathered(marks_of(game))


def marks_of(game: Game) -> Iterator[tuple[str, str]]:
    for path in sorted(TESTS.rglob("test_*.py")):
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        for test in [node for node in nodes if isinstance(node, ast.FunctionDef)]:
            for call in test.decorator_list:
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "covers":
                    name, *rules = [ast.literal_eval(arg) for arg in call.args]
                    for rule in rules if name == game.name else []:
                        yield rule, test.name


def table_of(game: Game) -> str:
    modules, scenarios, tests = modules_of(game), scenarios_of(game), tests_of(game)
    for module, rules in FOLLOWING.get(game.name, {}).items():
        for rule in rules.split():
            modules.setdefault(rule, [f"*{module}*"])
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
    parser.add_argument("--check", action="store_true", help="only say which tables are out of date")
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
