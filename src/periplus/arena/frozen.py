"""Frozen opponents: `helmsman-1` is the helmsman as he plays now, and whoever changes him makes `helmsman-2`.

A game's `benchmark.toml` has a digest of what each of them clicks in the positions of its records. As long as
the digest holds, a number of this year can be compared with one of next year.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from periplus.bots import LEVELS, make_bot
from periplus.games import GAMES, KITS
from periplus.kernel.errors import OptionError
from periplus.kernel.game import DEALER, Seat
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.record import load_record
from periplus.kernel.voyage import Voyage

FILE: Final = "benchmark.toml"
NAME: Final = re.compile(r"([a-z]+)-(\d+)((?:@\d+)?)")
BUDGET: Final = (
    20  # iterations with which a bot that searches is asked: enough to go through all of its parts
)
OF_EACH: Final = 12  # positions of a record
SEED: Final = 1


def level_of(name: str) -> str:
    """What a frozen opponent is called as one of our bots: `captain-1@500` is a `captain@500`."""
    found = NAME.fullmatch(name)
    return f"{found[1]}{found[3]}" if found else name


def version_of(name: str) -> str:
    """A frozen opponent without its budget; "" for a bot that is not frozen."""
    found = NAME.fullmatch(name)
    return f"{found[1]}-{found[2]}" if found else ""


@cache
def benchmark_of(game: str) -> dict[str, Any]:
    """The benchmark of a game as its file has it; empty if it has none."""
    path = KITS[game].folder / FILE
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def check_frozen(game: str, name: str) -> None:
    """Raise an OptionError unless this opponent still plays as it was frozen."""
    if not (version := version_of(name)):
        return
    known = benchmark_of(game).get("opponents", {})
    if version not in known:
        raise OptionError(f"{game} has no frozen {version!r}; it has {', '.join(known) or 'none'}")
    if digest_of(game, version) != known[version]:
        raise OptionError(
            f"{version} does not play {game} as it was frozen: it was changed, or an older Periplus has it"
        )


@cache
def digest_of(game: str, version: str) -> str:
    """What an opponent clicks in all positions, as a digest."""
    level = level_of(version)
    asked = f"{level}@{BUDGET}" if LEVELS[level].make is None else level
    digest = hashlib.sha256()
    for record in benchmark_of(game)["positions"]:
        for voyage, seat, knowledge in positions(KITS[game].folder / "records" / record):
            bot = make_bot(asked, voyage.game, voyage.options, SEED)
            clicks = [int(code) for code in bot.decide(knowledge)]
            digest.update(json.dumps([record, voyage.ply, seat, clicks]).encode())
    return digest.hexdigest()


def positions(path: Path) -> Iterator[tuple[Voyage, Seat, Knowledge]]:
    """Some positions of a recorded game in which somebody has a choice, spread over all of it."""
    whole = load_record(path, GAMES)
    choices = [ply for ply, seat in enumerate(whole.deciders) if seat != DEALER]
    wanted = set(choices[:: max(1, len(choices) // OF_EACH)])
    voyage = Voyage(whole.game, whole.seats, whole.options)
    for ply, code in enumerate(whole.decisions):
        if ply in wanted and len(voyage.state.legal()) > 1:
            seat = int(voyage.state.seat)
            yield voyage, seat, voyage.knowledge(seat)
        voyage.click(code)
