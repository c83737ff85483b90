"""`periplus review`: a finished game looked back on, in the terminal, as JSON, or as a page."""

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from periplus.arena.review import GRADES, Review, as_data, review_of
from periplus.arena.review_judge import Effort, Judge
from periplus.arena.review_page import cost_of, named, page_of, parts_headings, parts_row
from periplus.arena.review_steps import Course
from periplus.arena.review_words import ToldReview, told_review
from periplus.bots.hint import has_hints
from periplus.cli.progress import progress_bar
from periplus.cli.saved import last_kept
from periplus.cli.terminal import console
from periplus.games import GAMES
from periplus.kernel.errors import OptionError, RecordError
from periplus.kernel.game import SPECTATOR
from periplus.kernel.record import load_record
from periplus.kernel.voyage import Voyage
from periplus.text.telling import Teller, seat_names
from periplus.text.words import LANGUAGES, Words, system_language

INKS = ("red", "cyan", "green", "magenta", "yellow")
BARS = " ▁▂▃▄▅▆▇█"
COLUMNS = 60  # of a line of chances
PAGE = "index.html"

DESCRIPTION = """\
Look back on a finished game: everybody's chances to win as they changed, the turning points, what each
choice cost beside the best that captains found who knew no more, and luck and skill apart.

Every number comes with its 95 % margin. Where the captains can't tell, there is no grade.
"""

