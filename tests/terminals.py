"""People at the keyboard, for the tests of the commands: in this process, at a pipe, or at a terminal."""

import io
import os
import pty
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from periplus import BUILD
from periplus.cli import main

LEAVE_OUT = ("PYTHONUNBUFFERED", "PYTHONIOENCODING", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LANG")
PATIENCE = 120  # seconds until a program that says nothing counts as stuck


@dataclass(frozen=True)
class Said:
    """How a command ended, and what it printed."""

    code: int
    out: str
    err: str


def environment(home: Path, **more: str) -> dict[str, str]:
    """What a command finds around it: English, games in a folder of their own, the build of this process."""
    kept = {name: value for name, value in os.environ.items() if name not in LEAVE_OUT}
    return kept | {"PERIPLUS_HOME": str(home), "PERIPLUS_BUILD": BUILD, "PYTHONUTF8": "1"} | more


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "periplus", *args]


def run(args: Sequence[str], home: Path, typed: bytes = b"", **more: str) -> Said:
    """Run a command in a process of its own, with this typed into its pipe."""
    done = subprocess.run(
        command(*args),
        input=typed,
        capture_output=True,
        env=environment(home, **more),
        cwd=home,
        timeout=PATIENCE,
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


class Keyboard:
    """Keys that somebody presses when asked; `answer` is a line, or something worse."""

    def __init__(self, answer: Callable[[], str]) -> None:
        self.answer = answer

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        return self.answer()


class Desk:
    """Runs commands in this process: quick, and the same code but for the start of Python."""

    def __init__(
        self, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.home = home
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        for name in LEAVE_OUT:
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("PERIPLUS_HOME", str(home))
        monkeypatch.chdir(home)

    def run(self, *args: str, typed: Sequence[str] | Keyboard = ()) -> Said:
        """Run a command; where the lines typed end, so does the input."""
        keys = typed if isinstance(typed, Keyboard) else io.StringIO("".join(f"{line}\n" for line in typed))
        self.monkeypatch.setattr(sys, "stdin", keys)
        self.capsys.readouterr()
        try:
            code = main(list(args))
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else 1
        out, err = self.capsys.readouterr()
        return Said(code, out, err)

    def games(self) -> list[Path]:
        """The games that are kept, the oldest first."""
        return sorted(self.home.glob("*.voyage"), key=lambda path: path.stat().st_mtime_ns)


def run_at_terminal(args: Sequence[str], home: Path, dialogue: Sequence[tuple[str, str]]) -> Said:
    """Run a command at a pseudo-terminal; each answer is typed once what it waits for is on the screen."""
    ours, theirs = pty.openpty()
    more = {"TERM": "xterm-256color", "COLUMNS": "110", "LINES": "50", "PROMPT_TOOLKIT_NO_CPR": "1"}
    process = subprocess.Popen(
        command(*args), stdin=theirs, stdout=theirs, stderr=theirs, env=environment(home, **more), cwd=home
    )
    os.close(theirs)
    screen = b""
    try:
        for wanted, answer in dialogue:
            seen = len(screen)
            while wanted.encode() not in screen[seen:]:
                screen += os.read(ours, 1 << 16)
            os.write(ours, f"{answer}\r".encode())
        while rest := os.read(ours, 1 << 16):
            screen += rest
    except OSError:
        pass  # the other end is closed: the program has ended
    finally:
        os.close(ours)
        process.wait(PATIENCE)
    return Said(process.returncode, screen.decode(), "")
