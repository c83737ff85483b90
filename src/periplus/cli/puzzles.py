"""`periplus puzzles`: positions in which one choice is clearly best, though not obvious."""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

from periplus.arena.plan import Plan, check
from periplus.arena.puzzle import (
    Puzzle,
    as_data,
    from_data,
    path_of,
    puzzles_of,
    read_puzzles,
    themes_of,
    write_puzzles,
)
from periplus.arena.puzzle_making import Filters, Finder, Searched, budgets, chosen, search_game
from periplus.bots.parts import searches
from periplus.cli.command import Commands, command, positive
from periplus.cli.options import EXAMPLE
from periplus.cli.progress import progress_bar
from periplus.cli.screen import Screen
from periplus.cli.terminal import console
from periplus.games import GAMES, game_named
from periplus.kernel.errors import OptionError, PeriplusError, suggestion
from periplus.text.telling import Teller, seat_names
from periplus.text.words import LANGUAGES, Words, system_language

USUAL = Filters()
PASSED = ("all", "helmsman", "gap", "other seed", "error", "reason")

DESCRIPTION = "Positions in which one choice is clearly best, though not obvious: find, show and check them."
EPILOG = f"""\
examples:
  periplus puzzles show {EXAMPLE}
  periplus puzzles show {EXAMPLE} 12-204 --solution
  periplus puzzles make {EXAMPLE} --count 60 --keep found.jsonl --write puzzles.jsonl
  periplus puzzles check {EXAMPLE}
"""

MAKING = """\
Let captains play, and keep the positions in which one choice stands out that a helmsman misses. A position
has to pass these filters: there are enough clicks to choose among; the helmsman would click something else;
the chance to win is open; a long search finds the captain's click best by the gap, and another with another
seed does too; in the same guesses with the same luck, it is better than the next best by more than the error;
and there is a reason that can be said.

Every game that was looked through is a line of the file --keep: the same command goes on where it stopped.
"""

MAKING_EXAMPLES = f"""\
examples:
  periplus puzzles make {EXAMPLE} --count 60
  periplus puzzles make {EXAMPLE} --seats 4 --captain captain@500 --gap 0.1 --iterations 8000
  nice periplus puzzles make {EXAMPLE} --keep found.jsonl --write puzzles.jsonl
  periplus puzzles make {EXAMPLE} --more --minutes 10
"""


def add(commands: Commands) -> None:
    parser = command(commands, "puzzles", "find, show and check puzzles", DESCRIPTION, EPILOG)
    parts = parser.add_subparsers(dest="part", metavar="WHAT", required=True)
    add_make(parts)
    add_show(parts)
    add_check(parts)


def add_make(parts: Commands) -> None:
    parser = command(parts, "make", "find puzzles in games of captains", MAKING, MAKING_EXAMPLES)
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--count", type=positive, default=60, metavar="N", help="how many (default: 60)")
    parser.add_argument(
        "--seats", type=positive, metavar="N", help="players (default: every number in turn, game by game)"
    )
    parser.add_argument(
        "--captain", default="captain@100", metavar="BOT", help="who plays (default: captain@100)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument(
        "--choices",
        type=positive,
        default=USUAL.choices,
        metavar="N",
        help=f"clicks to choose among, at least (default: {USUAL.choices})",
    )
    parser.add_argument(
        "--gap",
        type=float,
        default=USUAL.gap,
        metavar="CHANCE",
        help=f"how much better the best is than the next best, at least (default: {USUAL.gap})",
    )
    parser.add_argument(
        "--iterations",
        type=positive,
        default=USUAL.iterations,
        metavar="N",
        help=f"of the searches that confirm it (default: {USUAL.iterations})",
    )
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="what was found so far (default: puzzles-GAME.jsonl)"
    )
    parser.add_argument(
        "--more", action="store_true", help="leave the puzzles that are there already, and add to them"
    )
    parser.add_argument(
        "--minutes",
        type=float,
        default=float("inf"),
        metavar="N",
        help="begin no game after that (default: until there are enough)",
    )
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="where the puzzles go (default: where GAME has its own)"
    )
    parser.set_defaults(run=make)


