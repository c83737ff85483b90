"""`periplus ladder`: every level against the one below, in all games, as a page."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from periplus.arena.balance import read_ledgers, tables_alike
from periplus.arena.ladder import Rung, Size, read_rungs, rungs
from periplus.arena.ladder_page import page_of
from periplus.arena.logbook import Logbook, last_day
from periplus.arena.plan import check
from periplus.arena.population import Census, Table, read_population, tables
from periplus.arena.population_page import page_of as population_page_of
from periplus.arena.population_page import read_kept
from periplus.arena.population_page import text_of as population_text_of
from periplus.arena.standings import read_standings, standing_of, text_of
from periplus.arena.tally import Tally
from periplus.arena.tournament import play_all
from periplus.bots.styles import REPORTING, TUNING
from periplus.cli.arena import add_seed, add_workers
from periplus.cli.command import Commands, command, positive
from periplus.cli.options import EXAMPLE
from periplus.cli.progress import progress_bar
from periplus.games import GAMES
from periplus.kernel.errors import OptionError

LADDER = Path("docs/ladder.md")
POPULATION = Path("docs/population.md")

DESCRIPTION = """\
Play the standard ladder and write a page about it: for every game and number of players, one bot of a level
among copies of the level below (helmsman among sailors, captain among helmsmen, oracle among captains), and
captains among themselves, to see whether the seats are fair, and map, board and cards balanced. The results
are kept in a .json file beside the page: tables played now replace their old results, and the others stay.

With --population, a round robin over levels and temperaments instead: every level among companies of each
temperament of a set, with its worst case, and everybody at tables drawn by lot, on one scale.
"""

EPILOG = f"""\
examples:
  periplus ladder --keep ladder
      plays everything, which takes days; the same command continues where it stopped
  periplus ladder --keep ladder --only {EXAMPLE}:3 --captain captain@50 --oracle oracle@500
  periplus ladder --from ladder --out docs/ladder.md
      writes the page from the games that are kept, without playing
  periplus ladder --population reporting --keep population --captain captain@20 --only {EXAMPLE}:4
      how strong each level is against players of many kinds
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
        "--population",
        metavar="SET",
        help=f"play levels and temperaments against each other: those of the set {TUNING} or {REPORTING}",
    )
    parser.add_argument(
        "--rounds", type=positive, default=20, metavar="N", help="how often all of them meet (default: 20)"
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="(default: docs/ladder.md, or docs/population.md with --population)",
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
        help="only this game, or this number of players of it; may be given several times",
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
    page: Path = args.out or (POPULATION if args.population else LADDER)
    beside = page.with_suffix(".json")
    if beside == page:
        raise OptionError(f"{page}: the page is Markdown; its results are kept beside it, as .json")
    names = {"captain": args.captain, "oracle": args.oracle}
    if args.population:
        census = Census(args.population, args.games, args.rounds, names, args.seed)
        known = read_kept(beside)
        if args.kept is None and not play_all_of(tables(census, args.only), args):
            return 130
        for standing in read_population(args.kept or args.keep):
            known[standing.game, standing.seats, standing.group] = standing
        write(page, population_page_of(known.values()), beside, population_text_of(known.values()))
        print(f"the population is written to {page}")
        return 0
    before = read_standings(beside)
    size = Size(args.games, args.oracle_games, args.fair_games, names, args.seed)
    if args.kept is None and not play_all_of(rungs(size, args.only), args):
        return 130
    kept = read_rungs(args.kept or args.keep)
    standings = before.renewed(
        [standing_of(tally, last_day(folder)) for folder, tally in kept.items()], balance(kept)
    )
    write(page, page_of(standings), beside, text_of(standings))
    print(f"the ladder is written to {page}")
    return 0


def write(page: Path, text: str, beside: Path, data: str) -> None:
    try:
        page.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(data, encoding="utf-8")
        page.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{page}: {error.strerror}") from None


def play_all_of(rungs: Sequence[Rung | Table], args: argparse.Namespace) -> bool:
    """Play what is missing at all tables; whether nobody stopped it."""
    if not rungs:
        games = ", ".join(dict.fromkeys(name for name, _ in args.only))
        raise OptionError(f"{games} has no two levels of bots to compare")
    for rung in rungs:
        check(rung.plan)
    try:
        for at, rung in enumerate(rungs, 1):
            play(rung, f"{at} of {len(rungs)}", args)
    except KeyboardInterrupt:
        print(
            f"\nperiplus ladder: stopped; the same command continues with the games in {args.keep}",
            file=sys.stderr,
        )
        return False
    return True


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


def play(rung: Rung | Table, where: str, args: argparse.Namespace) -> None:
    title = f"{where}: {rung.folder}"
    if not sys.stderr.isatty():
        print(title, file=sys.stderr, flush=True)
    with (
        Logbook(args.keep / rung.folder, rung.plan) as logbook,
        progress_bar(title, rung.plan.whole_deals(rung.games)) as tell,
    ):
        play_all(rung.plan, rung.games, args.processes, logbook, args.ray, tell)
