"""Plays, lets things fail, and judges."""

import argparse
import asyncio
import os
import random
import shutil
import signal
import sys
import time
from collections import Counter
from contextlib import closing

from tests.faults.checker import Verdict, judged
from tests.faults.crew import Journal, Party
from tests.faults.harbour import Harbour, Machine, missing
from tests.postgres import binaries

INSIDE = "PERIPLUS_FAULTS_INSIDE"  # set in the network of our own
CALM = 20.0  # seconds after the last fault in which all must have seen everything
QUIET = 4.0  # seconds without anything new after which there will be nothing new
SHOWN = 20  # faults that are listed
AFTERMATH = 5.0  # seconds for which a fault may be felt after it


class Weather:
    """What fails, and when: one thing after the other, each for a while that may last into the next."""

    def __init__(self, harbour: Harbour, rng: random.Random) -> None:
        self.harbour = harbour
        self.rng = rng
        self.happened: Counter[str] = Counter()
        self.log: list[tuple[float, float, str]] = []  # from when to when, and what
        self.busy: dict[Machine, float] = {}  # machines that something happens to
        self.going: set[asyncio.Task[None]] = set()

    async def run(self, faults: int, pause: float) -> None:
        for number in range(faults):
            await asyncio.sleep(self.rng.uniform(0.3, 1.7) * pause)
            task = asyncio.create_task(self._one(number))
            self.going.add(task)
            task.add_done_callback(self.going.discard)
            while len(self.going) > 1:  # two at a time at most
                done, _ = await asyncio.wait(self.going, return_when=asyncio.FIRST_COMPLETED)
                for one in done:
                    one.result()
        await asyncio.gather(*self.going)

    async def _one(self, number: int) -> None:
        free = [server for server in self.harbour.servers if server not in self.busy]
        server = self.rng.choice(free)
        kinds = [
            "kill",
            "kill",
            "pause",
            "pause",
            "cut from database",
            "cut from database",
            "cut from clients",
        ]
        if self.harbour.database not in self.busy:
            kinds += ["kill database", "kill database", "cut from server"]
        kind = self.rng.choice(kinds)
        concerned = self.harbour.database if kind == "kill database" else server
        began = self.busy[concerned] = time.monotonic()
        self.happened[kind] += 1
        try:
            await self._happen(kind, server)
        finally:
            del self.busy[concerned]
            self.log.append((began, time.monotonic(), f"{concerned.address} {kind}"))

    async def _happen(self, kind: str, server: Machine) -> None:
        harbour, rng = self.harbour, self.rng
        match kind:
            case "kill":
                server.kill()
                await asyncio.sleep(rng.uniform(0.0, 3.0))
                harbour.start_server(server)
                await asyncio.to_thread(harbour.wait_for, server)
            case "kill database":
                harbour.database.kill()
                await asyncio.sleep(rng.uniform(0.0, 2.0))
                harbour.start_database()
                await asyncio.sleep(3.0)
            case "pause":  # longer than others take it for alive
                server.signal(signal.SIGSTOP)
                await asyncio.sleep(rng.uniform(3.0, 8.0))
                server.signal(signal.SIGCONT)
            case "cut from database":
                await harbour.cut(server, harbour.database, rng.uniform(0.5, 9.0))
            case "cut from clients":
                await harbour.cut(server, harbour.clients, rng.uniform(0.5, 9.0))
            case "cut from server":
                other = rng.choice([other for other in harbour.servers if other is not server])
                await harbour.cut(server, other, rng.uniform(0.5, 5.0))


async def sail(harbour: Harbour, args: argparse.Namespace, weather: Weather) -> Journal:
    """Play under all of it, then wait until everybody has seen everything."""
    journal = Journal()
    parties = [
        Party(number, harbour.addresses(), journal, args.think, args.seed) for number in range(args.tables)
    ]
    playing = [asyncio.create_task(party.play()) for party in parties]
    await asyncio.sleep(2.0)
    await weather.run(args.faults, args.pause)
    for server in harbour.servers:
        await asyncio.to_thread(harbour.wait_for, server)
    for party in parties:
        party.clicking = False
    deadline = time.monotonic() + CALM
    while time.monotonic() < deadline and not calm(journal):
        await asyncio.sleep(0.5)
    for party in parties:
        party.watching = False
    await asyncio.wait(playing)
    for task in playing:
        task.result()
    return journal


