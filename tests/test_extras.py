"""What the library needs, and what each extra adds: tried in processes that refuse to import the rest."""

import os
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from periplus.cli import COMMANDS

EXTRAS = ("text", "terminal", "server", "postgres", "arena", "ray", "research", "openspiel")
QUICK = 0.3  # seconds of CPU
ROOT = Path(__file__).resolve().parent.parent

# Refuses what is named, or with "all" everything that neither Python nor the library itself needs.
REFUSING = """
import sys

class Refusing:
    @staticmethod
    def find_spec(name, path=None, target=None):
        package = name.partition(".")[0]
        ours = package in OURS or package in sys.stdlib_module_names
        if package in REFUSED or ("all" in REFUSED and not ours):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None

OURS = {"periplus", "periplus__mypyc", "librt", "mypy_extensions"}
sys.meta_path.insert(0, Refusing)
"""
# What a position needs is loaded with a game: not its words, its pictures or its bots.
LAZY = (
    r"periplus\.(text|cli|arena|server|store|bots)\b"
    r"|periplus\.games\.\w+\.(words|terminal|helmsman|search|balance)"
)

PLAYED = """
import periplus
for game in periplus.games():
    state = game.new(seats=game.seats[0], seed=7)
    state.play_on(periplus.Chance(7), game.plies)
    assert state.seat == periplus.NOBODY
    bots = ["captain@2", *["helmsman"] * (game.seats[0] - 1)]
    assert periplus.play(game, bots, seed=7).over
    print(game.name)
"""


def run_without(
    refused: set[str], code: str, tmp_path: Path, *args: str
) -> "subprocess.CompletedProcess[str]":
    script = f"REFUSED = {refused!r}\n{REFUSING}\nif __name__ == '__main__':\n    exec({code!r})\n"
    file = tmp_path / "script.py"
    file.write_text(script)
    env = {**os.environ, "PERIPLUS_HOME": str(tmp_path)}
    return subprocess.run(
        [sys.executable, file, *args],
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        cwd=ROOT,
    )


def periplus_without(refused: set[str], tmp_path: Path, *args: str) -> "subprocess.CompletedProcess[str]":
    return run_without(refused, "from periplus.cli import main; sys.exit(main())", tmp_path, *args)


def packages(*extras: str) -> set[str]:
    """The packages that the extras ask for, as they are imported."""
    lines = [
        line for extra in extras for line in (ROOT / f"requirements/{extra}.in").read_text().splitlines()
    ]
    return {re.split(r"[^\w-]", line)[0].replace("-", "_") for line in lines if re.match(r"\w", line)}


def needed(*extras: str) -> set[str]:
    """The same, with what those packages need themselves."""
    found, ahead = set[str](), packages(*extras)
    while ahead:
        found |= ahead
        required = [line for name in ahead for line in requires_of(name) if "extra ==" not in line]
        ahead = {re.split(r"[^\w-]", line)[0].replace("-", "_") for line in required} - found
    return found


def requires_of(package: str) -> list[str]:
    try:
        return metadata.requires(package) or []
    except metadata.PackageNotFoundError:  # it is for other systems
        return []


@pytest.mark.both
def test_every_game_is_played_without_any_extra(tmp_path: Path) -> None:
    done = run_without({"all"}, PLAYED, tmp_path)
    assert done.stderr == ""
    assert {"ulysses", "journey", "ithaca"} <= set(done.stdout.split())


@pytest.mark.both
def test_a_game_loads_its_rules_and_none_of_its_other_parts(tmp_path: Path) -> None:
    code = "import periplus; [game.new(seats=3) for game in periplus.games()]; print('\\n'.join(sys.modules))"
    done = run_without({"all"}, code, tmp_path)
    loaded = done.stdout.splitlines()
    assert "periplus.games.ithaca.rules.state" in loaded
    assert [module for module in loaded if re.match(LAZY, module)] == []


def test_importing_the_package_loads_no_game(tmp_path: Path) -> None:
    done = run_without({"all"}, "import periplus; print('\\n'.join(sys.modules))", tmp_path)
    assert [name for name in done.stdout.splitlines() if name.startswith("periplus")] == [
        "periplus.build",
        "periplus",
    ]


@pytest.mark.parametrize("first", ['periplus.game("ithaca")', "periplus.vector"])
def test_importing_the_package_is_quick(tmp_path: Path, first: str) -> None:
    """Researchers start many processes."""
    code = f"""
import time
begun = time.process_time()
import periplus
{first}
print(time.process_time() - begun)
"""
    times = [float(run_without(set(), code, tmp_path).stdout) for _ in range(3)]
    assert min(times) < QUICK


