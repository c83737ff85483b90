"""What reviews cost: how long one takes on one core, and whether clicks wait longer while two are worked
out.

Clicks are timed by turns, without and with reviews, at the same server, as `bench.load` times them.
"""

import argparse
import json
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median

import httpx

import periplus
from bench.crowd import Report
from bench.load import percentile, play
from bench.options import add_number, add_seconds, parser_of, say
from bench.server import Server, ours, serving
from periplus.arena.review import review_of
from periplus.arena.review_judge import Effort, Judge
from periplus.arena.review_steps import Course
from periplus.games import GAMES
from periplus.kernel.record import load_record

RECORD = Path(periplus.__file__).parent / "games" / "ulysses" / "records" / "4-revised.voyage"
REVIEWS = 2  # at once
LONGEST = 60.0  # seconds of one core that a review may take
RATIO = 1.3  # how much longer clicks may take with reviews than without, at the 99th percentile
UNDER_WAY = 202
PATIENCE = 30.0  # seconds for an answer
SHOWN = 10  # faults that are listed

EPILOG = """\
examples:
  python -m bench.reviews
  python -m bench.reviews --record src/periplus/games/journey/records/4.voyage --rounds 0
  python -m bench.reviews --tables 10 --seconds 2 --rounds 1     a quick look

exit code: 0 when nothing was refused (whether the bars are met or not), else 1
"""


def review_alone(record: Path, effort: Effort) -> tuple[int, int, float]:
    """The plies and steps of a game, and the CPU seconds that its review takes."""
    voyage = load_record(record, GAMES)
    began = time.process_time()
    course = Course(voyage)
    judge = Judge(course, effort)
    review_of(course, judge.beginning(), [judge.look(number) for number in range(len(course.steps))])
    return voyage.ply, len(course.steps), time.process_time() - began


class Reader:
    """Somebody who has brought a game to the server, once for each of the reviews."""

    def __init__(self, server: Server, record: Path) -> None:
        self.web = httpx.Client(base_url=f"http://{server.host}:{server.port}", timeout=PATIENCE)
        body = {"record": json.loads(record.read_text("utf-8"))}
        brought = [self.web.post("/api/records", json=body).raise_for_status() for _ in range(REVIEWS)]
        self.ids = [answer.json()["id"] for answer in brought]

    def close(self) -> None:
        self.web.close()

    def under_way(self) -> bool:
        """Whether all of them are being worked out; the first to ask sets them going."""
        answers = [self.web.get(f"/api/tables/{id}/review") for id in self.ids]
        return all(answer.status_code == UNDER_WAY for answer in answers)


def clicks(args: argparse.Namespace, with_reviews: bool) -> Report:
    """People's clicks at a server of their own; the reviews have to last for all of the time."""
    where = f"our server with {REVIEWS} reviews" if with_reviews else "our server without reviews"
    with (
        tempfile.TemporaryDirectory(prefix="periplus-reviews-") as folder,
        serving(ours(f"sqlite:///{folder}/tables.db"), Path(folder) / "journal.log") as server,
        closing(Reader(server, args.record)) as reader,
    ):
        if with_reviews:
            reader.under_way()
        report = play([server], args, where)
        if with_reviews and not reader.under_way():
            raise SystemExit("a review was done before the time was: take fewer --seconds")
        return report


def told(without: list[Report], beside: list[Report], args: argparse.Namespace) -> str:
    lines = [
        f"{args.tables} tables, {args.seconds:g} s a round, {args.think:g} s to think",
        f"{'ms from POST to answer':<24}{'p50':>8}{'p99':>8}{'clicks':>9}",
    ]
    p99 = []
    for name, reports in (("without reviews", without), (f"with {REVIEWS} reviews", beside)):
        for report in reports:
            half, most = (percentile(report.answers, part) for part in (0.5, 0.99))
            lines.append(f"{name:<24}{half:8.1f}{most:8.1f}{report.clicks:9}")
        p99.append(median(percentile(report.answers, 0.99) for report in reports))
    ratio = p99[1] / p99[0]
    met = "met" if ratio <= RATIO else "missed"
    lines.append(f"bar: p99 with reviews is {ratio:.2f} of that without (at most {RATIO:g}): {met}")
    return "\n".join(lines)


def parsed(argv: list[str]) -> argparse.Namespace:
    parser = parser_of("reviews", "How long a review takes, and whether clicks wait for it.", EPILOG)
    parser.add_argument("--record", type=Path, default=RECORD, metavar="FILE", help="of the game to review")
    add_number(parser, "--rounds", 2, "of clicks without and with reviews; 0 to time a review only")
    add_number(parser, "--tables", 60)
    add_seconds(parser, "--seconds", 15.0, "of a round")
    add_seconds(parser, "--think", 2.0, "mean seconds before a click, exponential")
    add_number(parser, "--clients", 1, "processes of clients")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="for what is clicked at random")
    args = parser.parse_args(argv)
    if min(args.tables, args.clients, args.seconds) <= 0 or min(args.rounds, args.think) < 0:
        parser.error("--tables, --clients and --seconds must be more than 0, --rounds and --think not less")
    return args


def main(argv: list[str]) -> int:
    args = parsed(argv)
    say(f"reviewing {args.record}")
    plies, steps, seconds = review_alone(args.record, Effort())
    met = "met" if seconds <= LONGEST else "missed"
    print(
        f"{args.record.name}: {plies} decisions in {steps} steps, reviewed in {seconds:.1f} s of one core, "
        f"{periplus.BUILD} build"
    )
    print(f"bar: at most {LONGEST:g} s, as captains think: {met}", flush=True)
    if not args.rounds:
        return 0
    rounds = [(clicks(args, False), clicks(args, True)) for _ in range(args.rounds)]
    without, beside = map(list, zip(*rounds, strict=True))
    print(told(without, beside, args))
    faults = [fault for report in (*without, *beside) for fault in report.faults]
    if faults:
        print("\n".join(faults[:SHOWN]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
