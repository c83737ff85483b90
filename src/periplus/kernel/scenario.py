"""The executable rulebook: a position, decisions in writing, and what must hold after them or be refused."""

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import DataError, DataFile, Table, load
from periplus.kernel.errors import NotationError, OptionError, suggestion
from periplus.kernel.events import Event, Log
from periplus.kernel.game import DEALER, NOBODY, Game, State
from periplus.kernel.notation import read_click, write_click
from periplus.kernel.playout import random_click


class Scenario:
    """What running a scenario found: title, the rule ids it covers, and what is wrong or does not hold."""

    def __init__(self, title: str, game: str, ids: list[str], error: DataError | None) -> None:
        self.title = title
        self.game = game
        self.ids = ids
        self.error = error


Watch = Callable[[State, list[Event]], None]


def run_scenario(path: Path, games: dict[str, Game], watch: Watch | None = None) -> Scenario:
    """Play a scenario file. Whatever is wrong, in the file or in the rules, is told with its line.

    `watch` is shown each position, and what happened just before it.
    """
    try:
        file = load(path)
    except DataError as error:
        return Scenario(str(path), "", [], error)
    title = file.root.string("title")
    name = file.root.string("game")
    ids = file.root.strings("rules")
    try:
        game = games.get(name)
        if game is None:
            file.fault("game", f"unknown game {name!r}{suggestion(name, list(games))}")
        else:
            check_ids(file, game, ids)
            Run(file, game, watch).run()
        if file.faults:
            file.stop()
        file.finish()
    except DataError as error:
        return Scenario(title, name, ids, error)
    return Scenario(title, name, ids, None)


def check_ids(file: DataFile, game: Game, ids: list[str]) -> None:
    known = game.rule_ids()
    for at, rule in enumerate(ids):
        if rule not in known:
            chapters = [[other for other in known if other[0] == prefix[0]] for prefix in game.chapters]
            spans = ", ".join([f"{chapter[0]} to {chapter[-1]}" for chapter in chapters])
            file.fault(f"rules.{at}", f"unknown rule id {rule!r}; {game.name} has {spans}")


def lay_out(file: DataFile, game: Game) -> State | None:
    """The position of a file's `options` and `position`, or the beginning; None if they are faulty."""
    root = file.root
    options = root.table("options")
    seats = options.integer("seats", 1, 9)
    given: dict[str, object] = {}
    for option in game.options:
        if options.has(option.name):
            given[option.name] = options.value(option.name)
    try:
        options.check_unread()
        if not root.has("position"):
            return game.start(seats, given)
        scene = root.table("position")
        state = game.set_up(seats, given, scene)
        scene.check_unread()
        return state
    except OptionError as error:
        file.fault("options", str(error))
        return None


class Stop(Exception):
    """Something did not hold, so the rest of the scenario means nothing. The file has noted the fault."""


class Run:
    """One scenario being played."""

    def __init__(self, file: DataFile, game: Game, watch: Watch | None) -> None:
        self.file = file
        self.game = game
        self.watch = watch
        self.chance = Chance(1)
        self.choices = Choices()

    def run(self) -> None:
        root = self.file.root
        expected = root.table("expect") if root.has("expect") else None
        steps = root.tables("play", "play") if root.has("play") else []
        state = lay_out(self.file, self.game)
        if state is None or self.file.faults:
            return
        if self.watch is not None:
            self.watch(state, [])
        try:
            for step in steps:
                self.play(state, step)
            if expected is not None:
                self.expect(state, expected)
        except Stop:
            return

    def play(self, state: State, step: Table) -> None:
        """One entry of `play`: whose turn it is, what must or must not be legal, what is done, what holds."""
        if step.has("seat"):
            self.turn_to(state, step)
        legal = state.legal()
        if step.has("legal"):
            written = [write_click(self.game, state, code) for code in legal]
            expected = step.strings("legal")
            if sorted(written) != sorted(
                expected
            ):  # which clicks there are matters, not how they are numbered
                self.stop(step, "legal", f"legal is {written}, not {expected}")
        if step.has("offer"):
            self.check_offers(state, step, "offer", legal)
        if step.has("refuse"):
            self.check_offers(state, step, "refuse", legal)
        if step.has("do"):
            self.do(state, step)
        if step.has("expect"):
            self.expect(state, step.table("expect"))

    def turn_to(self, state: State, step: Table) -> None:
        """Deal at random what the file leaves out, until a seat decides; it must be the one named."""
        seat = step.value("seat")
        if seat != "dealer":
            while state.seat == DEALER:
                self.apply(state, int(random_click(state, self.choices, self.chance)))
        asked: object = {DEALER: "dealer", NOBODY: "nobody"}.get(int(state.seat), int(state.seat))
        if seat != asked:
            self.stop(step, "seat", f"seat {seat!r} is to play, but it is the turn of {asked!r}")

    def check_offers(self, state: State, step: Table, key: str, legal: list[int]) -> None:
        for at, text in enumerate(step.strings(key)):
            if key == "refuse" and self.has_no_name(state, text):
                continue
            offered = self.read(state, step, f"{key}.{at}", text) in legal
            if offered and key == "refuse":
                self.stop(step, f"{key}.{at}", f"{text!r} must be refused, but it is legal")
            if not offered and key == "offer":
                self.stop(step, f"{key}.{at}", f"{text!r} must be legal, but it is refused")

    def has_no_name(self, state: State, text: str) -> bool:
        """Whether a click is about something that only some positions have, and this one does not."""
        verb = self.game.verbs.by_name.get(text.split()[0])
        if verb is None or verb.noun not in self.game.fleeting:
            return False
        return text.split()[-1] not in state.names(verb.noun)

    def do(self, state: State, step: Table) -> None:
        decider = int(state.seat)
        for at, text in enumerate(step.strings("do")):
            if step.has("seat") and int(state.seat) != decider:
                self.stop(step, f"do.{at}", f"{text!r} comes when it is no longer seat {decider}'s turn")
            code = self.read(state, step, f"do.{at}", text)
            legal = state.legal()
            if code not in legal:
                offered = ", ".join([write_click(self.game, state, other) for other in legal])
                self.stop(step, f"do.{at}", f"{text!r} is not legal here; expected one of {offered}")
            self.apply(state, code)

    def apply(self, state: State, code: int) -> None:
        log = Log(self.game.events)
        state.apply(code, log)
        if self.watch is not None:
            self.watch(state, log.events)

    def read(self, state: State, step: Table, key: str, text: str) -> int:
        try:
            return read_click(self.game, state, text)
        except NotationError as error:
            self.stop(step, key, str(error))

    def expect(self, state: State, expected: Table) -> None:
        """Compare with the truth: a table must agree in the keys it names, everything else must be equal.

        But an empty table must be empty in truth, and the game's piles must be given in full.
        """
        truth = state.describe()
        for key in expected.names():
            if key not in truth:
                expected.fault(key, f"nothing called {key!r} can be expected{suggestion(key, list(truth))}")
                continue
            wanted, found = expected.value(key), truth[key]
            whole = not wanted or key in self.game.piles
            if isinstance(wanted, dict) and isinstance(found, dict) and not whole:
                found = {name: found.get(name) for name in wanted}
            if wanted != found:
                expected.fault(key, f"{key} is {found!r}, not {wanted!r}")
        if self.file.faults:
            raise Stop

    def stop(self, step: Table, key: str, message: str) -> NoReturn:
        step.fault(key, message)
        raise Stop
