"""`make load`: many tables at once, played over HTTP by clients in other processes, against the real server.

Every seat has an event stream open and clicks when it is asked to. Afterwards the store is read: every click
that was answered must be there once, in its place, and no other.
"""

import argparse
import multiprocessing
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import periplus
from bench.audit import audit
from bench.crowd import Report, Wish, crowd

BAR_MS = 150.0  # that 99 of 100 clicks may take at most
STOPPING = 30.0  # seconds that the server has to stop
SHOWN = 10  # faults that are listed one by one

EPILOG = """\
exit code: 0 when nothing was lost, doubled or refused (whether the bar is met or not), else 1
"""


@dataclass(frozen=True)
class Server:
    host: str
    port: int


@contextmanager
def serving(store: str, journal: Path) -> Iterator[Server]:
    """The real server in a process of its own, on loopback; stopped at the end as an operator would."""
    command = [sys.executable, "-m", "periplus", "serve", "--port", "0", "--store", store, "--no-open"]
    command += ["--rate", "0", "--pace", "0", "--bot-workers", "1"]
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
            yield Server(str(address.hostname), int(address.port or 80))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(STOPPING)


def measure(folder: Path, args: argparse.Namespace) -> tuple[Report, list[str]]:
    """Play, and compare with what was kept: what the clients saw, and what is wrong."""
    store = f"sqlite:///{folder / 'tables.db'}"
    with serving(store, folder / "journal.log") as server:
        report = play(server, args)
    return report, report.faults + audit(store, report.tables)


def play(server: Server, args: argparse.Namespace) -> Report:
    """All clients together."""
    context = multiprocessing.get_context("spawn")
    share = -(-args.tables // args.clients)
    shares = [range(first, min(first + share, args.tables)) for first in range(0, args.tables, share)]
    with context.Manager() as manager, ProcessPoolExecutor(len(shares), mp_context=context) as pool:
        barrier = manager.Barrier(len(shares))
        wishes = [
            Wish(server.host, server.port, tables, args.seconds, args.think, args.seed) for tables in shares
        ]
        reports = list(pool.map(crowd, wishes, [barrier] * len(wishes)))
    return Report(
        sum(report.seats for report in reports),
        [table for report in reports for table in report.tables],
        [time for report in reports for time in report.answers],
        [time for report in reports for time in report.messages],
        [fault for report in reports for fault in report.faults],
    )


def percentile(times: list[float], part: float) -> float:
    """A quantile of some times, in milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000 if ordered else float("nan")


def told(report: Report, faults: list[str], args: argparse.Namespace) -> str:
    """The figures as a table, and the bar."""
    clicks = sum(len(table.clicks) for table in report.tables)
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
    lines += ["", *faults[:SHOWN]]
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
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="for what is clicked at random")
    args = parser.parse_args(argv)
    if min(args.tables, args.clients, args.seconds) <= 0 or args.think < 0:
        parser.error("--tables, --clients and --seconds must be more than 0, --think not less")
    return args


def main(argv: list[str]) -> int:
    args = parsed(argv)
    with tempfile.TemporaryDirectory(prefix="periplus-load-") as folder:
        report, faults = measure(Path(folder), args)
    print(told(report, faults, args))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
