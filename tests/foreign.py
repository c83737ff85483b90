"""Somebody else's game in the tests: Pebbles, found as an installed package is, by its entry point."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from periplus.games import GAMES, GROUP, KITS, find

ROOT = Path(__file__).parents[1]
NAME = "pebbles"
METADATA = f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1.0\n"


@contextmanager
def installed(folder: Path) -> Iterator[str]:
    """While it lasts, Pebbles is on the shelf, here and in workers started meanwhile; returns its name."""
    about = folder / f"{NAME}-1.0.dist-info"
    about.mkdir(parents=True, exist_ok=True)
    (about / "METADATA").write_text(METADATA)
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{NAME} = tests.{NAME}:KIT\n")
    known = NAME in GAMES  # by an outer `installed`
    paths = [str(folder), str(ROOT)]  # a spawned worker gets the paths of its parent
    sys.path[:0] = paths
    try:
        kits, games, broken = find()
        assert broken == {}
        KITS[NAME], GAMES[NAME] = kits[NAME], games[NAME]
        yield NAME
    finally:
        for path in paths:
            sys.path.remove(path)
        if not known:
            KITS.pop(NAME, None)
            GAMES.pop(NAME, None)