EPILOG = """\
examples:
  periplus review last-night.voyage
  periplus review last-night.voyage --lang it --report last-night.html
  periplus review last-night.voyage --json > last-night.json
  periplus review last-night.voyage --iterations 100

exit code: 0 when the review is made, 1 when the record can't be reviewed, 2 when called wrongly,
130 when stopped by Ctrl-C
"""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "review",
        help="look back on a finished game: chances, mistakes, luck and skill",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="a record (default: the last game)"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (default: the system's)")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument(
        "--report", type=Path, metavar="PATH", help="write a page: PATH.html, or PATH/index.html"
    )
    usual = Effort()
    parser.add_argument(
        "--iterations",
        type=int,
        default=usual.iterations,
        metavar="N",
        help=f"how long each captain thinks about a choice (default: {usual.iterations})",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.iterations < 1:
        raise OptionError(f"--iterations takes 1 or more, not {args.iterations}")
    path = args.file or last_kept()
    voyage = load_record(path, GAMES)
    words = Words(args.lang or system_language(), voyage.game.name)
    review = reviewed(path, voyage, Effort(iterations=args.iterations))
    teller = Teller(voyage.game, voyage.at(0), seat_names(voyage, words, SPECTATOR), words)
    told = told_review(review, voyage, teller)
    title = words.say("review-title", game=words.say("game-title"))
    if args.report is not None:
        args.report = write_page(args.report, page_of(told, title, words))
    if args.json:
        print(json.dumps(told_data(told), ensure_ascii=False, indent=1))
    else:
        print_review(told, title, words, console())
    if args.report is not None and not args.json:
        print(args.report)
    return 0


def reviewed(path: Path, voyage: Voyage, effort: Effort) -> Review:
    """Look at every step, with a bar at a terminal."""
    if not has_hints(voyage.game):
        raise RecordError(f"{path}: {voyage.game.name} has no captains, who would have to judge it")
    try:
        course = Course(voyage)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    judge = Judge(course, effort)
    looks = []
    with progress_bar(path.name, len(course.steps)) as tell:
        for number in range(len(course.steps)):
            looks.append(judge.look(number))
            tell(1)
    return review_of(course, judge.beginning(), looks)


def write_page(path: Path, page: str) -> Path:
    """Write the page to a file, or into a folder; returns where it is."""
    if path.suffix != ".html":
        path = path / PAGE
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise OptionError(f"--report: {path}: {error.strerror or 'cannot be written'}") from None
    return path


def told_data(told: ToldReview) -> dict[str, object]:
    """The review as data, with its words."""
    data = as_data(told.review)
    for choice, one in zip(data["choices"], told.choices, strict=True):
        choice |= {"text": one.text, "instead": one.better, "why": one.why}
    for turn, other in zip(data["turns"], told.turns, strict=True):
        turn["text"] = other.text
    return {**data, "seats": told.names}


# ---- in the terminal ----


def print_review(told: ToldReview, title: str, words: Words, out: Console) -> None:
    out.print(Text(title, style="bold"))
    heading(out, words, "review-parts")
    print_parts(told, words, out)
    heading(out, words, "review-chances")
    print_chances(told, words, out)
    heading(out, words, "review-turns")
    print_turns(told, words, out)
    heading(out, words, "review-choices")
    print_grades(told, words, out)
    print_costs(told, words, out)


def heading(out: Console, words: Words, id: str) -> None:
    out.print()
    out.print(Text(words.say(id), style="bold cyan"))
    if words.has(f"{id}-help"):
        out.print(Text(words.say(f"{id}-help"), style="dim"))


def ink(seat: int) -> str:
    return INKS[seat % len(INKS)]


def print_parts(told: ToldReview, words: Words, out: Console) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for at, title in enumerate(parts_headings(words)):
        table.add_column(title, justify="right" if at else "left")
    for seat, parts in enumerate(told.review.parts):
        table.add_row(Text(named(told, seat), style=ink(seat)), *parts_row(parts))
    out.print(table)
    out.print(Text(words.say("review-rest-help"), style="dim"))


def print_chances(told: ToldReview, words: Words, out: Console) -> None:
    """Two lines of bars for each player: the truth, and what the player could know."""
    points = told.review.points
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for seat in range(len(told.names)):
        truth = sparkline([(point.ply, point.truth[seat].value) for point in points], told.review.plies)
        known = sparkline([(point.ply, point.known[seat].value) for point in points], told.review.plies)
        table.add_row(
            Text(named(told, seat), style=ink(seat)), words.say("review-truth"), Text(truth, ink(seat))
        )
        table.add_row("", words.say("review-known"), Text(known, style="dim"))
    out.print(table)


def sparkline(points: list[tuple[int, float]], plies: int) -> str:
    """The chance at evenly spaced plies, each as a bar: empty is 0, full is 1."""
    bars = []
    for column in range(COLUMNS + 1):
        at = column * plies / COLUMNS
        chance = [value for ply, value in points if ply <= at][-1]
        bars.append(BARS[round(chance * (len(BARS) - 1))])
    return "".join(bars)


def print_turns(told: ToldReview, words: Words, out: Console) -> None:
    for turn, text in told.turns:
        line = Text.assemble((words.say("review-turn", ply=turn.start), "bold"), f"  {text}")
        out.print(Padding(line, (0, 0, 0, 2), expand=False))
        moved = Text()
        for seat, (before, after) in enumerate(zip(turn.before, turn.after, strict=True)):
            moved.append(f"{named(told, seat)} {before:.0%} → {after:.0%}   ", style=ink(seat))
        out.print(Padding(moved, (0, 0, 0, 4), expand=False))


def print_grades(told: ToldReview, words: Words, out: Console) -> None:
    """How many choices of each grade everybody made."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("review-player"))
    for grade in GRADES:
        table.add_column(words.say(f"review-{grade}"), justify="right")
    for seat in range(len(told.names)):
        grades = [choice.grade for choice in told.review.choices if choice.seat == seat]
        table.add_row(
            Text(named(told, seat), style=ink(seat)), *[str(grades.count(grade)) for grade in GRADES]
        )
    out.print(table)


def print_costs(told: ToldReview, words: Words, out: Console) -> None:
    """The choices that surely cost something, with the better one, and why."""
    costly = [one for one in told.choices if one.choice.costs]
    if not costly:
        out.print(words.say("review-flawless"))
    for one in costly:
        choice = one.choice
        line = Text.assemble(
            (words.say("review-turn", ply=choice.start), "bold"),
            "  ",
            (named(told, choice.seat), ink(choice.seat)),
            "  ",
            (words.say(f"review-{choice.grade}"), "bold red"),
            f"  {one.text}",
        )
        out.print(Padding(line, (1, 0, 0, 2), expand=False))
        better = words.say("review-better", better=one.better, chosen=one.chosen)
        why = f"{better} {one.why} {cost_of(choice.cost, words)}"
        out.print(Padding(Text(why, style="italic"), (0, 0, 0, 4), expand=False))
