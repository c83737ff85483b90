"""What every game promises: a Game of static facts, and a State that is the whole truth."""

from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import Table
from periplus.kernel.errors import OptionError
from periplus.kernel.events import SILENT, EventKind, Log
from periplus.kernel.options import Option, complete
from periplus.kernel.seal import new_secret, sealed_draw, secret_from_seed
from periplus.kernel.verbs import Verbs

Code: TypeAlias = int  # a click: the base of its verb, plus its noun
Seat: TypeAlias = int  # 0, 1, 2 …, or one of these three:
DEALER: Final = -1  # the deck decides
NOBODY: Final = -2  # the game is over
SPECTATOR: Final = -3  # a viewer without a seat

View = dict[str, object]


class Result:
    """How a game ended: points and rank (1 is best) of each seat."""

    def __init__(self, scores: list[int], ranks: list[int]) -> None:
        self.scores = scores
        self.ranks = ranks

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, ranks={self.ranks})"

    def as_data(self) -> dict[str, list[int]]:
        return {"scores": self.scores, "ranks": self.ranks}

    def winners(self) -> list[Seat]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: the whole truth, in ints. `seat` decides next."""

    seat: i64

    def __init__(self) -> None:
        self.seat = NOBODY

    def __repr__(self) -> str:
        seats = getattr(self, "seats", None)
        return f"<{type(self).__name__}: {f'{seats} seats, ' if seats else ''}{whose_turn(int(self.seat))}>"

    def offer(self, out: Choices) -> None:
        """Fill `out` with the legal codes, ascending; at the dealer's plies with their weights."""
        raise NotImplementedError

    def apply(self, code: i64, log: Log = SILENT) -> None:
        """Make one legal decision. Legality is the caller's business: see `Voyage`."""
        raise NotImplementedError

    def clone(self) -> "State":
        raise NotImplementedError

    def view(self, viewer: i64) -> View:
        """What this seat, or a SPECTATOR, may know: plain JSON data."""
        raise NotImplementedError

    def contents(self) -> View:
        """What lies on the table from the start and never changes, for whoever draws it: plain JSON data."""
        raise NotImplementedError

    def picking(self) -> int:
        """Which selection a pick goes into (`Game.picks`), where a choice asks for more than one in turn."""
        return 0

    def standing(self) -> list[int]:
        """The points of each seat that everybody can count, at any moment."""
        raise NotImplementedError

    def guess(self, viewer: i64, chance: Chance) -> "State":
        """A random whole truth that agrees with everything this seat has seen since the start."""
        raise NotImplementedError

    def result(self) -> Result:
        raise NotImplementedError

    def pack(self) -> tuple[int, ...]:
        """The position as a tuple of ints: equal tuples, equal positions."""
        raise NotImplementedError

    def fill(self, packed: tuple[int, ...]) -> None:
        """Become the position that `pack` packed."""
        raise NotImplementedError

    def lay_out(self) -> None:
        """Put everything on an empty table, as before the first decision."""
        raise NotImplementedError

    def begin(self) -> None:
        """Skip what the options have decided already, such as the lot for the first player."""

    def arrange(self, scene: Table) -> None:
        """Make it the position a scenario describes; what it leaves out is filled in legally."""
        raise NotImplementedError

    def describe(self) -> dict[str, object]:
        """The whole truth in the words that `arrange` takes: what a scenario may expect."""
        raise NotImplementedError

    def names(self, noun: str) -> list[str]:
        """The written names of the nouns of one type, in order of their numbers."""
        raise NotImplementedError

    def legal(self) -> list[Code]:
        """The codes of all legal clicks, ascending; none when the game is over."""
        out = Choices()
        self.offer(out)
        return out.as_list()

    def weights(self) -> list[int]:
        """At the dealer's plies, how likely each legal code is."""
        out = Choices()
        self.offer(out)
        return out.weights_list()

    def deal(self, chance: Chance) -> None:
        """Let the dealer draw by weight, until a seat is to decide or the game is over."""
        from periplus.kernel.playout import random_click  # which needs this module

        choices = Choices()
        while self.seat == DEALER:
            self.apply(random_click(self, choices, chance))

    def play_on(self, chance: Chance, plies: int) -> None:
        """Play at random for so many plies, or to the end of the game."""
        from periplus.kernel.playout import play_out

        play_out(self, Choices(), chance, plies)