def calm(journal: Journal) -> bool:
    """Whether all viewers of each table have seen the same, and nothing new for a while."""
    told: dict[str, set[int]] = {}
    for viewer in journal.watched:
        told.setdefault(viewer.table, set()).add(len(viewer.facts))
    last = max((viewer.changed for viewer in journal.watched), default=0.0)
    return all(len(numbers) == 1 for numbers in told.values()) and time.monotonic() - last > QUIET


def told(weather: Weather, journal: Journal, verdict: Verdict, seconds: float) -> str:
    kinds = ", ".join(f"{number} {kind}" for kind, number in sorted(weather.happened.items()))
    streams = sum(stay.got == "watching" for viewer in journal.watched for stay in viewer.stays)
    waits = sorted(wait.seconds for wait in verdict.waits) or [0.0]
    lines = [
        f"{weather.happened.total()} faults in {seconds:.0f} s: {kinds}",
        f"{len(journal.clicks)} answered clicks at {verdict.tables} tables, {verdict.decisions} decisions; "
        f"{journal.tries} requests repeated, {journal.stale} clicks too late",
        f"{len(journal.watched)} viewers, who opened {streams} streams; from an answer to a viewer's sight: "
        f"p50 {waits[len(waits) // 2] * 1000:.0f} ms, p99 {waits[int(len(waits) * 0.99)]:.2f} s, "
        f"longest {waits[-1]:.2f} s",
        *longest(weather, verdict),
        *verdict.faults[:SHOWN],
        f"{len(verdict.faults)} things went wrong"
        if verdict.faults
        else "every answered click is kept once, in its place, and everybody saw it once, in order",
    ]
    return "\n".join(lines)


def longest(weather: Weather, verdict: Verdict) -> list[str]:
    """Why somebody waited longest: where they were meanwhile, and what went on before and then."""
    if not verdict.waits:
        return []
    wait = max(verdict.waits, key=lambda wait: wait.seconds)
    shown = [
        f"{what} from {began - wait.since:+.1f} to {ended - wait.since:+.1f} s"
        for began, ended, what in weather.log
        if ended > wait.since - AFTERMATH and began < wait.until
    ]
    return [f"longest: {wait}", f"meanwhile: {', '.join(shown)}"]


def parsed(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--faults", type=int, default=20, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--servers", type=int, default=3, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--tables", type=int, default=9, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--think", type=float, default=0.3, metavar="S", help="mean seconds before a click")
    parser.add_argument("--pause", type=float, default=1.0, metavar="S", help="mean seconds between faults")
    parser.add_argument(
        "--stuck", type=float, default=10.0, metavar="S", help="by when all must see a click (default: 10)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--keep", metavar="FOLDER", help="where to leave the logs of all servers")
    return parser.parse_args(argv)


def main(argv: list[str]) -> int:
    args, programs = parsed(argv), binaries()
    if why := missing(programs):
        print(f"python -m tests.faults: {why}", file=sys.stderr)
        return 2
    if INSIDE not in os.environ:
        command = ["unshare", "--net", "--", sys.executable, "-m", "tests.faults", *argv]
        os.execvpe(command[0], command, os.environ | {INSIDE: "1"})
    assert programs is not None
    with closing(Harbour(programs, args.servers, pace=0.1)) as harbour:
        harbour.open()
        weather, began = Weather(harbour, random.Random(args.seed)), time.monotonic()
        journal = asyncio.run(sail(harbour, args, weather))
        verdict = judged(harbour.store, journal, args.stuck)
        print(told(weather, journal, verdict, time.monotonic() - began))
        if args.keep:
            os.makedirs(args.keep, exist_ok=True)
            for log in harbour.folder.glob("*.log"):
                shutil.copy(log, args.keep)
    return 1 if verdict.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
