"""`make load`: many tables at once, played over HTTP by clients in other processes, against the real server.

Every seat has an event stream open and clicks when it is asked to. Afterwards the store is read: every click
that was answered must be there once, in its place, and no other. In the same run the same is done to a bare
app and to boardgame.io, for what a click costs there.
"""

import argparse
import multiprocessing
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, wait
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import periplus
from bench import boardgame
from bench.audit import audit
from bench.crowd import Report, Wish, crowd
from bench.options import add_number, add_seconds, parser_of, say
from bench.parts import Spying, spy
from bench.server import OWN_POSTGRES, Database, Server, bare, ours, serving, stored

RATIO = 3.0  # how many times the CPU of the bare app a click may cost
PEER = 2.0  # how many times the clicks of boardgame.io a core-second must have
BAR_MS = 150.0  # that 99 of 100 clicks may take at most
SHOWN = 10  # faults that are listed one by one
TICK = 5.0  # seconds between two signs of life

EPILOG = """\
examples:
  python -m bench.load                                  200 people's tables, thirty seconds
  python -m bench.load --tables 60 --think 0            as many clicks as possible
  python -m bench.load --tables 20 --seconds 5 --no-peer --parts 0   a quick look

exit code: 0 when nothing was lost, doubled or refused (whether the bar is met or not), else 1
"""


@dataclass(frozen=True)
class Measured:
    """What was seen at ours, at the bare app and at the peer, and how ours spent its time: or why not."""

    ours: Report
    floor: Report
    peer: Report | str
    parts: dict[str, float] | str
    faults: list[str]


def measure(folder: Path, args: argparse.Namespace) -> Measured:
    """Play at ours and at the others, and compare what ours kept with what the clients saw."""
    with stored(folder, args.store) as (store, database):
        with ExitStack() as stack:
            say("starting the server")
            servers = [
                stack.enter_context(serving(ours(store), folder / f"journal{number}.log"))
                for number in range(args.servers)
            ]
            report = play(servers, args, "our server", database)
            parts, spied = look_into(servers, folder, args)
        say("reading what was kept")
        played = report.tables + spied.tables
        if args.servers > 1:  # answers of different servers may cross on their way
            for table in played:
                table.clicks.sort()
        faults = report.faults + spied.faults + audit(store, played)
    say("starting the bare app")
    with serving(bare(folder), folder / "bare.log") as server:
        floor = play([server], args, "the bare app")
    peer = measure_peer(folder, args)
    faults += floor.faults + (peer.faults if isinstance(peer, Report) else [])
    return Measured(report, floor, peer, parts, faults)


def look_into(
    servers: list[Server], folder: Path, args: argparse.Namespace
) -> tuple[dict[str, float] | str, Report]:
    """Play on for some seconds, with the first server watched: that makes everything slower, so it isn't what
    is measured."""
    if not args.parts:
        return "not asked for", Report()
    if (command := spy()) is None:
        return "py-spy is not installed (make load does it)", Report()
    spying: list[Spying] = []
    watched = argparse.Namespace(**{**vars(args), "seconds": args.parts})
    report = play(
        servers,
        watched,
        "our server, watched",
        begin=lambda: spying.append(Spying(command, servers[0], args.parts, folder)),
    )
    return spying[0].shares(), report


def measure_peer(folder: Path, args: argparse.Namespace) -> Report | str:
    if not args.peer:
        return "not asked for"
    if why := boardgame.missing():
        return f"{why} (make load installs it)"
    say(f"playing at {boardgame.NAME}, {args.seconds:g} s")
    return boardgame.measure(folder, args)


def play(
    servers: list[Server],
    args: argparse.Namespace,
    where: str,
    database: Database | None = None,
    begin: Callable[[], None] = lambda: None,
) -> Report:
    """All clients together. The CPU of servers and database counts from the first click on, when `begin` is
    called."""
    say(f"setting up {args.tables} tables at {where}")
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
        begin()
        began = time.monotonic()
        while wait(clients, TICK).not_done:
            say(f"playing at {where}: {time.monotonic() - began:.0f} of {args.seconds:g} s")
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


