"""Packages that look installed to a process of their own, without pip: a folder of metadata on its path."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KUHN = ROOT / "examples" / "kuhn"


class Elsewhere:
    """A place with packages of its own, where commands can be run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = [str(ROOT / "src"), str(folder)]

    def install(self, project: Path) -> None:
        """Put a project's sources on the path, with the entry points that it declares."""
        data = tomllib.loads((project / "pyproject.toml").read_text())["project"]
        self.path.append(str(project / "src"))
        self.declare(data["name"], data["entry-points"]["periplus.games"])

    def write(self, package: str, code: str) -> None:
        """A package of one module."""
        (self.folder / package).mkdir()
        (self.folder / package / "__init__.py").write_text(code)

    def declare(self, project: str, games: dict[str, str]) -> None:
        """The metadata of a project that has these games."""
        info = self.folder / f"{project.replace('-', '_')}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project}\nVersion: 1\n")
        lines = [f"{name} = {place}\n" for name, place in games.items()]
        (info / "entry_points.txt").write_text("".join(["[periplus.games]\n", *lines]))

    def periplus(self, *args: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        return self.python("-m", "periplus", *args, typed=typed)

    def python(self, *args: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        env = os.environ | {
            "PYTHONPATH": os.pathsep.join(self.path),
            "PERIPLUS_HOME": str(self.folder / "home"),
        }
        return subprocess.run(
            [sys.executable, *args], env=env, cwd=self.folder, input=typed, capture_output=True, text=True
        )
