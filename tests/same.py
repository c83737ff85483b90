"""Whether bots play exactly as at another commit: `python -m tests.same BASE`.

For each game, number of players and edition, bots play the same games here and at BASE. Their decisions,
results and packed positions at every ply must agree byte for byte. BASE is checked out and compiled in .same,
and what it played is kept there, so that the next comparison plays only our half.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".same"
MOST = 4_000  # plies: helmsmen may keep each other from winning for ever, and that far is far enough


class Table(NamedTuple):
    """A kind of table, and how many games are played there."""

    game: str
    seats: int
    options: dict[str, object]
    level: str
    games: int

    @property
    def name(self) -> str:
        edition = "".join(f" {value}" for value in self.options.values())
        return f"{self.game}{edition}, {self.seats} players, {self.games} games of {self.level}"


def tables(helmsmen: int, captains: int) -> Iterator[Table]:
    from periplus.games import GAMES

    for game in GAMES.values():
        editions: list[dict[str, object]] = [{game.options[0].name: preset} for preset in game.presets] or [
            {}
        ]
        for options in editions:
            for seats in range(game.seats[0], game.seats[1] + 1):
                yield Table(game.name, seats, options, "helmsman", helmsmen)
                yield Table(game.name, seats, options, "captain@50", captains)


def digest_of_game(table: Table, number: int) -> str:
    """One game with a bot of the table's level in every seat, and all that came of it."""
    from periplus.bots import make_bot
    from periplus.games import game_named
    from periplus.kernel.seal import secret_from_seed
    from periplus.kernel.voyage import Voyage

    game = game_named(table.game)
    voyage = Voyage(game, [table.level] * table.seats, table.options, secret_from_seed(number))
    bots = [make_bot(table.level, game, voyage.options, 10 * number + seat) for seat in range(table.seats)]
    known_to = getattr(voyage, "knowledge" if hasattr(voyage, "knowledge") else "lookout")  # before issue 15
    while not voyage.over and voyage.ply < MOST:
        seat = int(voyage.state.seat)
        for code in bots[seat].decide(known_to(seat)):
            voyage.click(code)
    digest = hashlib.sha256()
    state = voyage.at(0)
    for code in voyage.decisions:
        digest.update(repr((code, state.pack())).encode())
        state.apply(code)
    result = state.result().as_data() if voyage.over else None
    digest.update(repr((state.pack(), result)).encode())
    return digest.hexdigest()


def play_here(wanted: list[Table], kept: Path | None) -> dict[str, list[str]]:
    """The digests of every table, by its name; what `kept` has is not played again."""
    found: dict[str, list[str]] = json.loads(kept.read_text()) if kept and kept.exists() else {}
    missing = [table for table in wanted if table.name not in found]
    with ProcessPoolExecutor() as pool:
        for table in missing:
            numbers = range(table.games)
            found[table.name] = list(pool.map(digest_of_game, [table] * table.games, numbers, chunksize=2))
            print(f"played {table.name}", file=sys.stderr, flush=True)
            if kept:
                kept.write_text(json.dumps(found))
    return found


def play_there(base: str, args: list[str]) -> dict[str, list[str]]:
    """The digests of another commit: its sources, compiled, play them in a process of their own."""
    commit = subprocess.check_output(["git", "rev-parse", f"{base}^{{commit}}"], cwd=ROOT, text=True).strip()
    tree = KEPT / commit
    if not tree.exists():
        subprocess.run(["git", "worktree", "prune"], cwd=ROOT, check=True)
        subprocess.run(["git", "worktree", "add", "--detach", str(tree), commit], cwd=ROOT, check=True)
    environment = os.environ | {"PERIPLUS_COMPILE": "quick", "PYTHONPATH": str(tree / "src")}
    fresh = [sys.executable, "-I", "src/periplus/build.py"]
    if subprocess.run(fresh, cwd=tree, check=False).returncode != 0:
        print(f"compiling {commit[:9]}", file=sys.stderr, flush=True)
        compile = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        subprocess.run(compile, cwd=tree, env=environment, check=True)
    kept = KEPT / f"{commit}.json"
    play = [sys.executable, __file__, "--play", str(kept), *args]
    subprocess.run(play, cwd=tree, env=environment | {"PERIPLUS_BUILD": "compiled"}, check=True)
    digests: dict[str, list[str]] = json.loads(kept.read_text())
    return digests


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.same",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="example: python -m tests.same HEAD~20 --helmsmen 20 --captains 2",
    )
    parser.add_argument("base", nargs="?", metavar="BASE", help="the commit to compare with")
    parser.add_argument("--helmsmen", type=int, default=200, metavar="N", help="helmsman games a table (200)")
    parser.add_argument("--captains", type=int, default=20, metavar="N", help="captain@50 games a table (20)")
    parser.add_argument("--play", type=Path, metavar="FILE", help="only play, into FILE")
    args = parser.parse_args()
    wanted = list(tables(args.helmsmen, args.captains))
    if args.play:
        play_here(wanted, args.play)
        return 0
    if not args.base:
        parser.error("the commit to compare with is missing")
    counts = ["--helmsmen", str(args.helmsmen), "--captains", str(args.captains)]
    theirs, ours = play_there(args.base, counts), play_here(wanted, None)
    differing = 0
    for table in wanted:
        pairs = zip(ours[table.name], theirs[table.name], strict=True)
        differ = [number for number, (our, their) in enumerate(pairs) if our != their]
        differing += len(differ)
        print(f"{table.name}: {f'games {differ} differ' if differ else 'the same'}")
    print(f"{sum(table.games for table in wanted)} games, {differing} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
