"""`periplus ladder`: every level against the one below, in all games, as a page."""

import argparse
import sys
from pathlib import Path

from periplus.arena.balance import read_ledgers, tables_alike
from periplus.arena.ladder import Rung, Size, read_rungs, rungs
from periplus.arena.ladder_page import page_of
from periplus.arena.logbook import Logbook, last_day
from periplus.arena.plan import check
from periplus.arena.standings import read_standings, standing_of, text_of
from periplus.arena.tally import Tally
from periplus.arena.tournament import play_all
from periplus.cli.arena import add_seed, add_workers
from periplus.cli.command import Commands, command, positive
from periplus.cli.options import EXAMPLE
from periplus.cli.progress import progress_bar
from periplus.games import GAMES
from periplus.kernel.errors import OptionError

DESCRIPTION = """\
Play the standard ladder and write a page about it: for every game and number of players, one bot of a level
among copies of the level below (helmsman among sailors, captain among helmsmen, oracle among captains), and
captains among themselves, to see whether the seats are fair, and map, board and cards balanced. The results
are kept in a .json file beside the page: tables played now replace their old results, and the others stay.
"""

EPILOG = f"""\
examples:
  periplus ladder --keep ladder
      plays everything, which takes days; the same command continues where it stopped
  periplus ladder --keep ladder --only {EXAMPLE}:3 --captain captain@50 --oracle oracle@500
  periplus ladder --from ladder --out docs/ladder.md
      writes the page from the games that are kept, without playing
"""


def add(commands: Commands) -> None:
    parser = command(commands, "ladder", "measure all levels of bots in all games", DESCRIPTION, EPILOG)
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument(
        "--keep", type=Path, metavar="DIR", help="keep the games here, and continue with those already there"
    )
    where.add_argument(
        "--from",
        dest="kept",
        type=Path,
        metavar="DIR",
        help="play nothing: only write the page from these games",
    )
    parser.add_argument(
        "--out", type=Path, default=Path("docs/ladder.md"), metavar="FILE", help="(default: docs/ladder.md)"
    )
    for name, games, told in (
        ("--games", 1000, "at a table, in whole deals"),
        ("--oracle-games", 300, "at a table with an oracle"),
        ("--fair-games", 1000, "at a table of captains only"),
    ):
        parser.add_argument(
            name, type=positive, default=games, metavar="N", help=f"games {told} (default: {games})"
        )
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        type=table,
        metavar="GAME[:SEATS]",
        help="only this game, or this table of it; may be given several times",
    )
    for level in ("captain", "oracle"):
        parser.add_argument(
            f"--{level}", default=level, metavar="BOT", help=f"give them another budget, such as {level}@50"
        )
    add_seed(parser)
    add_workers(parser)
    parser.set_defaults(run=run)


def table(text: str) -> tuple[str, int | None]:
    name, colon, seats = text.partition(":")
    if name not in GAMES or (colon and not seats.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not GAME or GAME:SEATS, such as {next(iter(GAMES))}:4")
    low, high = GAMES[name].seats
    if colon and not low <= int(seats) <= high:
        raise argparse.ArgumentTypeError(f"{name} is for {low} to {high} players, not {seats}")
    return name, int(seats) if colon else None


def run(args: argparse.Namespace) -> int:
    beside = args.out.with_suffix(".json")
    if beside == args.out:
        raise OptionError(f"{args.out}: the page is Markdown; its results are kept beside it, as .json")
    known = read_standings(beside)
    if args.kept is None:
        names = {"captain": args.captain, "oracle": args.oracle}
        size = Size(args.games, args.oracle_games, args.fair_games, names, args.seed)
        tables = rungs(size, args.only)
        if not tables:
            games = ", ".join(dict.fromkeys(name for name, _ in args.only))
            raise OptionError(f"{games} has no two levels of bots to compare")
        for rung in tables:
            check(rung.plan)
        try:
            for at, rung in enumerate(tables, 1):
                play(rung, f"{at} of {len(tables)}", args)
        except KeyboardInterrupt:
            print(
                f"\nperiplus ladder: stopped; the same command continues with the games in {args.keep}",
                file=sys.stderr,
            )
            return 130
    kept = read_rungs(args.kept or args.keep)
    standings = known.renewed(
        [standing_of(tally, last_day(folder)) for folder, tally in kept.items()], balance(kept)
    )
    try:
        args.out.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text_of(standings), encoding="utf-8")
        args.out.write_text(page_of(standings), encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{args.out}: {error.strerror}") from None
    print(f"the ladder is written to {args.out}")
    return 0


def balance(kept: dict[Path, Tally]) -> dict[str, str]:
    """The sections on the balance of map, board and cards, from replaying all games among equals."""
    tables = tables_alike(kept)
    games = sum([tally.games for tally in tables.values()])
    if not games:
        return {}
    title = f"reading {games:,} games among equals"
    if not sys.stderr.isatty():
        print(title, file=sys.stderr, flush=True)
    with progress_bar(title, games) as tell:
        tell(0)  # the first call says how many were done before: none
        return {game: ledger.section() for game, ledger in read_ledgers(tables, tell).items()}


def play(rung: Rung, where: str, args: argparse.Namespace) -> None:
    title = f"{where}: {rung.folder}"
    if not sys.stderr.isatty():
        print(title, file=sys.stderr, flush=True)
    with (
        Logbook(args.keep / rung.folder, rung.plan) as logbook,
        progress_bar(title, rung.plan.whole_deals(rung.games)) as tell,
    ):
        play_all(rung.plan, rung.games, args.processes, logbook, args.ray, tell)