def test_arrays_without_their_extra_say_what_to_install(tmp_path: Path) -> None:
    done = run_without({"all"}, "import periplus\nperiplus.vector('ithaca')", tmp_path)
    told = "ModuleNotFoundError: arrays need the extra 'research': pip install 'periplus[research]'"
    assert done.stderr.splitlines()[-1] == told


def test_the_help_lists_every_command_without_any_extra(tmp_path: Path) -> None:
    done = periplus_without({"all"}, tmp_path, "--help")
    assert done.returncode == 0, done.stderr
    for command in [name for name in COMMANDS if name != "data"]:
        assert re.search(rf"^    {command}\b", done.stdout, re.MULTILINE)


@pytest.mark.parametrize(
    ("args", "extra"),
    [
        (["serve", "--port", "0", "--no-open"], "server"),
        (["admin", "tables"], "server"),
        (["play", "ulysses", "--seats", "me,helmsman,sailor"], "terminal"),
        (["replay", "docs/ulysses.voyage", "--seat", "0"], "terminal"),
        (["hint", "--help"], "terminal"),
        (["map", "show"], "terminal"),
        (["games"], "text"),
        (["mcp"], "mcp"),
        (["arena", "ulysses", "sailor", "sailor", "sailor"], "arena"),
        (["ladder"], "arena"),
        (["evaluate", "captain", "ithaca"], "arena"),
        (["dataset", "ithaca", "--bots", "sailor", "--out", "x"], "dataset"),
        (["bench", "--games-only"], "arena"),
    ],
)
def test_a_command_without_its_extra_says_what_to_install(
    tmp_path: Path, args: list[str], extra: str
) -> None:
    done = periplus_without({"all"}, tmp_path, *args)
    told = f"periplus {args[0]} needs the extra '{extra}': pip install 'periplus[{extra}]'\n"
    assert (done.stdout, done.stderr, done.returncode) == ("", told, 2)


@pytest.mark.parametrize(
    "args",
    [
        ["--version"],
        ["games", "--json"],
        ["verify", "src/periplus/games/ithaca/records/2.voyage"],
        ["check", "--quiet", "src/periplus/games/ithaca/scenarios"],
        ["board", "check", "src/periplus/games/journey/board.toml"],
    ],
    ids=" ".join,
)
def test_what_needs_no_extra_works_without(tmp_path: Path, args: list[str]) -> None:
    done = periplus_without({"all"}, tmp_path, *args)
    assert (done.stderr, done.returncode) == ("", 0)


@pytest.mark.parametrize(
    ("extras", "code"),
    [
        (["text"], "sys.exit(main(['games']))"),
        (["text", "terminal"], "sys.exit(main(['replay', 'docs/ulysses.voyage']))"),
        (["text", "terminal"], "sys.exit(main(['play', 'ithaca', '--seats', 'me,helmsman', '--seed', '1']))"),
        (["text", "terminal"], "sys.exit(main(['cards', 'show']))"),
        (["text", "server"], "import periplus.server.service"),
        (
            ["arena"],
            "sys.exit(main(['arena', 'ithaca', 'sailor', 'sailor', '--games', '2', '--processes', '1']))",
        ),
        (["arena"], "import periplus.arena.report"),
        (
            ["text", "research"],
            "import periplus; env = periplus.vector('ithaca', batch=1); env.step(env.sample())",
        ),
        (["text", "research"], "import periplus.research.gymnasium, periplus.research.choices"),
        (["text", "research"], "import periplus.research.drawing"),
        (["text", "research", "openspiel"], "import periplus.research.openspiel"),
    ],
)
def test_an_extra_is_enough_for_its_commands(tmp_path: Path, extras: list[str], code: str) -> None:
    others = packages(*EXTRAS) - needed(*extras)
    assert others
    done = run_without(others, f"from periplus.cli import main\n{code}", tmp_path)
    assert (done.stderr, done.returncode) == ("", 0)


def test_a_mistake_of_ours_is_not_taken_for_a_missing_extra(tmp_path: Path) -> None:
    code = """
import periplus.cli, periplus.cli.verify
def run(args): import periplus.nowhere
periplus.cli.verify.run = run
sys.exit(periplus.cli.main(["verify", "x"]))
"""
    done = run_without(set(), code, tmp_path)
    assert "No module named 'periplus.nowhere'" in done.stderr
    assert done.returncode == 1