def told(measured: Measured, args: argparse.Namespace) -> str:
    """The figures as a table, and the bars."""
    report, floor, faults, clicks = measured.ours, measured.floor, measured.faults, measured.ours.clicks
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
        *compared(report, measured.peer),
        f"{report.bytes / max(clicks, 1):.0f} bytes a click over all streams; "
        f"{report.memory / args.tables / 1024:.0f} kB of memory a table with its streams",
        "",
        *divided(cost, measured.parts),
        "",
        *faults[:SHOWN],
    ]
    kept = "every confirmed decision is in the store once, in its place, and no other"
    lines.append(f"{len(faults)} faults" if faults else kept)
    p99 = percentile(report.answers, 0.99)
    met = "met" if p99 < BAR_MS else "missed"
    lines.append(f"bar: p99 {p99:.0f} ms at {args.tables} tables (less than {BAR_MS:.0f} ms): {met}")
    return "\n".join(lines)


def compared(report: Report, peer: Report | str) -> list[str]:
    """How many clicks a core-second has here and at boardgame.io."""
    name = f"{boardgame.NAME} {boardgame.version()}"
    if isinstance(peer, str):
        return [f"{name} was not measured: {peer}"]
    mine, theirs = 1000 / report.cost_ms, 1000 / peer.cost_ms
    return [
        f"{name} in the same run, kept in memory only: {peer.cost_ms:.3f} ms a click, "
        f"{theirs:.0f} a core-second; ours are {mine / theirs:.1f} times as many (at least {PEER:g}): "
        f"{'met' if mine >= PEER * theirs else 'missed'}"
    ]


def divided(cost: float, parts: dict[str, float] | str) -> list[str]:
    """The CPU of a click by part, the largest first."""
    if isinstance(parts, str):
        return [f"CPU by part was not measured: {parts}"]
    ordered = sorted(parts.items(), key=lambda part: -part[1])
    rows = [f"  {name:<18}{cost * share:7.3f}{100 * share:7.0f} %" for name, share in ordered if share]
    return ["server CPU by part, ms a click (py-spy)", *rows]


def parsed(argv: list[str]) -> argparse.Namespace:
    what = "Play at many tables at once, over HTTP, against a server on this machine."
    parser = parser_of("load", what, EPILOG)
    add_number(parser, "--tables", 200)
    add_seconds(parser, "--seconds", 30.0)
    add_seconds(parser, "--think", 2.0, "mean seconds before a click, exponential; 0 for as many as possible")
    add_number(parser, "--clients", 1, "processes of clients")
    parser.add_argument(
        "--store",
        metavar="URL",
        help=f"where tables are kept; {OWN_POSTGRES} for a PostgreSQL of our own (default: a SQLite file)",
    )
    add_number(parser, "--servers", 1, "that share the tables")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="for what is clicked at random")
    add_seconds(parser, "--parts", 10.0, "seconds more in which it is seen where the CPU goes; 0 for none")
    parser.add_argument(
        "--peer",
        action=argparse.BooleanOptionalAction,
        default=True,
        help=f"play at {boardgame.NAME} too, where it is installed",
    )
    args = parser.parse_args(argv)
    if min(args.tables, args.clients, args.seconds) <= 0 or min(args.think, args.parts) < 0:
        parser.error("--tables, --clients and --seconds must be more than 0, --think and --parts not less")
    if args.servers < 1 or (args.servers > 1 and not (args.store or "").startswith(OWN_POSTGRES)):
        parser.error(f"--servers must be more than 0, and one with SQLite: see --store {OWN_POSTGRES}")
    return args


def main(argv: list[str]) -> int:
    args = parsed(argv)
    with tempfile.TemporaryDirectory(prefix="periplus-load-") as folder:
        measured = measure(Path(folder), args)
    print(told(measured, args))
    return 1 if measured.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
