"""How soon a server serves that finds many tables in its store, and how soon one of them is awake.

The store is filled with copies of a few games: their rows are what counts, not what is in them.
"""

import argparse
import http.client
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path

from sqlalchemy import Connection, insert
from sqlalchemy import Table as Rows

from bench.server import Server, ours, serving
from periplus.games import GAMES
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.playout import random_click
from periplus.kernel.voyage import Voyage
from periplus.server.people import hashed
from periplus.store import Seat, Store, Table
from periplus.store.schema import HOLDERS, SEATS, TABLES

BAR_START = 3.0  # seconds until the first answer
BAR_WAKE = 20.0  # milliseconds until a table that was not in memory is shown
TOKEN = "somebody-who-has-played-them-all"
BATCH = 500
GAMES_COPIED = 5
SAMPLE = 60  # tables that are woken

Kept = tuple[Table, list[Seat], list[int]]


def played(game: str, part: float, seed: int) -> Kept:
    """A game of people, over or left when so much of it was played."""
    made, rng = GAMES[game], random.Random(seed)
    seats = made.seats[0]
    options = made.complete(seats, {})
    secret = rng.randbytes(32)
    voyage = Voyage(made, [f"Player {number}" for number in range(seats)], options, secret)
    choices, chance = Choices(), Chance(seed)
    while not voyage.over:
        voyage.click(int(random_click(voyage.state, choices, chance)))
    decisions = voyage.decisions if part == 1 else voyage.decisions[: int(part * voyage.ply)]
    again = Voyage(made, voyage.seats, options)
    for code in decisions:
        again.click(code)
    while again.state.seat < 0 and not again.over:  # the dealer has drawn
        again.click(voyage.decisions[again.ply])
    result = again.state.result() if again.over else None
    table = Table(
        id="",
        game=game,
        rules=made.rules,
        options=options,
        name="",
        language="en",
        clock=0,
        secret=secret,
        host=0,
        created=1.0,
        changed=1.0,
        started=1.0,
        ended=2.0 if again.over else None,
        deciding=None if again.over else int(again.state.seat),
        result={"scores": list(result.scores), "ranks": list(result.ranks)} if result else None,
    )
    return table, [Seat(name, "person") for name in voyage.seats], again.decisions


def fill(connection: Connection, games: list[Kept], first: int, number: int) -> None:
    """Put so many copies into a store."""
    ids = [f"t{first + at}" for at in range(number)]
    copies = [(id, *games[at % len(games)]) for at, id in enumerate(ids)]
    put(connection, TABLES, (vars(replace(table, id=id)) for id, table, *_ in copies))
    put(connection, SEATS, ({"table_id": id, "seat": at, **vars(seat)} for id, at, seat in seats_of(copies)))
    holder = {"token": hashed(TOKEN), "seat": 0, "gone": 0}
    put(connection, HOLDERS, ({"table_id": id, **holder} for id in ids))
    cursor = connection.connection.cursor()  # there are millions of them
    for at, (id, *_, made) in enumerate(copies):
        rows = [(id, ply, code) for ply, code in enumerate(made)]
        cursor.executemany("INSERT INTO decisions (table_id, ply, code) VALUES (?, ?, ?)", rows)
        if at % BATCH == 0:
            print(f"\r{first + at} tables", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def put(connection: Connection, table: Rows, rows: Iterable[dict[str, object]]) -> None:
    waiting = iter(rows)
    while batch := list(islice(waiting, BATCH)):
        connection.execute(insert(table), batch)


def seats_of(copies: list[tuple[str, Table, list[Seat], list[int]]]) -> Iterator[tuple[str, int, Seat]]:
    for id, _, seats, _ in copies:
        for at, seat in enumerate(seats):
            yield id, at, seat


def asked(server: Server, path: str) -> tuple[float, int]:
    """How many milliseconds a request takes, and how many bytes come."""
    connection = http.client.HTTPConnection(server.host, server.port)
    began = time.perf_counter()
    connection.request("GET", path, headers={"cookie": f"periplus={TOKEN}"})
    answer = connection.getresponse()
    body = answer.read()
    took = (time.perf_counter() - began) * 1000
    connection.close()
    if answer.status != 200:
        raise SystemExit(f"{path}: {answer.status} {body[:200]!r}")
    return took, len(body)


def measure(folder: Path, args: argparse.Namespace) -> str:
    url = f"sqlite:///{folder / 'tables.db'}"
    whole = [played(args.game, 1, seed) for seed in range(GAMES_COPIED)]
    running = [played(args.game, 0.9, seed) for seed in range(GAMES_COPIED)]
    with closing(Store(url)) as store:
        store.write(partial(fill, games=whole, first=0, number=args.finished)).result()
        store.write(partial(fill, games=running, first=args.finished, number=args.running)).result()
    os.sync()  # the server must not wait for what we have written
    began = time.monotonic()
    with serving(ours(url), folder / "journal.log", settle=False) as server:
        asked(server, "/api/games")
        start = time.monotonic() - began
        spent, memory = server.spent(), server.memory() / 1e6
        server.settle()
        before = server.spent()
        mine, _ = asked(server, "/api/tables?limit=40")
        listed = server.spent() - before
        ids = random.Random(1).sample(
            range(args.finished, args.finished + args.running), min(60, args.running)
        )
        waking = sorted(asked(server, f"/api/tables/t{id}")[0] for id in ids)
    plies = sum(len(made) for *_, made in running) / len(running)
    return "\n".join(
        [
            f"{args.finished} finished and {args.running} running tables of {plies:.0f} decisions on average",
            f"first answer {start:.1f} s after the start ({spent:.1f} s of CPU, {memory:.0f} MB); "
            f"less than {BAR_START:g} s: {'met' if start < BAR_START else 'missed'}",
            f"a table that was not in memory: {waking[len(waking) // 2]:.1f} ms in the middle, "
            f"{waking[-1]:.1f} ms at most; less than {BAR_WAKE:g} ms: "
            f"{'met' if waking[len(waking) // 2] < BAR_WAKE else 'missed'}",
            f"40 of my games: {mine:.0f} ms, {listed:.2f} s of CPU",
        ]
    )


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.start",
        description=__doc__,
        epilog="example: python -m bench.start --finished 20000 --running 5000",
    )
    parser.add_argument("--finished", type=int, default=20_000, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--running", type=int, default=5_000, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--game", choices=list(GAMES), default="ithaca", help="(default: %(default)s)")
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="periplus-start-") as folder:
        print(measure(Path(folder), args))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
