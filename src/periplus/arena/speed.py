"""How fast the games are: random play-outs, clones and guesses, by CPU time.

One process holds one build, so each build is measured in a process of its own:
`PERIPLUS_BUILD=source python -m periplus.arena.speed SECONDS` prints a row for each game, as a line of JSON.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, fields, replace
from functools import partial
from itertools import count, repeat
from statistics import median
from time import process_time

import periplus
from periplus.bots.hint import has_hints
from periplus.bots.searcher import Budget, Searcher
from periplus.games import GAMES
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.errors import PeriplusError
from periplus.kernel.game import DEALER, Game, State
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.playout import play_many, play_out, random_click

SEATS = 4
SEED = 1
BATCH = 0.05  # of the seconds asked for: how long to run at least between two looks at the clock
THINKING = 200  # iterations of a search that is timed
COPYING = 0.2  # of the seconds asked for: spent on clones, again on guesses, and again on searches
VOYAGES = 8  # games that positions to copy are taken from,
MOMENTS = 8  # and how many from each


@dataclass(frozen=True)
class Row:
    """The figures of one game in one build; None if there is no such thing, or it could not be measured."""

    name: str
    build: str
    decisions_per_s: float | None = None
    games_per_s: float | None = None
    clone_us: float | None = None
    guess_us: float | None = None
    iterations_per_s: float | None = None  # of a search in the opening
    version: str = ""
    error: str = ""

    def as_data(self) -> dict[str, object]:
        return {name: value for name, value in asdict(self).items() if name not in ("version", "error")}


# The clock, in the process of one build.


def measure(game: Game, seconds: float) -> Row:
    decisions, games = playing(game, seconds)
    states = positions(game)
    chance = Chance(SEED)
    clones: list[Callable[[], object]] = [state.clone for state in states]
    guesses: list[Callable[[], object]] = [partial(state.guess, state.seat, chance) for state in states]
    return Row(
        game.name,
        periplus.BUILD,
        decisions_per_s=round(decisions, 1),
        games_per_s=round(games, 2),
        clone_us=round(copying(clones, seconds * COPYING), 3),
        guess_us=round(copying(guesses, seconds * COPYING), 3),
        iterations_per_s=round(searching(game, seconds * COPYING), 1) if has_hints(game) else None,
        version=periplus.__version__,
    )


def seats_of(game: Game) -> int:
    """How many play: four, or as many as come closest to it."""
    low, high = game.seats
    return max(low, min(SEATS, high))


def playing(game: Game, seconds: float) -> tuple[float, float]:
    """Decisions and games per second."""
    start = game.start(seats_of(game), {})
    seeds = count(SEED)
    decisions, games, spent = clocked(lambda batch: play_many(start, batch, next(seeds), game.plies), seconds)
    return decisions / spent, games / spent


def copying(copies: list[Callable[[], object]], seconds: float) -> float:
    """Microseconds per copy on average, including the 20 to 50 ns that the interpreter takes to call it."""

    def run(batch: int) -> int:
        for copy in copies:
            for _ in repeat(None, batch):
                copy()
        return batch * len(copies)

    made, _, spent = clocked(run, seconds)
    return spent / made * 1e6


def searching(game: Game, seconds: float) -> float:
    """Iterations per second of the first seat's search before its first decision.

    An iteration is a guess, the way down the tree, a click more, and the play beyond it up to a position that
    is judged. They are timed in whole searches: later ones take longer, as they go deeper.
    """
    opening = next(voyage(game.start(seats_of(game), {}), SEED, {0}))
    searcher = Searcher(game, SEED, Budget(THINKING))
    knowledge = Knowledge(opening, opening.seat)

    def run(batch: int) -> int:
        for _ in repeat(None, batch):
            searcher.search(knowledge).think(THINKING)
        return batch * THINKING

    iterations, _, spent = clocked(run, seconds)
    return iterations / spent


def clocked(run: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
    """Run batches; returns the sum of what they returned, how many runs they were, and their seconds.

    Batches grow until one is long enough to be timed; those before it are a warm-up.
    """
    batch = 1
    counted = runs = 0
    spent = 0.0
    while spent < seconds:
        begun = process_time()
        count = run(batch)
        took = process_time() - begun
        if not runs and took < seconds * BATCH:
            batch *= 2
            continue
        counted += count
        runs += batch
        spent += took
    return counted, runs, spent


def positions(game: Game) -> list[State]:
    """Moments of random games at which a seat decides, spread evenly from the first to the last."""
    found: list[State] = []
    for seed in range(SEED, SEED + VOYAGES):
        start = game.start(seats_of(game), {})
        decisions = play_out(start.clone(), Choices(), Chance(seed), game.plies)
        wanted = {(2 * moment + 1) * decisions // (2 * MOMENTS) for moment in range(MOMENTS)}
        found += voyage(start, seed, wanted)
    return found


def voyage(state: State, seed: int, wanted: set[int]) -> Iterator[State]:
    """The positions of one random game just before the decisions with these numbers."""
    choices, chance = Choices(), Chance(seed)
    for decision in range(max(wanted) + 1):
        while state.seat == DEALER:
            state.apply(random_click(state, choices, chance))
        if decision in wanted:
            yield state.clone()
        state.apply(random_click(state, choices, chance))


# The rows that other processes print.


def rows_of_build(build: str, seconds: float) -> Iterator[Row]:
    return rows_of([sys.executable, "-m", "periplus.arena.speed", str(seconds)], PERIPLUS_BUILD=build)


def rows_of(command: list[str], **settings: str) -> Iterator[Row]:
    """Run a command that prints rows, and yield each as it comes."""
    failed = False
    with (
        tempfile.TemporaryFile("w+") as complaints,
        subprocess.Popen(
            command, env={**os.environ, **settings}, stdout=subprocess.PIPE, stderr=complaints, text=True
        ) as process,
    ):
        assert process.stdout is not None
        try:
            for line in process.stdout:
                row = parse(line)
                failed |= bool(row.error)
                yield row
        except BaseException:
            process.kill()
            raise
        if process.wait() and not failed:
            complaints.seek(0)
            said = complaints.read().strip().splitlines() or [f"exit code {process.returncode}"]
            raise PeriplusError(f"{' '.join(command)} failed: {said[-1]}")


def parse(line: str) -> Row:
    try:
        data = json.loads(line)
        return Row(**{"build": "peer"} | {f.name: data[f.name] for f in fields(Row) if f.name in data})
    except (ValueError, TypeError) as error:
        raise PeriplusError(f"a row of figures was expected, not {line.strip()!r}") from error


def middle(rounds: list[Row]) -> Row:
    """One row of the medians of all rounds. A failure in any of them is kept."""

    def of(figures: Iterable[float | None]) -> float | None:
        known = [figure for figure in figures if figure is not None]
        return median(known) if known else None

    return replace(
        rounds[0],
        decisions_per_s=of(row.decisions_per_s for row in rounds),
        games_per_s=of(row.games_per_s for row in rounds),
        clone_us=of(row.clone_us for row in rounds),
        guess_us=of(row.guess_us for row in rounds),
        iterations_per_s=of(row.iterations_per_s for row in rounds),
        version=next((row.version for row in rounds if row.version), ""),
        error=next((row.error for row in rounds if row.error), ""),
    )


def main(seconds: float) -> None:
    for game in GAMES.values():
        print(json.dumps(asdict(measure(game, seconds))), flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]))
