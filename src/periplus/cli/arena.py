"""`periplus arena`: bots play each other, and the wins are counted."""

import argparse
import json

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from periplus.arena.statistics import wilson
from periplus.arena.tournament import Plan, Tally, check, cores, play_all
from periplus.bots import LEVELS
from periplus.cli.options import add_game_options, read_game_options
from periplus.games import GAMES, game_named


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "arena",
        help="let bots play each other",
        description="Play many games between bots, with rotated seats, and print wins with 95 % intervals. "
        "A level that has several seats wins a game when any of them does.",
        epilog="example: periplus arena ulysses helmsman sailor sailor sailor --games 1000",
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"one for each seat: {', '.join(LEVELS)}")
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same games again (default: 1)")
    parser.add_argument("--processes", type=positive, default=cores(), metavar="N", help="default: all cores")
    parser.add_argument("--json", action="store_true", help="print as JSON")
    add_game_options(parser)
    parser.set_defaults(run=run)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    plan = Plan(game.name, args.bots, read_game_options(game, args), args.seed)
    check(plan)
    tally = with_progress(plan, args.games, args.processes)
    if args.json:
        print(json.dumps(as_data(tally)))
    else:
        print_table(tally)
    return 0


def with_progress(plan: Plan, games: int, processes: int) -> Tally:
    columns = (TextColumn(plan.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = Console(stderr=True)
    with Progress(*columns, console=errors, disable=not errors.is_terminal, transient=True) as progress:
        task = progress.add_task(plan.game, total=games)
        return play_all(plan, games, processes, lambda more: progress.advance(task, more))


def as_data(tally: Tally) -> dict[str, object]:
    return {
        "bots": [
            {
                "name": name,
                "games": tally.games,
                "wins": wins,
                "share": wins / tally.games,
                "interval": list(wilson(wins, tally.games)),
                "score": tally.mean_score(name),
            }
            for name, wins in tally.wins.items()
        ],
        "games": tally.games,
        "undecided": tally.undecided,
        "winning_score": tally.winning_score(),
        "turns": tally.turns / tally.games,
        "plies": tally.plies / tally.games,
        "decisions": tally.decisions / tally.games,
        "seats": [wins / tally.games for wins in tally.seats],
    }


def print_table(tally: Tally) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("bot", "games", "wins", "share", "95 % interval", "mean score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for name, wins in tally.wins.items():
        low, high = wilson(wins, tally.games)
        share = f"{wins / tally.games:.1%}"
        score = mean(tally.mean_score(name))
        table.add_row(name, str(tally.games), str(wins), share, f"{low:.1%} – {high:.1%}", score)
    console = Console(highlight=False)
    console.print(table)
    seats = ", ".join(f"{wins / tally.games:.1%}" for wins in tally.seats)
    console.print(f"undecided: {tally.undecided}; wins by seat: {seats}")
    means = (total / tally.games for total in (tally.turns, tally.decisions, tally.plies))
    console.print(
        "a game on average: {:.1f} turns, {:.0f} decisions, {:.0f} plies".format(*means)
        + f"; winning score {mean(tally.winning_score())}"
    )


def mean(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"
