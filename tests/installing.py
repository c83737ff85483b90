"""Packages that look installed, without pip, to this process or to one of their own: metadata on the path."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from periplus.games import GAMES, GROUP, KITS, find

ROOT = Path(__file__).resolve().parent.parent
KUHN = ROOT / "examples" / "kuhn"
PEBBLES = "pebbles"  # a game for the tests, with rules and little more


def declare(folder: Path, project: str, games: dict[str, str]) -> None:
    """Write the metadata of a project that has these games."""
    info = folder / f"{project.replace('-', '_')}-1.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project}\nVersion: 1\n")
    lines = [f"{name} = {place}\n" for name, place in games.items()]
    (info / "entry_points.txt").write_text("".join([f"[{GROUP}]\n", *lines]))


@contextmanager
def pebbles_installed(folder: Path) -> Iterator[None]:
    """Meanwhile Pebbles is among the games, here and in workers that are started."""
    declare(folder, PEBBLES, {PEBBLES: f"tests.{PEBBLES}:KIT"})
    known = PEBBLES in GAMES  # by an outer call
    paths = [str(folder), str(ROOT)]  # a spawned worker gets the paths of its parent
    sys.path[:0] = paths
    try:
        kits, games, broken = find()
        assert broken == {}
        KITS[PEBBLES], GAMES[PEBBLES] = kits[PEBBLES], games[PEBBLES]
        yield
    finally:
        for path in paths:
            sys.path.remove(path)
        if not known:
            KITS.pop(PEBBLES, None)
            GAMES.pop(PEBBLES, None)


# Several commands in one process, which starts as slowly as for one: exit codes, what is printed, complaints.
SEVERAL = """
import contextlib, io, json, sys
from periplus.cli import main

for command in sys.argv[1:]:
    out, said = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(said):
        try:
            code = main(command.split())
        except SystemExit as stop:
            code = stop.code
    print(json.dumps([code, out.getvalue(), said.getvalue()]))
"""


class Elsewhere:
    """A place with packages of its own, where commands can be run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = [str(ROOT / "src"), str(folder)]

    def install(self, project: Path) -> None:
        """Put a project's sources on the path, with the entry points that it declares."""
        data = tomllib.loads((project / "pyproject.toml").read_text())["project"]
        self.path.append(str(project / "src"))
        self.declare(data["name"], data["entry-points"][GROUP])

    def write(self, package: str, code: str) -> None:
        """A package of one module."""
        (self.folder / package).mkdir()
        (self.folder / package / "__init__.py").write_text(code)

    def declare(self, project: str, games: dict[str, str]) -> None:
        declare(self.folder, project, games)

    def periplus(self, *args: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        return self.python("-m", "periplus", *args, typed=typed)

    def several(self, *commands: str) -> list[tuple[int, str, str]]:
        """The exit code of each command, what it prints, and what it complains about."""
        done = self.python("-c", SEVERAL, *commands)
        assert done.returncode == 0, done.stderr
        return [(code, out, said) for code, out, said in map(json.loads, done.stdout.splitlines())]

    def python(self, *args: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        env = os.environ | {
            "PYTHONPATH": os.pathsep.join(self.path),
            "PERIPLUS_HOME": str(self.folder / "home"),
        }
        return subprocess.run(
            [sys.executable, *args], env=env, cwd=self.folder, input=typed, capture_output=True, text=True
        )
