"""What an answer to “why can't I …?” claims of its position, for the tests of their truth."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

import periplus
from periplus.games import GAMES
from periplus.kernel.game import Game, State
from periplus.server.worded import lit
from periplus.text.telling import Teller
from periplus.text.words import NOTHING, Value, Words, filled
from tests.telling import SEATS, Options, random_game

P = TypeVar("P", bound=State)


class Reasons(Words):
    """Words that note the reason they were last asked for."""

    id = ""
    args: dict[str, Value]

    def fill(self, id: str, args: Mapping[str, Value], rest: Mapping[str, Value] = NOTHING) -> str:
        if id.startswith("why-"):
            self.id, self.args = id, {name: filled(value) for name, value in {**rest, **args}.items()}
        return super().fill(id, args, rest)


@dataclass(frozen=True)
class Answer(Generic[P]):
    """A reason why the deciding seat cannot click on a thing, and the whole truth it is to be true of."""

    s: P
    kind: str
    number: int
    id: str
    args: dict[str, Value]
    verbs: set[str]  # of the clicks that are open

    @property
    def me(self) -> int:
        return int(self.s.seat)

    def __str__(self) -> str:
        return f"{self.kind} {self.number}: {self.id}, of {sorted(self.verbs)}"


Claims = dict[str, Callable[[Answer[P]], bool]]


def answers(
    game: Game, of: type[P], seats: int, options: Options, states: Iterator[State]
) -> Iterator[Answer[P]]:
    """Every reason that somebody gets in these positions, one for each thing that is not lit."""
    words = Reasons("en", game.name)
    teller = Teller(game, game.start(seats, options), SEATS[:seats], words)
    things = [(kind, number) for kind, many in teller.things().items() for number in range(many)]
    for state in states:
        assert isinstance(state, of)
        view, clicks = state.view(state.seat), lit(game, state)
        verbs = set(game.verbs.grouped(clicks))
        for kind, number in things:
            words.id = ""
            if teller.why_not(kind, number, view, clicks) is not None:
                yield Answer(state, kind, number, words.id, words.args, verbs)


def of_random_games(
    game: Game, seats: int, options: Options, seed: int, plies: int, every: int
) -> Iterator[State]:
    """Some positions of a random game in which somebody decides, two in a row: choices in the making, too."""
    for ply, (state, _) in enumerate(random_game(game, seats, options, seed, plies)):
        if state.seat >= 0 and ply % every in (0, 1):
            yield state


def of_helmsmen(game: Game, seats: int, options: Options, seed: int, every: int) -> Iterator[State]:
    """The same of a game between helmsmen."""
    voyage = periplus.play(game, ["helmsman"] * seats, seed=seed, **options)
    state = voyage.beginning.clone()
    for ply, code in enumerate(voyage.decisions):
        if state.seat >= 0 and ply % every in (0, 1):
            yield state
        state.apply(code)


def named(game: str, answer: Answer[P], noun: str, number: int) -> str:
    """The name of a thing as the answers tell it."""
    teller = Teller(GAMES[game], answer.s, SEATS[: len(answer.s.standing())], Words("en", game))
    return teller.noun(noun, number)
