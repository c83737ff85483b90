"""Whether reviews tell luck and skill apart, over many games of bots.

Among equal captains the mean of what choices did is 0 for every seat, within its interval; a captain among
helmsmen gains by them. Every game is a line in a file, and the same command goes on where it stopped.
"""

import argparse
import json
import sys
from collections import defaultdict
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any

from periplus.arena.dealer import Dealer
from periplus.arena.match import sail
from periplus.arena.plan import Plan, check, seating, seed_for
from periplus.arena.review import Parts, review_of
from periplus.arena.review_judge import Effort, Judge
from periplus.arena.review_steps import Course
from periplus.arena.statistics import NORMAL_95
from periplus.bots import make_bot
from periplus.games import GAMES, game_named
from periplus.kernel.errors import OptionError, PeriplusError
from periplus.kernel.voyage import Voyage

COLUMNS = ("start", "draws", "own", "others", "rest", "result", "choices")

EXAMPLE = next(iter(GAMES))
EPILOG = f"""\
examples:
  python -m periplus.arena.review_study {EXAMPLE} captain@100 captain@100 captain@100 captain@100 --games 200
  python -m periplus.arena.review_study {EXAMPLE} captain@100 helmsman helmsman --keep study.jsonl

The captains who are asked think for as long as those who play: give --iterations the number after the @.
"""


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m periplus.arena.review_study",
        description=__doc__,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("bots", nargs="+", metavar="BOT", help="one for each seat")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="in whole deals (default: 200)")
    parser.add_argument(
        "--iterations", type=int, default=100, metavar="N", help="of a captain (default: 100)"
    )
    parser.add_argument("--captains", type=int, default=2, metavar="N", help="asked (default: 2)")
    parser.add_argument("--guesses", type=int, default=48, metavar="N", help="to compare in (default: 48)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="the file (default: named after the bots)")
    args = parser.parse_args(argv)
    try:
        return study(args)
    except PeriplusError as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 2 if isinstance(error, OptionError) else 1


def study(args: argparse.Namespace) -> int:
    plan = Plan(args.game, args.bots, {}, args.seed)
    check(plan)
    effort = Effort(args.iterations, args.captains, args.guesses, samples=2 * args.guesses, views=0)
    path = args.keep or Path(f"review-{args.game}-{'-'.join(args.bots)}.jsonl")
    kept = read(path, plan, effort)
    for number in range(plan.whole_deals(args.games)):
        if number in kept:
            continue
        kept[number] = [parts_data(parts) for parts in parts_of_game(plan, number, effort)]
        line = {"number": number, **about(plan, effort), "parts": kept[number]}
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
    print(summary(plan, kept))
    return 0


def about(plan: Plan, effort: Effort) -> dict[str, Any]:
    return {"game": plan.game, "bots": plan.bots, "seed": plan.seed, "effort": list(effort)}


def read(path: Path, plan: Plan, effort: Effort) -> dict[int, list[dict[str, float]]]:
    """The games that were reviewed before; a last line that was cut off is left out."""
    kept: dict[int, list[dict[str, float]]] = {}
    lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
    whole = [line for line in lines if line.endswith("\n")]
    for at, line in enumerate(whole, 1):
        data = json.loads(line)
        other = {key: data.get(key) for key, value in about(plan, effort).items() if data.get(key) != value}
        if other:
            raise OptionError(
                f"{path}:{at}: a game of another study ({other}); name another file with --keep"
            )
        kept[data["number"]] = data["parts"]
    if len(whole) < len(lines):
        path.write_text("".join(whole), encoding="utf-8")
    return kept


def parts_of_game(plan: Plan, number: int, effort: Effort) -> list[Parts]:
    """Play a game of the plan, and take its result apart; by seat."""
    game = game_named(plan.game)
    bots = [
        make_bot(plan.bots[bot], game, plan.options, seed_for(plan, f"bot {bot}", number))
        for bot in seating(len(plan.bots), number)
    ]
    voyage = Voyage(game, plan.seating(number), plan.options)
    sail(voyage, bots, Dealer(seed_for(plan, "deal", plan.deal_of(number))))
    course = Course(voyage)
    judge = Judge(course, effort)
    return review_of(course, judge.beginning(), [judge.look(at) for at in range(len(course.steps))]).parts


def parts_data(parts: Parts) -> dict[str, float]:
    data = {name: parts.result if name == "result" else getattr(parts, name).value for name in Parts._fields}
    return {**data, "choices": round(parts.choices, 3)}


def summary(plan: Plan, kept: dict[int, list[dict[str, float]]]) -> str:
    """The mean of each part with its 95 % interval: by seat among equals, by bot otherwise."""
    equal = len(plan.levels) == 1
    by_deal: dict[str, dict[int, list[dict[str, float]]]] = defaultdict(lambda: defaultdict(list))
    worst = 0.0
    for number, seats in kept.items():
        for seat, parts in enumerate(seats):
            who = f"seat {seat}" if equal else plan.seating(number)[seat]
            by_deal[who][plan.deal_of(number)].append(parts)
            worst = max(worst, abs(sum(parts[name] for name in COLUMNS[:5]) - parts["result"]))
    lines = [
        f"{len(kept)} games of {plan.game}: {' '.join(plan.bots)}; percentage points, 95 % intervals",
        f"{'':12}" + "".join(f"{name:>16}" for name in COLUMNS),
    ]
    for who, deals in sorted(by_deal.items()):
        cells = [mean_of([fmean(one[name] for one in deal) for deal in deals.values()]) for name in COLUMNS]
        lines.append(f"{who:12}" + "".join(f"{cell:>16}" for cell in cells))
    lines.append(f"start + draws + own + others + rest = result: off by {worst:.6f} at most")
    return "\n".join(lines)


def mean_of(values: list[float]) -> str:
    margin = NORMAL_95 * sqrt(variance(values) / len(values)) if len(values) > 1 else float("inf")
    return f"{100 * fmean(values):+.1f} ± {100 * margin:.1f}"


if __name__ == "__main__":
    sys.exit(main())
