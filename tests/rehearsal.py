"""Positions and random games for the laws of one game, ply by ply."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import parse
from periplus.kernel.events import Event, Log
from periplus.kernel.game import NOBODY, Game, State
from periplus.kernel.notation import read_click, write_click
from periplus.kernel.playout import random_click
from periplus.testing.tables import Options

P = TypeVar("P", bound=State)


class Step(Generic[P]):
    """One ply of a game: the position before and after it, who decided, the click, the facts it told."""

    def __init__(self, game: Game, before: P, after: P, code: int) -> None:
        self.before = before
        self.after = after
        self.seat = int(before.seat)
        self.verb = game.verbs.split(code)[0].name
        log = Log(game.events)
        after.apply(code, log)
        self.events: list[Event] = log.events
        self.facts = [(game.events[event.kind].name, event.values) for event in log.events]

    def told(self, name: str) -> list[list[int]]:
        """The facts of this name, each with its arguments."""
        return [values for fact, values in self.facts if fact == name]


class Rehearsal(Generic[P]):
    """A game whose positions are of this class."""

    def __init__(self, game: Game, position: type[P]) -> None:
        self.game = game
        self.position = position

    def of(self, state: State) -> P:
        assert isinstance(state, self.position)
        return state

    def start(self, seats: int, options: Options) -> P:
        """The position before the first decision."""
        return self.of(self.game.start(seats, options))

    def set_up(self, text: str, seats: int = 0, **options: object) -> P:
        """A position as a scenario describes it, for as few as can play unless said otherwise."""
        file = parse(text, "a law")
        state = self.of(self.game.set_up(seats or self.game.seats[0], options, file.root))
        file.finish()
        return state

    def voyage(self, seats: int, options: Options, seed: int) -> Iterator[Step[P]]:
        """A whole random game."""
        return self.voyage_from(self.start(seats, options), 1000 * seats + seed)

    def voyage_from(self, state: P, seed: int) -> Iterator[Step[P]]:
        """A random game from here to its end."""
        choices, chance = Choices(), Chance(seed)
        for _ in range(self.game.plies):
            if state.seat == NOBODY:
                return
            yield self.step(state, int(random_click(state, choices, chance)))
        raise AssertionError("the game does not end")

    def step(self, state: P, code: int) -> Step[P]:
        """Make this click."""
        return Step(self.game, self.of(state.clone()), state, code)

    def clicks(self, state: P) -> list[str]:
        return [write_click(self.game, state, code) for code in state.legal()]

    def play(self, state: P, *written: str) -> None:
        for text in written:
            assert text in self.clicks(state)
            state.apply(read_click(self.game, state, text))
