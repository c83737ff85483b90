"""Keeps the RULES.md of each game: a sentence on every rule, where it is implemented, and what shows it.

`python -m tools.rules` writes the last column anew from the scenarios and the tests marked `@covers`, and
says what else is wrong; with --check it writes nothing. Name games to look at those only.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import periplus.games
from periplus.cli.check import marks_of
from periplus.games import GAMES, KITS, game_named
from periplus.kernel.game import Game
from periplus.text.statements import ROW

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
LONGEST = 260  # letters of a sentence
STRANGE = re.compile(r"\b(?:chapters?|sections?) \d|\bQ\d|\bD-\d")  # citations of documents that are not here
MARKED = re.compile(r"`([^`]+)`")
STARTED = re.compile(r"^\| *[A-Z]-\d.*$", re.MULTILINE)


def file_of(game: Game) -> Path:
    return KITS[game.name].folder / "RULES.md"


def is_wanted(game: Game) -> bool:
    """Whether a game must have its RULES.md: ours must, somebody else's may."""
    return file_of(game).is_file() or KITS[game.name].package.startswith(f"{periplus.games.__name__}.")


def ids_in(text: str) -> Iterator[str]:
    """The rule ids in a text, those between the ends of a range such as "U-27 … U-29" included."""
    for found in re.finditer(r"\b([A-Z])-(\d+)(?: … \1-(\d+))?", text):
        prefix, first, last = found.groups()
        for number in range(int(first), int(last or first) + 1):
            yield f"{prefix}-{number:0{len(first)}}"


def shown_by(game: Game) -> dict[str, str]:
    """The last column: the scenarios that play each rule, and the tests that hold it."""
    shown: dict[str, list[str]] = {rule: [] for rule in game.rule_ids()}
    for path in sorted((KITS[game.name].folder / "scenarios").glob("*.toml")):
        for rule in tomllib.loads(path.read_text("utf-8"))["rules"]:
            shown.setdefault(rule, []).append(f"`{path.stem}`")
    for name, rule, test in marks_of(TESTS):
        if name == game.name:
            shown.setdefault(rule, []).append(f"*{test}*")
    return {rule: ", ".join(dict.fromkeys(places)) for rule, places in shown.items()}


def refreshed(game: Game, text: str) -> str:
    """The text of a RULES.md with its last column as it should be."""
    shown = shown_by(game)

    def row(found: re.Match[str]) -> str:
        rule, sentence, where, _ = (cell.strip() for cell in found.groups())
        return f"| {rule} | {sentence} | {where} | {shown.get(rule, '')} |"

    return ROW.sub(row, text)


def faults(game: Game, text: str) -> list[str]:
    """What is wrong with the text of a game's RULES.md, in a line each."""
    found = [*faults_of_rows(game, text)]
    for rule, sentence, where, _ in ROW.findall(text):
        found += [f"{rule}: {fault}" for fault in faults_of_sentence(game, sentence.strip())]
        found += [f"{rule}: {fault}" for fault in faults_of_place(game, where)]
    if text != refreshed(game, text):
        found.append('"shown by" is out of date: run python -m tools.rules')
    return [*found, *faults_of_code(game)]


def faults_of_rows(game: Game, text: str) -> Iterator[str]:
    """A row for every rule, and one only."""
    rows = Counter(rule for rule, *_ in ROW.findall(text))
    known = game.rule_ids()
    yield from (
        f"{line[:40]} … is not a row of four cells" for line in STARTED.findall(text) if not ROW.match(line)
    )
    yield from (f"{rule}: missing" for rule in known if rule not in rows)
    yield from (f"{rule}: there are {count} rows" for rule, count in rows.items() if count > 1)
    yield from (f"{rule}: the game has no such rule" for rule in rows if rule not in known)
    shown = shown_by(game)
    yield from (f"{rule}: shown by nothing" for rule in known if not shown[rule])
    yield from (
        f"{rule}: shown by {shown[rule]}, but there is no such rule" for rule in shown if rule not in known
    )


def faults_of_sentence(game: Game, sentence: str) -> Iterator[str]:
    if not sentence:
        yield "it says nothing"
        return
    if len(sentence) > LONGEST:
        yield f"the sentence has {len(sentence)} letters, more than {LONGEST}"
    if not sentence.endswith("."):
        yield "the sentence has no full stop"
    if strange := STRANGE.search(sentence):
        yield f"{strange[0]!r} is in no document of the repository"
    yield from (f"there is no rule {rule}" for rule in ids_in(sentence) if rule not in game.rule_ids())


def faults_of_place(game: Game, where: str) -> Iterator[str]:
    """A place is a file of the game's folder, then what in it has the rule: `rules/debate.py` `Ask`."""
    path: Path | None = None
    named = True
    for word in MARKED.findall(where):
        if "/" in word or word.endswith((".py", ".toml")):
            if not named:
                yield f"{path} is named without what is in it"
            path, named = KITS[game.name].folder / word, False
            if not path.is_file():
                yield f"there is no file {word}"
                return
        elif path is None:
            yield f"`{word}` is named before its file"
            return
        else:
            named = True
            if word not in names_in(path):
                yield f"{path.name} has no {word}"
    if path is None:
        yield "it is implemented nowhere"
    elif not named:
        yield f"{path.name} is named without what is in it"


@cache
def names_in(path: Path) -> frozenset[str]:
    """What can be named in a file: functions, classes, constants, `Class.method`; the keys of a data file."""
    text = path.read_text("utf-8")
    if path.suffix == ".toml":
        return frozenset(tomllib.loads(text))
    return frozenset(names_of(ast.parse(text).body, ""))


def names_of(body: list[ast.stmt], owner: str) -> Iterator[str]:
    for node in body:
        match node:
            case ast.ClassDef():
                yield owner + node.name
                yield from names_of(node.body, f"{owner}{node.name}.")
            case ast.FunctionDef():
                yield owner + node.name
            case ast.Assign():
                yield from (owner + target.id for target in node.targets if isinstance(target, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield owner + name


def faults_of_code(game: Game) -> Iterator[str]:
    """The rules name no rule that does not exist."""
    known = set(game.rule_ids())
    for path in sorted((KITS[game.name].folder / "rules").glob("*.py")):
        strange = dict.fromkeys(rule for rule in ids_in(path.read_text("utf-8")) if rule not in known)
        yield from (f"{path.name} names {rule}, but there is no such rule" for rule in strange)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.rules", description="Keep the RULES.md of each game up to date."
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these (default: all)")
    parser.add_argument("--check", action="store_true", help="write nothing, only say what is wrong")
    args = parser.parse_args()
    wrong = 0
    for game in [game_named(name) for name in args.games] or filter(is_wanted, GAMES.values()):
        path = file_of(game)
        if not path.is_file():
            found = [f"there is no {path.name}"]
        else:
            text = path.read_text("utf-8")
            if not args.check and text != refreshed(game, text):
                text = refreshed(game, text)
                path.write_text(text, "utf-8")
            found = faults(game, text)
        for fault in found:
            print(f"{game.name}: {fault}", file=sys.stderr)
        wrong += len(found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