def whose_turn(seat: Seat) -> str:
    """Who is to decide, for a person who debugs."""
    if seat == NOBODY:
        return "over"
    return "the dealer draws" if seat == DEALER else f"seat {seat} decides"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The static facts of a game. `rules` rises whenever a stored code comes to mean something else."""

    name: str
    rules: int
    seats: tuple[int, int]
    usual: int = 0  # how many sit at a table when nobody says; 0 is as few as can play
    minutes: tuple[int, int]  # how long a game takes people
    plies: int  # under random play a game ends within this many decisions
    options: list[Option]
    presets: dict[str, dict[str, str]]  # editions: values of the first option that set others along with them
    data: list[str]  # options that are not words but data: a map, a board
    verbs: Verbs
    picks: tuple[str, ...] = ()  # verbs that add a thing to a selection, put together in any order
    fleeting: list[str]  # types of nouns that are numbered and named anew in every position
    piles: list[str]  # what `State.describe` lists in full: a scenario must expect all of it
    events: list[EventKind]
    chapters: dict[str, str]  # for each letter the numbers of its rule ids, as ranges: "1-9 10-18"

    def __repr__(self) -> str:
        low, high = self.seats
        return f"<Game {self.name}: {low} to {high} seats>"

    def complete(self, seats: int, given: dict[str, object]) -> dict[str, object]:
        """All options with their values, or an OptionError that says which is wrong and what is expected."""
        low, high = self.seats
        if not low <= seats <= high:
            raise OptionError(f"{self.name} is for {low} to {high} players, not {seats}")
        words = {name: value for name, value in given.items() if name not in self.data}
        chosen: dict[str, object] = dict(complete(self.options, self.presets, words, seats))
        for name in self.data:
            if given.get(name) is not None:
                chosen[name] = given[name]
        return chosen

    def inherit(self, rules: int, options: dict[str, object]) -> dict[str, object]:
        """The options with which a game that was begun under an earlier version of the rules goes on."""
        return options

    def bare(self, seats: int, options: dict[str, object]) -> State:
        """An empty table with these rules."""
        raise NotImplementedError

    def start(self, seats: int, options: dict[str, object]) -> State:
        """The position before the first decision."""
        state = self.bare(seats, options)
        state.lay_out()
        state.begin()
        return state

    def new(self, seats: int, seed: int | None = None, **options: object) -> State:
        """A game that has been dealt, ready for the first decision of a seat.

        The same seed deals the same cards, here, to `periplus.play` and to `periplus play --seed`.
        """
        secret = new_secret() if seed is None else secret_from_seed(seed)
        state = self.start(seats, options)
        ply = 0
        while state.seat == DEALER:
            state.apply(sealed_draw(secret, ply, state.legal(), state.weights()))
            ply += 1
        return state

    def unpack(self, seats: int, options: dict[str, object], packed: tuple[int, ...]) -> State:
        """The position that `State.pack` packed."""
        state = self.bare(seats, options)
        state.fill(packed)
        return state

    def set_up(self, seats: int, options: dict[str, object], scene: Table) -> State:
        """The position a scenario describes."""
        state = self.bare(seats, options)
        state.lay_out()
        state.arrange(scene)
        return state

    def unfold(self, kind: str, value: int) -> "int | list[int]":
        """An argument of a fact for a reader that does not know how sets are packed: a set as a list."""
        return value

    def revealing(self, options: dict[str, object]) -> list[str]:
        """The facts that show something hidden: from there on, two truths that looked alike may differ."""
        return []

    def vague(self) -> list[str]:
        """The facts that tell less than everybody can see: alike in words, they may be told of two things."""
        return []

    def rule_ids(self) -> list[str]:
        ids: list[str] = []
        for prefix, ranges in self.chapters.items():
            for span in ranges.split():
                first, last = span.split("-")
                ids += [f"{prefix}-{number:0{len(first)}}" for number in range(int(first), int(last) + 1)]
        return ids
