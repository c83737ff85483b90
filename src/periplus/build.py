"""The build switch: the rules run compiled by mypyc, or from the plain sources.

`make compile` leaves a fingerprint of the sources it compiled in compiled.json. The compiled rules
are used while it matches; PERIPLUS_BUILD=source or =compiled asks for one of the two.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
UNIT = (
    "kernel/*.py",
    "games/*/rules/*.py",
    *(f"games/*/{module}.py" for module in ("contents", "encoder", "game", "scene", "view")),
    "games/*/search/*.py",
    "games/*/words/*.py",
    "bots/search/*.py",
    "research/batch.py",
    *(f"text/{module}.py" for module in ("plain", "telling", "voice", "words")),
)
GROUP = "periplus"
SUFFIX = EXTENSION_SUFFIXES[0]
LEVELS = ("quick", "fastest")


def sources(package: Path) -> list[Path]:
    """The modules that are compiled together, in a fixed order."""
    return sorted(path for pattern in UNIT for path in package.glob(pattern))


def library(package: Path) -> Path:
    """The extension that holds all the compiled code. The ones beside the modules import it by this name."""
    return package.parent / f"{GROUP}__mypyc{SUFFIX}"


def fingerprint(package: Path) -> str:
    """SHA-256 over the kind of Python and the names and contents of the sources."""
    digest = hashlib.sha256(SUFFIX.encode())
    for path in sources(package):
        content = path.read_bytes()
        digest.update(f"\0{path.relative_to(package).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def record(package: Path, made_from: str, level: str) -> None:
    """Note the fingerprint of the sources that have been compiled, and the level."""
    (package / "compiled.json").write_text(json.dumps({"fingerprint": made_from, "level": level}) + "\n")


def built(package: Path) -> list[Path]:
    """All files that compiling leaves."""
    shims = (path.with_suffix(SUFFIX) for path in sources(package))
    return [library(package), *shims, package / "compiled.json"]


def fresh(package: Path, level: str = "quick") -> bool:
    """Whether the compiled rules are there, were made from the present sources, and are as fast as asked."""
    try:
        recorded = json.loads((package / "compiled.json").read_text())
    except FileNotFoundError:
        return False
    fast_enough = LEVELS.index(recorded.get("level", "quick")) >= LEVELS.index(level)
    present = all(path.exists() for path in built(package))
    return fast_enough and present and bool(recorded["fingerprint"] == fingerprint(package))


class SourceFinder:
    """Finds every module of Periplus as source, whatever has been compiled beside it."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("periplus."):
            return None
        finders = (FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)) for entry in path or ())
        return next(filter(None, (finder.find_spec(name) for finder in finders)), None)


def choose(package: Path = PACKAGE) -> str:
    """Decide which build this process runs: "compiled" or "source"."""
    asked = os.environ.get("PERIPLUS_BUILD", "")
    if asked not in ("", "compiled", "source"):
        raise ImportError(f"PERIPLUS_BUILD is {asked!r}; it can be 'compiled' or 'source'")
    if asked != "source" and fresh(package):
        return "compiled"
    state = "out of date" if library(package).exists() else "missing"
    if asked == "compiled":
        raise ImportError(f"PERIPLUS_BUILD=compiled, but the compiled rules are {state}: run `make compile`")
    if not asked and state == "out of date":
        print("the compiled rules are out of date, so sources are used: run `make compile`", file=sys.stderr)
    sys.meta_path.insert(0, SourceFinder)
    return "source"


if __name__ == "__main__":
    sys.exit(not fresh(PACKAGE, *sys.argv[1:2]))
