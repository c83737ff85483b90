"""Whether one person's bots keep the others waiting: many tables of oracles made from one address, and beside
them somebody from another address who plays with a sailor, asks for hints, and clicks when their time is up.

Each of these is timed twice against the real server: alone, and beside the oracles.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from bench.options import add_number, add_seconds, parser_of, say
from bench.server import serving

CROWD, OTHER = "127.0.0.2", "127.0.0.3"  # on loopback a client may have any of these addresses
GAME = "ithaca"
PATIENCE = 300.0  # seconds
CLOCK = 1  # seconds for a decision at the clocked table
LATE = 0.3  # seconds after these: by then a bot is asked to decide
LOOK = 0.02  # seconds between two looks at a table

EPILOG = """\
examples:
  python -m bench.fairness                          forty tables, five samples of each
  python -m bench.fairness --tables 10 --samples 2  a quick look
"""

Json = dict[str, Any]


class Person:
    """Somebody at an address of their own."""

    def __init__(self, base: str, address: str) -> None:
        transport = httpx.HTTPTransport(local_address=address)
        self.web = httpx.Client(base_url=base, transport=transport, timeout=PATIENCE)

    def close(self) -> None:
        self.web.close()

    def make(self, *seats: str, **more: object) -> str:
        body = {"game": GAME, "seats": ["me", *seats], "player": "Ada", **more}
        table: Json = self.web.post("/api/tables", json=body).raise_for_status().json()
        return str(table["id"])

    def table(self, id: str) -> Json:
        table: Json = self.web.get(f"/api/tables/{id}").raise_for_status().json()
        return table

    def click(self, table: Json) -> None:
        """The first thing there is; whether that came too late, the next look tells."""
        body = {"ply": table["ply"], "code": table["choices"][0]["code"]}
        self.web.post(f"/api/tables/{table['id']}/decisions", json=body)

    def to_my_turn(self, id: str) -> Json:
        while not (table := self.table(id))["choices"] and table["status"] == "running":
            time.sleep(LOOK)
        return table


def sailor_moves(person: Person) -> float:
    """From the last click of my turn to my next."""
    id = person.make("sailor")
    table = person.to_my_turn(id)
    while table["choices"]:
        began = time.perf_counter()
        person.click(table)
        table = person.table(id)
    person.to_my_turn(id)
    return time.perf_counter() - began


def hint_comes(person: Person) -> float:
    id = person.make("sailor")
    person.to_my_turn(id)
    began = time.perf_counter()
    person.web.get(f"/api/tables/{id}/hint").raise_for_status()
    return time.perf_counter() - began


def late_click(person: Person) -> float:
    """How long the answer to a click takes that comes after the time for it is up."""
    id = person.make("sailor", clock=CLOCK)
    table = person.to_my_turn(id)
    time.sleep(CLOCK + LATE)
    began = time.perf_counter()
    person.click(table)
    return time.perf_counter() - began


TIMED: dict[str, Callable[[Person], float]] = {
    "a sailor's move": sailor_moves,
    "a hint": hint_comes,
    "a click at a clocked table": late_click,
}


def timed(person: Person, samples: int, where: str) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for name, measure in TIMED.items():
        found[name] = [measure(person) for _ in range(samples)]
        say(f"{where}: {name} {', '.join(f'{seconds:.2f}' for seconds in found[name])} s")
    return found


def oracles(person: Person, tables: int) -> list[str]:
    """Tables at which oracles play by themselves, for as long as their games last."""
    ids = [person.make("oracle") for _ in range(tables)]
    for id in ids:
        person.web.post(f"/api/tables/{id}/seat", json={"level": "oracle"}).raise_for_status()
    return ids


def measure(base: str, args: argparse.Namespace) -> str:
    with closing(Person(base, CROWD)) as crowd, closing(Person(base, OTHER)) as other:
        alone = timed(other, args.samples, "alone")
        say(f"making {args.tables} tables of oracles")
        ids = oracles(crowd, args.tables)
        time.sleep(args.settle)
        began, before = time.perf_counter(), sum(crowd.table(id)["ply"] for id in ids)
        beside = timed(other, args.samples, f"beside {args.tables} tables")
        went = sum(crowd.table(id)["ply"] for id in ids) - before
        pace = went / (time.perf_counter() - began)
    lines = [f"{'seconds: median (longest)':<30}{'alone':>16}{f'beside {args.tables} tables':>22}"]
    lines += [f"{name:<30}{figure(alone[name]):>16}{figure(beside[name]):>22}" for name in TIMED]
    return "\n".join([*lines, "", f"the oracles made {pace:.1f} clicks a second meanwhile"])


def figure(seconds: list[float]) -> str:
    return f"{median(seconds):.2f} ({max(seconds):.2f})"


def parsed(argv: list[str]) -> argparse.Namespace:
    what = "Whether many tables of oracles from one address keep somebody from another waiting."
    parser = parser_of("fairness", what, EPILOG)
    add_number(parser, "--tables", 40)
    add_number(parser, "--samples", 5, "of each")
    add_number(parser, "--workers", 2)
    add_seconds(parser, "--settle", 10.0, "seconds for the oracles to fill the queue")
    args = parser.parse_args(argv)
    if min(args.tables, args.samples, args.workers) <= 0 or args.settle < 0:
        parser.error("--tables, --samples and --workers must be more than 0, --settle not less")
    return args


def main(argv: list[str]) -> int:
    args = parsed(argv)
    with tempfile.TemporaryDirectory(prefix="periplus-fairness-") as folder:
        store = f"sqlite:///{folder}/tables.db"
        command = [sys.executable, "-m", "periplus", "serve", "--port", "0", "--store", store, "--no-open"]
        command += ["--rate", "0", "--day-tables", "0", "--pace", "0", "--bot-workers", str(args.workers)]
        say("starting the server")
        with serving(command, Path(folder) / "journal.log") as server:
            print(measure(f"http://{server.host}:{server.port}", args))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
