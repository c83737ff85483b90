"""Makes the recorded games in records/: `python -m tests.make_records`. Each is played once and then kept.

They stand for what players have on their disks: a change of the rules that a record does not survive must
raise the game's `rules`. So files that are there are left alone; --anew plays them all again.
"""

import argparse
import sys
from pathlib import Path

from periplus.bots import make_bot
from periplus.games import game_named
from periplus.kernel.record import save_record
from periplus.kernel.seal import secret_from_seed
from periplus.kernel.voyage import Voyage

RECORDS = Path(__file__).resolve().parent.parent / "records"
TABLES: dict[str, tuple[list[str], dict[str, object]]] = {
    "ulysses-3-revised": (["helmsman", "sailor", "helmsman"], {}),
    "ulysses-4-revised": (["helmsman", "helmsman", "sailor", "helmsman"], {}),
    "ulysses-5-revised": (["sailor", "helmsman", "helmsman", "sailor", "helmsman"], {}),
    "ulysses-4-german": (["helmsman", "sailor", "helmsman", "sailor"], {"edition": "german"}),
}


def play(game: str, seats: list[str], options: dict[str, object], seed: int) -> Voyage:
    """A whole game between bots, with sealed draws."""
    voyage = Voyage(game_named(game), seats, options, secret_from_seed(seed))
    bots = [make_bot(level, voyage.game, voyage.options, seed + seat) for seat, level in enumerate(seats)]
    while not voyage.over:
        seat, state = int(voyage.state.seat), voyage.state
        view = state.view(seat) if bots[seat].needs_view else {}
        voyage.click(bots[seat].choose(view, state.legal()))
    return voyage


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.make_records", description=__doc__)
    parser.add_argument("--anew", action="store_true", help="play the games that are there again, too")
    args = parser.parse_args()
    for seed, (name, (seats, options)) in enumerate(TABLES.items(), 1):
        path = RECORDS / f"{name}.voyage"
        if path.exists() and not args.anew:
            continue
        voyage = play(name.split("-")[0], seats, options, seed)
        save_record(path, voyage)
        print(f"{path.name}: {voyage.ply} decisions, {voyage.state.result().as_data()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
