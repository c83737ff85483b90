"""A game at one screen: people are asked click by click, and bots play by themselves."""

import io
import sys
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from periplus.bots import Bot, is_bot, make_bot
from periplus.bots.hint import has_hints, hints
from periplus.cli.entry import Entry, read_entry
from periplus.cli.screen import Screen
from periplus.cli.several import read_several
from periplus.kernel.errors import RecordError
from periplus.kernel.game import SPECTATOR
from periplus.kernel.record import save_record
from periplus.kernel.seal import seal_of
from periplus.kernel.voyage import Voyage
from periplus.text.reading import Choice
from periplus.text.shelf import unplaced
from periplus.text.telling import Teller, seat_names
from periplus.text.words import MissingText, Words

WIDTH = 100  # where the output is no terminal


class Leave(Exception):
    """The player leaves the table."""


class Terminal:
    """One table, one screen, one language. The game is kept in a file after every decision."""

    def __init__(self, voyage: Voyage, path: Path, words: Words, resumed: bool, advises: bool = True) -> None:
        self.voyage = voyage
        self.path = path
        self.words = words
        self.resumed = resumed
        self.advises = advises  # whether people get hints
        self.console = console()
        self.people = [seat for seat, name in enumerate(voyage.seats) if not is_bot(name)]
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.teller = Teller(voyage.game, voyage.state, seat_names(voyage, words, viewer), words)
        self.screen = Screen(self.console, voyage, self.teller, words)
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, voyage.game, voyage.options, self.bot_seed(seat), by_clock=True)
            for seat, name in enumerate(voyage.seats)
            if is_bot(name)
        }
        self.viewer: int | None = None  # whose cards are on the screen
        self.pictured = False  # in the middle of a choice the picture is still on the screen
        self.told: dict[int, int] = {}  # how many facts of the log each viewer has been shown

    def bot_seed(self, seat: int) -> int:
        """A bot plays the same in a game dealt from the same seed."""
        secret = self.voyage.secret or bytes(1)
        return int.from_bytes(secret[:4], "big") + seat

    def run(self) -> int:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # bytes that are not text become an unknown entry
        self.say("terminal-title")
        if self.resumed:
            self.say("terminal-resumed", ply=self.voyage.ply)
        elif self.voyage.secret is not None:
            self.say("terminal-seal", seal=seal_of(self.voyage.secret))
        try:
            if not self.voyage.over:
                self.keep()
            while not self.voyage.over:
                self.decide()
                self.keep()
        except (Leave, EOFError):
            self.say("terminal-goodbye", command="periplus play --resume")
            return 0
        except KeyboardInterrupt:
            self.console.print()
            self.say("terminal-goodbye", command="periplus play --resume")
            return 130
        self.finish()
        return 0

    def say(self, id: str, **args: str | int) -> None:
        self.console.print(self.words.say(id, **args), highlight=False, markup=False, soft_wrap=True)

    def keep(self) -> None:
        try:
            save_record(self.path, self.voyage)
        except OSError as error:
            raise RecordError(f"{self.path}: the game cannot be kept: {error.strerror}") from None

    def decide(self) -> None:
        seat = int(self.voyage.state.seat)
        if bot := self.bots.get(seat):
            for code in bot.decide(self.voyage.knowledge(seat)):
                self.voyage.click(code)
            return
        self.hand_over(seat)
        self.ask(seat)

    def hand_over(self, seat: int) -> None:
        """With several people at the screen, hide the last one's cards until the next one is there."""
        if len(self.people) > 1 and self.viewer != seat:
            self.screen.clear()
            self.say("terminal-hot-seat", name=self.teller.noun("seat", seat))
            self.wait()
            self.screen.clear()
            self.pictured = False
        self.viewer = seat

    def wait(self) -> None:
        if not sys.stdin.readline():
            raise EOFError

    def ask(self, seat: int) -> None:
        """Show the table and take one entry: a click, or something else to show."""
        view, legal = self.voyage.state.view(seat), self.voyage.state.legal()
        tell = self.teller
        choices = [Choice(code, tell.written(code, view), tell.click(code, view)) for code in legal]
        whole = view["choice"] is None or not self.pictured
        self.told[seat] = self.screen.show(view, legal, self.told.get(seat, 0), whole)
        self.pictured = True
        while True:
            entry = read_entry(self.words.say("terminal-choose"), choices)
            if entry.code is not None:
                self.voyage.click(entry.code)
                return
            if several := self.several(entry):
                for code in several:
                    self.voyage.click(code)
                return
            if entry.command == "undo":
                if self.undo(seat):
                    return
            else:
                self.answer(entry, seat)

    def several(self, entry: Entry) -> list[int] | None:
        """The clicks of a line that is no single choice, but names several things to pick together."""
        if entry.command not in ("unknown", "ambiguous"):
            return None
        return read_several(self.voyage.game, self.voyage.state, entry.argument)

    def undo(self, seat: int) -> bool:
        """Take back the last click, or a choice that told nothing hidden; returns whether it did."""
        if self.voyage.undo_limit(seat) < self.voyage.ply:
            self.voyage.take_back(seat, self.voyage.ply - 1)
        elif (regret := self.voyage.regret()) and regret[0] == seat:
            self.voyage.take_back(seat, regret[1])
        else:
            self.say("terminal-nothing-to-undo")
            return False
        self.told[seat] = min(self.told[seat], len(self.voyage.log))
        self.say("terminal-undone", clicks=1)
        return True

    def answer(self, entry: Entry, seat: int) -> None:
        """Do what a command asks: everything that is not a click."""
        view, legal = self.voyage.state.view(seat), self.voyage.state.legal()
        if entry.command == "quit":
            raise Leave
        if entry.command == "?":
            self.screen.explain(view, legal)
            self.say("terminal-help")
        elif entry.command == "hint":
            self.advise(seat)
        elif entry.command == "log":
            self.screen.show_log(seat)
        elif entry.command == "rules":
            self.explain_rules()
        elif entry.command == "card":
            self.screen.show_aid(view)
        elif entry.command == "table":
            self.screen.show(view, legal, self.told[seat])
        elif entry.command == "position":
            self.screen.tell_position(view)
        elif entry.command == "save":
            self.save(entry.argument)
        elif entry.command == "ambiguous":
            self.say("terminal-ambiguous")
        else:
            self.say("terminal-unknown", text=entry.argument)

    def explain_rules(self) -> None:
        try:
            self.console.print(Markdown(unplaced(self.words.rules())))
        except MissingText:
            self.say("terminal-no-rules")

    def advise(self, seat: int) -> None:
        """Show the best choices, from what this seat knows."""
        if not has_hints(self.voyage.game):
            self.say("terminal-no-hints")
            return
        if not self.advises:
            self.say("terminal-without-hints")
            return
        found = hints(self.voyage.game, self.voyage.knowledge(seat), self.voyage.ply, by_clock=True)
        self.screen.tell_hints(self.voyage.state.view(seat), found)

    def save(self, name: str) -> None:
        path = Path(name or f"{self.voyage.game.name}.voyage")
        try:
            save_record(path, self.voyage)
        except (OSError, ValueError) as error:  # "." and names with a zero byte are ValueErrors
            reason = error.strerror if isinstance(error, OSError) else None
            self.say("terminal-save-failed", file=str(path), reason=reason or str(error))
            return
        self.say("terminal-saved", file=str(path))

    def finish(self) -> None:
        """The end: what happened last, who won, and how to check that the cards were honest."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        view = self.voyage.state.view(viewer)
        self.screen.show(view, [], self.told.get(viewer, 0))
        self.console.print()
        self.screen.ask(view)
        if self.voyage.secret is not None:
            self.say("terminal-secret", secret=self.voyage.secret.hex())
        self.say("terminal-record", file=str(self.path))


def console() -> Console:
    out = Console(highlight=False)
    return out if out.is_terminal else Console(highlight=False, width=WIDTH)
