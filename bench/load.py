"""`make load`: many tables at once, played over HTTP by clients in other processes, against the real server.

Every seat has an event stream open and clicks when it is asked to. Afterwards the store is read: every click
that was answered must be there once, in its place, and no other.
"""

import argparse
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import periplus
from bench.audit import audit
from bench.crowd import Report, Wish, crowd
from tests.postgres import binaries, running_postgres

READING_AHEAD = 2.5  # seconds after the start: by then it has begun
IDLE = 0.05  # CPU seconds in half a second: less is rest
RATIO = 3.0  # how many times the CPU of the bare app a click may cost
BAR_MS = 150.0  # that 99 of 100 clicks may take at most
STOPPING = 30.0  # seconds that the server has to stop
OWN_POSTGRES = "postgresql"
DURABLE = {"fsync": "on", "shared_buffers": "128MB"}
SHOWN = 10  # faults that are listed one by one

EPILOG = """\
exit code: 0 when nothing was lost, doubled or refused (whether the bar is met or not), else 1
"""


@dataclass(frozen=True)
class Server:
    host: str
    port: int
    pid: int

    def spent(self) -> float:
        """The CPU seconds that its process has taken so far, in all its threads."""
        return spent_by(self.pid)

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


def spent_by(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
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
        return spent_by(self.pid) + sum(spent_by(int(child)) for child in children)


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
def serving(command: list[str], journal: Path) -> Iterator[Server]:
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
            server.settle()
            yield server
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(STOPPING)


def measure(folder: Path, args: argparse.Namespace) -> tuple[Report, Report, list[str]]:
    """Play at ours and at the bare app, and compare what ours kept with what the clients saw."""
    with stored(folder, args.store) as (store, database):
        with ExitStack() as stack:
            servers = [
                stack.enter_context(serving(ours(store), folder / f"journal{number}.log"))
                for number in range(args.servers)
            ]
            report = play(servers, args, database)
        if args.servers > 1:  # answers of different servers may cross on their way
            for table in report.tables:
                table.clicks.sort()
        faults = report.faults + audit(store, report.tables)
    with serving(bare(folder), folder / "bare.log") as server:
        floor = play([server], args)
    return report, floor, faults + floor.faults


def play(servers: list[Server], args: argparse.Namespace, database: Database | None = None) -> Report:
    """All clients together. The CPU of servers and database counts from the first click on."""
    context, base = multiprocessing.get_context("spawn"), database or Database()
    share = -(-args.tables // args.clients)
    shares = [range(first, min(first + share, args.tables)) for first in range(0, args.tables, share)]
    with context.Manager() as manager, ProcessPoolExecutor(len(shares), mp_context=context) as pool:
        barrier = manager.Barrier(len(shares) + 1)
        places = [(server.host, server.port) for server in servers]
        wishes = [Wish(places, tables, args.seconds, args.think, args.seed) for tables in shares]
        clients = [pool.submit(crowd, wish, barrier) for wish in wishes]
        empty = sum(server.memory() for server in servers)
        barrier.wait()
        spent, below = sum(server.spent() for server in servers), base.spent()
        full = sum(server.memory() for server in servers)
        reports = [client.result() for client in clients]
        spent, below = sum(server.spent() for server in servers) - spent, base.spent() - below
    return Report(
        sum(report.seats for report in reports),
        [table for report in reports for table in report.tables],
        [time for report in reports for time in report.answers],
        [time for report in reports for time in report.messages],
        sum(report.bytes for report in reports),
        [fault for report in reports for fault in report.faults],
        spent,
        full - empty,
        below,
    )


def percentile(times: list[float], part: float) -> float:
    """A quantile of some times, in milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000 if ordered else float("nan")


def told(report: Report, floor: Report, faults: list[str], args: argparse.Namespace) -> str:
    """The figures as a table, and the bars."""
    clicks = report.clicks
    lines = [
        f"{args.tables} tables, {report.seats} seats with a stream each, {args.seconds:g} s, "
        f"{args.think:g} s to think, {periplus.BUILD} build",
        f"{clicks} decisions, {clicks / args.seconds:.0f} a second",
        "",
        f"{'ms':<32}{'p50':>8}{'p99':>8}{'max':>8}",
    ]
    rows = {"from POST to answer": report.answers, "from POST to the other seats": report.messages}
    for name, times in rows.items():
        figures = "".join(f"{percentile(times, part):8.1f}" for part in (0.5, 0.99, 1.0))
        lines.append(f"{name:<32}{figures}")
    cost, least = report.cost_ms, floor.cost_ms
    if args.store or args.servers > 1:
        base = f"; the database's {1000 * report.below / max(clicks, 1):.3f} ms" if report.below else ""
        lines += ["", f"{args.servers} servers on {(args.store or 'sqlite').partition(':')[0]}{base}"]
    lines += [
        "",
        f"server CPU: {cost:.3f} ms a click, {1000 / cost:.0f} clicks a core-second; "
        f"bare app in the same run: {least:.3f} ms; ratio {cost / least:.1f} (at most {RATIO:g}): "
        f"{'met' if cost <= RATIO * least else 'missed'}",
        f"{report.bytes / max(clicks, 1):.0f} bytes a click over all streams; "
        f"{report.memory / args.tables / 1024:.0f} kB of memory a table with its streams",
        "",
        *faults[:SHOWN],
    ]
    kept = "every confirmed decision is in the store once, in its place, and no other"
    lines.append(f"{len(faults)} faults" if faults else kept)
    p99 = percentile(report.answers, 0.99)
    met = "met" if p99 < BAR_MS else "missed"
    lines.append(f"bar: p99 {p99:.0f} ms at {args.tables} tables (less than {BAR_MS:.0f} ms): {met}")
    return "\n".join(lines)


def parsed(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load",
        description="Play at many tables at once, over HTTP, against a server on this machine.",
        epilog=EPILOG,
    )
    parser.add_argument("--tables", type=int, default=200, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=30.0, metavar="S", help="(default: %(default)g)")
    parser.add_argument(
        "--think",
        type=float,
        default=2.0,
        metavar="S",
        help="mean seconds before a click, exponential; 0 for as many as possible (default: %(default)g)",
    )
    parser.add_argument(
        "--clients", type=int, default=1, metavar="N", help="processes of clients (default: %(default)s)"
    )
    parser.add_argument(
        "--store",
        metavar="URL",
        help=f"where tables are kept; {OWN_POSTGRES} for a PostgreSQL of our own (default: a SQLite file)",
    )
    parser.add_argument(
        "--servers", type=int, default=1, metavar="N", help="that share the tables (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="for what is clicked at random")
    args = parser.parse_args(argv)
    if min(args.tables, args.clients, args.seconds) <= 0 or args.think < 0:
        parser.error("--tables, --clients and --seconds must be more than 0, --think not less")
    if args.servers < 1 or (args.servers > 1 and not (args.store or "").startswith(OWN_POSTGRES)):
        parser.error(f"--servers must be more than 0, and one with SQLite: see --store {OWN_POSTGRES}")
    return args


def main(argv: list[str]) -> int:
    args = parsed(argv)
    with tempfile.TemporaryDirectory(prefix="periplus-load-") as folder:
        report, floor, faults = measure(Path(folder), args)
    print(told(report, floor, faults, args))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
