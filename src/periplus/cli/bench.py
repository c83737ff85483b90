"""`periplus bench`: measure the games beside other people's libraries, in one run."""

import argparse
import json
import math
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from periplus import build
from periplus.arena.speed import THINKING, Row, middle, rows_of, rows_of_build
from periplus.cli.command import Commands, command
from periplus.games import ours

ROUNDS = 3
CHECKOUT = build.PACKAGE.parent.parent
PEERS_PYTHON = CHECKOUT / ".venv-bench" / "bin" / "python"
PEERS_SCRIPT = CHECKOUT / "bench" / "peers.py"

CATANATRON = "catanatron"
HEARTS = "open_spiel/hearts"
VECTOR = "vector/floats"
RATIOS = {"x catanatron": CATANATRON, "x hearts": HEARTS, "x hearts C++": "open_spiel_cpp/hearts"}

EPILOG = f"""\
example:
  periplus bench --seconds 3

Ours and the peers are measured in turn, in {ROUNDS} rounds; each figure is the median of its rounds.
Random games of four players, or as many as a game takes, one process, CPU time. A decision is one question
put to a player.
An iteration of a search (search it/s, in whole searches of {THINKING} in the opening) is a guess of the
hidden cards, the way down the tree, one click more, and the play beyond it up to a position that is judged.
The peers need an environment of their own, which `make bench` sets up. Without them: --games-only.

exit code: 0 when all was measured (whether the bars are met or not), 1 when something could not be,
2 when called wrongly
"""


@dataclass(frozen=True)
class Bar:
    """What must be reached. `found` looks it up in the rows; None if it was not measured."""

    subject: str
    bound: float
    unit: str
    found: Callable[[list[Row]], float | None]
    below: bool = False  # less is better

    def verdict(self, rows: list[Row]) -> str:
        """A line: what was measured, what is required, and whether it is met."""
        asked = f"{'less than' if self.below else 'at least'} {figure(self.bound)}{self.unit}"
        found = self.found(rows)
        if found is None:
            return f"bar: {self.subject} ({asked}): not measured"
        met = found < self.bound if self.below else found >= self.bound
        return f"bar: {self.subject} {figure(found)}{self.unit} ({asked}): {'met' if met else 'NOT met'}"


def beside(game: str, build: str, bound: float, peer: str) -> Bar:
    """At least this many times the decisions of a peer."""
    return Bar(
        f"decisions/s of {game} ({build}) beside {peer}",
        bound,
        "x",
        lambda rows: ratio(find(rows, game, build), find(rows, peer, "peer"), "decisions_per_s"),
    )


def figure_of(game: str, build: str, what: str) -> Callable[[list[Row]], float | None]:
    return lambda rows: getattr(find(rows, game, build), what, None)


def quick_clone(game: str) -> Bar:
    found = figure_of(game, "compiled", "clone_us")
    return Bar(f"clone of {game} (compiled)", 1, " µs", found, below=True)


def quick_search(game: str) -> Bar:
    found = figure_of(game, "compiled", "iterations_per_s")
    return Bar(f"search of {game} (compiled)", 5000, " iterations/s", found)


def faster_search(game: str) -> Bar:
    return Bar(
        f"search of {game}, compiled beside source",
        20,
        "x",
        lambda rows: ratio(find(rows, game, "compiled"), find(rows, game, "source"), "iterations_per_s"),
    )


def environment(game: str, kind: str, bound: float, peer: str) -> Bar:
    """An environment of ours at least so many times as fast as a peer."""
    return Bar(
        f"decisions/s of {game}/{kind} beside {peer}",
        bound,
        "x",
        lambda rows: ratio(
            find(rows, f"{game}/{kind}", "compiled"), find(rows, peer, "peer"), "decisions_per_s"
        ),
    )


def many(game: str) -> Bar:
    found = figure_of(f"{game}/{VECTOR}", "compiled", "decisions_per_s")
    return Bar(f"decisions/s of {game}/{VECTOR}", 1_000_000, "", found)


def import_seconds() -> float:
    """CPU until a new process can make vector environments: the best of a few."""
    code = "import time; begun = time.process_time(); import periplus; periplus.vector"
    command = [sys.executable, "-c", f"{code}; print(time.process_time() - begun)"]
    return min(float(subprocess.check_output(command)) for _ in range(ROUNDS))


def quick_import() -> Bar:
    return Bar("import of periplus.vector", 0.3, " s", lambda _: import_seconds(), below=True)


OURS = ours()  # the bars are for our own games, which are compiled
PEER_BARS = [
    *[beside(game, "compiled", 100, CATANATRON) for game in OURS],
    *[beside(game, "compiled", 8, HEARTS) for game in OURS],
    *[beside(game, "source", 2, CATANATRON) for game in OURS],
]
BARS = [
    *[quick_clone(game) for game in OURS],
    *[quick_search(game) for game in OURS],
    *[faster_search(game) for game in OURS],
]

RESEARCH_BARS = [
    *[many(game) for game in OURS],
    *[environment(game, VECTOR, 30, "pettingzoo/connect_four") for game in OURS],
    *[environment(game, VECTOR, 100, "catanatron_gym") for game in OURS],
    *[environment(game, "pettingzoo", 5, "pettingzoo/texas_holdem") for game in OURS],
    *[environment(game, "open_spiel", 1, "open_spiel/python_block_dominoes") for game in OURS],
    quick_import(),
]

DESCRIPTION = "Measure the games, compiled and not, beside other people's libraries, in one run."


