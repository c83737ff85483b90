"""`periplus replay`: step through a record, forward and back, as any seat or as a spectator."""

import argparse
import sys

from periplus.cli.command import Commands, add_record, command
from periplus.cli.entry import read_line
from periplus.cli.saved import last_kept
from periplus.cli.screen import Screen
from periplus.cli.terminal import console
from periplus.games import GAMES
from periplus.kernel.errors import OptionError
from periplus.kernel.game import DEALER, SPECTATOR
from periplus.kernel.record import load_record
from periplus.kernel.voyage import Voyage
from periplus.text.telling import Teller, seat_names
from periplus.text.words import LANGUAGES, Words, system_language

DESCRIPTION = "Step through a record, forward and back. Without a terminal, print the log."
EPILOG = "example: periplus replay last-night.voyage --seat 1 --lang de"


def add(commands: Commands) -> None:
    parser = command(commands, "replay", "step through a record", DESCRIPTION, EPILOG)
    add_record(parser)
    parser.add_argument(
        "--seat", type=int, metavar="N", help="what this seat saw, from 0 (default: a spectator)"
    )
    parser.add_argument("--ply", type=int, default=0, metavar="N", help="begin after this many decisions")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (default: the system's)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    voyage = load_record(args.file or last_kept(), GAMES)
    if args.seat is not None and not 0 <= args.seat < len(voyage.seats):
        raise OptionError(f"--seat takes 0 to {len(voyage.seats) - 1}, not {args.seat}")
    if not 0 <= args.ply <= voyage.ply:
        raise OptionError(f"--ply takes 0 to {voyage.ply}, not {args.ply}")
    words = Words(args.lang or system_language(), voyage.game.name)
    viewer = SPECTATOR if args.seat is None else int(args.seat)
    replay = Replay(voyage, words, viewer, args.ply)
    if sys.stdin.isatty() and sys.stdout.isatty():
        replay.browse()
    else:
        replay.print_log()
    return 0


class Replay:
    """A place in a record, and the viewer through whose eyes it is seen."""

    def __init__(self, voyage: Voyage, words: Words, viewer: int, ply: int) -> None:
        self.voyage = voyage
        self.words = words
        self.steps = stops(voyage)
        self.at = max(at for at, stop in enumerate(self.steps) if stop <= ply)
        self.console = console()
        self.look_as(viewer)

    def look_as(self, viewer: int) -> None:
        """Change the viewer; texts call them "you"."""
        self.viewer = viewer
        names = seat_names(self.voyage, self.words, viewer)
        self.teller = Teller(self.voyage.game, self.voyage.at(0), names, self.words)
        self.screen = Screen(self.console, self.voyage, self.teller, self.words)

    def browse(self) -> None:
        """Enter steps on, p back, a number jumps, s changes the seat, q ends."""
        while True:
            self.show()
            try:
                text = read_line(self.words.say("replay-keys"), []).strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if text.startswith("q"):
                return
            if text.isdecimal():
                self.at = min(int(text[:9]), len(self.steps) - 1)
            elif text.startswith("p"):
                self.at = max(self.at - 1, 0)
            elif text.startswith("s"):
                following = max(self.viewer, -1) + 1
                self.look_as(following if following < len(self.voyage.seats) else SPECTATOR)
            else:
                self.at = min(self.at + 1, len(self.steps) - 1)

    def show(self) -> None:
        stop = self.steps[self.at]
        before = self.steps[self.at - 1] if self.at > 0 else 0
        self.screen.clear()
        for part in self.screen.picture.draw(self.voyage.at(stop).view(self.viewer), {}, self.console.width):
            self.console.print(part)
        kinds = self.voyage.game.events
        for ply, event in self.voyage.log:
            if before <= ply < stop:
                line = self.teller.event(event.seen_by(self.viewer, kinds), self.viewer)
                self.console.print(f"  · {line}", highlight=False, markup=False)
        self.console.print()
        self.console.print(self.heading(), style="bold", highlight=False, markup=False)

    def heading(self) -> str:
        parts = [self.words.say("replay-step", ply=self.at, total=len(self.steps) - 1), self.eyes()]
        if self.at == 0:
            parts.append(self.words.say("replay-start"))
        if self.at == len(self.steps) - 1:
            parts.append(self.words.say("replay-end"))
        return " · ".join(parts)

    def eyes(self) -> str:
        if self.viewer < 0:
            return self.words.say("replay-as-spectator")
        names = seat_names(self.voyage, self.words, SPECTATOR)  # "you" would not say which seat
        return self.words.say("replay-as-seat", name=names[self.viewer])

    def print_log(self) -> None:
        """Print what happened from here on."""
        told = sum(ply < self.steps[self.at] for ply, _ in self.voyage.log)
        print(f"{self.words.say('replay-title')}: {self.eyes()}")
        self.screen.tell_log(self.viewer, told, None)


def stops(voyage: Voyage) -> list[int]:
    """The plies to stop at: the start, the end, and wherever a seat decides after facts were told."""
    told = {ply for ply, _ in voyage.log}
    found = [0]
    news = False
    for ply in range(1, voyage.ply + 1):
        news = news or ply - 1 in told
        if ply == voyage.ply or (news and voyage.deciders[ply] != DEALER):
            found.append(ply)
            news = False
    return found
