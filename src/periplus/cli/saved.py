"""Where games are kept, while they are played and afterwards."""

import os
from datetime import datetime
from pathlib import Path

import platformdirs

from periplus.kernel.errors import RecordError


def home() -> Path:
    """The folder of the kept games: PERIPLUS_HOME, or where this system keeps a user's data.

    Before version 0.2 that was the same folder on every system: whoever has games there keeps them there.
    """
    if chosen := os.environ.get("PERIPLUS_HOME"):
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME")
    former = (Path(data) if data else Path.home() / ".local" / "share") / "periplus"
    usual = platformdirs.user_data_path("periplus", appauthor=False)
    return former if former.is_dir() and not usual.is_dir() else usual


def made_home(advice: str = "set PERIPLUS_HOME") -> Path:
    """The same folder, which is there now; a RecordError with advice if it can't be."""
    folder = home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(f"{folder}: games cannot be kept here: {error.strerror}; {advice}") from None
    return folder


def new_path(game: str) -> Path:
    """A new file name for a game that begins now."""
    folder = made_home()
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}"
    path, number = folder / f"{name}.voyage", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.voyage"
    return path


def last_kept() -> Path:
    """The game that was played last."""
    kept = sorted(home().glob("*.voyage"), key=lambda path: path.stat().st_mtime_ns)
    if not kept:
        raise RecordError(f"{home()}: no games are kept here; start one with: periplus play GAME")
    return kept[-1]