def add(commands: Commands) -> None:
    parser = command(commands, "bench", "measure the games beside other libraries", DESCRIPTION, EPILOG)
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument(
        "--seconds",
        metavar="N",
        type=positive,
        default=1.0,
        help="CPU seconds of play, for each row in each round (default: 1)",
    )
    parser.add_argument(
        "--research",
        action="store_true",
        help="measure the environments for programs that learn, too (needs the extra 'openspiel')",
    )
    peers = parser.add_mutually_exclusive_group()
    peers.add_argument("--games-only", action="store_true", help="leave out the peers")
    peers.add_argument(
        "--peers",
        metavar="PYTHON",
        type=Path,
        default=PEERS_PYTHON,
        help="the Python that has the peers (default: .venv-bench/bin/python of this checkout)",
    )
    parser.set_defaults(run=run)


def positive(text: str) -> float:
    number = float(text)
    if not (number > 0 and math.isfinite(number)):
        raise argparse.ArgumentTypeError(f"must be more than 0, not {text}")
    return number


def run(args: argparse.Namespace) -> int:
    complete = True
    sources: list[Callable[[], Iterator[Row]]] = []
    if build.fresh(build.PACKAGE):
        sources.append(partial(rows_of_build, "compiled", args.seconds))
    else:
        complain("there is no compiled build of these sources, so it is left out: run `make compile`")
    sources.append(partial(rows_of_build, "source", args.seconds))
    if args.research:
        sources.append(partial(rows_of, [sys.executable, "-m", "periplus.research.speed", str(args.seconds)]))
    if not args.games_only:
        missing = next((path for path in (PEERS_SCRIPT, args.peers) if not os.access(path, os.R_OK)), None)
        if missing:
            complete = False
            complain(f"the peers are left out: {missing} is missing; run `make bench`, or use --games-only")
        else:
            command = [str(args.peers), str(PEERS_SCRIPT), "--seconds", str(args.seconds)]
            sources.append(partial(rows_of, command))

    rows = measured(sources)
    for row in rows:
        if row.error:
            complete = False
            complain(f"{row.name} could not be measured: {row.error}")
    if args.json:
        print(json.dumps({"rows": [row.as_data() for row in rows]}, indent=2))
    else:
        show(rows, peers=any(row.build == "peer" for row in rows))
        if args.research:
            show_shares(rows)
            for bar in RESEARCH_BARS:
                print(bar.verdict(rows))
    return 0 if complete else 1


def complain(text: str) -> None:
    print(f"periplus bench: {text}", file=sys.stderr)


def measured(sources: list[Callable[[], Iterator[Row]]]) -> list[Row]:
    """Measure all sources in turn, in rounds; each row is the median of its rounds."""
    rounds: dict[tuple[str, str], list[Row]] = {}
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("starting", total=None)
        for number in range(1, ROUNDS + 1):
            head = f"round {number} of {ROUNDS}"
            if not console.is_terminal:
                print(f"{head} …", file=sys.stderr, flush=True)
            for source in sources:
                for row in source():
                    rounds.setdefault((row.name, row.build), []).append(row)
                    progress.update(task, advance=1, description=f"{head}: {row.name}")
            progress.update(task, total=len(rounds) * ROUNDS)  # known after the first round
    return [middle(of_one) for of_one in rounds.values()]


def find(rows: list[Row], name: str, build: str) -> Row | None:
    return next((row for row in rows if (row.name, row.build) == (name, build)), None)


def ratio(row: Row | None, base: Row | None, what: str) -> float | None:
    ours, theirs = getattr(row, what, None), getattr(base, what, None)
    return ours / theirs if ours and theirs else None


def figure(value: float | None) -> str:
    """Three digits are as many as a noisy machine can promise; large numbers are rounded to integers."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def version(row: Row) -> str:
    package = row.name.split("/")[0].removesuffix("_cpp") if row.build == "peer" else "periplus"
    return f"{package} {row.version}"


def show(rows: list[Row], peers: bool) -> None:
    ratios = RATIOS if peers else {}
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("game", no_wrap=True)
    for head in ("decisions/s", "games/s", "clone µs", "guess µs", "search it/s", *ratios):
        table.add_column(head, justify="right", no_wrap=True)
    for row in rows:
        ours = row.build != "peer"
        figures = [row.decisions_per_s, row.games_per_s, row.clone_us, row.guess_us, row.iterations_per_s]
        figures += [ratio(row, find(rows, base, "peer"), "decisions_per_s") for base in ratios.values()]
        name = f"{row.name} ({row.build})" if ours else row.name
        table.add_row(name, *map(figure, figures), style="bold" if ours else "")
    console = Console(highlight=False)
    console.width = max(console.width, 140)  # a narrow terminal breaks the lines, but loses nothing
    console.print(table)
    print("\nversions:", ", ".join(dict.fromkeys(version(row) for row in rows if row.version)))
    for bar in (PEER_BARS if peers else []) + BARS:
        print(bar.verdict(rows))


def show_shares(rows: list[Row]) -> None:
    """Which part of the time of a vector environment the encoder takes."""
    for game in OURS:
        blind = find(rows, f"{game}/vector/none", "compiled")
        for form in ("floats", "ints"):
            share = ratio(find(rows, f"{game}/vector/{form}", "compiled"), blind, "decisions_per_s")
            if share is not None:
                print(f"share of the encoder in {game}/vector/{form}: {1 - share:.0%}")
