"""`periplus play`: a game in the terminal, with people and bots."""

import argparse
from pathlib import Path

from periplus.bots import LEVELS, is_bot, levels_of, require_bot, stand_in
from periplus.bots.styles import settled
from periplus.cli.options import EXAMPLE, add_game_options, given, read_game_options
from periplus.cli.saved import last_kept, new_path
from periplus.cli.terminal import Terminal
from periplus.games import GAMES, game_named
from periplus.kernel.errors import OptionError, RecordError, suggestion
from periplus.kernel.fork import TRUTH
from periplus.kernel.record import load_record
from periplus.kernel.seal import new_secret, secret_from_seed
from periplus.kernel.voyage import Voyage
from periplus.text.telling import PERSON
from periplus.text.words import LANGUAGES, Words, system_language

PLAYERS = 4  # at a table whose seats nobody named

EPILOG = f"""\
examples:
  periplus play {EXAMPLE} --seats me,helmsman,sailor --lang it
  periplus play {EXAMPLE} --seats me,me,captain:any
  periplus play --resume
  periplus play --from last-night.voyage --ply 120 --seat 1
"""
DESCRIPTION = """\
Play a game against bots, or with friends at one screen. The bots:
{levels}.
A level can be given a temperament, as in captain:bold; captain:any has one by lot, and `periplus games GAME`
lists those of a game.
"""
FORKING = """\
Play on from an earlier moment of another game. The cards that the seat did not know there are dealt anew, and
everybody else is a bot.
"""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    levels = ";\n".join(f"{name} {level.text}" for name, level in LEVELS.items())
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description=DESCRIPTION.format(levels=levels),
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument(
        "--seats",
        metavar="WHO,WHO,…",
        help=f"who sits where: {PERSON} or a bot ({', '.join(LEVELS)}); "
        f"several {PERSON} share the screen (default: {PERSON} and up to three bots)",
    )
    add_game_options(parser)
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (default: the system's)")
    parser.add_argument("--seed", type=int, metavar="N", help="the same number deals the same cards")
    parser.add_argument("--no-hints", action="store_true", help="nobody at this screen gets a hint")
    parser.add_argument("--load", type=Path, metavar="FILE", help="continue a saved game")
    parser.add_argument("--resume", action="store_true", help="continue the last game")
    add_forking(parser)
    parser.set_defaults(run=run, parser=parser)


def add_forking(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("playing another game on, otherwise", FORKING)
    group.add_argument(
        "--from", dest="origin", type=Path, metavar="FILE", help="a record, finished or not; see --ply"
    )
    group.add_argument("--ply", type=int, metavar="N", help="after this many of its decisions (default: 0)")
    group.add_argument(
        "--seat", type=int, metavar="N", help="your seat, from 0 (default: the one that decides there)"
    )
    group.add_argument(
        "--as-it-was", action="store_true", help="deal nothing anew: everybody has the cards they really had"
    )
    group.add_argument("--bots", metavar="BOT", help="who plays the other seats (default: as for a new game)")


def run(args: argparse.Namespace) -> int:
    forking = args.ply is not None or args.seat is not None or args.as_it_was or args.bots
    if forking and not args.origin:
        args.parser.error("--ply, --seat, --as-it-was and --bots go with --from FILE")
    new = args.game or args.seats or given(args) or args.seed is not None
    if (args.load or args.resume or args.origin) and new:
        args.parser.error("a saved game has its own rules, seats and cards: give no others along with it")
    if sum(map(bool, (args.load, args.resume, args.origin))) > 1:
        args.parser.error("--load, --resume and --from each name a game: give one of them")
    if args.origin:
        voyage = fork(args)
        path = new_path(voyage.game.name)
    elif args.load:
        voyage, path = load_record(args.load, GAMES), args.load
    elif args.resume:
        path = last_kept()
        voyage = load_record(path, GAMES)
    else:
        if not args.game:
            args.parser.error(f"which game? one of {', '.join(GAMES)}")
        voyage = begin(args)
        path = new_path(voyage.game.name)
    if voyage.secret is None and not voyage.over:
        raise RecordError(f"{path}: this unfinished game cannot be continued: its record lacks the secret")
    words = Words(args.lang or system_language(), voyage.game.name)
    resumed = bool(args.load or args.resume)
    return Terminal(voyage, path, words, resumed, advises=not args.no_hints).run()


def fork(args: argparse.Namespace) -> Voyage:
    """The game of --from, taken up where it was asked for."""
    origin = load_record(args.origin, GAMES)
    game, ply = origin.game, args.ply or 0
    deciders = [*origin.deciders, int(origin.state.seat)]
    if not 0 <= ply < origin.ply:
        raise OptionError(f"--ply takes 0 to {origin.ply - 1} in this game, not {ply}")
    mine = args.seat if args.seat is not None else next((who for who in deciders[ply:] if who >= 0), 0)
    level = args.bots or stand_in(game.name)
    require_bot(level, game.name)
    secret = new_secret()
    taken = origin.fork_at(ply, mine, secret)
    if args.as_it_was:
        taken = origin.fork_at(ply, TRUTH, secret)
    wishes = [PERSON if seat == mine else level for seat in range(len(origin.seats))]
    seats = settled(game.name, wishes, int.from_bytes(secret[:4], "big"))
    return Voyage(game, seats, origin.options, secret, taken)


def begin(args: argparse.Namespace) -> Voyage:
    game = game_named(args.game)
    low, high = game.seats
    default = [PERSON] + [stand_in(game.name)] * (min(PLAYERS, high) - 1)
    seats = [seat.strip() for seat in args.seats.split(",")] if args.seats else default
    known = [PERSON, *levels_of(game.name)]
    for seat in seats:
        if is_bot(seat):
            require_bot(seat, game.name)
        elif seat != PERSON:
            raise OptionError(f"who is {seat!r} in --seats?{suggestion(seat, known)}")
    if not low <= len(seats) <= high:
        raise OptionError(f"{game.name} is for {low} to {high} players; --seats names {len(seats)}")
    secret = new_secret() if args.seed is None else secret_from_seed(args.seed)
    seats = settled(game.name, seats, int.from_bytes(secret[:4], "big"))
    return Voyage(game, seats, read_game_options(game, args), secret)
