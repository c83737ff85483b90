"""Puzzles: positions in which one choice is clearly best, though not obvious. What they are, and their files.

A puzzle keeps the decisions that lead to it, so that it can be replayed. Whoever solves it is shown what its
seat knew, and nothing else.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from periplus.games import KITS, game_named
from periplus.kernel.errors import PeriplusError
from periplus.kernel.game import Code, State
from periplus.kernel.reasons import Reason
from periplus.kernel.voyage import Voyage

FILE: Final = "puzzles.jsonl"
PLAYERS: Final = "captain"  # who played the games that puzzles are from
STAGES: Final = ("opening", "middle", "ending")  # thirds of the game it was taken from


class Puzzle(NamedTuple):
    """A position, given by how it came about, and what was found there.

    `best` is the first click of the best choice and `line` all of them; `other` is the next best one's, and
    `tempting` the helmsman's. The best wins with this `chance`, `gap` more than the other; the `margin` is
    how far that may be off, with a probability of 95 %.
    """

    id: str  # the number of its game, and the ply
    game: str
    rules: int
    seats: int
    options: dict[str, object]
    length: int  # decisions of the whole game
    decisions: list[Code]
    best: Code
    line: list[Code]
    other: Code
    tempting: Code
    chance: float
    gap: float
    margin: float
    reason: Reason

    @property
    def number(self) -> int:
        """Of the game that it was found in."""
        return int(self.id.partition("-")[0])

    @property
    def ply(self) -> int:
        return len(self.decisions)

    def voyage(self) -> Voyage:
        """The game up to here, as it really was."""
        game = game_named(self.game)
        voyage = Voyage(game, [PLAYERS] * self.seats, game.inherit(self.rules, self.options))
        for code in self.decisions:
            voyage.click(code)
        return voyage


class Theme(NamedTuple):
    """What puzzles have in common: a `kind` of fact about the position, and which."""

    kind: str
    name: str

    def __str__(self) -> str:
        return f"{self.kind}-{self.name}"


def themes_of(puzzle: Puzzle, state: State) -> list[Theme]:
    """By what is to be clicked, by how far the game is, and by how the seat stands."""
    verb, _ = game_named(puzzle.game).verbs.split(puzzle.best)
    stage = STAGES[min(len(STAGES) * puzzle.ply // puzzle.length, len(STAGES) - 1)]
    return [
        Theme("verb", verb.name),
        Theme("stage", stage),
        Theme("standing", standing(state)),
        Theme("seats", str(puzzle.seats)),
    ]


def standing(state: State) -> str:
    """Whether the seat that decides leads, by the points that all can count."""
    points, seat = state.standing(), int(state.seat)
    most = max(number for other, number in enumerate(points) if other != seat)
    if points[seat] == most:
        return "level"
    return "ahead" if points[seat] > most else "behind"


# ---- files ----


def path_of(game: str) -> Path:
    """Where the puzzles of a game are."""
    return KITS[game].folder / FILE


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game; none if it has no such file."""
    path = path_of(game)
    return tuple(read_puzzles(path)) if path.exists() else ()


def read_puzzles(path: Path) -> list[Puzzle]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [read_puzzle(line, f"{path}:{number}") for number, line in enumerate(lines, 1)]


def read_puzzle(line: str, where: str) -> Puzzle:
    try:
        return from_data(json.loads(line))
    except (ValueError, TypeError, KeyError) as error:
        raise PeriplusError(f"{where}: not a puzzle: {error}") from None


def write_puzzles(path: Path, puzzles: list[Puzzle]) -> None:
    text = "".join(json.dumps(as_data(puzzle), separators=(",", ":")) + "\n" for puzzle in puzzles)
    draft = path.with_name(path.name + ".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def as_data(puzzle: Puzzle) -> dict[str, Any]:
    return {**puzzle._asdict(), "reason": list(puzzle.reason)}


def from_data(data: dict[str, Any]) -> Puzzle:
    name, clue, subject, other = data["reason"]
    reason = Reason(name, tuple((variable, kind, number) for variable, kind, number in clue), subject, other)
    return Puzzle(**{**data, "reason": reason})
