"""A server in a process of its own, and what it takes: its CPU and its memory."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from tests.postgres import binaries, running_postgres

READING_AHEAD = 2.5  # seconds after the start: by then it has begun
IDLE = 0.05  # CPU seconds in half a second: less is rest
STOPPING = 30.0  # seconds that the server has to stop
OWN_POSTGRES = "postgresql"
DURABLE = {"fsync": "on", "shared_buffers": "128MB"}


@dataclass(frozen=True)
class Server:
    host: str
    port: int
    pid: int

    def spent(self) -> float:
        """The CPU seconds that its process has taken so far, in all its threads."""
        return seconds_in(Path(f"/proc/{self.pid}/stat"))

    def spent_by_thread(self) -> dict[int, float]:
        """The same, by the numbers of the threads."""
        return {
            int(thread.name): seconds_in(thread / "stat")
            for thread in Path(f"/proc/{self.pid}/task").iterdir()
        }

    def settle(self) -> None:
        """Wait until it has read all it reads ahead: that is no part of a click."""
        time.sleep(READING_AHEAD)
        before = -1.0
        while self.spent() - before > IDLE:
            before = self.spent()
            time.sleep(0.5)

    def memory(self) -> int:
        """The memory that it holds, in bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def seconds_in(stat: Path) -> float:
    """The CPU seconds of a process or thread, in the system and not."""
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Database:
    """A PostgreSQL of our own, or none: then nothing is measured."""

    pid: int = 0

    def spent(self) -> float:
        """The CPU seconds of all its processes."""
        if not self.pid:
            return 0.0
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return sum(seconds_in(Path(f"/proc/{pid}/stat")) for pid in (self.pid, *children))


@contextmanager
def stored(folder: Path, wanted: str | None) -> Iterator[tuple[str, Database]]:
    """Where the tables are kept: in a file, on the server that was named, or on one of our own."""
    if wanted != OWN_POSTGRES:
        yield wanted or f"sqlite:///{folder / 'tables.db'}", Database()
        return
    programs = binaries()
    if programs is None:
        raise SystemExit("no PostgreSQL: apt-get install postgresql")
    with running_postgres(programs, DURABLE) as server:
        yield server.fresh(), Database(int((server.folder / "data/postmaster.pid").read_text().split()[0]))


def ours(store: str) -> list[str]:
    command = [sys.executable, "-m", "periplus", "serve", "--port", "0", "--store", store, "--no-open"]
    unlimited = ["--rate", "0", "--day-tables", "0", "--streams", "0", "--client-streams", "0"]
    return [*command, *unlimited, "--pace", "0", "--bot-workers", "1"]


def bare(folder: Path) -> list[str]:
    return [sys.executable, "-m", "bench.bare", str(folder / "bare.db")]


@contextmanager
def serving(command: list[str], journal: Path, settle: bool = True) -> Iterator[Server]:
    """A server in a process of its own, on loopback; stopped at the end as an operator would."""
    with (
        journal.open("w") as lines,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=lines, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            word = next((word for word in process.stdout.readline().split() if "://" in word), None)
            if word is None:
                raise SystemExit(f"the server did not start: {journal.read_text()}")
            address = urlsplit(word)
            server = Server(str(address.hostname), int(address.port or 80), process.pid)
            if settle:
                server.settle()
            yield server
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(STOPPING)
