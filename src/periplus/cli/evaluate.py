"""`periplus evaluate`: how well a bot plays, against opponents who stay the same."""

import argparse
import json
import sys
from pathlib import Path

from periplus.arena.benchmark import Score, page_of, read_scores, score_of, tables_of, text_of, with_score
from periplus.arena.logbook import Logbook
from periplus.arena.plan import Plan
from periplus.arena.tally import Tally
from periplus.arena.tournament import play_all
from periplus.cli.arena import add_workers
from periplus.cli.command import Commands, command, positive
from periplus.cli.options import EXAMPLE
from periplus.cli.progress import progress_bar
from periplus.games import GAMES
from periplus.kernel.errors import OptionError

DESCRIPTION = """\
Play a bot at fixed seats with fixed cards among frozen opponents, and print its score: how many times its
fair share of wins it gets. The games come in deals with the same luck, in which the bot has every seat once.

BOT is a class of a Python module (my_bot:Bot), a command that is asked over stdin and stdout
("exec:./my_bot"), an address that is asked by HTTP (http://localhost:9000/), or one of ours (captain@100).
"""
EPILOG = f"""\
examples:
  periplus evaluate captain@100 {EXAMPLE}
  periplus evaluate my_bot:Bot {EXAMPLE} --tables quick
  periplus evaluate "exec:python3 my_bot.py" {EXAMPLE} --called "My bot 1.0" --keep games
      keeps the games: the same command continues where it stopped
  periplus evaluate http://localhost:9000/ {EXAMPLE} --tables strong --page benchmark.md
"""


def add(commands: Commands) -> None:
    parser = command(commands, "evaluate", "measure a bot against frozen opponents", DESCRIPTION, EPILOG)
    parser.add_argument("bot", metavar="BOT", help="a bot of your own, or one of ours")
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument(
        "--tables", default="standard", metavar="SET", help="quick, standard or strong (default: standard)"
    )
    parser.add_argument(
        "--deals", type=positive, metavar="N", help="only the first deals of each table, or more of them"
    )
    parser.add_argument("--called", default="", metavar="NAME", help="what to call the bot (default: BOT)")
    parser.add_argument(
        "--keep", type=Path, metavar="DIR", help="keep the games, and continue with those there"
    )
    parser.add_argument(
        "--page",
        type=Path,
        metavar="FILE.md",
        help="write the score into this page; the numbers lie beside it",
    )
    parser.add_argument("--json", action="store_true", help="print the score as JSON")
    add_workers(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    tables = tables_of(args.game, args.tables, args.bot, args.deals)
    try:
        tallies = [play(plan, tables.games, args) for plan in tables.plans]
    except KeyboardInterrupt:
        again = f"; the same command continues with the games in {args.keep}" if args.keep else ""
        print(f"\nperiplus evaluate: stopped{again}", file=sys.stderr)
        return 130
    score = score_of(tables, tallies, args.called)
    if args.page:
        keep(args.page, score)
    print(json.dumps(score._asdict(), ensure_ascii=False) if args.json else told(score))
    return 0


def play(plan: Plan, games: int, args: argparse.Namespace) -> Tally:
    """The games at one table."""
    opponent = plan.bots[1]
    with progress_bar(f"{plan.bots[0]} among {opponent}", games) as tell:
        if not args.keep:
            return play_all(plan, games, args.processes, None, args.ray, tell)
        with Logbook(args.keep / f"{plan.game}-{opponent}", plan) as logbook:
            return play_all(plan, games, args.processes, logbook, args.ray, tell)


def told(score: Score) -> str:
    rows = [
        f"  among {name:<16} {share.text():>6} of the wins   95 %: {share.interval()}"
        for name, share in score.against.items()
    ]
    head = (
        f"score {score.value:.2f}   95 %: {score.low:.2f} – {score.high:.2f}   (1: as good as the opponents)"
    )
    return "\n".join([head, *rows, "", score.cite()])


def keep(page: Path, score: Score) -> None:
    """The page anew, and beside it the numbers that it is made of."""
    beside = page.with_suffix(".json")
    scores = with_score(read_scores(beside), score)
    try:
        beside.write_text(text_of(scores), encoding="utf-8")
        page.write_text(page_of(scores), encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{page}: {error.strerror}") from None
