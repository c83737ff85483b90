"""To which parts of the server the CPU of a click goes: py-spy looks many times a second at what it does.

How much CPU each thread took, the system says; what py-spy saw tells to which parts that belongs.
"""

import linecache
import re
import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bench.server import Server

RATE = 250  # looks a second
THREAD = re.compile(r"thread \((\d+)\).*")
FRAME = re.compile(r"(.+) \((.+?)(?::(\d+))?\)")

HTTP, WORDS, STORE, STREAMS, RULES = "HTTP", "words", "store", "streams", "rules and views"
JSON, TABLE, LOOP, OTHER = "JSON", "the table itself", "loop", "other"
PARTS = [HTTP, WORDS, STORE, STREAMS, RULES, JSON, TABLE, LOOP, OTHER]

# Whose time a frame is, by its function and file; the first that fits, from the innermost frame outwards.
OWNERS = [
    (re.compile(pattern), part)
    for pattern, part in [
        (r"/periplus/games/[^/]+/words/", WORDS),
        (r"/periplus/text/|/fluent/|/periplus/server/worded", WORDS),
        (r"/periplus/(kernel|games|bots)/", RULES),
        (
            r"/periplus/server/(live|deciding|shown|sharing|memory|hall|runner|passing|seating|notices|thinking|people)",
            TABLE,
        ),
        (r"/periplus/store/|/sqlalchemy/|/psycopg", STORE),
        (r"stream \S*/periplus/server/hot", STREAMS),
        (r"/periplus/server/(stream|sending|messages|wire)", STREAMS),
        (r"/(periplus/server|uvicorn|starlette|fastapi|pydantic|anyio)/", HTTP),
        (r"/(asyncio|uvloop)/", LOOP),
    ]
]
# What is compiled has no frame of its own: then the line that calls it tells.
CALLED = [
    (re.compile(r"\b(encode|decode|encode_into)\("), JSON),
    (re.compile(r"\.(view|legal|apply|click|standing|result|clone|guess|knowledge|contents)\("), RULES),
    (re.compile(r"\b(completes|picking|path)\("), RULES),
]


@dataclass(frozen=True)
class Frame:
    function: str
    file: str
    line: int

    @property
    def text(self) -> str:
        return linecache.getline(self.file, self.line)


def spy() -> str | None:
    """Where py-spy is, if it is installed."""
    beside = Path(sys.executable).parent / "py-spy"
    return str(beside) if beside.exists() else shutil.which("py-spy")


class Spying:
    """Looks at a server for some seconds, from when it is made on; `shares` waits for the end."""

    def __init__(self, command: str, server: Server, seconds: float, folder: Path) -> None:
        self.server = server
        self.found = folder / "stacks.txt"
        self.before = server.spent_by_thread()
        wish = ["--pid", str(server.pid), "--duration", str(max(1, round(seconds))), "--rate", str(RATE)]
        form = ["--format", "raw", "--threads", "--full-filenames", "--output", str(self.found)]
        self.process = subprocess.Popen(
            [command, "record", *wish, *form], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )

    def shares(self) -> dict[str, float] | str:
        """How much of the CPU each part had, in all 1; or why that can't be said."""
        _, errors = self.process.communicate()
        if self.process.returncode or not self.found.exists():
            return (errors.strip().splitlines() or ["py-spy failed"])[-1]
        after = self.server.spent_by_thread()
        spent = {thread: seconds - self.before.get(thread, 0.0) for thread, seconds in after.items()}
        return shares(self.found.read_text().splitlines(), spent)


def shares(stacks: list[str], spent: dict[int, float]) -> dict[str, float]:
    """The share of each part in stacks as py-spy writes them, by thread, each with how often it was seen;
    and the CPU seconds of each thread."""
    seen: dict[int, Counter[str]] = {}
    for line in stacks:
        stack, _, times = line.rpartition(" ")
        first, *rest = stack.split(";")
        if found := THREAD.fullmatch(first):
            frames = [frame for text in rest if (frame := frame_of(text))]
            seen.setdefault(int(found[1]), Counter())[part_of(frames)] += int(times)
    shared = dict.fromkeys(PARTS, 0.0)
    total = sum(spent.values()) or 1.0
    for thread, seconds in spent.items():
        parts = seen.get(thread, Counter({OTHER: 1}))
        for part, number in parts.items():
            shared[part] += seconds / total * number / parts.total()
    return shared


def frame_of(text: str) -> Frame | None:
    found = FRAME.fullmatch(text)
    return Frame(found[1], found[2], int(found[3] or 0)) if found else None


def part_of(stack: list[Frame]) -> str:
    """Whose time it is: the store's, if it is the thread that writes; else by what is going on innermost."""
    if any(frame.file.endswith("store/engine.py") and "_write" in frame.function for frame in stack):
        return STORE
    if stack and "/periplus/" in stack[-1].file:
        for pattern, part in CALLED:
            if pattern.search(stack[-1].text):
                return part
    owners = [owner for frame in reversed(stack) if (owner := owner_of(frame))]
    # What is sent on a stream goes out by the same functions as any answer.
    return STREAMS if owners[:1] == [HTTP] and STREAMS in owners else (owners or [OTHER])[0]


@cache
def owner_of(frame: Frame) -> str | None:
    line = f"{frame.function} {frame.file}"
    return next((part for pattern, part in OWNERS if pattern.search(line)), None)
