"""`periplus check`: run scenarios, and count the rule ids they and the laws cover."""

import argparse
import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from periplus.cli.command import Commands, command
from periplus.cli.options import EXAMPLE
from periplus.games import GAMES, KITS
from periplus.kernel.errors import ScenarioError
from periplus.kernel.game import Game
from periplus.kernel.scenario import Scenario, run_scenario

DESCRIPTION = "Run scenario files and say what does not hold."
EPILOG = f"example: periplus check my_scenario.toml, or: periplus check {EXAMPLE} --coverage"


def add(commands: Commands) -> None:
    parser = command(commands, "check", "run scenarios: the executable rulebook", DESCRIPTION, EPILOG)
    parser.add_argument(
        "paths", nargs="*", metavar="FILE", help="files, folders or games (default: all games)"
    )
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="also list the rule ids that neither a scenario nor a law (a test marked @covers) covers",
    )
    parser.add_argument(
        "--tests",
        type=Path,
        default=Path("tests"),
        help="where the laws are, for --coverage (default: tests/)",
    )
    parser.add_argument("--quiet", action="store_true", help="print only what is wrong")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    scenarios: list[Scenario] = []
    failed = 0
    for path in files_of([place_of(text) for text in args.paths or KITS]):
        scenario = run_scenario(path, GAMES)
        scenarios.append(scenario)
        if scenario.error is not None:
            failed += 1
            print(scenario.error, file=sys.stderr)
        elif not args.quiet:
            print(f"ok  {path}  {scenario.title}")
    print(f"{len(scenarios) - failed} of {len(scenarios)} scenarios hold")
    uncovered = 0
    if args.coverage:
        laws = laws_of(args.tests)
        played = {scenario.game for scenario in scenarios}
        games = [game for game in GAMES.values() if game.name in played or not args.paths]
        uncovered = sum(print_coverage(game, scenarios, laws.get(game.name, set())) for game in games)
    return 1 if failed or uncovered else 0


def place_of(text: str) -> Path:
    """The scenarios of a game, else a file or folder; write ./NAME for a folder named like a game."""
    return KITS[text].folder / "scenarios" if text in KITS else Path(text)


def files_of(paths: list[Path]) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += sorted(path.rglob("*.toml"))
        elif path.exists():
            files.append(path)
        else:
            raise ScenarioError(f"{path}: no such file or folder; expected scenarios (*.toml)")
    if not files:
        raise ScenarioError(f"no scenarios (*.toml) in {', '.join(map(str, paths))}")
    return files


def laws_of(tests: Path) -> dict[str, set[str]]:
    """The rule ids of the tests marked `@covers("game", "U-3", …)`, per game."""
    laws: dict[str, set[str]] = {}
    for game, rule, _ in marks_of(tests):
        laws.setdefault(game, set()).add(rule)
    return laws


def marks_of(tests: Path) -> Iterator[tuple[str, str, str]]:
    """What the marks `@covers` say: a game, a rule id, and the name of the test."""
    for path in sorted(tests.rglob("test_*.py")):
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for test in [node for node in nodes if isinstance(node, ast.FunctionDef)]:
            for call in test.decorator_list:
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "covers":
                    game, *rules = [str(arg.value) for arg in call.args if isinstance(arg, ast.Constant)]
                    yield from ((game, rule, test.name) for rule in rules)


def print_coverage(game: Game, scenarios: list[Scenario], laws: set[str]) -> int:
    """One line for a game, and the ids that nothing covers; returns their number."""
    played = {rule for s in scenarios if s.game == game.name and s.error is None for rule in s.ids}
    known = game.rule_ids()
    missing = [rule for rule in known if rule not in played and rule not in laws]
    strange = sorted(laws.difference(known))
    print(f"{game.name}: {len(known) - len(missing)} of {len(known)} rule ids covered", end="")
    print(f" ({len(played)} by scenarios, {len(laws)} by laws)")
    if missing:
        print(f"  covered by nothing: {', '.join(missing)}")
    if strange:
        print(f"  laws name unknown ids: {', '.join(strange)}")
    return len(missing) + len(strange)
