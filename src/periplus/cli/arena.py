"""`periplus arena`: bots play each other, and everything about it is counted."""

import argparse
import json
import sys
from contextlib import nullcontext
from pathlib import Path

from rich.console import Console
from rich.table import Table

from periplus.arena.logbook import Logbook
from periplus.arena.plan import Plan, check
from periplus.arena.processes import cores
from periplus.arena.summary import SHARES, summary_of
from periplus.arena.tally import Spread, Tally
from periplus.arena.tournament import play_all
from periplus.bots import LEVELS
from periplus.cli.command import Commands, command, positive
from periplus.cli.options import EXAMPLE, add_game_options, read_game_options
from periplus.cli.progress import progress_bar
from periplus.games import GAMES, game_named

DESCRIPTION = """\
Play many games between bots and count who wins, with 95 % intervals.

The games come in deals: with four bots, four games in which every bot has every seat once and the dealer
repeats the same luck, so that it cancels out. A level that has several seats wins a game when any of them
does; a shared win is split.
"""

EPILOG = f"""\
examples:
  periplus arena {EXAMPLE} helmsman sailor sailor sailor --games 1000
  periplus arena {EXAMPLE} captain helmsman helmsman --games 400 --report duel
      writes duel/index.html, and keeps the games in duel/games: the same command continues where it stopped
  periplus arena {EXAMPLE} helmsman sailor sailor --keep voyages --json
  periplus replay voyages/000000.voyage
  periplus arena {EXAMPLE} captain helmsman helmsman --ray local

exit code: 0 when all was played, 1 when something failed, 2 when called wrongly, 130 when stopped by Ctrl-C
"""


def add(commands: Commands) -> None:
    parser = command(commands, "arena", "let bots play each other", DESCRIPTION, EPILOG)
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"one for each seat: {', '.join(LEVELS)}")
    parser.add_argument(
        "--games", type=positive, default=100, metavar="N", help="how many, in whole deals (default: 100)"
    )
    add_seed(parser)
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="DIR",
        help="keep every game as a record, and continue with those already there",
    )
    parser.add_argument(
        "--report",
        type=Path,
        metavar="DIR",
        help="write DIR/index.html with plots; keeps the games in DIR/games",
    )
    add_workers(parser)
    add_game_options(parser)
    parser.set_defaults(run=run)


def add_seed(parser: argparse.ArgumentParser) -> None:
    """The same for the ladder."""
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="the same number gives the same games (default: 1)"
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Where the games are played: the same for the ladder."""
    parser.add_argument(
        "--processes",
        type=positive,
        default=cores(),
        metavar="N",
        help="how many (default: one for each core)",
    )
    parser.add_argument(
        "--ray",
        default="",
        metavar="ADDRESS",
        help="play on a Ray cluster, such as ray://host:10001 or auto, whose machines have this version of "
        "Periplus; local starts one here (needs the extra: pip install 'periplus[ray]')",
    )


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    plan = Plan(game.name, args.bots, read_game_options(game, args), args.seed)
    check(plan)
    folder = args.keep or (args.report / "games" if args.report else None)
    try:
        tally = play(plan, args.games, folder, args)
    except KeyboardInterrupt:
        kept = (
            f"the same command continues with the games in {folder}"
            if folder
            else "no games were kept (--keep DIR keeps them)"
        )
        print(f"\nperiplus arena: stopped; {kept}", file=sys.stderr)
        return 130
    if args.json:
        print(json.dumps(summary_of(tally)))
    else:
        print_tables(tally, args.games)
    if args.report:
        from periplus.arena.report import write_report  # it loads matplotlib, which is slow

        page = write_report(args.report, tally)
        print(f"the report is {page}", file=sys.stderr)
    return 0


def play(plan: Plan, games: int, folder: Path | None, args: argparse.Namespace) -> Tally:
    title = f"{plan.game}: {' '.join(plan.bots)}"
    with (
        Logbook(folder, plan) if folder else nullcontext() as logbook,
        progress_bar(title, plan.whole_deals(games)) as tell,
    ):
        return play_all(plan, games, args.processes, logbook, args.ray, tell)


# The tables


def print_tables(tally: Tally, asked: int) -> None:
    console = Console(highlight=False)
    console.width = max(console.width, 100)  # a narrow terminal breaks the lines, but loses nothing
    levels = tally.plan.levels
    rounded = f"; {asked} were asked for" if asked != tally.games else ""
    seatings = "once" if tally.plan.seatings == 1 else f"in {tally.plan.seatings} seatings"
    deals = f"{tally.deals} {'deal' if tally.deals == 1 else 'deals'}, each {seatings}"
    console.print(
        f"{tally.games} games of {tally.plan.game}: {deals}{rounded}; undecided: {tally.undecided}\n"
    )
    tables = [wins_table(tally), bots_table(tally), seats_table(tally), lengths_table(tally)]
    if len(levels) > 2:
        tables.insert(1, beats_table(tally))
    for table in tables:
        console.print(table, "")
    console.print(SHARES, style="dim")


def table_of(*headings: str) -> Table:
    """The first column holds names, the others numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="right" if at else "left", no_wrap=True)
    return table


def wins_table(tally: Tally) -> Table:
    table = table_of("bot", "seats", "wins", "share", "95 % interval", "fair", "rating", "95 % interval")
    for level in tally.plan.levels:
        share, rating = tally.share(level), tally.ratings[level]
        table.add_row(
            level,
            str(tally.copies[level]),
            f"{tally.wins[level]:.4g}",
            share.text(),
            share.interval(),
            f"{tally.fair(level):.1%}",
            f"{rating.mu:.1f}",
            f"{rating.low:.1f} – {rating.high:.1f}",
        )
    return table


def bots_table(tally: Tally) -> Table:
    table = table_of("bot", "points", "from 5 %", "to 95 %", "CPU ms for a choice", "to 95 %")
    for level in tally.plan.levels:
        points, times = Spread.of(tally.scores(level)), Spread.of(tally.seconds(level))
        table.add_row(
            level,
            *([f"{points.mean:.1f}", f"{points.low:.0f}", f"{points.high:.0f}"] if points else ["–"] * 3),
            *([f"{times.mean * 1000:.3g}", f"{times.high * 1000:.3g}"] if times else ["–"] * 2),
        )
    return table


def beats_table(tally: Tally) -> Table:
    """Who finishes ahead of whom."""
    table = table_of("finishes ahead of", *tally.plan.levels)
    for level in tally.plan.levels:
        shares = [tally.beats(level, other) for other in tally.plan.levels]
        table.add_row(level, *["–" if share is None else f"{share:.1%}" for share in shares])
    return table


def seats_table(tally: Tally) -> Table:
    table = table_of("wins", "by seat", "95 % interval", "by order of play", "95 % interval")
    for place in range(len(tally.plan.bots)):
        seat, order = tally.seat_share(place), tally.order_share(place)
        table.add_row(f"{place + 1}.", seat.text(), seat.interval(), order.text(), order.interval())
    return table


def lengths_table(tally: Tally) -> Table:
    table = table_of("a game has", "mean", "median", "from 5 %", "to 95 %")
    rows = {what: tally.lengths(what) for what in ("turns", "decisions", "plies")}
    for name, numbers in {**rows, "points of the winner": tally.winning_scores()}.items():
        spread = Spread.of(numbers)
        table.add_row(name, *[f"{number:.1f}" for number in spread or ()])
    return table