def add_show(parts: Commands) -> None:
    parser = command(
        parts, "show", "list the puzzles of a game, or show one", "", "The position is what the seat knew."
    )
    add_game_and_file(parser)
    parser.add_argument("id", nargs="?", metavar="ID", help="which one (default: list them)")
    parser.add_argument("--solution", action="store_true", help="also the best choice, and why")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (default: the system's)")
    parser.set_defaults(run=show)


def add_check(parts: Commands) -> None:
    parser = command(
        parts,
        "check",
        "search every puzzle again with another seed",
        "Replay every puzzle, and search it again: is its solution still the best?",
        f"example: periplus puzzles check {EXAMPLE} --seed 7",
    )
    add_game_and_file(parser)
    parser.add_argument("--seed", type=int, default=99, metavar="N", help="of the search (default: 99)")
    parser.add_argument("--iterations", type=positive, default=USUAL.iterations, metavar="N")
    parser.set_defaults(run=check_all)


def add_game_and_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--from", dest="file", type=Path, metavar="FILE", help="(default: those of GAME)")


# ---- make ----


def make(args: argparse.Namespace) -> int:
    plans = plans_of(args)
    filters = USUAL._replace(choices=args.choices, gap=args.gap, iterations=args.iterations)
    draft = args.keep or Path(f"puzzles-{args.game}.jsonl")
    path = args.write or path_of(args.game)
    about = {"game": args.game, "bot": args.captain, "seats": args.seats, "seed": args.seed}
    about["filters"] = json.loads(json.dumps(filters))
    kept = read_draft(draft, about)
    found = [puzzle for searched in kept for puzzle in searched.puzzles]
    before = others_in(path, found) if args.more else []
    wanted = max(0, args.count - len(before))
    until = monotonic() + 60 * args.minutes
    with progress_bar(args.game, args.count) as tell, draft.open("a", encoding="utf-8") as file:
        tell(len(before) + min(len(found), wanted))
        while len(found) < wanted and monotonic() < until:
            number = next_game(kept, before)
            searched = search_game(plans[number % len(plans)], number, filters)
            file.write(json.dumps(line_of(about, searched), separators=(",", ":")) + "\n")
            file.flush()
            kept.append(searched)
            found += searched.puzzles
            tell(len(searched.puzzles))
    puzzles = before + chosen(found, wanted)
    write_puzzles(path, puzzles)
    print(summary(kept, puzzles))
    print(path)
    return 0


def others_in(path: Path, found: list[Puzzle]) -> list[Puzzle]:
    """The puzzles of a file that are not among those found now."""
    ids = {puzzle.id for puzzle in found}
    return [puzzle for puzzle in read_puzzles(path) if puzzle.id not in ids] if path.exists() else []


def next_game(kept: list[Searched], before: list[Puzzle]) -> int:
    """The number of the game to look through next; none from which there are puzzles already."""
    if kept:
        return kept[-1].number + 1
    return 1 + max((puzzle.number for puzzle in before), default=-1)


def plans_of(args: argparse.Namespace) -> list[Plan]:
    """The games to look through, for each number of players and each edition in turn."""
    game = game_named(args.game)
    if not searches(game.name):
        raise OptionError(f"{game.name} has no captains, who would have to find puzzles")
    low, high = game.seats
    numbers = [args.seats] if args.seats else list(range(low, high + 1))
    editions: list[dict[str, object]] = [{game.options[0].name: name} for name in game.presets] or [{}]
    plans = [
        Plan(game.name, [args.captain] * seats, edition, args.seed)
        for seats in numbers
        for edition in editions
    ]
    for plan in plans:
        check(plan)
        budgets(plan)
    return plans


def line_of(about: dict[str, Any], searched: Searched) -> dict[str, Any]:
    puzzles = [as_data(puzzle) for puzzle in searched.puzzles]
    return {**about, "number": searched.number, "passed": searched.passed, "puzzles": puzzles}


def read_draft(path: Path, about: dict[str, Any]) -> list[Searched]:
    """The games that were looked through before; a last line that was cut off is dropped."""
    lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
    whole = [line for line in lines if line.endswith("\n")]
    found = []
    for at, line in enumerate(whole, 1):
        data = json.loads(line)
        if other := {key: data.get(key) for key, value in about.items() if data.get(key) != value}:
            raise OptionError(f"{path}:{at}: found in another way ({other}); name another file with --keep")
        found.append(Searched(data["number"], list(map(from_data, data["puzzles"])), data["passed"]))
    if len(whole) < len(lines):
        path.write_text("".join(whole), encoding="utf-8")
    return found


def summary(kept: list[Searched], puzzles: list[Puzzle]) -> str:
    """How many positions got past each filter, and what kinds of puzzles there are."""
    passed: Counter[str] = Counter()
    for searched in kept:
        passed.update(searched.passed)
    told = ", ".join(f"{passed[name]} {name}" for name in PASSED)
    verbs = Counter(themes_of(puzzle, puzzle.voyage().state)[0].name for puzzle in puzzles)
    kinds = ", ".join(f"{number} {verb}" for verb, number in verbs.most_common())
    return f"{len(kept)} games; positions past each filter: {told}\n{len(puzzles)} puzzles: {kinds}"


# ---- show and check ----


def puzzles_from(args: argparse.Namespace) -> list[Puzzle]:
    game = game_named(args.game)
    return read_puzzles(args.file) if args.file else list(puzzles_of(game.name))


def show(args: argparse.Namespace) -> int:
    puzzles = puzzles_from(args)
    if args.id is None:
        for puzzle in puzzles:
            themes = ", ".join(map(str, themes_of(puzzle, puzzle.voyage().state)))
            print(f"{puzzle.id:10} gap {puzzle.gap:.0%}  {themes}")
        return 0
    by_id = {puzzle.id: puzzle for puzzle in puzzles}
    if args.id not in by_id:
        raise OptionError(f"there is no puzzle {args.id!r}{suggestion(args.id, list(by_id))}")
    show_one(by_id[args.id], Words(args.lang or system_language(), args.game), args.solution)
    return 0


def show_one(puzzle: Puzzle, words: Words, solved: bool) -> None:
    """What the seat knew, what it was asked, and on demand what was best."""
    voyage, out = puzzle.voyage(), console()
    state, seat = voyage.state, int(voyage.state.seat)
    teller = Teller(voyage.game, state, seat_names(voyage, words, seat), words)
    view = state.view(seat)
    screen = Screen(out, voyage, teller, words)
    screen.show(view, state.legal(), len(voyage.log))
    if solved:
        best = teller.click(puzzle.best, view)
        text = words.say("puzzle-best", best=best, percent=round(100 * puzzle.gap))
        out.print()
        out.print(f"{text} {teller.reason(puzzle.reason, view)}", highlight=False, markup=False)


def check_all(args: argparse.Namespace) -> int:
    """Whether every solution is still best; prints those that are not."""
    puzzles = puzzles_from(args)
    failed = 0
    for puzzle in watched(puzzles, args.game):
        voyage = puzzle.voyage()
        finder = Finder(voyage.game, USUAL, args.seed)
        found = finder.look(voyage.knowledge(int(voyage.state.seat)), puzzle.ply, args.iterations)[1]
        if found is None or found.best != puzzle.best:
            failed += 1
            print(f"{puzzle.id}: the search prefers another choice")
    print(f"{len(puzzles) - failed} of {len(puzzles)} solutions are best")
    if not puzzles:
        raise PeriplusError(f"{args.game} has no puzzles")
    return 1 if failed else 0


def watched(puzzles: list[Puzzle], title: str) -> Iterator[Puzzle]:
    """The puzzles one after the other, with a bar."""
    with progress_bar(title, len(puzzles)) as tell:
        for puzzle in puzzles:
            yield puzzle
            tell(1)
