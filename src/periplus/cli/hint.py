"""`periplus hint`: the best choices of a seat in a record, with the chances to win and why."""

import argparse
import json
from pathlib import Path

from periplus.bots.hint import BUDGET, Hint, hints
from periplus.bots.searcher import Budget
from periplus.cli.command import Commands, add_record, command
from periplus.cli.saved import last_kept
from periplus.cli.screen import Screen
from periplus.cli.terminal import console
from periplus.games import GAMES
from periplus.kernel.errors import OptionError, RecordError
from periplus.kernel.game import DEALER, NOBODY, SPECTATOR, State
from periplus.kernel.record import load_record
from periplus.kernel.voyage import Voyage
from periplus.text.telling import Teller, seat_names
from periplus.text.words import LANGUAGES, Words, system_language

DESCRIPTION = (
    "Show the best choices of the seat that decides, its chances to win with them, and why. "
    "Only what that seat could know is used."
)
EPILOG = "example: periplus hint last-night.voyage --ply 120 --lang de"


def add(commands: Commands) -> None:
    parser = command(commands, "hint", "show the best choices in a record, and why", DESCRIPTION, EPILOG)
    add_record(parser)
    parser.add_argument(
        "--ply", type=int, metavar="N", help="after this many decisions (default: before a seat's last one)"
    )
    parser.add_argument(
        "--seat", type=int, metavar="N", help="the seat that decides, from 0 (default: whichever does)"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (default: the system's)")
    parser.add_argument("--json", action="store_true", help="print as JSON")
    parser.add_argument(
        "--iterations",
        type=int,
        metavar="N",
        help=f"how long to think, for the same result each time (default: {BUDGET.seconds:g} second)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.iterations is not None and args.iterations < 1:
        raise OptionError(f"--iterations takes 1 or more, not {args.iterations}")
    path = args.file or last_kept()
    voyage = load_record(path, GAMES)
    if args.seat is not None and not 0 <= args.seat < len(voyage.seats):
        raise OptionError(f"--seat takes 0 to {len(voyage.seats) - 1}, not {args.seat}")
    ply = last_decision(path, voyage, args.seat) if args.ply is None else args.ply
    check_ply(voyage, ply, args.seat)
    budget = BUDGET if args.iterations is None else Budget(args.iterations)
    state = voyage.at(ply)
    knowledge = voyage.knowledge(int(state.seat), ply)
    found = hints(voyage.game, knowledge, ply, budget, by_clock=args.iterations is None)
    show = print_json if args.json else print_words
    show(voyage, ply, state, found, Words(args.lang or system_language(), voyage.game.name))
    return 0


def deciders(voyage: Voyage) -> list[int]:
    """Who decides at each ply, the present one included."""
    return [*voyage.deciders, int(voyage.state.seat)]


def last_decision(path: Path, voyage: Voyage, seat: int | None) -> int:
    """The last ply at which a seat decides, or this seat."""
    found = [ply for ply, who in enumerate(deciders(voyage)) if (who >= 0 if seat is None else who == seat)]
    if not found:
        who = "nobody" if seat is None else f"seat {seat} never"
        raise RecordError(f"{path}: {who} decides anything in this game")
    return found[-1]


def check_ply(voyage: Voyage, ply: int, seat: int | None) -> None:
    """Raise unless a seat decides at this ply; if one is named, that one."""
    if not 0 <= ply <= voyage.ply:
        raise OptionError(f"--ply takes 0 to {voyage.ply}, not {ply}")
    who = deciders(voyage)[ply]
    if who == NOBODY:
        raise OptionError(f"--ply {ply}: the game is over; without --ply the last decision is taken")
    if who == DEALER:
        raise OptionError(f"--ply {ply}: no seat decides there, the dealer draws{nearby(voyage, ply)}")
    if seat is not None and who != seat:
        raise OptionError(f"--ply {ply}: seat {who} decides there, not seat {seat}")


def nearby(voyage: Voyage, ply: int) -> str:
    """Where the next seat decides after the dealer's draws."""
    following = [at for at, who in enumerate(deciders(voyage)) if at > ply and who >= 0]
    return f"; a seat decides at ply {following[0]}" if following else ""


def print_words(voyage: Voyage, ply: int, state: State, found: list[Hint], words: Words) -> None:
    seat, out = int(state.seat), console()
    teller = Teller(voyage.game, state, seat_names(voyage, words, seat), words)
    view = state.view(seat)
    name = seat_names(voyage, words, SPECTATOR)[seat]  # "you" would not say which seat
    heading = words.say("hint-decision", ply=ply, name=name)
    out.print(heading, highlight=False, markup=False)
    screen = Screen(out, voyage, teller, words)
    screen.ask(view)
    out.print()
    screen.tell_hints(view, found)


def print_json(voyage: Voyage, ply: int, state: State, found: list[Hint], words: Words) -> None:
    seat = int(state.seat)
    teller = Teller(voyage.game, state, seat_names(voyage, words, seat), words)
    view = state.view(seat)
    told = [
        {
            "code": hint.code,
            "written": teller.written(hint.code, view),
            "text": teller.click(hint.code, view),
            "chance": round(hint.chance, 4),
            "reason": hint.reason.name,
            "why": teller.reason(hint.reason, view),
            "alike": hint.alike,
        }
        for hint in found
    ]
    data = {"game": voyage.game.name, "ply": ply, "seat": seat, "hints": told}
    print(json.dumps(data, indent=2, ensure_ascii=False))
